//! Why a PGN is refused, in both languages.

use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::fen_sentences;
use crate::capi::language::Langue;
use crate::capi::strings::printable;
use crate::pgn::{MAX_DEPTH, MAX_GAME_BYTES, MAX_GAME_PLIES, MAX_TAGS, PgnReason};
use crate::rules::{Color, FenError};

/// One sentence, with a capital and a full stop.
pub fn sentence(reason: &PgnReason, language: Langue) -> String {
    match language {
        Langue::LangueFrancais => french(reason),
        Langue::LangueAnglais => english(reason),
    }
}

fn french(reason: &PgnReason) -> String {
    let of = |turn: &Color| format!("des {}", Langue::LangueFrancais.side(*turn));
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
            "Coup {number} {} : {} passe le tour, ce que les règles n'admettent pas.",
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
            format!("L'étiquette FEN est refusée ({}).", fen_words(error, Langue::LangueFrancais))
        }
        PgnReason::NulByte => {
            "Le texte contient un caractère interdit : ce n'est pas un PGN.".into()
        }
        PgnReason::TooDeep => format!("Plus de {MAX_DEPTH} variantes sont imbriquées."),
        PgnReason::TooLong => format!(
            "La partie est trop longue : son texte dépasse {} Mio, ou elle a plus de \
             {MAX_GAME_PLIES} coups.",
            MAX_GAME_BYTES >> 20
        ),
    }
}

/// What is wrong with a FEN, in a few words: the tag is not at hand to show a place in it.
fn fen_words(error: &FenError, language: Langue) -> String {
    let code = fen_sentences::fen_refusal(b"", error).code as TypeErreurC;
    TypeErreur::sentence(code, language).to_string_lossy().into_owned()
}

/// The core's own words, as a sentence.
fn english(reason: &PgnReason) -> String {
    if let PgnReason::BadFen(error) = reason {
        return format!("The FEN tag is refused ({}).", fen_words(error, Langue::LangueAnglais));
    }
    let words = printable(reason.to_string().as_bytes());
    let mut characters = words.chars();
    let first = characters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(characters).chain(['.']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_sentences_in_both_languages() {
        let token = || "Cf3".to_owned();
        let cases = [
            (
                PgnReason::UnreadableMove { token: token(), number: 2, turn: Color::White },
                "Coup 2 des blancs : « Cf3 » n'est pas un coup : un PGN écrit les pièces en \
                 anglais, K Q R B N.",
                "Move 2 of White: \"Cf3\" is not a move in algebraic notation.",
            ),
            (
                PgnReason::NullMove { token: "--".to_owned(), number: 1, turn: Color::Black },
                "Coup 1 des noirs : -- passe le tour, ce que les règles n'admettent pas.",
                "Move 1 of Black: -- passes the turn, which the rules do not allow.",
            ),
            (
                PgnReason::TooManyTags,
                "Il y a plus de 1000 étiquettes.",
                "There are more than 1000 tags.",
            ),
            (
                PgnReason::NulByte,
                "Le texte contient un caractère interdit : ce n'est pas un PGN.",
                "The text contains a forbidden character: it is no PGN.",
            ),
            (
                PgnReason::TooDeep,
                "Plus de 100 variantes sont imbriquées.",
                "More than 100 variations are nested.",
            ),
            (
                PgnReason::TooLong,
                "La partie est trop longue : son texte dépasse 16 Mio, ou elle a plus de 1048576 \
                 coups.",
                "The game is too long: its text has more than 16 MiB, or it has more than 1048576 \
                 moves.",
            ),
        ];
        for (reason, french, english) in cases {
            assert_eq!(sentence(&reason, Langue::LangueFrancais), french);
            assert_eq!(sentence(&reason, Langue::LangueAnglais), english);
        }
    }
}
