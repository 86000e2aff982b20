//! The engine: evaluation, search, and the UCI protocol.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use echecs::rules::{CastlingStyle, Game, Position};
//! use echecs::search::{Limits, Score, Table, search};
//!
//! let position = Position::from_fen("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1")?;
//! let limits = Limits { depth: Some(4), ..Limits::default() };
//! let mut table = Table::new(1)?;
//! let stop = AtomicBool::new(false);
//! let best = search(&Game::new(position), &limits, &mut table, &stop, |_info| ());
//! assert_eq!(best.mv.map(|mv| mv.to_uci(CastlingStyle::Classical)).as_deref(), Some("d1d8"));
//! assert_eq!(best.score, Score::Mate(1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod budget;
mod checks;
mod deepening;
mod eval;
mod exchange;
mod history;
mod limits;
mod marks;
mod moves;
mod order;
mod path;
mod pruning;
mod quiescence;
mod reductions;
mod report;
mod score;
mod searcher;
mod singular;
mod table;
mod tree;
pub mod uci;

pub use deepening::search;
pub use eval::evaluate;
pub use limits::{Clock, Limits};
pub use report::{Best, Info};
pub use score::{MAX_PLY, Score};
pub use table::Table;
