//! What C passes to a function, checked: what is wrong with it breaks a clause, whose
//! tag the caller gives.
//!
//! - `buffers`: texts and arrays that the caller has room for;
//! - `objects`: what C holds by its address only;
//! - `values`: numbers, sides and texts.

mod buffers;
mod objects;
mod values;

pub use buffers::{deliver, fill, require_room};
pub use objects::{Kind, Lendable, Object, has_room};
pub use values::{WHITE_OR_BLACK, misuse, number, out_of_range, side, text, unwanted};
