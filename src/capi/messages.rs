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
    let (code, reason) = fen_reason(error.reason, from, first_field(fen, from));
    Refusal { code, sentence: format!("caractère {} : {reason}", error.at + 1) }
}

/// `from` is what follows the place of the error, `field` the field there.
fn fen_reason(reason: FenReason, from: &[u8], field: &[u8]) -> (TypeErreur, String) {
    use TypeErreur::*;
    let character = || printable(first_character(from));
    let field = || shortened(&printable(field));
    match reason {
        FenReason::Empty => (ErreurFenChamps, "la chaîne ne contient rien".into()),
        FenReason::TooFewFields(count) => (
            ErreurFenChamps,
            format!(
                "la chaîne s'arrête après {count} champ{}, il en faut au moins 3",
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
        FenReason::RankTooShort { rank, squares: 0 } => {
            (ErreurFenPlacement, format!("la rangée {rank} est vide, il y faut 8 cases"))
        }
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

pub fn position_error(error: PositionError) -> (TypeErreur, String) {
    use TypeErreur::*;
    match error {
        PositionError::EmptyBoard => (ErreurPositionVide, "le placement n'a aucune pièce".into()),
        PositionError::NoKing(side) => {
            (ErreurPositionRois, format!("le placement n'a pas de roi {}", color(side)))
        }
        PositionError::TooManyKings(side) => {
            (ErreurPositionRois, format!("le placement a plusieurs rois {}s", color(side)))
        }
        PositionError::TooManyPieces(side) => (
            ErreurPositionPieces,
            format!("le placement donne plus de 16 pièces aux {}s", color(side)),
        ),
        PositionError::TooManyPromoted(side) => (
            ErreurPositionPieces,
            format!(
                "le placement donne aux {}s plus de pièces promues qu'il ne leur manque de pions",
                color(side)
            ),
        ),
        PositionError::TooManyPawns(side) => (
            ErreurPositionPions,
            format!("le placement donne plus de 8 pions aux {}s", color(side)),
        ),
        PositionError::PawnOnBackRank(square) => (
            ErreurPositionPions,
            format!("le placement a un pion en {square}, sur une rangée où il ne peut pas être"),
        ),
        PositionError::CastlingWithoutKing(side) => (
            ErreurPositionRoque,
            format!(
                "droit de roque, mais le roi {} n'est pas sur sa rangée de départ",
                color(side)
            ),
        ),
        PositionError::CastlingWithoutRook(side) => (
            ErreurPositionRoque,
            format!("droit de roque, mais la tour {} n'est pas là", feminine(side)),
        ),
        PositionError::CastlingTwiceOnOneSide(side) => (
            ErreurPositionRoque,
            format!("second droit de roque du même côté du roi {}", color(side)),
        ),
        PositionError::BadEnPassant(square) => (
            ErreurPositionPriseEnPassant,
            format!("aucun pion n'a pu passer par {square} au dernier coup"),
        ),
        PositionError::OpponentInCheck(side) => (
            ErreurPositionRoiAdverseEnEchec,
            format!(
                "dans ce placement le roi {} est en échec, et ce n'est pas à lui de jouer",
                color(side)
            ),
        ),
        PositionError::ImpossibleCheck(side) => (
            ErreurPositionEchecImpossible,
            format!(
                "dans ce placement le roi {} est dans un échec qu'aucun coup n'a pu donner",
                color(side)
            ),
        ),
    }
}

fn color(side: Color) -> &'static str {
    match side {
        Color::White => "blanc",
        Color::Black => "noir",
    }
}

fn feminine(side: Color) -> &'static str {
    match side {
        Color::White => "blanche",
        Color::Black => "noire",
    }
}

pub fn plural(count: usize) -> &'static str {
    if count > 1 { "s" } else { "" }
}

/// The first character of a text, or its first byte where that is no UTF-8.
pub fn first_character(text: &[u8]) -> &[u8] {
    let len = text
        .utf8_chunks()
        .next()
        .and_then(|chunk| chunk.valid().chars().next())
        .map_or(1, char::len_utf8);
    &text[..len.min(text.len())]
}

/// What stands before the next separator: a blank or, in a string without
/// blanks, an underscore.
fn first_field<'a>(fen: &[u8], from: &'a [u8]) -> &'a [u8] {
    let is_blank = |byte: &u8| byte.is_ascii_whitespace();
    let underscores = !fen.trim_ascii().iter().any(is_blank);
    let is_separator = |byte: &u8| is_blank(byte) || (underscores && *byte == b'_');
    from.split(is_separator).next().unwrap_or_default()
}

