//! `generer_coups`.

use super::lists::{MOVES_MAX, blank_list, read_list};
use super::moves::{self, CASTLING, EN_PASSANT, miscoded, normal, squares_of, uci};
use super::positions;
use super::scene::Scene;
use super::state::OWN;
use super::task::{Fault, Task};
use super::words::{self, UNWRITTEN, differences};
use crate::judge::exercise::Shown;
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Call, Case};

pub struct Generate;

/// So many faults of one list are told.
const TOLD: usize = 4;

type Question = Scene<()>;

impl Task for Generate {
    type Question = Question;

    fn names(&self) -> &'static [&'static str] {
        &["generer_coups"]
    }

    fn questions(&self, random: &mut Random) -> Vec<Question> {
        let setups = positions::mixed(random, 2000).into_iter().chain(positions::richest());
        setups.map(|setup| Scene::new(setup, ())).collect()
    }

    fn case(&self, function: u16, question: &Question) -> Case {
        let arguments = vec![Argument::Address(OWN, 0)];
        question.state().case(vec![blank_list()], vec![Call { function, arguments }])
    }

    fn tags(&self, question: &Question) -> Vec<&'static str> {
        let mut tags = vec!["GENERER-G1"];
        if rights(question) != 0 {
            tags.push("GENERER-G2");
        }
        tags
    }

    fn faults(&self, question: &Question, _: &Answer, received: &Answer) -> Vec<Fault> {
        let (count, table) = read_list(&blank_list(), &received.changes[OWN]);
        let length = match usize::try_from(count) {
            Ok(length) if length <= MOVES_MAX => length,
            _ if count == UNWRITTEN => {
                return vec![Fault::new("GENERER-G1", "liste->nb_coups n'est jamais écrit")];
            }
            _ => return vec![Fault::new("GENERER-G1", format!("liste->nb_coups vaut {count}"))],
        };
        let found: Vec<i32> = table[..length].iter().copied().map(normal).collect();
        let mut faults = compared(question, &found);
        let before = question.state();
        let state = before.after(received);
        faults.extend(differences("GENERER-G1", &before, &state));
        if before.en_passant != state.en_passant {
            let value = words::en_passant(state.en_passant);
            faults.push(Fault::new("GENERER-G1", format!("en_passant vaut {value} à la fin")));
        }
        faults.truncate(TOLD);
        faults
    }

    fn side(&self, question: &Question) -> String {
        let Some(position) = positions::position(&question.setup) else { return String::new() };
        let codes = moves::legal(&position);
        let mut has = Vec::new();
        let mut note = |is: bool, what: &'static str| has.extend(is.then_some(what));
        note(codes.iter().any(|code| code & EN_PASSANT != 0), "prise en passant");
        note(codes.iter().any(|code| code >> 16 & 15 != 0), "promotion");
        note(codes.iter().any(|code| code & CASTLING != 0 && code >> 6 & 7 == 6), "petit roque");
        note(codes.iter().any(|code| code & CASTLING != 0 && code >> 6 & 7 == 2), "grand roque");
        note(
            rights(question) != 0 && !codes.iter().any(|code| code & CASTLING != 0),
            "roque empêché",
        );
        format!("{} : {}", words::side(question.setup.turn), has.join(", "))
    }

    fn size(&self, question: &Question) -> usize {
        question.size()
    }

    fn smaller(&self, question: &Question) -> Vec<Question> {
        question.smaller_playable()
    }

    fn shown(&self, name: &str, question: &Question) -> Shown {
        let call = format!("{name}(&liste)");
        let mut lines = vec![format!("{call};"), "afficher_coups(&liste);".to_owned()];
        // What the list says may be right, and the board no longer.
        lines.push("print_echiquier();".to_owned());
        let mut shown = question.shown(call, lines);
        shown.program.insert(0, "coups liste;\n".to_owned());
        shown
    }

    fn expected(&self, question: &Question, _: &Answer) -> String {
        let Some(position) = positions::position(&question.setup) else { return String::new() };
        let mut codes = moves::legal(&position);
        codes.sort_unstable();
        let named: Vec<String> = codes.iter().map(|code| uci(*code)).collect();
        format!(
            "{}. Chacun de ces {} coups une fois : {}. Un coup qui laisse le roi en échec peut y être aussi",
            question.situation(),
            named.len(),
            named.join(" ")
        )
    }

    fn hint(&self, question: &Question, tag: &str) -> String {
        let hint = match tag {
            "GENERER-G2" => {
                "fiche 4 : reprenez une par une les conditions du roque : le droit, les cases libres, les cases attaquées."
            }
            _ if question.setup.en_passant.is_some() => {
                "fiche 4 : quels pions attaquent la case en_passant, et par où arrive ce coup ?"
            }
            _ => {
                "fiche 4 : suivez votre fonction sur la pièce en cause, case d'arrivée par case d'arrivée."
            }
        };
        hint.to_owned()
    }
}

/// What is missing, what should not be there, what is there twice.
fn compared(question: &Question, found: &[i32]) -> Vec<Fault> {
    let Some(position) = positions::position(&question.setup) else { return Vec::new() };
    let legal: Vec<i32> = moves::legal(&position).into_iter().map(normal).collect();
    let possible: Vec<i32> = moves::pseudo_legal(&question.setup).into_iter().map(normal).collect();
    let mut missing: Vec<i32> = legal.into_iter().filter(|code| !found.contains(code)).collect();
    let mut faults = Vec::new();
    let mut say = |code: i32, said: String| {
        let tag = if code & CASTLING != 0 { "GENERER-G2" } else { "GENERER-G1" };
        faults.push(Fault { tag, said, squares: squares_of(code) });
    };
    for (at, code) in found.iter().enumerate() {
        let text = uci(*code);
        if !possible.contains(code) {
            match missing.iter().position(|wanted| is_same_move(*wanted, *code)) {
                Some(place) => {
                    let wanted = missing.remove(place);
                    say(wanted, format!("{text} est mal codé : {}", miscoded(wanted, *code)));
                }
                None if *code == normal(UNWRITTEN) => {
                    say(0, "un coup n'est jamais écrit".to_owned())
                }
                None => say(*code, format!("{text} est de trop")),
            }
        } else if found[..at].contains(code) {
            say(*code, format!("{text} y est deux fois"));
        }
    }
    missing.into_iter().for_each(|code| say(code, format!("{} manque", uci(code))));
    faults
}

/// Whether two codes have the same squares, and promote to the same or not.
fn is_same_move(one: i32, other: i32) -> bool {
    one & 0xfff == other & 0xfff && (one >> 16 & 15 == 0 || one >> 16 & 15 == other >> 16 & 15)
}

/// The rights of the side to move.
fn rights(question: &Question) -> i32 {
    question.state().rights >> (2 * question.setup.turn.index()) & 3
}
