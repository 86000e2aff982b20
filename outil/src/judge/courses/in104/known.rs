//! Positions of a kind that chance hardly ever brings, for both colours and on both wings.

use echecs::rules::attacks::{between, piece_lines};
use echecs::rules::{Bitboard, Color, Piece, Position, Role, Setup, Square};

use super::positions::{self, put_at};
use crate::judge::random::Random;

/// A board on which taking en passant opens a line between the king and an enemy: the rank that both
/// pawns leave, or a diagonal that the pawn that is taken was on. Now and then the enemy there is not
/// one that goes that way, and taking is legal.
pub fn uncovering(random: &mut Random) -> Vec<Setup> {
    let mut setups = Vec::new();
    for color in Color::ALL {
        let (passed, rank) = [(5, 4), (2, 3)][color.index()];
        for file in 0..8_u8 {
            for beside in [file + 1, file.wrapping_sub(1)].into_iter().filter(|file| *file < 8) {
                for way in [(1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)] {
                    let mut setup = Setup { turn: color, ..Setup::EMPTY };
                    put_at(&mut setup, file, rank, Piece { color: !color, role: Role::Pawn });
                    put_at(&mut setup, beside, rank, Piece { color, role: Role::Pawn });
                    setup.en_passant = Square::at(file, passed);
                    setups.extend(pinned(random, setup, (file, rank), way));
                }
            }
        }
    }
    setups
}

/// A king on one side of a square and an enemy on the other, with nothing between them but pawns.
fn pinned(
    random: &mut Random,
    mut setup: Setup,
    (file, rank): (u8, u8),
    (right, up): (i8, i8),
) -> Option<Setup> {
    let color = setup.turn;
    let free = |setup: &Setup, sense: i8| -> Vec<Square> {
        let at = |steps: i8| {
            let file = file.checked_add_signed(sense * steps * right)?;
            Square::at(file, rank.checked_add_signed(sense * steps * up)?)
        };
        let occupied = setup.board.occupied();
        // Not on the way of the pawn that has just come.
        let is_free = |square: &Square| {
            !occupied.contains(*square)
                && (square.file() != file || !matches!(square.rank(), 1 | 2 | 5 | 6))
        };
        (1..8).map_while(at).filter(is_free).collect()
    };
    let straight = right == 0 || up == 0;
    let usual = if straight { Role::Rook } else { Role::Bishop };
    let other = if straight { Role::Bishop } else { Role::Rook };
    let kings = free(&setup, 1);
    let enemies = free(&setup, -1);
    if kings.is_empty() || enemies.is_empty() {
        return None;
    }
    let role = *random.choose(&[usual, usual, Role::Queen, Role::Queen, other]);
    setup.board.put(*random.choose(&kings), Piece { color, role: Role::King });
    setup.board.put(*random.choose(&enemies), Piece { color: !color, role });
    with_king(random, setup, !color)
}

/// Double steps onto a square with an enemy pawn on its left, on its right, on both sides or on none.
pub fn stepping(random: &mut Random) -> Vec<(Setup, Square)> {
    let mut all = Vec::new();
    for color in Color::ALL {
        let (home, rank) = [(1, 3), (6, 4)][color.index()];
        for file in 0..8_u8 {
            for (left, right) in [(true, false), (false, true), (true, true), (false, false)] {
                let mut setup = Setup { turn: color, ..Setup::EMPTY };
                let pawn = |color| Piece { color, role: Role::Pawn };
                put_at(&mut setup, file, home, pawn(color));
                for (is_enemy, beside) in [(left, file.wrapping_sub(1)), (right, file + 1)] {
                    if is_enemy {
                        put_at(&mut setup, beside, rank, pawn(!color));
                    } else if random.percent(20) {
                        put_at(&mut setup, beside, rank, pawn(color));
                    }
                }
                let setup = with_king(random, setup, color)
                    .and_then(|setup| with_king(random, setup, !color));
                all.extend(setup.zip(Square::at(file, home)));
            }
        }
    }
    all
}

/// The same with a king that changes nothing for the others: not in check, nor on the file of a pawn
/// that has made a double step or is about to.
fn with_king(random: &mut Random, setup: Setup, color: Color) -> Option<Setup> {
    let board = &setup.board;
    let pawns = board.role(Role::Pawn).into_iter();
    let files = pawns.fold(Bitboard::EMPTY, |files, pawn| files | Bitboard::file(pawn.file()));
    let other = board.king(!color);
    let lines = board.occupied().into_iter();
    let lines = lines
        .fold(files, |lines, square| other.map_or(lines, |other| lines | between(other, square)));
    let king = Piece { color, role: Role::King };
    for _ in 0..60 {
        let Some(square) = Square::new(random.below(64)) else { continue };
        let is_off = lines.contains(square)
            || board.occupied().contains(square)
            || board.is_attacked(square, !color, board.occupied());
        let mut setup = setup.clone();
        setup.board.put(square, king);
        let has_both = setup.board.king(!color).is_some();
        if !is_off && (!has_both || positions::position(&setup).is_some()) {
            return Some(setup);
        }
    }
    None
}

