//! How much less is looked at moves that come late.

const SIZE: usize = 64;

/// By depth and number of the move: how many plies less it is searched.
static REDUCTIONS: [[u8; SIZE]; SIZE] = reductions();

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

const fn reductions() -> [[u8; SIZE]; SIZE] {
    let logarithms = logarithms();
    let mut table = [[0; SIZE]; SIZE];
    let mut depth = 0;
    while depth < SIZE {
        let mut count = 0;
        while count < SIZE {
            table[depth][count] = (0.6 + logarithms[depth] * logarithms[count] / 2.2) as u8;
            count += 1;
        }
        depth += 1;
    }
    table
}

/// The natural logarithm of each number, and 0 for 0. C's own would be whatever the program calls `log`,
/// and students like that name.
const fn logarithms() -> [f64; SIZE] {
    let mut table = [0.0; SIZE];
    let mut number = 2;
    while number < SIZE {
        // ln n - ln (n - 1) = 2 artanh (1 / (2n - 1)), as a series.
        let x = 1.0 / (2 * number - 1) as f64;
        let (mut power, mut sum, mut odd) = (x, 0.0, 1);
        while power > f64::EPSILON * x {
            sum += power / odd as f64;
            power *= x * x;
            odd += 2;
        }
        table[number] = table[number - 1] + 2.0 * sum;
        number += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_those_of_the_system() {
        for (number, logarithm) in logarithms().into_iter().enumerate().skip(1) {
            let expected = (number as f64).ln();
            assert!((logarithm - expected).abs() < 1e-13, "{number}: {logarithm}, {expected}");
        }
    }
}
