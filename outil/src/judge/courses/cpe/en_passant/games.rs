//! Games in which pawns meet.

use std::rc::Rc;

use echecs::rules::{Color, Move, Position, Role, Setup, Square};

use super::super::game::{Game, MOVES_MAX};
use super::super::making::{self, begun, lengthen, play, put, quiet, rank};
use super::super::scene::Scene;
use crate::judge::random::Random;

/// All of them, each asked after every move.
pub fn games(random: &mut Random) -> Vec<Rc<Scene>> {
    let mut scenes = Vec::new();
    for _ in 0..12 {
        let mut game = making::mixed(Game::new(Position::default()), random);
        play(&mut game, random, 40, weights);
        along(&game, 6, random, &mut scenes);
    }
    for _ in 0..4000 {
        let Some(mut game) = meeting(random) else { continue };
        let length = random.below(4);
        play(&mut game, random, length, weights);
        along(&making::mixed(game, random), 0, random, &mut scenes);
    }
    for _ in 0..600 {
        let game = stood_already(random).map(|game| making::mixed(game, random));
        scenes.extend(game.map(Scene::new));
    }
    scenes
}

/// The same after many other moves, up to the whole length of a history. Few, since each is large.
pub fn long_games(random: &mut Random) -> Vec<Rc<Scene>> {
    let lengths = [(30, 30), (20, 270), (10, MOVES_MAX)];
    let games = lengths.map(|(count, length)| {
        making::some(count, random, |random| after_many_moves(length, random))
    });
    games.into_iter().flatten().map(Scene::new).collect()
}

/// A pawn comes two squares, in the end.
fn after_many_moves(length: usize, random: &mut Random) -> Option<Game> {
    const OTHERS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Queen, Role::King];
    let mut game = meeting(random)?;
    let is_made = lengthen(&mut game, random, length - 1, &OTHERS)
        && play(&mut game, random, 1, weights)
        && game.position().en_passant().is_some();
    is_made.then_some(game)
}

fn along(game: &Game, from: usize, random: &mut Random, scenes: &mut Vec<Rc<Scene>>) {
    let cut = |length| Scene::new(game.cut(length, random.percent(25)));
    scenes.extend((from..=game.moves.len()).map(cut));
}

/// Pawns come up; those that can, stop beside another.
fn weights(position: &Position, mv: Move) -> usize {
    let (from, to) = (mv.from(), mv.to());
    let board = position.board();
    let is_pawn = board.role_at(from) == Some(Role::Pawn);
    let pawns = board.pieces(!position.turn(), Role::Pawn);
    let is_beside = [to.file().checked_sub(1), Some(to.file() + 1)]
        .into_iter()
        .flatten()
        .any(|file| Square::at(file, to.rank()).is_some_and(|square| pawns.contains(square)));
    match (is_pawn, is_beside, from.rank().abs_diff(to.rank())) {
        (true, true, 2) => 200,
        // A rook that comes from where pawns do is no pawn.
        (_, true, 2) => 60,
        (true, true, _) => 100,
        (true, false, _) => 10,
        _ => quiet(position, mv) / 3,
    }
}

/// A pawn that waits, and one or two on the next files that have not come up yet.
fn meeting(random: &mut Random) -> Option<Game> {
    let mut setup = Setup::EMPTY;
    let color = *random.choose(&Color::ALL);
    setup.turn = if random.percent(85) { !color } else { color };
    // The edge is where files are counted wrong.
    let file = if random.percent(40) { *random.choose(&[1, 6]) } else { random.below(8) as u8 };
    let waiting = rank(color, if random.percent(85) { 4 } else { 2 + random.below(4) as u8 });
    put(&mut setup, color, Role::Pawn, Square::at(file, waiting));
    for next in [file.checked_sub(1), Some(file + 1)].into_iter().flatten() {
        let role = *random.choose(&[
            Role::Pawn,
            Role::Pawn,
            Role::Pawn,
            Role::Pawn,
            Role::Rook,
            Role::Queen,
        ]);
        let from = *random.choose(&[6, 6, 6, 5, 5, 4]);
        if random.percent(70) {
            put(&mut setup, !color, role, Square::at(next, rank(color, from)));
        }
    }
    // A piece beside the one that comes: it is no pawn, and captures nothing so.
    let other = *random.choose(&[Role::Bishop, Role::Queen, Role::Knight, Role::Rook]);
    if random.percent(40) {
        put(&mut setup, color, other, Square::at((file + 2) % 8, waiting));
    }
    put_kings(&mut setup, random, waiting);
    making::scatter(&mut setup, random, 4);
    begun(setup)
}

/// Two pawns are side by side already: what has just left the place that the one came from is
/// another piece.
fn stood_already(random: &mut Random) -> Option<Game> {
    let mut setup = Setup::EMPTY;
    let color = *random.choose(&Color::ALL);
    setup.turn = !color;
    let (file, other) = *random.choose(&[(0, 1), (1, 0), (3, 4), (5, 4), (6, 7), (7, 6)]);
    let waiting = if random.percent(80) { 4 } else { 1 + random.below(5) as u8 };
    put(&mut setup, color, Role::Pawn, Square::at(file, rank(color, waiting)));
    put(&mut setup, !color, Role::Pawn, Square::at(other, rank(color, waiting)));
    let left = Square::at(other, rank(color, waiting + 2))?;
    let role = *random.choose(&[Role::Rook, Role::Queen, Role::King, Role::Bishop, Role::Knight]);
    put(&mut setup, !color, role, Some(left));
    put_kings(&mut setup, random, rank(color, waiting));
    let mut game = begun(setup)?;
    let weights = |_: &Position, mv: Move| match mv.from() == left {
        true if mv.to().file() == other => 20,
        is_it => usize::from(is_it),
    };
    play(&mut game, random, 1, weights).then_some(game)
}

/// The kings that are missing, sometimes where they could capture on a rank, or be uncovered.
fn put_kings(setup: &mut Setup, random: &mut Random, on: u8) {
    for side in Color::ALL {
        let near = if random.percent(40) { on } else { random.below(8) as u8 };
        while setup.board.king(side).is_none() {
            let rank = if random.percent(50) { near } else { random.below(8) as u8 };
            put(setup, side, Role::King, Square::at(random.below(8) as u8, rank));
        }
    }
}
