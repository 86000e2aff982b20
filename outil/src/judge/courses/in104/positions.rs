//! Positions to ask about, and how they become smaller.

use echecs::rules::{Color, Move, Piece, Position, Role, Setup, Square, Strictness};

use super::state::CORNERS;
use crate::judge::random::Random;

/// The rules' view of a setup, if moves can be played in it.
pub fn position(setup: &Setup) -> Option<Position> {
    Position::from_setup(setup.clone(), Strictness::Playable).ok()
}

/// The setup after a legal move. A double step leaves the square that it has passed, whether or
/// not a pawn can take there.
pub fn after(position: &Position, mv: Move) -> Setup {
    let next = position.after(mv);
    let is_pawn = position.board().role_at(mv.from()) == Some(Role::Pawn);
    let is_double = is_pawn && mv.from().rank().abs_diff(mv.to().rank()) == 2;
    let passed = is_double
        .then(|| Square::at(mv.from().file(), (mv.from().rank() + mv.to().rank()) / 2))
        .flatten();
    Setup {
        board: *next.board(),
        turn: next.turn(),
        castling_rooks: next.castling_rooks(),
        en_passant: passed,
        ..Setup::EMPTY
    }
}

/// Positions of games and placed ones, about as many of each.
pub fn mixed(random: &mut Random, count: usize) -> Vec<Setup> {
    let mut setups = Vec::new();
    while setups.len() < count / 2 {
        let length = 6 + random.below(60);
        setups.extend(game(random, length).into_iter().skip(random.below(4)).step_by(3));
    }
    setups.truncate(count / 2);
    while setups.len() < count {
        setups.extend(placed(random, 9));
    }
    setups
}

/// The positions of a game in which captures, promotions, castling and double steps are frequent.
pub fn game(random: &mut Random, length: usize) -> Vec<Setup> {
    let mut setups = vec![Setup::initial()];
    let mut position = Position::default();
    for _ in 0..length {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let special: Vec<Move> =
            moves.iter().copied().filter(|mv| is_special(&position, *mv)).collect();
        let from = if !special.is_empty() && random.percent(45) { &special } else { &moves };
        let mv = *random.choose(from);
        setups.push(after(&position, mv));
        position.play(mv);
    }
    setups
}

fn is_special(position: &Position, mv: Move) -> bool {
    mv.is_castling()
        || mv.promotion().is_some()
        || position.is_capture(mv)
        || position.board().role_at(mv.from()) == Some(Role::Pawn)
}

/// A playable board with few pieces: kings often at home with their rooks, pawns often about to
/// promote or to take en passant.
pub fn placed(random: &mut Random, others: usize) -> Option<Setup> {
    let mut setup = Setup::EMPTY;
    setup.turn = *random.choose(&Color::ALL);
    for color in Color::ALL {
        place_king(random, &mut setup, color);
    }
    if random.percent(25) {
        place_passed_pawn(random, &mut setup);
    }
    for _ in 0..random.below(others) + 1 {
        let color = *random.choose(&Color::ALL);
        let role = *random.choose(&[
            Role::Pawn,
            Role::Pawn,
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
        ]);
        let is_pawn = role == Role::Pawn;
        let rank = match (is_pawn, random.percent(35)) {
            (true, true) => [6, 1][color.index()],
            (true, false) => 1 + random.below(6) as u8,
            (false, true) => *random.choose(&[0, 7]),
            (false, false) => random.below(8) as u8,
        };
        put(random, &mut setup, rank, Piece { color, role });
    }
    for (file, rank) in CORNERS {
        let color = Color::ALL[usize::from(rank == 7)];
        let is_home = at(&setup, 4, rank) == Some(Piece { color, role: Role::King })
            && at(&setup, file, rank) == Some(Piece { color, role: Role::Rook });
        if is_home && random.percent(70) {
            setup.castling_rooks |= Square::at(file, rank)?.bitboard();
        }
    }
    position(&setup).map(|_| setup)
}

/// So many playable boards with so few pieces that a copy can look three moves ahead.
pub fn few(random: &mut Random, count: usize) -> Vec<Setup> {
    let mut setups = Vec::new();
    while setups.len() < count {
        let mut setup = Setup::EMPTY;
        setup.turn = *random.choose(&Color::ALL);
        for color in Color::ALL {
            let others = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook];
            for role in [Role::King, *random.choose(&others)] {
                let rank = random.below(8) as u8;
                put(random, &mut setup, rank, Piece { color, role });
            }
        }
        setups.extend(position(&setup).map(|_| setup));
    }
    setups
}

