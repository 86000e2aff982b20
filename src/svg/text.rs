//! Texts of an SVG file: what people wrote, numbers, identifiers.

use std::fmt::Write;

/// A text as the content of an element. XML has no way to write most control
/// characters: they become U+FFFD.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '"' => out.push_str("&quot;"),
            '\n' | '\t' => out.push(c),
            '\u{fffe}' | '\u{ffff}' => out.push(char::REPLACEMENT_CHARACTER),
            _ if c.is_control() => out.push(char::REPLACEMENT_CHARACTER),
            _ => out.push(c),
        }
    }
    out
}

/// What the identifiers of a content start with: its FNV-1a hash.
pub fn identifier(content: &str) -> String {
    let hash = content.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("echecs-{hash:016x}-")
}

/// Points as the numbers of a path, with a tenth of a unit at most.
pub fn polygon(points: &[(f64, f64)]) -> String {
    let mut path = String::new();
    for (number, (x, y)) in points.iter().enumerate() {
        let command = if number == 0 { 'M' } else { 'L' };
        // Writing to a string cannot fail.
        let _ = write!(path, "{command}{} {}", tenths(*x), tenths(*y));
    }
    path.push('Z');
    path
}

/// A number with a digit after its point, if it is not zero. What writes any number of that type is a
/// hundred times as long, and nobody else needs it.
fn tenths(number: f64) -> String {
    let tenths = (number * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    match (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10) {
        (whole, 0) => format!("{sign}{whole}"),
        (whole, digit) => format!("{sign}{whole}.{digit}"),
    }
}
