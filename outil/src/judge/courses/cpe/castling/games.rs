//! Games that lead to where castling goes wrong.

use std::rc::Rc;

use echecs::rules::attacks::{bishop_attacks, knight_attacks};
use echecs::rules::{Color, Move, MoveKind, Position, Role, Setup, Square};

use super::super::game::{Game, MOVES_MAX};
use super::super::making::{self, begun, home, lengthen, play, play_between, put, quiet, rank};
use super::super::scene::Scene;
use crate::judge::random::Random;

/// All of them, each asked where it ends.
pub fn games(random: &mut Random) -> Vec<Rc<Scene>> {
    let mut scenes = Vec::new();
    for _ in 0..36 {
        let mut game = making::mixed(Game::new(Position::default()), random);
        let length = 12 + random.below(40);
        play(&mut game, random, length, weights);
        for length in 4..=game.moves.len() {
            scenes.push(Scene::new(game.cut(length, random.percent(25))));
        }
    }
    let kinds: [(usize, Maker); 7] = [
        (900, after_some_moves),
        (120, begun_elsewhere),
        (400, crowded),
        (300, near_the_other_king),
        (100, in_check),
        (500, come_back),
        (200, replaced),
    ];
    for (count, make) in kinds {
        let made = (0..count).filter_map(|_| Some(making::mixed(make(random)?, random)));
        scenes.extend(made.collect::<Vec<_>>().into_iter().map(Scene::new));
    }
    let alone = one_piece_against().into_iter().map(|game| making::mixed(game, random));
    scenes.extend(alone.map(Scene::new));
    scenes
}

/// Every piece of the other side, on every square, alone against a king that has not moved: no
/// attack is left to chance.
fn one_piece_against() -> Vec<Game> {
    let mut games = Vec::new();
    for color in Color::ALL {
        for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            for square in Square::all() {
                let mut setup = Setup { turn: color, ..Setup::EMPTY };
                for (file, role) in [(0, Role::Rook), (4, Role::King), (7, Role::Rook)] {
                    put(&mut setup, color, role, Square::at(file, home(color)));
                }
                put(&mut setup, !color, Role::King, Square::at(4, home(!color)));
                let before = setup.board.occupied();
                put(&mut setup, !color, role, Some(square));
                if setup.board.occupied() != before {
                    games.extend(begun(setup));
                }
            }
        }
    }
    games
}

/// The same after and before many other moves, up to the whole length of a history. Few, since each
/// is large.
pub fn long_games(random: &mut Random) -> Vec<Rc<Scene>> {
    let lengths = [(100, 32), (30, 270), (10, MOVES_MAX)];
    let games = lengths.map(|(count, length)| {
        making::some(count, random, |random| after_many_moves(length, random))
    });
    games.into_iter().flatten().map(Scene::new).collect()
}

/// The king or a rook goes and comes back, before or after all others, or never.
fn after_many_moves(length: usize, random: &mut Random) -> Option<Game> {
    const OTHERS: [Role; 3] = [Role::Knight, Role::Bishop, Role::Queen];
    let mut game = making::placed(random, 9)?;
    let is_made = match random.below(4) {
        0 => lengthen(&mut game, random, length, &OTHERS),
        1 | 2 => {
            lengthen(&mut game, random, length - 6, &OTHERS)
                && goes_and_comes_back(&mut game, random)
        }
        _ => goes_and_comes_back(&mut game, random) && lengthen(&mut game, random, length, &OTHERS),
    };
    is_made.then_some(game)
}

/// What makes a game of some kind, if the draw allows it.
type Maker = fn(&mut Random) -> Option<Game>;

/// Pieces leave the back rank, rooks and kings less often.
fn weights(position: &Position, mv: Move) -> usize {
    let role = position.board().role_at(mv.from());
    match (mv.kind(), role) {
        (MoveKind::Castling, _) => 4,
        (_, Some(Role::King)) => 2,
        (_, Some(Role::Knight | Role::Bishop | Role::Queen))
            if matches!(mv.from().rank(), 0 | 7) =>
        {
            60
        }
        (_, Some(Role::Pawn)) if mv.from().rank().abs_diff(mv.to().rank()) == 2 => 40,
        (_, Some(Role::Rook)) => 6,
        _ if position.is_capture(mv) => 15,
        _ => 10,
    }
}

