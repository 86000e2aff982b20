//! A move tried on a copy of the board, as the sheets of the course say: the
//! ordinary move first; where it is not permitted, castling for a king and en
//! passant for a pawn. What takes a king or leaves one's own in check is refused.

use super::code_erreur::CodeErreurDeplacement;
use super::coups::TypeDeplacement;
use super::deplacement::MoveRefusal;
use super::echiquier::Echiquier;
use super::integrity::Intact;
use super::pieces::TypePiece;
use crate::capi::errors::TypeErreur;
use crate::rules::Square;

/// A move that is being tried.
pub struct Attempt<'a> {
    pub board: &'a Echiquier,
    pub intact: Intact,
    pub from: Square,
    pub to: Square,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Special {
    Castling,
    EnPassant,
}

/// Who judges and makes the parts of a move. A refusal says why: never `pas_erreur`.
pub trait Referee {
    /// Whether the ordinary move is permitted.
    fn judge(&self, attempt: &Attempt, next: &Echiquier) -> Result<(), CodeErreurDeplacement>;

    /// Makes the ordinary move, which is permitted.
    fn make(&self, attempt: &Attempt, next: &mut Echiquier);

    /// Makes a special move, if it is permitted.
    fn make_special(
        &self,
        special: Special,
        attempt: &Attempt,
        next: &mut Echiquier,
    ) -> Result<(), CodeErreurDeplacement>;
}

impl Attempt<'_> {
    /// Makes the move on `next`, a copy of the board; its kind, or why not.
    pub fn play(
        &self,
        referee: &impl Referee,
        next: &mut Echiquier,
    ) -> Result<TypeDeplacement, CodeErreurDeplacement> {
        // By the course's sheets, the functions of the program may rely on it.
        self.intact.own_piece(self.from, self.to)?;
        let kind = match referee.judge(self, next) {
            Ok(()) if self.intact.adverse_king_is_on(self.to) => {
                let code = TypeErreur::ErreurDeplacementPieceImpossible;
                return Err(MoveRefusal::at(code, self.to).into());
            }
            Ok(()) => {
                referee.make(self, next);
                self.ordinary_kind()
            }
            Err(code) => self.play_special(referee, next, code)?,
        };
        // The referee may be the program: it may have passed the turn, which is not
        // for it to do, or worse.
        if next.player().is_some() {
            next.joueur_courant = self.board.joueur_courant;
        }
        let intact = next.intact().map_err(|fault| MoveRefusal::new(fault.code()))?;
        if next == self.board {
            return Err(MoveRefusal::new(TypeErreur::ErreurDeplacementPieceImpossible).into());
        }
        match intact.checker_of(self.intact.player) {
            Some(checker) => Err(MoveRefusal::at(TypeErreur::ErreurRoiEnEchec, checker).into()),
            None => Ok(kind),
        }
    }

    /// The kind of the piece of the side to move.
    fn piece(&self) -> Option<TypePiece> {
        self.intact.kind_on(self.intact.player, self.from)
    }

    fn ordinary_kind(&self) -> TypeDeplacement {
        match self.piece() {
            Some(TypePiece::PionBlanc) if self.to.rank() == 7 => {
                TypeDeplacement::DeplacementPromotion
            }
            Some(TypePiece::PionNoir) if self.to.rank() == 0 => {
                TypeDeplacement::DeplacementPromotion
            }
            _ => TypeDeplacement::DeplacementStandard,
        }
    }

    /// What the sheets say of an ordinary move that is refused for this reason.
    fn play_special(
        &self,
        referee: &impl Referee,
        next: &mut Echiquier,
        ordinary: CodeErreurDeplacement,
    ) -> Result<TypeDeplacement, CodeErreurDeplacement> {
        let files = self.from.file().abs_diff(self.to.file());
        let ranks = self.from.rank().abs_diff(self.to.rank());
        let (special, kind, looks_like_it) = match self.piece() {
            Some(TypePiece::Roi) => {
                (Special::Castling, TypeDeplacement::DeplacementRoque, (files, ranks) == (2, 0))
            }
            Some(pawn @ (TypePiece::PionBlanc | TypePiece::PionNoir)) => (
                Special::EnPassant,
                TypeDeplacement::DeplacementPriseEnPassant,
                (files, ranks) == (1, 1)
                    && (self.to > self.from) == (pawn == TypePiece::PionBlanc)
                    && !self.intact.pieces.occupied().contains(self.to),
            ),
            _ => return Err(ordinary),
        };
        *next = *self.board;
        match referee.make_special(special, self, next) {
            Ok(()) => Ok(kind),
            Err(code) => Err(if looks_like_it { code } else { ordinary }),
        }
    }
}
