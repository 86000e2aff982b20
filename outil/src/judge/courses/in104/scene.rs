//! A question about a position.

use std::rc::Rc;

use echecs::rules::{Bitboard, Board, Setup};

use super::positions;
use super::state::State;
use super::words;
use crate::judge::exercise::{Drawing, Shown};

/// A position, and what is asked there.
#[derive(Clone, Debug)]
pub struct Scene<W> {
    pub setup: Rc<Setup>,
    pub what: W,
}

impl<W: Clone> Scene<W> {
    pub fn new(setup: Setup, what: W) -> Scene<W> {
        Scene { setup: Rc::new(setup), what }
    }

    pub fn state(&self) -> State {
        State::of(&self.setup)
    }

    pub fn size(&self) -> usize {
        positions::size(&self.setup)
    }

    /// The same question on boards with less, kings or not.
    pub fn smaller(&self) -> Vec<Scene<W>> {
        self.on(positions::smaller(&self.setup))
    }

    /// The same question on boards with less, on which moves can be played.
    pub fn smaller_playable(&self) -> Vec<Scene<W>> {
        self.on(positions::smaller_playable(&self.setup))
    }

    fn on(&self, setups: Vec<Setup>) -> Vec<Scene<W>> {
        setups.into_iter().map(|setup| Scene::new(setup, self.what.clone())).collect()
    }

    /// What a drawing does not tell of the position.
    pub fn situation(&self) -> String {
        let state = self.state();
        let (rights, passed) = (words::rights(state.rights), words::en_passant(state.en_passant));
        let side = words::side(self.setup.turn);
        format!("trait aux {side}, roque {rights}, en_passant {passed}")
    }

    /// The position, a call, and the lines of a C program after those that prepare the position.
    pub fn shown(&self, call: String, lines: Vec<String>) -> Shown {
        let mut program = words::prepared(&self.setup);
        program.extend(lines);
        Shown { drawing: Some(drawing(&self.setup.board)), moves: Vec::new(), call, program }
    }
}

/// A board to look at, with nothing marked yet.
pub fn drawing(board: &Board) -> Drawing {
    Drawing { board: *board, last_move: None, marked: Bitboard::EMPTY }
}
