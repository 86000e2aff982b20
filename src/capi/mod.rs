//! What C sees: French names and contracts over the core.
//!
//! Each file named in `headers/src/manifest.rs` is a section of a header: its
//! doc comments are the contracts, and `cargo run -p headers` copies them there.
//! The other files are shared by all sections:
//!
//! - `guard`: how a public function runs: broken contracts and panics;
//! - `contracts`: what is done about a broken contract, and the last one;
//! - `output`, `input`: C's own streams;
//! - `files`: read within a limit; `saving`: replaced in one step;
//! - `size_limit`: files that grow beyond what the process may write;
//! - `named_file`: a file that C names, and what is told of it;
//! - `arguments`: what C passes, checked: objects, buffers, numbers;
//! - `pointers`: structures that belong to the caller;
//! - `strings`: C strings, read and written;
//! - `enums`: integers of C that are values of an enum;
//! - `errors`, `error_sentences`: the error codes and what they are called;
//! - `castling_rights`: rights to castle, as bits of an integer;
//! - `fen_sentences`: why the core refuses a FEN, as C codes and sentences;
//! - `messages`, `words`: what sentences are made of;
//! - `public`: the functions that the library itself calls by their public name;
//! - `language`: French or English, for what the players read;
//! - `linking`: what a C program is linked with.
//!
//! Rust has no reason to call any of it, but may want to link C programs with it:
//!
//! ```
//! use echecs::capi::linking::{SONAME, STATIC_LIBS};
//!
//! let link = format!("cc programme.c libechecs.a {} -o programme", STATIC_LIBS.join(" "));
//! assert!(link.contains("-lpthread"));
//! assert!(SONAME.starts_with("libechecs.so."));
//! ```

// What a caller must respect is the French contract of each function.
#![allow(clippy::missing_safety_doc)]
// The contracts are written for C: `char tampon[ECHECS_FEN_MAX]` is an array, no link.
#![allow(rustdoc::broken_intra_doc_links)]

mod arguments;
mod castling_rights;
mod contracts;
pub mod cpe;
mod enums;
mod error_names;
mod error_sentences;
mod errors;
mod fen_sentences;
mod files;
pub mod general;
mod guard;
pub mod in104;
mod input;
mod language;
pub mod linking;
mod messages;
mod named_file;
mod output;
pub mod partie;
mod pointers;
pub mod positions;
mod public;
mod saving;
mod size_limit;
pub mod stackchess;
mod strings;
mod version;
mod words;

pub use error_names::nommer_type_erreur;
pub use errors::{TypeErreur, TypeErreurC};
pub use general::{
    JournalEchecs, ModeContrats, ModeContratsC, echecs_brancher_journal, echecs_choisir_contrats,
    echecs_dernier_code, echecs_derniere_erreur, echecs_oublier_erreur,
};
pub use language::{Langue, LangueC, echecs_choisir_langue};
pub use positions::{echecs_perft, echecs_verifier_fen};
pub use version::{echecs_version, echecs_version_nombre};
