//! A game: positions in a row, so that moves can be taken back and
//! repetitions counted.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use thiserror::Error;

use super::outcome::FIFTY_MOVES;
use super::{Claim, Move, Outcome, Position};

/// A start and the moves played from it.
#[derive(Clone, Debug)]
pub struct Game {
    current: Position,
    /// What each move was played from, and the move.
    past: Vec<(Position, Move)>,
    /// The last ply at which each key stood on the board.
    latest: HashMap<u64, usize, BuildHasherDefault<KeyHasher>>,
    /// What is known of the position at each ply.
    standings: Vec<Standing>,
}

#[derive(Clone, Debug)]
struct Standing {
    /// How often it has occurred, this time included.
    occurrences: usize,
    /// The last ply before it with the same key.
    earlier: Option<usize>,
}

/// A position's key is as good as any hash of it.
#[derive(Clone, Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |hash, &byte| hash.rotate_left(8) ^ u64::from(byte));
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// A move that may not be played here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the move is not legal in this position")]
pub struct IllegalMove;

impl Game {
    pub fn new(start: Position) -> Game {
        let latest = HashMap::from_iter([(start.key(), 0)]);
        let standings = vec![Standing { occurrences: 1, earlier: None }];
        Game { current: start, past: Vec::new(), latest, standings }
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
        self.play_legal(mv);
        Ok(())
    }

    /// Makes room for so many more moves.
    pub(crate) fn reserve(&mut self, moves: usize) {
        self.past.reserve(moves);
        self.standings.reserve(moves);
        self.latest.reserve(moves);
    }

    /// Plays a move that somebody has judged already.
    pub(crate) fn play_legal(&mut self, mv: Move) {
        let next = self.current.after(mv);
        let occurrences = 1 + self.occurrences_of(&next);
        self.past.push((std::mem::replace(&mut self.current, next), mv));
        let earlier = self.latest.insert(self.current.key(), self.past.len());
        self.standings.push(Standing { occurrences, earlier });
    }

    /// Takes the last move back and returns it.
    pub fn take_back(&mut self) -> Option<Move> {
        let (previous, mv) = self.past.pop()?;
        match self.standings.pop().and_then(|standing| standing.earlier) {
            Some(ply) => self.latest.insert(self.current.key(), ply),
            None => self.latest.remove(&self.current.key()),
        };
        self.current = previous;
        Some(mv)
    }

    /// How often the current position has occurred, this time included.
    pub fn occurrences(&self) -> usize {
        self.occurrences_of(&self.current)
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
            Claim::ThreefoldRepetition => self.occurrences_of(&next) >= 2,
        }
    }

    /// How often a position has stood on the board, however long the game is: another position with
    /// the same key is all that could stand between it and its last occurrence.
    fn occurrences_of(&self, position: &Position) -> usize {
        let latest = self.latest.get(&position.key()).copied();
        let mut plies = std::iter::successors(latest, |&ply| self.standings[ply].earlier);
        let at = |ply: usize| self.past.get(ply).map_or(&self.current, |(before, _)| before);
        let last = plies.find(|&ply| at(ply).identity() == position.identity());
        last.map_or(0, |ply| self.standings[ply].occurrences)
    }
}
