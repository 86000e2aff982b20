//! The string literals of Rust source.

/// Every string literal of a source text, with the line on which it begins; a line that `\`
/// continues is joined to the next one as the compiler does.
pub fn literals(source: &str) -> Vec<(usize, String)> {
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(first) = source[at..].chars().next() {
        let rest = &source[at..];
        at += if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if let Some((length, literal)) = string(rest) {
            let line = source[..at].matches('\n').count() + 1;
            out.push((line, literal));
            length
        } else {
            quoted_character(rest).or_else(|| word(rest)).unwrap_or(first.len_utf8())
        };
    }
    out
}

/// The length of the literal with which a text begins, and what it says.
fn string(text: &str) -> Option<(usize, String)> {
    if let Some(body) = text.strip_prefix('"') {
        let mut escaped = false;
        let end = body.find(|c| {
            let is_end = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            is_end
        })?;
        return Some((end + 2, unfolded(&body[..end])));
    }
    let body = text.strip_prefix('r')?;
    let hashes = body.len() - body.trim_start_matches('#').len();
    let body = body[hashes..].strip_prefix('"')?;
    let end = body.find(&format!("\"{}", "#".repeat(hashes)))?;
    Some((end + 3 + 2 * hashes, body[..end].to_owned()))
}

/// Without the ends of lines that `\` takes away, and the spaces after them.
fn unfolded(literal: &str) -> String {
    let mut parts = literal.split("\\\n");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |joined, part| joined + part.trim_start())
}

/// The length of a character between quotes, which may be a double one; a lifetime is none.
fn quoted_character(text: &str) -> Option<usize> {
    let body = text.strip_prefix('\'')?;
    let mut characters = body.char_indices();
    let (_, first) = characters.next()?;
    if first == '\\' {
        return Some(body[2..].find('\'')? + 4);
    }
    characters.next().filter(|(_, second)| *second == '\'').map(|(at, _)| at + 2)
}

/// The length of an identifier, so that the `r` at its end does not begin a literal.
fn word(text: &str) -> Option<usize> {
    let length = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    let is_prefix = matches!(&text[..length], "b" | "c");
    (length > 0 && !is_prefix).then_some(length)
}
