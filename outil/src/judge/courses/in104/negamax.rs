//! `negamax`.

use std::rc::Rc;

use echecs::rules::{Setup, perft};

use super::known;
use super::moves::{normal, squares_of, uci};
use super::positions;
use super::scene::Scene;
use super::state::{OWN, apply, int, int_variable, variable};
use super::task::{Fault, Task};
use super::tree::{self, VALUE_MAX, Values};
use super::words::{self, differences};
use crate::judge::exercise::Shown;
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Buffer, Call, Case, Value};

pub struct Negamax;

/// A search, and what it finds in each reading of the sheet.
#[derive(Clone, Debug)]
pub struct Search {
    depth: u32,
    alpha: i32,
    beta: i32,
    values: Values,
    /// The moves of the root, with what each is worth; none at depth 0.
    moves: Rc<Vec<(i32, Values)>>,
}

type Question = Scene<Search>;

/// So many leaves at most: a copy is not fast, and may look at all of them.
const LEAVES_MAX: u64 = 1500;

/// The depth where there is little to move.
const DEEPEST: u32 = 6;

/// A mate by the next move is one at this depth, however leaves are valued.
const SPECIAL_DEPTH: u32 = 2;

const PLY: usize = OWN;
const BEST: usize = OWN + 1;
const CURRENT_BEST: usize = OWN + 2;

/// The variables of a search, as they are before it.
pub fn search_variables() -> Vec<Buffer> {
    let ints = ["ply", "meilleur_coup", "tmp_meilleur_coup", "stopped", "flag_quit", "timeset"];
    let counters = ["nb_noeuds_parcourus", "nb_noeuds_eval"];
    let counters = counters.into_iter().map(|name| variable(name, vec![0; 8]));
    ints.into_iter().map(|name| int_variable(name, 0)).chain(counters).collect()
}

impl Search {
    fn is_full(&self) -> bool {
        (self.alpha, self.beta) == (-VALUE_MAX, VALUE_MAX)
    }

    /// Whether a value is right in a reading.
    fn fits(&self, reading: usize, found: i32) -> bool {
        let exact = self.values[reading];
        if exact <= self.alpha {
            found <= self.alpha
        } else if exact >= self.beta {
            found >= self.beta
        } else {
            found == exact
        }
    }
}

impl Task for Negamax {
    type Question = Question;

