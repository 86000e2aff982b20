//! A board or a game written to a file, or read from one: by the functions on files, and by those
//! of the program, which call them and tell a player what went wrong.

use echecs::rules::{Position, Square};

use super::super::game::Game;
use super::super::record::Record;
use super::super::scene::{BOARD, HISTORY, Scene};
use super::super::{lines, words};
use super::What;
use super::question::{FileQuestion, NAME, State, scenes};
use super::text::{Fault, Style};
use crate::judge::catalogue;
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Buffer, Call, Case, Entry, Value};

#[derive(Clone, Copy, PartialEq)]
pub struct Transfer {
    what: What,
    is_reading: bool,
    /// One of the program's: `api_echec_…`.
    is_told: bool,
}

const NAME_BUFFER: usize = 4;
/// What is read, afterwards or in the first place.
const READ_BUFFER: usize = 5;
const FILE: Argument = Argument::Address(NAME_BUFFER, 0);
const READ: Argument = Argument::Address(READ_BUFFER, 0);

impl Transfer {
    pub const ALL: [Transfer; 8] = {
        let mut all = [Transfer { what: What::Board, is_reading: false, is_told: false }; 8];
        let mut place = 0;
        while place < 8 {
            all[place].what = if place & 1 == 0 { What::Board } else { What::Game };
            all[place].is_reading = place & 2 != 0;
            all[place].is_told = place & 4 != 0;
            place += 1;
        }
        all
    };

    /// The clauses: what is done, and what is not.
    fn tags(self) -> (&'static str, &'static [&'static str]) {
        match (self.is_told, self.is_reading, self.what) {
            (false, false, What::Board) => ("ECRIRE-ECHIQUIER-G1", &["ECRIRE-ECHIQUIER-G2"]),
            (false, false, What::Game) => ("ECRIRE-HISTORIQUE-G1", &["ECRIRE-HISTORIQUE-G2"]),
            (false, true, What::Board) => {
                ("LIRE-ECHIQUIER-G1", &["LIRE-ECHIQUIER-G2", "LIRE-ECHIQUIER-G3"])
            }
            (false, true, What::Game) => {
                ("LIRE-HISTORIQUE-G1", &["LIRE-HISTORIQUE-G2", "LIRE-HISTORIQUE-G3"])
            }
            (true, false, What::Board) => ("API-ECRIRE-ETAT-G1", &["API-ECRIRE-ETAT-G2"]),
            (true, false, What::Game) => {
                ("API-ECRIRE-HISTORIQUE-G1", &["API-ECRIRE-HISTORIQUE-G2"])
            }
            (true, true, What::Board) => {
                ("API-LIRE-ETAT-G1", &["API-LIRE-ETAT-G2", "API-LIRE-ETAT-G3"])
            }
            (true, true, What::Game) => {
                ("API-LIRE-HISTORIQUE-G1", &["API-LIRE-HISTORIQUE-G2", "API-LIRE-HISTORIQUE-G3"])
            }
        }
    }

    /// The function on files that reads this, which looks at what a copy has written.
    fn reader(self) -> &'static str {
        match self.what {
            What::Board => "entree_sortie_lit_fichier_echiquier",
            What::Game => "entree_sortie_lit_fichier_historique",
        }
    }

    fn read(self, question: &FileQuestion, answer: &Answer) -> Transferred {
        let code = match answer.calls[0].value {
            Value::Number(number) => number,
            _ => -1,
        };
        let case = self.case(0, question);
        let bytes = case.after(answer, READ_BUFFER);
        let is_read = answer.calls.get(1).is_none_or(|call| call.value == Value::Number(0));
        let are_others_kept = answer
            .changes
            .iter()
            .enumerate()
            .all(|(at, parts)| at == READ_BUFFER || parts.is_empty());
        Transferred {
            code,
            is_done: (code == 0) != self.is_told,
            is_read,
            record: Record::read(self.what == What::Game, &bytes),
            is_changed: !answer.changes[READ_BUFFER].is_empty(),
            are_others_kept,
        }
    }
}

/// What came of it.
struct Transferred {
    code: i64,
    is_done: bool,
    /// What was written can be read again.
    is_read: bool,
    record: Record,
    is_changed: bool,
    are_others_kept: bool,
}

impl Exercise for Transfer {
    type Question = FileQuestion;

