//! IN104's sheets.

mod bits;
mod board_text;
mod fen;
mod masks;
mod positions;
mod presence;
mod printed;
mod scene;
mod sliding;
mod state;
mod task;
mod words;

use super::Examiner;
use bits::Bits;
use board_text::PrintBoard;
use echecs::rules::Role;
use fen::ParseFen;
use masks::{Columns, Generator};
use presence::Presence;
use sliding::Sliding;
use task::{Judged, Task};

pub fn exercises() -> Vec<Box<dyn Examiner>> {
    vec![
        judged(Bits::Print),
        judged(Bits::Count),
        judged(Bits::First),
        judged(Presence),
        judged(ParseFen),
        judged(PrintBoard),
        judged(Columns),
        judged(Generator::Pawns),
        judged(Generator::Knights),
        judged(Generator::Kings),
        judged(Generator::All),
        judged(Sliding(Role::Bishop)),
        judged(Sliding(Role::Rook)),
        judged(Sliding(Role::Queen)),
    ]
}

fn judged<T: Task + 'static>(task: T) -> Box<dyn Examiner> {
    Box::new(Judged(task))
}
