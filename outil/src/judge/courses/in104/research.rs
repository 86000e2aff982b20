//! `recherche_meilleur_coup`.

use std::rc::Rc;

use echecs::rules::{Setup, perft};

use super::lists::quoted;
use super::moves::uci;
use super::negamax::{named, search_variables};
use super::positions;
use super::printed;
use super::scene::Scene;
use super::task::{Fault, Task};
use super::tree;
use super::words;
use crate::judge::exercise::Shown;
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Call, Case};

pub struct Research;

const TAG: &str = "RECHERCHE-G2";

/// So many leaves at most.
const LEAVES_MAX: u64 = 2500;

/// A position, and the best moves at each depth from 1.
type Question = Scene<Rc<Vec<Vec<i32>>>>;

impl Task for Research {
    type Question = Question;

    fn names(&self) -> &'static [&'static str] {
        &["recherche_meilleur_coup"]
    }

    fn leans_on(&self) -> &'static [&'static str] {
        &["eval"]
    }

    /// The only move is the best one whatever the positions are worth.
    fn stands_alone(&self, question: &Question) -> bool {
        let position = positions::position(&question.setup);
        position.is_some_and(|position| position.legal_moves().len() == 1)
    }

    fn questions(&self, random: &mut Random) -> Vec<Question> {
        let mut setups = positions::mixed(random, 80);
        setups.extend(positions::few(random, 120));
        let question = |setup: &Setup| {
            let depth = 1 + random.below(3) as u32;
            (1..=depth).rev().find_map(|depth| asked(setup, depth))
        };
        setups.iter().filter_map(question).collect()
    }

    fn case(&self, function: u16, question: &Question) -> Case {
        let arguments = vec![Argument::Number(question.what.len() as i64)];
        question.state().case(search_variables(), vec![Call { function, arguments }])
    }

    fn tags(&self, _: &Question) -> Vec<&'static str> {
        vec![TAG]
    }

    fn faults(&self, question: &Question, _: &Answer, received: &Answer) -> Vec<Fault> {
        let output = &received.calls[0].output;
        let found = printed::moves(output);
        if found.is_empty() {
            return vec![Fault::new(TAG, quoted(output))];
        }
        let depths = question.what.len();
        if found.len() < depths {
            let said = match found.len() {
                1 => format!("un seul coup est écrit, pour {depths} profondeurs"),
                count => format!("{count} coups sont écrits, pour {depths} profondeurs"),
            };
            return vec![Fault::new(TAG, said)];
        }
        // The last move may be told once more at the end.
        let wanted = question.what.iter().chain(question.what.last().into_iter().cycle());
        let is_best = |(best, printed): (&Vec<i32>, &printed::PrintedMove)| {
            best.iter().any(|code| printed.is(&uci(*code)))
        };
        let wrong = wanted.zip(&found).position(|pair| !is_best(pair));
        let said = |at: usize| match at < depths {
            true => format!("à la profondeur {}, le coup écrit est {}", at + 1, found[at].squares),
            false => {
                format!("après la profondeur {depths}, le coup écrit est {}", found[at].squares)
            }
        };
        wrong.map(|at| Fault::new(TAG, said(at))).into_iter().collect()
    }

    fn side(&self, question: &Question) -> String {
        format!("profondeur {}, {}", question.what.len(), words::side(question.setup.turn))
    }

    fn size(&self, question: &Question) -> usize {
        question.size() + 40 * question.what.len()
    }

    fn smaller(&self, question: &Question) -> Vec<Question> {
        let depth = question.what.len() as u32;
        let mut all: Vec<Question> = asked(&question.setup, depth - 1).into_iter().collect();
        let setups = positions::smaller_playable(&question.setup);
        all.extend(setups.iter().filter_map(|setup| asked(setup, depth)));
        all
    }

    fn shown(&self, name: &str, question: &Question) -> Shown {
        let call = format!("{name}({})", question.what.len());
        let line = format!("{call};");
        question.shown(call, vec![line])
    }

    fn expected(&self, question: &Question, _: &Answer) -> String {
        let lines = question.what.iter().enumerate();
        let lines: Vec<String> = lines
            .map(|(at, best)| format!("à la profondeur {}, {}", at + 1, named(best)))
            .collect();
        lines.join(" ; ")
    }

    fn hint(&self, _: &Question, _: &str) -> String {
        "fiche 7 : de quelle profondeur à quelle profondeur va votre boucle, et qu'est-ce qui reste de la précédente ?"
            .to_owned()
    }
}

/// A question, if there is a move and the tree is not too large.
fn asked(setup: &Setup, depth: u32) -> Option<Question> {
    let position = positions::position(setup)?;
    if depth == 0 || !position.has_legal_moves() || perft(&position, depth) > LEAVES_MAX {
        return None;
    }
    let best = |depth| tree::best_in_any(&tree::root(&position, depth));
    Some(Scene::new(setup.clone(), Rc::new((1..=depth).map(best).collect())))
}
