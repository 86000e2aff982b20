//! The structures of the course, as the numbers that they are made of.

use echecs::rules::{Bitboard, Board, Color, Move, MoveKind, Piece, Position, Role, Square};

/// A piece of a `jeu`, whatever it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Slot {
    pub kind: i32,
    pub x: i32,
    pub y: i32,
}

/// `invalide`.
pub const INVALID: i32 = 7;
/// How many pieces a `jeu` has room for.
pub const SLOTS: usize = 16;

/// An `echiquier`, whatever it holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sets {
    pub sets: [[Slot; SLOTS]; 2],
    pub turn: i32,
}

/// The size of an `echiquier`, of a `jeu` and of a `piece` in bytes.
pub const SETS_BYTES: usize = 2 * SET_BYTES + 4;
pub const SET_BYTES: usize = SLOTS * SLOT_BYTES;
pub const SLOT_BYTES: usize = 3 * 4;

impl Slot {
    pub const FREE: Slot = Slot { kind: INVALID, x: -1, y: -1 };

    pub fn new(piece: Piece, square: Square) -> Slot {
        let kind = match (piece.role, piece.color) {
            (Role::Rook, _) => 0,
            (Role::Knight, _) => 1,
            (Role::Bishop, _) => 2,
            (Role::Queen, _) => 3,
            (Role::King, _) => 4,
            (Role::Pawn, Color::White) => 5,
            (Role::Pawn, Color::Black) => 6,
        };
        Slot { kind, x: i32::from(square.file()), y: i32::from(square.rank()) }
    }

    /// The role of its kind, if it has one.
    pub fn role(self) -> Option<Role> {
        const ROLES: [Role; 7] = [
            Role::Rook,
            Role::Knight,
            Role::Bishop,
            Role::Queen,
            Role::King,
            Role::Pawn,
            Role::Pawn,
        ];
        usize::try_from(self.kind).ok().and_then(|kind| ROLES.get(kind)).copied()
    }

    pub fn square(self) -> Option<Square> {
        Square::at(u8::try_from(self.x).ok()?, u8::try_from(self.y).ok()?)
    }

    /// What `piece_est_valide` says of it.
    pub fn is_valid(self) -> bool {
        self.role().is_some() && self.square().is_some()
    }
}

impl Sets {
    /// The board of a position, its pieces in the order of `echiquier_lire_fen`.
    pub fn of(position: &Position) -> Sets {
        Sets::with(position.board(), position.turn())
    }

    /// The same for any board.
    pub fn with(board: &Board, turn: Color) -> Sets {
        const ORDER: [Role; 6] =
            [Role::Rook, Role::Knight, Role::Bishop, Role::Queen, Role::King, Role::Pawn];
        let set = |color| {
            let mut slots = [Slot::FREE; SLOTS];
            let pieces = ORDER.into_iter().flat_map(|role| {
                let squares = board.pieces(color, role).into_iter();
                squares.map(move |square| Slot::new(Piece { color, role }, square))
            });
            for (slot, piece) in slots.iter_mut().zip(pieces) {
                *slot = piece;
            }
            slots
        };
        Sets { sets: Color::ALL.map(set), turn: turn.index() as i32 }
    }

    /// The last piece of each side first.
    pub fn reverse(&mut self) {
        for set in &mut self.sets {
            let count = set.iter().filter(|slot| slot.is_valid()).count();
            set[..count].reverse();
        }
    }

    /// Where a piece stands in memory, from the beginning of the board.
    pub fn offset(&self, color: Color, square: Square) -> Option<usize> {
        let set = &self.sets[color.index()];
        let place = set.iter().position(|slot| slot.is_valid() && slot.square() == Some(square))?;
        Some((color.index() * SLOTS + place) * SLOT_BYTES)
    }

    /// Whether a free place comes before a piece of this side.
    pub fn has_hole(&self, color: Color) -> bool {
        has_hole(&self.sets[color.index()])
    }

    /// Plays a legal move of the position that it shows, as the library does: pieces keep their
    /// order, and those after a captured one move up.
    pub fn play(&mut self, position: &Position, mv: Move) {
        let color = position.turn();
        let (from, to) = position.move_squares(mv);
        let victim = match mv.kind() {
            MoveKind::EnPassant => Square::at(to.file(), from.rank()),
            MoveKind::Castling => None,
            _ => position.board().color(!color).contains(to).then_some(to),
        };
        if let Some(victim) = victim {
            let set = &mut self.sets[(!color).index()];
            if let Some(place) = set.iter().position(|slot| slot.square() == Some(victim)) {
                set.copy_within(place + 1.., place);
                set[SLOTS - 1] = Slot::FREE;
            }
        }
        if mv.is_castling() {
            let file = if to.file() == 6 { 5 } else { 3 };
            self.lift(color, mv.to(), Square::at(file, from.rank()), Role::Rook);
        }
        let role = mv.promotion().or(position.board().role_at(from)).unwrap_or(Role::Pawn);
        self.lift(color, from, Some(to), role);
        self.turn = (!color).index() as i32;
    }

