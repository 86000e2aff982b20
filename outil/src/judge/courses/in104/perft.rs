//! `perft`, `exec_perft` and `test_perft`.

use echecs::rules::{perft, perft_divide};

use super::known;
use super::lists::quoted;
use super::moves::{code, squares_of, uci};
use super::positions;
use super::printed;
use super::scene::Scene;
use super::state::{OWN, apply, longs, variable};
use super::task::{Fault, Task};
use super::words;
use crate::judge::exercise::Shown;
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Call, Case};

/// What a function does with the count.
pub enum Perft {
    Count,
    Print,
    Divide,
}

/// What an earlier count has left.
const STALE: i64 = 1_000_003;

/// So many leaves at most: a copy is not fast.
const LEAVES_MAX: u64 = 2500;

/// The depths of the known trees, which are few, and may have more leaves.
const KNOWN_DEPTHS: [u32; 2] = [4, 5];
const KNOWN_LEAVES_MAX: u64 = 6000;

/// The depth where there is little to move.
const DEEPEST: u32 = 6;

/// A position, and how deep.
type Question = Scene<u32>;

impl Task for Perft {
    type Question = Question;

    fn names(&self) -> &'static [&'static str] {
        match self {
            Perft::Count => &["perft"],
            Perft::Print => &["exec_perft"],
            Perft::Divide => &["test_perft"],
        }
    }

    fn questions(&self, random: &mut Random) -> Vec<Question> {
        let mut questions = Vec::new();
        let mut setups = positions::mixed(random, 200);
        setups.extend(positions::few(random, 150));
        let narrow = positions::narrow(random, 30).into_iter().map(|setup| (setup, DEEPEST));
        let mut asked: Vec<_> =
            setups.into_iter().map(|setup| (setup, 1 + random.below(3) as u32)).collect();
        asked.extend(narrow);
        for (setup, depth) in asked {
            let depths = (1..=depth).rev().map(|depth| Scene::new(setup.clone(), depth));
            questions.extend(depths.into_iter().find(|question| self.is_askable(question)));
        }
        for setup in known::deep() {
            let deep = KNOWN_DEPTHS.map(|depth| Scene::new(setup.clone(), depth));
            questions.extend(deep.into_iter().filter(|deep| leaves(deep) <= KNOWN_LEAVES_MAX));
        }
        questions
    }

    fn case(&self, function: u16, question: &Question) -> Case {
        let before = if let Perft::Print = self { STALE } else { 0 };
        let leaves = variable("nb_feuilles", before.to_le_bytes().to_vec());
        let arguments = vec![Argument::Number(question.what.into())];
        question.state().case(vec![leaves], vec![Call { function, arguments }])
    }

    fn tags(&self, _: &Question) -> Vec<&'static str> {
        match self {
            Perft::Count => vec!["IN104-PERFT-G1"],
            Perft::Print => vec!["EXEC-PERFT-G2"],
            Perft::Divide => vec!["TEST-PERFT-G1", "TEST-PERFT-G2"],
        }
    }

    fn faults(&self, question: &Question, _: &Answer, received: &Answer) -> Vec<Fault> {
        let tag = self.tags(question)[0];
        let output = &received.calls[0].output;
        let wanted = leaves(question) as i64;
        match self {
            Perft::Count => {
                let mut bytes = vec![0; 8];
                apply(&mut bytes, &received.changes[OWN]);
                let found = longs(&bytes)[0] as i64;
                let said = format!("nb_feuilles augmente de {found}");
                (found != wanted).then(|| Fault::new(tag, said)).into_iter().collect()
            }
            Perft::Print => {
                let is_there = printed::numbers(&String::from_utf8_lossy(output)).contains(&wanted);
                (!is_there).then(|| Fault::new(tag, quoted(output))).into_iter().collect()
            }
            Perft::Divide => divided(question, output),
        }
    }

    fn side(&self, question: &Question) -> String {
        format!("profondeur {}, trait aux {}", question.what, words::side(question.setup.turn))
    }

    fn size(&self, question: &Question) -> usize {
        question.size() + 40 * question.what as usize
    }

    fn smaller(&self, question: &Question) -> Vec<Question> {
        let mut all = vec![Scene { what: question.what - 1, ..question.clone() }];
        all.extend(question.smaller_playable());
        all.retain(|question| self.is_askable(question));
        all
    }

    fn shown(&self, name: &str, question: &Question) -> Shown {
        let call = format!("{name}({})", question.what);
        let mut lines = vec![format!("{call};")];
        match self {
            Perft::Count => lines.push("printf(\"%ld\\n\", nb_feuilles);".to_owned()),
            Perft::Print => {
                lines.insert(0, format!("nb_feuilles = {STALE}; /* un compte d'avant */"))
            }
            Perft::Divide => {}
        }
        question.shown(call, lines)
    }

    fn expected(&self, question: &Question, _: &Answer) -> String {
        let leaves = leaves(question);
        let wanted = match self {
            Perft::Count => format!("nb_feuilles augmente de {leaves}"),
            Perft::Print => format!("le texte donne le nombre de suites, {leaves}"),
            Perft::Divide => {
                let lines = shares(question).into_iter();
                let lines: Vec<String> =
                    lines.map(|(code, count)| format!("{} : {count}", uci(code))).collect();
                format!("{}, et la somme {leaves}", lines.join(", "))
            }
        };
        format!("{} : {wanted}", question.situation())
    }

    fn hint(&self, _: &Question, tag: &str) -> String {
        let hint = match (self, tag) {
            (Perft::Print, _) => "fiche 5 : que vaut nb_feuilles avant que le compte commence ?",
            (_, "TEST-PERFT-G2") => "fiche 5 : la somme s'écrit après le dernier coup.",
            (Perft::Divide, _) => {
                "fiche 5 : quelle profondeur reste-t-il après le premier coup, et que devient un coup refusé ?"
            }
            (Perft::Count, _) => {
                "fiche 5 : quand comptez-vous une feuille, et que faites-vous d'un coup que executer_coup refuse ?"
            }
        };
        hint.to_owned()
    }
}

