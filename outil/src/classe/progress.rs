//! How far a class is: a bar with the time left on a terminal, lines elsewhere.

use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

use super::record::Line;
use super::state::State;
use crate::judge::report::french;

pub struct Progress {
    bar: Option<ProgressBar>,
    count: usize,
    done: usize,
    /// The points that a copy can have.
    out_of: f64,
}

impl Progress {
    pub fn new(count: usize, out_of: f64) -> Progress {
        let bar = io::stderr().is_terminal().then(|| bar(count));
        Progress { bar, count, done: 0, out_of }
    }

    /// A copy has its result; it is known from an earlier run, or was judged now.
    pub fn tell(&mut self, line: &Line, is_known: bool) {
        self.done += 1;
        let result = match (line.state, line.points) {
            (State::Judged, Some(points)) => {
                format!("{} sur {}", french::number(points), french::number(self.out_of))
            }
            (state, _) => state.name().to_owned(),
        };
        match &self.bar {
            Some(bar) => {
                bar.set_message(format!("{} : {result}", line.name));
                if is_known { bar.set_length(bar.length().unwrap_or(1) - 1) } else { bar.inc(1) }
            }
            None => {
                let before = if is_known { " (déjà jugée)" } else { "" };
                let (done, count) = (self.done, self.count);
                // A reader who has gone away misses nothing.
                let _ = writeln!(io::stderr(), "{done}/{count} {} : {result}{before}", line.name);
            }
        }
    }

    pub fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn bar(count: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {reste} {wide_msg}")
        .unwrap_or_else(|_| ProgressStyle::default_bar())
        .with_key("reste", |state: &ProgressState, out: &mut dyn std::fmt::Write| {
            // Nothing is known before some copies are done.
            let text = if state.pos() < 2 { String::new() } else { left(state.eta()) };
            let _ = write!(out, "{text:<22}");
        });
    let bar = ProgressBar::with_draw_target(Some(count as u64), ProgressDrawTarget::stderr());
    bar.set_style(style);
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}

/// The time left, in words.
fn left(time: Duration) -> String {
    format!("encore {}", duration(time))
}

/// A time for a person.
pub fn duration(time: Duration) -> String {
    let mut text = String::new();
    let seconds = time.as_secs();
    let _ = match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => write!(text, "{seconds} s"),
        (0, minutes, seconds) => write!(text, "{minutes} min {seconds:02} s"),
        (hours, minutes, _) => write!(text, "{hours} h {minutes:02} min"),
    };
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_in_words() {
        for (seconds, expected) in [
            (0, "0 s"),
            (59, "59 s"),
            (60, "1 min 00 s"),
            (3599, "59 min 59 s"),
            (3600, "1 h 00 min"),
        ] {
            assert_eq!(duration(Duration::from_secs(seconds)), expected);
        }
    }
}
