//! The clauses of contracts, as text.

/// The clauses of a header, or of the comment of a function: tag and text, on one line.
pub fn clauses(text: &str) -> Vec<(String, String)> {
    let mut clauses: Vec<(String, String)> = Vec::new();
    let mut is_open = false;
    for line in text.lines() {
        // A comment without its stars has no end, and no code after it.
        let content = line.trim().trim_start_matches('*').trim();
        if let Some((tag, start)) =
            content.strip_prefix("- [").and_then(|rest| rest.split_once(']'))
        {
            clauses.push((tag.to_owned(), start.trim().to_owned()));
            is_open = true;
        } else if content.is_empty() || content == "/" {
            is_open = false;
        } else if let (true, Some((_, clause))) = (is_open, clauses.last_mut()) {
            clause.push(' ');
            clause.push_str(content);
        }
    }
    clauses
}

/// Those that a caller must respect.
pub fn conditions(doc: &str) -> Vec<(String, String)> {
    let is_asked =
        |tag: &str| tag.rsplit_once('-').is_some_and(|(_, clause)| clause.starts_with('N'));
    clauses(doc).into_iter().filter(|(tag, _)| is_asked(tag)).collect()
}