/// So many playable boards with so little to move that a copy can look four or five moves ahead: the
/// kings, and two pawns that stop each other.
pub fn narrow(random: &mut Random, count: usize) -> Vec<Setup> {
    let mut setups = Vec::new();
    while setups.len() < count {
        let mut setup = Setup::EMPTY;
        setup.turn = *random.choose(&Color::ALL);
        let (file, rank) = (random.below(8) as u8, 1 + random.below(5) as u8);
        put_at(&mut setup, file, rank, Piece { color: Color::White, role: Role::Pawn });
        put_at(&mut setup, file, rank + 1, Piece { color: Color::Black, role: Role::Pawn });
        for color in Color::ALL {
            put_at(
                &mut setup,
                *random.choose(&[0, 7]),
                random.below(8) as u8,
                Piece { color, role: Role::King },
            );
        }
        setups.extend(position(&setup).map(|_| setup));
    }
    setups
}

/// The boards with the most moves that anybody knows, 218, one for each side to move.
pub fn richest() -> Vec<Setup> {
    const ROWS: [&str; 8] = [
        "kBNN.KB.", "pp.Q....", "Q....Q..", "..Q....Q", "....Q...", ".Q....Q.", "...Q....",
        "R......R",
    ];
    let of = |turn: Color| {
        let mut setup = Setup { turn, ..Setup::EMPTY };
        for (rank, row) in ROWS.iter().enumerate() {
            for (file, letter) in row.bytes().enumerate() {
                let Some(Piece { color, role }) = Piece::from_fen_letter(letter) else { continue };
                let (rank, color) = match turn {
                    Color::White => (rank, color),
                    Color::Black => (7 - rank, !color),
                };
                put_at(&mut setup, file as u8, rank as u8, Piece { color, role });
            }
        }
        setup
    };
    Color::ALL.map(of).to_vec()
}

/// All thirty-two pieces, none beside another: no board takes more letters to write.
pub fn longest(random: &mut Random) -> Setup {
    const ROLES: [Role; 8] = [
        Role::Rook,
        Role::Knight,
        Role::Bishop,
        Role::Queen,
        Role::King,
        Role::Bishop,
        Role::Knight,
        Role::Rook,
    ];
    let mut setup = Setup { turn: *random.choose(&Color::ALL), ..Setup::EMPTY };
    for (rank, color) in (0..8).map(|rank| (rank, Color::ALL[usize::from(rank > 3)])) {
        let is_outer = matches!(rank, 0 | 1 | 6 | 7);
        for at in 0..4 {
            let role = if is_outer { ROLES[4 * (rank % 2) + at] } else { Role::Pawn };
            let file = 2 * at + (rank + usize::from(color == Color::Black)) % 2;
            put_at(&mut setup, file as u8, rank as u8, Piece { color, role });
        }
    }
    setup
}

/// Any pieces anywhere: what can be written, but not played. Rights and turn are as they come.
pub fn scattered(random: &mut Random) -> Setup {
    let mut setup = Setup::EMPTY;
    setup.turn = *random.choose(&Color::ALL);
    for _ in 0..random.below(12) {
        let role = *random.choose(&Role::ALL);
        let color = *random.choose(&Color::ALL);
        let rank = random.below(8) as u8;
        put(random, &mut setup, rank, Piece { color, role });
    }
    setup
}

fn place_king(random: &mut Random, setup: &mut Setup, color: Color) {
    let king = Piece { color, role: Role::King };
    let home = [0, 7][color.index()];
    if random.percent(40) {
        let rank = random.below(8) as u8;
        put(random, setup, rank, king);
        return;
    }
    put_at(setup, 4, home, king);
    for corner in [0, 7] {
        if random.percent(80) {
            put_at(setup, corner, home, Piece { color, role: Role::Rook });
        }
    }
}

/// A pawn that has just made its double step, often with one beside it that may take it.
fn place_passed_pawn(random: &mut Random, setup: &mut Setup) {
    let (color, enemy) = (setup.turn, !setup.turn);
    let (from, passed, rank) = [(6, 5, 4), (1, 2, 3)][color.index()];
    let file = random.below(8) as u8;
    if [from, passed, rank].into_iter().any(|rank| at(setup, file, rank).is_some()) {
        return;
    }
    put_at(setup, file, rank, Piece { color: enemy, role: Role::Pawn });
    setup.en_passant = Square::at(file, passed);
    for beside in [file.wrapping_sub(1), file + 1] {
        if beside < 8 && random.percent(60) {
            put_at(setup, beside, rank, Piece { color, role: Role::Pawn });
        }
    }
}

