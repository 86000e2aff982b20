//! Whether a move is legal, and in a sentence why not. Which words it uses is the copy's own matter.

use std::io;

use echecs::rules::{Game, Move, Role, Square};

use super::play::{self, Theme};
use super::scenario::{Scenario, play_all, squares};
use super::words;
use crate::judge::courses::object::{Member, Offer, Quota, Script, number, shorter};
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::search::Desk;
use crate::judge::wire::{Answer, Argument, Buffer, Case, Whose};

/// `partie_verifier`.
#[derive(Clone, Copy)]
pub struct Verify;

impl Member for Verify {
    type Exercise = Explained;

    fn names(&self) -> &'static [&'static str] {
        &["partie_verifier"]
    }

    fn needs(&self) -> &'static [&'static str] {
        &["partie_creer", "partie_detruire", "partie_commencer", "partie_deplacer"]
    }

    fn maker(&self) -> &'static str {
        "partie_creer"
    }

    fn exercise(&self, offer: Offer, _: &mut Desk<'_>) -> io::Result<Explained> {
        Ok(Explained { offer })
    }
}

pub struct Explained {
    offer: Offer,
}

/// A game, and the squares that are asked.
#[derive(Clone)]
pub struct Asked {
    /// None if the game has not begun.
    moves: Option<Vec<Move>>,
    last: (Square, Square),
}

/// Games that are over.
const OVER: [&str; 2] = ["f2f3 e7e5 g2g4 d8h4", "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7"];

/// `ECHECS_PHRASE_MAX`.
const SENTENCE_BYTES: usize = 512;

/// What came of the call.
#[derive(PartialEq)]
struct Said {
    code: Option<i64>,
    /// Nothing if its zero is missing.
    sentence: Option<String>,
}

impl Asked {
    fn moves(&self) -> &[Move] {
        self.moves.as_deref().unwrap_or_default()
    }

    fn game(&self) -> Option<Game> {
        play::played(self.moves())
    }

    fn scenario(&self) -> Scenario {
        Scenario::of(self.moves().to_vec(), Some(self.last), Role::Queen)
    }

    /// Whether anybody can move.
    fn is_on(&self) -> bool {
        self.moves.is_some() && self.game().is_some_and(|game| game.outcome().is_none())
    }

    fn is_legal(&self) -> bool {
        self.is_on() && self.scenario().legal_last().is_some()
    }

    fn why(&self) -> &'static str {
        match self.moves {
            None => return "la partie n'a pas commencé",
            Some(_) if !self.is_on() => return "la partie est finie",
            Some(_) => {}
        }
        let (from, to) = self.last;
        self.game().and_then(|game| play::reason(&game, from, to)).unwrap_or_default()
    }
}

impl Explained {
    fn read(&self, question: &Asked, answer: &Answer) -> Said {
        let (steps, case) = self.script(question);
        let bytes = case.after(answer, 0);
        let end = bytes.iter().position(|byte| *byte == 0);
        let asked = steps.iter().position(|is_asked| *is_asked);
        Said {
            code: asked.and_then(|call| number(&answer.calls[call].value)),
            sentence: end.map(|end| String::from_utf8_lossy(&bytes[..end]).into_owned()),
        }
    }

    /// The calls, and which of them asks.
    fn script(&self, question: &Asked) -> (Vec<bool>, Case) {
        let mut script = Script::new(&self.offer);
        let game = Argument::Earlier(0);
        script.call("partie_creer", [], false);
        if question.moves.is_some() {
            script.call("partie_commencer", [game], false);
        }
        play_all(&mut script, game, question.moves(), false);
        let (from, to) = question.last;
        let sentence = [Argument::Address(0, 0), Argument::Number(SENTENCE_BYTES as i64)];
        let arguments = squares(game, from, to).into_iter().chain(sentence);
        script.call("partie_verifier", arguments, true);
        script.call("partie_detruire", [game], false);
        script.case.buffers = vec![Buffer::blank(SENTENCE_BYTES)];
        (script.steps, script.case)
    }

    fn tag(question: &Asked) -> &'static str {
        match (question.is_on(), question.is_legal()) {
            (false, _) => "PARTIE-VERIFIER-G3",
            (true, true) => "PARTIE-VERIFIER-G1",
            (true, false) => "PARTIE-VERIFIER-G2",
        }
    }
}

fn any_square(random: &mut Random) -> Square {
    let squares: Vec<Square> = Square::all().collect();
    *random.choose(&squares)
}

impl Said {
    /// Whether there is a sentence of one line; none is expected of a legal move.
    fn has_sentence(&self) -> bool {
        let line = |text: &String| !text.trim().is_empty() && !text.trim().contains('\n');
        self.sentence.as_ref().is_some_and(line)
    }

    fn is_silent(&self) -> bool {
        self.sentence.as_ref().is_some_and(String::is_empty)
    }
}

impl Exercise for Explained {
    type Question = Asked;

