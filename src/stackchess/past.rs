//! Playing moves, and taking them back.

use super::{Move, Piece, Position};

/// What is needed to take moves back: for each move the pieces that it moved, as
/// they were, then those that it took.
#[derive(Clone, Debug, Default)]
pub struct Past {
    moves: Vec<Move>,
    pieces: Vec<Piece>,
    /// How many pieces each move took.
    taken: Vec<usize>,
}

impl Past {
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }
}

impl Position {
    /// Plays a legal move.
    pub(super) fn play(&mut self, mv: Move, past: &mut Past) {
        let Move { from, to, count } = mv;
        let (own, enemy) = (self.turn.index(), (!self.turn).index());
        let start = past.pieces.len();
        let source = &mut self.piles[from.index()];
        past.pieces.extend(source.drain(source.len() - count..));
        let takes = self.occupied[enemy].contains(to);
        let promoted = self.promotes_on(to, self.turn);
        let target = &mut self.piles[to.index()];
        if takes {
            for &piece in target.iter() {
                self.material[enemy].remove(piece);
            }
            past.pieces.append(target);
        }
        past.taken.push(past.pieces.len() - start - count);
        for &piece in &past.pieces[start..start + count] {
            let arrived = piece.arrived(promoted);
            self.material[own].remove(piece);
            self.material[own].add(arrived);
            target.push(arrived);
        }
        self.look_at(from);
        self.look_at(to);
        past.moves.push(mv);
        self.turn = !self.turn;
    }

    /// Takes the last move back.
    pub(super) fn take_back(&mut self, past: &mut Past) -> Option<Move> {
        let mv = past.moves.pop()?;
        let Move { from, to, count } = mv;
        let taken = past.taken.pop().unwrap_or_default();
        self.turn = !self.turn;
        let (own, enemy) = (self.turn.index(), (!self.turn).index());
        let target = &mut self.piles[to.index()];
        for piece in target.drain(target.len() - count..) {
            self.material[own].remove(piece);
        }
        for piece in past.pieces.drain(past.pieces.len() - taken..) {
            self.material[enemy].add(piece);
            target.push(piece);
        }
        let source = &mut self.piles[from.index()];
        for piece in past.pieces.drain(past.pieces.len() - count..) {
            self.material[own].add(piece);
            source.push(piece);
        }
        self.look_at(from);
        self.look_at(to);
        Some(mv)
    }
}
