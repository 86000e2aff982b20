//! The search: asks the copy and the witness the same, and looks for the smallest difference.

use std::collections::BTreeMap;
use std::io;

use super::catalogue::Public;
use super::death;
use super::executor::{Executor, Outcome};
use super::exercise::Exercise;
use super::program;
use super::random::Random;
use super::verdict::{ClauseVerdict, Counterexample, FunctionVerdict, State};
use super::wire::{Answer, FILL, Whose};

/// The two that are asked.
pub struct Desk<'a> {
    pub witness: Executor<'a>,
    pub copy: Executor<'a>,
    /// The public functions that the copy defines.
    pub defined: &'a [Public],
    pub seed: u64,
}

/// Cases that are asked together.
const ROUND: usize = 512;
/// A copy that dies so often has shown enough.
const DEATHS: usize = 20;
/// So many smaller questions are tried for one counterexample.
const SHRINKING: usize = 400;
/// What memory holds instead when a case is asked again, to see what was never written.
const OTHER_FILL: u8 = 0x5a;

/// A question that broke a clause.
struct Failure<Q> {
    question: Q,
    size: usize,
}

/// What was counted about a clause.
struct Count<Q> {
    cases: usize,
    failures: usize,
    smallest: Option<Failure<Q>>,
}

/// Judges one function of the copy.
pub fn examine<E: Exercise>(
    exercise: &E,
    public: Public,
    desk: &mut Desk<'_>,
) -> io::Result<FunctionVerdict> {
    let mut random = Random::new(desk.seed, exercise.names()[0]);
    let questions = exercise.questions(&mut random);
    let asked = ask(exercise, public, &questions, exercise.whose(public.number), desk)?;
    let mut clauses = Vec::new();
    for clause in public.sheet_clauses(exercise.names()[0]) {
        let Some(count) = asked.counts.get(clause.tag) else { continue };
        let counterexample = match &count.smallest {
            None => None,
            Some(failure) => {
                let smallest = shrink(exercise, public, failure, clause.tag, desk)?;
                Some(explain(exercise, public, &smallest, clause.tag, desk)?)
            }
        };
        clauses.push(ClauseVerdict {
            tag: clause.tag,
            text: clause.text,
            cases: count.cases,
            failures: count.failures,
            counterexample,
        });
    }
    let is_broken = clauses.iter().any(|clause| clause.failures > 0);
    let state = match (is_broken, asked.is_constant) {
        (true, true) => State::Stub,
        (true, false) => State::Wrong,
        (false, _) => State::Right,
    };
    let (name, header) = (public.name(), public.header.file);
    Ok(FunctionVerdict { name, header, state, cases: asked.cases, clauses })
}

/// Whether a function that is right alone is right with all others of the copy.
pub fn is_right_together<E: Exercise>(
    exercise: &E,
    public: Public,
    desk: &mut Desk<'_>,
) -> io::Result<bool> {
    let mut random = Random::new(desk.seed, exercise.names()[0]);
    let mut questions = exercise.questions(&mut random);
    // Each was asked already: a part is enough to see whether it is the others.
    random.shuffle(&mut questions);
    questions.truncate(ROUND);
    let asked = ask(exercise, public, &questions, Whose::All, desk)?;
    Ok(asked.counts.values().all(|count| count.failures == 0))
}

struct Asked<Q> {
    counts: BTreeMap<&'static str, Count<Q>>,
    cases: usize,
    /// It answered the same to everything, and should not have.
    is_constant: bool,
}

fn ask<E: Exercise>(
    exercise: &E,
    public: Public,
    questions: &[E::Question],
    whose: Whose,
    desk: &mut Desk<'_>,
) -> io::Result<Asked<E::Question>> {
    let mut counts = BTreeMap::new();
    let (mut cases, mut deaths) = (0, 0);
    let mut first: Option<Answer> = None;
    let mut is_constant = true;
    for round in questions.chunks(ROUND) {
        let asked: Vec<_> = round.iter().map(|q| exercise.case(public.number, q)).collect();
        let expected = desk.witness.ask(&asked, Whose::All)?;
        let mut received = desk.copy.ask_until(&asked, whose, DEATHS.saturating_sub(deaths))?.into_iter();
        for (question, expected) in round.iter().zip(expected) {
            let Outcome::Answered(expected) = expected else {
                return Err(io::Error::other(format!("le témoin ne répond pas ({})", public.name())));
            };
            let Some(received) = received.next() else { break };
            cases += 1;
            let broken = match &received {
                Outcome::Died(_) => {
                    deaths += 1;
                    is_constant = false;
                    exercise.clauses(question, &expected).into_iter().take(1).collect()
                }
                Outcome::Answered(received) => {
                    let said = (&received.calls, received.changes.iter().flatten().next());
                    let first = first.get_or_insert_with(|| received.clone());
                    let before = (&first.calls, first.changes.iter().flatten().next());
                    is_constant &= said == before;
                    exercise.broken(question, &expected, received)
                }
            };
            let mut tags = exercise.clauses(question, &expected);
            tags.extend(broken.iter().filter(|tag| !tags.contains(tag)).copied().collect::<Vec<_>>());
            for tag in tags {
                let count = counts
                    .entry(tag)
                    .or_insert(Count { cases: 0, failures: 0, smallest: None });
                count.cases += 1;
                if broken.contains(&tag) {
                    count.failures += 1;
                    let size = exercise.size(question);
                    if count.smallest.as_ref().is_none_or(|known| size < known.size) {
                        count.smallest = Some(Failure { question: question.clone(), size });
                    }
                }
            }
        }
        if deaths >= DEATHS {
            break;
        }
    }
    Ok(Asked { counts, cases, is_constant })
}

