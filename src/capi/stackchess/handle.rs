//! The game behind a C pointer, and squares and players from C.

use std::ffi::{c_char, c_int};

use super::codes::{CodeStackchess, CodeStackchessC};
use super::partie::Stackchess;
use crate::capi::errors::TypeErreur;
use crate::capi::guard::Breach;
use crate::capi::objects::{Kind, Object};
use crate::capi::strings;
use crate::rules::Color;
use crate::stackchess::{Square, StackGame};

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
    type Value = StackGame;
}

/// The game at an address, to look at.
///
/// # Safety
///
/// `s` is NULL or a game that nothing changes during `'a`.
pub unsafe fn game<'a>(s: *const Stackchess, tag: &'static str) -> Result<&'a StackGame, Breach> {
    // SAFETY: NULL or a game, by the caller.
    Ok(&unsafe { Handle::at(s, tag, "s") }?.value)
}

/// A game that may be changed: no function of piles is running for one of its moves.
///
/// # Safety
///
/// `s` is NULL or a game that nothing changes during `'a`.
pub unsafe fn free_handle<'a>(
    s: *mut Stackchess,
    [null, busy]: [&'static str; 2],
) -> Result<&'a Handle, Breach> {
    // SAFETY: NULL or a game, by the caller.
    unsafe { Handle::at(s, null, "s") }?.unless_lent(|| {
        let explanation = "une fonction de pile est en cours pour un coup de cette partie : elle \
                           peut lire la partie, mais ni la changer ni la détruire";
        breach(busy, CodeStackchess::StackchessPartieOccupee, explanation)
    })
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
    unsafe { free_handle(s, tags) }?;
    // SAFETY: a game, which is not lent, so that nothing looks at it.
    Ok(unsafe { &mut (*s.cast::<Handle>()).value })
}

/// Writes a text for C and gives its length; a buffer that is NULL has no size, or the
/// clause `tag` is broken.
///
/// # Safety
///
/// `tampon` is NULL or has room for `taille` bytes.
pub unsafe fn fill(
    tag: &'static str,
    (tampon, taille): (*mut c_char, usize),
    text: &str,
) -> Result<usize, Breach> {
    if tampon.is_null() && taille > 0 {
        return Err(Breach::null(tag, "tampon"));
    }
    // SAFETY: room for `taille` bytes, by the caller.
    unsafe { strings::write(tampon, taille, text) };
    Ok(text.len())
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
    let found = Color::ALL.into_iter().find(|color| color.index() as c_int == joueur);
    found.ok_or_else(|| {
        let explanation = format!("joueur vaut {joueur}, il faut 0 (blancs) ou 1 (noirs)");
        breach(tag, CodeStackchess::StackchessJoueurIncorrect, explanation)
    })
}

pub fn off_board(game: &StackGame, x: c_int, y: c_int) -> String {
    let last = game.position().size() - 1;
    format!("la case ({x}, {y}) n'est pas sur le plateau, il faut de 0 à {last}")
}
