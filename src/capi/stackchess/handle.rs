//! The game behind a C pointer, and squares and players from C.

use std::ffi::c_int;

use super::codes::{CodeStackchess, CodeStackchessC};
use super::partie::Stackchess;
use crate::capi::arguments::{Kind, Lendable, Object, WHITE_OR_BLACK, side, unwanted};
use crate::capi::guard::Breach;
use crate::rules::Color;
use crate::stackchess::{Square, StackGame};

pub const OK: CodeStackchessC = CodeStackchess::StackchessOk as CodeStackchessC;

/// A clause that was not respected, with a code of this course.
pub fn breach(tag: &'static str, code: CodeStackchess, explanation: impl Into<String>) -> Breach {
    Breach::with_code(tag, code as CodeStackchessC, explanation)
}

/// What a pointer to a game stands for. It is lent to the functions of piles.
pub type Handle = Object<Stackchess>;

impl Kind for Stackchess {
    const MARK: u64 = u64::from_le_bytes(*b"\xe9piles\x8b\x8b");
    const NAME: &'static str = "s";
    type Value = StackGame;
}

impl Lendable for Stackchess {
    fn busy(tag: &'static str) -> Breach {
        let explanation = "une fonction de pile est en cours pour un coup de cette partie : elle \
                           peut lire la partie, mais ni la changer ni la détruire";
        breach(tag, CodeStackchess::StackchessPartieOccupee, explanation)
    }
}

/// The game at an address, to look at.
///
/// # Safety
///
/// `s` is NULL or a game that nothing changes during `'a`.
pub unsafe fn game<'a>(s: *const Stackchess, tag: &'static str) -> Result<&'a StackGame, Breach> {
    // SAFETY: NULL or a game, by the caller.
    Ok(&unsafe { Handle::at(s, tag) }?.value)
}

/// The game at an address, to change.
///
/// # Safety
///
/// `s` is NULL or a game that nothing else uses during `'a`.
pub unsafe fn game_mut<'a>(
    s: *mut Stackchess,
    tags: [&'static str; 2],
) -> Result<&'a mut StackGame, Breach> {
    // SAFETY: NULL or a game, by the caller.
    unsafe { Handle::free_at(s, tags) }?;
    // SAFETY: a game, which is not lent, so that nothing looks at it.
    Ok(unsafe { &mut (*s.cast::<Handle>()).value })
}

/// A square of the board of a game.
pub fn square(game: &StackGame, x: c_int, y: c_int) -> Option<Square> {
    let square = Square::at(u8::try_from(x).ok()?, u8::try_from(y).ok()?)?;
    square.is_on(game.position().size()).then_some(square)
}

/// The same for a function whose clause it is.
pub fn required_square(
    game: &StackGame,
    tag: &'static str,
    (x, y): (c_int, c_int),
) -> Result<Square, Breach> {
    square(game, x, y)
        .ok_or_else(|| breach(tag, CodeStackchess::StackchessHorsPlateau, off_board(game, x, y)))
}

/// A player, for a function whose clause it is.
pub fn player(tag: &'static str, joueur: c_int) -> Result<Color, Breach> {
    side(joueur).ok_or_else(|| {
        let explanation = unwanted("joueur", joueur, WHITE_OR_BLACK);
        breach(tag, CodeStackchess::StackchessJoueurIncorrect, explanation)
    })
}

pub fn off_board(game: &StackGame, x: c_int, y: c_int) -> String {
    let last = game.position().size() - 1;
    format!("la case ({x}, {y}) n'est pas sur le plateau, il faut de 0 à {last}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stackchess::{Options, Position};

    #[test]
    fn a_square_off_the_board_is_told_with_the_last_one_on_it() {
        let start = Position::start(6, Options::default()).expect("a size");
        let told = off_board(&StackGame::new(start), 6, 0);
        assert_eq!(told, "la case (6, 0) n'est pas sur le plateau, il faut de 0 à 5");
    }
}
