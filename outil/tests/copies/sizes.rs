//! How large the counterexamples are: a student should see at a glance what goes wrong.
//!
//! Every counterexample of every wrong copy counts, with all its half-moves: those of a game before,
//! those that are refused, and the lines that a player types. The pieces count where the judge has put
//! them on the board. A game that can only begin at its start brings all of its pieces along, and some
//! half-moves too: castling takes six before it, promotion nine. So these games count like all others
//! among the half-moves, and not among the boards.

use std::collections::BTreeMap;
use std::fmt;

use serde_json::Value;

/// More is not seen at a glance.
const HALF_MOVES: usize = 6;
const PIECES: usize = 8;
/// How many of a hundred may be larger, of the whole zoo: in a part of it chance decides.
const LARGER: usize = 8;

/// How many counterexamples have so many of something.
type Histogram = BTreeMap<usize, usize>;

/// The counterexamples of one report, or of many.
#[derive(Default)]
pub struct Sizes {
    /// By course.
    half_moves: BTreeMap<String, Histogram>,
    pieces: BTreeMap<String, Histogram>,
    /// Those that are too large for one of the bounds.
    large: Vec<String>,
}

impl Sizes {
    /// Counts the counterexamples of a report.
    pub fn count(&mut self, course: &str, copy: &str, report: &Value) {
        for (tag, example) in examples(report) {
            let half_moves = half_moves(example);
            let pieces = pieces(example);
            *self
                .half_moves
                .entry(course.to_owned())
                .or_default()
                .entry(half_moves)
                .or_default() += 1;
            if let Some(pieces) = pieces {
                *self.pieces.entry(course.to_owned()).or_default().entry(pieces).or_default() += 1;
            }
            if half_moves > HALF_MOVES || pieces.is_some_and(|pieces| pieces > PIECES) {
                self.large
                    .push(format!("{copy} {tag}: {half_moves} half-moves, {pieces:?} pieces"));
            }
        }
    }

    /// What is too large too often.
    pub fn faults(&self) -> Vec<String> {
        let bounds =
            [("half-moves", &self.half_moves, HALF_MOVES), ("pieces", &self.pieces, PIECES)];
        let fault = |(what, counted, bound): (&str, &BTreeMap<_, Histogram>, _)| {
            let all: usize = counted.values().flat_map(BTreeMap::values).sum();
            let beyond: usize = counted.values().map(|histogram| more_than(histogram, bound)).sum();
            let allowed = all * LARGER / 100;
            (beyond > allowed).then(|| {
                format!("{beyond} of {all} counterexamples have more than {bound} {what}, at most {allowed} may")
            })
        };
        bounds.into_iter().filter_map(fault).collect()
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (what, counted) in [("half-moves", &self.half_moves), ("pieces", &self.pieces)] {
            for (course, histogram) in counted {
                let columns: Vec<String> =
                    histogram.iter().map(|(size, count)| format!("{size}: {count}")).collect();
                writeln!(f, "{course}, {what} of counterexamples: {}", columns.join(", "))?;
            }
        }
        self.large.iter().try_for_each(|large| writeln!(f, "{large}"))
    }
}

fn more_than(histogram: &Histogram, bound: usize) -> usize {
    histogram.range(bound + 1..).map(|(_, count)| count).sum()
}

/// Every counterexample of a report, with its clause.
fn examples(report: &Value) -> impl Iterator<Item = (&str, &Value)> {
    let functions = report["fonctions"].as_array().into_iter().flatten();
    let clauses = functions.flat_map(|function| {
        let alone = function["clauses"].as_array().into_iter().flatten();
        alone.chain(Some(&function["ensemble"]))
    });
    let shown = |clause: &'_ Value| clause["contre_exemple"].is_object();
    clauses
        .filter(move |clause| shown(clause))
        .map(|clause| (clause["etiquette"].as_str().unwrap_or_default(), &clause["contre_exemple"]))
}

fn text<'a>(example: &'a Value, field: &str) -> &'a str {
    example[field].as_str().unwrap_or_default()
}

/// The moves of a game, played or tried; or the lines that are typed, with the moves in them.
fn half_moves(example: &Value) -> usize {
    if let Some((_, typed)) = text(example, "appel").split_once(", qui lit : ") {
        let moves = |line: &str| line.split_once(" moves ").map_or(0, |(_, moves)| words(moves));
        return typed.split('⏎').map(|line| 1 + moves(line)).sum();
    }
    let told = example["coups"].as_array().into_iter().flatten().filter_map(Value::as_str);
    told.map(told_moves).sum()
}

/// How many moves a line of a history tells: `e2-e4` one, `(a b c d) 63 fois` as many as are played, and
/// `(partie_commencer)` none.
fn told_moves(told: &str) -> usize {
    let Some((inside, after)) = told.strip_prefix('(').and_then(|rest| rest.split_once(')')) else {
        return 1;
    };
    match after.trim().strip_suffix(" fois") {
        Some(times) => words(inside) * times.parse::<usize>().expect("a number of times"),
        None => usize::from(inside.ends_with("refusé")),
    }
}

fn words(text: &str) -> usize {
    text.split_whitespace().count()
}

/// The pieces of a board that the judge has chosen.
fn pieces(example: &Value) -> Option<usize> {
    let (program, call) = (text(example, "programme"), text(example, "appel"));
    let is_start = program.contains("partie_commencer(")
        || program.contains("stackchess_creer(") && !program.contains("stackchess_lire_position(")
        || program.contains("freopen(\"entree.txt\"")
        || call.contains("startpos");
    let ranks = example["echiquier"].as_array().filter(|ranks| !ranks.is_empty());
    let letters = |text: &str| text.chars().filter(char::is_ascii_alphabetic).count();
    match (ranks, call.split_once(", dans ")) {
        _ if is_start => None,
        (Some(ranks), _) => Some(ranks.iter().take(8).filter_map(Value::as_str).map(letters).sum()),
        // A position of Stackchess is written in letters.
        (None, Some((_, position))) => position.split(' ').next().map(letters),
        (None, None) => None,
    }
}
