//! `go …`

use std::time::Duration;

use crate::rules::{Color, Position};
use crate::search::{Clock, Limits};

/// What the words after `go` ask for.
#[derive(Debug, PartialEq, Eq)]
pub struct Order {
    pub limits: Limits,
    /// Whether the answer is to come only after `stop`.
    pub infinite: bool,
}

/// Reads an order for a position. Words without sense are skipped, and numbers
/// brought within bounds; without any limit the search has no end.
pub fn read<'a>(
    words: impl Iterator<Item = &'a str>,
    position: &Position,
    overhead: Duration,
) -> Order {
    let mut words = words.peekable();
    let mut limits = Limits::default();
    let mut infinite = false;
    let mut times = Times::default();
    while let Some(word) = words.next() {
        match word {
            "infinite" => infinite = true,
            "searchmoves" => {
                while let Some(mv) = words.peek().and_then(|word| position.parse_uci(word).ok()) {
                    limits.search_moves.push(mv);
                    words.next();
                }
            }
            _ => {
                let Some(number) = words.peek().and_then(|word| number(word)) else { continue };
                let known = match word {
                    "depth" => set(&mut limits.depth, to_u32(number)),
                    "nodes" => set(&mut limits.nodes, number),
                    "mate" => set(&mut limits.mate, to_u32(number)),
                    "movetime" => set(&mut limits.move_time, Duration::from_millis(number)),
                    _ => times.read(word, number),
                };
                if known {
                    words.next();
                }
            }
        }
    }
    limits.clock = times.clock(position.turn(), overhead);
    infinite |= Limits { search_moves: Vec::new(), ..limits.clone() } == Limits::default();
    if infinite {
        limits = Limits { search_moves: limits.search_moves, ..Limits::default() };
    }
    Order { limits, infinite }
}

/// The clocks of both sides, in milliseconds.
#[derive(Default)]
struct Times {
    remaining: [Option<u64>; 2],
    increment: [Option<u64>; 2],
    moves_to_go: Option<u32>,
}

impl Times {
    /// Takes a number if the word before it is about clocks.
    fn read(&mut self, word: &str, number: u64) -> bool {
        let (white, black) = (Color::White.index(), Color::Black.index());
        match word {
            "wtime" => set(&mut self.remaining[white], number),
            "btime" => set(&mut self.remaining[black], number),
            "winc" => set(&mut self.increment[white], number),
            "binc" => set(&mut self.increment[black], number),
            "movestogo" => set(&mut self.moves_to_go, to_u32(number)),
            _ => false,
        }
    }

    fn clock(&self, turn: Color, overhead: Duration) -> Option<Clock> {
        let remaining = self.remaining[turn.index()]?;
        Some(Clock {
            remaining: Duration::from_millis(remaining),
            increment: Duration::from_millis(self.increment[turn.index()].unwrap_or(0)),
            moves_to_go: self.moves_to_go.filter(|&moves| moves > 0),
            overhead,
        })
    }
}

fn set<T>(place: &mut Option<T>, value: T) -> bool {
    *place = Some(value);
    true
}

/// A whole number, brought within bounds: a clock that has run out shows less
/// than nothing.
pub fn number(word: &str) -> Option<u64> {
    let (negative, digits) = match word.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, word.strip_prefix('+').unwrap_or(word)),
    };
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    Some(if negative { 0 } else { digits.parse().unwrap_or(u64::MAX) })
}

fn to_u32(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(line: &str) -> Order {
        read(line.split_whitespace(), &Position::default(), Clock::DEFAULT_OVERHEAD)
    }

    #[test]
    fn the_clock_is_that_of_the_side_to_move() {
        let clock = order("wtime 5000 btime 7 winc 30 binc 8 movestogo 12").limits.clock;
        let expected = Clock {
            remaining: Duration::from_secs(5),
            increment: Duration::from_millis(30),
            moves_to_go: Some(12),
            overhead: Clock::DEFAULT_OVERHEAD,
        };
        assert_eq!(clock, Some(expected));
        assert!(order("btime 5000").infinite, "no clock is known");
    }

    #[test]
    fn numbers_are_brought_within_bounds() {
        assert_eq!(order("depth 99999999999999999999999").limits.depth, Some(u32::MAX));
        assert_eq!(order("nodes 99999999999999999999999").limits.nodes, Some(u64::MAX));
        assert_eq!(order("movetime -1").limits.move_time, Some(Duration::ZERO));
        assert_eq!(
            order("wtime -250").limits.clock.map(|clock| clock.remaining),
            Some(Duration::ZERO)
        );
        assert_eq!(number("--1"), None);
        assert_eq!(number("1e3"), None);
    }

    #[test]
    fn nonsense_is_skipped() {
        assert_eq!(order("depth depth 3 foo 7 nodes x"), order("depth 3"));
        assert!(order("").infinite);
        assert!(order("searchmoves e2e4 d2d4").infinite);
        assert_eq!(order("infinite depth 3"), order("infinite"));
        let moves = order("searchmoves e2e4 d2d4 e2e5 depth 2").limits;
        assert_eq!((moves.search_moves.len(), moves.depth), (2, Some(2)));
    }
}
