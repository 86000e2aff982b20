//! What the questions reach: the tests that watch them look here.

use std::collections::BTreeMap;
use std::io;

use super::{Desk, Judge, ROUND};
use crate::judge::catalogue;
use crate::judge::posed::AnyExercise;
use crate::judge::subject::Subject;
use crate::judge::wire::Whose;

/// How many questions are about a clause, and on which side of things.
pub type Survey = BTreeMap<(&'static str, String), usize>;

/// What the questions of an exercise reach.
pub fn survey(exercise: &dyn AnyExercise, desk: &mut Desk<'_>) -> io::Result<Survey> {
    let name = exercise.names()[0];
    let public = catalogue::function(name)
        .ok_or_else(|| io::Error::other(format!("{name} n'est pas publique")))?;
    let subject = Subject::default();
    let judge = Judge::new(exercise, public, &subject);
    let mut survey = Survey::new();
    for round in judge.questions(desk.seed).chunks(ROUND) {
        let cases: Vec<_> = round.iter().map(|q| q.case(public.number)).collect();
        for (question, outcome) in round.iter().zip(desk.witness.ask(&cases, Whose::All)?) {
            let expected = judge.answer(outcome)?;
            let side = question.side(&expected);
            for tag in question.clauses(&expected) {
                *survey.entry((tag, side.clone())).or_default() += 1;
            }
        }
    }
    Ok(survey)
}
