//! Beyond the sheet: what the library adds to it, for those who ask for the whole header.
//!
//! What a function does when a requirement is not respected is asked by breaking it: the witness
//! says which clause it was. All the rest is compared to the byte.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::rc::Rc;

use echecs::rules::Bitboard;

use super::catalogue::{Clause, Public};
use super::death;
use super::executor::Outcome;
use super::exercise::Shown;
use super::posed::{AnyExercise, Question};
use super::program::Recipe;
use super::random::Random;
use super::search::Desk;
use super::verdict::{ClauseVerdict, Counterexample};
use super::wire::{Answer, Argument, Case, Returned, Value, Whose};

/// Questions whose requirements are broken, each in all ways.
const BROKEN: usize = 25;
/// A clause whose faults have cost so much is not asked any more: most often the program has died of it.
const ENOUGH: usize = 5;
/// A question is made smaller so many times at most.
const SHRINKING: usize = 40;
/// What numbers become that a function does not expect.
const STRANGE: [i64; 6] = [-1, 8, 16, 64, i32::MIN as i64, i32::MAX as i64];
/// The same for a depth: whatever is within its bounds would be counted for years.
const STRANGE_DEPTHS: [i64; 4] = [-1, 65, i32::MIN as i64, i32::MAX as i64];

/// Whether two answers are the same to the byte; what is printed is for people.
pub fn is_same(expected: &Answer, received: &Answer) -> bool {
    let values = |answer: &Answer| -> Vec<Value> {
        answer.calls.iter().map(|call| call.value.clone()).collect()
    };
    values(expected) == values(received) && expected.changes == received.changes
}

/// A case in which one requirement may be broken, and the argument that breaks it.
struct Breach<'e> {
    question: Question<'e>,
    case: Case,
    /// The call, and the place of the argument in it.
    call: usize,
    place: usize,
    argument: Argument,
}

/// The verdicts on the requirements of a function.
pub fn examine(
    exercise: &dyn AnyExercise,
    public: Public,
    asked_for: impl Fn(&Clause) -> bool,
    desk: &mut Desk<'_>,
) -> io::Result<Vec<ClauseVerdict>> {
    let mut random = Random::new(desk.seed, exercise.names()[0]);
    let mut questions = exercise.questions(&mut random);
    random.shuffle(&mut questions);
    questions.truncate(BROKEN);
    // The first that is broken is the one that is shown.
    questions.sort_by_key(|question| question.size());
    if let Some(first) = questions.first() {
        let smallest = smallest(first);
        questions.insert(0, smallest);
    }
    let breaches: Vec<Breach<'_>> =
        questions.iter().flat_map(|question| breaches(public, question)).collect();
    let cases: Vec<Case> = breaches.iter().map(|breach| breach.case.clone()).collect();
    let expected = desk.witness.ask(&cases, Whose::All)?;
    let clauses: Vec<Clause> =
        public.conditions(exercise.names()[0]).filter(|clause| asked_for(clause)).collect();
    let mut verdicts: Vec<ClauseVerdict> = Vec::new();
    let mut costs: BTreeMap<&str, usize> = BTreeMap::new();
    for (breach, expected) in breaches.iter().zip(expected) {
        // What even the library does not survive is nobody's duty.
        let Outcome::Answered(expected) = expected else { continue };
        let Some(clause) = broken(&expected.calls[breach.call], &clauses) else { continue };
        let cost = costs.entry(clause.tag).or_default();
        if *cost >= ENOUGH {
            continue;
        }
        let received =
            desk.copy.ask(std::slice::from_ref(&breach.case), exercise.whose(public.number))?;
        let is_kept = match &received[0] {
            Outcome::Answered(received) => breach.question.is_same(&expected, received),
            Outcome::Died(_) => false,
        };
        let verdict = match verdicts.iter_mut().find(|verdict| verdict.tag == clause.tag) {
            Some(verdict) => verdict,
            None => {
                verdicts.push(ClauseVerdict {
                    tag: clause.tag,
                    text: clause.text,
                    cases: 0,
                    failures: 0,
                    counterexample: None,
                });
                verdicts.last_mut().expect("it was pushed just now")
            }
        };
        verdict.cases += 1;
        if !is_kept {
            *cost += match &received[0] {
                Outcome::Died(death) => death.cost(),
                Outcome::Answered(_) => 1,
            };
            verdict.failures += 1;
            verdict.counterexample.get_or_insert_with(|| {
                counterexample(public, breach, &expected, &received[0], (desk.program, desk.recipe))
            });
        }
    }
    verdicts.sort_by_key(|verdict| clauses.iter().position(|clause| clause.tag == verdict.tag));
    Ok(verdicts)
}

/// A question with as little as it can have: a requirement is broken whatever the rest is.
fn smallest<'e>(question: &Question<'e>) -> Question<'e> {
    let mut smallest = Rc::clone(question);
    for _ in 0..SHRINKING {
        let found = smallest.smaller().into_iter().min_by_key(|smaller| smaller.size());
        match found {
            Some(smaller) if smaller.size() < smallest.size() => smallest = smaller,
            _ => break,
        }
    }
    smallest
}

