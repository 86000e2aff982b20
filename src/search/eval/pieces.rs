//! What knights, bishops, rooks and queens do where they stand.

use super::attacks::{Attacks, king_ring, piece_attacks};
use super::king::Assault;
use super::sets::{attacked_by_pawns, files_of, fill_forward};
use super::taper::{Taper, taper};
use crate::rules::{Bitboard, Board, Color, Role, Square};

const BISHOP_PAIR: Taper = taper(24, 52);
/// For each own pawn on the squares of the bishop.
const BAD_BISHOP: Taper = taper(-2, -5);
const KNIGHT_OUTPOST: Taper = taper(26, 16);
const BISHOP_OUTPOST: Taper = taper(14, 6);
const OPEN_FILE: Taper = taper(24, 8);
const HALF_OPEN_FILE: Taper = taper(10, 6);

/// For each square that a piece can go to, beyond the usual number.
const MOBILITY: [(Taper, i32); 6] = [
    (Taper::ZERO, 0),
    (taper(5, 4), 4),
    (taper(5, 5), 6),
    (taper(3, 5), 6),
    (taper(2, 4), 12),
    (Taper::ZERO, 0),
];

/// The value of what the pieces of a side do. Their attacks are added to
/// `ours`, and those near the enemy king to the assault on it.
#[inline(always)]
pub fn pieces(
    board: &Board,
    us: Color,
    enemy_king: Square,
    ours: &mut Attacks,
    enemy_pawn_attacks: Bitboard,
) -> (Taper, Assault) {
    let pawns = board.pieces(us, Role::Pawn);
    let enemy_pawns = board.pieces(!us, Role::Pawn);
    let useful = !(pawns | board.pieces(us, Role::King) | enemy_pawn_attacks);
    let ring = king_ring(!us, enemy_king);
    let mut assault = Assault::default();
    let mut total = Taper::ZERO;

    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        let (per_square, usual) = MOBILITY[role.index()];
        for from in board.pieces(us, role) {
            let attacks = piece_attacks(board, us, role, from);
            ours.add(role, attacks);
            assault.join(role, attacks & ring);
            total += per_square * ((attacks & useful).count() as i32 - usual);
        }
    }

    let outposts = outposts(us, pawns, enemy_pawns);
    let bishops = board.pieces(us, Role::Bishop);
    let knights = board.pieces(us, Role::Knight);
    total += KNIGHT_OUTPOST * (knights & outposts).count() as i32;
    total += BISHOP_OUTPOST * (bishops & outposts).count() as i32;
    for colour in [Bitboard::LIGHT_SQUARES, !Bitboard::LIGHT_SQUARES] {
        let pairs = (bishops & colour).count() * (pawns & colour).count();
        total += BAD_BISHOP * pairs as i32;
    }
    if (bishops & Bitboard::LIGHT_SQUARES).any() && (bishops & !Bitboard::LIGHT_SQUARES).any() {
        total += BISHOP_PAIR;
    }

    let without_own_pawn = board.pieces(us, Role::Rook) & !files_of(pawns);
    let open = without_own_pawn & !files_of(enemy_pawns);
    total += OPEN_FILE * open.count() as i32;
    total += HALF_OPEN_FILE * (without_own_pawn & !open).count() as i32;

    (total, assault)
}

/// The squares in the enemy's half that a pawn of ours holds and that none of
/// theirs can ever attack.
#[inline(always)]
fn outposts(us: Color, pawns: Bitboard, enemy_pawns: Bitboard) -> Bitboard {
    let ranks = match us {
        Color::White => Bitboard::rank(3) | Bitboard::rank(4) | Bitboard::rank(5),
        Color::Black => Bitboard::rank(4) | Bitboard::rank(3) | Bitboard::rank(2),
    };
    let within_their_reach = fill_forward(!us, attacked_by_pawns(!us, enemy_pawns));
    ranks & attacked_by_pawns(us, pawns) & !within_their_reach
}
