//! Moves as the course's integers.

use echecs::rules::attacks::{
    between, bishop_attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks,
    rook_attacks,
};
use echecs::rules::{Bitboard, Color, Move, MoveKind, Piece, Position, Role, Setup, Square};

use super::positions;
use super::state::{ROLES, number, piece_number, square};
use crate::judge::random::Random;

const CAPTURE: i32 = 1 << 20;
pub const DOUBLE: i32 = 1 << 21;
pub const EN_PASSANT: i32 = 1 << 22;
pub const CASTLING: i32 = 1 << 23;

const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// What the bits of a move above its squares are called, where they begin, and how many there are.
const FIELDS: [(&str, u32, i32); 6] = [
    ("piece", 12, 15),
    ("promotion", 16, 15),
    ("prise", 20, 1),
    ("double", 21, 1),
    ("enpassant", 22, 1),
    ("roque", 23, 1),
];

/// A legal move.
pub fn code(position: &Position, mv: Move) -> i32 {
    let (from, to) = position.move_squares(mv);
    let Some(piece) = position.board().piece_at(from) else { return 0 };
    let mut flags = if position.is_capture(mv) { CAPTURE } else { 0 };
    match mv.kind() {
        MoveKind::Castling => flags |= CASTLING,
        MoveKind::EnPassant => flags |= EN_PASSANT,
        _ if is_double(piece, from, to) => flags |= DOUBLE,
        _ => {}
    }
    encoded(from, to, piece, mv.promotion()) | flags
}

/// The legal moves of a position.
pub fn legal(position: &Position) -> Vec<i32> {
    position.legal_moves().into_iter().map(|mv| code(position, mv)).collect()
}

/// Moves that a piece can make, whether or not its king may then be taken.
pub fn pseudo_legal(setup: &Setup) -> Vec<i32> {
    let board = &setup.board;
    let color = setup.turn;
    let (own, enemy) = (board.color(color), board.color(!color));
    let mut codes = Vec::new();
    for from in own {
        let Some(piece) = board.piece_at(from) else { continue };
        let occupied = board.occupied();
        let to = match piece.role {
            Role::Pawn => pawn_targets(setup, from),
            Role::Knight => knight_attacks(from),
            Role::Bishop => bishop_attacks(from, occupied),
            Role::Rook => rook_attacks(from, occupied),
            Role::Queen => queen_attacks(from, occupied),
            Role::King => king_attacks(from),
        };
        for to in to & !own {
            let is_passed = piece.role == Role::Pawn
                && setup.en_passant == Some(to)
                && from.file() != to.file();
            let mut flags = if is_passed { EN_PASSANT | CAPTURE } else { 0 };
            flags |= if enemy.contains(to) { CAPTURE } else { 0 };
            flags |= if is_double(piece, from, to) { DOUBLE } else { 0 };
            if piece.role == Role::Pawn && matches!(to.rank(), 0 | 7) {
                codes.extend(PROMOTIONS.map(|role| encoded(from, to, piece, Some(role)) | flags));
            } else {
                codes.push(encoded(from, to, piece, None) | flags);
            }
        }
    }
    codes.extend(castlings(setup));
    codes
}

fn encoded(from: Square, to: Square, piece: Piece, promotion: Option<Role>) -> i32 {
    let promotion = promotion.map_or(0, |role| piece_number(Piece { role, ..piece }));
    number(from) | number(to) << 6 | piece_number(piece) << 12 | promotion << 16
}

fn is_double(piece: Piece, from: Square, to: Square) -> bool {
    piece.role == Role::Pawn && from.rank().abs_diff(to.rank()) == 2
}

fn pawn_targets(setup: &Setup, from: Square) -> Bitboard {
    let color = setup.turn;
    let (home, step) = if color == Color::White { (1, 1) } else { (6, -1) };
    let occupied = setup.board.occupied();
    let ahead = |steps: i8| {
        let square = Square::at(from.file(), from.rank().wrapping_add_signed(step * steps));
        square.filter(|square| !occupied.contains(*square)).map(Square::bitboard)
    };
    let mut targets = ahead(1).unwrap_or(Bitboard::EMPTY);
    if targets.any() && from.rank() == home {
        targets |= ahead(2).unwrap_or(Bitboard::EMPTY);
    }
    let passed = setup.en_passant.map_or(Bitboard::EMPTY, Square::bitboard);
    targets | (pawn_attacks(color, from) & (setup.board.color(!color) | passed))
}

