//! From a move to its notation.

use super::Letters;
use crate::rules::{Move, Position, Role};

/// As long as any notation: `Qa1xb2=Q+` has more than a game needs.
const LONGEST: usize = 9;

impl Position {
    /// The notation of a legal move, as short as it may be: `Nbd7`, `exd6`,
    /// `e8=Q+`, `O-O-O#`.
    pub fn to_san(&self, mv: Move, letters: Letters) -> String {
        let mut san = String::with_capacity(LONGEST);
        self.write_san(mv, letters, &mut san);
        san
    }

    /// Adds the notation of a legal move to a text, and gives the position after it.
    pub(crate) fn write_san(&self, mv: Move, letters: Letters, san: &mut String) -> Position {
        if mv.is_castling() {
            let short = mv.to() > mv.from();
            san.push_str(if short { "O-O" } else { "O-O-O" });
        } else {
            self.write_san_body(mv, letters, san);
        }
        let next = self.after(mv);
        if next.is_check() {
            san.push(if next.has_legal_moves() { '+' } else { '#' });
        }
        next
    }

    fn write_san_body(&self, mv: Move, letters: Letters, san: &mut String) {
        let (from, to) = (mv.from(), mv.to());
        let role = self.board().role_at(from).unwrap_or(Role::Pawn);
        let file = char::from(b'a' + from.file());
        let rank = char::from(b'1' + from.rank());
        let capture = if role == Role::Pawn {
            let capture = from.file() != to.file();
            san.extend(capture.then_some(file));
            capture
        } else {
            san.push(letters.letter(role));
            let (write_file, write_rank) = self.disambiguation(mv, role);
            san.extend(write_file.then_some(file));
            san.extend(write_rank.then_some(rank));
            self.board().occupied().contains(to)
        };
        san.extend(capture.then_some('x'));
        san.extend(to.to_ascii().map(char::from));
        if let Some(promoted) = mv.promotion() {
            san.push('=');
            san.push(letters.letter(promoted));
        }
    }

    /// Whether the file and the rank of the start must be written: the file if
    /// it is enough, else the rank if that is, else both.
    fn disambiguation(&self, mv: Move, role: Role) -> (bool, bool) {
        let from = mv.from();
        let rivals = self.starts_among(!from.bitboard(), role, mv.to());
        if rivals.is_empty() {
            (false, false)
        } else if !rivals.into_iter().any(|rival| rival.file() == from.file()) {
            (true, false)
        } else if !rivals.into_iter().any(|rival| rival.rank() == from.rank()) {
            (false, true)
        } else {
            (true, true)
        }
    }
}
