//! How this command was called, which is how its messages name it: `cargo run --` in the project,
//! its own name once it is installed.

use std::borrow::Cow;
use std::env;

use crate::places;

const BY_CARGO: &str = "cargo run --";
/// Another way to write the same.
const RELEASED: &str = "cargo run --release --";

/// A text that names the command as in the project, for the one who has called it.
pub fn named(text: &str) -> Cow<'_, str> {
    match name() {
        None => text.into(),
        Some(name) => text.lines().map(|line| of_line(line, &name) + "\n").collect(),
    }
}

/// The same for one line.
pub fn named_line(text: &str) -> Cow<'_, str> {
    name().map_or_else(|| text.into(), |name| replaced(text, &name).into())
}

/// Its name, if it is not called through cargo.
fn name() -> Option<String> {
    let called = env::args_os().next()?;
    places::is_installed().then(|| called.to_string_lossy().into_owned())
}

fn replaced(text: &str, name: &str) -> String {
    text.replace(RELEASED, name).replace(BY_CARGO, name)
}

/// A line of help: what to type, and from its column on what it does.
fn of_line(line: &str, name: &str) -> String {
    let Some(rest) = line.strip_prefix("  cargo run") else {
        return replaced(line, name);
    };
    let rest = rest.strip_prefix(" --release").unwrap_or(rest);
    let rest = rest.strip_prefix(" --").unwrap_or(rest);
    let column = rest.find("  ").map(|at| at + rest[at..].len() - rest[at..].trim_start().len());
    let (usage, meaning) = rest.split_at(column.unwrap_or(rest.len()));
    let width = (line.chars().count() - meaning.chars().count()).saturating_sub(2);
    let usage = format!("{name}{}", usage.trim_end());
    // A long name pushes what follows to the right.
    format!("  {usage:<width$}{}{meaning}", if usage.chars().count() >= width { "  " } else { "" })
        .trim_end()
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stay_where_they_are() {
        for (line, expected) in [
            ("  cargo run -- aide          affiche", "  echecs aide                affiche"),
            ("  cargo run                  joue", "  echecs                     joue"),
            ("  cargo run -- classe SUJET COPIES…", "  echecs classe SUJET COPIES…"),
            ("  cargo run --release -- paquet --sortie X", "  echecs paquet --sortie X"),
            ("                             la suite", "                             la suite"),
            ("essayez « cargo run -- aide »", "essayez « echecs aide »"),
            ("lancez « cargo run --release -- paquet »", "lancez « echecs paquet »"),
        ] {
            assert_eq!(of_line(line, "echecs"), expected);
        }
    }
}
