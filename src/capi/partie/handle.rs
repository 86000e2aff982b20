//! The game behind a C pointer.

use std::cell::{Ref, RefCell};

use super::partie::Partie;
use super::vue::Vue;
use crate::capi::arguments::{Kind, Lendable, Object};
use crate::capi::errors::TypeErreur;
use crate::capi::guard::Breach;
use crate::play::Match;
use crate::rules::Board;

/// What a pointer to a game stands for. It is lent to the functions of its view: nothing
/// of it is borrowed then.
pub type Handle = Object<Partie>;

impl Kind for Partie {
    const MARK: u64 = u64::from_le_bytes(*b"\xe9partie\x8b");
    const NAME: &'static str = "p";
    type Value = RefCell<State>;
}

impl Lendable for Partie {
    fn busy(tag: &'static str) -> Breach {
        let explanation = "une fonction de la vue de cette partie, ou le partie_verifier du \
                           programme, est en cours : la partie peut être lue, mais ni changée ni \
                           détruite";
        Breach::new(tag, TypeErreur::ErreurPartieOccupee, explanation)
    }
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
