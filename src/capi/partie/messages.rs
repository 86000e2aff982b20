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
pub struct GameRefusal {
    pub code: TypeErreur,
    pub sentence: String,
    /// Of a move that is known by its squares, where it starts and where it arrives.
    pub squares: Option<(Square, Square)>,
}

impl GameRefusal {
    pub fn new(code: TypeErreur, sentence: impl Into<String>) -> GameRefusal {
        GameRefusal { code, sentence: sentence.into(), squares: None }
    }
}

impl Handle {
    /// Tells the player of a refusal, and gives its code.
    pub fn refuse(&self, refusal: GameRefusal) -> TypeErreurC {
        self.tell(&refusal.sentence);
        refusal.code as TypeErreurC
    }
}

/// The game that goes on, or why there is none.
pub fn playable(state: &State, language: Langue) -> Result<&Match, GameRefusal> {
    let game = state.game.as_ref().ok_or_else(|| not_begun(language))?;
    match game.ending() {
        None => Ok(game),
        Some(ending) => {
            let start = language.choose("La partie est finie. ", "The game is over. ");
            let sentence = format!("{start}{}", self::ending(ending, language));
            Err(GameRefusal::new(TypeErreur::ErreurPartieFinie, sentence))
        }
    }
}

pub fn not_begun(language: Langue) -> GameRefusal {
    let sentence = language.choose("La partie n'a pas commencé.", "The game has not begun.");
    GameRefusal::new(TypeErreur::ErreurPartieNonCommencee, sentence)
}

/// Why a draw cannot be claimed: what the position on the board, or the one after
/// an announced move, lacks.
pub fn no_claim(
    game: &Match,
    claim: Claim,
    announced: Option<Move>,
    language: Langue,
) -> GameRefusal {
    let mut game = game.game().clone();
    if let Some(mv) = announced {
        // A legal move, or else the board is spoken of.
        let _ = game.play(mv);
    }
    let sentence = match claim {
        _ if !game.position().has_legal_moves() => language
            .choose(
                "Ce coup finit la partie par un mat ou un pat : il n'y a plus de nulle à réclamer.",
                "This move ends the game by mate or stalemate: no draw is left to claim.",
            )
            .to_owned(),
        Claim::ThreefoldRepetition => too_few_times(game.occurrences(), language),
        Claim::FiftyMoves => too_few_moves(game.position().halfmove_clock() / 2, language),
    };
    GameRefusal::new(TypeErreur::ErreurReclamationNonPermise, sentence)
}

fn too_few_times(times: usize, language: Langue) -> String {
    match language {
        Langue::LangueFrancais => format!(
            "La nulle ne peut pas être réclamée : cette position s'est présentée {times} fois, il \
             en faut 3."
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
            "La nulle ne peut pas être réclamée : le compte des coups sans prise ni coup de pion \
             est de {moves}, il en faut 50."
        ),
        Langue::LangueAnglais => format!(
            "A draw cannot be claimed: the count of moves without a capture or a pawn move is \
             {moves}, not 50."
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Position;

    const FRENCH: Langue = Langue::LangueFrancais;
    const ENGLISH: Langue = Langue::LangueAnglais;

    /// A game and what is said of it in both languages.
    const SITUATIONS: &[(&str, &str, &str)] = &[
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "C'est aux blancs de jouer.", "White to move."),
        (
            "R3k3/8/8/8/8/8/8/4K3 b - - 0 1",
            "C'est aux noirs de jouer : échec au roi.",
            "Black to move: check.",
        ),
        (
            "R3k3/7R/8/8/8/8/8/4K3 b - - 0 1",
            "Échec et mat : les blancs gagnent.",
            "Checkmate: White wins.",
        ),
        (
            "k7/2Q5/8/8/8/8/8/4K3 b - - 0 1",
            "Pat : la partie est nulle.",
            "Stalemate: the game is drawn.",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "Plus aucun mat n'est possible : la partie est nulle.",
            "No mate is possible any more: the game is drawn.",
        ),
        (
            "4k3/8/8/8/8/8/8/R3K3 w - - 150 90",
            "75 coups sans prise ni coup de pion : la partie est nulle.",
            "75 moves without a capture or a pawn move: the game is drawn.",
        ),
    ];

    fn game(fen: &str) -> Match {
        Match::new(Position::from_fen(fen).unwrap())
    }

    #[test]
    fn each_situation_has_its_sentence() {
        for &(fen, french, english) in SITUATIONS {
            let game = game(fen);
            assert_eq!(situation(&game, FRENCH), french);
            assert_eq!(situation(&game, ENGLISH), english);
        }
    }

    #[test]
    fn each_end_that_no_position_shows_has_its_sentence() {
        let declared = |declaration| Ending::Declared(declaration);
        let ends = [
            (
                Ending::ByItself(Outcome::FivefoldRepetition),
                "La même position cinq fois : la partie est nulle.",
                "The same position five times: the game is drawn.",
            ),
            (
                declared(Declaration::Resignation { loser: Color::White }),
                "Les blancs abandonnent : les noirs gagnent.",
                "White resigns: Black wins.",
            ),
            (
                declared(Declaration::Resignation { loser: Color::Black }),
                "Les noirs abandonnent : les blancs gagnent.",
                "Black resigns: White wins.",
            ),
            (
                declared(Declaration::Agreement),
                "D'un commun accord : la partie est nulle.",
                "By agreement: the game is drawn.",
            ),
            (
                declared(Declaration::Claim(Claim::FiftyMoves)),
                "50 coups sans prise ni coup de pion : la partie est nulle.",
                "50 moves without a capture or a pawn move: the game is drawn.",
            ),
            (
                declared(Declaration::Claim(Claim::ThreefoldRepetition)),
                "La même position trois fois : la partie est nulle.",
                "The same position three times: the game is drawn.",
            ),
        ];
        for (end, french, english) in ends {
            assert_eq!(ending(end, FRENCH), french);
            assert_eq!(ending(end, ENGLISH), english);
        }
    }

    #[test]
    fn a_refused_claim_says_what_is_missing() {
        let game = game("4k3/8/8/8/8/8/8/R3K3 w - - 68 60");
        let said = |claim, announced: Option<&str>, language| {
            let mv = announced.map(|text| game.position().parse_uci(text).unwrap());
            no_claim(&game, claim, mv, language).sentence
        };
        let lacking = "La nulle ne peut pas être réclamée : ";
        assert_eq!(
            said(Claim::ThreefoldRepetition, None, FRENCH),
            format!("{lacking}cette position s'est présentée 1 fois, il en faut 3.")
        );
        assert_eq!(
            said(Claim::FiftyMoves, None, FRENCH),
            format!(
                "{lacking}le compte des coups sans prise ni coup de pion est de 34, il en faut 50."
            )
        );
        assert_eq!(
            said(Claim::ThreefoldRepetition, Some("a1a2"), ENGLISH),
            "A draw cannot be claimed: the position has come once, not three times."
        );
        assert_eq!(
            said(Claim::FiftyMoves, Some("a1a3"), ENGLISH),
            "A draw cannot be claimed: the count of moves without a capture or a pawn move is 34, \
             not 50."
        );
    }
}
