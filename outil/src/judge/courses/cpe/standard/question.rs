//! A move on a board, without a game: what ordinary moves are asked.

use std::rc::Rc;

use echecs::rules::{Board, Color, Square};

use super::super::board::Sets;
use super::super::echiquier::question::smaller;
use super::super::lines;
use crate::judge::exercise::{Drawing, Shown};
use crate::judge::wire::{Argument, Buffer, Call, Case};

#[derive(Clone)]
pub struct StandardQuestion {
    pub scene: Rc<Placed>,
    pub from: Square,
    pub to: Square,
}

/// A board with what follows from it, computed once for all questions about it.
pub struct Placed {
    pub sets: Sets,
    pub board: Board,
    pub turn: Color,
}

impl Placed {
    pub fn new(sets: Sets) -> Rc<Placed> {
        let turn = if sets.turn == 0 { Color::White } else { Color::Black };
        Rc::new(Placed { board: sets.board(), turn, sets })
    }
}

/// How a function is called.
#[derive(Clone, Copy, PartialEq)]
pub enum Form {
    /// `f(&e, x, y, x, y, &erreur)`.
    General,
    /// `f(&e, p, x, y, &erreur)`.
    Piece,
    /// `f(&e, x, y, x, y)`.
    Make,
}

pub const BOARD: usize = 0;
pub const CODE: usize = 1;

impl StandardQuestion {
    pub fn case(&self, function: u16, form: Form) -> Case {
        let number = |place: u8| Argument::Number(i64::from(place));
        let square = |square: Square| [number(square.file()), number(square.rank())];
        let mut arguments = vec![Argument::Address(BOARD, 0)];
        match form {
            Form::Piece => arguments.push(Argument::Address(BOARD, self.offset())),
            _ => arguments.extend(square(self.from)),
        }
        arguments.extend(square(self.to));
        if form != Form::Make {
            arguments.push(Argument::Address(CODE, 0));
        }
        let buffers = vec![Buffer::holding(self.scene.sets.bytes()), Buffer::blank(12)];
        Case { buffers, calls: vec![Call { function, arguments }], ..Case::default() }
    }

    /// Where the piece lies in the board.
    fn offset(&self) -> usize {
        self.scene.sets.offset(self.scene.turn, self.from).unwrap_or_default()
    }

    pub fn size(&self) -> usize {
        self.scene.board.occupied().count() as usize
    }

    /// The same squares on boards with less, and the piece still there.
    pub fn smaller(&self) -> Vec<StandardQuestion> {
        let of = |sets| StandardQuestion { scene: Placed::new(sets), ..self.clone() };
        let keeps = |smaller: &StandardQuestion| smaller.scene.board.occupied().contains(self.from);
        smaller(&self.scene.sets).into_iter().map(of).filter(keeps).collect()
    }

    pub fn shown(&self, name: &str, form: Form) -> Shown {
        let at = |square: Square| format!("{}, {}", square.file(), square.rank());
        let mut program = vec!["echiquier e;".to_owned()];
        let call = match form {
            Form::General => format!("{name}(&e, {}, {}, &erreur)", at(self.from), at(self.to)),
            Form::Piece => format!("{name}(&e, p, {}, &erreur)", at(self.to)),
            Form::Make => format!("{name}(&e, {}, {})", at(self.from), at(self.to)),
        };
        if form != Form::Make {
            program
                .push("code_erreur_deplacement erreur = { (type_erreur)-1, -1, -1 };".to_owned());
        }
        program.push(String::new());
        program.extend(lines::board(&self.scene.sets));
        if form == Form::Piece {
            let side = if self.scene.turn == Color::White { "blanc" } else { "noir" };
            let find = format!("jeu_recuperer_piece(&e.jeu_de_piece_{side}, {})", at(self.from));
            program.push(format!("piece *p = {find}; /* {} */", self.from));
        }
        if form == Form::Make {
            program.extend([format!("{call};"), lines::AFTER.to_owned()]);
        } else {
            program.push(format!("int rendu = {call};"));
            program.push(
                "printf(\"rendu : %d, erreur : %d\\n\", rendu, (int)erreur.type);".to_owned(),
            );
        }
        let marked = self.from.bitboard() | self.to.bitboard();
        let drawing = Drawing { board: self.scene.board, last_move: None, marked };
        Shown { drawing: Some(drawing), moves: Vec::new(), call, program }
    }
}