fn breaches<'e>(public: Public, question: &Question<'e>) -> Vec<Breach<'e>> {
    let case = question.case(public.number);
    let Some(call) = case.calls.iter().rposition(|call| call.function == public.number) else {
        return Vec::new();
    };
    let mut breaches = Vec::new();
    for (place, argument) in case.calls[call].arguments.iter().enumerate() {
        let others: Vec<Argument> = match argument {
            Argument::Number(_) => {
                strange(public, place).iter().copied().map(Argument::Number).collect()
            }
            Argument::Address(..) | Argument::Earlier(_) => vec![Argument::Null],
            Argument::Null | Argument::View(_) | Argument::Rank(..) => Vec::new(),
        };
        for argument in others {
            let mut case = case.clone();
            case.calls[call].arguments[place] = argument;
            let question = Rc::clone(question);
            breaches.push(Breach { question, case, call, place, argument });
        }
    }
    breaches
}

fn strange(public: Public, place: usize) -> &'static [i64] {
    match public.function.parameters.get(place) {
        Some(parameter) if parameter.name == "profondeur" => &STRANGE_DEPTHS,
        _ => &STRANGE,
    }
}

/// The clause that the library says was broken: it names its tag.
fn broken<'a>(call: &Returned, clauses: &'a [Clause]) -> Option<&'a Clause> {
    let said = String::from_utf8_lossy(&call.output);
    clauses.iter().find(|clause| said.contains(&format!("[{}]", clause.tag)))
}

fn counterexample(
    public: Public,
    breach: &Breach<'_>,
    expected: &Answer,
    received: &Outcome,
    (program, recipe): (&Path, &Recipe),
) -> Counterexample {
    let mut shown = breach.question.shown(public.name());
    let other = match breach.argument {
        Argument::Number(number) => number.to_string(),
        _ => "NULL".to_owned(),
    };
    let call = with_argument(&shown.call, breach.place, &other);
    for line in &mut shown.program {
        *line = line.replace(bare(&shown.call), bare(&call));
    }
    shown.call = call;
    hide(&mut shown, public, breach);
    let told = |answer: &Answer| value(&answer.calls[breach.call]);
    let expected_words = format!("{}, et rien ne change que ce que la clause dit", told(expected));
    let options = match received {
        Outcome::Died(death) => death::options(death),
        Outcome::Answered(_) => "",
    };
    let received = match received {
        Outcome::Died(death) => death::sentence(death, program),
        Outcome::Answered(received) if told(received) != told(expected) => told(received),
        Outcome::Answered(_) => "autre chose est écrit dans ce que la fonction a reçu".to_owned(),
    };
    Counterexample {
        program: super::program::text(recipe, public, &shown, None, &expected_words, options),
        drawing: shown.drawing,
        moves: shown.moves,
        call: shown.call,
        expected: expected_words,
        received,
        hint: "que vérifie votre fonction avant de se servir de ses arguments ?".to_owned(),
        depends_on_earlier_calls: false,
    }
}

/// What the argument would have held is not there to be seen.
fn hide(shown: &mut Shown, public: Public, breach: &Breach<'_>) {
    if !matches!(breach.argument, Argument::Null) {
        // Nor is the square on the board that it would have been.
        shown.drawing.iter_mut().for_each(|drawing| drawing.marked = Bitboard::EMPTY);
        return;
    }
    let arguments = &breach.case.calls[breach.call].arguments;
    let is_read = |argument: &Argument| {
        matches!(argument, Argument::Address(..) | Argument::Earlier(_) | Argument::View(_))
    };
    let kind = public.function.parameters.get(breach.place).map_or("", |parameter| &parameter.kind);
    let is_all = !arguments.iter().any(is_read);
    if is_all || kind.contains("echiquier") {
        shown.drawing = None;
    }
    if is_all || kind.contains("historique") {
        shown.moves.clear();
    }
}

/// What a call gave back, in words.
fn value(call: &Returned) -> String {
    match &call.value {
        Value::Nothing => "la fonction ne rend rien".to_owned(),
        Value::Number(number) => format!("la fonction rend {number}"),
        Value::Null => "la fonction rend NULL".to_owned(),
        Value::Address(..) => "la fonction rend une adresse dans ce qu'elle a reçu".to_owned(),
        Value::Elsewhere => "la fonction rend une adresse".to_owned(),
        Value::Text(text) => format!("la fonction rend « {} »", String::from_utf8_lossy(text)),
    }
}

/// A call without what is said of where it is made.
fn bare(call: &str) -> &str {
    call.split_inclusive(')').next().unwrap_or(call)
}

/// A call with another argument at one place.
fn with_argument(call: &str, place: usize, other: &str) -> String {
    let Some((name, rest)) = call.split_once('(') else { return call.to_owned() };
    let Some((inside, after)) = rest.split_once(')') else { return call.to_owned() };
    let mut arguments: Vec<&str> = inside.split(", ").collect();
    if let Some(argument) = arguments.get_mut(place) {
        *argument = other;
    }
    format!("{name}({}){after}", arguments.join(", "))
}

#[cfg(test)]
mod tests {
    use super::with_argument;

    #[test]
    fn an_argument_is_replaced_whatever_is_said_after_the_call() {
        let call = "stackchess_creer(4, 0), dans f(dp)/4 b -";
        assert_eq!(with_argument(call, 0, "-1"), "stackchess_creer(-1, 0), dans f(dp)/4 b -");
        assert_eq!(with_argument("f(&e, NULL)", 1, "8"), "f(&e, 8)");
    }
}
