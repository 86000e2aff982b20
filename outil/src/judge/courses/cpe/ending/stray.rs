//! A pawn where no pawn can stand: nobody can play on its board.

use echecs::rules::{Color, Piece, Position, Role, Square};

use super::super::board::{Sets, Slot};
use crate::judge::exercise::Drawing;
use crate::judge::random::Random;

/// A pawn on the first or the last rank.
#[derive(Clone, Debug)]
pub struct Stray {
    color: Color,
    square: Square,
}

impl Stray {
    /// One on a free square, of a side that has room for it.
    pub fn random(position: &Position, random: &mut Random) -> Option<Stray> {
        let color = *random.choose(&Color::ALL);
        let square = Square::at(random.below(8) as u8, *random.choose(&[0, 7]))?;
        let stray = Stray { color, square };
        stray.is_free_on(position).then_some(stray)
    }

    pub fn is_free_on(&self, position: &Position) -> bool {
        let board = position.board();
        board.color(self.color).count() < 16 && !board.occupied().contains(self.square)
    }

    /// A board with it, after the other pieces of its side.
    pub fn on(&self, sets: &Sets) -> Sets {
        let mut sets = sets.clone();
        let set = &mut sets.sets[self.color.index()];
        if let Some(free) = set.iter_mut().find(|slot| !slot.is_valid()) {
            *free = Slot::new(self.piece(), self.square);
        }
        sets
    }

    fn piece(&self) -> Piece {
        Piece { color: self.color, role: Role::Pawn }
    }

    pub fn draw(&self, drawing: &mut Drawing) {
        drawing.board.put(self.square, self.piece());
        drawing.marked |= self.square.bitboard();
    }

    /// `un pion noir est en a8`.
    pub fn told(&self) -> String {
        let color = ["blanc", "noir"][self.color.index()];
        format!("un pion {color} est en {}", self.square)
    }

    /// The lines of C that put it onto the board `e`.
    pub fn program(&self) -> Vec<String> {
        let color = ["blanc", "noir"][self.color.index()];
        let (x, y) = (self.square.file(), self.square.rank());
        vec![
            format!("jeu *j = &e.jeu_de_piece_{color};"),
            format!("const piece pion = {{ pion_{color}, {x}, {y} }};"),
            String::new(),
            "j->ensemble_de_piece[jeu_compter_nombre_piece(j)] = pion;".to_owned(),
        ]
    }
}
