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

/// The line of a part on which a word stands, counted from 1; comments aside.
pub fn line_of(text: &str, part: &str, word: &str) -> Option<usize> {
    let is_letter = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    let has_it = |line: &str| {
        let code = line.split('#').next().unwrap_or_default();
        code.split(|c: char| !is_letter(c)).any(|found| found == word)
    };
    let head = format!("[{part}]");
    let start = text.lines().position(|line| line.trim_start().starts_with(&head)).unwrap_or(0);
    text.lines().skip(start).position(has_it).map(|number| start + number + 1)
}

fn cause(line: &str, message: &str) -> String {
    if message.contains("duplicate key") {
        return "cette clé y est déjà, une seule suffit".to_owned();
    }
    if line.starts_with("//") || line.starts_with("/*") {
        return "un commentaire commence par #".to_owned();
    }
    match line.split_once('=') {
        Some((key, value)) => of_key(key.trim()).unwrap_or_else(|| of_value(value.trim())),
        None => of_line(line).to_owned(),
    }
}

/// What is wrong with what stands before the sign.
fn of_key(key: &str) -> Option<String> {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "_-.\"'".contains(c);
    if key.is_empty() {
        return Some("il manque la clé devant « = »".to_owned());
    }
    (!key.chars().all(is_plain))
        .then(|| format!("« {key} » n'est pas un nom : ni accent, ni espace, ni parenthèse"))
}

/// What is wrong with a value.
fn of_value(value: &str) -> String {
    if let Some(decimal) = with_point(value) {
        return format!("un nombre décimal s'écrit avec un point, {decimal}");
    }
    let quotes = value.matches('"').count();
    let begins = |signs: &str| value.starts_with(|c: char| signs.contains(c));
    let told = if value.is_empty() || value.starts_with('#') {
        "il manque la valeur après « = »"
    } else if begins("[") && quotes == 0 {
        "chaque nom d'une liste s'écrit entre guillemets droits, [\"…\", \"…\"]"
    } else if begins("[") {
        "une liste s'écrit [\"…\", \"…\"] : une virgule entre deux noms, et « ] » à la fin"
    } else if begins("\"") {
        "un texte tient sur une ligne, entre deux guillemets droits, \"…\" ; à l'intérieur il n'y en a \
         pas d'autre"
    } else if begins("+-.0123456789") {
        number(value)
    } else {
        "un texte s'écrit entre guillemets droits, \"…\""
    };
    told.to_owned()
}

/// What is wrong with a value that begins like a number.
fn number(value: &str) -> &'static str {
    let digits = value.split('#').next().unwrap_or_default().trim();
    match digits.bytes().all(|byte| byte.is_ascii_digit()) {
        true if digits.starts_with('0') => "un nombre ne commence pas par 0",
        true => "ce nombre est trop grand",
        false => "un nombre s'écrit seul, comme 2 ou 2.5",
    }
}

/// What is wrong with a line that has no sign.
fn of_line(line: &str) -> &'static str {
    if line.matches('"').count() % 2 == 1 {
        "un texte tient sur une ligne, entre deux guillemets droits, \"…\""
    } else if line.starts_with('[') {
        "le nom d'une partie s'écrit seul sur sa ligne, entre crochets, comme [fonctions]"
    } else if line.contains(':') {
        "il faut « = », et non « : »"
    } else if line.ends_with(',') {
        "chaque nom d'une liste s'écrit entre guillemets droits, [\"…\", \"…\"]"
    } else {
        "il faut « clé = valeur »"
    }
}

/// The number that someone means who writes a decimal comma.
fn with_point(value: &str) -> Option<String> {
    let value = value.split('#').next()?.trim();
    let (whole, decimals) = value.split_once(',')?;
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    (is_number(whole) && is_number(decimals)).then(|| format!("{whole}.{decimals}"))
}
