//! What people and machines read of a verdict.

mod board;
mod compiler;
mod data;
pub mod french;
mod gradescope;
mod html;
mod json;
mod junit;
mod tap;
mod text;
mod vpl;

use super::build::Diagnostic;
use super::nearest;
use super::refusal::Refusal;
use super::subject::Subject;
use super::verdict::Verdict;
pub use data::{ClauseData, Data, FunctionData};
pub use html::{heard, page as page_of, render};

/// The forms of a report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    #[default]
    Text,
    Json,
    Tap,
    Junit,
    Vpl,
    Gradescope,
}

const FORMATS: [(&str, Format); 6] = [
    ("texte", Format::Text),
    ("json", Format::Json),
    ("tap", Format::Tap),
    ("junit", Format::Junit),
    ("vpl", Format::Vpl),
    ("gradescope", Format::Gradescope),
];

impl Format {
    pub fn named(name: &str) -> Result<Format, String> {
        let found = FORMATS.iter().find(|(known, _)| *known == name);
        found.map(|(_, format)| *format).ok_or_else(|| {
            let names = FORMATS.map(|(name, _)| name);
            format!(
                "« {name} » n'est pas un format, il faut {}{}",
                french::choice(&names),
                nearest::suggestion(name, names)
            )
        })
    }
}

/// What a judgement came to: a verdict, or why there is none.
pub type Outcome = Result<Verdict, Refusal>;

/// The report of a judgement.
pub fn report(format: Format, subject: &Subject, outcome: &Outcome) -> Result<String, String> {
    let data = shown(subject, outcome);
    match format {
        Format::Text => Ok(text::report(&data)),
        // Programs read it, which the teacher runs.
        Format::Json => json::report(&Data::of(subject, outcome)),
        Format::Tap => Ok(tap::report(&data)),
        Format::Junit => junit::report(&data),
        Format::Vpl => Ok(vpl::report(&data)),
        Format::Gradescope => gradescope::report(&data),
    }
}

/// What students may see: the seed that marks is the teacher's.
fn shown(subject: &Subject, outcome: &Outcome) -> Data {
    let mut data = Data::of(subject, outcome);
    if subject.marking_seed == Some(subject.seed) {
        data.seed = None;
    }
    data
}

/// The same as one page for a browser.
pub fn page(subject: &Subject, outcome: &Outcome) -> Result<String, String> {
    html::page(&shown(subject, outcome), None)
}

/// The lines of the compiler about a copy that could not be judged.
pub fn compiler_lines(refusal: &Refusal) -> Vec<String> {
    let line = |line: &Diagnostic| {
        let Diagnostic { file, line, text, .. } = line;
        let place = format!("{file}, ligne {line}");
        match compiler::french(text) {
            Some(meaning) => vec![format!("{place} : {meaning}"), format!("{place} : {text}")],
            None => vec![format!("{place} : {text}")],
        }
    };
    refusal.lines().iter().flat_map(line).collect()
}
