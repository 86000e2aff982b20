//! The move that a pair of squares or a text means, or why there is none.

use super::explications;
use super::handle::State;
use super::messages::{Refusal, playable};
use crate::capi::errors::TypeErreur;
use crate::capi::language::Langue;
use crate::capi::strings::printable;
use crate::explain::explain;
use crate::play::Match;
use crate::rules::{Move, Role, SanError, Square, says_castling};

/// A legal move, up to the piece that a pawn becomes.
#[derive(Debug)]
pub enum Asked {
    Move(Move),
    /// The moves of a pawn that arrives on its last rank, a piece each.
    Promotion(Vec<Move>),
}

/// The move from one square to another.
pub fn move_between(
    state: &State,
    from: Square,
    to: Square,
    language: Langue,
) -> Result<Asked, Refusal> {
    between(playable(state, language)?, from, to, language)
}

fn between(game: &Match, from: Square, to: Square, language: Langue) -> Result<Asked, Refusal> {
    let position = game.position();
    let moves = position.legal_moves();
    let fitting: Vec<Move> =
        moves.iter().copied().filter(|&mv| position.move_squares(mv) == (from, to)).collect();
    match fitting.as_slice() {
        [] => Err(illegal(game, from, to, language)),
        &[mv] => Ok(Asked::Move(mv)),
        _ => Ok(Asked::Promotion(fitting)),
    }
}

/// Why no legal move goes from one square to another.
fn illegal(game: &Match, from: Square, to: Square, language: Langue) -> Refusal {
    match explain(game.game(), from, to) {
        Some(refusal) => {
            Refusal::new(explications::code(&refusal), explications::sentence(&refusal, language))
        }
        None => no_such_promotion(language),
    }
}

/// The move that a text says: `e2e4`, `e7e8q`, or the notation of the language.
pub fn read_move(state: &State, text: &[u8], language: Langue) -> Result<Asked, Refusal> {
    let game = playable(state, language)?;
    let text = text.trim_ascii();
    let unreadable = || unreadable(text, language);
    let text = std::str::from_utf8(text).map_err(|_| unreadable())?;
    if let Some((from, to, rest)) = squares(text)
        && (rest.is_empty() || promotion_letter(rest))
    {
        return match game.position().parse_uci(text) {
            Ok(mv) => Ok(Asked::Move(mv)),
            Err(_) if rest.is_empty() => between(game, from, to, language),
            Err(_) => Err(illegal(game, from, to, language)),
        };
    }
    match game.position().parse_san(text, language.letters()) {
        Ok(mv) => Ok(Asked::Move(mv)),
        Err(SanError::Unreadable) => Err(unreadable()),
        Err(SanError::Ambiguous) => Err(ambiguous(text, language)),
        Err(SanError::NoSuchPromotion) => Err(no_such_promotion(language)),
        Err(SanError::MissingPromotion) => promotion(game, text, language),
        Err(SanError::Illegal) => Err(meant(game, text, language)),
    }
}

/// The two squares that a text begins with, and what follows.
fn squares(text: &str) -> Option<(Square, Square, &str)> {
    let (from, rest) = text.split_at_checked(2)?;
    let (to, rest) = rest.split_at_checked(2)?;
    Some((from.parse().ok()?, to.parse().ok()?, rest))
}

fn promotion_letter(rest: &str) -> bool {
    matches!(rest.as_bytes(), &[letter] if Role::from_letter(letter).is_some())
}

/// The promotion that a notation means but for its piece.
fn promotion(game: &Match, text: &str, language: Langue) -> Result<Asked, Refusal> {
    let pairs = game.position().san_intentions(text, language.letters());
    let asked = pairs.into_iter().find_map(|(from, to)| between(game, from, to, language).ok());
    asked.ok_or_else(|| nobody(text, language))
}

/// Why a notation is no legal move: because of the one piece that comes nearest to it.
fn meant(game: &Match, text: &str, language: Langue) -> Refusal {
    let pairs = game.position().san_intentions(text, language.letters());
    if pairs.is_empty() && says_castling(text) {
        return no_castling(language);
    }
    // Where a pair is legal, what was written besides is not.
    let refused = |(from, to)| between(game, from, to, language).err();
    let refusals: Vec<Refusal> = pairs.into_iter().filter_map(refused).collect();
    let alone = refusals.len() == 1;
    let told =
        |refusal: &Refusal| alone || refusal.code != TypeErreur::ErreurDeplacementPieceImpossible;
    refusals.into_iter().find(told).unwrap_or_else(|| nobody(text, language))
}

fn unreadable(text: &[u8], language: Langue) -> Refusal {
    let shown = shown(text);
    let sentence = match language {
        Langue::LangueFrancais => {
            format!("« {shown} » n'est pas un coup : il faut par exemple e2e4, Cf3 ou O-O.")
        }
        Langue::LangueAnglais => {
            format!("“{shown}” is not a move: write for instance e2e4, Nf3 or O-O.")
        }
    };
    Refusal::new(TypeErreur::ErreurNotationIllisible, sentence)
}

fn ambiguous(text: &str, language: Langue) -> Refusal {
    let shown = shown(text.as_bytes());
    let sentence = match language {
        Langue::LangueFrancais => {
            format!("Plusieurs pièces peuvent jouer {shown} : il faut dire d'où part la pièce.")
        }
        Langue::LangueAnglais => {
            format!("More than one piece can play {shown}: say where the piece starts.")
        }
    };
    Refusal::new(TypeErreur::ErreurNotationAmbigue, sentence)
}

fn nobody(text: &str, language: Langue) -> Refusal {
    let shown = shown(text.as_bytes());
    let sentence = match language {
        Langue::LangueFrancais => format!("Aucune pièce ne peut jouer {shown}."),
        Langue::LangueAnglais => format!("No piece can play {shown}."),
    };
    Refusal::new(TypeErreur::ErreurDeplacementPieceImpossible, sentence)
}

/// For a king that is not where it castles from.
fn no_castling(language: Langue) -> Refusal {
    let sentence = language.choose(
        "Le roque n'est pas possible : il faut un roi et une tour qui n'ont jamais bougé.",
        "Castling is not possible: it takes a king and a rook that have never moved.",
    );
    Refusal::new(TypeErreur::ErreurRoqueNonPermis, sentence)
}

fn no_such_promotion(language: Langue) -> Refusal {
    let sentence = language.choose(
        "Un pion ne devient que dame, tour, fou ou cavalier, et seulement sur la dernière rangée.",
        "A pawn becomes a queen, a rook, a bishop or a knight, and on the last rank only.",
    );
    Refusal::new(TypeErreur::ErreurPromotionNonPermise, sentence)
}

/// The start of what was written, as it can be shown.
fn shown(text: &[u8]) -> String {
    const LONGEST: usize = 24;
    let text = printable(text);
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}
