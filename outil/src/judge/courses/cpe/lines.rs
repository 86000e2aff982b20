//! Lines of C that prepare sets and boards as they are, place by place.

use super::board::{SLOTS, Sets, Slot};
use super::words;

/// The pieces of a set whose places are all free before; `name` is the C variable.
pub fn set(name: &str, set: &[Slot; SLOTS]) -> Vec<String> {
    let used = set.iter().enumerate().filter(|(_, slot)| **slot != Slot::FREE);
    let line = |(place, slot): (usize, &Slot)| {
        let comment = slot.square().map(|square| format!(" /* {square} */")).unwrap_or_default();
        let Slot { kind, x, y } = *slot;
        let kind = words::kind(kind);
        format!("{name}.ensemble_de_piece[{place}] = (piece){{ {kind}, {x}, {y} }};{comment}")
    };
    used.map(line).collect()
}

/// A whole board in `e`.
pub fn board(sets: &Sets) -> Vec<String> {
    let mut lines = vec!["echiquier_invalider_jeux(&e);".to_owned()];
    lines.extend(set("e.jeu_de_piece_blanc", &sets.sets[0]));
    lines.extend(set("e.jeu_de_piece_noir", &sets.sets[1]));
    lines.push(format!("e.joueur_courant = {};", sets.turn));
    lines
}

/// Shows the board `e`, and a hole that no drawing shows.
pub const AFTER: &str =
    "echiquier_afficher(&e);\n    printf(\"intègre : %d\\n\", echiquier_est_integre(&e));";

/// A text as C writes it.
pub fn literal(text: &str) -> String {
    let mut written = String::from("\"");
    for character in text.chars() {
        match character {
            '\n' => written.push_str("\\n"),
            '\r' => written.push_str("\\r"),
            '\t' => written.push_str("\\t"),
            '"' | '\\' => written.extend(['\\', character]),
            _ => written.push(character),
        }
    }
    written + "\""
}

/// Makes a file with this content.
pub fn file(name: &str, content: &str) -> Vec<String> {
    let mut lines = vec![
        format!("FILE *f = fopen(\"{name}\", \"w\");"),
        String::new(),
        "if (f == NULL)".to_owned(),
    ];
    lines.push("    return 2;".to_owned());
    lines.extend(content.split_inclusive('\n').map(|line| format!("fputs({}, f);", literal(line))));
    lines.push("fclose(f);".to_owned());
    lines
}
