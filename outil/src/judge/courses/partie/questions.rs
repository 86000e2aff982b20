//! What a controller is asked: games from the start, and what is done in them.

use echecs::rules::{Game, Move, MoveKind, Position, Role, Square};

use super::controller::Controller;
use super::late;
use super::play::{self, Theme};
use super::scenario::{Scenario, written};
use super::words;
use crate::judge::courses::object::Quota;
use crate::judge::random::Random;

/// More moves than arrays are made for that are not meant for whole games.
const LONG: usize = 320;

impl Controller {
    /// The moves of a game, and what its pawns become.
    fn game(&self, random: &mut Random, length: usize) -> (Vec<Move>, Role) {
        let wanted = *random.choose(&[Role::Queen, Role::Rook, Role::Bishop, Role::Knight]);
        let theme =
            *random.choose(&[Theme::Castling, Theme::Castling, Theme::Pawns, Theme::Checks]);
        // Nobody chooses without a view.
        let can_choose = self.offer.has("partie_brancher_vue");
        let length = if self.offer.has("partie_deplacer") { length } else { 0 };
        (play::moves(random, theme, can_choose.then_some(wanted), length), wanted)
    }

    /// Moves of many games, and moves that are refused there, as many of each kind.
    pub fn moves(&self, random: &mut Random) -> Vec<Scenario> {
        let mut games = play::known();
        games.extend((0..400).map(|_| self.game(random, 36)));
        if !self.offer.has("partie_deplacer") {
            return Vec::new();
        }
        let mut quota = Quota::new(24);
        let mut questions = self.long_games(random);
        questions.extend(late::questions(random));
        for (moves, wanted) in games {
            let mut game = Game::new(Position::default());
            for (length, mv) in moves.iter().enumerate() {
                let mut asked: Vec<_> =
                    play::refused(&game, random).into_iter().map(|last| (last, None)).collect();
                asked.push((game.position().move_squares(*mv), Some(*mv)));
                asked.retain(|(last, legal)| {
                    let detail = play::detail(game.position(), *last);
                    quota.takes(words::kind(&game, *last, *legal) + &detail)
                });
                let of = |last| Scenario::of(moves[..length].to_vec(), Some(last), wanted);
                questions.extend(asked.into_iter().map(|(last, _)| of(last)));
                if matches!(mv.kind(), MoveKind::Castling | MoveKind::EnPassant) {
                    questions.extend(self.tries(random, &mut quota, &moves[..length], *mv));
                }
                if game.play(*mv).is_err() {
                    break;
                }
            }
        }
        questions
    }

    /// Moves that come late: an array for the moves of a game may be too short. The view comes late
    /// too, which would be told too much.
    pub fn long_games(&self, random: &mut Random) -> Vec<Scenario> {
        let mut games: Vec<Vec<Move>> =
            (0..4).map(|_| play::moves(random, Theme::Long, None, LONG)).collect();
        games.sort_by_key(|moves| std::cmp::Reverse(moves.len()));
        let question = |mut moves: Vec<Move>| {
            let last = *written(&moves).last()?;
            moves.pop();
            let view_after = Some(moves.len());
            Some(Scenario { view_after, ..Scenario::of(moves, Some(last), Role::Queen) })
        };
        games.into_iter().take(2).filter_map(question).collect()
    }

    /// A move that depends on what was played, after each of some moves that are refused: of the
    /// same pieces, at any moment of the game; any other right before it.
    fn tries(
        &self,
        random: &mut Random,
        quota: &mut Quota,
        moves: &[Move],
        last: Move,
    ) -> Vec<Scenario> {
        let mut questions = Vec::new();
        let mut game = Game::new(Position::default());
        for after in 0..=moves.len() {
            let position = game.position();
            let is_touched = |from: Square| {
                let role = position.board().role_at(from);
                from == last.from() || from == last.to() || role == Some(Role::King)
            };
            let refused = play::refused(&game, random);
            // The king left in check is what is found out last, when something was written already.
            let is_late = |(from, to): &(Square, Square)| {
                is_touched(*from) && play::is_about_check(&game, *from, *to)
            };
            let is_castling =
                |(from, to): &(Square, Square)| play::is_about_castling(&game, *from, *to);
            let mut tried: Vec<_> = refused.iter().copied().filter(is_late).take(3).collect();
            let others = if after == moves.len() { refused.len() } else { 0 };
            let mut more: Vec<_> = refused.iter().copied().filter(is_castling).collect();
            more.extend(refused.into_iter().take(others));
            more.retain(|squares| {
                let kind = words::kind(&game, *squares, None);
                !tried.contains(squares) && quota.takes(format!("refus : {kind}, {}", others > 0))
            });
            tried.extend(more);
            questions.extend(tried.into_iter().map(|squares| Scenario {
                tried: Some((after, squares)),
                is_twice: true,
                ..Scenario::of(moves.to_vec(), None, Role::Queen)
            }));
            let Some(mv) = moves.get(after) else { break };
            if mv.promotion().is_some() || game.play(*mv).is_err() {
                return Vec::new();
            }
        }
        let squares = game.position().move_squares(last);
        questions.iter_mut().for_each(|question| question.last = Some(squares));
        questions
    }

    /// Games after games: what was played before must not matter.
    pub fn beginnings(&self, random: &mut Random) -> Vec<Scenario> {
        let mut questions = Vec::new();
        for turn in 0..240 {
            let length = random.below(25);
            let (earlier, wanted) = self.game(random, length);
            let (mut moves, other) = self.game(random, 24);
            // The same choice in both games: a view has but one.
            let is_chosen = |mv: &Move| mv.promotion().is_some_and(|role| role != wanted);
            if other != wanted
                && let Some(first) = moves.iter().position(is_chosen)
            {
                moves.truncate(first);
            }
            let moves = if turn % 4 == 0 { Vec::new() } else { moves };
            let earlier = (turn % 3 != 0).then_some(earlier);
            // Without a view, the second game could choose nothing.
            let is_twice = !moves.iter().any(|mv| mv.promotion().is_some());
            questions.push(Scenario { earlier, is_twice, ..Scenario::of(moves, None, wanted) });
        }
        questions
    }

    pub fn pluggings(&self, random: &mut Random) -> Vec<Scenario> {
        let mut questions = Vec::new();
        for turn in 0..160 {
            let (mut moves, wanted) = self.game(random, 24);
            if let Some(first) = moves.iter().position(|mv| mv.promotion().is_some()) {
                moves.truncate(first);
            }
            let after = random.below(moves.len() + 1);
            let view_after = (turn % 4 != 0).then_some(after);
            questions.push(Scenario { view_after, ..Scenario::of(moves, None, wanted) });
        }
        questions
    }
}