/// Every pair of squares on a line with a piece of each colour on the first one that goes that way and
/// nothing in between; for some there is also a board with something there.
pub fn aligned(random: &mut Random) -> Vec<(Setup, Color, Square)> {
    let mut all = Vec::new();
    for role in [Role::Bishop, Role::Rook, Role::Queen] {
        for (from, color) in Square::all().flat_map(|from| Color::ALL.map(|color| (from, color))) {
            for to in piece_lines(role, from) {
                let way = between(from, to);
                let mut setups = vec![Setup { turn: !color, ..Setup::EMPTY }];
                setups[0].board.put(from, Piece { color, role });
                if way.any() && random.percent(20) {
                    let inside: Vec<Square> = way.into_iter().collect();
                    let knight = Piece { color: *random.choose(&Color::ALL), role: Role::Knight };
                    setups.push(setups[0].clone());
                    setups[1].board.put(*random.choose(&inside), knight);
                }
                for setup in setups {
                    let kings = with_kings_off(random, &setup, way | to.bitboard());
                    all.extend(kings.map(|setup| (setup, color, to)));
                }
            }
        }
    }
    all
}

/// The same with both kings, on none of these squares.
fn with_kings_off(random: &mut Random, setup: &Setup, off: Bitboard) -> Option<Setup> {
    let attempt = |random: &mut Random| {
        let mut setup = setup.clone();
        for color in Color::ALL {
            let square = Square::new(random.below(64))?;
            if off.contains(square) || setup.board.occupied().contains(square) {
                return None;
            }
            setup.board.put(square, Piece { color, role: Role::King });
        }
        positions::position(&setup).map(|_| setup)
    };
    (0..40).find_map(|_| attempt(random))
}

/// Trees that are small for their depth, with taking en passant, castling or promotion at the root.
const DEEP: [&str; 7] = [
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6",
    "4k3/8/8/1pP5/8/8/8/4K3 w - b6",
    "k7/8/K7/8/2pP4/8/8/8 b - d3",
    "k7/p7/P7/8/8/7p/7P/4K2R w K -",
    "7k/7p/7P/8/8/p7/P7/R3K3 w Q -",
    "8/P7/8/8/8/k7/8/K7 w - -",
    "8/8/8/8/8/6k1/P7/K7 w - -",
];

/// Positions whose only best move, two moves ahead, is a special one: a promotion to a knight that is
/// mate, to a rook or a bishop where a queen is stalemate, taking en passant, castling mates.
const SPECIAL: [&str; 6] = [
    "6br/5Ppk/6pp/8/8/8/8/4K3 w - -",
    "8/1P6/8/8/8/8/5K2/7k w - -",
    "8/3P2k1/5R2/2P5/8/2P5/8/R3K2R w - -",
    "8/8/8/3pPk2/8/8/7K/8 w - d6",
    "1K2k2r/6r1/8/8/8/8/8/4b3 b k -",
    "r3k2K/3r4/8/8/8/8/8/8 b q -",
];

/// [`DEEP`], for both colours and on both wings.
pub fn deep() -> Vec<Setup> {
    DEEP.into_iter().flat_map(everywhere).collect()
}

/// [`SPECIAL`], for both colours and on both wings.
pub fn special() -> Vec<Setup> {
    SPECIAL.into_iter().flat_map(everywhere).collect()
}

/// A position, the same for the other colour, and both on the other wing if nobody can castle.
fn everywhere(fen: &str) -> Vec<Setup> {
    let read = Setup::read_fen(fen.as_bytes()).ok().zip(Position::from_playable_fen(fen).ok());
    let Some(((setup, _), position)) = read else { return Vec::new() };
    let setup = Setup { castling_rooks: position.castling_rooks(), ..setup };
    let mut all = vec![setup.clone(), mirrored(&setup, true, false)];
    if setup.castling_rooks.is_empty() {
        all.extend([mirrored(&setup, false, true), mirrored(&setup, true, true)]);
    }
    all
}

/// The same with the colours or the wings exchanged.
fn mirrored(setup: &Setup, colors: bool, wings: bool) -> Setup {
    let place = |square: Square| {
        let rank = if colors { 7 - square.rank() } else { square.rank() };
        Square::at(if wings { 7 - square.file() } else { square.file() }, rank).unwrap_or(square)
    };
    let color = |color: Color| if colors { !color } else { color };
    let mut other = Setup { turn: color(setup.turn), ..Setup::EMPTY };
    for square in setup.board.occupied() {
        if let Some(piece) = setup.board.piece_at(square) {
            other.board.put(place(square), Piece { color: color(piece.color), ..piece });
        }
    }
    other.castling_rooks = setup.castling_rooks.into_iter().map(place).collect();
    other.en_passant = setup.en_passant.map(place);
    other
}
