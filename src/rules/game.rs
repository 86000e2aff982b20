//! A game: positions in a row, so that moves can be taken back and
//! repetitions counted.

use thiserror::Error;

use super::outcome::FIFTY_MOVES;
use super::{Claim, Move, Outcome, Position};

/// A start and the moves played from it.
#[derive(Clone, Debug)]
pub struct Game {
    current: Position,
    /// What each move was played from, and the move.
    past: Vec<(Position, Move)>,
}

/// A move that may not be played here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the move is not legal in this position")]
pub struct IllegalMove;

impl Game {
    pub fn new(start: Position) -> Game {
        Game { current: start, past: Vec::new() }
    }

    pub fn position(&self) -> &Position {
        &self.current
    }

    /// The moves played, the first one first.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + ExactSizeIterator {
        self.past.iter().map(|&(_, mv)| mv)
    }

    /// The move played at a place, counted from 0, and the position before it.
    pub fn played(&self, place: usize) -> Option<(&Position, Move)> {
        self.past.get(place).map(|(before, mv)| (before, *mv))
    }

    /// The positions before the current one, the first one first.
    pub fn earlier_positions(
        &self,
    ) -> impl DoubleEndedIterator<Item = &Position> + ExactSizeIterator {
        self.past.iter().map(|(position, _)| position)
    }

    /// Plays a move. The game goes on whatever [`Game::outcome`] says: that is
    /// for the caller to heed.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        if !self.current.is_legal(mv) {
            return Err(IllegalMove);
        }
        let next = self.current.after(mv);
        self.past.push((std::mem::replace(&mut self.current, next), mv));
        Ok(())
    }

    /// Takes the last move back and returns it.
    pub fn take_back(&mut self) -> Option<Move> {
        let (previous, mv) = self.past.pop()?;
        self.current = previous;
        Some(mv)
    }

    /// How often the current position has occurred, this time included.
    pub fn occurrences(&self) -> usize {
        1 + self.earlier_occurrences(&self.current, self.past.len())
    }

    /// The end of the game by itself, if it has come.
    pub fn outcome(&self) -> Option<Outcome> {
        self.current
            .outcome()
            .or_else(|| (self.occurrences() >= 5).then_some(Outcome::FivefoldRepetition))
    }

    /// Whether the player to move may claim a draw by the position on the board.
    pub fn can_claim(&self, claim: Claim) -> bool {
        self.current.has_legal_moves()
            && match claim {
                Claim::FiftyMoves => self.current.halfmove_clock() >= FIFTY_MOVES,
                Claim::ThreefoldRepetition => self.occurrences() >= 3,
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
            Claim::ThreefoldRepetition => self.earlier_occurrences(&next, self.past.len() + 1) >= 2,
        }
    }

    /// How often a position stood on the board before ply `ply`. Nothing from
    /// before the last capture or pawn move can have come again.
    fn earlier_occurrences(&self, position: &Position, ply: usize) -> usize {
        let reversible = usize::try_from(position.halfmove_clock()).unwrap_or(usize::MAX);
        let earliest = ply.saturating_sub(reversible);
        (earliest..ply)
            .rev()
            .skip(1)
            .step_by(2)
            .map(|ply| self.past.get(ply).map_or(&self.current, |(before, _)| before))
            .filter(|earlier| {
                earlier.key() == position.key() && earlier.identity() == position.identity()
            })
            .count()
    }
}
