//! What makes a position one that a game could be played from.

use thiserror::Error;

use super::attacks::line;
use super::{Bitboard, Color, Role, Setup, Square};

/// Why pieces, side to move and rights do not make a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    #[error("the board is empty")]
    EmptyBoard,
    #[error("{0} has no king")]
    NoKing(Color),
    #[error("{0} has more than one king")]
    TooManyKings(Color),
    #[error("{0} has more than 16 pieces")]
    TooManyPieces(Color),
    #[error("{0} has more promoted pieces than missing pawns")]
    TooManyPromoted(Color),
    #[error("{0} has more than 8 pawns")]
    TooManyPawns(Color),
    #[error("the pawn on {0} stands on the first or last rank")]
    PawnOnBackRank(Square),
    #[error("{0} has just moved and is in check")]
    OpponentInCheck(Color),
    #[error("{0} may castle, but its king is not on its first rank")]
    CastlingWithoutKing(Color),
    #[error("{0} may castle with a rook that is not there")]
    CastlingWithoutRook(Color),
    #[error("{0} may castle with two rooks on one side of its king")]
    CastlingTwiceOnOneSide(Color),
    #[error("no pawn can have passed over {0} on the last move")]
    BadEnPassant(Square),
    #[error("{0} is in a check that no move can have given")]
    ImpossibleCheck(Color),
}

/// How much is asked of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strictness {
    /// That a game may have led to it.
    Game,
    /// That moves can be played in it. More pieces than a game has, or a check
    /// that no move gives, do not keep them from it.
    Playable,
}

impl Setup {
    /// The first thing that keeps this from being a position.
    pub fn validate(&self, strictness: Strictness) -> Result<(), PositionError> {
        self.validate_pieces(strictness)?;
        self.validate_situation(strictness)
    }

    /// What the side to move and the rights must be, on a board that is one.
    pub(super) fn validate_situation(&self, strictness: Strictness) -> Result<(), PositionError> {
        self.castling_rights_fit()?;
        self.en_passant_fits()?;
        self.opponent_is_not_in_check()?;
        match strictness {
            Strictness::Game => self.check_is_possible(),
            Strictness::Playable => Ok(()),
        }
    }

    /// What a board must be whoever is to move.
    pub fn validate_pieces(&self, strictness: Strictness) -> Result<(), PositionError> {
        self.board_is_not_empty()?;
        self.each_side_has_one_king()?;
        if strictness == Strictness::Game {
            self.no_side_has_too_much()?;
        }
        self.no_pawn_is_on_a_back_rank()
    }

    fn board_is_not_empty(&self) -> Result<(), PositionError> {
        refuse_if(self.board.occupied().is_empty(), PositionError::EmptyBoard)
    }

    fn each_side_has_one_king(&self) -> Result<(), PositionError> {
        Color::ALL.into_iter().try_for_each(|color| {
            let kings = self.board.pieces(color, Role::King);
            refuse_if(kings.is_empty(), PositionError::NoKing(color))?;
            refuse_if(kings.more_than_one(), PositionError::TooManyKings(color))
        })
    }

    fn no_side_has_too_much(&self) -> Result<(), PositionError> {
        // Who has one king and at most eight pawns, with what they have become, has no more than 16
        // pieces.
        if Color::ALL.into_iter().all(|color| self.once_pawns(color).count() <= 8) {
            return Ok(());
        }
        for color in Color::ALL {
            let pieces = self.board.color(color).count();
            refuse_if(pieces > 16, PositionError::TooManyPieces(color))?;
        }
        for color in Color::ALL {
            let pawns = self.board.pieces(color, Role::Pawn);
            let promoted = self.once_pawns(color) & !pawns;
            let missing_pawns = 8_u32.saturating_sub(pawns.count());
            refuse_if(promoted.count() > missing_pawns, PositionError::TooManyPromoted(color))?;
        }
        Color::ALL.into_iter().try_for_each(|color| {
            let pawns = self.board.pieces(color, Role::Pawn).count();
            refuse_if(pawns > 8, PositionError::TooManyPawns(color))
        })
    }

    /// The pawns of a side, and as many pieces as must once have been pawns: those beyond what a
    /// game begins with, where the bishops stand on different colours and stay there.
    fn once_pawns(&self, color: Color) -> Bitboard {
        let of = |role| self.board.pieces(color, role);
        let bishops = of(Role::Bishop);
        of(Role::Pawn)
            | of(Role::Queen).without_first()
            | of(Role::Rook).without_first().without_first()
            | of(Role::Knight).without_first().without_first()
            | (bishops & Bitboard::LIGHT_SQUARES).without_first()
            | (bishops & !Bitboard::LIGHT_SQUARES).without_first()
    }

