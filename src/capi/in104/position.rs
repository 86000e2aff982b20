//! From the global board to a position of the core.

use super::echiquier::ROLES;
use super::state::{State, core_bitboard, core_square, square_number};
use crate::capi::castling_rights::{castling_rights, is_at_home};
use crate::rules::{Bitboard, Color, Piece, Position, Setup, Strictness};
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
        for (right, castling) in castling_rights() {
            if self.rights & right != 0 && is_at_home(&setup.board, castling) {
                rooks |= castling.rook.bitboard();
            }
        }
        rooks
    }
}
