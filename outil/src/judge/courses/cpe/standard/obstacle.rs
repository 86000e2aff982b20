//! Why a piece does not go somewhere by its ordinary move, in words.

use echecs::rules::attacks::{
    between, bishop_lines, king_attacks, knight_attacks, pawn_attacks, rook_lines,
};
use echecs::rules::{Board, Color, Role, Square};

use super::super::making::rank;

/// In the order of a person who looks.
#[derive(Clone, Copy, PartialEq)]
pub enum Obstacle {
    SameSquare,
    OwnPiece,
    Shape,
    Blocked(Square),
    /// A pawn takes nothing straight ahead.
    Ahead,
    /// A pawn goes diagonally to capture only.
    NothingToTake,
}

/// Of the piece on a square, which is there.
pub fn obstacle(board: &Board, color: Color, from: Square, to: Square) -> Option<Obstacle> {
    if from == to {
        return Some(Obstacle::SameSquare);
    }
    if board.color(color).contains(to) {
        return Some(Obstacle::OwnPiece);
    }
    let is_slide = match board.role_at(from)? {
        Role::Pawn => return pawn(board, color, from, to),
        Role::Knight => return (!knight_attacks(from).contains(to)).then_some(Obstacle::Shape),
        Role::King => return (!king_attacks(from).contains(to)).then_some(Obstacle::Shape),
        Role::Rook => rook_lines(from).contains(to),
        Role::Bishop => bishop_lines(from).contains(to),
        Role::Queen => (rook_lines(from) | bishop_lines(from)).contains(to),
    };
    if !is_slide {
        return Some(Obstacle::Shape);
    }
    (between(from, to) & board.occupied()).nearest(from).map(Obstacle::Blocked)
}

fn pawn(board: &Board, color: Color, from: Square, to: Square) -> Option<Obstacle> {
    let is_enemy = board.color(!color).contains(to);
    if pawn_attacks(color, from).contains(to) {
        return (!is_enemy).then_some(Obstacle::NothingToTake);
    }
    let (start, end) = (rank(color, from.rank()), rank(color, to.rank()));
    let is_ahead = from.file() == to.file() && (end == start + 1 || (start == 1 && end == 3));
    if !is_ahead {
        return Some(Obstacle::Shape);
    }
    let blocked = (between(from, to) & board.occupied()).first().map(Obstacle::Blocked);
    blocked.or(is_enemy.then_some(Obstacle::Ahead))
}

impl Obstacle {
    /// `une pièce est sur le trajet, en e2`.
    pub fn sentence(self) -> String {
        match self {
            Obstacle::SameSquare => "la case d'arrivée est celle de départ".to_owned(),
            Obstacle::OwnPiece => "une pièce du même camp est sur la case d'arrivée".to_owned(),
            Obstacle::Shape => "cette pièce ne se déplace pas ainsi".to_owned(),
            Obstacle::Blocked(square) => format!("une pièce est sur le trajet, en {square}"),
            Obstacle::Ahead => "un pion ne prend pas droit devant lui".to_owned(),
            Obstacle::NothingToTake => "un pion ne va en diagonale que pour prendre".to_owned(),
        }
    }

    /// Where to look in one's own code.
    pub fn hint(self) -> &'static str {
        match self {
            Obstacle::SameSquare => "que se passe-t-il quand les deux cases sont la même ?",
            Obstacle::OwnPiece => "à qui est la pièce de la case d'arrivée ?",
            Obstacle::Shape => "quelles distances en x et en y cette pièce peut-elle faire ?",
            Obstacle::Blocked(_) => {
                "quelles cases votre fonction regarde-t-elle entre le départ et l'arrivée ?"
            }
            Obstacle::Ahead => "que peut-il y avoir sur la case devant un pion qui avance ?",
            Obstacle::NothingToTake => {
                "que doit-il y avoir sur la case d'arrivée d'un pion qui va en diagonale ?"
            }
        }
    }

    /// For the test that watches the questions.
    pub fn name(self) -> &'static str {
        match self {
            Obstacle::SameSquare => "sur place",
            Obstacle::OwnPiece => "pièce du même camp",
            Obstacle::Shape => "pas ainsi",
            Obstacle::Blocked(_) => "bloqué",
            Obstacle::Ahead => "prise devant",
            Obstacle::NothingToTake => "diagonale vide",
        }
    }
}
