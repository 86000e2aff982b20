//! What is left of the limits while a search runs.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::limits::Allotment;
use super::{Limits, MAX_PLY};

/// How many positions are looked at between two looks at the clock and at the
/// stop flag: less than a millisecond's worth.
const NODES_BETWEEN_LOOKS: u64 = 512;

pub struct Budget<'a> {
    stop: &'a AtomicBool,
    start: Instant,
    nodes: u64,
    soft: Duration,
    hard: Duration,
    pub depth: usize,
}

impl<'a> Budget<'a> {
    pub fn new(limits: &Limits, stop: &'a AtomicBool) -> Budget<'a> {
        let soft = limits.clock.as_ref().map(|clock| Allotment::for_clock(clock).soft);
        let depth = limits.depth.and_then(|depth| usize::try_from(depth).ok());
        Budget {
            stop,
            start: Instant::now(),
            nodes: limits.nodes.unwrap_or(u64::MAX),
            soft: soft.unwrap_or(Duration::MAX),
            hard: limits.time().unwrap_or(Duration::MAX),
            depth: depth.unwrap_or(MAX_PLY).clamp(1, MAX_PLY - 1),
        }
    }

    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Whether the search must end now.
    #[inline]
    pub fn is_spent(&self, nodes: u64) -> bool {
        nodes >= self.nodes
            || nodes.is_multiple_of(NODES_BETWEEN_LOOKS)
                && (self.stop.load(Ordering::Relaxed) || self.elapsed() >= self.hard)
    }

    /// Whether another iteration is not worth its time. `percent` says how
    /// much of the usual time this position deserves.
    pub fn is_enough(&self, percent: u32) -> bool {
        let soft = self.soft.checked_mul(percent).map_or(Duration::MAX, |time| time / 100);
        self.elapsed() >= soft
    }

    /// Whether the search watches a clock, on which time not spent is kept.
    pub fn saves_time(&self) -> bool {
        self.soft != Duration::MAX
    }
}
