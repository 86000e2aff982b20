//! A counterexample in words.

use std::io;

use super::{Desk, EARLIER, Failure, Judge};
use crate::judge::executor::{How, Outcome};
use crate::judge::posed::Question;
use crate::judge::verdict::Counterexample;
use crate::judge::wire::{FILL, Whose};
use crate::judge::{death, program, unset};

/// Where to look when an answer depends on earlier calls.
const KEPT: &str = "quelle variable static ou globale garde sa valeur d'un appel à l'autre ?";
/// What memory holds instead when a case is asked again, to see what was never written.
const OTHER_FILL: u8 = 0x5a;

impl<'a> Judge<'a> {
    /// The counterexample, in words, from the copy alone in a fresh program.
    pub(super) fn explain(
        &self,
        question: &Question<'a>,
        tag: &'static str,
        first_seen: &Failure<'a>,
        whose: Whose,
        desk: &mut Desk<'_>,
    ) -> io::Result<Counterexample> {
        let (expected, in_turn) = self.compare(question, whose, desk)?;
        let case = question.case(self.public.number);
        let alone = desk.copy.ask_afresh(&case, whose, FILL)?;
        let is_broken =
            |outcome: &Outcome| self.broken(question, &expected, outcome).contains(&tag);
        let depends_on_earlier_calls = !is_broken(&alone);
        let outcome = match depends_on_earlier_calls {
            false => alone,
            true if is_broken(&in_turn) => in_turn,
            true => first_seen.outcome.clone(),
        };
        let mut hint = question.hint(&expected, tag);
        let (received, guilty, options) = match &outcome {
            Outcome::Died(death) => {
                death::hint(death).clone_into(&mut hint);
                (death::sentence(death, desk.program), Vec::new(), death::options(death))
            }
            Outcome::Answered(received) => {
                let (mut said, guilty) = question.received(&expected, received);
                if said.is_empty() {
                    said.push_str("autre chose que ce que la bibliothèque écrit");
                }
                if let Some(better) = question.hint_on(&expected, received) {
                    hint = better;
                }
                let other = desk.copy.ask_afresh(&case, whose, OTHER_FILL)?;
                let is_other =
                    matches!(other, Outcome::Answered(other) if other.calls != received.calls);
                let mut options = "";
                if unset::is_in(self.public, &expected, received) {
                    said = unset::told(&said);
                    unset::HINT.clone_into(&mut hint);
                    options = program::PATTERN;
                } else if is_other && !depends_on_earlier_calls {
                    said.push_str(" ; d'une fois à l'autre la réponse change : une valeur n'est jamais écrite");
                }
                (said, guilty, options)
            }
        };
        // Who waits for an endless loop again and again waits long.
        let is_late = matches!(&outcome, Outcome::Died(death) if death.how == How::Late);
        let before = match depends_on_earlier_calls && !is_late {
            true => self.before(question, tag, first_seen, whose, desk)?,
            false => None,
        };
        if depends_on_earlier_calls {
            KEPT.clone_into(&mut hint);
        }
        let before = before.map(|before| before.shown(self.public.name()));
        let mut shown = question.shown(self.public.name());
        if let Some(drawing) = &mut shown.drawing {
            guilty.iter().for_each(|square| drawing.marked |= square.bitboard());
        }
        let expected_words = question.expected(&expected);
        Ok(Counterexample {
            program: program::text(
                desk.recipe,
                self.public,
                &shown,
                before.as_ref(),
                &expected_words,
                options,
            ),
            drawing: shown.drawing,
            moves: shown.moves,
            call: shown.call,
            expected: expected_words,
            received,
            hint,
            depends_on_earlier_calls,
        })
    }

    /// A question after which this one breaks the clause that it keeps alone: itself, or one of
    /// those that were asked before.
    fn before(
        &self,
        question: &Question<'a>,
        tag: &'static str,
        first_seen: &Failure<'a>,
        whose: Whose,
        desk: &mut Desk<'_>,
    ) -> io::Result<Option<Question<'a>>> {
        let case = |question: &Question<'a>| question.case(self.public.number);
        let last = case(question);
        let expected =
            self.answer(desk.witness.ask(std::slice::from_ref(&last), Whose::All)?.remove(0))?;
        let mut breaks = |earlier: &Question<'a>| -> io::Result<bool> {
            desk.copy.stop();
            let outcomes = desk.copy.ask(&[case(earlier), last.clone()], whose)?;
            Ok(self.broken(question, &expected, &outcomes[1]).contains(&tag))
        };
        let mut found = None;
        for earlier in std::iter::once(question).chain(first_seen.earlier.iter().rev()) {
            if breaks(earlier)? {
                found = Some(earlier.clone());
                break;
            }
        }
        let Some(mut smallest) = found else { return Ok(None) };
        for _ in 0..EARLIER {
            let mut candidates = smallest.smaller();
            candidates.sort_by_key(|candidate| candidate.size());
            candidates.truncate(EARLIER / 4);
            let mut smaller = None;
            for candidate in candidates {
                if breaks(&candidate)? {
                    smaller = Some(candidate);
                    break;
                }
            }
            match smaller {
                Some(question) => smallest = question,
                None => break,
            }
        }
        Ok(Some(smallest))
    }
}
