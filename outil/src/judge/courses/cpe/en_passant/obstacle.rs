//! Why a capture en passant is not allowed, in words.

use echecs::rules::{Role, Square};

use super::super::making::rank;
use super::super::question::MoveQuestion;

/// In the order of a person who looks.
#[derive(Clone, Copy)]
pub enum Obstacle {
    NotAPawn,
    NotDiagonal,
    Occupied(Square),
    NoPawn(Square),
    NotJustMoved(Square),
    NotTwoSquares(Square),
}

impl Obstacle {
    pub fn of(question: &MoveQuestion) -> Option<Obstacle> {
        let MoveQuestion { scene, from, to } = question;
        let board = scene.position.board();
        let color = scene.position.turn();
        if board.role_at(*from) != Some(Role::Pawn) {
            return Some(Obstacle::NotAPawn);
        }
        let is_diagonal = rank(color, to.rank()) == rank(color, from.rank()) + 1
            && from.file().abs_diff(to.file()) == 1;
        // The square beside the pawn is on the board, as both others are.
        let (true, Some(beside)) = (is_diagonal, Square::at(to.file(), from.rank())) else {
            return Some(Obstacle::NotDiagonal);
        };
        if board.occupied().contains(*to) {
            return Some(Obstacle::Occupied(*to));
        }
        if !board.pieces(!color, Role::Pawn).contains(beside) {
            return Some(Obstacle::NoPawn(beside));
        }
        match scene.last_move {
            Some((left, arrived)) if arrived == beside => {
                let is_double = left.rank().abs_diff(arrived.rank()) == 2;
                (!is_double).then_some(Obstacle::NotTwoSquares(beside))
            }
            _ => Some(Obstacle::NotJustMoved(beside)),
        }
    }

    /// `la pièce n'est pas un pion`.
    pub fn sentence(self) -> String {
        match self {
            Obstacle::NotAPawn => "la pièce qui prend n'est pas un pion".to_owned(),
            Obstacle::NotDiagonal => "ce n'est pas une avance d'une case en diagonale".to_owned(),
            Obstacle::Occupied(square) => format!("la case {square} est occupée"),
            Obstacle::NoPawn(square) => format!("aucun pion adverse n'est en {square}"),
            Obstacle::NotJustMoved(square) => {
                format!("le dernier coup n'est pas l'avance du pion {square}")
            }
            Obstacle::NotTwoSquares(square) => {
                format!("le pion {square} n'a pas avancé de deux cases au dernier coup")
            }
        }
    }

    /// Where to look in one's own code.
    pub fn hint(self) -> &'static str {
        match self {
            Obstacle::NotAPawn => "quelle pièce peut prendre en passant ?",
            Obstacle::NotDiagonal => {
                "dans quel sens ce camp avance-t-il, et sur quelle case le pion arrive-t-il ?"
            }
            Obstacle::Occupied(_) => "la case d'arrivée peut-elle être occupée ?",
            Obstacle::NoPawn(_) => "où est le pion qui serait pris, et est-ce bien un pion ?",
            Obstacle::NotJustMoved(_) => {
                "quel coup de l'historique compte, et de quel pion est-il ?"
            }
            Obstacle::NotTwoSquares(_) => "de combien de cases le pion adverse a-t-il avancé ?",
        }
    }

    /// For the test that watches the questions.
    pub fn name(self) -> &'static str {
        match self {
            Obstacle::NotAPawn => "pas un pion",
            Obstacle::NotDiagonal => "pas en diagonale",
            Obstacle::Occupied(_) => "occupée",
            Obstacle::NoPawn(_) => "pas de pion",
            Obstacle::NotJustMoved(_) => "pas au dernier coup",
            Obstacle::NotTwoSquares(_) => "pas de deux cases",
        }
    }
}
