//! The pieces of the window are those of the pictures.

use std::fmt::Write;
use std::fs;

use echecs::rules::Role;
use echecs::svg::{Fill, shape};

use support::{root, temp};

/// The names that the C program has for the pieces.
const NAMES: [(Role, &str); 6] = [
    (Role::Rook, "tour"),
    (Role::Knight, "cavalier"),
    (Role::Bishop, "fou"),
    (Role::Queen, "dame"),
    (Role::King, "roi"),
    (Role::Pawn, "pion_blanc"),
];

/// The longest part of a path that is put on one line.
const WIDTH: usize = 76;

/// The table of outlines as C.
fn table() -> String {
    let mut text = String::new();
    for (role, name) in NAMES {
        writeln!(text, "    [{name}] = {{").unwrap();
        for outline in shape(role) {
            let lines: Vec<String> =
                broken(outline.path).iter().map(|line| format!("          \"{line}\"")).collect();
            let is_body = u8::from(outline.fill == Fill::Body);
            writeln!(text, "        {{ {is_body},\n{} }},", lines.join("\n")).unwrap();
        }
        writeln!(text, "    }},").unwrap();
    }
    text
}

/// A path in lines, broken before commands.
fn broken(path: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for command in path.split_inclusive(' ').fold(Vec::new(), by_command) {
        let line = lines.last_mut().expect("there is a first line");
        if !line.is_empty() && line.len() + command.trim_end().len() > WIDTH {
            lines.push(command);
        } else {
            line.push_str(&command);
        }
    }
    lines
}

/// Puts the numbers of a path behind their command.
fn by_command(mut commands: Vec<String>, word: &str) -> Vec<String> {
    match commands.last_mut() {
        Some(command) if !word.starts_with(['M', 'L', 'C', 'Z']) => command.push_str(word),
        _ => commands.push(word.to_owned()),
    }
    commands
}

/// All that stands between the braces of the table comes from the shapes.
#[test]
fn the_table_of_pieces_is_what_the_shapes_give() {
    const OPENING: &str = "static const contour PIECES[6][CONTOURS_MAX] = {\n";
    let path = root().join("examples_c/jeu_fenetre/pieces.h");
    let text = fs::read_to_string(&path).unwrap();
    let (before, rest) = text.split_once(OPENING).expect("the table");
    let (found, after) = rest.split_once("};\n").expect("its end");
    let expected = table();
    if found != expected {
        let fresh = temp::kept().join("pieces.h");
        fs::write(&fresh, [before, OPENING, &expected, "};\n", after].concat()).unwrap();
        panic!("the shapes have changed: cp {} {}", fresh.display(), path.display());
    }
    let most = NAMES.iter().map(|&(role, _)| shape(role).len()).max();
    // The entry after the last one is empty.
    assert!(most < Some(16) && text.contains("#define CONTOURS_MAX 16\n"));
}
