//! Between the course's structures and the core's.

use std::ffi::c_int;

use super::integrity::Intact;
use super::pieces::are_coordinates;
use super::{Echiquier, Piece, TypePiece};
use crate::rules::{Board, Color, Piece as CorePiece, Role, Square};

/// The square of two coordinates, if they are on the board.
pub fn square(x: c_int, y: c_int) -> Option<Square> {
    if are_coordinates(x, y) { Square::at(x as u8, y as u8) } else { None }
}

pub fn coordinates(square: Square) -> (c_int, c_int) {
    (square.file().into(), square.rank().into())
}

impl TypePiece {
    pub(in crate::capi) fn role(self) -> Option<Role> {
        Some(match self {
            TypePiece::Tour => Role::Rook,
            TypePiece::Cavalier => Role::Knight,
            TypePiece::Fou => Role::Bishop,
            TypePiece::Dame => Role::Queen,
            TypePiece::Roi => Role::King,
            TypePiece::PionBlanc | TypePiece::PionNoir => Role::Pawn,
            TypePiece::Invalide => return None,
        })
    }

    pub(in crate::capi) fn of(color: Color, role: Role) -> TypePiece {
        match role {
            Role::Rook => TypePiece::Tour,
            Role::Knight => TypePiece::Cavalier,
            Role::Bishop => TypePiece::Fou,
            Role::Queen => TypePiece::Dame,
            Role::King => TypePiece::Roi,
            Role::Pawn if color == Color::White => TypePiece::PionBlanc,
            Role::Pawn => TypePiece::PionNoir,
        }
    }
}

impl Piece {
    pub(super) fn square(&self) -> Option<Square> {
        square(self.coord_x, self.coord_y)
    }
}

impl Echiquier {
    /// The pieces of a board; of one that is not intact, the valid ones, and
    /// where there are several, the last.
    pub(in crate::capi) fn board(&self) -> Board {
        if let Ok(Intact { pieces, .. }) = self.intact() {
            return pieces;
        }
        let mut board = Board::EMPTY;
        for color in Color::ALL {
            for piece in &self.jeu(color).ensemble_de_piece {
                let role = piece.kind().and_then(TypePiece::role);
                if let (Some(square), Some(role)) = (piece.square(), role) {
                    board.put(square, CorePiece { color, role });
                }
            }
        }
        board
    }
}
