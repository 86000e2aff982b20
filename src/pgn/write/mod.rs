//! From a game to its text.

mod layout;
mod movetext;

use super::tags::{MAX_TAGS, ROSTER};
use super::{Record, RecordRef};
use crate::rules::{Bitboard, Color, Position};

/// What is written of a game beside its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WriteOptions {
    pub variations: bool,
    /// Comments and numeric annotations.
    pub comments: bool,
}

impl Default for WriteOptions {
    /// Everything.
    fn default() -> WriteOptions {
        WriteOptions { variations: true, comments: true }
    }
}

/// The text of a game in PGN's export format, with an empty line at its end, so
/// that texts one after another make a file.
///
/// [`super::Reader`] reads the same game from it. What cannot be written so does
/// not spoil it: in comments, line ends and control characters are spaces; the
/// words of a comment with `}` are written after semicolons; a line ends before
/// a move that is not legal in it; variations deeper than
/// [`super::MAX_DEPTH`] are left out.
pub fn write(record: &Record, options: &WriteOptions) -> String {
    write_parts(&record.parts(), options)
}

/// [`write`] of a game of which somebody else has the parts.
pub(crate) fn write_parts(record: &RecordRef<'_>, options: &WriteOptions) -> String {
    let mut text = String::new();
    write_tags(&mut text, record);
    text.push('\n');
    let mut text = movetext::write(text, record, options);
    text.push('\n');
    text
}

fn write_tags(text: &mut String, record: &RecordRef<'_>) {
    for (name, missing) in ROSTER {
        let value = match name {
            "Result" => record.result.as_str(),
            _ => record.tags.get(name).unwrap_or(missing),
        };
        write_tag(text, name, value);
    }
    for (name, value) in record.tags.iter() {
        if !ROSTER.iter().any(|&(known, _)| known == name) {
            write_tag(text, name, value);
        }
    }
    let has_room = record.tags.len() < MAX_TAGS;
    if needs_chess960(record.start) && record.tags.get("Variant").is_none() && has_room {
        write_tag(text, "Variant", "Chess960");
    }
    if *record.start != Position::default() {
        write_tag(text, "SetUp", "1");
        write_tag(text, "FEN", &record.start.to_string());
    }
}

fn write_tag(text: &mut String, name: &str, value: &str) {
    text.extend(["[", name, " \""]);
    for part in value.split_inclusive(['\\', '"']) {
        let plain = part.trim_end_matches(['\\', '"']);
        text.push_str(plain);
        if plain.len() < part.len() {
            text.extend(["\\", &part[plain.len()..]]);
        }
    }
    text.push_str("\"]\n");
}

/// Whether somebody may castle from other squares than in classical chess.
fn needs_chess960(position: &Position) -> bool {
    let corners = Bitboard::file(0) | Bitboard::file(7);
    Color::ALL.into_iter().any(|color| {
        let rooks = position.castling_rooks() & Bitboard::home_rank(color);
        rooks.any() && ((rooks & !corners).any() || position.king(color).file() != 4)
    })
}
