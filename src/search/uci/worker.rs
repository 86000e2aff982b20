//! The thread of a search.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use super::{Output, lines};
use crate::rules::Game;
use crate::search::{Limits, Table, search};

/// Everything that a search needs.
pub struct Task {
    pub game: Game,
    pub limits: Limits,
    /// Whether the answer is kept back until it is asked for.
    pub waits_for_stop: bool,
    pub table: Arc<Mutex<Table>>,
    pub output: Output,
}

/// A search in its thread, whether or not it has ended.
pub struct Worker {
    stop: Arc<AtomicBool>,
    answered: Arc<AtomicBool>,
    /// Whether only a stop ends it for sure.
    is_endless: bool,
    thread: JoinHandle<()>,
}

impl Worker {
    /// Starts a search in a thread with so many bytes of stack.
    pub fn start(task: Task, stack_size: usize) -> io::Result<Worker> {
        let stop = Arc::new(AtomicBool::new(false));
        let answered = Arc::new(AtomicBool::new(false));
        let is_endless = task.waits_for_stop || !task.limits.is_finite();
        let flags = (Arc::clone(&stop), Arc::clone(&answered));
        let thread = thread::Builder::new()
            .name("search".to_owned())
            .stack_size(stack_size)
            .spawn(move || task.run(&flags.0, &flags.1))?;
        Ok(Worker { stop, answered, is_endless, thread })
    }

    pub fn is_searching(&self) -> bool {
        !self.answered.load(Ordering::Acquire) && !self.thread.is_finished()
    }

    /// Ends the search, and returns when its answer is out.
    pub fn stop(self) {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.thread().unpark();
        self.join();
    }

    /// Waits for the search to end, unless it would not without a stop.
    pub fn finish(self) {
        if self.is_endless { self.stop() } else { self.join() }
    }

    fn join(self) {
        // A thread that panicked has nothing more to say.
        let _ = self.thread.join();
    }
}

/// Enough stack for the deepest line, also without optimisation.
pub const STACK_SIZE: usize = 8 << 20;

impl Task {
    fn run(self, stop: &AtomicBool, answered: &AtomicBool) {
        let best = {
            let mut table = lock(&self.table);
            search(&self.game, &self.limits, &mut table, stop, |info| {
                (self.output)(&lines::info(info));
            })
        };
        while self.waits_for_stop && !stop.load(Ordering::Relaxed) {
            thread::park();
        }
        // Who reads the answer may send the next command at once.
        answered.store(true, Ordering::Release);
        if best.mv.is_none() {
            (self.output)(&lines::no_move(best.score));
        }
        (self.output)(&lines::best_move(&best));
    }
}

/// The table, whatever happened to the search that used it: any content is
/// good.
pub fn lock(table: &Mutex<Table>) -> MutexGuard<'_, Table> {
    table.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An output that two threads may call without mixing their lines.
pub fn one_line_at_a_time(output: impl Fn(&str) + Send + Sync + 'static) -> Output {
    let turn = Mutex::new(());
    Arc::new(move |line| {
        let _turn = turn.lock().unwrap_or_else(PoisonError::into_inner);
        output(line);
    })
}
