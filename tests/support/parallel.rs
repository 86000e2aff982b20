//! Many independent cases on all cores.

use std::sync::atomic::{AtomicUsize, Ordering};

use super::everything_is_tried;

/// Runs the cases 0 to `count - 1`; a case that panics fails the whole.
pub fn for_each(count: usize, case: impl Fn(usize) + Sync) {
    for_one_in(1, count, case);
}

/// The same; but where time is saved, one case in so many.
pub fn for_part(one_in: usize, count: usize, case: impl Fn(usize) + Sync) {
    for_one_in(if everything_is_tried() { 1 } else { one_in }, count, case);
}

fn for_one_in(step: usize, count: usize, case: impl Fn(usize) + Sync) {
    let next = AtomicUsize::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let numbers = std::iter::repeat_with(|| next.fetch_add(step, Ordering::Relaxed));
                numbers.take_while(|&number| number < count).for_each(&case);
            });
        }
    });
}