/// The castlings whose way is free and not attacked; the arrival may be.
fn castlings(setup: &Setup) -> Vec<i32> {
    let (board, color) = (&setup.board, setup.turn);
    let Some(king) = board.king(color) else { return Vec::new() };
    let rooks = setup.castling_rooks & Bitboard::home_rank(color);
    let castling = |rook: Square| {
        let (crossed, to) = if rook.file() == 7 { (5, 6) } else { (3, 2) };
        let (crossed, to) = (Square::at(crossed, king.rank())?, Square::at(to, king.rank())?);
        let is_free = (between(king, rook) & board.occupied()).is_empty();
        let is_attacked = |square| board.is_attacked(square, !color, board.occupied());
        let is_open = is_free && !is_attacked(king) && !is_attacked(crossed);
        let piece = Piece { color, role: Role::King };
        is_open.then(|| encoded(king, to, piece, None) | CASTLING)
    };
    rooks.into_iter().filter_map(castling).collect()
}

/// What of a move counts: its 24 bits. Whether taking en passant is also coded as a capture, a
/// sheet leaves open.
pub fn normal(code: i32) -> i32 {
    let code = code & 0xff_ffff;
    if code & EN_PASSANT != 0 { code | CAPTURE } else { code }
}

/// The squares of a move.
pub fn squares_of(code: i32) -> Vec<Square> {
    [code & 63, code >> 6 & 63].into_iter().filter_map(square).collect()
}

/// A move as UCI writes it.
pub fn uci(code: i32) -> String {
    let squares: String = squares_of(code).iter().map(ToString::to_string).collect();
    match code >> 16 & 15 {
        0 => squares,
        promotion => format!("{squares}{}", letter(promotion)),
    }
}

/// The letter of the piece of this number, small for both sides.
pub fn letter(piece: i32) -> char {
    char::from(ROLES[piece as usize % 6].letter())
}

/// The piece that moves.
pub fn role(code: i32) -> Role {
    ROLES[(code >> 12 & 15) as usize % 6]
}

/// A move as a C program makes it.
pub fn constructed(code: i32) -> String {
    let squares = squares_of(code);
    let letter = |piece: i32| {
        let letter = letter(piece);
        if piece < 6 { letter.to_ascii_uppercase() } else { letter }
    };
    let field = |place: usize| code >> FIELDS[place].1 & FIELDS[place].2;
    let promotion = match field(1) {
        0 => "0".to_owned(),
        piece => letter(piece).to_string(),
    };
    let flags: Vec<String> = (2..6).map(|place| field(place).to_string()).collect();
    let (from, to) = (squares[0], squares[1]);
    format!("encoder_coup({from}, {to}, {}, {promotion}, {})", letter(field(0)), flags.join(", "))
}

/// What is not as it should be in a move with the right squares.
pub fn miscoded(wanted: i32, found: i32) -> String {
    let wrong = FIELDS.iter().filter_map(|(name, shift, mask)| {
        let (wanted, found) = (wanted >> shift & mask, found >> shift & mask);
        (wanted != found).then(|| format!("{name} vaut {found} au lieu de {wanted}"))
    });
    wrong.collect::<Vec<_>>().join(", ")
}

/// Moves of many positions, promotions among them more often than in games.
pub fn pool(random: &mut Random, count: usize) -> Vec<i32> {
    let setups = positions::mixed(random, 200);
    let all: Vec<i32> = setups.iter().flat_map(pseudo_legal).collect();
    let promotions: Vec<i32> = all.iter().copied().filter(|code| code >> 16 & 15 != 0).collect();
    let chosen = |_| {
        let from = if random.percent(35) { &promotions } else { &all };
        *random.choose(from)
    };
    (0..count).map(chosen).collect()
}
