//! The move that a `coup_joue` of C describes.

use super::handle::State;
use super::messages::GameRefusal;
use super::misread::no_such_promotion;
use super::squares::required_squares;
use super::written::{Asked, move_between};
use crate::capi::cpe::{
    CoupJoue, TypeDeplacement, TypeDeplacementC, TypePiece, TypePieceC, coordinates,
};
use crate::capi::guard::Breach;
use crate::capi::language::{self, Langue};
use crate::capi::pointers;
use crate::rules::{Move, MoveKind, Position, Square};

impl CoupJoue {
    /// A legal move of a position.
    pub(super) fn of(position: &Position, mv: Move) -> CoupJoue {
        let (from, to) = position.move_squares(mv);
        let ((x_depart, y_depart), (x_arrivee, y_arrivee)) = (coordinates(from), coordinates(to));
        let kind = match mv.kind() {
            MoveKind::Ordinary => TypeDeplacement::DeplacementStandard,
            MoveKind::Castling => TypeDeplacement::DeplacementRoque,
            MoveKind::EnPassant => TypeDeplacement::DeplacementPriseEnPassant,
            MoveKind::Promotion(_) => TypeDeplacement::DeplacementPromotion,
        };
        let promoted = mv.promotion().map(|role| TypePiece::of(position.turn(), role));
        CoupJoue {
            x_depart,
            y_depart,
            x_arrivee,
            y_arrivee,
            r#type: kind as TypeDeplacementC,
            promotion: promoted.unwrap_or(TypePiece::Invalide) as TypePieceC,
        }
    }
}

/// What C says of a move: what sort it is follows from the position.
pub struct Described {
    from: Square,
    to: Square,
    promotion: TypePiece,
}

impl Described {
    /// The move at an address. The clauses: there is one, its squares, its promotion.
    ///
    /// # Safety
    ///
    /// `coup` is NULL or a move.
    pub unsafe fn at(
        coup: *const CoupJoue,
        [null, squares, promotion]: [&'static str; 3],
    ) -> Result<Described, Breach> {
        // SAFETY: NULL or a move, by the caller.
        let coup = unsafe { pointers::read(coup) }.ok_or_else(|| Breach::null(null, "coup"))?;
        let coordinates = [coup.x_depart, coup.y_depart, coup.x_arrivee, coup.y_arrivee];
        let (from, to) = required_squares(squares, coordinates)?;
        let promotion = TypePiece::required(coup.promotion, "coup->promotion", promotion)?;
        Ok(Described { from, to, promotion })
    }

    /// The legal move that is meant; only a promotion has a piece to look at.
    pub fn asked(&self, state: &State, language: Langue) -> Result<Asked, GameRefusal> {
        match move_between(state, self.from, self.to, language)? {
            Asked::Promotion(moves) if self.promotion != TypePiece::Invalide => {
                let chosen = |mv: &Move| mv.promotion() == self.promotion.role();
                let found = moves.into_iter().find(chosen).map(Asked::Move);
                found.ok_or_else(|| no_such_promotion(language))
            }
            asked => Ok(asked),
        }
    }

    /// The legal move that is meant, in writing; nothing if there is none.
    pub fn written(&self, state: &State, write: impl Fn(&Position, Move) -> String) -> String {
        match (&state.game, self.asked(state, language::current())) {
            (Some(game), Ok(Asked::Move(mv))) => write(game.position(), mv),
            _ => String::new(),
        }
    }
}
