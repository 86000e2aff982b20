//! The Stackchess core: piles of pieces on a board of any size.
//!
//! ```
//! use echecs::stackchess::{StackGame, Options, Outcome, Position, Square};
//!
//! let mut game = StackGame::new(Position::start(6, Options::default())?);
//! let (a1, a2): (Square, Square) = ("a1".parse()?, "a2".parse()?);
//! game.play(a1, a2, 1)?;
//! assert_eq!(game.position().to_string(),
//!     "tfdrft/p'p'p'p'p'p'/6/6/(P'T)P'P'P'P'P'/1FDRFT n -");
//! game.take_back();
//! assert_eq!(game.position().legal_moves().len(), 30);
//! assert_eq!(game.outcome(), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What the top pieces of a pile can do together is in `group`, from what each
//! can do alone (`gait`), and how far their ways are free in `lines`; `generate`
//! lists the moves, `judge` says why one is refused, and a test keeps the two in
//! agreement.

#![forbid(unsafe_code)]

mod cells;
mod direction;
mod gait;
mod game;
mod generate;
mod group;
mod judge;
mod lines;
mod material;
mod moves;
mod notation;
mod outcome;
mod past;
mod perft;
mod piece;
mod position;
mod rays;
mod square;
mod square_set;
mod start;

pub use game::{NothingToTakeBack, StackGame};
pub use judge::{MoveError, PileError};
pub use moves::Move;
pub use notation::{NotationError, NotationReason};
pub use outcome::{Outcome, Won};
pub use perft::perft;
pub use piece::{Piece, Role};
pub use position::{MAX_PIECES, Options, Position};
pub use square::{MAX_SIZE, MIN_SIZE, NotASquare, Square};
pub use start::BadSize;
