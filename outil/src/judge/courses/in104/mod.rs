//! IN104's sheets.

mod attacked;
mod bits;
mod board_text;
mod evaluation;
mod execute;
mod fen;
mod generate;
mod known;
mod lists;
mod masks;
mod moves;
mod negamax;
mod perft;
mod position_line;
mod positions;
mod presence;
mod printed;
mod research;
mod scene;
#[cfg(test)]
mod sides;
mod sliding;
mod state;
mod task;
mod tree;
mod uci;
mod words;

use super::Examiner;
use attacked::Attacked;
use bits::Bits;
use board_text::PrintBoard;
use echecs::rules::Role;
use evaluation::Eval;
use execute::Execute;
use fen::ParseFen;
use generate::Generate;
use lists::Lists;
use masks::{Columns, Generator};
use negamax::Negamax;
use perft::Perft;
use position_line::ParsePosition;
use presence::Presence;
use research::Research;
use sliding::Sliding;
use task::{Judged, Task};
use uci::MainUci;

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
        judged(Lists::Add),
        judged(Lists::PrintOne),
        judged(Lists::PrintAll),
        judged(Attacked),
        judged(Generate),
        judged(Execute),
        judged(Perft::Count),
        judged(Perft::Print),
        judged(Perft::Divide),
        judged(Eval),
        judged(Negamax),
        judged(Research),
        judged(ParsePosition),
        judged(MainUci),
    ]
}

fn judged<T: Task + 'static>(task: T) -> Box<dyn Examiner> {
    Box::new(Judged(task))
}
