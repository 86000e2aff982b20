//! What people and machines read of a verdict.

mod board;
mod data;
mod gradescope;
mod html;
mod json;
mod junit;
mod tap;
mod text;
mod vpl;

use super::nearest;
use super::refusal::Refusal;
use super::verdict::Verdict;
pub use data::{ClauseData, Data, FunctionData};
pub use html::{page_of, render};

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
                names.join(", "),
                nearest::suggestion(name, names)
            )
        })
    }
}

/// What a judgement came to: a verdict, or why there is none.
pub type Outcome = Result<Verdict, Refusal>;

/// The report of a judgement.
pub fn report(format: Format, outcome: &Outcome) -> Result<String, String> {
    let data = Data::of(outcome);
    match format {
        Format::Text => Ok(text::report(&data)),
        Format::Json => json::report(&data),
        Format::Tap => Ok(tap::report(&data)),
        Format::Junit => junit::report(&data),
        Format::Vpl => Ok(vpl::report(&data)),
        Format::Gradescope => gradescope::report(&data),
    }
}

/// The same as one page for a browser.
pub fn page(outcome: &Outcome) -> Result<String, String> {
    html::page(&Data::of(outcome))
}
