//! Moves that depend on the last ones, late in a game: the list of its moves may have been full.

use echecs::rules::{Game, Move, Position, Role};

use super::scenario::Scenario;
use crate::judge::random::Random;

/// What is played at the end, and the move that is asked then, legal or not.
const ENDS: [(&str, &str); 12] = [
    ("e2e4 a7a6 e4e5 d7d5", "e5d6"),
    ("a2a3 d7d5 a3a4 d5d4 e2e4", "d4e3"),
    // Too late.
    ("e2e4 a7a6 e4e5 d7d5 a2a3 a6a5", "e5d6"),
    ("a2a3 d7d5 a3a4 d5d4 e2e4 a7a6 b2b3", "d4e3"),
    ("g1f3 g8f6 g2g3 g7g6 f1g2 f8g7", "e1g1"),
    ("g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 a2a3", "e8g8"),
    // The king has moved, or the rook, and come back.
    ("g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 e1f1 a7a6 f1e1 a6a5", "e1g1"),
    ("g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 a2a3 e8f8 a3a4 f8e8 b2b3", "e8g8"),
    ("g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 h1g1 a7a6 g1h1 a6a5", "e1g1"),
    ("g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 a2a3 h8g8 a3a4 g8h8 b2b3", "e8g8"),
    ("b1c3 b8c6 d2d4 d7d5 c1e3 c8e6 d1d3 d8d6 a1b1 a8b8 b1a1 b8a8", "e1c1"),
    ("b1c3 b8c6 d2d4 d7d5 c1e3 c8e6 d1d3 d8d6 a1b1 a8b8 b1a1 b8a8 a2a3", "e8c8"),
];

/// Moves of either player's knights before they go home the same way.
const THERE: usize = 24;
/// What is played after each time: no fifty moves go by without a pawn's.
const PAWNS: [&str; 3] = ["h2h3 h7h6", "h3h4 h6h5", ""];

/// Each is asked after far more moves than arrays are made for that are not meant for whole games. The
/// view comes late too, which would be told too much.
pub fn questions(random: &mut Random) -> Vec<Scenario> {
    let question = |(end, last): &(&str, &str)| {
        let mut game = Game::new(Position::default());
        for pawns in PAWNS {
            wander(&mut game, random)?;
            play_written(&mut game, pawns)?;
        }
        play_written(&mut game, end)?;
        let moves: Vec<Move> = game.moves().collect();
        let last = (last[..2].parse().ok()?, last[2..].parse().ok()?);
        let view_after = Some(moves.len());
        Some(Scenario { view_after, ..Scenario::of(moves, Some(last), Role::Queen) })
    };
    ENDS.iter().filter_map(question).collect()
}

fn play_written(game: &mut Game, text: &str) -> Option<()> {
    for word in text.split_whitespace() {
        let mv = game.position().parse_uci(word).ok()?;
        game.play(mv).ok()?;
    }
    Some(())
}

/// The knights of both go somewhere and come back. Each keeps to its half, so that nothing is taken
/// and no king attacked; and no position stands a third time, which some programs end a game for.
fn wander(game: &mut Game, random: &mut Random) -> Option<()> {
    (0..100).find_map(|_| {
        let mut longer = game.clone();
        wander_once(&mut longer, random)?;
        *game = longer;
        Some(())
    })
}

fn wander_once(game: &mut Game, random: &mut Random) -> Option<()> {
    let mut there = Vec::new();
    for _ in 0..2 * THERE {
        let position = game.position();
        let mut moves = position.legal_moves();
        moves.retain(|mv| {
            position.board().role_at(mv.from()) == Some(Role::Knight)
                && mv.from().rank() / 4 == mv.to().rank() / 4
        });
        random.shuffle(&mut moves);
        let mv = moves.into_iter().find(|mv| is_new(game, *mv))?;
        there.push((mv.from(), mv.to()));
        game.play(mv).ok()?;
    }
    // The first of a pair is White's, who goes back first as well.
    for pair in there.chunks_exact(2).rev() {
        for (from, to) in pair {
            let mv = game.position().find_uci(*to, *from, None)?;
            game.play(mv).ok()?;
            if game.occurrences() > 2 {
                return None;
            }
        }
    }
    Some(())
}

/// Whether a move leads where the game has not been.
fn is_new(game: &mut Game, mv: Move) -> bool {
    let is_new = game.play(mv).is_ok() && game.occurrences() == 1;
    game.take_back();
    is_new
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_end_is_reached_whatever_the_seed() {
        for seed in 1..8 {
            let questions = questions(&mut Random::new(seed, "partie_deplacer"));
            assert_eq!(questions.len(), ENDS.len());
            for question in questions {
                assert!(question.moves.len() > 256);
                let game = question.before().expect("the moves are legal, and the game goes on");
                assert!(game.outcome().is_none());
                let clocks = game.earlier_positions().map(Position::halfmove_clock);
                assert!(clocks.max() < Some(100));
            }
        }
    }
}
