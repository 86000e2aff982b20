//! `resultats.json`: everything, for programs.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::value::RawValue;

use super::identical::Identical;
use crate::classe::record::{Handed, Line, Record};
use crate::judge::subject::Subject;

pub struct List<W: Write> {
    file: W,
    is_first: bool,
}

#[derive(Serialize)]
struct Copy<'a> {
    #[serde(flatten)]
    line: &'a Line,
    #[serde(rename = "fichiers")]
    files: &'a [Handed],
    #[serde(rename = "rapport")]
    report: &'a RawValue,
}

impl<W: Write> List<W> {
    pub fn begin(mut file: W, subject: &Subject, version: &str) -> io::Result<List<W>> {
        let text = |value: &str| serde_json::to_string(value).map_err(io::Error::from);
        let functions = serde_json::to_string(&subject.functions)?;
        write!(
            file,
            "{{\"version\":{},\"titre\":{},\"niveau\":\"{}\",\"points_max\":{},\
             \"fonctions\":{functions},\n\"copies\":[",
            text(version)?,
            text(&subject.title)?,
            subject.level_name(),
            serde_json::to_string(&subject.points_max())?,
        )?;
        Ok(List { file, is_first: true })
    }

    pub fn add(&mut self, record: &Record) -> io::Result<()> {
        let Record { line, files, report, .. } = record;
        self.file.write_all(if self.is_first { b"\n" } else { b",\n" })?;
        self.is_first = false;
        serde_json::to_writer(&mut self.file, &Copy { line, files, report })
            .map_err(io::Error::from)
    }

    pub fn end(mut self, identical: &Identical) -> io::Result<()> {
        self.file.write_all(b"\n],\n\"fichiers_identiques\":")?;
        serde_json::to_writer(&mut self.file, &identical.groups())?;
        self.file.write_all(b"}\n")
    }
}
