//! Names: from those of folders and files to those of people and pages.

/// Who has handed in a copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    pub name: String,
    /// Moodle's number of the participant, if there is one.
    pub id: String,
}

/// What Moodle puts between the participant and what she has handed in.
const MOODLE: &str = "_assignsubmission_";

/// The participant that Moodle's name of a folder or a file tells, and what follows: the name of
/// the file, or nothing.
pub fn moodle(text: &str) -> Option<(Who, &str)> {
    let (participant, rest) = text.split_once(MOODLE)?;
    let (name, id) = participant.rsplit_once('_')?;
    if name.is_empty() || id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    // The kind of hand-in: `file_`, `onlinetext_`.
    let rest = rest.split_once('_').map_or("", |(_, rest)| rest);
    Some((Who { name: name.to_owned(), id: id.to_owned() }, rest))
}

/// The person that a folder is named after.
pub fn of_folder(text: &str) -> Who {
    match moodle(text) {
        Some((who, _)) => who,
        None => Who { name: text.to_owned(), id: String::new() },
    }
}

/// The person that a file is named after, without its extension.
pub fn of_file(text: &str) -> Who {
    let stem = text.rsplit_once('.').map_or(text, |(stem, _)| stem);
    of_folder(if stem.is_empty() { text } else { stem })
}

/// A name as text, whatever its bytes are: older systems write accents as Windows does. What a
/// page, a terminal or a spreadsheet would obey is no part of a name.
pub fn readable(bytes: &[u8]) -> String {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|&byte| char::from(byte)).collect(),
    };
    text.chars().map(|c| if is_obeyed(c) { '\u{fffd}' } else { c }).collect()
}

/// Control characters, and those that turn the direction of writing.
fn is_obeyed(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A name for a file on any system: ASCII letters, digits and dashes.
pub fn for_a_file(name: &str) -> String {
    const LONGEST: usize = 60;
    let mut file = String::new();
    for c in folded(name).chars() {
        match c {
            _ if c.is_ascii_alphanumeric() => file.push(c),
            _ if file.ends_with('-') || file.is_empty() => {}
            _ => file.push('-'),
        }
    }
    file.truncate(LONGEST);
    let file = file.trim_end_matches('-');
    if file.is_empty() { "copie".to_owned() } else { file.to_owned() }
}

/// By what names are sorted: as a list of a class is, accents and capitals aside.
pub fn order(name: &str) -> String {
    folded(name).to_lowercase()
}

/// Letters without their accents.
fn folded(name: &str) -> String {
    let mut plain = String::new();
    for c in name.chars() {
        let lower = c.to_lowercase().next().unwrap_or(c);
        let letters = match lower {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => "a",
            'ç' => "c",
            'è' | 'é' | 'ê' | 'ë' => "e",
            'ì' | 'í' | 'î' | 'ï' => "i",
            'ñ' => "n",
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' => "o",
            'ù' | 'ú' | 'û' | 'ü' => "u",
            'ý' | 'ÿ' => "y",
            'æ' => "ae",
            'œ' => "oe",
            'ß' => "ss",
            // An accent that follows its letter, as macOS writes names.
            '\u{300}'..='\u{36f}' => "",
            _ => {
                plain.push(c);
                continue;
            }
        };
        if c == lower { plain.push_str(letters) } else { plain.push_str(&letters.to_uppercase()) }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moodle_tells_who_it_is() {
        let who = |name: &str, id: &str| Who { name: name.to_owned(), id: id.to_owned() };
        for (text, expected) in [
            ("Dupont Léa_12345_assignsubmission_file_", Some((who("Dupont Léa", "12345"), ""))),
            ("Dupont Léa_12345_assignsubmission_file", Some((who("Dupont Léa", "12345"), ""))),
            ("A_b C_7_assignsubmission_file_x_y.c", Some((who("A_b C", "7"), "x_y.c"))),
            (
                "Dupont Léa_12345_assignsubmission_onlinetext_",
                Some((who("Dupont Léa", "12345"), "")),
            ),
            ("Dupont_x_assignsubmission_file_", None),
            ("_12_assignsubmission_file_", None),
            ("Dupont_12345", None),
        ] {
            assert_eq!(moodle(text), expected, "{text}");
        }
    }

    #[test]
    fn files_have_plain_names() {
        for (name, expected) in [
            ("Dupont Léa", "Dupont-Lea"),
            ("N'Guyen-Œuvrard, Çédric", "N-Guyen-OEuvrard-Cedric"),
            ("Le\u{301}a", "Lea"),
            ("../../etc/passwd", "etc-passwd"),
            ("李娜", "copie"),
            ("  ", "copie"),
        ] {
            assert_eq!(for_a_file(name), expected, "{name}");
        }
        assert!(for_a_file(&"é".repeat(400)).len() <= 60);
    }

    #[test]
    fn bytes_become_a_name_that_nothing_obeys() {
        assert_eq!(readable(b"L\xe9a"), "Léa");
        assert_eq!(readable("Léa\u{202e}\u{1b}[1m".as_bytes()), "Léa\u{fffd}\u{fffd}[1m");
    }
}
