//! A position before anybody has looked whether it is one.

use std::sync::LazyLock;

use super::side::{Black, White};
use super::{Bitboard, Board, Color, Piece, Position, PositionError, Role, Square, Strictness};

/// Pieces, side to move and rights, as somebody claims them to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub board: Board,
    pub turn: Color,
    /// The squares of the rooks that are said to have the right to castle.
    pub castling_rooks: Bitboard,
    /// The square that a pawn is said to have just passed over, whether or not
    /// it can be taken there.
    pub en_passant: Option<Square>,
    pub halfmove_clock: u32,
    pub fullmove_number: u32,
}

impl Setup {
    /// The greatest clock or move number: a C `int` holds it.
    pub const MAX_COUNT: u32 = i32::MAX as u32;

    /// An empty board, White to move.
    pub const EMPTY: Setup = Setup {
        board: Board::EMPTY,
        turn: Color::White,
        castling_rooks: Bitboard::EMPTY,
        en_passant: None,
        halfmove_clock: 0,
        fullmove_number: 1,
    };

    /// The start of a classical game.
    pub fn initial() -> Setup {
        const HOME_RANK: [Role; 8] = [
            Role::Rook,
            Role::Knight,
            Role::Bishop,
            Role::Queen,
            Role::King,
            Role::Bishop,
            Role::Knight,
            Role::Rook,
        ];
        let mut setup = Setup::EMPTY;
        for color in Color::ALL {
            let home = Bitboard::home_rank(color);
            for (square, role) in home.into_iter().zip(HOME_RANK) {
                setup.board.put(square, Piece { color, role });
            }
            let second_rank = Bitboard::rank(if color == Color::White { 1 } else { 6 });
            for square in second_rank {
                setup.board.put(square, Piece { color, role: Role::Pawn });
            }
        }
        setup.castling_rooks = setup.board.role(Role::Rook);
        setup
    }
}

impl TryFrom<Setup> for Position {
    type Error = PositionError;

    fn try_from(setup: Setup) -> Result<Position, PositionError> {
        Position::from_setup(setup, Strictness::Game)
    }
}

impl Position {
    /// The position that somebody claims, if it is one.
    pub fn from_setup(setup: Setup, strictness: Strictness) -> Result<Position, PositionError> {
        setup.validate(strictness)?;
        Ok(Position::from_valid_setup(setup))
    }

    pub(super) fn from_valid_setup(setup: Setup) -> Position {
        let mut position = Position {
            board: setup.board,
            castling: setup.castling_rooks,
            key: 0,
            halfmove_clock: setup.halfmove_clock.min(Setup::MAX_COUNT),
            fullmove_number: setup.fullmove_number.clamp(1, Setup::MAX_COUNT),
            turn: setup.turn,
            en_passant: None,
        };
        position.en_passant = setup.en_passant.filter(|&square| match setup.turn {
            Color::White => {
                position.en_passant_captures::<White>(square, square.en_passant_twin()).any()
            }
            Color::Black => {
                position.en_passant_captures::<Black>(square, square.en_passant_twin()).any()
            }
        });
        position.key = position.compute_key();
        position
    }
}

impl Default for Position {
    /// The start of a classical game.
    fn default() -> Position {
        static START: LazyLock<Position> =
            LazyLock::new(|| Setup::initial().try_into().expect("the initial setup is valid"));
        START.clone()
    }
}
