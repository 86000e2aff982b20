//! Why a FEN is refused, in English.

use super::Place;
use crate::capi::language::Langue;
use crate::capi::messages::plural;
use crate::rules::{Color, FenReason, PositionError};

pub fn fen_sentence(reason: FenReason, place: Place<'_>) -> String {
    match reason {
        FenReason::Empty => "the text is empty".into(),
        FenReason::TooFewFields(count) => {
            format!("the text stops after {count} field{}, it needs 3 or more", plural(count))
        }
        FenReason::TooManyFields => {
            format!("\"{}\" comes after the sixth field, the last one", place.field())
        }
        FenReason::UnknownPiece(_) => format!(
            "\"{}\" is no piece (KQRBNP or kqrbnp), no number of empty squares and no \"/\"",
            place.character()
        ),
        FenReason::BadEmptyCount(_) => {
            format!("\"{}\": a number of empty squares goes from 1 to 8", place.character())
        }
        FenReason::RankTooShort { rank, squares: 0 } => {
            format!("rank {rank} is not written (a rank without a piece is written \"8\")")
        }
        FenReason::RankTooShort { rank, squares } => {
            format!("rank {rank} has {squares} square{} of 8", plural(squares.into()))
        }
        FenReason::RankTooLong(rank) => format!("rank {rank} has more than 8 squares"),
        FenReason::TooFewRanks(count) => {
            format!("the placement stops after {count} rank{} of 8", plural(count.into()))
        }
        FenReason::TooManyRanks => "the placement has more than 8 ranks".into(),
        FenReason::BadSide => {
            format!("the side to move \"{}\" must be w (White) or b (Black)", place.field())
        }
        FenReason::BadCastling(_) => format!(
            "\"{}\" is no castling right (K, Q, k, q or the letter of a file; \"-\" alone if \
             there is none)",
            place.character()
        ),
        FenReason::RepeatedCastling => {
            format!("the castling right \"{}\" is given twice", place.character())
        }
        FenReason::BadEnPassantField => format!(
            "the en passant square \"{}\" must be a square, such as e3, or \"-\"",
            place.field()
        ),
        FenReason::BadHalfmoveClock => format!(
            "the halfmove clock \"{}\" must be an integer from 0 to 2147483647",
            place.field()
        ),
        FenReason::BadFullmoveNumber => {
            format!("the move number \"{}\" must be an integer from 0 to 2147483647", place.field())
        }
        FenReason::Position(error) => position_sentence(error),
    }
}

fn position_sentence(error: PositionError) -> String {
    match error {
        PositionError::EmptyBoard => "the placement has no piece".into(),
        PositionError::NoKing(side) => format!("the placement has no {} king", color(side)),
        PositionError::TooManyKings(side) => {
            format!("the placement has several {} kings", color(side))
        }
        PositionError::TooManyPieces(side) => {
            format!("the placement has more than 16 {} pieces", color(side))
        }
        PositionError::TooManyPromoted(side) => {
            format!("the placement has more promoted {} pieces than missing pawns", color(side))
        }
        PositionError::TooManyPawns(side) => {
            format!("the placement has more than 8 {} pawns", color(side))
        }
        PositionError::PawnOnBackRank(square) => {
            format!("the placement has a pawn on {square}, on a rank where it cannot be")
        }
        PositionError::CastlingWithoutKing(side) => {
            format!("this castling right needs the {} king on its first rank", color(side))
        }
        PositionError::CastlingWithoutRook(side) => {
            format!("this castling right is that of no {} rook", color(side))
        }
        PositionError::CastlingTwiceOnOneSide(side) => format!(
            "this castling right is the second one on the same side of the {} king",
            color(side)
        ),
        PositionError::BadEnPassant(square) => {
            format!("no pawn can have passed {square} in the last move")
        }
        PositionError::OpponentInCheck(side) => {
            format!("the {} king is in check, and it is not its turn to move", color(side))
        }
        PositionError::ImpossibleCheck(side) => {
            format!("the {} king is in a check that no move can have given", color(side))
        }
    }
}

fn color(side: Color) -> &'static str {
    Langue::LangueAnglais.color(side)
}
