//! Whether a move is legal, and in a sentence why not. Which words it uses is the copy's own matter.

use std::{io, iter};

use echecs::rules::{Move, Square};

use super::asked::{Asked, SENTENCE_BYTES, Said};
use super::play::{self, Theme};
use super::scenario::Scenario;
use super::words;
use crate::judge::courses::object::{Member, Offer, Quota, shorter};
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::search::Desk;
use crate::judge::wire::{Answer, Case, Whose};

/// `partie_verifier`.
#[derive(Clone, Copy)]
pub struct Verify;

impl Member for Verify {
    type Exercise = Explained;

    fn names(&self) -> &'static [&'static str] {
        &["partie_verifier"]
    }

    fn needs(&self) -> &'static [&'static str] {
        &[
            "partie_creer",
            "partie_detruire",
            "partie_commencer",
            "partie_deplacer",
            "partie_brancher_vue",
            "partie_annuler",
            "partie_nombre_annules",
            "partie_ecrire_fen",
        ]
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

/// Games that are over.
const OVER: [&str; 2] = ["f2f3 e7e5 g2g4 d8h4", "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7"];

/// So many questions are asked again with less room, and as many of a game that is watched.
const ASIDE: usize = 40;
/// Less room than a sentence needs.
const SMALL_ROOMS: [usize; 4] = [0, 1, 7, 20];
impl Explained {
    fn read(&self, question: &Asked, answer: &Answer) -> Said {
        question.read(&self.offer, answer)
    }

    /// The clause on what is said.
    fn tag(question: &Asked) -> &'static str {
        match (question.is_on(), question.is_legal()) {
            (false, _) => "PARTIE-VERIFIER-G3",
            (true, true) => "PARTIE-VERIFIER-G1",
            (true, false) => "PARTIE-VERIFIER-G2",
        }
    }

    /// The clause on how it is said, if the question is about that.
    fn aside(question: &Asked) -> Option<&'static str> {
        match question.is_watched {
            true => Some("PARTIE-VERIFIER-G5"),
            false => question.is_cramped().then_some("PARTIE-VERIFIER-G4"),
        }
    }

    /// What is wrong about that.
    fn fault_aside(
        &self,
        question: &Asked,
        expected: &Answer,
        received: &Answer,
    ) -> Option<&'static str> {
        if question.is_watched {
            return question.disturbed(&self.offer, expected, received);
        }
        let said = self.read(question, received);
        // Of a legal move, nothing is to be cut.
        let is_endless = question.room > 0 && said.sentence.is_none() && !question.is_legal();
        said.misplaced.or(is_endless.then_some("raison n'a pas de zéro final"))
    }
}

