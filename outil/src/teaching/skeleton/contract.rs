//! The contract of a function, as the comment above it: what the subject asks, and no more.

use std::fmt::Write;

use crate::judge::catalogue::Public;
use crate::judge::clauses::Kind;
use crate::judge::subject::Subject;

pub fn comment(public: Public, subject: &Subject) -> String {
    let mut out = String::from("/**\n");
    let mut is_kept = true;
    let mut is_clause = false;
    for line in public.function.doc.lines() {
        if let Some(tag) = tag(line) {
            is_kept = counts(public, subject, tag);
            is_clause = true;
        } else if line.is_empty() || line.starts_with('@') {
            if is_clause {
                end_list(&mut out);
            }
            is_kept = true;
            is_clause = false;
        }
        if is_kept {
            let indent = if is_clause && tag(line).is_none() { "  " } else { "" };
            let _ = writeln!(out, "{}", format!(" * {indent}{line}").trim_end());
        }
    }
    if is_clause {
        end_list(&mut out);
    }
    out.push_str(" */\n");
    out
}

/// A list ends with a full stop, also when its last clauses are left out.
fn end_list(out: &mut String) {
    if let Some(rest) = out.strip_suffix(" ;\n") {
        let length = rest.len();
        out.truncate(length);
        out.push_str(".\n");
    }
}

/// The tag of the clause that a line opens.
fn tag(line: &str) -> Option<&str> {
    line.strip_prefix("- [")?.split_once(']').map(|(tag, _)| tag)
}

/// Whether the subject asks for a clause; what the caller respects is always said, and all of a
/// function that is there only to go with others.
fn counts(public: Public, subject: &Subject, tag: &str) -> bool {
    if !subject.functions.contains_key(public.name()) {
        return true;
    }
    let clause = public.contract().iter().find(|clause| clause.tag == tag);
    clause.is_none_or(|clause| match clause.kind {
        Kind::Condition => true,
        Kind::Guarantee(level) => subject.counts(tag, level),
    })
}
