//! How much less is looked at moves that come late.

use std::sync::LazyLock;

const SIZE: usize = 64;

/// By depth and number of the move: how many plies less it is searched.
static REDUCTIONS: LazyLock<[[u8; SIZE]; SIZE]> = LazyLock::new(|| {
    std::array::from_fn(|depth| {
        std::array::from_fn(|count| {
            let [depth, count] = [depth, count].map(|n| (n.max(1) as f64).ln());
            (0.6 + depth * count / 2.2) as u8
        })
    })
});

pub fn reduction(depth: i32, count: usize) -> i32 {
    let depth = usize::try_from(depth).unwrap_or(0).min(SIZE - 1);
    i32::from(REDUCTIONS[depth][count.min(SIZE - 1)])
}

/// How many quiet moves are looked at this near to the end of a line.
pub fn late_move_count(depth: i32, improving: bool) -> usize {
    if depth > 8 {
        return usize::MAX;
    }
    let count = 3 + depth * depth;
    usize::try_from(if improving { count } else { count / 2 }).unwrap_or(0)
}
