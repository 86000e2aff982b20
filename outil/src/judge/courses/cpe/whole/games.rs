//! Games in which everything happens, and the moves that are asked there.

use std::rc::Rc;

use echecs::rules::{Color, Position, Role, Setup, Square};

use super::super::game::Game;
use super::super::making::{self, begun, play, put, rank};
use super::super::question::MoveQuestion;
use super::super::scene::Scene;
use super::super::{castling, en_passant, standard};
use super::refusal::is_legal;
use crate::judge::random::Random;

/// Every kind of move, allowed and refused, by any piece of the side to move.
pub fn questions(random: &mut Random) -> Vec<MoveQuestion> {
    let mut scenes = part(castling::games(random), 250, random);
    scenes.extend(part(en_passant::games(random), 500, random));
    scenes.extend((0..250).filter_map(|_| promoting(random)).map(Scene::new).collect::<Vec<_>>());
    for _ in 0..12 {
        let mut game = making::mixed(Game::new(Position::default()), random);
        play(&mut game, random, 50, |_, _| 1);
        let lengths: Vec<usize> = (0..=game.moves.len()).collect();
        scenes.extend(
            part(lengths, 20, random).into_iter().map(|length| Scene::new(game.cut(length, false))),
        );
    }
    scenes.iter().flat_map(|scene| moves(scene, random)).collect()
}

fn part<T>(mut all: Vec<T>, count: usize, random: &mut Random) -> Vec<T> {
    random.shuffle(&mut all);
    all.truncate(count);
    all
}

/// Pawns that are about to arrive, with something to take.
fn promoting(random: &mut Random) -> Option<Game> {
    let mut setup = Setup::EMPTY;
    let color = *random.choose(&Color::ALL);
    setup.turn = color;
    for side in Color::ALL {
        let file = random.below(8) as u8;
        put(&mut setup, side, Role::King, Square::at(file, rank(side, random.below(3) as u8)));
    }
    for _ in 0..1 + random.below(3) {
        put(&mut setup, color, Role::Pawn, Square::at(random.below(8) as u8, rank(color, 6)));
        let role = *random.choose(&[Role::Rook, Role::Knight, Role::Bishop]);
        put(&mut setup, !color, role, Square::at(random.below(8) as u8, rank(color, 7)));
    }
    making::scatter(&mut setup, random, 3);
    begun(setup)
}

/// Some of the moves that can be asked in a position, of each kind.
fn moves(scene: &Rc<Scene>, random: &mut Random) -> Vec<MoveQuestion> {
    let position = &scene.position;
    let (board, color) = (position.board(), position.turn());
    let (mut ordinary, mut special, mut uncovering, mut empty_diagonals) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for from in board.color(color) {
        for to in Square::all() {
            let question = MoveQuestion { scene: scene.clone(), from, to };
            let obstacle = standard::obstacle(board, color, from, to);
            let is_last_rank =
                board.role_at(from) == Some(Role::Pawn) && matches!(to.rank(), 0 | 7);
            match (is_legal(&question), obstacle) {
                (true, None) if !is_last_rank => ordinary.push(question),
                (true, _) => special.push(question),
                (false, None) => uncovering.push(question),
                (false, Some(standard::Obstacle::NothingToTake)) => empty_diagonals.push(question),
                (false, Some(_)) => {}
            }
        }
    }
    let mut asked = part(ordinary, 2, random);
    asked.extend(part(special, 2, random));
    asked.extend(part(uncovering, 2, random));
    asked.extend(part(empty_diagonals, 1, random));
    // A castling, allowed or not, and anything at all.
    let king = position.king(color);
    let file = *random.choose(&[2, 6]);
    let own: Vec<Square> = board.color(color).into_iter().collect();
    let any = (*random.choose(&own), Square::new(random.below(64)));
    let (mine, other) = (*random.choose(&own), *random.choose(&own));
    let pairs = [(king, Square::at(file, king.rank())), any, (mine, Some(other))];
    let question = |(from, to): (Square, Option<Square>)| {
        Some(MoveQuestion { scene: scene.clone(), from, to: to? })
    };
    asked.extend(pairs.into_iter().filter_map(question));
    asked
}