    fn names(&self) -> &'static [&'static str] {
        match (self.is_told, self.is_reading, self.what) {
            (false, false, What::Board) => &["entree_sortie_ecrit_fichier_echiquier"],
            (false, false, What::Game) => &["entree_sortie_ecrit_fichier_historique"],
            (false, true, What::Board) => &["entree_sortie_lit_fichier_echiquier"],
            (false, true, What::Game) => &["entree_sortie_lit_fichier_historique"],
            (true, false, What::Board) => &["api_echec_ecrit_fichier_etat"],
            (true, false, What::Game) => &["api_echec_ecrit_fichier_historique"],
            (true, true, What::Board) => &["api_echec_lit_fichier_etat"],
            (true, true, What::Game) => &["api_echec_lit_fichier_historique"],
        }
    }

    fn needs(&self) -> &'static [&'static str] {
        &["entree_sortie_lit_fichier_echiquier", "entree_sortie_lit_fichier_historique"]
    }

    fn questions(&self, random: &mut Random) -> Vec<FileQuestion> {
        let states: Vec<State> = if self.is_reading {
            let faults = Fault::ALL.into_iter();
            let faults =
                faults.filter(|fault| self.what == What::Game || *fault != Fault::IllegalMove);
            let good = Style::ALL.into_iter().cycle().take(18).map(State::Good);
            let bad = faults.map(State::Bad);
            good.chain(bad).chain([State::Absent, State::NoFolder]).collect()
        } else {
            vec![State::Empty, State::Empty, State::Longer, State::Longer, State::NoFolder]
        };
        // Those of the program only call the others.
        let count = match (self.is_told, self.is_reading) {
            (true, _) => 6,
            (false, true) => 10,
            (false, false) => 40,
        };
        let scenes = scenes(count, random);
        let asked = scenes.iter().flat_map(|scene| {
            states.iter().map(|file| FileQuestion { scene: scene.clone(), file: *file })
        });
        asked.collect()
    }

    fn case(&self, function: u16, question: &FileQuestion) -> Case {
        let scene = &question.scene;
        let mut buffers = scene.buffers();
        buffers.push(Buffer::text(question.name()));
        // What is read goes where another game was.
        let before = Scene::new(Game::new(Position::default())).buffers();
        let size = match self.what {
            What::Board => 0,
            What::Game => 1,
        };
        buffers.extend(before.into_iter().nth(size));
        let given = match (self.is_reading, self.what) {
            (true, _) => READ,
            (false, What::Board) => BOARD,
            (false, What::Game) => HISTORY,
        };
        let arguments = if self.is_told { vec![given, FILE] } else { vec![FILE, given] };
        let mut calls = vec![Call { function, arguments }];
        if !self.is_reading {
            let reader = catalogue::function(self.reader());
            let arguments = vec![FILE, READ];
            calls.extend(reader.map(|reader| Call { function: reader.number, arguments }));
        }
        let content = question.content(self.what).map(String::into_bytes);
        let files = content.map(|bytes| Entry { name: NAME, content: Some(bytes) });
        Case { buffers, calls, files: Some(files.into_iter().collect()), ..Case::default() }
    }

    fn clauses(&self, question: &FileQuestion, _: &Answer) -> Vec<&'static str> {
        let (done, refused) = self.tags();
        if question.can_be_done() { vec![done] } else { refused.to_vec() }
    }

    fn broken(
        &self,
        question: &FileQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<&'static str> {
        let (wanted, found) = (self.read(question, expected), self.read(question, received));
        let (done, refused) = self.tags();
        let mut broken = Vec::new();
        if question.can_be_done() {
            let is_right =
                found.is_done && found.is_read && found.record.is_as_good_as(&wanted.record);
            broken.extend((!is_right || !found.are_others_kept).then_some(done));
            return broken;
        }
        // Which code it is does not count; to leave what was there is a clause of its own.
        let is_silent = self.is_told && received.calls[0].output.is_empty();
        let is_kept = !self.is_reading || !found.is_changed;
        let (mut refuses, mut last) = (!found.is_done && found.are_others_kept, is_kept);
        if self.is_told {
            (refuses, last) = (refuses && is_kept, !is_silent);
        }
        broken.extend((!refuses).then_some(refused[0]));
        broken.extend((!last).then_some(refused[refused.len() - 1]));
        broken.dedup();
        broken
    }

    fn is_same(&self, question: &FileQuestion, expected: &Answer, received: &Answer) -> bool {
        let (wanted, found) = (self.read(question, expected), self.read(question, received));
        wanted.code == found.code
            && wanted.is_read == found.is_read
            && wanted.record == found.record
            && found.are_others_kept
    }

    fn added(
        &self,
        question: &FileQuestion,
        expected: &Answer,
        _: &Answer,
    ) -> Option<&'static str> {
        self.clauses(question, expected).first().copied()
    }

    fn side(&self, question: &FileQuestion, _: &Answer) -> String {
        match question.file {
            State::Empty => "à écrire".to_owned(),
            State::Longer => "à remplacer".to_owned(),
            State::Good(style) => style.name().to_owned(),
            State::Bad(_) | State::Absent | State::NoFolder => question.why().to_owned(),
        }
    }

    fn size(&self, question: &FileQuestion) -> usize {
        question.scene.game.size()
            + match question.file {
                State::Good(Style::Plain) | State::Empty => 0,
                _ => 1,
            }
    }

    fn smaller(&self, question: &FileQuestion) -> Vec<FileQuestion> {
        let of = |game| FileQuestion { scene: Scene::new(game), ..question.clone() };
        let simplest = match question.file {
            State::Good(_) => Some(State::Good(Style::Plain)),
            State::Longer => Some(State::Empty),
            _ => None,
        };
        let simplest = simplest.filter(|simplest| *simplest != question.file);
        let plain = simplest.map(|file| FileQuestion { file, ..question.clone() });
        plain.into_iter().chain(question.scene.game.smaller().into_iter().map(of)).collect()
    }

    fn shown(&self, name: &str, question: &FileQuestion) -> Shown {
        let (file, given) = (
            format!("\"{}\"", question.name()),
            match self.what {
                What::Board => "&e",
                What::Game => "&h",
            },
        );
        let call = match self.is_told {
            true => format!("{name}({given}, {file})"),
            false => format!("{name}({file}, {given})"),
        };
        let mut then = Vec::new();
        if let Some(content) = question.content(self.what) {
            let content = if self.is_reading { content } else { String::new() };
            then.extend(lines::file(NAME, &content));
        }
        if self.is_reading {
            then.push("echiquier_initialiser(&e);".to_owned());
            then.push("historique_initialise(&h);".to_owned());
        }
        then.push(format!("printf(\"rendu : %d\\n\", (int){call});"));
        if !self.is_reading {
            then.push(format!(
                "printf(\"relu : %d\\n\", (int){}({file}, {given}));",
                self.reader()
            ));
        }
        then.push(match self.what {
            What::Board => lines::AFTER.to_owned(),
            What::Game => "printf(\"coups : %d\\n\", h.nombre_coups);".to_owned(),
        });
        question.scene.shown(call, &[], then)
    }

    fn expected(&self, question: &FileQuestion, expected: &Answer) -> String {
        let value = words::value(&expected.calls[0].value);
        let what = match self.what {
            What::Board => "cet échiquier",
            What::Game => "cette partie",
        };
        let told = if self.is_told { ", et une ligne dit pourquoi" } else { "" };
        match (question.can_be_done(), self.is_reading) {
            (true, true) => {
                let style = match question.file {
                    State::Good(style) if style != Style::Plain => format!(" ({})", style.name()),
                    _ => String::new(),
                };
                format!("{value} : le fichier{style} décrit {what}")
            }
            (true, false) => format!("{value}, et le fichier relu donne {what}"),
            (false, true) => format!("{value}, et rien ne change{told} : {}", question.why()),
            (false, false) => format!("{value}{told} : {}", question.why()),
        }
    }

    fn received(
        &self,
        question: &FileQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> (String, Vec<Square>) {
        let (wanted, found) = (self.read(question, expected), self.read(question, received));
        let mut said = Vec::new();
        let (mut squares, is_done) = (Vec::new(), question.can_be_done());
        if wanted.code != found.code {
            said.push(words::value(&received.calls[0].value));
        }
        if is_done && !found.is_read {
            said.push("le fichier ne peut pas être relu".to_owned());
        } else if is_done && (found.is_done || !self.is_reading) {
            let (told, guilty) = found.record.told(&wanted.record);
            said.extend(told);
            squares = guilty;
        } else if self.is_reading && found.is_changed {
            said.push("ce qui était là a changé".to_owned());
        }
        if !is_done && self.is_told && received.calls[0].output.is_empty() {
            said.push("rien n'est écrit sur stdout".to_owned());
        }
        if !found.are_others_kept {
            said.push("la fonction change ce qu'elle devait seulement lire".to_owned());
        }
        (said.join(" ; "), squares)
    }

    fn hint(&self, question: &FileQuestion, _: &Answer, _: &str) -> String {
        let hint = match (question.file, self.is_reading) {
            (State::Longer, _) => "que reste-t-il de ce que le fichier contenait avant ?",
            (State::Empty | State::Good(Style::Plain), false) => {
                "ouvrez le fichier écrit dans un éditeur : que manque-t-il, ligne par ligne ?"
            }
            (State::Good(_), _) => {
                "quelles lignes votre fonction lit-elle, et que fait-elle des autres ?"
            }
            (State::Absent | State::NoFolder, _) => "que rend fopen ici, et le regardez-vous ?",
            _ => "qu'a déjà changé votre fonction quand elle voit que le fichier ne convient pas ?",
        };
        hint.to_owned()
    }
}
