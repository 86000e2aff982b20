//! Why a whole move is not allowed, in words.

use echecs::rules::{MoveKind, Role};

use super::super::question::MoveQuestion;
use super::super::{castling, en_passant, standard};

/// The kinds of moves of the course.
#[derive(Clone, Copy, PartialEq)]
pub enum Kind {
    Standard = 0,
    Castling = 1,
    EnPassant = 2,
    Promotion = 3,
}

pub enum Refusal {
    Standard(standard::Obstacle),
    Castling(castling::Obstacle),
    EnPassant(en_passant::Obstacle),
    KingInCheck,
    /// A capture in passing that is one but for the king.
    EnPassantUncovers,
}

/// The kind of a move, if it is legal.
pub fn kind(question: &MoveQuestion) -> Option<Kind> {
    Some(match question.scene.legal(question.from, question.to)? {
        MoveKind::Ordinary => Kind::Standard,
        MoveKind::Castling => Kind::Castling,
        MoveKind::EnPassant => Kind::EnPassant,
        MoveKind::Promotion(_) => Kind::Promotion,
    })
}

pub fn is_legal(question: &MoveQuestion) -> bool {
    kind(question).is_some()
}

impl Refusal {
    /// Of a move that is not legal.
    pub fn of(question: &MoveQuestion) -> Refusal {
        let MoveQuestion { scene, from, to } = question;
        let (board, color) = (scene.position.board(), scene.position.turn());
        let Some(obstacle) = standard::obstacle(board, color, *from, *to) else {
            return Refusal::KingInCheck;
        };
        let is_two_squares = from.rank() == to.rank() && from.file().abs_diff(to.file()) == 2;
        match (board.role_at(*from), obstacle) {
            (Some(Role::King), standard::Obstacle::Shape) if is_two_squares => {
                castling::Obstacle::of(question).map_or(Refusal::KingInCheck, Refusal::Castling)
            }
            (_, standard::Obstacle::NothingToTake) => en_passant::Obstacle::of(question)
                .map_or(Refusal::EnPassantUncovers, Refusal::EnPassant),
            _ => Refusal::Standard(obstacle),
        }
    }

    pub fn sentence(&self) -> String {
        match self {
            Refusal::Standard(obstacle) => obstacle.sentence(),
            Refusal::Castling(obstacle) => obstacle.sentence(),
            Refusal::EnPassant(obstacle) => obstacle.sentence(),
            Refusal::KingInCheck | Refusal::EnPassantUncovers => {
                "le roi de ce camp serait ensuite en échec".to_owned()
            }
        }
    }

    pub fn hint(&self) -> &'static str {
        match self {
            Refusal::Standard(obstacle) => obstacle.hint(),
            Refusal::Castling(obstacle) => obstacle.hint(),
            Refusal::EnPassant(obstacle) => obstacle.hint(),
            Refusal::KingInCheck | Refusal::EnPassantUncovers => {
                "sur quel échiquier votre fonction cherche-t-elle l'échec, et que reste-t-il de ce coup après ?"
            }
        }
    }

    /// For the test that watches the questions.
    pub fn name(&self) -> &'static str {
        match self {
            Refusal::Standard(_) => "déplacement impossible",
            Refusal::Castling(_) => "roque refusé",
            Refusal::EnPassant(_) => "prise en passant refusée",
            Refusal::KingInCheck => "roi en échec",
            Refusal::EnPassantUncovers => "prise en passant, roi en échec",
        }
    }
}

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Kind::Standard => "deplacement_standard",
            Kind::Castling => "deplacement_roque",
            Kind::EnPassant => "deplacement_prise_en_passant",
            Kind::Promotion => "deplacement_promotion",
        }
    }
}