fn at(setup: &Setup, file: u8, rank: u8) -> Option<Piece> {
    Square::at(file, rank).and_then(|square| setup.board.piece_at(square))
}

/// Puts a piece on a square of the board that is free.
pub fn put_at(setup: &mut Setup, file: u8, rank: u8, piece: Piece) {
    if let Some(square) = Square::at(file, rank)
        && setup.board.piece_at(square).is_none()
    {
        setup.board.put(square, piece);
    }
}

fn put(random: &mut Random, setup: &mut Setup, rank: u8, piece: Piece) {
    let is_off = piece.role == Role::Pawn && matches!(rank, 0 | 7);
    if !is_off {
        put_at(setup, random.below(8) as u8, rank, piece);
    }
}

/// The same setup with less: without a piece, a right, or the en-passant square.
pub fn smaller(setup: &Setup) -> Vec<Setup> {
    let mut setups = Vec::new();
    for square in setup.board.occupied() {
        let mut less = setup.clone();
        less.board.clear(square);
        less.castling_rooks &= less.board.role(Role::Rook);
        setups.push(less);
    }
    for rook in setup.castling_rooks {
        let castling_rooks = setup.castling_rooks & !rook.bitboard();
        setups.push(Setup { castling_rooks, ..setup.clone() });
    }
    if setup.en_passant.is_some() {
        setups.push(Setup { en_passant: None, ..setup.clone() });
    }
    setups
}

/// Those of them that moves can be played in.
pub fn smaller_playable(setup: &Setup) -> Vec<Setup> {
    smaller(setup).into_iter().filter(|less| position(less).is_some()).collect()
}

/// How much there is to see.
pub fn size(setup: &Setup) -> usize {
    let pieces = setup.board.occupied().count() + setup.castling_rooks.count();
    4 * pieces as usize + usize::from(setup.en_passant.is_some())
}

/// Positions in which the game is over or nearly: so many of mate, of stalemate, and of a mate
/// that the next move gives.
pub fn ends(random: &mut Random, count: usize) -> Vec<Setup> {
    let mut setups = [Vec::new(), Vec::new(), Vec::new()];
    // Enough tries for most seeds; fewer ends are no fault.
    for _ in 0..200 * count {
        let Some(setup) = cornered(random) else { continue };
        let Some(position) = position(&setup) else { continue };
        let kind = match (position.has_legal_moves(), position.is_check()) {
            (false, true) => 0,
            (false, false) => 1,
            (true, _) if !mates(&position).is_empty() => 2,
            (true, _) => continue,
        };
        if setups[kind].len() < count {
            setups[kind].push(setup);
        }
    }
    setups.concat()
}

/// Moves that give mate.
pub fn mates(position: &Position) -> Vec<Move> {
    let is_mate = |mv: &Move| {
        let after = position.after(*mv);
        after.is_check() && !after.has_legal_moves()
    };
    position.legal_moves().into_iter().filter(is_mate).collect()
}

/// A position of few pieces with a mate that is hardly found by chance.
pub fn with_mate(random: &mut Random) -> Setup {
    loop {
        let Some(setup) = cornered(random) else { continue };
        let Some(position) = self::position(&setup) else { continue };
        let (mates, moves) = (mates(&position).len(), position.legal_moves().len());
        if mates > 0 && moves >= 8 * mates {
            return setup;
        }
    }
}

fn cornered(random: &mut Random) -> Option<Setup> {
    let mut setup = Setup::EMPTY;
    setup.turn = *random.choose(&Color::ALL);
    // Whoever is to move: mate is there, or a move away.
    let weak = *random.choose(&Color::ALL);
    let strong = !weak;
    let (along, edge) = (random.below(8) as u8, *random.choose(&[0, 7]));
    let (file, rank) = if random.percent(50) { (along, edge) } else { (edge, along) };
    put_at(&mut setup, file, rank, Piece { color: weak, role: Role::King });
    for role in [Role::King, Role::Queen, Role::Rook] {
        let rank = random.below(8) as u8;
        put(random, &mut setup, rank, Piece { color: strong, role });
    }
    position(&setup).map(|_| setup)
}
