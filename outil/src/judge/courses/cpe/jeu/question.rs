//! A set of pieces and a square: what the functions of `jeu.h` are asked.

use std::rc::Rc;

use echecs::rules::{Bitboard, Board, Color, Piece, Role, Square};

use super::super::board::{SET_BYTES, SLOTS, Slot, read_set, set_bytes};
use super::super::lines;
use super::super::making::{OTHERS, stand};
use crate::judge::exercise::{Drawing, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Buffer, Call, Case};

#[derive(Clone)]
pub struct SetQuestion {
    pub set: Rc<[Slot; SLOTS]>,
    /// What is asked of the functions that are about a square.
    pub square: Option<Square>,
    /// It is the white set of a board, and a black piece follows in memory.
    pub is_in_a_board: bool,
}

impl SetQuestion {
    pub fn case(&self, function: u16) -> Case {
        let mut arguments = vec![Argument::Address(0, 0)];
        arguments.extend(self.coordinates().into_iter().map(Argument::Number));
        let buffers = vec![Buffer::holding(self.bytes())];
        Case { buffers, calls: vec![Call { function, arguments }], ..Case::default() }
    }

    fn bytes(&self) -> Vec<u8> {
        let mut bytes = set_bytes(&self.set);
        if self.is_in_a_board {
            bytes.extend(set_bytes(&BLACK));
        }
        bytes
    }

    /// The set after a case, and whether what follows it has changed.
    pub fn after(&self, answer: &Answer) -> ([Slot; SLOTS], bool) {
        let mut bytes = self.bytes();
        for (at, changed) in &answer.changes[0] {
            bytes[*at..at + changed.len()].copy_from_slice(changed);
        }
        (read_set(&bytes), bytes[SET_BYTES..] != self.bytes()[SET_BYTES..])
    }

    fn coordinates(&self) -> Vec<i64> {
        let both = self.square.iter().flat_map(|square| [square.file(), square.rank()]);
        both.map(i64::from).collect()
    }

    /// The piece on the square, and its place.
    pub fn found(&self) -> Option<usize> {
        self.set.iter().position(|slot| slot.is_valid() && slot.square() == self.square)
    }

    pub fn count(&self) -> usize {
        self.set.iter().filter(|slot| slot.is_valid()).count()
    }

    /// Whether some place is neither a valid piece nor free.
    pub fn has_remains(&self) -> bool {
        self.set.iter().any(|slot| !slot.is_valid() && *slot != Slot::FREE)
    }

    /// The set alone, and every set with a place less, those behind it moving up.
    pub fn smaller(&self) -> Vec<SetQuestion> {
        let used = self.set.iter().rposition(|slot| *slot != Slot::FREE).map_or(0, |last| last + 1);
        let without = |place: usize| {
            let mut set = *self.set;
            set.copy_within(place + 1.., place);
            set[SLOTS - 1] = Slot::FREE;
            SetQuestion { set: Rc::new(set), ..self.clone() }
        };
        let alone =
            self.is_in_a_board.then(|| SetQuestion { is_in_a_board: false, ..self.clone() });
        alone.into_iter().chain((0..used).map(without)).collect()
    }

    /// How much of it there is to read.
    pub fn size(&self) -> usize {
        let used = self.set.iter().filter(|slot| **slot != Slot::FREE).count();
        2 * used + usize::from(self.is_in_a_board)
    }

    /// `printed` is what becomes of the call in the program, which has the set in a variable.
    pub fn shown(&self, name: &str, printed: impl Fn(&str, &str) -> Vec<String>) -> Shown {
        let coordinates: String =
            self.coordinates().iter().map(|place| format!(", {place}")).collect();
        let variable = if self.is_in_a_board { "e.jeu_de_piece_blanc" } else { "j" };
        let call = format!("{name}(&{variable}{coordinates})");
        let mut program = if self.is_in_a_board {
            let mut lines = vec!["echiquier e;".to_owned(), String::new()];
            lines.push("echiquier_invalider_jeux(&e);".to_owned());
            lines.extend(lines::set("e.jeu_de_piece_noir", &BLACK));
            lines
        } else {
            let free = [
                "jeu j;",
                "",
                "for (int i = 0; i < MAX_PIECE; i++)",
                "    piece_invalider(&j.ensemble_de_piece[i]);",
            ];
            free.map(str::to_owned).into()
        };
        program.extend(lines::set(variable, &self.set));
        program.extend(printed(&call, variable));
        let marked = self.square.map_or(Bitboard::EMPTY, Square::bitboard);
        let drawing = Drawing { board: board(&self.set), last_move: None, marked };
        Shown { drawing: Some(drawing), moves: Vec::new(), call, program }
    }
}

/// The set that follows in memory.
const BLACK: [Slot; SLOTS] = {
    let mut set = [Slot::FREE; SLOTS];
    set[0] = Slot { kind: 4, x: 4, y: 7 };
    set
};

/// The pieces of a set, as far as they can be drawn.
fn board(set: &[Slot; SLOTS]) -> Board {
    let mut board = Board::EMPTY;
    let color = color(set);
    for slot in set {
        if let (Some(role), Some(square)) = (slot.role(), slot.square()) {
            board.put(square, Piece { color, role });
        }
    }
    board
}

/// A question about a set.
pub fn about(set: &Rc<[Slot; SLOTS]>, square: Option<Square>, random: &mut Random) -> SetQuestion {
    let is_in_a_board = color(set) == Color::White && random.percent(60);
    SetQuestion { set: set.clone(), square, is_in_a_board }
}

/// The side of a set, as far as its pawns tell it.
fn color(set: &[Slot; SLOTS]) -> Color {
    let has_black_pawns = set.iter().any(|slot| slot.kind == BLACK_PAWN);
    if has_black_pawns { Color::Black } else { Color::White }
}

/// `pion_noir`.
const BLACK_PAWN: i32 = 6;

/// A set as a game has them, in any order: from no piece to all of them, one king at most.
pub fn any(random: &mut Random) -> [Slot; SLOTS] {
    let color = *random.choose(&Color::ALL);
    let mut roles = [&[Role::King][..], &OTHERS].concat();
    random.shuffle(&mut roles);
    let mut squares: Vec<Square> = Square::all().collect();
    random.shuffle(&mut squares);
    // Full sets, and those of one piece, are where loops go wrong.
    let any_count = random.below(SLOTS + 1);
    let count = *random.choose(&[0, 1, 2, SLOTS - 1, SLOTS, SLOTS, any_count]);
    let mut set = [Slot::FREE; SLOTS];
    for (slot, role) in set.iter_mut().zip(roles).take(count) {
        *slot = stand(Piece { color, role }, &mut squares).unwrap_or(Slot::FREE);
    }
    set
}
