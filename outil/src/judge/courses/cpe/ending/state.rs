//! How the side to move stands.

use echecs::rules::{MoveKind, Position, Square};

/// In check or not, and what it can still do.
#[derive(Clone, Copy, PartialEq)]
pub enum State {
    Mate,
    Stalemate,
    Check(Parry),
    /// A capture en passant is all that is legal.
    OnlyEnPassant,
    Free,
}

/// What helps against a check: the first of these that does.
#[derive(Clone, Copy, PartialEq)]
pub enum Parry {
    ByKing,
    ByCapture,
    EnPassant,
    ByBlocking,
}

impl State {
    pub fn of(position: &Position) -> State {
        let moves = position.legal_moves();
        let king = position.king(position.turn());
        let is_en_passant = |kind: MoveKind| kind == MoveKind::EnPassant;
        match (position.is_check(), moves.is_empty()) {
            (true, true) => State::Mate,
            (false, true) => State::Stalemate,
            (true, false) => State::Check(if moves.iter().any(|mv| mv.from() == king) {
                Parry::ByKing
            } else if moves.iter().any(|mv| position.is_capture(*mv) && !is_en_passant(mv.kind())) {
                Parry::ByCapture
            } else if moves.iter().any(|mv| is_en_passant(mv.kind())) {
                Parry::EnPassant
            } else {
                Parry::ByBlocking
            }),
            (false, false) if moves.iter().all(|mv| is_en_passant(mv.kind())) => {
                State::OnlyEnPassant
            }
            (false, false) => State::Free,
        }
    }

    /// For the test that watches the questions.
    pub fn name(self) -> &'static str {
        match self {
            State::Mate => "mat",
            State::Stalemate => "pat",
            State::Check(Parry::ByKing) => "échec, le roi part",
            State::Check(Parry::ByCapture) => "échec, on prend",
            State::Check(Parry::EnPassant) => "échec, on prend en passant",
            State::Check(Parry::ByBlocking) => "échec, on s'interpose",
            State::OnlyEnPassant => "prise en passant seule",
            State::Free => "libre",
        }
    }
}

impl Parry {
    /// Where to look in one's own code.
    pub fn hint(self) -> &'static str {
        match self {
            Parry::ByKing => "le roi peut-il partir, et que laisse-t-il derrière lui ?",
            Parry::ByCapture => "qui d'autre que le roi peut prendre la pièce qui donne échec ?",
            Parry::EnPassant => "quels coups essayez-vous pour les pions ?",
            Parry::ByBlocking => {
                "une pièce peut-elle se mettre entre le roi et celle qui l'attaque ?"
            }
        }
    }
}

/// A legal move, if there is one.
pub fn some_move(position: &Position) -> Option<(Square, Square)> {
    position.legal_moves().first().map(|mv| position.move_squares(*mv))
}
