//! From the global board to a position of the core.

use std::ffi::c_int;

use super::echiquier::ROLES;
use super::state::{State, core_bitboard, core_square, square_number};
use crate::rules::{Bitboard, Color, Piece, Position, Role, Setup, Square, Strictness};

/// The course's rights: the number, the side, the rook's square.
const RIGHTS: [(c_int, Color, u8, u8); 4] = [
    (1, Color::White, 7, 0),
    (2, Color::White, 0, 0),
    (4, Color::Black, 7, 7),
    (8, Color::Black, 0, 7),
];

impl State {
    /// The position, if moves can be played in it; else why not, for a UCI client. A right
    /// without its king and rook, or an en-passant square without its pawn, does
    /// not count; of two pieces on a square, only the first does.
    pub fn position(&self) -> Result<Position, String> {
        let side = self.side().ok_or("the side to move is neither White nor Black")?;
        let mut setup = Setup::EMPTY;
        for color in Color::ALL {
            for (index, role) in ROLES.into_iter().enumerate() {
                let board = core_bitboard(self.boards[color.index() * 6 + index]);
                for square in board & !setup.board.occupied() {
                    setup.board.put(square, Piece { color, role });
                }
            }
        }
        setup.turn = Color::ALL[side];
        setup.castling_rooks = self.castling_rooks(&setup);
        setup.en_passant = square_number(self.en_passant).and_then(core_square);
        Position::from_setup(setup.clone(), Strictness::Playable).or_else(|_| {
            setup.en_passant = None;
            let position = Position::from_setup(setup, Strictness::Playable);
            position.map_err(|error| error.to_string())
        })
    }

    fn castling_rooks(&self, setup: &Setup) -> Bitboard {
        let mut rooks = Bitboard::EMPTY;
        for (right, color, file, rank) in RIGHTS {
            let (king, rook) = (Square::at(4, rank), Square::at(file, rank));
            let has = |role, square: Option<Square>| {
                square.is_some_and(|square| setup.board.pieces(color, role).contains(square))
            };
            if self.rights & right != 0 && has(Role::King, king) && has(Role::Rook, rook) {
                rooks |= rook.map_or(Bitboard::EMPTY, Square::bitboard);
            }
        }
        rooks
    }
}