/// Both answers to one question.
fn compare<E: Exercise>(
    exercise: &E,
    public: Public,
    question: &E::Question,
    desk: &mut Desk<'_>,
) -> io::Result<(Answer, Outcome, Vec<&'static str>)> {
    let case = [exercise.case(public.number, question)];
    let expected = match desk.witness.ask(&case, Whose::All)?.remove(0) {
        Outcome::Answered(expected) => expected,
        Outcome::Died(_) => return Err(io::Error::other("le témoin ne répond pas")),
    };
    let received = desk.copy.ask(&case, exercise.whose(public.number))?.remove(0);
    let broken = match &received {
        Outcome::Died(_) => exercise.clauses(question, &expected).into_iter().take(1).collect(),
        Outcome::Answered(received) => exercise.broken(question, &expected, received),
    };
    Ok((expected, received, broken))
}

/// The smallest question that still breaks the clause.
fn shrink<E: Exercise>(
    exercise: &E,
    public: Public,
    failure: &Failure<E::Question>,
    tag: &str,
    desk: &mut Desk<'_>,
) -> io::Result<E::Question> {
    let mut smallest = failure.question.clone();
    let mut tried = 0;
    loop {
        let mut candidates = exercise.smaller(&smallest);
        candidates.sort_by_key(|candidate| exercise.size(candidate));
        let mut found = None;
        for candidate in candidates {
            tried += 1;
            let (_, _, broken) = compare(exercise, public, &candidate, desk)?;
            if broken.contains(&tag) {
                found = Some(candidate);
                break;
            }
            if tried >= SHRINKING {
                break;
            }
        }
        match found {
            Some(smaller) if tried < SHRINKING => smallest = smaller,
            Some(smaller) => return Ok(smaller),
            None => return Ok(smallest),
        }
    }
}

/// The counterexample, in words, from the copy alone in a fresh program.
fn explain<E: Exercise>(
    exercise: &E,
    public: Public,
    question: &E::Question,
    tag: &'static str,
    desk: &mut Desk<'_>,
) -> io::Result<Counterexample> {
    let (expected, in_turn, _) = compare(exercise, public, question, desk)?;
    let case = exercise.case(public.number, question);
    let whose = exercise.whose(public.number);
    let alone = desk.copy.ask_afresh(&case, whose, FILL)?;
    let is_broken = |outcome: &Outcome| match outcome {
        Outcome::Died(_) => true,
        Outcome::Answered(received) => exercise.broken(question, &expected, received).contains(&tag),
    };
    let depends_on_earlier_calls = !is_broken(&alone) && is_broken(&in_turn);
    let outcome = if depends_on_earlier_calls { in_turn } else { alone };
    let (received, guilty) = match &outcome {
        Outcome::Died(death) => (death::sentence(death), Vec::new()),
        Outcome::Answered(received) => {
            let other = desk.copy.ask_afresh(&case, whose, OTHER_FILL)?;
            let (mut said, guilty) = exercise.received(question, &expected, received);
            if let Outcome::Answered(other) = other
                && other.calls != received.calls
            {
                said.push_str(" ; la réponse change d'une fois à l'autre : elle vient d'une valeur \
                               jamais écrite");
            }
            (said, guilty)
        }
    };
    let mut shown = exercise.shown(public.name(), question);
    if let Some(drawing) = &mut shown.drawing {
        guilty.iter().for_each(|square| drawing.marked |= square.bitboard());
    }
    let expected_words = exercise.expected(question, &expected);
    Ok(Counterexample {
        program: program::text(public, &shown, &expected_words),
        drawing: shown.drawing,
        moves: shown.moves,
        call: shown.call,
        expected: expected_words,
        received,
        hint: exercise.hint(question, &expected, tag),
        depends_on_earlier_calls,
    })
}