impl Perft {
    /// Whether the sheet says what to answer, and a copy can in a moment. What perft(0) does, it
    /// leaves open; a number that may stand there for another reason proves nothing.
    fn is_askable(&self, question: &Question) -> bool {
        let depth = question.what;
        let least = match self {
            Perft::Count => (1, 0),
            Perft::Print => (1, 10),
            Perft::Divide => (2, 1),
        };
        depth >= least.0 && (least.1..=LEAVES_MAX).contains(&leaves(question))
    }
}

fn leaves(question: &Question) -> u64 {
    positions::position(&question.setup).map_or(0, |position| perft(&position, question.what))
}

/// Each legal move and how many sequences begin with it.
fn shares(question: &Question) -> Vec<(i32, u64)> {
    let Some(position) = positions::position(&question.setup) else { return Vec::new() };
    let shares = perft_divide(&position, question.what).into_iter();
    shares.map(|(mv, count)| (code(&position, mv), count)).collect()
}

fn divided(question: &Question, output: &[u8]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut found = printed::moves(output);
    for (code, count) in shares(question) {
        let wanted = uci(code);
        let mut say = |said: String| {
            faults.push(Fault { tag: "TEST-PERFT-G1", said, squares: squares_of(code) });
        };
        let Some(place) = found.iter().position(|printed| printed.is(&wanted)) else {
            say(format!("{wanted} manque"));
            continue;
        };
        let counts = printed::numbers(&found.remove(place).rest);
        if !counts.contains(&(count as i64)) {
            let told = counts.first().map_or_else(|| "sans nombre".to_owned(), i64::to_string);
            say(format!("{wanted} : {told}"));
        }
    }
    let others = found.iter().map(|printed| format!("{} est de trop", printed.squares));
    faults.extend(others.map(|said| Fault::new("TEST-PERFT-G1", said)));
    faults.truncate(4);
    if !is_summed(output, leaves(question) as i64) {
        faults.push(Fault::new("TEST-PERFT-G2", "la somme n'est pas écrite"));
    }
    faults
}

/// Whether a sum stands before the first move, or after the last one and its count.
fn is_summed(output: &[u8], sum: i64) -> bool {
    let text = printed::plain(output);
    let moves = printed::moves(output);
    let (Some(first), Some(last)) = (moves.first(), moves.last()) else { return false };
    let before = text.split(&first.squares).next().unwrap_or("");
    let after = printed::numbers(&last.rest);
    printed::numbers(before)
        .into_iter()
        .chain(after.into_iter().skip(1))
        .any(|number| number == sum)
}
