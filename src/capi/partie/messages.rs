//! What the players read about a game, in both languages.

use super::handle::{Handle, State};
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::language::Langue;
use crate::play::{Declaration, Ending, Match};
use crate::rules::{Claim, Color, Move, Outcome, Square};

/// Whose turn it is and whether there is a check, or how the game has ended.
pub fn situation(game: &Match, language: Langue) -> String {
    if let Some(ending) = game.ending() {
        return self::ending(ending, language);
    }
    let turn = match game.position().turn() {
        Color::White => language.choose("C'est aux blancs de jouer", "White to move"),
        Color::Black => language.choose("C'est aux noirs de jouer", "Black to move"),
    };
    let check = if game.position().is_check() {
        language.choose(" : échec au roi", ": check")
    } else {
        ""
    };
    format!("{turn}{check}.")
}

/// How a game has ended, and for whom.
pub fn ending(ending: Ending, language: Langue) -> String {
    let how = match ending {
        Ending::ByItself(outcome) => by_itself(outcome, language),
        Ending::Declared(declaration) => declared(declaration, language),
    };
    let whom = match ending.winner() {
        Some(Color::White) => language.choose("les blancs gagnent", "White wins"),
        Some(Color::Black) => language.choose("les noirs gagnent", "Black wins"),
        None => language.choose("la partie est nulle", "the game is drawn"),
    };
    let colon = language.choose(" :", ":");
    format!("{how}{colon} {whom}.")
}

fn by_itself(outcome: Outcome, language: Langue) -> &'static str {
    match outcome {
        Outcome::Checkmate { .. } => language.choose("Échec et mat", "Checkmate"),
        Outcome::Stalemate => language.choose("Pat", "Stalemate"),
        Outcome::DeadPosition => {
            language.choose("Plus aucun mat n'est possible", "No mate is possible any more")
        }
        Outcome::SeventyFiveMoves => language.choose(
            "75 coups sans prise ni coup de pion",
            "75 moves without a capture or a pawn move",
        ),
        Outcome::FivefoldRepetition => {
            language.choose("La même position cinq fois", "The same position five times")
        }
    }
}

fn declared(declaration: Declaration, language: Langue) -> &'static str {
    match declaration {
        Declaration::Resignation { loser: Color::White } => {
            language.choose("Les blancs abandonnent", "White resigns")
        }
        Declaration::Resignation { loser: Color::Black } => {
            language.choose("Les noirs abandonnent", "Black resigns")
        }
        Declaration::Agreement => language.choose("D'un commun accord", "By agreement"),
        Declaration::Claim(Claim::FiftyMoves) => language.choose(
            "50 coups sans prise ni coup de pion",
            "50 moves without a capture or a pawn move",
        ),
        Declaration::Claim(Claim::ThreefoldRepetition) => {
            language.choose("La même position trois fois", "The same position three times")
        }
    }
}

/// Something that is not done, and why, for the player.
#[derive(Debug)]
pub struct Refusal {
    pub code: TypeErreur,
    pub sentence: String,
    /// Of an illegal move, where it starts and where it arrives.
    pub squares: Option<(Square, Square)>,
}

impl Refusal {
    pub fn new(code: TypeErreur, sentence: impl Into<String>) -> Refusal {
        Refusal { code, sentence: sentence.into(), squares: None }
    }
}

impl Handle {
    /// Tells the player of a refusal, and gives its code.
    pub fn refuse(&self, refusal: Refusal) -> TypeErreurC {
        self.tell(&refusal.sentence);
        refusal.code as TypeErreurC
    }
}

/// The game that goes on, or why there is none.
pub fn playable(state: &State, language: Langue) -> Result<&Match, Refusal> {
    let game = state.game.as_ref().ok_or_else(|| not_begun(language))?;
    match game.ending() {
        None => Ok(game),
        Some(ending) => {
            let start = language.choose("La partie est finie. ", "The game is over. ");
            let sentence = format!("{start}{}", self::ending(ending, language));
            Err(Refusal::new(TypeErreur::ErreurPartieFinie, sentence))
        }
    }
}

pub fn not_begun(language: Langue) -> Refusal {
    let sentence = language.choose("La partie n'a pas commencé.", "The game has not begun.");
    Refusal::new(TypeErreur::ErreurPartieNonCommencee, sentence)
}

/// Why a draw cannot be claimed: what the position on the board, or the one after
/// an announced move, lacks.
pub fn no_claim(game: &Match, claim: Claim, announced: Option<Move>, language: Langue) -> Refusal {
    let mut game = game.game().clone();
    if let Some(mv) = announced {
        // A legal move, or else the board is spoken of.
        let _ = game.play(mv);
    }
    let sentence = match claim {
        _ if !game.position().has_legal_moves() => language
            .choose(
                "Ce coup finit la partie : joué, il l'emporte sur la nulle.",
                "This move ends the game: played, it comes before any draw.",
            )
            .to_owned(),
        Claim::ThreefoldRepetition => too_few_times(game.occurrences(), language),
        Claim::FiftyMoves => too_few_moves(game.position().halfmove_clock() / 2, language),
    };
    Refusal::new(TypeErreur::ErreurReclamationNonPermise, sentence)
}

fn too_few_times(times: usize, language: Langue) -> String {
    match language {
        Langue::LangueFrancais => format!(
            "La nulle ne peut pas être réclamée : la position est là {times} fois, il en faut 3."
        ),
        Langue::LangueAnglais => {
            let times = if times == 1 { "once" } else { "twice" };
            format!("A draw cannot be claimed: the position has come {times}, not three times.")
        }
    }
}

fn too_few_moves(moves: u32, language: Langue) -> String {
    match language {
        Langue::LangueFrancais => format!(
            "La nulle ne peut pas être réclamée : {moves} coups sans prise ni coup de pion, il en \
             faut 50."
        ),
        Langue::LangueAnglais => format!(
            "A draw cannot be claimed: {moves} moves without a capture or a pawn move, not 50."
        ),
    }
}
