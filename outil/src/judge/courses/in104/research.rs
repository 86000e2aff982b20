//! `recherche_meilleur_coup`.

use std::rc::Rc;

use echecs::rules::{Position, Setup, perft};

use super::known;
use super::lists::quoted;
use super::moves::{code, uci};
use super::negamax::{named, search_variables};
use super::positions;
use super::printed::{self, PrintedMove};
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

/// The depth where there is little to move.
const DEEPEST: u32 = 6;

/// So many times at most a move is told for each depth, and the last one once more at the end.
const TOLD_MAX: usize = 3;
const ONCE_MORE_MAX: usize = 2;

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
        let mut questions: Vec<Question> = setups.iter().filter_map(question).collect();
        let deepest =
            |setup: Setup, depth: u32| (1..=depth).rev().find_map(|depth| asked(&setup, depth));
        let narrow = positions::narrow(random, 48).into_iter();
        questions.extend(narrow.filter_map(|setup| deepest(setup, DEEPEST)));
        // A mate is found before the last depth, or the tree is deep.
        let known = known::special().into_iter().chain(known::deep());
        questions.extend(known.filter_map(|setup| deepest(setup, DEEPEST)));
        questions
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
        let found = first_moves(question, &printed::moves(output));
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
        let wrong = |times: usize| {
            let each = question.what.iter().flat_map(|best| std::iter::repeat_n(best, times));
            let wanted = each.chain(question.what.last().into_iter().cycle());
            wanted
                .zip(&found)
                .position(|(best, printed)| !best.iter().any(|code| printed.is(&uci(*code))))
        };
        let is_told = |times: usize| {
            let is_long = (times * depths..=times * depths + ONCE_MORE_MAX).contains(&found.len());
            is_long && wrong(times).is_none()
        };
        if (1..=TOLD_MAX).any(is_told) {
            return Vec::new();
        }
        let said = match wrong(1) {
            Some(at) if at < depths => {
                format!("à la profondeur {}, le coup écrit est {}", at + 1, found[at].squares)
            }
            Some(at) => {
                format!("après la profondeur {depths}, le coup écrit est {}", found[at].squares)
            }
            None => format!("{} coups sont écrits, pour {depths} profondeurs", found.len()),
        };
        vec![Fault::new(TAG, said)]
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
        format!("{} : {}", question.situation(), lines.join(" ; "))
    }

    fn hint(&self, _: &Question, _: &str) -> String {
        "fiche 7 : de quelle profondeur à quelle profondeur va votre boucle, et qu'est-ce qui reste de la précédente ?"
            .to_owned()
    }
}

/// The printed moves but those that only continue a line: the answers to the move before them, on
/// the same line and with nothing but blanks between.
fn first_moves(question: &Question, printed: &[PrintedMove]) -> Vec<PrintedMove> {
    let mut first = Vec::new();
    let mut line: Option<Position> = None;
    let is_alone = |before: &PrintedMove| {
        let rest = before.rest.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        rest.is_empty() || rest.contains(|c: char| c == '\n' || !c.is_whitespace())
    };
    for (at, printed_move) in printed.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| &printed[before]);
        let continued = line.take().filter(|_| before.is_some_and(|before| !is_alone(before)));
        let next = |position: &Position| {
            let moves = position.legal_moves().into_iter();
            let mut moves = moves.filter(|mv| printed_move.is(&uci(code(position, *mv))));
            moves.next().map(|mv| position.after(mv))
        };
        line = continued.as_ref().and_then(next);
        if line.is_none() {
            first.push(printed_move.clone());
            line = positions::position(&question.setup).as_ref().and_then(next);
        }
    }
    first
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
