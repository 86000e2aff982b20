//! Listing the legal moves.
//!
//! Only occupied squares are looked at, and each pile is gone through once, from
//! its top: the cost follows the pieces. How far a group goes in a direction is calculated, not
//! walked, so that moves can be counted without being listed.

use std::convert::Infallible;
use std::ops::ControlFlow::{self, Break, Continue};

use super::direction::Direction;
use super::group::{Gait, Group, LEAP_STEPS};
use super::rays::{Lengths, Rays};
use super::{Move, Position, Square};

impl Position {
    /// All legal moves; none once the game has been won or drawn.
    pub fn legal_moves(&self) -> Vec<Move> {
        // Seldom too few: to grow takes as long as to list several moves.
        let squares = usize::from(self.size).pow(2);
        let mut moves = Vec::with_capacity(squares.max(64));
        self.for_each_group(|rays| moves.extend(rays.moves()));
        moves
    }

    pub fn has_legal_moves(&self) -> bool {
        self.visit_groups(&mut |rays| {
            if rays.lengths.is_empty() { Continue(()) } else { Break(()) }
        })
        .is_break()
    }

    pub(super) fn count_legal_moves(&self) -> u64 {
        let mut count = 0;
        self.for_each_group(|rays| count += rays.lengths.sum());
        count
    }

    #[inline]
    fn for_each_group(&self, mut see: impl FnMut(Rays)) {
        let Continue(()) = self.visit_groups::<Infallible>(&mut |rays| {
            see(rays);
            Continue(())
        });
    }

    /// Shows what every group can do to `visit`, until it has seen enough.
    #[inline]
    fn visit_groups<B>(&self, visit: &mut impl FnMut(Rays) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.is_decided() {
            return Continue(());
        }
        for from in self.occupied[self.turn.index()].iter() {
            match self.cells.alone(from) {
                Some(piece) => visit(self.rays(from, &Group::alone(piece)))?,
                None => self.visit_pile(from, visit)?,
            }
        }
        Continue(())
    }

    // Not inlined: most pieces stand alone, and what is done for them is small.
    #[inline(never)]
    fn visit_pile<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(Rays) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let Some((&top, below)) = self.pile(from).split_last() else { return Continue(()) };
        let mut group = Group::alone(top);
        let mut below = below.iter().rev();
        loop {
            visit(self.rays(from, &group))?;
            let Some(&piece) = below.next() else { return Continue(()) };
            group = group.with(piece);
            // Only a knight further down can help.
            if matches!(group.gait(), Gait::Stuck) && !self.options.knights {
                return Continue(());
            }
        }
    }

    #[inline(always)]
    fn rays(&self, from: Square, group: &Group) -> Rays {
        let (steps, lengths) = match group.gait() {
            Gait::Walk if group.has_pawn() => (&Direction::STEPS, self.pawn_walks(from, group)),
            Gait::Walk => (&Direction::STEPS, self.walks(from, group)),
            Gait::Leap => (&LEAP_STEPS, self.leaps(from, group)),
            Gait::Stuck => (&Direction::STEPS, Lengths::default()),
        };
        Rays { from, count: group.count(), steps, lengths }
    }

    #[inline(always)]
    fn walks(&self, from: Square, group: &Group) -> Lengths {
        let mut lengths = Lengths::default();
        // Four directions at once, which the compiler knows: one by one, each would be a jump and
        // a look into tables.
        if group.is_orthogonal() {
            for direction in Direction::ORTHOGONAL {
                lengths.set(direction.number(), self.stride(from, direction, group, group.count()));
            }
        }
        if group.is_diagonal() {
            for direction in Direction::DIAGONAL {
                lengths.set(direction.number(), self.stride(from, direction, group, group.count()));
            }
        }
        lengths
    }

    #[inline(always)]
    fn pawn_walks(&self, from: Square, group: &Group) -> Lengths {
        let mut lengths = Lengths::default();
        if group.is_orthogonal() {
            let forward = Direction::forward(self.turn);
            // Straight ahead they take as little as one piece alone: nothing.
            lengths.set(forward.number(), self.stride(from, forward, group, 1));
        }
        if group.is_diagonal() && group.count() > 1 {
            for slant in Direction::slants(self.turn) {
                let takes = (1..group.count()).contains(&self.guards(from.after(1, slant.step())));
                lengths.set(slant.number(), takes.into());
            }
        }
        lengths
    }

    /// How many squares a group goes in a direction, if it takes piles of less than `strength`
    /// pieces.
    #[inline(always)]
    fn stride(&self, from: Square, direction: Direction, group: &Group, strength: usize) -> u32 {
        if strength == 1 {
            return group.reach().min(self.lines.peaceful(from, direction, self.turn));
        }
        let free = self.lines.free(from, direction);
        let arrives = strength > self.guards(from.after(free + 1, direction.step()));
        group.reach().min(free + u32::from(arrives))
    }

    fn leaps(&self, from: Square, group: &Group) -> Lengths {
        let mut lengths = Lengths::default();
        for (number, &leap) in LEAP_STEPS.iter().enumerate() {
            let arrives = group.count() > self.guards(from.after(1, leap));
            lengths.set(number, arrives.into());
        }
        lengths
    }

    /// How many the player must outnumber on a square.
    #[inline]
    fn guards(&self, square: Square) -> usize {
        self.cells.guards(square, self.turn)
    }
}
