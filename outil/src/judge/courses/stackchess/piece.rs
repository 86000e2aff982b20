//! Pieces as the header has them, in bytes and in words.

use echecs::rules::Color;
use echecs::stackchess::{Piece, Role};

use crate::judge::random::Random;
use crate::judge::wire::FILL;

/// The size of a `piece_stackchess`.
pub const PIECE_BYTES: usize = 8;

/// The members of a `piece_stackchess`, whatever they hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RawPiece {
    pub kind: u8,
    pub color: u8,
    pub moved: i32,
}

impl RawPiece {
    pub fn of(piece: Piece) -> RawPiece {
        let color = match piece.color {
            Color::White => b'B',
            Color::Black => b'N',
        };
        RawPiece { kind: piece.role.letter() as u8, color, moved: i32::from(piece.moved) }
    }

    pub fn read(bytes: &[u8]) -> RawPiece {
        let mut moved = [0; 4];
        moved.copy_from_slice(&bytes[4..PIECE_BYTES]);
        RawPiece { kind: bytes[0], color: bytes[1], moved: i32::from_le_bytes(moved) }
    }

    pub fn bytes(self) -> Vec<u8> {
        let mut bytes = vec![self.kind, self.color, 0, 0];
        bytes.extend(self.moved.to_le_bytes());
        bytes
    }

    /// Whether nobody has written its two letters.
    pub fn is_unwritten(self) -> bool {
        self.kind == FILL && self.color == FILL
    }

    /// `TB`, as boards show it.
    pub fn letters(self) -> String {
        if self.is_unwritten() {
            return "une pièce jamais écrite".to_owned();
        }
        let shown = |byte: u8| if byte.is_ascii_graphic() { char::from(byte) } else { '?' };
        [shown(self.kind), shown(self.color)].into_iter().collect()
    }

    /// `{ 'T', 'B', 0 }`, as C writes it.
    pub fn in_c(self) -> String {
        let [kind, color] = [self.kind, self.color].map(|byte| byte.escape_ascii());
        format!("{{ '{kind}', '{color}', {} }}", self.moved)
    }
}

/// Any piece of a color.
pub fn any(random: &mut Random, color: Color) -> Piece {
    let role = *random.choose(&Role::ALL);
    Piece { role, color, moved: random.percent(50) }
}

/// `1 pièce`, `3 pièces`.
pub fn count(pieces: usize) -> String {
    match pieces {
        0 => "aucune pièce".to_owned(),
        1 => "1 pièce".to_owned(),
        more => format!("{more} pièces"),
    }
}
