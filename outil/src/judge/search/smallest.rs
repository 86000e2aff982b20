//! Less and less of what went wrong: the smallest question, the fewest functions.

use std::io;

use super::{Desk, Judge};
use crate::judge::executor::{How, Outcome};
use crate::judge::posed::Question;
use crate::judge::wire::{Answer, Numbers, Whose};

/// So many smaller questions are tried for one counterexample.
const SHRINKING: usize = 400;
/// A death takes as long as so many answers.
const TIRING: usize = 10;

impl<'a> Judge<'a> {
    /// Both answers to one question.
    pub(super) fn compare(
        &self,
        question: &Question<'a>,
        whose: Whose,
        desk: &mut Desk<'_>,
    ) -> io::Result<(Answer, Outcome)> {
        let case = [question.case(self.public.number)];
        let expected = self.answer(desk.witness.ask(&case, Whose::All)?.remove(0))?;
        let outcome = desk.copy.ask(&case, whose)?.remove(0);
        Ok((expected, outcome))
    }

    /// The functions of the copy without any of which the question would not break the clause, where
    /// each can be the library's; `None` if even all of them do not break it there.
    pub(super) fn needed(
        &self,
        question: &Question<'a>,
        tag: &str,
        desk: &mut Desk<'_>,
    ) -> io::Result<Option<Numbers>> {
        let breaks = |hers: Numbers, desk: &mut Desk<'_>| -> io::Result<bool> {
            let (expected, outcome) = self.compare(question, Whose::These(hers), desk)?;
            Ok(self.broken(question, &expected, &outcome).contains(&tag))
        };
        let mut hers: Numbers = desk.defined.iter().map(|public| public.number).collect();
        if !breaks(hers, desk)? {
            return Ok(None);
        }
        let others: Vec<u16> = hers.iter().filter(|n| *n != self.public.number).collect();
        let (suspects, innocent): (Vec<u16>, Vec<u16>) =
            others.into_iter().partition(|number| desk.suspects.contains(*number));
        let mut without = hers;
        suspects.iter().for_each(|number| without.remove(*number));
        // If it is those that are wrong by themselves, it is they alone, even if the others are needed to be right;
        // they go last otherwise too.
        let is_they = !suspects.is_empty() && !breaks(without, desk)?;
        let left_out = if is_they { Vec::new() } else { innocent.clone() };
        for number in left_out.into_iter().chain(suspects) {
            hers.remove(number);
            if !breaks(hers, desk)? {
                hers.insert(number);
            }
        }
        if is_they {
            innocent.into_iter().for_each(|number| hers.remove(number));
        }
        Ok(Some(hers))
    }

    /// The smallest question that still breaks the clause.
    pub(super) fn shrink(
        &self,
        question: &Question<'a>,
        tag: &str,
        whose: Whose,
        desk: &mut Desk<'_>,
    ) -> io::Result<Question<'a>> {
        let mut smallest = question.clone();
        let mut is_late = false;
        let mut left = SHRINKING;
        loop {
            let mut candidates = smallest.smaller();
            candidates.retain(|candidate| self.is_fair(candidate, whose, desk));
            candidates.sort_by_key(|candidate| candidate.size());
            let mut found = None;
            for candidate in candidates {
                if left == 0 || desk.copy.is_tiring() {
                    break;
                }
                let (expected, outcome) = self.compare(&candidate, whose, desk)?;
                left = left.saturating_sub(match &outcome {
                    Outcome::Answered(_) => 1,
                    Outcome::Died(death) => TIRING * death.cost(),
                });
                if self.broken(&candidate, &expected, &outcome).contains(&tag) {
                    is_late = matches!(&outcome, Outcome::Died(death) if death.how == How::Late);
                    found = Some(candidate);
                    break;
                }
            }
            match found {
                Some(smaller) => smallest = smaller,
                None => break,
            }
        }
        // What was late had less time than all: with all of it, it may be slow and right.
        if is_late {
            desk.copy.relent();
            let (expected, outcome) = self.compare(&smallest, whose, desk)?;
            if !self.broken(&smallest, &expected, &outcome).contains(&tag) {
                return Ok(question.clone());
            }
        }
        Ok(smallest)
    }
}