    fn lift(&mut self, color: Color, from: Square, to: Option<Square>, role: Role) {
        let set = &mut self.sets[color.index()];
        let place = set.iter().position(|slot| slot.is_valid() && slot.square() == Some(from));
        if let (Some(place), Some(to)) = (place, to) {
            set[place] = Slot::new(Piece { color, role }, to);
        }
    }

    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.sets.each_ref().map(set_bytes).concat();
        bytes.extend(self.turn.to_le_bytes());
        bytes
    }

    pub fn read(bytes: &[u8]) -> Sets {
        let set = |color: usize| read_set(&bytes[color * SET_BYTES..]);
        Sets { sets: [set(0), set(1)], turn: numbers(&bytes[2 * SET_BYTES..])[0] }
    }

    /// What became of it.
    pub fn changed(&self, changes: &[(usize, Vec<u8>)]) -> Sets {
        let mut bytes = self.bytes();
        for (at, changed) in changes {
            bytes[*at..at + changed.len()].copy_from_slice(changed);
        }
        Sets::read(&bytes)
    }

    /// Whether a sheet takes it for the other board: the same pieces and the same turn, and no free
    /// place before a piece.
    pub fn is_as_good_as(&self, other: &Sets) -> bool {
        self.content() == other.content()
            && !Color::ALL.into_iter().any(|color| self.has_hole(color))
    }

    /// The pieces that count, of each side, in no order: what a sheet asks of a board.
    pub fn content(&self) -> ([Vec<Slot>; 2], i32) {
        ([pieces(&self.sets[0]), pieces(&self.sets[1])], self.turn)
    }

    /// The board, as far as it can be drawn.
    pub fn board(&self) -> Board {
        let mut board = Board::EMPTY;
        for (color, set) in Color::ALL.into_iter().zip(&self.sets) {
            for slot in set {
                if let (Some(role), Some(square)) = (slot.role(), slot.square()) {
                    board.put(square, Piece { color, role });
                }
            }
        }
        board
    }
}

/// The bytes of a `jeu`.
pub fn set_bytes(set: &[Slot; SLOTS]) -> Vec<u8> {
    let slots = set.map(|slot| [slot.kind, slot.x, slot.y].map(i32::to_le_bytes));
    slots.as_flattened().as_flattened().to_vec()
}

/// The `jeu` that begins these bytes.
pub fn read_set(bytes: &[u8]) -> [Slot; SLOTS] {
    let numbers = numbers(&bytes[..SET_BYTES]);
    let slot = |at: usize| Slot { kind: numbers[at], x: numbers[at + 1], y: numbers[at + 2] };
    std::array::from_fn(|place| slot(place * 3))
}

/// The valid pieces of a set, in an order that is always the same.
pub fn pieces(set: &[Slot; SLOTS]) -> Vec<Slot> {
    let mut valid: Vec<Slot> = set.iter().copied().filter(|slot| slot.is_valid()).collect();
    valid.sort();
    valid
}

/// Whether a free place comes before a piece.
pub fn has_hole(set: &[Slot; SLOTS]) -> bool {
    let first_free = set.iter().position(|slot| !slot.is_valid()).unwrap_or(SLOTS);
    set[first_free..].iter().any(|slot| slot.is_valid())
}

/// The `int`s of a structure.
pub fn numbers(bytes: &[u8]) -> Vec<i32> {
    let number = |four: &[u8]| i32::from_le_bytes([four[0], four[1], four[2], four[3]]);
    bytes.chunks_exact(4).map(number).collect()
}

/// The castling rights of a position as the course writes them, a sum of `ECHECS_DROIT_…`.
pub fn rights(rooks: Bitboard) -> i32 {
    let corners = [(7, 0), (0, 0), (7, 7), (0, 7)];
    let held = corners.into_iter().enumerate().filter(|(_, (file, rank))| {
        Square::at(*file, *rank).is_some_and(|square| rooks.contains(square))
    });
    held.map(|(bit, _)| 1 << bit).sum()
}
