//! The functions of a copy beside each other: who is to blame when each is right alone, and not with
//! the others; and who is right with the others, though not alone.

use std::io;

use super::build::Built;
use super::catalogue::Public;
use super::courses::{self, Examiner};
use super::search::Desk;
use super::subject::Subject;
use super::verdict::{Blame, Discord, FunctionVerdict, State};
use super::wire::{Numbers, Whose};

/// Settles the verdicts on functions that were judged alone, in the same order.
pub fn settle(
    verdicts: &mut [FunctionVerdict],
    built: &Built,
    exercises: &[Box<dyn Examiner>],
    subject: &Subject,
    desk: &mut Desk<'_>,
) -> io::Result<()> {
    if built.functions.len() < 2 {
        return Ok(());
    }
    let is_wrong = |verdict: &FunctionVerdict| matches!(verdict.state, State::Wrong | State::Stub);
    let wrong = |verdicts: &[FunctionVerdict]| -> Numbers {
        let named = verdicts.iter().zip(&built.functions);
        named.filter(|(verdict, _)| is_wrong(verdict)).map(|(_, public)| public.number).collect()
    };
    let wrong_alone = wrong(verdicts);
    for (verdict, public) in verdicts.iter_mut().zip(&built.functions) {
        let Some(examiner) = courses::examiner(exercises, public.name()) else { continue };
        if verdict.state == State::Wrong {
            let faults = wrong_alone.iter().filter(|number| leads_to(built, *public, *number));
            understood(verdict, examiner, *public, subject, &faults.collect(), desk)?;
        }
    }
    desk.suspects = wrong(verdicts);
    let mut found: Vec<Option<(Discord, Numbers)>> = Vec::new();
    for (verdict, public) in verdicts.iter().zip(&built.functions) {
        found.push(match courses::examiner(exercises, public.name()) {
            Some(examiner) if verdict.state == State::Right => {
                desk.turn();
                let discord = examiner.discord(*public, subject, desk)?;
                desk.turn();
                discord
            }
            _ => None,
        });
    }
    let sets: Vec<Option<Numbers>> =
        found.iter().map(|known| known.as_ref().map(|(_, set)| *set)).collect();
    for (place, known) in found.into_iter().enumerate() {
        let Some((mut discord, set)) = known else { continue };
        blame(place, &mut discord, &set, &sets, built, desk.suspects);
        verdicts[place].state = State::RightAlone;
        verdicts[place].discord = Some(discord);
    }
    Ok(())
}

/// Whether a function may call another one, that of this number.
fn leads_to(built: &Built, public: Public, number: u16) -> bool {
    let reached = built.leads.get(public.name());
    number != public.number
        && built.functions.iter().any(|other| {
            other.number == number && reached.is_some_and(|names| names.contains(other.name()))
        })
}

/// Looks whether a function that is wrong alone is right with the copy's others: two functions that understand each
/// other are right, whatever one is without the other. If one of those that it calls is wrong for itself, that one is
/// the library's.
fn understood(
    verdict: &mut FunctionVerdict,
    examiner: &dyn Examiner,
    public: Public,
    subject: &Subject,
    faults: &Numbers,
    desk: &mut Desk<'_>,
) -> io::Result<()> {
    desk.turn();
    let is_right = examiner.is_right(public, subject, Whose::All, desk)?;
    if is_right {
        whole(verdict, examiner.examine(public, subject, Some(Whose::All), desk)?);
    }
    desk.turn();
    // The program with both has to be there.
    if is_right || desk.together.is_none() {
        return Ok(());
    }
    let hers: Numbers = desk.defined.iter().map(|public| public.number).collect();
    let without = |faults: &[u16]| {
        let mut left = hers;
        faults.iter().for_each(|number| left.remove(*number));
        Whose::These(left)
    };
    let faults: Vec<u16> = faults.iter().collect();
    let one_by_one = faults.iter().map(std::slice::from_ref).filter(|_| faults.len() > 1);
    for replaced in (!faults.is_empty()).then_some(&faults[..]).into_iter().chain(one_by_one) {
        let whose = without(replaced);
        if examiner.is_right(public, subject, whose, desk)? {
            whole(verdict, examiner.examine(public, subject, Some(whose), desk)?);
            break;
        }
    }
    Ok(())
}

/// Takes over what was found with all functions together.
fn whole(verdict: &mut FunctionVerdict, together: FunctionVerdict) {
    let FunctionVerdict { state, cases, clauses, unasked, .. } = together;
    (verdict.state, verdict.cases) = (state, cases);
    (verdict.clauses, verdict.unasked) = (clauses, unasked);
}

/// Says whose fault a discord is. `set` are the functions without any of which there would be none;
/// `sets`, those of all functions that have one.
fn blame(
    place: usize,
    discord: &mut Discord,
    set: &Numbers,
    sets: &[Option<Numbers>],
    built: &Built,
    suspects: Numbers,
) {
    let functions = &built.functions;
    let own = functions[place].number;
    let others = || functions.iter().filter(|public| set.contains(public.number));
    let wrong: Vec<&'static str> =
        others().filter(|public| suspects.contains(public.number)).map(Public::name).collect();
    // A function that fails without this one has its fault elsewhere.
    let is_elsewhere = |public: &&Public| {
        let at = functions.iter().position(|known| known.number == public.number);
        at.and_then(|at| sets[at]).is_some_and(|set| !set.contains(own))
    };
    let elsewhere: Vec<&'static str> = others().filter(is_elsewhere).map(Public::name).collect();
    let leads =
        |from: &str, to: &str| built.leads.get(from).is_some_and(|reached| reached.contains(to));
    let name = functions[place].name();
    let is_circle = others().any(|public| {
        let other = public.name();
        other != name && leads(name, other) && leads(other, name)
    });
    let accomplices = others().filter(|public| public.number != own).map(Public::name).collect();
    (discord.others, discord.blame) = match (wrong, elsewhere) {
        (wrong, _) if !wrong.is_empty() => (wrong, Blame::Others),
        (_, elsewhere) if !elsewhere.is_empty() => (elsewhere, Blame::Others),
        // Even if something else ends the calls: each leaves the work to the other.
        _ if is_circle => (accomplices, Blame::Circle),
        _ => (accomplices, discord.blame),
    };
}
