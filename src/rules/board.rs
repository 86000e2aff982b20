//! Which piece stands where.

use std::array;

use super::attacks::{bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks};
use super::{Bitboard, Color, Piece, Role, Square};

/// The placement of the pieces: a set for each kind and one for each side.
///
/// Eight words and nothing else, so that a copy costs less than an undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Board {
    by_role: [Bitboard; 6],
    by_color: [Bitboard; 2],
}

impl Board {
    pub const EMPTY: Board =
        Board { by_role: [Bitboard::EMPTY; 6], by_color: [Bitboard::EMPTY; 2] };

    /// The board on which each piece stands on a set of squares, none of them on that of another.
    #[inline]
    pub(super) fn new(squares: impl Fn(Piece) -> Bitboard) -> Board {
        let of = |color, role| squares(Piece { color, role });
        let union = |set, other| set | other;
        Board {
            by_role: Role::ALL.map(|role| of(Color::White, role) | of(Color::Black, role)),
            by_color: Color::ALL.map(|color| {
                Role::ALL.map(|role| of(color, role)).into_iter().fold(Bitboard::EMPTY, union)
            }),
        }
    }

    #[inline]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.by_color[0].0 | self.by_color[1].0)
    }

    #[inline]
    pub const fn color(&self, color: Color) -> Bitboard {
        self.by_color[color.index()]
    }

    #[inline]
    pub const fn role(&self, role: Role) -> Bitboard {
        self.by_role[role.index()]
    }

    #[inline]
    pub const fn pieces(&self, color: Color, role: Role) -> Bitboard {
        Bitboard(self.color(color).0 & self.role(role).0)
    }

    /// Bishops and queens of a side.
    #[inline]
    pub const fn diagonal_sliders(&self, color: Color) -> Bitboard {
        Bitboard(self.color(color).0 & (self.role(Role::Bishop).0 | self.role(Role::Queen).0))
    }

    /// Rooks and queens of a side.
    #[inline]
    pub const fn straight_sliders(&self, color: Color) -> Bitboard {
        Bitboard(self.color(color).0 & (self.role(Role::Rook).0 | self.role(Role::Queen).0))
    }

    /// The square of a side's king, the lowest one should there be several.
    #[inline]
    pub const fn king(&self, color: Color) -> Option<Square> {
        self.pieces(color, Role::King).first()
    }

    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| self.role(role).contains(square))
    }

    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color =
            if self.color(Color::White).contains(square) { Color::White } else { Color::Black };
        self.role_at(square).map(|role| Piece { color, role })
    }

    /// The squares on which another board has something else.
    pub fn difference(&self, other: &Board) -> Bitboard {
        let ours = self.by_role.iter().chain(&self.by_color);
        let theirs = other.by_role.iter().chain(&other.by_color);
        ours.zip(theirs).fold(Bitboard::EMPTY, |set, (&a, &b)| set | (a ^ b))
    }

    /// Puts a piece on a square, in the place of what stood there.
    #[inline]
    pub fn put(&mut self, square: Square, piece: Piece) {
        if self.occupied().contains(square) {
            self.clear(square);
        }
        self.toggle(piece.color, piece.role, square.bitboard());
    }

    /// Empties a square.
    #[inline]
    pub fn clear(&mut self, square: Square) {
        let others = !square.bitboard();
        for set in self.by_role.iter_mut().chain(&mut self.by_color) {
            *set &= others;
        }
    }

    /// Adds the squares that lack that piece and removes it from the others:
    /// with a start and an arrival square, a move.
    #[inline]
    pub(crate) fn toggle(&mut self, color: Color, role: Role, squares: Bitboard) {
        self.by_role[role.index()] ^= squares;
        self.by_color[color.index()] ^= squares;
    }

    /// The board after some squares were emptied and then pieces of one side put on
    /// empty squares: each kind on a set of them.
    #[inline(always)]
    pub(super) fn changed(
        &self,
        color: Color,
        emptied: Bitboard,
        arrivals: [(Role, Bitboard); 2],
    ) -> Board {
        let arrived = |role: usize| {
            let of_role = |(arrived, to): (Role, Bitboard)| {
                if arrived.index() == role { to } else { Bitboard::EMPTY }
            };
            of_role(arrivals[0]) | of_role(arrivals[1])
        };
        let arrived_of_side = |side: usize| {
            if side == color.index() { arrivals[0].1 | arrivals[1].1 } else { Bitboard::EMPTY }
        };
        Board {
            by_role: array::from_fn(|role| (self.by_role[role] & !emptied) | arrived(role)),
            by_color: array::from_fn(|side| {
                (self.by_color[side] & !emptied) | arrived_of_side(side)
            }),
        }
    }

    /// The pieces of a side that attack a square, on a board occupied as said.
    #[inline]
    pub fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        (pawn_attacks(!by, square) & self.pieces(by, Role::Pawn))
            | (knight_attacks(square) & self.pieces(by, Role::Knight))
            | (king_attacks(square) & self.pieces(by, Role::King))
            | (bishop_attacks(square, occupied) & self.diagonal_sliders(by))
            | (rook_attacks(square, occupied) & self.straight_sliders(by))
    }

    /// Whether a side attacks a square, on a board occupied as said.
    #[inline]
    pub fn is_attacked(&self, square: Square, by: Color, occupied: Bitboard) -> bool {
        self.attackers(square, by, occupied).any()
    }
}
