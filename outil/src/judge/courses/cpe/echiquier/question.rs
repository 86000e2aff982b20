//! A board: what the functions of `echiquier.h` are asked.

use std::rc::Rc;

use echecs::rules::{Bitboard, Color, Piece, Role, Square};

use super::super::board::{SLOTS, Sets, Slot};
use super::super::lines;
use super::super::making::{OTHERS, stand};
use crate::judge::exercise::{Drawing, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Argument, Buffer, Call, Case};

#[derive(Clone)]
pub struct BoardQuestion {
    pub sets: Rc<Sets>,
}

impl BoardQuestion {
    pub fn case(&self, function: u16) -> Case {
        let buffers = vec![Buffer::holding(self.sets.bytes())];
        let arguments = vec![Argument::Address(0, 0)];
        Case { buffers, calls: vec![Call { function, arguments }], ..Case::default() }
    }

    pub fn size(&self) -> usize {
        self.sets.sets.iter().flatten().filter(|slot| slot.is_valid()).count()
    }

    /// The same without a piece; kings stay.
    pub fn smaller(&self) -> Vec<BoardQuestion> {
        smaller(&self.sets).into_iter().map(|sets| BoardQuestion { sets: Rc::new(sets) }).collect()
    }

    /// `printed` is what becomes of the call in the program.
    pub fn shown(&self, name: &str, printed: impl Fn(&str) -> Vec<String>) -> Shown {
        let call = format!("{name}(&e)");
        let mut program = vec!["echiquier e;".to_owned(), String::new()];
        program.extend(lines::board(&self.sets));
        program.extend(printed(&call));
        let drawing =
            Drawing { board: self.sets.board(), last_move: None, marked: Bitboard::EMPTY };
        Shown { drawing: Some(drawing), moves: Vec::new(), call, program }
    }
}

/// Boards with one piece less, those behind it moving up; kings stay.
pub fn smaller(sets: &Sets) -> Vec<Sets> {
    let mut all = Vec::new();
    for side in 0..2 {
        for (place, slot) in sets.sets[side].iter().enumerate() {
            if slot.is_valid() && slot.role() != Some(Role::King) {
                let mut sets = sets.clone();
                sets.sets[side].copy_within(place + 1.., place);
                sets.sets[side][SLOTS - 1] = Slot::FREE;
                all.push(sets);
            }
        }
    }
    all
}

/// A board that is well formed, with its pieces anywhere and in any order: who is in check does not
/// matter. One side in four has all its pieces.
pub fn any(random: &mut Random) -> Sets {
    let mut squares: Vec<Square> = Square::all().collect();
    random.shuffle(&mut squares);
    let mut set = |color: Color| {
        let mut roles = OTHERS;
        random.shuffle(&mut roles);
        let count = if random.percent(25) { SLOTS - 1 } else { random.below(SLOTS) };
        let roles = [Role::King].into_iter().chain(roles).take(count + 1);
        let mut pieces: Vec<Slot> =
            roles.filter_map(|role| stand(Piece { color, role }, &mut squares)).collect();
        random.shuffle(&mut pieces);
        std::array::from_fn(|place| pieces.get(place).copied().unwrap_or(Slot::FREE))
    };
    let sets = [set(Color::White), set(Color::Black)];
    Sets { sets, turn: random.below(2) as i32 }
}
