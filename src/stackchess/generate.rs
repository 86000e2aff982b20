//! Listing the legal moves.
//!
//! Only occupied squares are looked at, and each pile is gone through once, from
//! its top: the cost follows the pieces and the reach of their moves.

use std::ops::ControlFlow;

use super::cells::Cell;
use super::direction::Direction;
use super::group::{Gait, Group, LEAPS};
use super::{Move, Position, Square};

impl Position {
    /// All legal moves; none once the game has been won or drawn.
    pub fn legal_moves(&self) -> Vec<Move> {
        // Seldom too few: to grow takes as long as to list several moves.
        let mut moves = Vec::with_capacity(64);
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
        for direction in group.directions().iter() {
            // What a pawn may do is known to the compiler, for speed.
            match (group.may_settle(direction), group.may_take(direction)) {
                (true, true) => self.visit_way::<true, true, B>(from, group, direction, visit)?,
                (true, false) => self.visit_way::<true, false, B>(from, group, direction, visit)?,
                (false, _) => self.visit_way::<false, true, B>(from, group, direction, visit)?,
            }
        }
        ControlFlow::Continue(())
    }

    /// The moves in one direction of a group that may or may not go where no enemy is, or
    /// take one.
    #[inline(always)]
    fn visit_way<const SETTLES: bool, const TAKES: bool, B>(
        &self,
        from: Square,
        group: &Group,
        direction: Direction,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let count = group.count();
        let mut to = from;
        for _ in 0..group.reach(direction) {
            to = to.step(direction);
            let cell = self.cells.on(to);
            let allowed = match cell {
                Cell::Empty => SETTLES,
                Cell::Pile { owner, .. } if owner == self.turn => SETTLES,
                Cell::Pile { height, .. } => TAKES && count > usize::from(height),
                Cell::Outside => false,
            };
            if allowed {
                visit(Move { from, to, count })?;
            }
            if cell != Cell::Empty {
                break;
            }
        }
        ControlFlow::Continue(())
    }

    // Not inlined, or the squares of leaps would be found for every pile, with a knight or not.
    #[inline(never)]
    fn visit_leaps<B>(
        &self,
        from: Square,
        group: &Group,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let count = group.count();
        for to in LEAPS.map(|leap| from.offset(leap)) {
            let allowed = match self.cells.on(to) {
                Cell::Empty => true,
                Cell::Pile { owner, .. } if owner == self.turn => true,
                Cell::Pile { height, .. } => count > usize::from(height),
                Cell::Outside => false,
            };
            if allowed {
                visit(Move { from, to, count })?;
            }
        }
        ControlFlow::Continue(())
    }
}
