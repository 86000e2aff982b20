//! What a view was told: the notes of the executor's `vue_notee.h`.

use echecs::rules::{Color, Piece, Role, Square};

use crate::judge::wire::{Buffer, Place};

/// The notes that a case has room for: a program may empty and draw the whole board for each move.
const CAPACITY: usize = 8000;
const HEAD_BYTES: usize = 12;
const NOTE_BYTES: usize = 6;
/// What is noted beside pieces that are put.
const REMOVED: u8 = 0xf0;
const MESSAGE: u8 = 0xf1;
const CHOICE: u8 = 0xf2;
const MORE_OF_MESSAGE: u8 = 0xf3;

/// The buffer of a view that always chooses this piece.
pub fn buffer(wanted: Role) -> Buffer {
    let head = [type_of(Piece { role: wanted, color: Color::White }), CAPACITY as i32, 0];
    let parts = vec![(0, head.map(i32::to_le_bytes).concat())];
    Buffer { place: Place::Own(HEAD_BYTES + CAPACITY * NOTE_BYTES), parts }
}

/// The `type_piece` of a piece.
pub fn type_of(piece: Piece) -> i32 {
    match (piece.role, piece.color) {
        (Role::Rook, _) => 0,
        (Role::Knight, _) => 1,
        (Role::Bishop, _) => 2,
        (Role::Queen, _) => 3,
        (Role::King, _) => 4,
        (Role::Pawn, Color::White) => 5,
        (Role::Pawn, Color::Black) => 6,
    }
}

struct Note {
    call: usize,
    what: u8,
    player: u8,
    x: u8,
    y: u8,
}

impl Note {
    fn is_message(&self) -> bool {
        matches!(self.what, MESSAGE | MORE_OF_MESSAGE)
    }
}

/// The notes of a case.
pub struct Notes(Vec<Note>);

/// A square of the picture: a `type_piece` and a player.
pub type Cell = Option<(u8, u8)>;

impl Notes {
    pub fn read(bytes: &[u8]) -> Notes {
        let count = i32::from_le_bytes([bytes[8], bytes[9], bytes[10], bytes[11]]);
        let count = usize::try_from(count).unwrap_or(0).min(CAPACITY);
        let notes = bytes[HEAD_BYTES..].chunks_exact(NOTE_BYTES).take(count);
        let note = |bytes: &[u8]| Note {
            call: usize::from(u16::from_le_bytes([bytes[0], bytes[1]])),
            what: bytes[2],
            player: bytes[3],
            x: bytes[4],
            y: bytes[5],
        };
        Notes(notes.map(note).collect())
    }

    /// What the view shows after a call.
    pub fn picture(&self, call: usize) -> [Cell; 64] {
        let mut picture = [None; 64];
        for note in self.0.iter().filter(|note| note.call <= call && !note.is_message()) {
            let Some(square) = Square::at(note.x, note.y) else { continue };
            let cell = &mut picture[square.index()];
            match note.what {
                REMOVED => *cell = None,
                what if what < 8 => *cell = Some((what, note.player)),
                _ => {}
            }
        }
        picture
    }

    /// Whether the view had to choose, during a call, among words that name no piece it knows.
    pub fn chose_blindly(&self, call: usize) -> bool {
        self.0.iter().any(|note| note.call == call && note.what == CHOICE && note.player == 1)
    }

    /// Whether the view was told nothing during a call.
    pub fn is_silent(&self, call: usize) -> bool {
        self.0.iter().all(|note| note.call != call)
    }

    /// What the messages of a call are known by; nothing if there was none.
    pub fn messages(&self, call: usize) -> Vec<[u8; 3]> {
        let told = self.0.iter().filter(|note| note.call == call && note.is_message());
        told.map(|note| [note.player, note.x, note.y]).collect()
    }
}

/// `la vue montre un pion noir en e5, au lieu d'une tour blanche`.
pub fn instead(square: Square, came: &str, wanted: &str) -> String {
    let shown = match came {
        "rien" => format!("ne montre rien en {square}"),
        _ => format!("montre {came} en {square}"),
    };
    let of = if wanted.starts_with('u') { "d'" } else { "de " };
    format!("la vue {shown}, au lieu {of}{wanted}")
}

/// `un pion noir`; what is no piece is told so.
pub fn named(cell: Cell) -> String {
    let Some((what, player)) = cell else { return "rien".to_owned() };
    let (name, is_feminine) = match what {
        0 => ("une tour", true),
        1 => ("un cavalier", false),
        2 => ("un fou", false),
        3 => ("une dame", true),
        4 => ("un roi", false),
        5 => ("un pion_blanc", false),
        6 => ("un pion_noir", false),
        _ => ("une pièce inconnue", true),
    };
    let side = match (player, is_feminine) {
        (0, true) => "blanche",
        (0, false) => "blanc",
        (1, true) => "noire",
        (1, false) => "noir",
        _ => "d'aucun joueur",
    };
    match (what, player) {
        (5, 0) => "un pion blanc".to_owned(),
        (6, 1) => "un pion noir".to_owned(),
        (5 | 6, _) => format!("{name} du joueur {player}"),
        _ => format!("{name} {side}"),
    }
}