    fn no_pawn_is_on_a_back_rank(&self) -> Result<(), PositionError> {
        match (self.board.role(Role::Pawn) & Bitboard::BACK_RANKS).first() {
            Some(square) => Err(PositionError::PawnOnBackRank(square)),
            None => Ok(()),
        }
    }

    fn opponent_is_not_in_check(&self) -> Result<(), PositionError> {
        let attacked = self.checkers(!self.turn).any();
        refuse_if(attacked, PositionError::OpponentInCheck(!self.turn))
    }

    /// A king at home and, on each side of it, at most one rook with a right.
    fn castling_rights_fit(&self) -> Result<(), PositionError> {
        let mut rooks_left = self.castling_rooks;
        for color in Color::ALL {
            let home = Bitboard::home_rank(color);
            let rooks = self.castling_rooks & home;
            rooks_left &= !home;
            let Some(king) = self.board.king(color) else { continue };
            refuse_if(
                rooks.any() && !home.contains(king),
                PositionError::CastlingWithoutKing(color),
            )?;
            refuse_if(
                (rooks & !self.board.pieces(color, Role::Rook)).any(),
                PositionError::CastlingWithoutRook(color),
            )?;
            let right_of_king = rooks & Bitboard(!0 << king.index());
            refuse_if(
                right_of_king.more_than_one() || (rooks & !right_of_king).more_than_one(),
                PositionError::CastlingTwiceOnOneSide(color),
            )?;
        }
        refuse_if(rooks_left.any(), PositionError::CastlingWithoutRook(self.turn))
    }

    /// A pawn stands before the square, and nothing on it or behind it.
    fn en_passant_fits(&self) -> Result<(), PositionError> {
        let Some(square) = self.en_passant else { return Ok(()) };
        let rank = if self.turn == Color::White { 5 } else { 2 };
        let pawn = square.en_passant_twin();
        refuse_if(
            square.rank() != rank
                || !self.board.pieces(!self.turn, Role::Pawn).contains(pawn)
                || self.board.occupied().contains(square)
                || self.board.occupied().contains(passing_pawn_origin(square)),
            PositionError::BadEnPassant(square),
        )
    }

    /// One move can give check with the piece that moves and with one that it
    /// uncovers. Two pieces that do not slide, or two on one line through the
    /// king, cannot both be new.
    fn check_is_possible(&self) -> Result<(), PositionError> {
        let Some(king) = self.board.king(self.turn) else { return Ok(()) };
        let checkers = self.checkers(self.turn);
        let leapers = self.board.role(Role::Pawn) | self.board.role(Role::Knight);
        let aligned = match (checkers.first(), checkers.last()) {
            (Some(a), Some(b)) if a != b => line(a, b).contains(king),
            _ => false,
        };
        refuse_if(
            checkers.count() > 2
                || (checkers & leapers).more_than_one()
                || aligned
                || self.passing_pawn_explains_nothing(king, checkers),
            PositionError::ImpossibleCheck(self.turn),
        )
    }

    /// After a double step, a check comes from that pawn or through the square
    /// that it left.
    fn passing_pawn_explains_nothing(&self, king: Square, checkers: Bitboard) -> bool {
        let Some(square) = self.en_passant else { return false };
        let pawn = square.en_passant_twin().bitboard();
        let before = (self.board.occupied() & !pawn) | passing_pawn_origin(square).bitboard();
        (checkers & !pawn & self.board.attackers(king, !self.turn, before)).any()
    }

    /// What gives check to a side's king.
    fn checkers(&self, color: Color) -> Bitboard {
        match self.board.king(color) {
            Some(king) => self.board.attackers(king, !color, self.board.occupied()),
            None => Bitboard::EMPTY,
        }
    }
}

/// The square from which a pawn has come that passed over this one.
fn passing_pawn_origin(square: Square) -> Square {
    let origin_rank = if square.rank() == 5 { 6 } else { 1 };
    Square::wrap(u32::from(origin_rank * 8 + square.file()))
}

fn refuse_if(refused: bool, error: PositionError) -> Result<(), PositionError> {
    if refused { Err(error) } else { Ok(()) }
}
