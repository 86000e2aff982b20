//! `notes.csv`: a line a copy, for a spreadsheet.

use std::io::{self, Write};

use csv::{Writer, WriterBuilder};

use crate::classe::record::Line;
use crate::judge::report::french;
use crate::judge::subject::Subject;

/// How numbers are written, and what is between columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// `14.5`, and commas between columns.
    Points,
    /// `14,5`, and semicolons.
    Commas,
}

pub struct Marks<W: Write> {
    file: Writer<W>,
    numbers: Numbers,
    out_of: f64,
}

/// By this a spreadsheet knows that the text is UTF-8.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

impl<W: Write> Marks<W> {
    pub fn begin(mut file: W, subject: &Subject, numbers: Numbers) -> io::Result<Marks<W>> {
        file.write_all(BYTE_ORDER_MARK)?;
        let delimiter = if numbers == Numbers::Commas { b';' } else { b',' };
        let mut file = WriterBuilder::new().delimiter(delimiter).from_writer(file);
        let mut head = vec!["nom", "identifiant", "note", "sur", "état"];
        head.extend(subject.functions.keys().map(String::as_str));
        head.push("raison");
        file.write_record(head)?;
        Ok(Marks { file, numbers, out_of: subject.points_max() })
    }

    pub fn add(&mut self, line: &Line) -> io::Result<()> {
        let has_mark = line.points.is_some();
        let mut row = vec![
            harmless(&line.name),
            harmless(&line.id),
            line.points.map_or_else(String::new, |points| self.number(points)),
            self.number(self.out_of),
            line.state.name().to_owned(),
        ];
        row.extend(line.functions.iter().map(|function| match has_mark {
            true => self.number(function.points),
            false => String::new(),
        }));
        row.push(harmless(&line.reason));
        self.file.write_record(row).map_err(io::Error::from)
    }

    pub fn end(mut self) -> io::Result<()> {
        self.file.flush()
    }

    fn number(&self, number: f64) -> String {
        match self.numbers {
            Numbers::Points => number.to_string(),
            Numbers::Commas => french::number(number),
        }
    }
}

/// A spreadsheet takes what begins like this for a formula, and may do what it says.
fn harmless(text: &str) -> String {
    match text.chars().next() {
        Some('=' | '+' | '-' | '@' | '\t' | '\r') => format!("'{text}"),
        _ => text.to_owned(),
    }
}
