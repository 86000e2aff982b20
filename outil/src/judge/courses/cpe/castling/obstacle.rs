//! Why castling is not allowed, in words.

use echecs::rules::attacks::between;
use echecs::rules::{Bitboard, Role, Square};

use super::super::making::home;
use super::super::question::MoveQuestion;
use super::super::words::list;

/// In the order of a person who looks.
pub enum Obstacle {
    NoSuchMove,
    NotAtHome,
    HasMoved,
    Blocked(Bitboard),
    InCheck,
    Crossed(Bitboard),
}

/// King and rook of a side before and after, on the side where the king goes.
pub struct Way {
    pub king: Square,
    pub rook: Square,
    pub to: Square,
    pub rook_to: Square,
}

impl Way {
    /// The way of the castling that is asked, by where the king is to arrive.
    pub fn of(question: &MoveQuestion) -> Option<Way> {
        let home = home(question.scene.position.turn());
        let at = |file| Square::at(file, home);
        let (rook, rook_to) = match (question.to.file(), question.to.rank() == home) {
            (6, true) => (7, 5),
            (2, true) => (0, 3),
            _ => return None,
        };
        Some(Way { king: at(4)?, rook: at(rook)?, to: question.to, rook_to: at(rook_to)? })
    }

    /// What has to be free.
    pub fn between(&self) -> Bitboard {
        between(self.king, self.rook)
    }

    /// Where the king passes and arrives.
    pub fn path(&self) -> Bitboard {
        between(self.king, self.to) | self.to.bitboard()
    }
}

impl Obstacle {
    pub fn of(question: &MoveQuestion) -> Option<Obstacle> {
        let position = &question.scene.position;
        let board = position.board();
        let color = position.turn();
        let Some(way) = Way::of(question) else { return Some(Obstacle::NoSuchMove) };
        if position.king(color) != way.king || !board.pieces(color, Role::Rook).contains(way.rook) {
            return Some(Obstacle::NotAtHome);
        }
        if !position.castling_rooks().contains(way.rook) {
            return Some(Obstacle::HasMoved);
        }
        let blockers = way.between() & board.occupied();
        if blockers.any() {
            return Some(Obstacle::Blocked(blockers));
        }
        let attacked = |square: &Square| board.is_attacked(*square, !color, board.occupied());
        let crossed: Bitboard = way.path().into_iter().filter(attacked).collect();
        if crossed.any() {
            return Some(Obstacle::Crossed(crossed));
        }
        position.is_check().then_some(Obstacle::InCheck)
    }

    /// `le roi est en échec`.
    pub fn sentence(&self) -> String {
        match self {
            Obstacle::NoSuchMove => "ce déplacement du roi n'est pas un roque".to_owned(),
            Obstacle::NotAtHome => "le roi ou la tour n'est pas à sa place".to_owned(),
            Obstacle::HasMoved => {
                "le roi ou la tour a déjà bougé, ou la tour n'est plus celle du début".to_owned()
            }
            Obstacle::Blocked(squares) => {
                format!("une pièce est entre le roi et la tour : {}", list(*squares))
            }
            Obstacle::InCheck => "le roi est en échec".to_owned(),
            Obstacle::Crossed(squares) => {
                format!(
                    "une pièce adverse attaque une case où le roi passe ou arrive : {}",
                    list(*squares)
                )
            }
        }
    }

    /// Where to look in one's own code.
    pub fn hint(&self) -> &'static str {
        match self {
            Obstacle::NoSuchMove => {
                "que vérifie votre fonction sur la case d'arrivée, avant tout le reste ?"
            }
            Obstacle::NotAtHome => {
                "où doivent être le roi et la tour, de ce côté et pour ce camp ?"
            }
            Obstacle::HasMoved => {
                "quelles pièces votre fonction cherche-t-elle dans l'historique, et sur quelles cases ?"
            }
            Obstacle::Blocked(_) => {
                "entre le roi et la tour, combien de cases y a-t-il de ce côté ?"
            }
            Obstacle::InCheck => "le roi peut-il être en échec quand il commence à roquer ?",
            Obstacle::Crossed(_) => {
                "sur quelles cases le roi passe-t-il, et par quelles pièces peuvent-elles être attaquées ?"
            }
        }
    }

    /// For the test that watches the questions.
    pub fn name(&self) -> &'static str {
        match self {
            Obstacle::NoSuchMove => "autre déplacement",
            Obstacle::NotAtHome => "pas à sa place",
            Obstacle::HasMoved => "a bougé",
            Obstacle::Blocked(_) => "occupé",
            Obstacle::InCheck => "en échec",
            Obstacle::Crossed(_) => "attaqué",
        }
    }
}
