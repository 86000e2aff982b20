//! Boards on which a side has little to play.

use std::rc::Rc;

use echecs::rules::attacks::{king_attacks, knight_attacks};
use echecs::rules::{Color, Position, Role, Setup, Square};

use super::super::game::Game;
use super::super::making::{self, begun, play, play_between, put, rank};
use super::super::scene::Scene;
use super::state::{Parry, State};
use crate::judge::random::Random;

/// So many of each state are asked at most.
const EACH: usize = 260;
/// So many boards are looked at for them.
const TRIED: usize = 24_000;

/// Every state often, and some games from the start.
pub fn games(random: &mut Random) -> Vec<Rc<Scene>> {
    const STATES: [State; 8] = [
        State::Mate,
        State::Stalemate,
        State::Check(Parry::ByKing),
        State::Check(Parry::ByCapture),
        State::Check(Parry::EnPassant),
        State::Check(Parry::ByBlocking),
        State::OnlyEnPassant,
        State::Free,
    ];
    let mut found = STATES.map(|_| 0);
    let mut scenes = Vec::new();
    for number in 0..TRIED {
        let makers: [fn(&mut Random) -> Option<Game>; 4] = [cornered, surrounded, passing, trapped];
        let Some(game) = makers[number % makers.len()](random) else { continue };
        let state = State::of(&game.position());
        let place = STATES.iter().position(|known| *known == state);
        if let Some(count) = place.map(|place| &mut found[place])
            && *count < EACH
        {
            *count += 1;
            scenes.push(Scene::new(making::mixed(game, random)));
        }
    }
    for _ in 0..10 {
        let mut game = Game::new(Position::default());
        play(&mut game, random, 60, |_, _| 1);
        let length = 1 + random.below(game.moves.len());
        scenes.push(Scene::new(game.cut(length, random.percent(25))));
    }
    scenes
}

/// A king at the edge with little beside it, against heavy pieces.
fn cornered(random: &mut Random) -> Option<Game> {
    let mut setup = Setup::EMPTY;
    let color = *random.choose(&Color::ALL);
    setup.turn = color;
    let edge = *random.choose(&[0, 7]);
    let along = random.below(8) as u8;
    let king = if random.percent(50) { Square::at(edge, along) } else { Square::at(along, edge) };
    put(&mut setup, color, Role::King, king);
    put(&mut setup, !color, Role::King, Square::new(random.below(64)));
    for _ in 0..1 + random.below(3) {
        let role =
            *random.choose(&[Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn]);
        put(&mut setup, !color, role, Square::new(random.below(64)));
    }
    for _ in 0..random.below(3) {
        let role =
            *random.choose(&[Role::Pawn, Role::Pawn, Role::Knight, Role::Bishop, Role::Rook]);
        put(&mut setup, color, role, Square::new(random.below(64)));
    }
    begun(setup)
}

/// A king among its own pieces: others have to help it.
fn surrounded(random: &mut Random) -> Option<Game> {
    let mut setup = Setup::EMPTY;
    let color = *random.choose(&Color::ALL);
    setup.turn = color;
    let king = Square::at(random.below(8) as u8, rank(color, random.below(2) as u8))?;
    put(&mut setup, color, Role::King, Some(king));
    for square in king_attacks(king) {
        if random.percent(75) {
            let role = *random.choose(&[Role::Pawn, Role::Pawn, Role::Bishop, Role::Rook]);
            put(&mut setup, color, role, Some(square));
        }
    }
    put(&mut setup, !color, Role::King, Square::new(random.below(64)));
    for _ in 0..2 {
        let role = *random.choose(&[Role::Queen, Role::Rook, Role::Bishop, Role::Knight]);
        put(&mut setup, !color, role, Square::new(random.below(64)));
    }
    making::scatter(&mut setup, random, 3);
    begun(setup)
}

/// A king in a corner with nowhere to go, and perhaps a pawn that is stopped.
fn trapped(random: &mut Random) -> Option<Game> {
    let mut setup = Setup::EMPTY;
    let color = *random.choose(&Color::ALL);
    setup.turn = color;
    let corner = Square::at(*random.choose(&[0, 7]), *random.choose(&[0, 7]))?;
    put(&mut setup, color, Role::King, Some(corner));
    let around: Vec<Square> = knight_attacks(corner).into_iter().collect();
    put(&mut setup, !color, Role::Queen, Some(*random.choose(&around)));
    put(&mut setup, !color, Role::King, Square::new(random.below(64)));
    if random.percent(60) {
        let (file, own) = (random.below(8) as u8, 1 + random.below(5) as u8);
        put(&mut setup, color, Role::Pawn, Square::at(file, rank(color, own)));
        put(&mut setup, !color, Role::Pawn, Square::at(file, rank(color, own + 1)));
    }
    if random.percent(30) {
        put(&mut setup, color, Role::Bishop, Square::new(random.below(64)));
    }
    begun(setup)
}

/// A pawn comes two squares beside another one, whose king has nowhere to go.
fn passing(random: &mut Random) -> Option<Game> {
    let mut setup = Setup::EMPTY;
    let color = *random.choose(&Color::ALL);
    setup.turn = !color;
    let file = random.below(8) as u8;
    let beside = if file == 0 || (file < 7 && random.percent(50)) { file + 1 } else { file - 1 };
    put(&mut setup, color, Role::Pawn, Square::at(file, rank(color, 4)));
    put(&mut setup, !color, Role::Pawn, Square::at(beside, rank(color, 6)));
    // Where the pawn attacks it, or anywhere.
    let near = if random.percent(50) { beside.checked_sub(1) } else { Some(beside + 1) };
    let king = match near.and_then(|file| Square::at(file, rank(color, 3))) {
        Some(square) if random.percent(60) => Some(square),
        _ => Square::new(random.below(64)),
    };
    put(&mut setup, color, Role::King, king);
    put(&mut setup, !color, Role::King, Square::new(random.below(64)));
    // What would let the pawn walk on.
    if random.percent(60) {
        put(&mut setup, !color, Role::Knight, Square::at(file, rank(color, 5)));
    }
    for _ in 0..2 + random.below(2) {
        let role = *random.choose(&[Role::Queen, Role::Queen, Role::Rook, Role::Knight]);
        put(&mut setup, !color, role, Square::new(random.below(64)));
    }
    let mut game = begun(setup)?;
    let from = Square::at(beside, rank(color, 6))?;
    let to = Square::at(beside, rank(color, 4))?;
    play_between(&mut game, from, to).then_some(game)
}
