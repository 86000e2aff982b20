//! The clauses of contracts, for tests: a text that is none is a failure.

#[path = "../../build/clauses.rs"]
mod reader;

pub use reader::*;

/// The clauses of a header, or of the comment of a function.
#[track_caller]
pub fn clauses(text: &str) -> Vec<Clause> {
    parse(text).unwrap_or_else(|error| panic!("{error}"))
}

/// Those that a caller must respect: tag and text.
#[track_caller]
pub fn conditions(doc: &str) -> Vec<(String, String)> {
    let asked = clauses(doc).into_iter().filter(|clause| clause.kind == Kind::Condition);
    asked.map(|clause| (clause.tag, clause.text)).collect()
}