    fn names(&self) -> &'static [&'static str] {
        &["negamax"]
    }

    fn leans_on(&self) -> &'static [&'static str] {
        &["eval"]
    }

    /// A mate is one whatever the positions are worth.
    fn stands_alone(&self, question: &Question) -> bool {
        let Search { depth, values, .. } = &question.what;
        let is_over = *depth > 0 && is_over(&question.setup);
        let is_mate = |value: &i32| !(-48_000..=48_000).contains(value);
        is_over || question.what.is_full() && values.iter().all(is_mate)
    }

    fn questions(&self, random: &mut Random) -> Vec<Question> {
        let mut setups = positions::mixed(random, 200);
        setups.extend(positions::few(random, 120));
        setups.extend(positions::ends(random, 40));
        let mut searches: Vec<_> =
            setups.into_iter().map(|setup| (setup, random.below(4) as u32)).collect();
        searches.extend(positions::narrow(random, 30).into_iter().map(|setup| (setup, DEEPEST)));
        let mut questions = Vec::new();
        for (setup, depth) in searches {
            let Some(question) = (0..=depth).rev().find_map(|depth| asked(&setup, depth, None))
            else {
                continue;
            };
            if random.percent(25) {
                let value = question.what.values[0];
                let alpha =
                    (value + random.below(300) as i32 - 150).clamp(-VALUE_MAX, VALUE_MAX - 1);
                let beta = (alpha + 1 + random.below(200) as i32).min(VALUE_MAX);
                let what = Search { alpha, beta, ..question.what.clone() };
                questions.push(Scene { what, ..question.clone() });
            }
            questions.push(question);
        }
        let special = known::special().into_iter();
        questions.extend(special.filter_map(|setup| asked(&setup, SPECIAL_DEPTH, None)));
        questions
    }

    fn case(&self, function: u16, question: &Question) -> Case {
        let Search { depth, alpha, beta, .. } = question.what;
        let arguments = [alpha.into(), beta.into(), depth.into()].map(Argument::Number).to_vec();
        question.state().case(search_variables(), vec![Call { function, arguments }])
    }

    fn tags(&self, question: &Question) -> Vec<&'static str> {
        let search = &question.what;
        let mut tags = vec![value_tag(question)];
        if search.is_full() && !search.moves.is_empty() {
            tags.push("NEGAMAX-G3");
        }
        tags.push("NEGAMAX-G4");
        tags
    }

    fn faults(&self, question: &Question, _: &Answer, received: &Answer) -> Vec<Fault> {
        let search = &question.what;
        let found = match received.calls[0].value {
            Value::Number(number) => number as i32,
            _ => 0,
        };
        let mut faults = Vec::new();
        let readings: Vec<usize> = (0..4).filter(|reading| search.fits(*reading, found)).collect();
        if readings.is_empty() {
            faults.push(Fault::new(value_tag(question), format!("la fonction rend {found}")));
        }
        if search.is_full() && !search.moves.is_empty() {
            faults.extend(move_fault(search, &readings, received));
        }
        let ply = after(received, PLY);
        if ply != 0 {
            faults.push(Fault::new("NEGAMAX-G4", format!("ply vaut {ply} à la fin")));
        }
        let before = question.state();
        let state = before.after(received);
        faults.extend(differences("NEGAMAX-G4", &before, &state));
        if before.en_passant != state.en_passant {
            let value = words::en_passant(state.en_passant);
            faults.push(Fault::new("NEGAMAX-G4", format!("en_passant vaut {value} à la fin")));
        }
        faults
    }

    fn side(&self, question: &Question) -> String {
        let search = &question.what;
        let window = if search.is_full() { "entière" } else { "étroite" };
        let end = match (is_over(&question.setup), search.values[0]) {
            (true, 0) => ", pat",
            (true, _) => ", mat",
            (false, -48_000..=48_000) => "",
            _ => ", mat forcé",
        };
        let side = words::side(question.setup.turn);
        format!("profondeur {}, {side}, fenêtre {window}{end}", search.depth)
    }

    fn size(&self, question: &Question) -> usize {
        let window = usize::from(!question.what.is_full());
        question.size() + 40 * question.what.depth as usize + 20 * window
    }

    fn smaller(&self, question: &Question) -> Vec<Question> {
        let Search { depth, alpha, beta, .. } = question.what;
        let window = Some((alpha, beta));
        let mut all = Vec::new();
        all.extend(depth.checked_sub(1).and_then(|depth| asked(&question.setup, depth, window)));
        all.extend(asked(&question.setup, depth, None).filter(|_| !question.what.is_full()));
        let setups = positions::smaller_playable(&question.setup);
        all.extend(setups.iter().filter_map(|setup| asked(setup, depth, window)));
        all
    }

    fn shown(&self, name: &str, question: &Question) -> Shown {
        let Search { depth, alpha, beta, .. } = question.what;
        let call = match question.what.is_full() {
            true => format!("{name}(-VALEUR_MAX, VALEUR_MAX, {depth})"),
            false => format!("{name}({alpha}, {beta}, {depth})"),
        };
        let lines = vec![
            format!("printf(\"%d\\n\", {call});"),
            "afficher_coup(tmp_meilleur_coup != 0 ? tmp_meilleur_coup : meilleur_coup);".to_owned(),
            "printf(\"\\n\");".to_owned(),
        ];
        question.shown(call, lines)
    }

    fn expected(&self, question: &Question, _: &Answer) -> String {
        let search = &question.what;
        let mut values = search.values.to_vec();
        values.sort_unstable();
        values.dedup();
        let values: Vec<String> = values.iter().map(i32::to_string).collect();
        let value = values.join(" ou ");
        let exact = if search.is_full() {
            String::new()
        } else {
            format!(
                " exactement si c'est entre {} et {}, sinon du même côté",
                search.alpha, search.beta
            )
        };
        if is_over(&question.setup) {
            let where_it_is = question.situation();
            return format!(
                "{where_it_is} : il n'y a pas de coup légal, et la fonction rend {value}"
            );
        }
        let best = match search.moves.is_empty() || !search.is_full() {
            true => String::new(),
            false => {
                format!(" ; le meilleur coup est {}", named(&tree::best_in_any(&search.moves)))
            }
        };
        format!(
            "{} : la valeur pour ce camp, {value}{exact}{best} ; à la fin, rien d'autre n'a changé",
            question.situation()
        )
    }

    fn hint(&self, question: &Question, tag: &str) -> String {
        let hint = match tag {
            "NEGAMAX-G2" => {
                "fiche 7 : comment savez-vous qu'il n'y a aucun coup légal, et que le roi est en échec ?"
            }
            "NEGAMAX-G3" => {
                "fiche 7 : à quel ply le meilleur coup se retient-il, et à quelle condition ?"
            }
            "NEGAMAX-G4" => {
                "fiche 7 : après chaque coup essayé, que faut-il remettre comme avant ?"
            }
            _ if question.what.depth == 0 => {
                "fiche 7 : que rend votre fonction à la profondeur 0 ?"
            }
            _ => "fiche 7 : quel signe et quelle fenêtre l'appel récursif a-t-il ?",
        };
        hint.to_owned()
    }
}