/// A text that is not too long to be read in the middle of a sentence.
pub fn shortened(text: &str) -> String {
    const SHOWN: usize = 24;
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::TypeErreur::{self, *};
    use super::fen_refusal;
    use crate::rules::Position;

    /// A text that is refused, the code, the sentence.
    const REFUSALS: &[(&str, TypeErreur, &str)] = &[
        ("", ErreurFenChamps, "caractère 1 : la chaîne ne contient rien"),
        (
            "4k3/8/8/8/8/8/8/4K3",
            ErreurFenChamps,
            "caractère 20 : la chaîne s'arrête après 1 champ, il en faut au moins 3",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w",
            ErreurFenChamps,
            "caractère 22 : la chaîne s'arrête après 2 champs, il en faut au moins 3",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1 encore",
            ErreurFenChamps,
            "caractère 31 : « encore » est de trop après le sixième champ",
        ),
        (
            "4k3/8/8/8/8/8/8/4x3 w - - 0 1",
            ErreurFenPlacement,
            "caractère 18 : « x » n'est ni une pièce (KQRBNP ou kqrbnp), ni un nombre de cases vides, ni « / »",
        ),
        (
            "4k3/8/8/8/8/8/8/4é3 w - - 0 1",
            ErreurFenPlacement,
            "caractère 18 : « é » n'est ni une pièce (KQRBNP ou kqrbnp), ni un nombre de cases vides, ni « / »",
        ),
        (
            "4k3/9/8/8/8/8/8/4K3 w - - 0 1",
            ErreurFenPlacement,
            "caractère 5 : « 9 » : un nombre de cases vides va de 1 à 8",
        ),
        (
            "4k3/7/8/8/8/8/8/4K3 w - - 0 1",
            ErreurFenPlacement,
            "caractère 6 : la rangée 7 n'a que 7 cases, il en faut 8",
        ),
        (
            "4k3/8p/8/8/8/8/8/4K3 w - - 0 1",
            ErreurFenPlacement,
            "caractère 6 : la rangée 7 a plus de 8 cases",
        ),
        (
            "8",
            ErreurFenPlacement,
            "caractère 2 : le placement s'arrête après 1 rangée, il en faut 8",
        ),
        (
            "4k3/8/4K3 w - - 0 1",
            ErreurFenPlacement,
            "caractère 10 : le placement s'arrête après 3 rangées, il en faut 8",
        ),
        (
            "4k3/8/8/8/8/8/8/8/4K3 w - - 0 1",
            ErreurFenPlacement,
            "caractère 18 : une neuvième rangée, il en faut 8",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 noirs - - 0 1",
            ErreurFenTrait,
            "caractère 21 : le trait « noirs » doit être w (blancs) ou b (noirs)",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w Kx - 0 1",
            ErreurFenRoque,
            "caractère 24 : « x » n'est pas un droit de roque (K, Q, k, q ou la lettre d'une colonne ; « - » seul s'il n'y en a pas)",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w KK - 0 1",
            ErreurFenRoque,
            "caractère 25 : le droit de roque « K » est donné deux fois",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - e9 0 1",
            ErreurFenPriseEnPassant,
            "caractère 25 : la case de prise en passant « e9 » doit être une case, comme e3, ou « - »",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - -1 1",
            ErreurFenCompteurs,
            "caractère 27 : le compteur de demi-coups « -1 » doit être un entier de 0 à 2147483647",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 un",
            ErreurFenCompteurs,
            "caractère 29 : le numéro de coup « un » doit être un entier de 0 à 2147483647",
        ),
        (
            "8/8/8/8/8/8/8/8 w - - 0 1",
            ErreurPositionVide,
            "caractère 1 : le placement n'a aucune pièce",
        ),
        (
            "8/8/8/8/8/8/8/4K3 w - - 0 1",
            ErreurPositionRois,
            "caractère 1 : le placement n'a pas de roi noir",
        ),
        (
            "4k3/8/8/8/8/8/8/4KK2 w - - 0 1",
            ErreurPositionRois,
            "caractère 1 : le placement a plusieurs rois blancs",
        ),
        (
            "4k3/8/8/8/8/8/PPPPPPPP/3QKQ2 w - - 0 1",
            ErreurPositionPieces,
            "caractère 1 : le placement donne aux blancs plus de pièces promues qu'il ne leur \
             manque de pions",
        ),
        (
            "4k3/qqqqqqqq/qqqqqqqq/8/8/8/8/4K3 w - - 0 1",
            ErreurPositionPieces,
            "caractère 1 : le placement donne plus de 16 pièces aux noirs",
        ),
        (
            "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1",
            ErreurPositionPions,
            "caractère 1 : le placement donne plus de 8 pions aux noirs",
        ),
        (
            "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
            ErreurPositionPions,
            "caractère 1 : le placement a un pion en h8, sur une rangée où il ne peut pas être",
        ),
        (
            "4k3/8/8/8/8/8/4K3/8 w K - 0 1",
            ErreurPositionRoque,
            "caractère 23 : droit de roque, mais le roi blanc n'est pas sur sa rangée de départ",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w Q - 0 1",
            ErreurPositionRoque,
            "caractère 23 : droit de roque, mais la tour blanche n'est pas là",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
            ErreurPositionPriseEnPassant,
            "caractère 25 : aucun pion n'a pu passer par e6 au dernier coup",
        ),
        (
            "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
            ErreurPositionRoiAdverseEnEchec,
            "caractère 1 : dans ce placement le roi noir est en échec, et ce n'est pas à lui de jouer",
        ),
        (
            "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1",
            ErreurPositionEchecImpossible,
            "caractère 1 : dans ce placement le roi blanc est dans un échec qu'aucun coup n'a pu donner",
        ),
        (
            "8/\u{1b}[2J",
            ErreurFenPlacement,
            "caractère 3 : « \\x1B » n'est ni une pièce (KQRBNP ou kqrbnp), ni un nombre de cases vides, ni « / »",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1234567890123456789012345",
            ErreurFenCompteurs,
            "caractère 29 : le numéro de coup « 123456789012345678901234… » doit être un entier de 0 à 2147483647",
        ),
    ];

    #[test]
    fn each_refusal_has_its_sentence() {
        for &(fen, code, sentence) in REFUSALS {
            let error = Position::from_fen(fen).expect_err(fen);
            let refusal = fen_refusal(fen.as_bytes(), &error);
            assert_eq!((refusal.code, &*refusal.sentence), (code, sentence), "{fen}");
        }
    }
}
