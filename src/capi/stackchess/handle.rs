//! The game behind a C pointer, and squares from C.

use std::ffi::c_int;

use super::codes::{CodeStackchess, CodeStackchessC};
use super::partie::Stackchess;
use crate::capi::errors::TypeErreur;
use crate::capi::guard::Breach;
use crate::capi::objects::{Kind, Object};
use crate::stackchess::{Game, Square};

pub const OK: CodeStackchessC = CodeStackchess::StackchessOk as CodeStackchessC;

/// A clause that was not respected, with a code of this course.
pub fn breach(tag: &'static str, code: CodeStackchess, explanation: impl Into<String>) -> Breach {
    Breach::with_code(tag, code as CodeStackchessC, explanation)
}

/// The same for a function that gives no code.
pub fn misuse(tag: &'static str, explanation: impl Into<String>) -> Breach {
    Breach::new(tag, TypeErreur::ErreurArgumentHorsLimites, explanation)
}

/// What a pointer to a game stands for. It is lent to the functions of piles.
pub type Handle = Object<Stackchess>;

impl Kind for Stackchess {
    const MARK: u64 = u64::from_le_bytes(*b"\xe9piles\x8b\x8b");
    type Value = Game;
}

/// The game at an address, to look at.
///
/// # Safety
///
/// `partie` is NULL or a game that nothing changes during `'a`.
pub unsafe fn game<'a>(partie: *const Stackchess, tag: &'static str) -> Result<&'a Game, Breach> {
    // SAFETY: NULL or a game, by the caller.
    Ok(&unsafe { Handle::at(partie, tag, "partie") }?.value)
}

/// A game that may be changed: no function of piles is running for one of its moves.
///
/// # Safety
///
/// `partie` is NULL or a game that nothing changes during `'a`.
pub unsafe fn free_handle<'a>(
    partie: *mut Stackchess,
    [null, busy]: [&'static str; 2],
) -> Result<&'a Handle, Breach> {
    // SAFETY: NULL or a game, by the caller.
    unsafe { Handle::at(partie, null, "partie") }?.unless_lent(|| {
        let explanation = "une fonction de pile est en cours pour un coup de cette partie : elle \
                           peut la regarder, pas la changer ni la détruire";
        breach(busy, CodeStackchess::StackchessPartieOccupee, explanation)
    })
}

/// The game at an address, to change.
///
/// # Safety
///
/// `partie` is NULL or a game that nothing else uses during `'a`.
pub unsafe fn game_mut<'a>(
    partie: *mut Stackchess,
    tags: [&'static str; 2],
) -> Result<&'a mut Game, Breach> {
    // SAFETY: NULL or a game, by the caller.
    unsafe { free_handle(partie, tags) }?;
    // SAFETY: a game, which is not lent, so that nothing looks at it.
    Ok(unsafe { &mut (*partie.cast::<Handle>()).value })
}

/// A square of the board of a game.
pub fn square(game: &Game, x: c_int, y: c_int) -> Option<Square> {
    let square = Square::at(u8::try_from(x).ok()?, u8::try_from(y).ok()?)?;
    square.is_on(game.position().size()).then_some(square)
}

/// The same for a function whose clause it is.
pub fn required_square(
    game: &Game,
    tag: &'static str,
    (x, y): (c_int, c_int),
) -> Result<Square, Breach> {
    square(game, x, y)
        .ok_or_else(|| breach(tag, CodeStackchess::StackchessHorsPlateau, off_board(game, x, y)))
}

pub fn off_board(game: &Game, x: c_int, y: c_int) -> String {
    let last = game.position().size() - 1;
    format!("la case ({x}, {y}) n'est pas sur le plateau, il faut de 0 à {last}")
}