/// A question, if the tree is not too large.
fn asked(setup: &Setup, depth: u32, window: Option<(i32, i32)>) -> Option<Question> {
    let position = positions::position(setup)?;
    if perft(&position, depth) > LEAVES_MAX {
        return None;
    }
    let (alpha, beta) = window.unwrap_or((-VALUE_MAX, VALUE_MAX));
    let moves = if depth == 0 { Vec::new() } else { tree::root(&position, depth) };
    let values = tree::value(&position, depth, 0);
    let what = Search { depth, alpha, beta, values, moves: Rc::new(moves) };
    Some(Scene::new(setup.clone(), what))
}

fn is_over(setup: &Setup) -> bool {
    positions::position(setup).is_some_and(|position| !position.has_legal_moves())
}

fn value_tag(question: &Question) -> &'static str {
    if is_over(&question.setup) { "NEGAMAX-G2" } else { "NEGAMAX-G1" }
}

fn after(answer: &Answer, buffer: usize) -> i32 {
    let mut bytes = vec![0; 4];
    apply(&mut bytes, &answer.changes[buffer]);
    int(&bytes)
}

/// What is wrong with the move that was kept, in the readings that the value fits, or in any.
fn move_fault(search: &Search, readings: &[usize], received: &Answer) -> Option<Fault> {
    let best: Vec<i32> = match readings {
        [] => tree::best_in_any(&search.moves),
        readings => {
            readings.iter().flat_map(|reading| tree::best(&search.moves, *reading)).collect()
        }
    };
    let kept = [after(received, CURRENT_BEST), after(received, BEST)];
    if kept.iter().any(|code| best.contains(&normal(*code))) {
        return None;
    }
    let fault = match kept.iter().find(|code| **code != 0) {
        None => Fault::new("NEGAMAX-G3", "ni tmp_meilleur_coup ni meilleur_coup n'a reçu de coup"),
        Some(code) => Fault {
            squares: squares_of(*code),
            ..Fault::new("NEGAMAX-G3", format!("le coup retenu est {}", uci(*code)))
        },
    };
    Some(fault)
}

/// Moves in a sentence.
pub fn named(codes: &[i32]) -> String {
    let mut names: Vec<String> = codes.iter().map(|code| uci(*code)).collect();
    names.sort_unstable();
    names.dedup();
    names.join(" ou ")
}
