//! Bishops, rooks and queens: what they attack depends on what is in the way.
//!
//! A "magic" product gathers the pieces on a slider's lines into an index of
//! one table. The table is filled by the compiler, which refuses a magic that
//! would map two different attack sets to one entry.

use super::magic::{BISHOP_MAGICS, ROOK_MAGICS};
use crate::rules::{Bitboard, Square};

#[inline]
pub fn bishop_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    lookup(&BISHOP_ENTRIES[from.index()], occupied)
}

#[inline]
pub fn rook_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    lookup(&ROOK_ENTRIES[from.index()], occupied)
}

#[inline]
pub fn queen_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    bishop_attacks(from, occupied) | rook_attacks(from, occupied)
}

/// The squares that a bishop attacks on an empty board.
#[inline]
pub fn bishop_lines(from: Square) -> Bitboard {
    let [a, b] = [BISHOP_LINES[0][from.index()], BISHOP_LINES[1][from.index()]];
    Bitboard(a | b)
}

/// The squares that a rook attacks on an empty board.
#[inline]
pub fn rook_lines(from: Square) -> Bitboard {
    let [a, b] = [ROOK_LINES[0][from.index()], ROOK_LINES[1][from.index()]];
    Bitboard(a | b)
}

/// Where the attacks of a slider on one square are found.
struct Entry {
    /// The squares whose occupation matters: its lines without their ends.
    mask: u64,
    magic: u64,
    shift: u32,
    offset: u32,
}

#[inline]
fn lookup(entry: &Entry, occupied: Bitboard) -> Bitboard {
    Bitboard(TABLE[entry.index(occupied.0)])
}

impl Entry {
    #[inline]
    const fn index(&self, occupied: u64) -> usize {
        let product = (occupied & self.mask).wrapping_mul(self.magic);
        self.offset as usize + (product >> self.shift) as usize
    }
}

/// The lines through a square, without the square: by kind, then by square.
pub(super) type Lines = [[u64; 64]; 2];

/// File and rank.
pub(super) const ROOK_LINES: Lines = [rays(0, 1), rays(1, 0)];
/// Diagonal and antidiagonal.
pub(super) const BISHOP_LINES: Lines = [rays(1, 1), rays(1, -1)];

const fn rays(file_step: i8, rank_step: i8) -> [u64; 64] {
    let mut lines = [0; 64];
    let mut from = 0;
    while from < 64 {
        let mut sense = -1;
        while sense <= 1 {
            let mut file = (from % 8) as i8 + sense * file_step;
            let mut rank = (from / 8) as i8 + sense * rank_step;
            while 0 <= file && file < 8 && 0 <= rank && rank < 8 {
                lines[from] |= 1 << (rank * 8 + file);
                file += sense * file_step;
                rank += sense * rank_step;
            }
            sense += 2;
        }
        from += 1;
    }
    lines
}

/// The attacks along one line: subtracting the slider from the pieces on the
/// line borrows up to the first of them; mirrored, down to it.
pub(super) const fn slide(from: usize, occupied: u64, line: u64) -> u64 {
    let slider = 1u64 << from;
    let on_line = occupied & line;
    let up = on_line.wrapping_sub(slider << 1);
    let down = on_line.reverse_bits().wrapping_sub(slider.reverse_bits() << 1).reverse_bits();
    (up ^ down) & line
}

/// A line without its squares on the edge: a piece there stops nothing.
const fn without_ends(from: usize, line: u64) -> u64 {
    let file = Bitboard::file((from % 8) as u8).0;
    let rank = Bitboard::rank((from / 8) as u8).0;
    let edge_files = (Bitboard::FILE_A.0 | Bitboard::FILE_H.0) & !file;
    let edge_ranks = Bitboard::BACK_RANKS.0 & !rank;
    line & !(edge_files | edge_ranks)
}

const fn entries(magics: &[u64; 64], lines: &Lines, first_offset: u32) -> [Entry; 64] {
    let mut entries = [const { Entry { mask: 0, magic: 0, shift: 0, offset: 0 } }; 64];
    let mut offset = first_offset;
    let mut from = 0;
    while from < 64 {
        let mask = without_ends(from, lines[0][from] | lines[1][from]);
        let shift = 64 - mask.count_ones();
        entries[from] = Entry { mask, magic: magics[from], shift, offset };
        offset += 1 << mask.count_ones();
        from += 1;
    }
    entries
}

static ROOK_ENTRIES: [Entry; 64] = entries(&ROOK_MAGICS, &ROOK_LINES, 0);
static BISHOP_ENTRIES: [Entry; 64] = entries(&BISHOP_MAGICS, &BISHOP_LINES, ROOK_TABLE_SIZE);

const ROOK_TABLE_SIZE: u32 = 102_400;

const BISHOP_TABLE_SIZE: u32 = 5_248;
const TABLE_SIZE: usize = (ROOK_TABLE_SIZE + BISHOP_TABLE_SIZE) as usize;

// The compiler needs a few seconds for a hundred thousand entries.
#[allow(long_running_const_eval)]
static TABLE: [u64; TABLE_SIZE] = {
    let mut table = [0; TABLE_SIZE];
    fill(&mut table, &ROOK_MAGICS, &ROOK_LINES, 0);
    fill(&mut table, &BISHOP_MAGICS, &BISHOP_LINES, ROOK_TABLE_SIZE);
    table
};

const fn fill(table: &mut [u64; TABLE_SIZE], magics: &[u64; 64], lines: &Lines, offset: u32) {
    let entries = entries(magics, lines, offset);
    let mut from = 0;
    while from < 64 {
        // All attacks along each of the two lines, then all pairs of them.
        let (firsts, first_count) = attacks_along(from, lines[0][from]);
        let (seconds, second_count) = attacks_along(from, lines[1][from]);
        let mut i = 0;
        while i < first_count * second_count {
            let (first, second) = (firsts[i % first_count], seconds[i / first_count]);
            let attacks = first.1 | second.1;
            let index = entries[from].index(first.0 | second.0);
            assert!(table[index] == 0 || table[index] == attacks, "two attack sets share an entry");
            table[index] = attacks;
            i += 1;
        }
        from += 1;
    }
}

/// Every way to occupy a line, with the attacks along it, and how many.
const fn attacks_along(from: usize, line: u64) -> ([(u64, u64); 64], usize) {
    let mask = without_ends(from, line);
    let mut attacks = [(0, 0); 64];
    let mut occupied = 0u64;
    let mut count = 0;
    loop {
        attacks[count] = (occupied, slide(from, occupied, line));
        count += 1;
        // The next subset of the mask; after the last, the empty one again.
        occupied = occupied.wrapping_sub(mask) & mask;
        if occupied == 0 {
            return (attacks, count);
        }
    }
}
