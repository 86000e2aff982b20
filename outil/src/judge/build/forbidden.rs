//! Words that no copy needs: assembly, and what switches the sanitizers off; and strings of C++, in which words could
//! be hidden.
//!
//! They are looked for in what the preprocessor makes of a file, where no macro hides them, and
//! only in the lines that are the copy's. Those of its strings count too: whoever looked for where strings end could be
//! misled.

use super::STAGE;

/// Attributes whose text goes to the assembler as it is are among them.
const WORDS: [&str; 13] = [
    "__section__",
    "weakref",
    "__weakref__",
    "symver",
    "__symver__",
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
        let is_forbidden = |word: &&str| WORDS.contains(word);
        let word = words(line).find(is_forbidden).or(has_raw_string(line).then_some("R\""));
        let word = word.or(chooses_a_section(line).then_some("section"))?;
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

fn is_of_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !is_of_word(c))
}

/// Whether the word stands where an attribute may have its text; a variable may have this name too.
fn chooses_a_section(line: &str) -> bool {
    outside_strings(line).iter().any(|(part, _)| {
        part.match_indices("section").any(|(at, word)| {
            let (before, after) = (&part[..at], part[at + word.len()..].trim_start());
            !before.ends_with(is_of_word) && (after.is_empty() || after.starts_with('('))
        })
    })
}

/// Whether there is a string such as `R"(a)"`, which gcc knows in C too.
fn has_raw_string(line: &str) -> bool {
    outside_strings(line).iter().any(|(part, quote)| {
        let word = part.rsplit(|c: char| !is_of_word(c)).next().unwrap_or_default();
        *quote == Some(b'"') && matches!(word, "R" | "LR" | "uR" | "UR" | "u8R")
    })
}

/// The parts of a line that are in no string and no character, each with the quote that follows it. Quotes may be
/// escaped where they do not begin something.
pub fn outside_strings(line: &str) -> Vec<(&str, Option<u8>)> {
    let (mut parts, mut begun, mut quote, mut is_escaped) = (Vec::new(), 0, None, false);
    for (at, byte) in line.bytes().enumerate() {
        match (quote, byte) {
            (None, b'"' | b'\'') => {
                parts.push((&line[begun..at], Some(byte)));
                quote = Some(byte);
            }
            (None, _) => {}
            (Some(_), _) if is_escaped => is_escaped = false,
            (Some(_), b'\\') => is_escaped = true,
            (Some(mark), _) if mark == byte => {
                quote = None;
                begun = at + 1;
            }
            (Some(_), _) => {}
        }
    }
    if quote.is_none() {
        parts.push((&line[begun..], None));
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_behind_a_quote() {
        let marker = format!("# 1 \"{STAGE}a.c\"\n");
        for line in
            ["int q = '\"'; __asm__(\"nop\");", "char *t = R\"x(\")x\"; f();", "f(\"asm\");"]
        {
            assert!(find(&format!("{marker}{line}")).is_some(), "{line}");
        }
        assert_eq!(find(&format!("{marker}char *plasma = \"R\", R = 'R';")), None);
    }

    #[test]
    fn a_section_is_an_attribute_or_a_name() {
        let marker = format!("# 1 \"{STAGE}a.c\"\n");
        for line in ["__attribute__((section(\".data;nop\"))) int v;", "__attribute__((section"] {
            assert!(find(&format!("{marker}{line}")).is_some(), "{line}");
        }
        for line in ["int section = 3;", "sous_section(3);", "f(section, \"section(\");"] {
            assert_eq!(find(&format!("{marker}{line}")), None, "{line}");
        }
    }

    #[test]
    fn strings_and_characters_are_left_out() {
        let line = "a = '\"'; b(\"c \\\" d\", '\\'', e);";
        let parts: Vec<&str> = outside_strings(line).iter().map(|(part, _)| *part).collect();
        assert_eq!(parts, ["a = ", "; b(", ", ", ", e);"]);
    }
}
