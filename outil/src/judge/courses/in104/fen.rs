//! `parse_fen`.

use std::rc::Rc;

use echecs::rules::Setup;

use super::positions;
use super::scene::{Scene, drawing};
use super::state::{OWN, State};
use super::task::{Fault, Task};
use super::words::{self, differences, fen};
use crate::judge::exercise::Shown;
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Buffer, Call, Case};

pub struct ParseFen;

const TAG: &str = "PARSE-FEN-G1";

/// How a position is given, and what was there before.
#[derive(Clone, Debug)]
pub struct Reading {
    fields: usize,
    before: Rc<Setup>,
}

type Question = Scene<Reading>;

impl Task for ParseFen {
    type Question = Question;

    fn names(&self) -> &'static [&'static str] {
        &["parse_fen"]
    }

    fn questions(&self, random: &mut Random) -> Vec<Question> {
        let mut setups = positions::mixed(random, 600);
        setups.extend((0..100).map(|_| positions::scattered(random)));
        setups.extend((0..4).map(|_| positions::longest(random)));
        let mut before = setups.clone();
        random.shuffle(&mut before);
        let pairs = setups.into_iter().zip(before).enumerate();
        pairs
            .map(|(at, (setup, before))| {
                let fields = if at % 2 == 0 { 6 } else { 4 };
                Scene::new(setup, Reading { fields, before: Rc::new(before) })
            })
            .collect()
    }

    fn case(&self, function: u16, question: &Question) -> Case {
        let arguments = vec![Argument::Address(OWN, 0)];
        let before = State::of(&question.what.before);
        before.case(vec![Buffer::text(&text(question))], vec![Call { function, arguments }])
    }

    fn tags(&self, _: &Question) -> Vec<&'static str> {
        vec![TAG]
    }

    fn faults(&self, question: &Question, _: &Answer, received: &Answer) -> Vec<Fault> {
        let wanted = question.state();
        let found = State::of(&question.what.before).after(received);
        let mut faults = differences(TAG, &wanted, &found);
        if wanted.en_passant != found.en_passant {
            faults.push(Fault::new(
                TAG,
                format!("en_passant vaut {}", words::en_passant(found.en_passant)),
            ));
        }
        if !received.changes[OWN].is_empty() {
            faults.push(Fault::new(
                TAG,
                "la chaîne fen a changé : une chaîne écrite dans le programme ne peut pas changer",
            ));
        }
        faults
    }

    fn side(&self, question: &Question) -> String {
        let state = question.state();
        let passed = if question.setup.en_passant.is_some() { "e.p." } else { "-" };
        let turn = words::side(question.setup.turn);
        format!(
            "{} champs, {turn}, {}, {passed}",
            question.what.fields,
            words::rights(state.rights)
        )
    }

    fn size(&self, question: &Question) -> usize {
        question.size() + positions::size(&question.what.before)
    }

    fn smaller(&self, question: &Question) -> Vec<Question> {
        let mut all = question.smaller();
        let before = positions::smaller(&question.what.before).into_iter();
        all.extend(before.map(|before| Scene {
            what: Reading { before: Rc::new(before), ..question.what },
            ..question.clone()
        }));
        all
    }

    fn shown(&self, name: &str, question: &Question) -> Shown {
        let call = format!("{name}(\"{}\")", text(question));
        let program = vec![
            format!("{name}(\"{}\"); /* ce qu'il y avait avant */", fen(&question.what.before, 4)),
            format!("{call};"),
            "print_echiquier();".to_owned(),
            "print_bitboard(occupations[mixte]);".to_owned(),
        ];
        Shown { drawing: Some(drawing(&question.setup.board)), call, program, ..Shown::default() }
    }

    fn expected(&self, question: &Question, _: &Answer) -> String {
        let state = question.state();
        format!(
            "les pièces du dessin et elles seules, trait = {}, roque = {}, en_passant = {}",
            words::side(question.setup.turn),
            state.rights,
            words::en_passant(state.en_passant)
        )
    }

    fn hint(&self, question: &Question, _: &str) -> String {
        let state = question.state();
        let hint = if question.what.fields == 4 && question.setup.en_passant.is_some() {
            "fiche 2 : la chaîne peut finir après le quatrième champ ; suivez votre lecture jusqu'au bout."
        } else if state.rights == 0 {
            "fiche 2 : que reste-t-il de la position d'avant, dans chacune des variables ?"
        } else {
            "fiche 2 : suivez votre lecture champ par champ, et comparez chaque variable au dessin."
        };
        hint.to_owned()
    }
}

fn text(question: &Question) -> String {
    fen(&question.setup, question.what.fields)
}
