//! Scripts of every kind.

use std::rc::Rc;

use echecs::rules::{Move, MoveKind, Position, Square};

use super::super::game::Game;
use super::super::making::play;
use super::super::scene::Scene;
use super::script::{BAD_FILE, COMMENT, Line, Script};
use crate::judge::random::Random;

/// Lines that ask for nothing.
const SILENT: [&str; 2] = ["", COMMENT];

/// What is played before something else.
const OPENINGS: [&str; 3] = ["e2e4", "e2e4 e7e5 g1f3", "d2d4 g8f6"];
/// Games that end at once, or nearly.
pub const MATE: &str = "f2f3 e7e5 g2g4 d8h4";
pub const STALEMATE: &str = "e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 \
                         b7b8 d3h7 b8c8 f7g6 c8e6";
pub const CHECK: &str = "e2e4 f7f6 d1h5";

/// The moves of a game as lines.
pub fn written(moves: &str) -> Vec<Line> {
    let mut position = Position::default();
    let lines = moves.split_whitespace().map_while(|word| {
        let mv = position.parse_uci(word).ok()?;
        let (from, to) = position.move_squares(mv);
        position.play(mv);
        Some(Line::Move(from, to))
    });
    lines.collect()
}

/// A game of which the files are; somebody can still move in it.
pub fn other_game(random: &mut Random) -> Rc<Scene> {
    let mut game = Game::new(Position::default());
    let length = 2 + random.below(8);
    play(&mut game, random, length, plain);
    Scene::new(game)
}

/// Promotions are left out: who is to choose is not said.
fn plain(_: &Position, mv: Move) -> usize {
    usize::from(!matches!(mv.kind(), MoveKind::Promotion(_)))
}

/// A script of some kind.
pub fn any(number: usize, random: &mut Random) -> Script {
    let mut script = Script { lines: Vec::new(), scene: other_game(random), has_earlier: false };
    match number % 5 {
        0 => script.lines.push(Line::New),
        1 => script.lines.push(Line::ReadBoard),
        2 => script.lines.push(Line::ReadGame),
        _ => {}
    }
    if number % 5 < 3 && random.percent(50) {
        // Something was played before.
        let before = written(OPENINGS[random.below(OPENINGS.len())]);
        script.lines.splice(0..0, before);
    }
    // What was read, or begun anew, is sometimes all that the files are about.
    let is_enough = number % 5 < 3 && random.percent(40);
    for _ in 0..if is_enough { 0 } else { 1 + random.below(4) } {
        let (mut game, _) = script.end();
        let position = game.position();
        if play(&mut game, random, 1, plain)
            && let Some(mv) = game.moves.last()
        {
            let (from, to) = position.move_squares(*mv);
            script.lines.push(Line::Move(from, to));
        }
        if number % 5 == 3 {
            script.lines.push(refused(&script, random));
        }
        if random.percent(20) {
            script.lines.push(Line::Other(SILENT[random.below(SILENT.len())]));
        }
    }
    script
}

/// A line that changes nothing.
fn refused(script: &Script, random: &mut Random) -> Line {
    let position = script.end().0.position();
    let any = |random: &mut Random| Square::new(random.below(64));
    match random.below(5) {
        0 => Line::ReadBadly("absent.txt"),
        1 => Line::ReadBadly(BAD_FILE),
        2 => Line::Other("avance"),
        _ => match (any(random), any(random)) {
            (Some(from), Some(to)) if position.find_uci(from, to, None).is_none() => {
                Line::Move(from, to)
            }
            _ => Line::Other("d 4 1"),
        },
    }
}
