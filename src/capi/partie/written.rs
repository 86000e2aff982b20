//! The move that a pair of squares or a text means, or why there is none.

use super::explications;
use super::handle::State;
use super::messages::{GameRefusal, playable};
use super::misread::{
    ambiguous, no_castling, no_such_promotion, nobody, nothing_to_take, unreadable,
};
use crate::capi::errors::TypeErreur;
use crate::capi::language::Langue;
use crate::explain::explain;
use crate::play::Match;
use crate::rules::{Move, Role, San, SanError, Square};

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
) -> Result<Asked, GameRefusal> {
    let of_this_move = |refusal| GameRefusal { squares: Some((from, to)), ..refusal };
    let game = playable(state, language).map_err(of_this_move)?;
    between(game, from, to, language)
}

fn between(game: &Match, from: Square, to: Square, language: Langue) -> Result<Asked, GameRefusal> {
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
fn illegal(game: &Match, from: Square, to: Square, language: Langue) -> GameRefusal {
    match explain(game.game(), from, to) {
        Some(refusal) => GameRefusal {
            code: explications::code(&refusal),
            sentence: explications::sentence(&refusal, language),
            squares: Some((from, to)),
        },
        None => no_such_promotion(language),
    }
}

/// The move that a text says: `e2e4`, `e2-e4`, `e7e8q`, or the notation of the
/// language.
pub fn read_move(state: &State, text: &[u8], language: Langue) -> Result<Asked, GameRefusal> {
    let game = playable(state, language)?;
    let text = text.trim_ascii();
    let unreadable = || unreadable(text, language);
    let text = std::str::from_utf8(text).map_err(|_| unreadable())?;
    let position = game.position();
    if let Some((from, to, promotion)) = squares(text) {
        return match position.find_uci(from, to, promotion) {
            Some(mv) => Ok(Asked::Move(mv)),
            None if promotion.is_none() => between(game, from, to, language),
            // The move is legal, but for the piece that nothing becomes.
            None if position.find_uci(from, to, None).is_some() => Err(no_such_promotion(language)),
            None => Err(illegal(game, from, to, language)),
        };
    }
    let san = San::read(text, language.letters()).ok_or_else(unreadable)?;
    match position.find_san(&san) {
        Ok(mv) => Ok(Asked::Move(mv)),
        Err(SanError::Unreadable) => Err(unreadable()),
        Err(SanError::Ambiguous) => Err(ambiguous(text, language)),
        Err(SanError::NoSuchPromotion) => Err(no_such_promotion(language)),
        Err(SanError::NothingToTake) => Err(nothing_to_take(&san, language)),
        Err(SanError::MissingPromotion) => promotion(game, Written { text, san }, language),
        Err(SanError::Illegal) => meant(game, Written { text, san }, language),
    }
}

/// A notation, and what it says.
struct Written<'a> {
    text: &'a str,
    san: San,
}

/// The two squares that a text is made of, a dash between them or not, with the letter
/// of a piece after them or not.
fn squares(text: &str) -> Option<(Square, Square, Option<Role>)> {
    let (from, rest) = text.split_at_checked(2)?;
    let rest = rest.strip_prefix('-').unwrap_or(rest);
    let (to, rest) = rest.split_at_checked(2)?;
    let promotion = match *rest.as_bytes() {
        [] => None,
        [letter] => Some(Role::from_letter(letter)?),
        _ => return None,
    };
    Some((from.parse().ok()?, to.parse().ok()?, promotion))
}

/// The promotion that a notation means but for its piece.
fn promotion(game: &Match, written: Written, language: Langue) -> Result<Asked, GameRefusal> {
    let pairs = game.position().san_intentions(&written.san);
    let asked = pairs.into_iter().find_map(|(from, to)| between(game, from, to, language).ok());
    asked.ok_or_else(|| nobody(&written.san, written.text, language))
}

/// Castling that is written as a move of the king: it takes nothing, and ends with the
/// square of arrival. The faults come in the order of the contract.
fn castling(mv: Move, written: Written, language: Langue) -> Result<Asked, GameRefusal> {
    let text = written.text.trim_end_matches(['+', '#', '!', '?']);
    let ends_on_a_square =
        text.get(text.len().saturating_sub(2)..).is_some_and(|end| end.parse::<Square>().is_ok());
    if text.contains('x') {
        return Err(nothing_to_take(&written.san, language));
    }
    if !ends_on_a_square {
        return Err(no_such_promotion(language));
    }
    Ok(Asked::Move(mv))
}

/// What a notation that is no legal move means: castling by the king's own two squares,
/// or else the illegal move of the one piece that comes nearest to it.
fn meant(game: &Match, written: Written, language: Langue) -> Result<Asked, GameRefusal> {
    let pairs = game.position().san_intentions(&written.san);
    if pairs.is_empty() && written.san.is_castling() {
        return Err(no_castling(language));
    }
    let mut refusals = Vec::new();
    for (from, to) in pairs {
        match between(game, from, to, language) {
            Ok(Asked::Move(mv)) if mv.is_castling() => return castling(mv, written, language),
            // The pair is legal, so what was written besides is not.
            Ok(_) => {}
            Err(refusal) => refusals.push(refusal),
        }
    }
    let alone = refusals.len() == 1;
    let told = |refusal: &GameRefusal| {
        alone || refusal.code != TypeErreur::ErreurDeplacementPieceImpossible
    };
    Err(refusals
        .into_iter()
        .find(told)
        .unwrap_or_else(|| nobody(&written.san, written.text, language)))
}
