//! What is wrong with a subject that is not TOML, for someone who has never heard of TOML.

use toml::de::Error;

/// The line in question, and what is usually wrong with such a line.
pub fn told(text: &str, error: &Error) -> String {
    let start = error.span().map_or(0, |span| span.start.min(text.len()));
    let before = &text.as_bytes()[..start];
    let number = before.iter().filter(|byte| **byte == b'\n').count();
    let line = text.lines().nth(number).unwrap_or_default().trim();
    let cause = cause(line, error.message());
    format!("ligne {}, « {line} » : ce n'est pas du TOML ; {cause}", number + 1)
}

fn cause(line: &str, message: &str) -> String {
    let value = line.split_once('=').map(|(_, value)| value.trim());
    if message.contains("duplicate key") {
        return "cette clé y est déjà, une seule suffit".to_owned();
    }
    if let Some(decimal) = value.and_then(with_point) {
        return format!("un nombre décimal s'écrit avec un point, {decimal}");
    }
    if value
        .is_some_and(|value| value.starts_with(|c: char| c.is_alphabetic() || "«“”'".contains(c)))
    {
        return "un texte s'écrit entre guillemets droits, \"…\"".to_owned();
    }
    "il faut « clé = valeur » : un nombre (2 ou 2.5), un texte entre guillemets droits (\"…\") ou \
     une liste ([\"…\", \"…\"])"
        .to_owned()
}

/// The number that someone means who writes a decimal comma.
fn with_point(value: &str) -> Option<String> {
    let value = value.split('#').next()?.trim();
    let (whole, decimals) = value.split_once(',')?;
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    (is_number(whole) && is_number(decimals)).then(|| format!("{whole}.{decimals}"))
}
