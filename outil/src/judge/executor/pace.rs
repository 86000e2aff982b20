//! How long a program may take for a case.
//!
//! A function that never ends costs its whole time twice: as often as it takes to have seen enough of
//! it. From then on less is enough to tell, where all that is left is to find a smaller case: right
//! answers take a small part of it. It is counted in processor time, and in time asleep, so that a
//! busy machine fails nobody.

use std::io;
use std::process::Child;
use std::time::{Duration, Instant};

use crate::judge::boite;

/// What takes so many times longer than the slowest answer will not come.
const FACTOR: u32 = 300;
/// However quick the answers are, the system itself may take so long.
const FLOOR: Duration = Duration::from_millis(100);
/// How often somebody looks.
pub const STEP: Duration = Duration::from_millis(20);
/// How many times its own time a program may be kept waiting for the processor.
const PATIENCE: u32 = 60;

/// What is known of the answers to one exercise.
#[derive(Clone, Copy)]
pub struct Pace {
    limit: Duration,
    slowest: Duration,
    late: usize,
    has_answered: bool,
    has_relented: bool,
}

/// So many late answers have had the whole time.
const WHOLE: usize = 2;

impl Pace {
    pub fn new(limit: Duration) -> Pace {
        Pace { limit, slowest: Duration::ZERO, late: 0, has_answered: false, has_relented: false }
    }

    /// The time of the next case.
    pub fn limit(&self) -> Duration {
        if self.late < WHOLE {
            return self.limit;
        }
        (self.slowest * FACTOR).max(FLOOR).min(self.limit)
    }

    pub fn slowest(&self) -> Duration {
        self.slowest
    }

    /// A case may take so long.
    pub fn may_take(&mut self, time: Duration) {
        self.slowest = self.slowest.max(time);
    }

    /// A case has taken so long.
    pub fn answered(&mut self, time: Duration) {
        self.has_answered = true;
        self.may_take(time);
    }

    pub fn late(&mut self) {
        self.late += 1;
    }

    /// The next late answer has the whole time once more; but who has never answered, even so, is not
    /// slow.
    pub fn relent(&mut self) {
        if self.has_answered || !self.has_relented {
            self.late = self.late.min(WHOLE - 1);
        }
        self.has_relented = true;
    }
}

/// The time of one case, as it passes.
pub struct Watch<'a> {
    child: &'a Child,
    limit: Duration,
    start: Instant,
    before: Duration,
    seen: Duration,
    asleep: Duration,
}

impl<'a> Watch<'a> {
    pub fn new(child: &'a Child, limit: Duration) -> Watch<'a> {
        let before = boite::cpu_time(child).unwrap_or_default();
        let (start, asleep) = (Instant::now(), Duration::ZERO);
        Watch { child, limit, start, before, seen: before, asleep }
    }

    /// The processor time since its beginning.
    pub fn spent(&self) -> Duration {
        boite::cpu_time(self.child).unwrap_or_default().saturating_sub(self.before)
    }

    /// Whether the time is over, after one more step.
    pub fn is_over(&mut self) -> io::Result<bool> {
        let Ok(now) = boite::cpu_time(self.child) else {
            // Nothing is known but the time that has passed.
            return Ok(self.start.elapsed() >= self.limit * PATIENCE / 6);
        };
        let is_idle = now.saturating_sub(self.seen) < STEP / 10;
        self.seen = now;
        if is_idle && boite::is_asleep(self.child)? {
            self.asleep += STEP;
        }
        let spent = now.saturating_sub(self.before);
        Ok((spent + self.asleep) >= self.limit || self.start.elapsed() >= self.limit * PATIENCE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_two_late_answers_less_time_is_enough() {
        let whole = Duration::from_secs(2);
        let mut pace = Pace::new(whole);
        pace.answered(Duration::from_micros(40));
        assert_eq!(pace.limit(), whole);
        pace.late();
        assert_eq!(pace.limit(), whole);
        pace.late();
        assert_eq!(pace.limit(), FLOOR);
        pace.relent();
        assert_eq!(pace.limit(), whole);
        pace.late();
        pace.relent();
        assert_eq!(pace.limit(), whole);
        pace.late();
        pace.answered(Duration::from_micros(700));
        assert_eq!(pace.limit(), Duration::from_millis(210));
        pace.answered(Duration::from_millis(50));
        assert_eq!(pace.limit(), whole);
    }

    #[test]
    fn who_never_answers_has_the_whole_time_once_more_and_no_more() {
        let whole = Duration::from_secs(2);
        let mut pace = Pace::new(whole);
        pace.may_take(Duration::from_micros(40));
        pace.late();
        pace.late();
        pace.relent();
        assert_eq!(pace.limit(), whole);
        pace.late();
        pace.relent();
        assert_eq!(pace.limit(), FLOOR);
    }
}
