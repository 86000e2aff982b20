//! What a class comes to, written from the journal: a copy at a time, so that a large class takes no
//! more memory than a small one.

mod identical;
mod index;
mod json;
mod junit;
mod marks;
mod missed;
mod plot;

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};

use super::folder::{self, Class, Output, told};
use super::state::State;
use crate::judge::subject::Subject;
use identical::Identical;
use index::Index;
pub use marks::Numbers;
use missed::Clauses;

/// What there is to say of the class as a whole.
#[derive(Default)]
pub struct Totals {
    pub states: [usize; State::ALL.len()],
    /// Of the copies that have one, in no order.
    pub marks: Vec<f64>,
    pub clauses: Clauses,
    pub identical: Identical,
}

/// Writes `notes.csv`, `junit.xml`, `resultats.json` and `index.html`.
pub fn write(
    output: &Output,
    class: &Class,
    subject: &Subject,
    numbers: Numbers,
) -> Result<(), String> {
    let names = ["notes.csv", "junit.xml", "resultats.json", "lignes"];
    let files = names.map(|name| output.half_written(name));
    let create = |number: usize| {
        let file = File::create(&files[number]).map_err(|error| told(&files[number], &error))?;
        Ok::<_, String>(BufWriter::new(file))
    };
    let (mut csv, mut xml, mut json, mut lines) = (create(0)?, create(1)?, create(2)?, create(3)?);
    let mut totals = Totals::default();
    let written = |number: usize| {
        let path = files[number].clone();
        move |error: io::Error| told(&path, &error)
    };
    let mut marks = marks::Marks::begin(&mut csv, subject, numbers).map_err(written(0))?;
    let mut suites = junit::Suites::begin(&mut xml, subject).map_err(written(1))?;
    let mut list = json::List::begin(&mut json, subject, &class.version).map_err(written(2))?;
    for entry in class.share() {
        let record = folder::read_result(&output.root, &entry.page)?;
        marks.add(&record.line).map_err(written(0))?;
        suites.add(&record).map_err(written(1))?;
        list.add(&record).map_err(written(2))?;
        serde_json::to_writer(&mut lines, &record.line)
            .map_err(io::Error::from)
            .and_then(|()| lines.write_all(b"\n"))
            .map_err(written(3))?;
        totals.add(&record);
    }
    marks.end().map_err(written(0))?;
    suites.end().map_err(written(1))?;
    list.end(&totals.identical).map_err(written(2))?;
    for (number, mut file) in [csv, xml, json, lines].into_iter().enumerate() {
        file.flush().map_err(written(number))?;
    }
    let index = Index { output, class, subject, lines: &files[3], totals: &totals };
    output.write("index.html", |file| index.write(file))?;
    for (name, file) in names.iter().zip(&files).take(3) {
        let path = output.root.join(name);
        fs::rename(file, &path).map_err(|error| told(&path, &error))?;
    }
    fs::remove_file(&files[3]).map_err(|error| told(&files[3], &error))
}

impl Totals {
    fn add(&mut self, record: &super::record::Record) {
        let line = &record.line;
        let state = State::ALL.iter().position(|state| *state == line.state);
        self.states[state.unwrap_or_default()] += 1;
        self.marks.extend(line.points);
        self.clauses.add(record);
        self.identical.add(record);
    }
}
