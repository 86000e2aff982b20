//! How games come about: boards with pieces where they matter, and moves chosen by weight.

use echecs::rules::{Color, Move, Piece, Position, Role, Setup, Square};

use super::board::{SLOTS, Slot};
use super::game::{self, Game};
use super::rounds::ROUND;
use crate::judge::random::Random;

/// The first rank of a side.
pub fn home(color: Color) -> u8 {
    if color == Color::White { 0 } else { 7 }
}

/// A rank as a side counts them: 0 is its first.
pub fn rank(color: Color, rank: u8) -> u8 {
    if color == Color::White { rank } else { 7 - rank }
}

/// Plays so many moves, chosen by weight; false if there was none to choose.
pub fn play(
    game: &mut Game,
    random: &mut Random,
    count: usize,
    weight: impl Fn(&Position, Move) -> usize,
) -> bool {
    let mut position = game.position();
    for _ in 0..count {
        let moves = position.legal_moves();
        let weights: Vec<usize> = moves.iter().map(|mv| weight(&position, *mv)).collect();
        let total: usize = weights.iter().sum();
        if total == 0 {
            return false;
        }
        let mut drawn = random.below(total);
        for (mv, weight) in moves.into_iter().zip(weights) {
            if drawn < weight {
                position.play(mv);
                game.moves.push(mv);
                break;
            }
            drawn -= weight;
        }
    }
    true
}

/// Plays the move between two squares, if it is legal.
pub fn play_between(game: &mut Game, from: Square, to: Square) -> bool {
    let found = game.position().find_uci(from, to, None);
    game.moves.extend(found);
    found.is_some()
}

/// Pieces of these roles go and come back until the game has so many moves: however long it is, it
/// has touched few squares. False if none can.
pub fn lengthen(game: &mut Game, random: &mut Random, length: usize, roles: &[Role]) -> bool {
    let is_free = |position: &Position, mv: Move| {
        let role = position.board().role_at(mv.from());
        let is_chosen = role.is_some_and(|role| roles.contains(&role));
        usize::from(is_chosen && !mv.is_castling() && !position.is_capture(mv))
    };
    let first = length.saturating_sub(game.moves.len()) % ROUND;
    if !play(game, random, first, is_free) {
        return false;
    }
    let position = game.position();
    let mut round = (0..20).find_map(|_| {
        let mut round = Game::new(position.clone());
        let there = play(&mut round, random, ROUND / 2, is_free).then(|| round.moves.clone())?;
        let is_back = there.iter().all(|mv| play_between(&mut round, mv.to(), mv.from()));
        is_back.then_some(round.moves)
    });
    while let (Some(round), true) = (&mut round, game.moves.len() < length) {
        game.moves.extend(&*round);
    }
    round.is_some()
}

/// Any move but castling, seldom the king's: both would be the end of most questions.
pub fn quiet(position: &Position, mv: Move) -> usize {
    match position.board().role_at(mv.from()) {
        _ if mv.is_castling() => 0,
        Some(Role::King) => 1,
        _ => 10,
    }
}

/// A board with kings and rooks at home, most of the time.
pub fn at_home(random: &mut Random) -> Setup {
    let mut setup = Setup::EMPTY;
    setup.turn = *random.choose(&Color::ALL);
    for color in Color::ALL {
        let file = if random.percent(90) { 4 } else { random.below(8) as u8 };
        put(&mut setup, color, Role::King, Square::at(file, home(color)));
        for corner in [0, 7] {
            if random.percent(85) {
                put(&mut setup, color, Role::Rook, Square::at(corner, home(color)));
            }
        }
    }
    setup
}

/// Puts a piece on a square that is free; pawns stay off the first and last ranks.
pub fn put(setup: &mut Setup, color: Color, role: Role, square: Option<Square>) {
    let Some(square) = square else { return };
    let is_pawn_off = role == Role::Pawn && matches!(square.rank(), 0 | 7);
    if setup.board.piece_at(square).is_none() && !is_pawn_off {
        setup.board.put(square, Piece { color, role });
    }
}

/// Adds some pieces anywhere; a third of them where kings castle.
pub fn scatter(setup: &mut Setup, random: &mut Random, most: usize) {
    for _ in 0..random.below(most) + 1 {
        let role = *random.choose(&[
            Role::Pawn,
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
        ]);
        let color = *random.choose(&Color::ALL);
        let rank = if random.percent(33) { *random.choose(&[0, 7]) } else { random.below(8) as u8 };
        put(setup, color, role, Square::at(random.below(8) as u8, rank));
    }
}

/// Gives a side all the pieces that it has room for, off the first and last ranks.
pub fn fill(setup: &mut Setup, random: &mut Random, color: Color) {
    for role in OTHERS.into_iter().filter(|role| *role != Role::Rook) {
        while setup.board.color(color).count() < 16 {
            let square = Square::at(random.below(8) as u8, 1 + random.below(6) as u8);
            let before = setup.board.occupied();
            put(setup, color, role, square);
            if setup.board.occupied() != before {
                break;
            }
        }
    }
}

/// What a side has at the start besides its king.
pub const OTHERS: [Role; SLOTS - 1] = [
    Role::Queen,
    Role::Rook,
    Role::Rook,
    Role::Bishop,
    Role::Bishop,
    Role::Knight,
    Role::Knight,
    Role::Pawn,
    Role::Pawn,
    Role::Pawn,
    Role::Pawn,
    Role::Pawn,
    Role::Pawn,
    Role::Pawn,
    Role::Pawn,
];

/// A piece on the first of these squares that suits it, which is no longer free then.
pub fn stand(piece: Piece, squares: &mut Vec<Square>) -> Option<Slot> {
    let suits = |square: &Square| piece.role != Role::Pawn || !matches!(square.rank(), 0 | 7);
    let place = squares.iter().position(suits)?;
    Some(Slot::new(piece, squares.swap_remove(place)))
}

/// The game that begins with a board, if one can.
pub fn begun(setup: Setup) -> Option<Game> {
    game::start(setup).map(Game::new)
}

/// A board with kings and rooks at home, and some others.
pub fn placed(random: &mut Random, others: usize) -> Option<Game> {
    let mut setup = at_home(random);
    scatter(&mut setup, random, others);
    begun(setup)
}

/// A board on which a pawn has just advanced by two squares, and may be taken in passing.
pub fn passed(random: &mut Random) -> Option<Game> {
    let mut setup = at_home(random);
    let (file, mover) = (random.below(7) as u8, !setup.turn);
    let at = |file: u8, row: u8| Square::at(file, rank(mover, row));
    let (from, beside) = if random.percent(50) { (file, file + 1) } else { (file + 1, file) };
    put(&mut setup, mover, Role::Pawn, at(from, 3));
    put(&mut setup, !mover, Role::Pawn, at(beside, 3));
    setup.en_passant = at(from, 2);
    begun(setup)
}

/// So many games of a kind that not every draw allows, and fewer if hardly any does.
pub fn some(
    count: usize,
    random: &mut Random,
    make: impl Fn(&mut Random) -> Option<Game>,
) -> Vec<Game> {
    (0..20 * count).filter_map(|_| make(random)).take(count).collect()
}

/// Sometimes the pieces lie in memory the other way round.
pub fn mixed(game: Game, random: &mut Random) -> Game {
    Game { is_reversed: random.percent(30), ..game }
}
