//! IN104's sheets.

mod bits;
mod positions;
mod printed;
mod state;
mod task;
mod words;

use super::Examiner;
use bits::Bits;
use task::{Judged, Task};

pub fn exercises() -> Vec<Box<dyn Examiner>> {
    vec![judged(Bits::Print), judged(Bits::Count), judged(Bits::First)]
}

fn judged<T: Task + 'static>(task: T) -> Box<dyn Examiner> {
    Box::new(Judged(task))
}
