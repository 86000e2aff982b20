//! `action_a_realiser`, as it lies in memory.

use super::super::board::numbers;
use super::super::words::{self, UNWRITTEN};

/// Its size in bytes, and where its members are.
pub const ACTION_BYTES: usize = PROMOTION_AT + 4;
const NAME_AT: usize = 4;
/// `MAX_NOM_FICHIER_TAILLE`.
pub const NAME_BYTES: usize = 4096;
const SQUARES_AT: usize = NAME_AT + NAME_BYTES;
const PROMOTION_AT: usize = SQUARES_AT + 4 * 4;

/// What an action asks for. What follows the end of the name is nobody's.
#[derive(Clone, Debug, PartialEq)]
pub struct Action {
    pub kind: i32,
    /// Nothing if its zero is missing.
    pub name: Option<Vec<u8>>,
    pub squares: [i32; 4],
    pub promotion: i32,
}

/// `rien_a_faire`, `deplacement`, `lecture_fichier`, `lecture_historique`, `action_inconnue`.
pub const NOTHING: i32 = 0;
pub const MOVE: i32 = 1;
const BOARD_FILE: i32 = 2;
const HISTORY_FILE: i32 = 3;
pub const UNKNOWN: i32 = 9;

impl Action {
    pub fn read(bytes: &[u8]) -> Action {
        let name = &bytes[NAME_AT..SQUARES_AT];
        let end = name.iter().position(|byte| *byte == 0);
        let squares = numbers(&bytes[SQUARES_AT..PROMOTION_AT]);
        Action {
            kind: numbers(&bytes[..NAME_AT])[0],
            name: end.map(|end| name[..end].to_vec()),
            squares: std::array::from_fn(|place| squares[place]),
            promotion: numbers(&bytes[PROMOTION_AT..])[0],
        }
    }

    /// Whether another asks for the same, whatever stands in the members that it does not use.
    pub fn asks_the_same(&self, other: &Action) -> bool {
        self.kind == other.kind
            && match self.kind {
                MOVE => self.squares == other.squares,
                BOARD_FILE | HISTORY_FILE => self.name == other.name,
                _ => true,
            }
    }

    /// `a->type vaut deplacement, de (4, 1) à (4, 3)`.
    pub fn told(&self) -> String {
        let name = kind_name(self.kind);
        let rest = match self.kind {
            MOVE => {
                let [x, y, to_x, to_y] = self.squares;
                format!(", de ({x}, {y}) à ({to_x}, {to_y})")
            }
            BOARD_FILE | HISTORY_FILE => match &self.name {
                Some(name) => format!(", du fichier « {} »", shortened(name)),
                None => ", et le nom du fichier n'a pas de zéro final".to_owned(),
            },
            _ => String::new(),
        };
        format!("a->type {name}{rest}")
    }

    /// The members that an action does not use and that are not as they should be.
    pub fn unused_told(&self, expected: &Action) -> String {
        let mut members = Vec::new();
        if self.name != expected.name {
            members.push("filename".to_owned());
        }
        let names = ["x_depart", "y_depart", "x_arrivee", "y_arrivee"];
        for (name, (found, wanted)) in names.iter().zip(self.squares.iter().zip(expected.squares)) {
            if *found != wanted {
                members.push(member(name, *found, found.to_string()));
            }
        }
        if self.promotion != expected.promotion {
            members.push(member("promotion", self.promotion, words::kind(self.promotion)));
        }
        members.join(" ; ")
    }
}

fn member(name: &str, found: i32, written: String) -> String {
    match found {
        UNWRITTEN => format!("a->{name} n'est jamais écrit"),
        _ => format!("a->{name} vaut {written}"),
    }
}

fn kind_name(kind: i32) -> String {
    const NAMES: [&str; 10] = [
        "rien_a_faire",
        "deplacement",
        "lecture_fichier",
        "lecture_historique",
        "initialisation",
        "fin",
        "action_annulation",
        "action_affichage",
        "action_aide",
        "action_inconnue",
    ];
    match usize::try_from(kind).ok().and_then(|kind| NAMES.get(kind)) {
        Some(name) => format!("vaut {name}"),
        None if kind == UNWRITTEN => "n'est jamais écrit".to_owned(),
        None => format!("vaut {kind}"),
    }
}

/// A name as it is shown: very long ones by their beginning.
fn shortened(name: &[u8]) -> String {
    let text = String::from_utf8_lossy(name);
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("{}… ({} octets)", &text[..end], name.len()),
        None => text.into_owned(),
    }
}
