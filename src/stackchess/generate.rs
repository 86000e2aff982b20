//! Listing the legal moves.
//!
//! Only occupied squares are looked at, and each pile is gone through once, from
//! its top: the cost follows the pieces and the reach of their moves.

use std::ops::ControlFlow;

use super::group::{Gait, Group, LEAPS};
use super::{Move, Position, Square};

impl Position {
    /// All legal moves; none once the game has been won or drawn.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.for_each_move(|mv| moves.push(mv));
        moves
    }

    pub fn has_legal_moves(&self) -> bool {
        self.visit_moves(&mut |_| ControlFlow::Break(())).is_break()
    }

    #[inline]
    pub(super) fn for_each_move(&self, mut see: impl FnMut(Move)) {
        let _ = self.visit_moves(&mut |mv| {
            see(mv);
            ControlFlow::<()>::Continue(())
        });
    }

    /// Shows the legal moves to `visit`, until it has seen enough.
    #[inline]
    fn visit_moves<B>(&self, visit: &mut impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.is_decided() {
            return ControlFlow::Continue(());
        }
        for from in self.occupied[self.turn.index()].iter() {
            self.visit_moves_from(from, visit)?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn visit_moves_from<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut group = Group::EMPTY;
        for &piece in self.pile(from).iter().rev() {
            group.add(piece);
            match group.gait() {
                Gait::Walk => self.visit_walks(from, &group, visit)?,
                Gait::Leap => self.visit_leaps(from, &group, visit)?,
                // Only a knight further down can help.
                Gait::Stuck if !self.options.knights => break,
                Gait::Stuck => {}
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn visit_walks<B>(
        &self,
        from: Square,
        group: &Group,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let count = group.count();
        for direction in group.directions().iter() {
            let mut to = from;
            for _ in 0..group.reach(direction).min(from.room(direction, self.size)) {
                to = to.step(direction);
                let is_taken = self.is_taken_by(to, count);
                let allowed = match is_taken {
                    Some(can_take) => can_take && group.may_take(direction),
                    None => group.may_settle(direction),
                };
                if allowed {
                    visit(Move { from, to, count })?;
                }
                if is_taken.is_some() || self.occupied[self.turn.index()].contains(to) {
                    break;
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn visit_leaps<B>(
        &self,
        from: Square,
        group: &Group,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let count = group.count();
        for to in LEAPS.iter().filter_map(|&leap| from.offset(leap, self.size)) {
            if self.is_taken_by(to, count) != Some(false) {
                visit(Move { from, to, count })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether so many pieces take the enemy pile of a square; `None` without one.
    #[inline]
    fn is_taken_by(&self, square: Square, count: usize) -> Option<bool> {
        let enemy = self.occupied[(!self.turn).index()].contains(square);
        enemy.then(|| count > self.pile(square).len())
    }
}
