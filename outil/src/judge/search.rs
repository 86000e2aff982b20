//! The search: asks the copy and the witness the same, and looks for the smallest difference.

mod begun;
mod desk;
mod smallest;
mod survey;
mod telling;

use std::collections::{BTreeMap, BTreeSet};
use std::io;

use super::beyond;
use super::catalogue::{Clause, Public};
use super::clauses::Level;
use super::executor::Outcome;
use super::posed::{AnyExercise, Question};
use super::random::Random;
use super::subject::Subject;
use super::verdict::{Blame, ClauseVerdict, Discord, FunctionVerdict, State};
use super::wire::{Answer, Case, Numbers, Value, Whose};
use begun::{Deciding, Doing};
pub use desk::Desk;
pub use survey::{Survey, survey};

/// Cases that are asked together.
const ROUND: usize = 512;
/// A copy whose deaths cost so much has shown enough.
const DEATHS: usize = 20;
/// One question in so many is asked twice in a row: what a copy remembers may be wrong.
const AGAIN: usize = 64;
/// So many questions before one are tried to see which of them changes its answer.
const EARLIER: usize = 24;

/// Judges one function of the copy, with these of the others.
pub fn examine(
    exercise: &dyn AnyExercise,
    public: Public,
    subject: &Subject,
    whose: Whose,
    desk: &mut Desk<'_>,
) -> io::Result<FunctionVerdict> {
    let judge = Judge::new(exercise, public, subject);
    if judge.guarantees().is_empty() {
        return Ok(FunctionVerdict::not_judged(public, subject.asks(exercise.names())));
    }
    desk.begin();
    let asked = judge.ask(&judge.questions(desk.seed), whose, desk)?;
    let mut clauses = Vec::new();
    if subject.looks_beyond_the_sheet() {
        clauses.extend(beyond::examine(
            exercise,
            public,
            |clause| subject.counts(clause.tag, clause.level),
            desk,
        )?);
    }
    for clause in judge.guarantees() {
        let Some(count) = asked.counts.get(clause.tag) else {
            if asked.unreached.contains(clause.tag) {
                clauses.push(ClauseVerdict::unreached(clause.tag, clause.text));
            }
            continue;
        };
        let counterexample = match &count.smallest {
            None => None,
            Some(failure) => {
                let smallest = judge.shrink(&failure.question, clause.tag, whose, desk)?;
                Some(judge.explain(&smallest, clause.tag, failure, whose, desk)?)
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
    let is_asked = |tag: &str| clauses.iter().any(|clause| clause.tag == tag);
    let unasked: Vec<_> = judge.tags().into_iter().filter(|tag| !is_asked(tag)).collect();
    let is_broken = clauses.iter().any(|clause| !clause.is_kept());
    let state = match (is_broken, asked.is_stub) {
        (true, true) => State::Stub,
        (true, false) => State::Wrong,
        (false, _) => State::Right,
    };
    let (name, header) = (public.name(), public.header.file);
    let cases = asked.cases;
    let (is_asked, discord) = (true, None);
    let points = 0.0;
    Ok(FunctionVerdict { name, header, state, points, is_asked, cases, clauses, unasked, discord })
}

/// Whether a function keeps all its clauses with these functions of the copy, in the program that is asked now.
pub fn is_right(
    exercise: &dyn AnyExercise,
    public: Public,
    subject: &Subject,
    whose: Whose,
    desk: &mut Desk<'_>,
) -> io::Result<bool> {
    let judge = Judge::new(exercise, public, subject);
    desk.begin();
    for round in judge.questions(desk.seed).chunks(ROUND) {
        let asked = judge.ask(round, whose, desk)?;
        if asked.counts.values().any(|count| count.failures > 0) {
            return Ok(false);
        }
    }
    Ok(!subject.looks_beyond_the_sheet())
}

/// What a function that is right alone does wrong with all others of the copy, and with which of
/// them: none of these can be left out.
pub fn discord(
    exercise: &dyn AnyExercise,
    public: Public,
    subject: &Subject,
    desk: &mut Desk<'_>,
) -> io::Result<Option<(Discord, Numbers)>> {
    let judge = Judge::new(exercise, public, subject);
    desk.begin();
    let mut questions = judge.questions(desk.seed);
    questions.retain(|question| judge.is_fair(question, Whose::All, desk));
    // Each was asked already: a part is enough to see whether it is the others.
    Random::new(desk.seed, public.name()).shuffle(&mut questions);
    questions.truncate(ROUND);
    let asked = judge.ask(&questions, Whose::All, desk)?;
    for Clause { tag, text, .. } in judge.guarantees() {
        let smallest = asked.counts.get(tag).and_then(|count| count.smallest.as_ref());
        let Some(failure) = smallest else { continue };
        let smallest = judge.shrink(&failure.question, tag, Whose::All, desk)?;
        let counterexample = judge.explain(&smallest, tag, failure, Whose::All, desk)?;
        desk.turn();
        let needed = judge.needed(&smallest, tag, desk)?;
        desk.turn();
        let is_endless = matches!(&failure.outcome, Outcome::Died(death) if death.is_endless());
        let blame = match needed {
            Some(_) if is_endless => Blame::Circle,
            None if !counterexample.depends_on_earlier_calls => Blame::Borrowed,
            _ => Blame::Shared,
        };
        let discord = Discord { tag, text, others: Vec::new(), blame, counterexample };
        return Ok(Some((discord, needed.unwrap_or_default())));
    }
    Ok(None)
}

/// Cases of which hardly any is the one before it again, and for each question the place of its case:
/// several may be about one call, such as that which fills a whole table.
struct Alike {
    cases: Vec<Case>,
    places: Vec<usize>,
    /// Questions that are asked twice in a row, and the places of their second cases.
    again: Vec<(usize, usize)>,
}

impl Alike {
    fn of(all: impl Iterator<Item = Case>) -> Alike {
        let (mut cases, mut places, mut again) = (Vec::new(), Vec::new(), Vec::new());
        for (question, case) in all.enumerate() {
            let is_other = cases.last() != Some(&case);
            if is_other {
                cases.push(case.clone());
            }
            places.push(cases.len() - 1);
            // What all questions are about may be done once and for all.
            if is_other && question % AGAIN == AGAIN / 8 {
                again.push((question, cases.len()));
                cases.push(case);
            }
        }
        Alike { cases, places, again }
    }
}

/// What was counted about a clause.
#[derive(Default)]
struct Count<'e> {
    cases: usize,
    failures: usize,
    smallest: Option<Failure<'e>>,
}

impl<'e> Count<'e> {
    /// Counts a failure, after these questions.
    fn fail(&mut self, question: &Question<'e>, outcome: &Outcome, before: &[Question<'e>]) {
        self.failures += 1;
        let size = question.size();
        if self.smallest.as_ref().is_none_or(|known| size < known.size) {
            let (question, outcome) = (question.clone(), outcome.clone());
            let earlier = before[before.len().saturating_sub(EARLIER)..].to_vec();
            self.smallest = Some(Failure { size, question, outcome, earlier });
        }
    }
}

/// A question that broke a clause, and how.
struct Failure<'e> {
    size: usize,
    question: Question<'e>,
    outcome: Outcome,
    /// The last questions before it.
    earlier: Vec<Question<'e>>,
}

