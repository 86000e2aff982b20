//! A game of Stackchess: a position and what led to it.

use thiserror::Error;

use super::outcome::Won;
use super::past::Past;
use super::{Move, MoveError, Outcome, Position, Square, perft};
use crate::rules::Color;

#[derive(Clone, Debug)]
pub struct StackGame {
    position: Position,
    past: Past,
    resigned: Option<Color>,
    /// Of the position, which is asked for much more often than it changes.
    ended: Option<Outcome>,
}

/// Nothing has been played yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is nothing to take back")]
pub struct NothingToTakeBack;

impl StackGame {
    pub fn new(start: Position) -> StackGame {
        let ended = start.outcome();
        StackGame { position: start, past: Past::default(), resigned: None, ended }
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The moves played, the first one first.
    pub fn moves(&self) -> &[Move] {
        self.past.moves()
    }

    /// The end of the game, if it has come.
    pub fn outcome(&self) -> Option<Outcome> {
        let resignation = |loser: Color| Outcome::Win { winner: !loser, by: Won::ByResignation };
        self.resigned.map(resignation).or(self.ended)
    }

    /// The legal moves; none once the game is over.
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.outcome().is_some() { Vec::new() } else { self.position.legal_moves() }
    }

    /// How many sequences of `depth` legal moves there are.
    pub fn perft(&self, depth: u32) -> u64 {
        match self.outcome() {
            Some(_) => u64::from(depth == 0),
            None => perft(&self.position, depth),
        }
    }

    /// The move of the top `count` pieces of a square to another, if it is legal.
    pub fn judge(&self, from: Square, to: Square, count: usize) -> Result<Move, MoveError> {
        match self.outcome() {
            Some(_) => Err(MoveError::GameOver),
            None => self.position.judge(from, to, count),
        }
    }

    pub fn play(&mut self, from: Square, to: Square, count: usize) -> Result<Move, MoveError> {
        let mv = self.judge(from, to, count)?;
        self.make(mv);
        Ok(mv)
    }

    /// Plays a move that has been judged in this position.
    pub(crate) fn make(&mut self, judged: Move) {
        self.position.play(judged, &mut self.past);
        self.ended = self.position.outcome();
    }

    /// A player gives up, to move or not.
    pub fn resign(&mut self, loser: Color) -> Result<(), MoveError> {
        match self.outcome() {
            Some(_) => Err(MoveError::GameOver),
            None => {
                self.resigned = Some(loser);
                Ok(())
            }
        }
    }

    /// Takes back the last move, or the resignation that followed it.
    pub fn take_back(&mut self) -> Result<(), NothingToTakeBack> {
        if self.resigned.take().is_some() {
            return Ok(());
        }
        self.position.take_back(&mut self.past).ok_or(NothingToTakeBack)?;
        // Nobody could have moved otherwise.
        self.ended = None;
        Ok(())
    }
}
