//! Directives that say from which file a line comes: whoever writes them would make the copy's own lines look like those
//! of the system, which nobody reads.

use std::path::Path;

use crate::judge::copy::Copy;

/// The first of a copy: its file and line.
pub fn first(copy: &Copy) -> Option<(&Path, usize)> {
    copy.texts().find_map(|(file, text)| Some((file, line_directive(&text)?)))
}

/// The number of the first line that has one. Those in a comment count: whoever looked for where comments begin could
/// be misled.
fn line_directive(text: &str) -> Option<usize> {
    let (whole, numbers) = joined(text);
    let ends = |mark: &str| -> Vec<usize> {
        whole.match_indices(mark).map(|(at, mark)| at + mark.len()).collect()
    };
    let mut starts = [vec![0], ends("\n"), ends("*/")].concat();
    starts.sort_unstable();
    let found = starts.into_iter().find_map(|start| directive(&whole[start..]))?;
    numbers.get(whole[..whole.len() - found.len()].matches('\n').count()).copied()
}

/// A text whose lines are one where a backslash joins them, and the number of the first line of each.
fn joined(text: &str) -> (String, Vec<usize>) {
    let (mut whole, mut numbers) = (String::new(), Vec::new());
    let mut is_new = true;
    // A lone carriage return ends a line too, for some compilers.
    for (place, line) in text.replace("\r\n", "\n").split(['\n', '\r']).enumerate() {
        if is_new {
            numbers.push(place + 1);
        }
        let goes_on = line.trim_end_matches(BLANKS).strip_suffix('\\');
        whole.push_str(goes_on.unwrap_or(line));
        is_new = goes_on.is_none();
        if is_new {
            whole.push('\n');
        }
    }
    (whole, numbers)
}

/// What compilers take for blanks.
const BLANKS: [char; 5] = [' ', '\t', '\x0b', '\x0c', '\0'];

/// The directive that a text begins with, and what follows it.
fn directive(text: &str) -> Option<&str> {
    let text = without_blanks(text);
    let rest = without_blanks(text.strip_prefix('#').or(text.strip_prefix("%:"))?);
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let is_one = match rest.strip_prefix("line") {
        Some(after) => !after.starts_with(is_word),
        // A number, and a file's name or a macro that is one.
        None => {
            let after = rest.trim_start_matches(|c: char| c.is_ascii_digit());
            let name = without_blanks(after);
            let is_number = after.len() < rest.len() && !after.starts_with(is_word);
            is_number && name.starts_with(|c: char| c == '"' || is_word(c))
        }
    };
    is_one.then_some(text)
}

/// Without the blanks and the whole comments that it begins with, which may be of many lines.
fn without_blanks(text: &str) -> &str {
    let text = text.trim_start_matches(BLANKS);
    match text.strip_prefix("/*").and_then(|comment| comment.split_once("*/")) {
        Some((_, rest)) => without_blanks(rest),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::line_directive;

    #[test]
    fn lines_of_other_files_are_found() {
        let texts = [
            "#line 3 \"a.h\"",
            "  # line N",
            "# 1 \"/usr/include/a.h\" 3",
            "#1\"a.h\"",
            "#/**/1/**/M",
            "#/*\n*/1/*\n*/M",
            "%:line 3",
            "/* a\n b */ # 7 \"a.h\"",
            "#\\\nli\\ \0\nne 3",
            "/* a */ /* b */ #line 3",
            "#line 3 \\",
            "int a;\r#line 3",
            "int a;??/\n#line 3",
        ];
        for text in texts {
            assert!(line_directive(text).is_some(), "{text}");
        }
        assert_eq!(line_directive("int a;\r\n\\\r\n\r\n/*\r\n*/#line 3\n"), Some(5));
    }

    #[test]
    fn other_directives_are_not() {
        let texts = [
            "#include <a.h>",
            "#define line 3",
            "#lines",
            "# 12",
            "a #line",
            "#if 1",
            "#",
            "/*\n# 1. Les pions\n#2 : les tours\n*/",
            "x = \"#1 a\";",
            "# A",
        ];
        for text in texts {
            assert_eq!(line_directive(text), None, "{text}");
        }
    }
}
