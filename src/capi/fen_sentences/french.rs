//! Why a FEN is refused, in French.

use super::Place;
use crate::capi::language::Langue;
use crate::capi::messages::plural;
use crate::capi::words::french_color;
use crate::rules::{Color, FenReason, PositionError, Role};

pub fn fen_sentence(reason: FenReason, place: Place<'_>) -> String {
    match reason {
        FenReason::Empty => "la chaîne ne contient rien".into(),
        FenReason::TooFewFields(count) => format!(
            "la chaîne s'arrête après {count} champ{}, il en faut au moins 3",
            plural(count)
        ),
        FenReason::TooManyFields => {
            format!("« {} » est de trop après le sixième champ", place.field())
        }
        FenReason::UnknownPiece(_) => format!(
            "« {} » n'est ni une pièce (KQRBNP ou kqrbnp), ni un nombre de cases vides, ni « / »",
            place.character()
        ),
        FenReason::BadEmptyCount(_) => {
            format!("« {} » : un nombre de cases vides va de 1 à 8", place.character())
        }
        FenReason::RankTooShort { rank, squares: 0 } => {
            format!("la rangée {rank} n'est pas écrite (une rangée sans pièce s'écrit « 8 »)")
        }
        FenReason::RankTooShort { rank, squares: 1 } => {
            format!("la rangée {rank} n'a qu'une case, il en faut 8")
        }
        FenReason::RankTooShort { rank, squares } => {
            format!("la rangée {rank} n'a que {squares} cases, il en faut 8")
        }
        FenReason::RankTooLong(rank) => format!("la rangée {rank} a plus de 8 cases"),
        FenReason::TooFewRanks(count) => format!(
            "le placement s'arrête après {count} rangée{}, il en faut 8",
            plural(count.into())
        ),
        FenReason::TooManyRanks => "le placement a plus de 8 rangées".into(),
        FenReason::BadSide => {
            format!("le trait « {} » doit être w (blancs) ou b (noirs)", place.field())
        }
        FenReason::BadCastling(_) => format!(
            "« {} » n'est pas un droit de roque (K, Q, k, q ou la lettre d'une colonne ; « - » \
             seul s'il n'y en a pas)",
            place.character()
        ),
        FenReason::RepeatedCastling => {
            format!("le droit de roque « {} » est donné deux fois", place.character())
        }
        FenReason::BadEnPassantField => format!(
            "la case de prise en passant « {} » doit être une case, comme e3, ou « - »",
            place.field()
        ),
        FenReason::BadHalfmoveClock => format!(
            "le compteur de demi-coups « {} » doit être un entier de 0 à 2147483647",
            place.field()
        ),
        FenReason::BadFullmoveNumber => {
            format!("le numéro de coup « {} » doit être un entier de 0 à 2147483647", place.field())
        }
        FenReason::Position(error) => position_sentence(error),
    }
}

pub fn position_sentence(error: PositionError) -> String {
    match error {
        PositionError::EmptyBoard => "le placement n'a aucune pièce".into(),
        PositionError::NoKing(side) => format!("le placement n'a pas de roi {}", color(side)),
        PositionError::TooManyKings(side) => {
            format!("le placement a plusieurs rois {}s", color(side))
        }
        PositionError::TooManyPieces(side) => {
            format!("le placement donne plus de 16 pièces aux {}", players(side))
        }
        PositionError::TooManyPromoted(side) => format!(
            "le placement donne aux {} plus de pièces promues qu'il ne leur manque de pions",
            players(side)
        ),
        PositionError::TooManyPawns(side) => {
            format!("le placement donne plus de 8 pions aux {}", players(side))
        }
        PositionError::PawnOnBackRank(square) => {
            format!("le placement a un pion en {square}, sur une rangée où il ne peut pas être")
        }
        PositionError::CastlingWithoutKing(side) => format!(
            "ce droit de roque demande le roi {} sur la rangée {}",
            color(side),
            first_rank(side)
        ),
        PositionError::CastlingWithoutRook(side) => {
            format!(
                "ce droit de roque ne correspond à aucune tour {}",
                french_color(side, Role::Rook)
            )
        }
        PositionError::CastlingTwiceOnOneSide(side) => {
            format!("ce droit de roque est le second du même côté du roi {}", color(side))
        }
        PositionError::BadEnPassant(square) => {
            format!("aucun pion n'a pu passer par {square} au dernier coup")
        }
        PositionError::OpponentInCheck(side) => format!(
            "dans ce placement le roi {} est en échec, et ce n'est pas à lui de jouer",
            color(side)
        ),
        PositionError::ImpossibleCheck(side) => format!(
            "dans ce placement le roi {} est dans un échec qu'aucun coup n'a pu donner",
            color(side)
        ),
    }
}

fn color(side: Color) -> &'static str {
    Langue::LangueFrancais.color(side)
}

fn players(side: Color) -> &'static str {
    Langue::LangueFrancais.side(side)
}

fn first_rank(side: Color) -> u8 {
    match side {
        Color::White => 1,
        Color::Black => 8,
    }
}
