//! Why a FEN is refused, for C: the code and the sentence.

mod english;
mod french;

use super::errors::TypeErreur;
use super::language::{self, Langue};
use super::messages::{first_character, shortened};
use super::strings::printable;
use crate::rules::{FenError, FenReason, PositionError};

/// Why a FEN is refused, for C.
pub struct FenRefusal {
    pub code: TypeErreur,
    /// The place and the reason.
    pub sentence: String,
}

/// Translates the error that the core found in `fen`, for the players.
pub fn fen_refusal(fen: &[u8], error: &FenError) -> FenRefusal {
    fen_refusal_in(language::current(), fen, error)
}

/// Translates the error that the core found in `fen`.
pub fn fen_refusal_in(language: Langue, fen: &[u8], error: &FenError) -> FenRefusal {
    FenRefusal { code: fen_code(error.reason), sentence: sentence(fen, error, language) }
}

/// Translates what is wrong with a position, for the programmer: in French.
pub fn position_refusal(error: PositionError) -> FenRefusal {
    FenRefusal { code: position_code(error), sentence: french::position_sentence(error) }
}

fn sentence(fen: &[u8], error: &FenError, language: Langue) -> String {
    let from = fen.get(error.at..).unwrap_or_default();
    let place = Place { from, field: first_field(fen, from) };
    let number = error.at + 1;
    match language {
        Langue::LangueFrancais => {
            format!("caractère {number} : {}", french::fen_sentence(error.reason, place))
        }
        Langue::LangueAnglais => {
            format!("character {number}: {}", english::fen_sentence(error.reason, place))
        }
    }
}

/// What stands where the error is.
#[derive(Clone, Copy)]
struct Place<'a> {
    /// All that follows.
    from: &'a [u8],
    /// The field there.
    field: &'a [u8],
}

impl Place<'_> {
    fn character(self) -> String {
        printable(first_character(self.from))
    }

    fn field(self) -> String {
        shortened(&printable(self.field))
    }
}

/// What stands before the next separator: a blank or, in a string without
/// blanks, an underscore.
fn first_field<'a>(fen: &[u8], from: &'a [u8]) -> &'a [u8] {
    let is_blank = |byte: &u8| byte.is_ascii_whitespace();
    let underscores = !fen.trim_ascii().iter().any(is_blank);
    let is_separator = |byte: &u8| is_blank(byte) || (underscores && *byte == b'_');
    from.split(is_separator).next().unwrap_or_default()
}

fn fen_code(reason: FenReason) -> TypeErreur {
    use TypeErreur::*;
    match reason {
        FenReason::Empty | FenReason::TooFewFields(_) | FenReason::TooManyFields => ErreurFenChamps,
        FenReason::UnknownPiece(_)
        | FenReason::BadEmptyCount(_)
        | FenReason::RankTooShort { .. }
        | FenReason::RankTooLong(_)
        | FenReason::TooFewRanks(_)
        | FenReason::TooManyRanks => ErreurFenPlacement,
        FenReason::BadSide => ErreurFenTrait,
        FenReason::BadCastling(_) | FenReason::RepeatedCastling => ErreurFenRoque,
        FenReason::BadEnPassantField => ErreurFenPriseEnPassant,
        FenReason::BadHalfmoveClock | FenReason::BadFullmoveNumber => ErreurFenCompteurs,
        FenReason::Position(error) => position_code(error),
    }
}

fn position_code(error: PositionError) -> TypeErreur {
    use TypeErreur::*;
    match error {
        PositionError::EmptyBoard => ErreurPositionVide,
        PositionError::NoKing(_) | PositionError::TooManyKings(_) => ErreurPositionRois,
        PositionError::TooManyPieces(_) | PositionError::TooManyPromoted(_) => ErreurPositionPieces,
        PositionError::TooManyPawns(_) | PositionError::PawnOnBackRank(_) => ErreurPositionPions,
        PositionError::CastlingWithoutKing(_)
        | PositionError::CastlingWithoutRook(_)
        | PositionError::CastlingTwiceOnOneSide(_) => ErreurPositionRoque,
        PositionError::BadEnPassant(_) => ErreurPositionPriseEnPassant,
        PositionError::OpponentInCheck(_) => ErreurPositionRoiAdverseEnEchec,
        PositionError::ImpossibleCheck(_) => ErreurPositionEchecImpossible,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::TypeErreur::*;
    use super::*;
    use crate::capi::general::ECHECS_PHRASE_MAX;
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
            "caractère 18 : le placement a plus de 8 rangées",
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
            "caractère 23 : ce droit de roque demande le roi blanc sur la rangée 1",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w Q - 0 1",
            ErreurPositionRoque,
            "caractère 23 : ce droit de roque ne correspond à aucune tour blanche",
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

    #[test]
    fn english_says_the_same_in_its_own_words() {
        let mut sentences = BTreeSet::new();
        for &(fen, _, french) in REFUSALS {
            let error = Position::from_fen(fen).expect_err(fen);
            let english = sentence(fen.as_bytes(), &error, Langue::LangueAnglais);
            let place = |text: &str| text.split(' ').nth(1).map(str::to_owned);
            assert!(english.starts_with("character "), "{english}");
            assert_eq!(place(&english).map(|place| place.replace(':', "")), place(french));
            assert!(english.len() < ECHECS_PHRASE_MAX, "{english}");
            assert!(sentences.insert(english.clone()), "{english}");
        }
    }
}
