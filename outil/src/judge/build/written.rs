//! What a copy names, as its author wrote it. The compiler puts functions in that nobody wrote
//! (`puts` for a `printf`, `memcpy` for a structure), and a macro may hide those that somebody did.

use std::collections::BTreeMap;

use super::forbidden;

/// The names of a copy outside its strings, and where each comes first.
#[derive(Default)]
pub struct Written(BTreeMap<String, Place>);

pub struct Place {
    pub file: String,
    pub line: u32,
    /// Whether it is called somewhere, or used as a macro.
    pub is_called: bool,
}

impl Written {
    /// Adds what the preprocessor makes of a file, with the macros that are used (`-dU`).
    pub fn read(&mut self, preprocessed: &str) {
        for (line, file, number) in forbidden::lines_of_the_copy(preprocessed) {
            if let Some(used) = line.strip_prefix("#define ") {
                let name = used.split(|c: char| !is_of_name(c)).next().unwrap_or_default();
                self.add(name, true, file, number);
                continue;
            }
            for (name, is_called) in names(line) {
                self.add(name, is_called, file, number);
            }
        }
    }

    fn add(&mut self, name: &str, is_called: bool, file: &str, line: u32) {
        let place = self.0.entry(name.to_owned()).or_insert_with(|| Place {
            file: file.to_owned(),
            line,
            is_called: false,
        });
        place.is_called |= is_called;
    }

    pub fn place(&self, name: &str) -> Option<&Place> {
        self.0.get(name)
    }
}

fn is_of_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// The names of a line and whether each is called; members of structures are left out.
fn names(line: &str) -> Vec<(&str, bool)> {
    let mut found = Vec::new();
    for (part, _) in forbidden::outside_strings(line) {
        let mut rest = part;
        let mut before = "";
        while let Some(start) = rest.find(is_of_name) {
            let end = rest[start..].find(|c| !is_of_name(c)).map_or(rest.len(), |at| start + at);
            before = if start == 0 { before } else { rest[..start].trim_end() };
            let name = &rest[start..end];
            let is_member = before.ends_with('.') || before.ends_with("->");
            if !is_member && !name.starts_with(|c: char| c.is_ascii_digit()) {
                found.push((name, rest[end..].trim_start().starts_with('(')));
            }
            rest = &rest[end..];
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::names;

    #[test]
    fn names_are_told_from_members_strings_and_numbers() {
        let found = names("a.time = qsort (p->time, \"puts(\", 0x1f, strcmp);");
        assert_eq!(found, [("a", false), ("qsort", true), ("p", false), ("strcmp", false)]);
        assert_eq!(names("q = '\"'; qsort(\"\");"), [("q", false), ("qsort", true)]);
    }
}
