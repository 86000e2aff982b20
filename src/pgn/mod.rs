//! Games as text: PGN, in both directions.
//!
//! ```
//! use echecs::pgn::{GameResult, ReadOptions, Reader, WriteOptions, write};
//!
//! let text = "[White \"Anne\"]\n\n1.e4 e5 2.Bc4?! (2.Nf3 {is the rule}) Nc6 *";
//! let mut reader = Reader::new(text.as_bytes(), ReadOptions::default());
//! let game = reader.next_game().expect("a game")?;
//! assert_eq!(game.tags.get("White"), Some("Anne"));
//! assert_eq!((game.line.len(), game.result), (4, GameResult::Unknown));
//! assert_eq!((game.line[2].nags[0], game.line[2].variations.len()), (6, 1));
//! assert!(write(&game, &WriteOptions::default())
//!     .ends_with("\n\n1. e4 e5 2. Bc4 $6 (2. Nf3 {is the rule}) 2... Nc6 *\n\n"));
//! assert!(reader.next_game().is_none());
//! # Ok::<(), echecs::pgn::ReadError>(())
//! ```
//!
//! Reading forgives what leaves the meaning clear and refuses the rest, with
//! line and reason; [`Reader`] says what is which. Moves are legal moves of
//! chess, in English letters, whatever a `Variant` tag says. A game may go on
//! after a draw by 75 moves or repetition: the players did not see it.

#![forbid(unsafe_code)]

mod error;
mod read;
mod record;
mod result;
mod tags;
mod text;
mod write;

pub use error::{PgnError, PgnReason, ReadError};
pub(crate) use read::{AnyReader, PlayedGame};
pub use read::{MAX_GAME_BYTES, MAX_GAME_PLIES, ReadOptions, Reader};
pub(crate) use record::RecordRef;
pub use record::{MAX_DEPTH, Ply, Record, Variation};
pub use result::GameResult;
pub use tags::{MAX_TAGS, TagError, Tags};
pub use text::comment_words;
pub(crate) use write::write_parts;
pub use write::{WriteOptions, write};
