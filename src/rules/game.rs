//! A game: positions in a row, so that moves can be taken back and
//! repetitions counted.

use thiserror::Error;

use super::outcome::FIFTY_MOVES;
use super::repetitions::Repetitions;
use super::{Claim, Move, Outcome, Position};

/// A start and the moves played from it.
#[derive(Clone, Debug)]
pub struct Game {
    current: Position,
    /// What each move was played from.
    past: Vec<Position>,
    moves: Vec<Move>,
    repetitions: Repetitions,
}

/// A move that may not be played here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the move is not legal in this position")]
pub struct IllegalMove;

impl Game {
    pub fn new(start: Position) -> Game {
        Game::of_legal_moves(Vec::new(), start, Vec::new())
    }

    /// A game whose moves somebody has judged already: the positions that they were played from,
    /// and the one after the last of them.
    pub(crate) fn of_legal_moves(past: Vec<Position>, current: Position, moves: Vec<Move>) -> Game {
        Game { current, past, moves, repetitions: Repetitions::default() }
    }

    pub fn position(&self) -> &Position {
        &self.current
    }

    /// The moves played, the first one first.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + ExactSizeIterator {
        self.moves.iter().copied()
    }

    /// The move played at a place, counted from 0, and the position before it.
    pub fn played(&self, place: usize) -> Option<(&Position, Move)> {
        self.past.get(place).zip(self.moves.get(place).copied())
    }

    /// The positions before the current one, the first one first.
    pub fn earlier_positions(
        &self,
    ) -> impl DoubleEndedIterator<Item = &Position> + ExactSizeIterator {
        self.past.iter()
    }

    /// Plays a move. The game goes on whatever [`Game::outcome`] says: that is
    /// for the caller to heed.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        if !self.current.is_legal(mv) {
            return Err(IllegalMove);
        }
        self.play_legal(mv);
        Ok(())
    }

    /// Plays a move that somebody has judged already.
    fn play_legal(&mut self, mv: Move) {
        let next = self.current.after(mv);
        self.past.push(std::mem::replace(&mut self.current, next));
        self.moves.push(mv);
        self.repetitions.add(&self.past, &self.current);
    }

    /// Takes the last move back and returns it.
    pub fn take_back(&mut self) -> Option<Move> {
        let previous = self.past.pop()?;
        self.repetitions.remove(&self.current);
        self.current = previous;
        self.moves.pop()
    }

    /// How often the current position has occurred, this time included.
    pub fn occurrences(&self) -> usize {
        self.occurrences_of(&self.current)
    }

    /// The end of the game by itself, if it has come.
    pub fn outcome(&self) -> Option<Outcome> {
        self.current
            .outcome()
            .or_else(|| self.has_stood(5, &self.current).then_some(Outcome::FivefoldRepetition))
    }

    /// Whether the player to move may claim a draw by the position on the board.
    pub fn can_claim(&self, claim: Claim) -> bool {
        self.current.has_legal_moves()
            && match claim {
                Claim::FiftyMoves => self.current.halfmove_clock() >= FIFTY_MOVES,
                Claim::ThreefoldRepetition => self.has_stood(3, &self.current),
            }
    }

    /// Whether the player to move may claim a draw by announcing a legal move
    /// that will bring it about. A move that mates ends the game otherwise.
    pub fn can_claim_with(&self, mv: Move, claim: Claim) -> bool {
        if !self.current.is_legal(mv) {
            return false;
        }
        let next = self.current.after(mv);
        match claim {
            Claim::FiftyMoves => next.halfmove_clock() >= FIFTY_MOVES && next.has_legal_moves(),
            Claim::ThreefoldRepetition => self.has_stood(2, &next),
        }
    }

    /// Whether a position has stood on the board so often. Between two times each side moves a
    /// piece away and back, and nothing is taken; mostly the last such move is too near.
    fn has_stood(&self, times: u32, position: &Position) -> bool {
        position.halfmove_clock() >= 4 * (times - 1)
            && self.occurrences_of(position) >= times as usize
    }

    /// How often a position has stood on the board, however long the game is.
    fn occurrences_of(&self, position: &Position) -> usize {
        self.repetitions.count(position, &self.past, &self.current)
    }
}
