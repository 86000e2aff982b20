//! A move that is asked about in a game, and what came of the question.

use echecs::rules::{Game, Move, Role, Square};

use super::play;
use super::scenario::{Scenario, play_all, squares};
use super::view::{self, Notes};
use crate::judge::courses::object::{Offer, Script, number};
use crate::judge::wire::{Answer, Argument, Buffer, Case, FILL};

/// A game, and the squares that are asked.
#[derive(Clone)]
pub struct Asked {
    /// None if the game has not begun.
    pub moves: Option<Vec<Move>>,
    pub last: (Square, Square),
    /// The bytes that the sentence may have.
    pub room: usize,
    /// The game has a view, and a move that was undone: neither may see anything of the question.
    pub is_watched: bool,
}

/// `ECHECS_PHRASE_MAX`.
pub const SENTENCE_BYTES: usize = 512;

/// `ECHECS_FEN_MAX`.
const FEN_BYTES: usize = 128;

/// The buffers.
const SENTENCE: usize = 0;
const NOTES: usize = 1;
const FEN: usize = 2;

/// What a call is for.
#[derive(Clone, Copy, PartialEq)]
pub enum Step {
    Ask,
    /// How many moves were undone.
    Undone,
    Other,
}

/// What came of the call.
pub struct Said {
    pub code: Option<i64>,
    /// Nothing if its zero is missing.
    pub sentence: Option<String>,
    /// What is wrong with where it is written.
    pub misplaced: Option<&'static str>,
    /// What the call has changed in the game, or told its view.
    disturbed: Option<&'static str>,
}

impl Said {
    /// Whether there is a sentence of one line; none is expected of a legal move.
    pub fn has_sentence(&self) -> bool {
        let line = |text: &String| !text.trim().is_empty() && !text.trim().contains('\n');
        self.sentence.as_ref().is_some_and(line)
    }

    pub fn is_silent(&self) -> bool {
        self.sentence.as_ref().is_some_and(String::is_empty)
    }
}

impl Asked {
    pub fn of(moves: Option<Vec<Move>>, last: (Square, Square)) -> Asked {
        Asked { moves, last, room: SENTENCE_BYTES, is_watched: false }
    }

    /// A move that can be played and undone.
    pub fn undone(&self) -> Option<(Square, Square)> {
        let game = self.game().filter(|_| self.is_watched && self.is_on())?;
        let moves = game.position().legal_moves();
        let mv = moves.into_iter().find(|mv| mv.promotion().is_none())?;
        Some(game.position().move_squares(mv))
    }

    pub fn moves(&self) -> &[Move] {
        self.moves.as_deref().unwrap_or_default()
    }

    pub fn game(&self) -> Option<Game> {
        play::played(self.moves())
    }

    pub fn scenario(&self) -> Scenario {
        Scenario::of(self.moves().to_vec(), Some(self.last), Role::Queen)
    }

    /// Whether anybody can move.
    pub fn is_on(&self) -> bool {
        self.moves.is_some() && self.game().is_some_and(|game| game.outcome().is_none())
    }

    pub fn is_legal(&self) -> bool {
        self.is_on() && self.scenario().legal_last().is_some()
    }

    /// Whether there is less room than a sentence may need.
    pub fn is_cramped(&self) -> bool {
        self.room < SENTENCE_BYTES
    }

    pub fn why(&self) -> &'static str {
        match self.moves {
            None => return "la partie n'a pas commencé",
            Some(_) if !self.is_on() => return "la partie est finie",
            Some(_) => {}
        }
        let (from, to) = self.last;
        self.game().and_then(|game| play::reason(&game, from, to)).unwrap_or_default()
    }

    /// What came of the call, with these functions.
    pub fn read(&self, offer: &Offer, answer: &Answer) -> Said {
        let (steps, case) = self.script(offer);
        let bytes = case.after(answer, SENTENCE);
        let (inside, beyond) = bytes.split_at(self.room);
        let end = inside.iter().position(|byte| *byte == 0);
        let call = |step| steps.iter().position(|known| *known == step);
        let value = |call: usize| number(&answer.calls[call].value);
        let written = &inside[..end.unwrap_or(0)];
        let is_cut = str::from_utf8(written).is_err_and(|error| error.error_len().is_none());
        let misplaced = match end {
            _ if beyond.iter().any(|byte| *byte != FILL) => {
                Some("plus de taille octets sont écrits")
            }
            Some(_) if is_cut => Some("la phrase est coupée au milieu d'un caractère"),
            _ => None,
        };
        let notes = Notes::read(&case.after(answer, NOTES));
        let disturbed = match call(Step::Undone).map(value) {
            _ if call(Step::Ask).is_some_and(|asked| !notes.is_silent(asked)) => {
                Some("la vue de la partie est appelée")
            }
            Some(undone) if undone != Some(1) => Some("le coup annulé ne peut plus être rétabli"),
            _ => None,
        };
        Said {
            code: call(Step::Ask).and_then(value),
            sentence: end.map(|_| String::from_utf8_lossy(written).into_owned()),
            misplaced,
            disturbed,
        }
    }

    /// The calls, and what each is for.
    pub fn script(&self, offer: &Offer) -> (Vec<Step>, Case) {
        let mut script = Script::new(offer);
        let game = Argument::Earlier(0);
        script.call("partie_creer", [], Step::Other);
        if self.is_watched {
            script.call("partie_brancher_vue", [game, Argument::View(NOTES)], Step::Other);
        }
        if self.moves.is_some() {
            script.call("partie_commencer", [game], Step::Other);
        }
        play_all(&mut script, game, self.moves(), Step::Other);
        let undone = self.undone().filter(|_| offer.has("partie_annuler"));
        if let Some((from, to)) = undone {
            script.call("partie_deplacer", squares(game, from, to), Step::Other);
            script.call("partie_annuler", [game], Step::Other);
        }
        let (from, to) = self.last;
        let sentence = [Argument::Address(SENTENCE, 0), Argument::Number(self.room as i64)];
        let arguments = squares(game, from, to).into_iter().chain(sentence);
        script.call("partie_verifier", arguments, Step::Ask);
        if undone.is_some() {
            script.call("partie_nombre_annules", [game], Step::Undone);
        }
        let fen = [game, Argument::Address(FEN, 0), Argument::Number(FEN_BYTES as i64)];
        if self.is_watched {
            script.call("partie_ecrire_fen", fen, Step::Other);
        }
        script.call("partie_detruire", [game], Step::Other);
        let notes = view::buffer(Role::Queen);
        script.case.buffers = vec![Buffer::blank(SENTENCE_BYTES), notes, Buffer::blank(FEN_BYTES)];
        (script.steps, script.case)
    }

    /// What the call may not have done to the game.
    pub fn disturbed(
        &self,
        offer: &Offer,
        expected: &Answer,
        received: &Answer,
    ) -> Option<&'static str> {
        let (_, case) = self.script(offer);
        let [wanted, came] = [expected, received].map(|answer| case.after(answer, FEN));
        let moved = (wanted != came).then_some("la partie n'est plus dans la même position");
        self.read(offer, received).disturbed.or(moved)
    }
}
