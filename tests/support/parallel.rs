//! Many independent cases on all cores.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Runs the cases 0 to `count - 1`; a case that panics fails the whole.
pub fn for_each(count: usize, case: impl Fn(usize) + Sync) {
    let next = AtomicUsize::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
                numbers.take_while(|&number| number < count).for_each(&case);
            });
        }
    });
}
