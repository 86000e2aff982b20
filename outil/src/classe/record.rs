//! The result of a copy, as the journal keeps it.

use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::copies::HandIn;
use super::fingerprint;
use super::reason;
use super::state::State;
use crate::judge::courses;
use crate::judge::report::{Data, FunctionData};
use crate::judge::subject::Subject;

#[derive(Debug, Serialize, Deserialize)]
pub struct Record {
    /// What it stands on; nothing if it is to be made anew in any case.
    #[serde(rename = "cle")]
    pub key: String,
    #[serde(rename = "ligne")]
    pub line: Line,
    #[serde(rename = "manquees")]
    pub missed: Vec<Missed>,
    #[serde(rename = "fichiers")]
    pub files: Vec<Handed>,
    /// All that the judge has to say, as `echecs verifier --format json` says it.
    #[serde(rename = "rapport")]
    pub report: Box<RawValue>,
}

/// What a list of a class says of a copy.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Line {
    #[serde(rename = "nom")]
    pub name: String,
    #[serde(rename = "identifiant")]
    pub id: String,
    pub page: String,
    #[serde(rename = "etat")]
    pub state: State,
    /// In a few words, why the mark is what it is.
    #[serde(rename = "raison")]
    pub reason: String,
    /// The mark; none if the machine could not judge.
    pub points: Option<f64>,
    #[serde(rename = "fonctions")]
    pub functions: Vec<Asked>,
}

/// A function that the subject asks for, in the order of the subject.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Asked {
    #[serde(rename = "etat")]
    pub state: String,
    pub points: f64,
}

/// A clause that the copy breaks.
#[derive(Debug, Serialize, Deserialize)]
pub struct Missed {
    /// The function, by the name that the subject gives it.
    #[serde(rename = "fonction")]
    pub asked: String,
    #[serde(rename = "etiquette")]
    pub tag: String,
    #[serde(rename = "texte")]
    pub text: String,
    #[serde(rename = "exemple")]
    pub example: Option<Example>,
}

/// The case that shows it.
#[derive(Debug, Serialize, Deserialize)]
pub struct Example {
    #[serde(rename = "image")]
    pub svg: String,
    #[serde(rename = "coups")]
    pub moves: Vec<String>,
    #[serde(rename = "appel")]
    pub call: String,
    #[serde(rename = "attendu")]
    pub expected: String,
    #[serde(rename = "recu")]
    pub received: String,
}

/// A C file of the copy.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Handed {
    #[serde(rename = "nom")]
    pub name: String,
    #[serde(rename = "somme")]
    pub sum: String,
}

/// The names and the page of a copy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    #[serde(rename = "nom")]
    pub name: String,
    #[serde(rename = "identifiant")]
    pub id: String,
    pub page: String,
}

impl Entry {
    pub fn of(hand_in: &HandIn) -> Entry {
        let HandIn { name, id, page, .. } = hand_in;
        Entry { name: name.clone(), id: id.clone(), page: page.clone() }
    }

    /// The name, with the number that tells a person from others of the same name.
    pub fn told(&self) -> String {
        told(&self.name, &self.id)
    }
}

impl Line {
    /// As that of its entry.
    pub fn told(&self) -> String {
        told(&self.name, &self.id)
    }
}

fn told(name: &str, id: &str) -> String {
    if id.is_empty() { name.to_owned() } else { format!("{name} ({id})") }
}

impl Record {
    /// `folder` has the files of the copy, if there are any.
    pub fn new(
        entry: &Entry,
        key: &str,
        state: State,
        data: &Data,
        subject: &Subject,
        folder: Option<&Path>,
    ) -> Result<Record, String> {
        let functions = asked(data, subject);
        let points = data.functions.iter().fold(0.0, |sum, function| sum + function.points);
        let line = Line {
            name: entry.name.clone(),
            id: entry.id.clone(),
            page: entry.page.clone(),
            state,
            reason: reason::tell(data, &functions),
            points: (state != State::Broken).then_some((points * 100.0).round() / 100.0),
            functions: functions
                .iter()
                .map(|(_, found)| Asked {
                    state: found.map_or("absente", |function| function.state).to_owned(),
                    points: found.map_or(0.0, |function| function.points),
                })
                .collect(),
        };
        let judged = functions.iter().filter_map(|(name, found)| Some((*name, (*found)?)));
        let missed = judged.flat_map(|(name, function)| missed(name, function)).collect();
        let report = serde_json::value::to_raw_value(data).map_err(|error| error.to_string())?;
        let files = folder.map_or_else(|| Ok(Vec::new()), handed)?;
        Ok(Record { key: key.to_owned(), line, missed, files, report })
    }
}

/// What the copy has for each function of the subject, under any of its names.
fn asked<'a>(data: &'a Data, subject: &'a Subject) -> Vec<(&'a str, Option<&'a FunctionData>)> {
    let exercises = courses::exercises();
    let find = |name: &'a str| {
        let names =
            courses::examiner(&exercises, name).map_or(&[][..], |examiner| examiner.names());
        let is_it = |function: &&FunctionData| {
            function.name == name || names.contains(&function.name.as_str())
        };
        (name, data.functions.iter().find(is_it))
    };
    subject.functions.keys().map(|name| find(name)).collect()
}

/// The clauses that it breaks, alone or with the copy's other functions.
fn missed(name: &str, function: &FunctionData) -> impl Iterator<Item = Missed> {
    let alone = function.clauses.iter().filter(|clause| clause.failures > 0);
    // One that is not begun breaks clauses by not being there.
    let broken = alone.chain(&function.together).filter(|_| function.state != "vide");
    broken.map(move |clause| Missed {
        asked: name.to_owned(),
        tag: clause.tag.to_owned(),
        text: clause.text.to_owned(),
        example: clause.example.as_ref().map(|example| Example {
            svg: example.svg.clone(),
            moves: example.moves.clone(),
            call: example.call.clone(),
            expected: example.expected.clone(),
            received: example.received.clone(),
        }),
    })
}

fn handed(folder: &Path) -> Result<Vec<Handed>, String> {
    let files = fingerprint::files(folder).map_err(|error| error.to_string())?;
    let is_source = |path: &Path| path.extension().is_some_and(|extension| extension == "c");
    let handed = files.into_iter().filter(|(path, _)| is_source(path));
    Ok(handed.map(|(path, sum)| Handed { name: path.display().to_string(), sum }).collect())
}
