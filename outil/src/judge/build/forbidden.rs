//! Words that no copy needs: assembly, and what switches the sanitizers off.
//!
//! They are looked for in what the preprocessor makes of a file, where no macro hides them, and
//! only in the lines that are the copy's.

use super::STAGE;

const WORDS: [&str; 8] = [
    "asm",
    "__asm",
    "__asm__",
    "no_sanitize",
    "no_sanitize_address",
    "no_sanitize_undefined",
    "no_address_safety_analysis",
    "__no_sanitize__",
];

/// The first of them, as a sentence.
pub fn find(preprocessed: &str) -> Option<String> {
    lines_of_the_copy(preprocessed).find_map(|(line, file, number)| {
        let word = words(line).find(|word| WORDS.contains(word))?;
        Some(format!("{file}, ligne {number} : « {word} » n'est pas permis dans une copie"))
    })
}

/// The lines that are the copy's, each with its file and number.
pub fn lines_of_the_copy(preprocessed: &str) -> impl Iterator<Item = (&str, &str, u32)> {
    let mut place = None;
    preprocessed.lines().filter_map(move |line| {
        if let Some(marker) = line.strip_prefix("# ") {
            place = self::place(marker);
            return None;
        }
        let (file, number) = place.as_mut()?;
        *number += 1;
        Some((line, *file, *number - 1))
    })
}

/// The file and line that a marker names, if it is the copy's: `12 "copie/roque.c" 2`.
fn place(marker: &str) -> Option<(&str, u32)> {
    let (number, rest) = marker.split_once(' ')?;
    let file = rest.strip_prefix('"')?.split('"').next()?;
    Some((file.strip_prefix(STAGE)?, number.parse().ok()?))
}

/// The words of a line, without those of its strings.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let outside = line.split('"').step_by(2);
    outside.flat_map(|part| part.split(|c: char| !c.is_ascii_alphanumeric() && c != '_'))
}
