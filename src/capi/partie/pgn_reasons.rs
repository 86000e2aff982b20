//! Why a PGN is refused, in both languages.

use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::language::Langue;
use crate::capi::messages;
use crate::capi::strings::printable;
use crate::pgn::{MAX_DEPTH, MAX_GAME_BYTES, MAX_GAME_PLIES, MAX_TAGS, PgnReason};
use crate::rules::Color;

/// One sentence, with a capital and a full stop.
pub fn sentence(reason: &PgnReason, language: Langue) -> String {
    match language {
        Langue::LangueFrancais => french(reason),
        Langue::LangueAnglais => english(reason),
    }
}

fn french(reason: &PgnReason) -> String {
    let of = |turn: &Color| match turn {
        Color::White => "des blancs",
        Color::Black => "des noirs",
    };
    let show = |token: &str| printable(token.as_bytes());
    match reason {
        PgnReason::UnreadableMove { token, number, turn } => {
            let hint = if token.starts_with(['D', 'T', 'F', 'C', 'R']) {
                " : un PGN écrit les pièces en anglais, K Q R B N"
            } else {
                ""
            };
            format!("Coup {number} {} : « {} » n'est pas un coup{hint}.", of(turn), show(token))
        }
        PgnReason::IllegalMove { token, number, turn } => {
            format!("Coup {number} {} : {} n'est pas un coup légal.", of(turn), show(token))
        }
        PgnReason::Ambiguous { token, number, turn } => {
            format!("Coup {number} {} : plusieurs pièces peuvent jouer {}.", of(turn), show(token))
        }
        PgnReason::MissingPromotion { token, number, turn } => format!(
            "Coup {number} {} : {} ne dit pas ce que devient le pion.",
            of(turn),
            show(token)
        ),
        PgnReason::NullMove { token, number, turn } => format!(
            "Coup {number} {} : {} est un coup nul, que les règles n'ont pas.",
            of(turn),
            show(token)
        ),
        PgnReason::UnknownToken { token } => {
            format!("« {} » n'a pas de sens ici.", show(token))
        }
        PgnReason::UnclosedComment => "Un commentaire n'est pas fermé.".into(),
        PgnReason::UnclosedVariation => "Une variante n'est pas fermée.".into(),
        PgnReason::StrayParenthesis => "Une variante se ferme sans avoir été ouverte.".into(),
        PgnReason::VariationBeforeMove => {
            "Une variante vient avant le coup qu'elle remplacerait.".into()
        }
        PgnReason::BadTag => "Une étiquette n'est pas de la forme [Nom \"valeur\"].".into(),
        PgnReason::TooManyTags => format!("Il y a plus de {MAX_TAGS} étiquettes."),
        PgnReason::BadFen(error) => {
            let code = messages::fen_refusal(b"", error).code as TypeErreurC;
            let words = TypeErreur::sentence(code, Langue::LangueFrancais).to_string_lossy();
            format!("L'étiquette FEN est refusée ({words}).")
        }
        PgnReason::NulByte => "Il y a un octet nul.".into(),
        PgnReason::TooDeep => format!("Plus de {MAX_DEPTH} variantes sont l'une dans l'autre."),
        PgnReason::TooLong => {
            format!("La partie a plus de {MAX_GAME_BYTES} octets ou de {MAX_GAME_PLIES} coups.")
        }
    }
}

/// The core's own words, as a sentence.
fn english(reason: &PgnReason) -> String {
    let words = printable(reason.to_string().as_bytes());
    let mut characters = words.chars();
    let first = characters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(characters).chain(['.']).collect()
}