/// A board, and up to six moves.
fn after_some_moves(random: &mut Random) -> Option<Game> {
    let mut game = making::placed(random, 7)?;
    let length = if random.percent(50) { 0 } else { random.below(7) };
    play(&mut game, random, length, |_, mv| usize::from(!mv.is_castling()));
    Some(game)
}

/// One side has lost nothing: the last place of its set is taken.
fn crowded(random: &mut Random) -> Option<Game> {
    let mut setup = making::at_home(random);
    let full = *random.choose(&Color::ALL);
    making::fill(&mut setup, random, full);
    if random.percent(20) {
        making::fill(&mut setup, random, !full);
    }
    begun(setup)
}

/// The other king has come close to where this one passes.
fn near_the_other_king(random: &mut Random) -> Option<Game> {
    let mut setup = making::at_home(random);
    let color = setup.turn;
    if let Some(king) = setup.board.king(!color) {
        setup.board.clear(king);
    }
    let near = rank(color, 1 + random.below(2) as u8);
    put(&mut setup, !color, Role::King, Square::at(random.below(8) as u8, near));
    making::scatter(&mut setup, random, 2);
    begun(setup)
}

/// A king in check, along its file: where it passes, nothing is attacked by the same piece.
fn in_check(random: &mut Random) -> Option<Game> {
    let mut setup = making::at_home(random);
    let color = setup.turn;
    let role = *random.choose(&[Role::Rook, Role::Rook, Role::Queen]);
    put(&mut setup, !color, role, Square::at(4, rank(color, 2 + random.below(4) as u8)));
    if random.percent(50) {
        making::scatter(&mut setup, random, 2);
    }
    begun(setup)
}

/// A king that begins on its file, but not at home: nothing else forbids it to castle.
fn begun_elsewhere(random: &mut Random) -> Option<Game> {
    let mut setup = Setup { turn: *random.choose(&Color::ALL), ..Setup::EMPTY };
    let color = setup.turn;
    for corner in [0, 7] {
        put(&mut setup, color, Role::Rook, Square::at(corner, home(color)));
    }
    put(&mut setup, color, Role::King, Square::at(4, rank(color, 1 + random.below(6) as u8)));
    put(&mut setup, !color, Role::King, Square::at(random.below(8) as u8, home(!color)));
    begun(setup)
}

/// The king or a rook goes, and comes back.
fn come_back(random: &mut Random) -> Option<Game> {
    let mut game = making::placed(random, 4)?;
    goes_and_comes_back(&mut game, random).then_some(game)
}

fn goes_and_comes_back(game: &mut Game, random: &mut Random) -> bool {
    let color = *random.choose(&Color::ALL);
    if game.position().turn() != color && !play(game, random, 1, quiet) {
        return false;
    }
    let role = *random.choose(&[Role::King, Role::Rook]);
    let is_going = |position: &Position, mv: Move| {
        let is_it =
            position.board().role_at(mv.from()) == Some(role) && mv.from().rank() == home(color);
        usize::from(is_it && !mv.is_castling())
    };
    if !play(game, random, 1, is_going) {
        return false;
    }
    let gone = game.moves[game.moves.len() - 1];
    let waits = play(game, random, 1, quiet);
    waits && play_between(game, gone.to(), gone.from()) && play(game, random, 1, quiet)
}

/// A rook is taken in its corner, and another one takes its place.
fn replaced(random: &mut Random) -> Option<Game> {
    let mut setup = Setup::EMPTY;
    let color = *random.choose(&Color::ALL);
    setup.turn = !color;
    for side in Color::ALL {
        for (file, role) in [(0, Role::Rook), (4, Role::King), (7, Role::Rook)] {
            put(&mut setup, side, role, Square::at(file, home(side)));
        }
    }
    let corner = Square::at(*random.choose(&[0, 7]), home(color))?;
    let second = Square::at(corner.file(), rank(color, 1 + random.below(5) as u8))?;
    put(&mut setup, color, Role::Rook, Some(second));
    let role = *random.choose(&[Role::Bishop, Role::Queen, Role::Knight]);
    let squares = match role {
        Role::Knight => knight_attacks(corner),
        _ => bishop_attacks(corner, setup.board.occupied()),
    };
    let squares: Vec<Square> = (squares & !setup.board.occupied()).into_iter().collect();
    let taker = *random.choose(&squares);
    put(&mut setup, !color, role, Some(taker));
    let mut game = begun(setup)?;
    let is_replaced =
        play_between(&mut game, taker, corner) && play_between(&mut game, second, corner);
    (is_replaced && play(&mut game, random, 1, quiet)).then_some(game)
}
