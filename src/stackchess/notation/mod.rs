//! Positions as text: `tfdrft/p'p'p'p'p'p'/6/6/P'P'P'P'P'P'/TFDRFT b -`.

mod error;
mod read;
mod write;

pub use error::{NotationError, NotationReason};
