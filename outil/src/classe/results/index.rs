//! `index.html`: the class on one page.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

use minijinja::{Value, context};
use serde::Serialize;

use super::missed::Ranked;
use super::{Totals, plot};
use crate::classe::folder::{self, Class, Output};
use crate::classe::record::{Example, Line, Missed};
use crate::classe::state::State;
use crate::judge::report::{self, french};
use crate::judge::subject::Subject;

const INDEX: &str = include_str!("index.html");

pub struct Index<'a> {
    pub output: &'a Output,
    pub class: &'a Class,
    pub subject: &'a Subject,
    /// The lines of the copies, one after another.
    pub lines: &'a Path,
    pub totals: &'a Totals,
}

/// A clause on the page.
#[derive(Serialize)]
struct Clause {
    function: String,
    tag: String,
    text: String,
    copies: usize,
    /// How many copies show it by the same case.
    same: usize,
    example: Option<Example>,
}

/// So many clauses are shown with their case; the others are in the list.
const SHOWN: usize = 8;

impl Index<'_> {
    /// Writes the page as it is made.
    pub fn write(&self, to: &mut dyn Write) -> io::Result<()> {
        let Totals { states, marks, clauses, identical } = self.totals;
        let lines = self.lines.to_owned();
        // Read when the table is written, a line at a time.
        let rows = Value::make_iterable(move || rows(&lines));
        let functions: Vec<(&String, &f64)> = self.subject.functions.iter().collect();
        let states: Vec<(&str, usize)> = State::ALL
            .iter()
            .zip(states)
            .filter(|(state, count)| **state != State::Judged && **count > 0)
            .map(|(state, count)| (state.of_many(*count), *count))
            .collect();
        let mut marks = marks.clone();
        marks.sort_by(f64::total_cmp);
        let ranked = clauses.ranked();
        let clauses = ranked.iter().enumerate().map(|(rank, clause)| self.clause(rank, clause));
        let values = context! {
            title => self.subject.title,
            version => self.class.version,
            part => (self.class.part.count > 1).then_some(self.class.part),
            level => self.subject.level_name(),
            count => self.class.share().count(),
            out_of => self.subject.points_max(),
            mean => mean(&marks),
            median => median(&marks),
            plot => plot::draw(&marks, self.subject.points_max()),
            states,
            functions,
            rows,
            clauses => clauses.collect::<Result<Vec<_>, _>>().map_err(io::Error::other)?,
            identical => identical.groups(),
        };
        report::render("index.html", INDEX, values, to)
    }

    fn clause(&self, rank: usize, ranked: &Ranked<'_>) -> Result<Clause, String> {
        let is_it = |missed: &Missed| missed.asked == ranked.function && missed.tag == ranked.tag;
        let (same, example) = match ranked.commonest {
            Some((same, page)) if rank < SHOWN => {
                let record = folder::read_result(&self.output.root, page)?;
                (same, record.missed.into_iter().find(is_it).and_then(|missed| missed.example))
            }
            _ => (0, None),
        };
        let example = example.map(|found| Example { svg: report::heard(&found.svg), ..found });
        Ok(Clause {
            function: ranked.function.to_owned(),
            tag: ranked.tag.to_owned(),
            text: ranked.text.to_owned(),
            copies: ranked.copies,
            same,
            example,
        })
    }
}

/// The lines of a file; what cannot be read any more ends them.
fn rows(lines: &Path) -> impl Iterator<Item = Value> + Send + Sync + use<> {
    let file = File::open(lines).ok().map(BufReader::new);
    let lines = file.into_iter().flat_map(BufRead::lines).map_while(Result::ok);
    lines.map_while(|line| serde_json::from_str::<Line>(&line).ok()).map(Value::from_serialize)
}

fn mean(marks: &[f64]) -> Option<String> {
    let sum: f64 = marks.iter().sum();
    (!marks.is_empty()).then(|| french::number(sum / marks.len() as f64))
}

fn median(sorted: &[f64]) -> Option<String> {
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => None,
        count if count % 2 == 1 => Some(french::number(sorted[middle])),
        _ => Some(french::number((sorted[middle - 1] + sorted[middle]) / 2.0)),
    }
}