    fn names(&self) -> &'static [&'static str] {
        Verify.names()
    }

    fn needs(&self) -> &'static [&'static str] {
        Verify.needs()
    }

    fn whose(&self, function: u16) -> Whose {
        self.offer.whose(function)
    }

    fn questions(&self, random: &mut Random) -> Vec<Asked> {
        let mut quota = Quota::new(16);
        let mut questions = Vec::new();
        let games: Vec<Vec<Move>> = (0..150)
            .map(|_| {
                let themes = [Theme::Castling, Theme::Castling, Theme::Pawns, Theme::Checks];
                let theme = *random.choose(&themes);
                play::moves(random, theme, None, 30)
            })
            .chain(play::RARE.iter().map(|text| play::read(text)))
            .collect();
        for moves in games {
            for length in 0..moves.len() {
                let Some(game) = play::played(&moves[..length]) else { break };
                if game.outcome().is_some() {
                    break;
                }
                let mut asked = play::refused(&game, random);
                let legal = game.position().legal_moves();
                asked.push(game.position().move_squares(*random.choose(&legal)));
                for last in asked {
                    let question = Asked { moves: Some(moves[..length].to_vec()), last };
                    let legal = question.scenario().legal_last();
                    if quota.takes(words::kind(&game, last, legal)) {
                        questions.push(question);
                    }
                }
            }
        }
        for _ in 0..8 {
            let last = (any_square(random), any_square(random));
            questions.push(Asked { moves: None, last });
            let moves = Some(play::read(OVER[random.below(OVER.len())]));
            questions.push(Asked { moves, last });
        }
        // A copy that soon dies has met both kinds.
        random.shuffle(&mut questions);
        questions
    }

    fn case(&self, _: u16, question: &Asked) -> Case {
        self.script(question).1
    }

    fn clauses(&self, question: &Asked, _: &Answer) -> Vec<&'static str> {
        vec![Explained::tag(question)]
    }

    fn broken(&self, question: &Asked, _: &Answer, received: &Answer) -> Vec<&'static str> {
        let said = self.read(question, received);
        let is_right = match question.is_legal() {
            true => said.code == Some(0) && said.is_silent(),
            false => said.code.is_some_and(|code| code != 0) && said.has_sentence(),
        };
        if is_right { Vec::new() } else { vec![Explained::tag(question)] }
    }

    /// Which code it is counts for those who ask for the whole header.
    fn is_same(&self, question: &Asked, expected: &Answer, received: &Answer) -> bool {
        let (wanted, found) = (self.read(question, expected), self.read(question, received));
        wanted.code == found.code && wanted.is_silent() == found.is_silent()
    }

    fn added(&self, question: &Asked, _: &Answer, _: &Answer) -> Option<&'static str> {
        Some(Explained::tag(question))
    }

    fn side(&self, question: &Asked, _: &Answer) -> String {
        if !question.is_on() {
            return question.why().to_owned();
        }
        words::side(&question.scenario())
    }

    fn size(&self, question: &Asked) -> usize {
        question.moves().len()
    }

    fn smaller(&self, question: &Asked) -> Vec<Asked> {
        let of = |moves| Asked { moves: Some(moves), ..question.clone() };
        let is_alike = |smaller: &Asked| {
            smaller.is_on() == question.is_on() && smaller.why() == question.why()
        };
        shorter(question.moves()).into_iter().map(of).filter(is_alike).collect()
    }

    fn shown(&self, name: &str, question: &Asked) -> Shown {
        let (from, to) = question.last;
        let [x, y, to_x, to_y] = [from.file(), from.rank(), to.file(), to.rank()];
        let call = format!("{name}(p, {x}, {y}, {to_x}, {to_y}, raison, sizeof raison)");
        let before = words::shown(name, &Scenario { last: None, ..question.scenario() });
        let mut shown = Shown { call: call.clone(), ..before };
        // The game is shown by its drawing; here its answer is.
        shown.program.truncate(4 + question.moves().len());
        if question.moves.is_none() {
            shown.drawing = None;
            shown.program.retain(|line| !line.starts_with("partie_commencer("));
        }
        shown.program[1] = "char raison[ECHECS_PHRASE_MAX] = \"?\";".to_owned();
        shown.program.push(format!("int code = {call};"));
        shown.program.push("printf(\"rendu : %d, « %s »\\n\", code, raison);".to_owned());
        shown.program.push("partie_detruire(p);".to_owned());
        if let Some(drawing) = &mut shown.drawing {
            drawing.marked |= from.bitboard() | to.bitboard();
        }
        shown
    }

    fn expected(&self, question: &Asked, expected: &Answer) -> String {
        let (from, to) = question.last;
        match (question.is_legal(), self.read(question, expected).code) {
            (true, _) => format!(
                "{from}-{to} est légal : la fonction rend pas_erreur, et raison reçoit \"\""
            ),
            (false, code) => format!(
                "{from}-{to} n'est pas légal ({}) : la fonction rend {}, et raison reçoit une phrase",
                question.why(),
                code.unwrap_or_default()
            ),
        }
    }

    fn received(&self, question: &Asked, _: &Answer, received: &Answer) -> (String, Vec<Square>) {
        let said = self.read(question, received);
        let code = said.code.map_or("rien".to_owned(), |code| code.to_string());
        let sentence = match &said.sentence {
            None => "raison n'a pas de zéro final".to_owned(),
            Some(sentence) => format!("raison reçoit \"{sentence}\""),
        };
        (format!("la fonction rend {code}, et {sentence}"), Vec::new())
    }

    fn hint(&self, question: &Asked, _: &Answer, _: &str) -> String {
        let hint = match question.is_legal() {
            true => {
                "pourquoi votre fonction refuse-t-elle ce coup, ou que laisse-t-elle dans raison ?"
            }
            false if !question.is_on() => "que regarde votre fonction avant le coup lui-même ?",
            false => "quelle règle interdit ce coup, et où votre fonction la regarde-t-elle ?",
        };
        hint.to_owned()
    }
}
