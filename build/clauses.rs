//! Reads the clauses of contracts, out of a header or of the comment of one function.
//!
//! No dependency, as for `prototypes.rs`: whoever reads headers includes this file too.

// Each of the programs that include this file uses a part of it.
#![allow(dead_code)]

use std::fmt;

/// A line of `Nécessite` or of `Garantie`.
#[derive(Debug, PartialEq, Eq)]
pub struct Clause {
    /// What messages and checks call it: `ROQUE-G2`.
    pub tag: String,
    pub kind: Kind,
    /// Its sentence, on one line, without tag and mark.
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// What the caller must respect. It has no level: it is the caller's duty on both, and
    /// what happens otherwise is always the header's.
    Condition,
    /// What the function gives.
    Guarantee(Level),
}

/// Who asks for a guarantee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// The course's sheet, of everybody who writes the function.
    Sheet,
    /// The header alone: the library adds it.
    Header,
}

/// What follows the tag of a guarantee that the library adds.
const ADDED: &str = "+";

/// A line that begins as a clause does, and is none.
#[derive(Debug, PartialEq, Eq)]
pub struct ClauseError(String);

impl fmt::Display for ClauseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a clause: {}", self.0)
    }
}

impl std::error::Error for ClauseError {}

/// The clauses of a text, in order.
pub fn parse(text: &str) -> Result<Vec<Clause>, ClauseError> {
    let mut clauses: Vec<Clause> = Vec::new();
    let mut is_open = false;
    for line in text.lines() {
        // The star of a comment stands apart, unlike that of « *e reçoit ».
        let content = line.trim();
        let content = content.strip_prefix("* ").unwrap_or(content).trim();
        if content.starts_with("- [") {
            clauses.push(opening(content).ok_or_else(|| ClauseError(content.to_owned()))?);
            is_open = true;
        } else if matches!(content, "" | "*" | "*/") {
            is_open = false;
        } else if let (true, Some(clause)) = (is_open, clauses.last_mut()) {
            // The parts of a list stay apart.
            clause.text.push(if content.starts_with("- ") { '\n' } else { ' ' });
            clause.text.push_str(content);
        }
    }
    Ok(clauses)
}

/// The first line of a clause: `- [ROQUE-G3] + appelle …`.
fn opening(line: &str) -> Option<Clause> {
    let (tag, rest) = line.strip_prefix("- [")?.split_once("] ")?;
    let (level, text) = match rest.strip_prefix(ADDED) {
        Some(text) => (Level::Header, text.strip_prefix(' ')?),
        None => (Level::Sheet, rest),
    };
    let kind = match (letter(tag)?, level) {
        ('N', Level::Sheet) => Kind::Condition,
        ('G', level) => Kind::Guarantee(level),
        _ => return None,
    };
    Some(Clause { tag: tag.to_owned(), kind, text: text.to_owned() })
}

/// Whether it is a subject, N (Nécessite) or G (Garantie), and a number: `PERFT-N2`.
pub fn is_tag(text: &str) -> bool {
    letter(text).is_some()
}

/// The N or the G of a tag.
fn letter(tag: &str) -> Option<char> {
    let (subject, clause) = tag.rsplit_once('-')?;
    let letter = clause.chars().next().filter(|letter| matches!(letter, 'N' | 'G'))?;
    let is_tag = !subject.is_empty()
        && subject.bytes().all(|byte| byte.is_ascii_uppercase() || b"0123456789-".contains(&byte))
        && clause[1..].parse::<u32>().is_ok();
    is_tag.then_some(letter)
}
