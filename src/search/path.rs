//! The positions that led to the one looked at, in the game and in the search.

use crate::rules::{Game, Position};

pub struct Path {
    steps: Vec<Step>,
    /// How many of the steps belong to the game, the root's included.
    played: usize,
}

#[derive(Clone, Copy)]
struct Step {
    key: u64,
    /// How many of the steps before it can be followed back without meeting a
    /// capture, a pawn's move or a pass.
    reversible: usize,
}

impl Path {
    /// The path of a game, up to its current position.
    pub fn of_game(game: &Game) -> Path {
        let mut path = Path { steps: Vec::new(), played: 0 };
        game.earlier_positions().for_each(|position| path.push(position));
        path.push(game.position());
        path.played = path.steps.len();
        path
    }

    pub fn push(&mut self, position: &Position) {
        let before = self.steps.last().map_or(0, |step| step.reversible + 1);
        let reversible = if position.halfmove_clock() == 0 { 0 } else { before };
        self.steps.push(Step { key: position.key(), reversible });
    }

    /// The position after a pass: nothing before it counts as repeated.
    pub fn push_pass(&mut self, position: &Position) {
        self.steps.push(Step { key: position.key(), reversible: 0 });
    }

    pub fn pop(&mut self) {
        self.steps.pop();
    }

    /// Whether the last position is a draw by repetition. Within the search
    /// the second time is enough: who could gain from going round once could
    /// go round twice. What happened in the game counts as the rules do.
    pub fn is_repetition(&self) -> bool {
        let Some((last, before)) = self.steps.split_last() else { return false };
        let mut in_game = 0;
        for back in (4..=last.reversible).step_by(2) {
            let Some(index) = self.steps.len().checked_sub(1 + back) else { break };
            if before[index].key == last.key {
                in_game += 1;
                if index >= self.played || in_game == 2 {
                    return true;
                }
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(moves: &str) -> Game {
        let mut game = Game::new(Position::default());
        for uci in moves.split_whitespace() {
            let mv = game.position().parse_uci(uci).expect(uci);
            game.play(mv).expect(uci);
        }
        game
    }

    /// Whether each position of a line is a repetition.
    fn repetitions(path: &mut Path, start: &Position, moves: &str) -> Vec<bool> {
        let mut position = start.clone();
        let step = |uci: &str| {
            position.play(position.parse_uci(uci).expect(uci));
            path.push(&position);
            path.is_repetition()
        };
        moves.split_whitespace().map(step).collect()
    }

    #[test]
    fn once_in_the_search_twice_in_the_game() {
        let shuffled = game("e2e4 e7e5 g1f3 g8f6 f3g1 f6g8");
        let mut path = Path::of_game(&shuffled);
        let found = repetitions(&mut path, shuffled.position(), "g1f3 g8f6 f3g1 f6g8 g1f3");
        // After e7e5 the knights at home were seen twice in the game.
        assert_eq!(found, [false, false, false, true, true]);
        let mut fresh = Path::of_game(&game("e2e4"));
        let found = repetitions(&mut fresh, game("e2e4").position(), "g8f6 g1f3 f6g8 f3g1");
        assert_eq!(found, [false, false, false, false]);
    }

    #[test]
    fn a_pass_and_a_pawn_move_end_the_search_for_repetitions() {
        let start = game("e2e4 e7e5");
        let mut path = Path::of_game(&start);
        let found = repetitions(&mut path, start.position(), "g1f3 g8f6 f3g1 f6g8 d2d3");
        assert_eq!(found, [false; 5]);
        let mut path = Path::of_game(&start);
        path.push_pass(&start.position().after_pass().expect("not in check"));
        path.push_pass(start.position());
        assert!(!path.is_repetition());
    }
}
