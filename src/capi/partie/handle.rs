//! The game behind a C pointer, and what functions write where C says.

use std::cell::{Ref, RefCell};
use std::ffi::{c_char, c_int};

use super::partie::Partie;
use super::vue::Vue;
use crate::capi::errors::TypeErreur;
use crate::capi::guard::Breach;
use crate::capi::objects::{Kind, Object};
use crate::capi::strings;
use crate::play::Match;
use crate::rules::Board;

/// What a pointer to a game stands for. It is lent to the functions of its view: nothing
/// of it is borrowed then.
pub type Handle = Object<Partie>;

impl Kind for Partie {
    const MARK: u64 = u64::from_le_bytes(*b"\xe9partie\x8b");
    type Value = RefCell<State>;
}

pub struct State {
    /// None before the first game.
    pub game: Option<Match>,
    pub view: Vue,
    /// The pieces that the view has been told of.
    pub shown: Board,
}

impl Handle {
    /// Before the first game, with nobody who watches.
    pub fn new() -> Handle {
        Handle::playing(None)
    }

    /// A game that nobody watches.
    pub fn playing(game: Option<Match>) -> Handle {
        let state = State { game, view: Vue::BLIND, shown: Board::EMPTY };
        Object::of(RefCell::new(state))
    }

    /// What there is, to look at. To be let go before the view is called.
    pub fn look(&self) -> Ref<'_, State> {
        self.value.borrow()
    }

    /// Changes something; the view is not called from here.
    pub fn change<T>(&self, body: impl FnOnce(&mut State) -> T) -> T {
        body(&mut self.value.borrow_mut())
    }

    /// Calls functions of the view.
    pub fn with_view<T>(&self, body: impl FnOnce(&Vue) -> T) -> T {
        let view = self.look().view;
        self.lend(|| body(&view))
    }
}

/// The game at an address, to look at.
///
/// # Safety
///
/// `p` is NULL or a game, which is not destroyed during `'a`.
pub unsafe fn handle<'a>(p: *const Partie, tag: &'static str) -> Result<&'a Handle, Breach> {
    // SAFETY: NULL or a game, by the caller. It changes in its cells only.
    unsafe { Object::at(p, tag, "p") }
}

/// The game at an address, to change: none of its view's functions is running.
///
/// # Safety
///
/// `p` is NULL or a game, which is not destroyed during `'a`.
pub unsafe fn free_handle<'a>(
    p: *mut Partie,
    [null, busy]: [&'static str; 2],
) -> Result<&'a Handle, Breach> {
    // SAFETY: NULL or a game, by the caller.
    unsafe { handle(p, null) }?.unless_lent(|| {
        let explanation = "une fonction de la vue de cette partie, ou le partie_verifier du \
                           programme, est en cours : la partie peut être lue, mais ni changée ni \
                           détruite";
        Breach::new(busy, TypeErreur::ErreurPartieOccupee, explanation)
    })
}

/// Writes a text into the caller's buffer and gives the length that it needs.
///
/// # Safety
///
/// `tampon` is NULL or has room for `taille` bytes.
pub unsafe fn fill(
    tampon: *mut c_char,
    taille: usize,
    tag: &'static str,
    text: &str,
) -> Result<usize, Breach> {
    require_room((tampon, taille), tag, "tampon")?;
    // SAFETY: room for `taille` bytes, by the caller.
    unsafe { strings::write(tampon, taille, text) };
    Ok(text.len())
}

/// That a buffer, which is the parameter `name`, is there if it has a size.
pub fn require_room(
    (buffer, size): (*mut c_char, usize),
    tag: &'static str,
    name: &str,
) -> Result<(), Breach> {
    if buffer.is_null() && size > 0 { Err(Breach::null(tag, name)) } else { Ok(()) }
}

/// Writes as many values as fit into the caller's array, and gives how many there are.
///
/// # Safety
///
/// `tableau` is NULL or has room for `capacite` values.
pub unsafe fn deliver<T: Copy>(
    values: &[T],
    tableau: *mut T,
    capacite: c_int,
    [negative, null]: [&'static str; 2],
) -> Result<c_int, Breach> {
    let capacity = usize::try_from(capacite).map_err(|_| {
        let explanation = format!("capacite vaut {capacite}, il faut au moins 0");
        Breach::new(negative, TypeErreur::ErreurArgumentHorsLimites, explanation)
    })?;
    if tableau.is_null() && capacity > 0 {
        return Err(Breach::null(null, "tableau"));
    }
    for (place, &value) in values.iter().take(capacity).enumerate() {
        // SAFETY: within the room of the array, which need not be aligned.
        unsafe { tableau.add(place).write_unaligned(value) };
    }
    // Pieces or moves of a position, annotations of a move: a few hundred at most.
    Ok(values.len() as c_int)
}