fn any_square(random: &mut Random) -> Square {
    let squares: Vec<Square> = Square::all().collect();
    *random.choose(&squares)
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
        let mut games: Vec<Vec<Move>> = play::known().into_iter().map(|(moves, _)| moves).collect();
        games.extend((0..150).map(|_| {
            let themes = [Theme::Castling, Theme::Castling, Theme::Pawns, Theme::Checks];
            let theme = *random.choose(&themes);
            play::moves(random, theme, None, 30)
        }));
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
                    let question = Asked::of(Some(moves[..length].to_vec()), last);
                    let legal = question.scenario().legal_last();
                    if quota.takes(words::kind(&game, last, legal)) {
                        questions.push(question);
                    }
                }
            }
        }
        for _ in 0..12 {
            let last = (any_square(random), any_square(random));
            questions.push(Asked::of(None, last));
            let moves = Some(play::read(OVER[random.below(OVER.len())]));
            questions.push(Asked::of(moves, last));
        }
        for turn in 0..ASIDE {
            let question = random.choose(&questions).clone();
            let room = SMALL_ROOMS[turn % SMALL_ROOMS.len()];
            let watched = Asked { is_watched: true, ..question.clone() };
            questions.extend([Asked { room, ..question }, watched]);
        }
        // A copy that soon dies has met both kinds.
        random.shuffle(&mut questions);
        questions
    }

    fn case(&self, _: u16, question: &Asked) -> Case {
        question.script(&self.offer).1
    }

    fn clauses(&self, question: &Asked, _: &Answer) -> Vec<&'static str> {
        iter::once(Explained::tag(question)).chain(Explained::aside(question)).collect()
    }

    fn broken(&self, question: &Asked, expected: &Answer, received: &Answer) -> Vec<&'static str> {
        if let Some(tag) = Explained::aside(question) {
            // What is said is asked elsewhere.
            let fault = self.fault_aside(question, expected, received);
            return fault.map(|_| tag).into_iter().collect();
        }
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
        Explained::aside(question).is_some()
            || wanted.code == found.code && wanted.is_silent() == found.is_silent()
    }

    fn added(&self, question: &Asked, _: &Answer, _: &Answer) -> Option<&'static str> {
        Some(Explained::tag(question))
    }

    fn side(&self, question: &Asked, _: &Answer) -> String {
        match question.room {
            SENTENCE_BYTES if question.is_watched => return "partie regardée".to_owned(),
            SENTENCE_BYTES if !question.is_on() => return question.why().to_owned(),
            SENTENCE_BYTES => {}
            room => return format!("{room} octets"),
        }
        words::side(&question.scenario())
    }

    fn size(&self, question: &Asked) -> usize {
        question.moves().len()
    }

    fn smaller(&self, question: &Asked) -> Vec<Asked> {
        let of = |moves| Asked { moves: Some(moves), ..question.clone() };
        let is_aside = Explained::aside(question).is_some();
        let is_alike = |smaller: &Asked| {
            smaller.game().is_some()
                && smaller.is_on() == question.is_on()
                && (is_aside || smaller.why() == question.why())
        };
        shorter(question.moves()).into_iter().map(of).filter(is_alike).collect()
    }

    fn shown(&self, name: &str, question: &Asked) -> Shown {
        let (from, to) = question.last;
        let [x, y, to_x, to_y] = [from.file(), from.rank(), to.file(), to.rank()];
        let room = match question.room {
            SENTENCE_BYTES => "sizeof raison".to_owned(),
            room => room.to_string(),
        };
        let call = format!("{name}(p, {x}, {y}, {to_x}, {to_y}, raison, {room})");
        let before = words::shown(name, &Scenario { last: None, ..question.scenario() });
        let mut shown = Shown { call: call.clone(), ..before };
        // The game is shown by its drawing; here its answer is.
        shown.program.truncate(4 + question.moves().len());
        if question.moves.is_none() {
            shown.drawing = None;
            shown.program.retain(|line| !line.starts_with("partie_commencer("));
        }
        shown.program[1] = "char raison[ECHECS_PHRASE_MAX] = \"?\";".to_owned();
        let undone = question.undone();
        if let Some((from, to)) = undone {
            let [x, y, to_x, to_y] = [from.file(), from.rank(), to.file(), to.rank()];
            shown.moves.push(format!("({from}-{to}, annulé)"));
            shown.program.extend([
                format!("partie_deplacer(p, {x}, {y}, {to_x}, {to_y}); /* {from}-{to} */"),
                "partie_annuler(p);".to_owned(),
            ]);
        }
        shown.program.push(format!("int code = {call};"));
        shown.program.push("printf(\"rendu : %d, « %s »\\n\", code, raison);".to_owned());
        if undone.is_some() {
            let line = "printf(\"annulés : %d\\n\", partie_nombre_annules(p));";
            shown.program.push(line.to_owned());
        }
        shown.program.push("partie_detruire(p);".to_owned());
        if let Some(drawing) = &mut shown.drawing {
            drawing.marked |= from.bitboard() | to.bitboard();
        }
        shown
    }

    fn expected(&self, question: &Asked, expected: &Answer) -> String {
        let (from, to) = question.last;
        if question.is_cramped() {
            return match question.room {
                0 => "rien n'est écrit dans raison".to_owned(),
                1 => "raison ne reçoit que le zéro final".to_owned(),
                room => format!(
                    "raison reçoit au plus {room} octets, zéro final compris, et la phrase n'est coupée \
                     qu'entre deux caractères"
                ),
            };
        }
        if question.is_watched {
            return "ni la partie, ni ses coups annulés, ni sa vue ne s'aperçoivent de la question"
                .to_owned();
        }
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

    fn received(
        &self,
        question: &Asked,
        expected: &Answer,
        received: &Answer,
    ) -> (String, Vec<Square>) {
        if Explained::aside(question).is_some()
            && let Some(fault) = self.fault_aside(question, expected, received)
        {
            return (fault.to_owned(), Vec::new());
        }
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
            _ if question.is_cramped() => {
                "combien d'octets raison peut-elle recevoir, et qui les compte ?"
            }
            _ if question.is_watched => {
                "avec quoi votre fonction essaie-t-elle le coup : la partie elle-même, ou une copie ?"
            }
            true => {
                "pourquoi votre fonction refuse-t-elle ce coup, ou que laisse-t-elle dans raison ?"
            }
            false if !question.is_on() => "que regarde votre fonction avant le coup lui-même ?",
            false => "quelle règle interdit ce coup, et où votre fonction la regarde-t-elle ?",
        };
        hint.to_owned()
    }
}
