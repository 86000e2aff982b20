//! The core's errors as C codes and French sentences: the one table.

use super::errors::TypeErreur;
use super::strings::printable;
use crate::rules::{Color, FenError, FenReason, PositionError};

/// Why a FEN is refused, for C.
pub struct Refusal {
    pub code: TypeErreur,
    /// The place and the reason.
    pub sentence: String,
}

/// Translates the error that the core found in `fen`.
pub fn fen_refusal(fen: &[u8], error: &FenError) -> Refusal {
    let from = fen.get(error.at..).unwrap_or_default();
    let (code, reason) = fen_reason(error.reason, from);
    Refusal { code, sentence: format!("caractère {} : {reason}", error.at + 1) }
}

/// `from` is what follows the place of the error.
fn fen_reason(reason: FenReason, from: &[u8]) -> (TypeErreur, String) {
    use TypeErreur::*;
    let character = || printable(first_character(from));
    let field = || first_field(from);
    match reason {
        FenReason::Empty => (ErreurFenChamps, "la chaîne est vide".into()),
        FenReason::TooFewFields(count) => (
            ErreurFenChamps,
            format!(
                "la FEN s'arrête après {count} champ{}, il en faut 4 ou 6 séparés par une espace",
                plural(count)
            ),
        ),
        FenReason::TooManyFields => {
            (ErreurFenChamps, format!("« {} » est de trop après le sixième champ", field()))
        }
        FenReason::UnknownPiece(_) => (
            ErreurFenPlacement,
            format!(
                "« {} » n'est ni une pièce (KQRBNP ou kqrbnp), ni un nombre de cases vides, ni « / »",
                character()
            ),
        ),
        FenReason::BadEmptyCount(_) => (
            ErreurFenPlacement,
            format!("« {} » : un nombre de cases vides va de 1 à 8", character()),
        ),
        FenReason::RankTooShort { rank, squares } => (
            ErreurFenPlacement,
            format!(
                "la rangée {rank} n'a que {squares} case{}, il en faut 8",
                plural(squares.into())
            ),
        ),
        FenReason::RankTooLong(rank) => {
            (ErreurFenPlacement, format!("la rangée {rank} a plus de 8 cases"))
        }
        FenReason::TooFewRanks(count) => (
            ErreurFenPlacement,
            format!(
                "le placement s'arrête après {count} rangée{}, il en faut 8",
                plural(count.into())
            ),
        ),
        FenReason::TooManyRanks => (ErreurFenPlacement, "une neuvième rangée, il en faut 8".into()),
        FenReason::BadSide => {
            (ErreurFenTrait, format!("le trait « {} » doit être w (blancs) ou b (noirs)", field()))
        }
        FenReason::BadCastling(_) => (
            ErreurFenRoque,
            format!(
                "« {} » n'est pas un droit de roque (K, Q, k, q ou la lettre d'une colonne ; « - » seul s'il n'y en a pas)",
                character()
            ),
        ),
        FenReason::RepeatedCastling => {
            (ErreurFenRoque, format!("le droit de roque « {} » est donné deux fois", character()))
        }
        FenReason::BadEnPassantField => (
            ErreurFenPriseEnPassant,
            format!(
                "la case de prise en passant « {} » doit être une case, comme e3, ou « - »",
                field()
            ),
        ),
        FenReason::BadHalfmoveClock => (
            ErreurFenCompteurs,
            format!(
                "le compteur de demi-coups « {} » doit être un entier de 0 à 2147483647",
                field()
            ),
        ),
        FenReason::BadFullmoveNumber => (
            ErreurFenCompteurs,
            format!("le numéro de coup « {} » doit être un entier de 0 à 2147483647", field()),
        ),
        FenReason::Position(error) => position_error(error),
    }
}

fn position_error(error: PositionError) -> (TypeErreur, String) {
    use TypeErreur::*;
    match error {
        PositionError::EmptyBoard => (ErreurPositionVide, "l'échiquier est vide".into()),
        PositionError::NoKing(side) => {
            (ErreurPositionRois, format!("les {} n'ont pas de roi", camp(side)))
        }
        PositionError::TooManyKings(side) => {
            (ErreurPositionRois, format!("les {} ont plusieurs rois", camp(side)))
        }
        PositionError::TooManyPieces(side) => {
            (ErreurPositionPieces, format!("les {} ont plus de 16 pièces", camp(side)))
        }
        PositionError::TooManyPawns(side) => {
            (ErreurPositionPions, format!("les {} ont plus de 8 pions", camp(side)))
        }
        PositionError::PawnOnBackRank(square) => (
            ErreurPositionPions,
            format!("il y a un pion en {square}, sur la première ou la dernière rangée"),
        ),
        PositionError::OpponentInCheck(side) => (
            ErreurPositionRoiAdverseEnEchec,
            format!("les {} viennent de jouer et leur roi est en échec", camp(side)),
        ),
        PositionError::CastlingWithoutKing(side) => (
            ErreurPositionRoque,
            format!("les {} ont un droit de roque, mais leur roi n'est pas à sa place", camp(side)),
        ),
        PositionError::CastlingWithoutRook(side) => (
            ErreurPositionRoque,
            format!(
                "les {} ont un droit de roque avec une tour qui n'est pas à sa place",
                camp(side)
            ),
        ),
        PositionError::BadEnPassant(square) => (
            ErreurPositionPriseEnPassant,
            format!("aucun pion n'a pu passer par {square} au dernier coup"),
        ),
        PositionError::ImpossibleCheck(side) => (
            ErreurPositionEchecImpossible,
            format!("les {} sont dans un échec qu'aucun coup n'a pu donner", camp(side)),
        ),
    }
}

fn camp(side: Color) -> &'static str {
    match side {
        Color::White => "blancs",
        Color::Black => "noirs",
    }
}

fn plural(count: usize) -> &'static str {
    if count > 1 { "s" } else { "" }
}

/// The first character of a text, or its first byte where that is no UTF-8.
fn first_character(text: &[u8]) -> &[u8] {
    let len = text
        .utf8_chunks()
        .next()
        .and_then(|chunk| chunk.valid().chars().next())
        .map_or(1, char::len_utf8);
    &text[..len.min(text.len())]
}

/// What stands before the next separator of fields, printable, and not too long to be read.
fn first_field(text: &[u8]) -> String {
    const SHOWN: usize = 24;
    let field = text.split(|byte| matches!(byte, b' ' | b'\t' | b'_')).next().unwrap_or_default();
    match field.get(..SHOWN) {
        Some(start) if field.len() > SHOWN => format!("{}…", printable(start)),
        _ => printable(field),
    }
}
