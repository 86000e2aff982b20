//! The course's variables: what they hold, and how a case fills them.

use std::sync::LazyLock;

use echecs::rules::attacks::{king_attacks, knight_attacks, pawn_attacks};
use echecs::rules::{Bitboard, Color, Piece, Role, Setup, Square};

use crate::judge::catalogue;
use crate::judge::wire::{Answer, Buffer, Call, Case, Place};

/// `no_sq`.
pub const NO_SQUARE: i32 = 64;

/// The pieces in the order of the course, from `P` to `k`.
pub const ROLES: [Role; 6] =
    [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

/// The corners of the rooks in the order of the rights: K, Q, k, q.
pub const CORNERS: [(u8, u8); 4] = [(7, 0), (0, 0), (7, 7), (0, 7)];

/// What the variables of the board hold, whatever it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub boards: [u64; 12],
    pub occupations: [u64; 3],
    pub turn: i32,
    pub rights: i32,
    pub en_passant: i32,
}

/// How many buffers the board and the masks take: those of a case come after them.
pub const OWN: usize = BOARD_VARIABLES.len() + MASK_VARIABLES.len();

const BOARD_VARIABLES: [&str; 5] = ["echiquier", "occupations", "trait", "roque", "enpassant"];

const MASK_VARIABLES: [&str; 7] = [
    "attaques_pions",
    "attaques_cavaliers",
    "attaques_rois",
    "pas_colonne_a",
    "pas_colonne_ab",
    "pas_colonne_h",
    "pas_colonne_hg",
];

/// The number of a square in the course: a8 is 0, h1 is 63.
pub fn number(square: Square) -> i32 {
    square.index() as i32 ^ 56
}

/// The square of such a number, if it is one.
pub fn square(number: i32) -> Option<Square> {
    usize::try_from(number).ok().filter(|number| *number < 64).and_then(|n| Square::new(n ^ 56))
}

/// Squares as the course's bits.
pub fn bits(squares: Bitboard) -> u64 {
    squares.0.swap_bytes()
}

/// The squares of the course's bits.
pub fn squares(bits: u64) -> Bitboard {
    Bitboard(bits.swap_bytes())
}

/// The number of a piece, from `P` to `k`.
pub fn piece_number(piece: Piece) -> i32 {
    let role = ROLES.iter().position(|role| *role == piece.role).unwrap_or(0);
    (role + 6 * piece.color.index()) as i32
}

impl State {
    pub fn of(setup: &Setup) -> State {
        let board = &setup.board;
        let kind = |at: usize| bits(board.pieces(Color::ALL[at / 6], ROLES[at % 6]));
        let right = |(bit, (file, rank)): (usize, &(u8, u8))| {
            let corner = Square::at(*file, *rank);
            i32::from(corner.is_some_and(|corner| setup.castling_rooks.contains(corner))) << bit
        };
        State {
            boards: std::array::from_fn(kind),
            occupations: [
                bits(board.color(Color::White)),
                bits(board.color(Color::Black)),
                bits(board.occupied()),
            ],
            turn: setup.turn.index() as i32,
            rights: CORNERS.iter().enumerate().map(right).sum(),
            en_passant: setup.en_passant.map_or(NO_SQUARE, number),
        }
    }

    fn bytes(&self) -> [Vec<u8>; 5] {
        [
            long_bytes(&self.boards),
            long_bytes(&self.occupations),
            self.turn.to_le_bytes().to_vec(),
            self.rights.to_le_bytes().to_vec(),
            self.en_passant.to_le_bytes().to_vec(),
        ]
    }

    /// What the variables hold after a case that began here.
    pub fn after(&self, answer: &Answer) -> State {
        let mut all = self.bytes();
        for (bytes, changes) in all.iter_mut().zip(&answer.changes) {
            apply(bytes, changes);
        }
        let boards = longs(&all[0]);
        let occupations = longs(&all[1]);
        State {
            boards: std::array::from_fn(|at| boards[at]),
            occupations: std::array::from_fn(|at| occupations[at]),
            turn: int(&all[2]),
            rights: int(&all[3]),
            en_passant: int(&all[4]),
        }
    }

    /// A case that begins here, with the masks as they must be, and other buffers.
    pub fn case(&self, others: Vec<Buffer>, calls: Vec<Call>) -> Case {
        let board = BOARD_VARIABLES.into_iter().zip(self.bytes());
        let mut buffers: Vec<Buffer> = board.map(|(name, bytes)| variable(name, bytes)).collect();
        buffers.extend(MASKS.iter().cloned());
        buffers.extend(others);
        Case { buffers, calls, ..Case::default() }
    }
}

/// A variable of the header, with what it holds at first.
pub fn variable(name: &str, bytes: Vec<u8>) -> Buffer {
    let number = catalogue::variable("in104.h", name).expect("a variable of the header");
    Buffer { place: Place::Variable(number), parts: vec![(0, bytes)] }
}

/// A variable of type `int`.
pub fn int_variable(name: &str, value: i32) -> Buffer {
    variable(name, value.to_le_bytes().to_vec())
}

/// The masks, as the third sheet asks them.
static MASKS: LazyLock<Vec<Buffer>> = LazyLock::new(|| {
    let all = MASK_VARIABLES.into_iter().zip(masks());
    all.map(|(name, mask)| variable(name, long_bytes(&mask))).collect()
});

/// The same with nothing in the tables yet, and this in the columns.
pub fn empty_masks(columns: u64) -> Vec<Buffer> {
    let all = MASK_VARIABLES.into_iter().zip(masks()).enumerate();
    let filled = |at: usize, mask: Vec<u64>| match at < COLUMNS_AT {
        true => vec![0; mask.len()],
        false => vec![columns],
    };
    all.map(|(at, (name, mask))| variable(name, long_bytes(&filled(at, mask)))).collect()
}

/// Where the columns begin among the masks.
pub const COLUMNS_AT: usize = 3;

/// The bits of each mask, in the order of its variable's elements.
pub fn masks() -> [Vec<u64>; 7] {
    let each = |attacks: &dyn Fn(Square) -> Bitboard| -> Vec<u64> {
        (0..64).filter_map(square).map(|from| bits(attacks(from))).collect()
    };
    let pawns = Color::ALL.map(|color| each(&|from| pawn_attacks(color, from))).concat();
    let but = |files: &[u8]| {
        let files = files.iter().fold(Bitboard::EMPTY, |all, file| all | Bitboard::file(*file));
        vec![bits(!files)]
    };
    [
        pawns,
        each(&knight_attacks),
        each(&king_attacks),
        but(&[0]),
        but(&[0, 1]),
        but(&[7]),
        but(&[6, 7]),
    ]
}

/// What changed, put where it was.
pub fn apply(bytes: &mut [u8], changes: &[(usize, Vec<u8>)]) {
    for (at, changed) in changes {
        bytes[*at..at + changed.len()].copy_from_slice(changed);
    }
}

pub fn int(bytes: &[u8]) -> i32 {
    i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
}

pub fn longs(bytes: &[u8]) -> Vec<u64> {
    let long = |eight: &[u8]| eight.iter().rev().fold(0, |sum, byte| sum << 8 | u64::from(*byte));
    bytes.chunks_exact(8).map(long).collect()
}

fn long_bytes(longs: &[u64]) -> Vec<u8> {
    longs.iter().map(|long| long.to_le_bytes()).collect::<Vec<_>>().into_flattened()
}
