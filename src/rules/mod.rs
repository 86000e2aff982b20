//! The chess core: positions, legal moves, notations, outcomes.
//!
//! ```
//! use echecs::rules::{Game, Letters, Position};
//!
//! let mut game = Game::new(Position::default());
//! for san in ["f3", "e5", "g4", "Qh4#"] {
//!     let mv = game.position().parse_san(san, Letters::English)?;
//!     assert_eq!(game.position().to_san(mv, Letters::English), san);
//!     game.play(mv)?;
//! }
//! assert_eq!(game.position().to_string(),
//!     "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
//! assert!(game.outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! All tables are computed by the compiler: nothing to initialise, nothing to
//! lock.

#![forbid(unsafe_code)]

mod arrival;
pub mod attacks;
mod bitboard;
mod board;
mod castling;
mod color;
mod fen;
mod game;
mod generate;
mod moves;
mod outcome;
mod pairs;
mod perft;
mod piece;
mod position;
mod repetitions;
mod san;
mod setup;
mod side;
mod square;
mod successor;
mod uci;
mod validity;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub(crate) use castling::{CLASSICAL_CASTLINGS, CastlingWay, ClassicalCastling, castling_arrival};
pub use color::Color;
pub use fen::{CastlingField, FenError, FenReason};
pub use game::{Game, IllegalMove};
pub use moves::{Move, MoveKind};
pub use outcome::{Claim, Outcome};
pub use perft::{perft, perft_divide};
pub use piece::{Piece, Role};
pub use position::Position;
pub use san::{Letters, San, SanError};
pub use setup::Setup;
pub use square::{NotASquare, Square};
pub use uci::{CastlingStyle, UciError};
pub use validity::{PositionError, Strictness};
