//! Numbers and spaces as French writes them.

/// `0,67`; whole numbers have no comma.
pub fn number(number: f64) -> String {
    let rounded = (number * 100.0).round() / 100.0;
    rounded.to_string().replace('.', ",")
}

/// `1 point`, `2,5 points`: what is less than two is singular.
pub fn points(points: f64) -> String {
    format!("{} point{}", number(points), if points < 2.0 { "" } else { "s" })
}

/// `1 cas`, `3 fonctions justes`.
pub fn count(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count < 2 { one } else { many })
}

/// `a, b et c`.
pub fn list(names: &[&str]) -> String {
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => format!("{} et {last}", rest.join(", ")),
        None => String::new(),
    }
}

/// `a, b ou c`.
pub fn choice(names: &[&str]) -> String {
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} ou {last}", rest.join(", ")),
        _ => names.concat(),
    }
}

/// A sentence: it ends with a point, unless it ends with a sign of its own.
pub fn sentence(text: &str) -> String {
    let text = text.trim_end();
    if text.ends_with(['.', '?', '!', '…']) { text.to_owned() } else { format!("{text}.") }
}

/// The same text with a capital letter, unless it begins with a square or a name of C.
pub fn capital(text: &str) -> String {
    let word = text.split([' ', '\'']).next().unwrap_or_default();
    if !word.chars().all(char::is_alphabetic) {
        return text.to_owned();
    }
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// The same text with spaces that do not break where French has them before a sign or within
/// guillemets.
pub fn unbroken(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let is_before_sign = letters.peek().is_some_and(|next| "?!:;»".contains(*next));
        let is_after_opening = out.ends_with('«');
        out.push(if letter == ' ' && (is_before_sign || is_after_opening) {
            NO_BREAK
        } else {
            letter
        });
    }
    out
}

/// The space that `unbroken` puts.
pub const NO_BREAK: char = '\u{a0}';

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_commas_and_agree() {
        let said = [0.0, 0.67, 1.0, 1.5, 2.0, 12.25].map(points);
        let expected =
            ["0 point", "0,67 point", "1 point", "1,5 point", "2 points", "12,25 points"];
        assert_eq!(said, expected);
    }

    #[test]
    fn signs_stay_with_their_words() {
        assert_eq!(
            unbroken("est-ce « oui » ? non : a ; b"),
            "est-ce «\u{a0}oui\u{a0}»\u{a0}? non\u{a0}: a\u{a0}; b"
        );
    }

    #[test]
    fn a_square_has_no_capital() {
        let said = ["e1-c1 est refusé", "erreur->type vaut 1", "l'échiquier change"].map(capital);
        assert_eq!(said, ["e1-c1 est refusé", "erreur->type vaut 1", "L'échiquier change"]);
    }

    #[test]
    fn a_sentence_ends_once() {
        assert_eq!(["fini", "fini.", "fini ?"].map(sentence), ["fini.", "fini.", "fini ?"]);
    }
}