struct Asked<'e> {
    counts: BTreeMap<&'static str, Count<'e>>,
    cases: usize,
    /// It answered the same to everything, and this is not all that there is to answer; or it only
    /// ever refused; or its yes and its no have nothing to do with what it is asked.
    is_stub: bool,
    /// The clauses that it died too often to be asked about, or died of whenever it was.
    unreached: BTreeSet<&'static str>,
}

/// An exercise, and how much of the header counts.
struct Judge<'a> {
    exercise: &'a dyn AnyExercise,
    public: Public,
    subject: &'a Subject,
    /// The clause that stands for what the library adds, where this counts too.
    added: Option<&'static str>,
}

impl<'a> Judge<'a> {
    fn new(exercise: &'a dyn AnyExercise, public: Public, subject: &'a Subject) -> Judge<'a> {
        let mut judge = Judge { exercise, public, subject, added: None };
        let added = |clause: &Clause| {
            clause.level == Level::Header && subject.counts(clause.tag, clause.level)
        };
        judge.added = judge.guarantees().into_iter().find(added).map(|clause| clause.tag);
        judge
    }

    fn counts(&self, clause: &Clause) -> bool {
        self.subject.counts_for(self.exercise.names(), clause)
    }

    /// The guarantees that count.
    fn guarantees(&self) -> Vec<Clause> {
        let all = self.public.guarantees(self.exercise.names()[0]);
        all.filter(|clause| self.counts(clause)).collect()
    }

    /// All that counts: what is required too, for those who ask for the whole header.
    fn tags(&self) -> Vec<&'static str> {
        let name = self.exercise.names()[0];
        let conditions = self.public.conditions(name);
        let required = conditions.filter(|clause| self.subject.counts(clause.tag, clause.level));
        let asked = required.filter(|_| self.subject.looks_beyond_the_sheet());
        asked.chain(self.guarantees()).map(|clause| clause.tag).collect()
    }

    fn questions(&self, seed: u64) -> Vec<Question<'a>> {
        self.exercise.questions(&mut Random::new(seed, self.exercise.names()[0]))
    }

    /// Whether a question has one right answer, with the functions that are called.
    fn is_fair(&self, question: &Question<'a>, whose: Whose, desk: &Desk<'_>) -> bool {
        let leans_on = self.exercise.leans_on();
        let is_open = |public: &Public| leans_on.contains(&public.name());
        whose != Whose::All || !desk.defined.iter().any(is_open) || question.stands_alone()
    }

    /// The clauses that a question is about.
    fn clauses(&self, question: &Question<'a>, expected: &Answer) -> Vec<&'static str> {
        let mut clauses = question.clauses(expected);
        clauses.extend(self.added.filter(|added| !clauses.contains(added)));
        clauses
    }

    /// Those that an outcome breaks. What is right by the sheet may still not be what the library
    /// does.
    fn broken(
        &self,
        question: &Question<'a>,
        expected: &Answer,
        outcome: &Outcome,
    ) -> Vec<&'static str> {
        let Outcome::Answered(received) = outcome else {
            return question.clauses(expected).into_iter().take(1).collect();
        };
        let broken = question.broken(expected, received);
        match self.added {
            Some(_) if broken.is_empty() && !question.is_same(expected, received) => {
                question.added(expected, received).or(self.added).into_iter().collect()
            }
            _ => broken,
        }
    }

    fn ask(
        &self,
        questions: &[Question<'a>],
        whose: Whose,
        desk: &mut Desk<'_>,
    ) -> io::Result<Asked<'a>> {
        let mut counts: BTreeMap<&'static str, Count<'a>> = BTreeMap::new();
        let (mut cases, mut deaths) = (0, 0);
        let mut first = None;
        let (mut is_constant, mut is_asked_the_same) = (true, true);
        let mut first_expected = None;
        let mut doing = Doing::default();
        let mut deciding = Deciding::new();
        let mut lost = BTreeSet::new();
        for round in questions.chunks(ROUND) {
            let begun = cases;
            let case = |question: &Question<'_>| question.case(self.public.number);
            let Alike { cases: asked, places, again } = Alike::of(round.iter().map(case));
            let expected = desk.witness.ask(&asked, Whose::All)?;
            desk.copy.may_take(desk.witness.slowest());
            let received = desk.copy.ask_until(&asked, whose, DEATHS.saturating_sub(deaths))?;
            let answers = places
                .iter()
                .map_while(|place| Some((expected[*place].clone(), received.get(*place)?.clone())));
            for (question, (expected, outcome)) in round.iter().zip(answers) {
                let expected = self.answer(expected)?;
                cases += 1;
                let said = match &outcome {
                    Outcome::Answered(received) => {
                        doing.see(&expected, received);
                        deciding.see(&expected, received);
                        Some((received.calls.clone(), received.changes.clone()))
                    }
                    Outcome::Died(death) => {
                        deaths += death.cost();
                        None
                    }
                };
                is_constant &= said.is_some() && *first.get_or_insert_with(|| said.clone()) == said;
                is_asked_the_same &=
                    *first_expected.get_or_insert_with(|| expected.clone()) == expected;
                let broken = self.broken(question, &expected, &outcome);
                let mut tags = self.clauses(question, &expected);
                tags.extend(
                    broken.iter().filter(|tag| !tags.contains(tag)).copied().collect::<Vec<_>>(),
                );
                // Who dies keeps no clause, nor who does not come to what is asked.
                let is_reached = match &outcome {
                    Outcome::Answered(received) => question.is_reached(&expected, received),
                    Outcome::Died(_) => false,
                };
                if !is_reached {
                    lost.extend(tags.extract_if(.., |tag| !broken.contains(tag)));
                }
                for tag in tags {
                    let count = counts.entry(tag).or_default();
                    count.cases += 1;
                    if broken.contains(&tag) {
                        count.fail(question, &outcome, &questions[..cases - 1]);
                    }
                }
            }
            for (question, place) in again {
                let Some(outcomes) = received.get(place - 1..=place) else { break };
                let (before, question) = (&questions[..=begun + question], &round[question]);
                let expected = self.answer(expected[place].clone())?;
                let [was, is] = [0, 1].map(|at| self.broken(question, &expected, &outcomes[at]));
                for tag in is.into_iter().filter(|tag| !was.contains(tag)) {
                    let count = counts.entry(tag).or_default();
                    count.cases += 1;
                    count.fail(question, &outcomes[1], before);
                }
            }
            if deaths >= DEATHS || desk.copy.is_tiring() {
                break;
            }
        }
        lost.extend(self.unreached(&questions[cases..], desk)?);
        lost.retain(|tag| !counts.contains_key(tag));
        let is_unmoved = cases > 0
            && is_constant
            && match (is_asked_the_same, first.flatten(), questions.first()) {
                (true, Some((calls, changes)), Some(question)) => {
                    self.is_idle(question, &Answer { calls, changes }, desk)?
                }
                _ => true,
            };
        let is_stub = is_unmoved || doing.is_refusal() || deciding.is_blind();
        Ok(Asked { counts, cases, is_stub, unreached: lost })
    }

    /// Whether an answer is what remains if the function is not called at all.
    fn is_idle(
        &self,
        question: &Question<'a>,
        received: &Answer,
        desk: &mut Desk<'_>,
    ) -> io::Result<bool> {
        let mut case = question.case(self.public.number);
        let is_last = case.calls.pop().is_some_and(|call| call.function == self.public.number);
        let says_nothing = received.calls.last().is_some_and(|last| {
            last.output.is_empty()
                && matches!(last.value, Value::Nothing | Value::Null | Value::Number(0))
        });
        if !is_last || !says_nothing {
            return Ok(false);
        }
        if case.calls.is_empty() {
            return Ok(received.changes.iter().all(Vec::is_empty));
        }
        let idle = desk.witness.ask(&[case], Whose::All)?.pop();
        Ok(matches!(idle, Some(Outcome::Answered(idle)) if idle.changes == received.changes))
    }

    /// The clauses of questions that were not asked any more.
    fn unreached(
        &self,
        questions: &[Question<'a>],
        desk: &mut Desk<'_>,
    ) -> io::Result<BTreeSet<&'static str>> {
        let mut unreached = BTreeSet::new();
        for round in questions.chunks(ROUND) {
            let cases: Vec<_> = round.iter().map(|q| q.case(self.public.number)).collect();
            for (question, expected) in round.iter().zip(desk.witness.ask(&cases, Whose::All)?) {
                unreached.extend(self.clauses(question, &self.answer(expected)?));
            }
        }
        Ok(unreached)
    }

    fn answer(&self, outcome: Outcome) -> io::Result<Answer> {
        match outcome {
            Outcome::Answered(answer) => Ok(answer),
            Outcome::Died(death) => {
                let (name, how) = (self.public.name(), death.how);
                Err(io::Error::other(format!("le témoin de {name} ne répond pas : {how:?}")))
            }
        }
    }
}
