//! What a game of Stackchess is asked.

use echecs::rules::Color;
use echecs::stackchess::Options;

use super::game::{Function, StackExercise};
use super::play::{self, ALIKE, Game, Style, UNLIKE, Written};
use super::scenario::{Act, Scenario};
use super::{display, placed, words};
use crate::judge::courses::object::Quota;
use crate::judge::random::Random;

impl StackExercise {
    /// Games as long as a copy can play them.
    fn games(&self, random: &mut Random, style: Style, count: usize, length: usize) -> Vec<Game> {
        let has_moves = self.offer.has("stackchess_deplacer");
        let length = if has_moves { length } else { 0 };
        (0..count).filter_map(|_| play::game(random, &self.offer, style, length)).collect()
    }

    pub fn creations(&self) -> Vec<Scenario> {
        let mut questions = Vec::new();
        let sizes = if self.offer.sizes { 4..=26 } else { 6..=6 };
        for size in sizes {
            for knights in [false, true] {
                // On the smallest board there is no room for knights: the assignment has no word on it.
                if knights && (size < 5 || !self.offer.knights) {
                    continue;
                }
                let game = Game::new(size, Options { knights, promotion: self.offer.promotion });
                questions.extend(game.map(|game| Scenario { game, act: Act::Look }));
            }
        }
        questions
    }

    /// Moves of many games, and moves that are refused there, as many of each kind.
    pub fn moves(&self, random: &mut Random) -> Vec<Scenario> {
        let is_verified = self.function == Function::Verify;
        let act = |mv| if is_verified { Act::Verify(mv) } else { Act::Move(mv) };
        let mut quota = Quota::new(if is_verified { 6 } else { 12 });
        let mut questions = Vec::new();
        // The known games come first: what chance would bring later takes longer to tell.
        let known = play::BLOCKED.into_iter().chain(play::SIX_HIGH);
        let known = known.chain([play::KING_TAKEN, play::TOWER]).chain(play::CARRIED);
        let mut wholes: Vec<Game> = known.filter_map(|written| self.known(written)).collect();
        wholes.extend(self.games(random, Style::Varied, 160, 36));
        wholes.extend(self.games(random, Style::Sparing(UNLIKE), 12, 150));
        for builder in Color::ALL {
            wholes.extend(self.games(random, Style::Tower(builder), 4, 160));
        }
        for whole in wholes {
            let mut game = Game { moves: Vec::new(), ..whole.clone() };
            let Some(mut played) = game.played() else { continue };
            for mv in &whole.moves {
                let mut asked = play::refused(played.position(), random);
                asked.push(*mv);
                asked.retain(|mv| {
                    let detail = play::detail(played.position(), *mv);
                    quota.takes(words::kind(&played, *mv) + &detail)
                });
                let of = |mv| Scenario { game: game.clone(), act: act(mv) };
                questions.extend(asked.into_iter().map(of));
                game = game.with(*mv);
                if played.play(mv.from, mv.to, mv.count).is_err() {
                    break;
                }
            }
        }
        questions
    }

    /// A game that is written down, where the copy can play it: some need a promotion.
    fn known(&self, written: Written) -> Option<Game> {
        let can_play = self.offer.has("stackchess_deplacer")
            && self.offer.starts.contains(&(written.0, false));
        Game::read(written, self.offer.promotion).filter(|game| can_play && game.played().is_some())
    }

    pub fn states(&self, random: &mut Random) -> Vec<Scenario> {
        let mut games = Vec::new();
        let mut wholes = self.games(random, Style::Greedy, 80, 150);
        wholes.extend(self.games(random, Style::Sparing(UNLIKE), 80, 150));
        wholes.extend(self.games(random, Style::Sparing(ALIKE), 40, 280));
        for whole in wholes {
            let length = whole.moves.len();
            let counts = [length, length.saturating_sub(1), random.below(length + 1)];
            for count in counts.into_iter().chain(play::first_few(&whole)) {
                games.push(Game { moves: whole.moves[..count].to_vec(), ..whole.clone() });
            }
        }
        if self.offer.has("stackchess_lire_position") {
            games.extend((0..600).filter_map(|_| placed::few(random)).map(Game::from));
        }
        // Whoever takes the king for the end plays no move after it.
        let known = self.known(play::KING_TAKEN).map(|mut game| {
            game.moves.pop();
            Scenario { game, act: Act::Look }
        });
        let mut questions: Vec<Scenario> = known.into_iter().collect();
        let unequal = play::BISHOP_AND_ROOK_ON_TOP.into_iter().chain([play::BISHOPS_AND_ROOKS]);
        let unequal = unequal.filter_map(|written| self.known(written));
        questions.extend(unequal.map(|game| Scenario { game, act: Act::Look }));
        for game in games {
            let can_resign = self.offer.has("stackchess_abandonner");
            let act = if can_resign && random.percent(15) { Act::Resign } else { Act::Look };
            questions.push(Scenario { game, act });
        }
        questions
    }

    pub fn resignations(&self, random: &mut Random) -> Vec<Scenario> {
        let games = self.games(random, Style::Varied, 120, 30).into_iter();
        games
            .map(|mut game| {
                game.moves.truncate(random.below(game.moves.len() + 1));
                Scenario { game, act: Act::Resign }
            })
            .collect()
    }

    pub fn drawings(&self, random: &mut Random) -> Vec<Scenario> {
        let mut questions = Vec::new();
        for game in self.games(random, Style::Varied, 120, 30) {
            let Some(played) = game.played() else { continue };
            let position = played.position();
            let square = *random.choose(&display::squares(position));
            let chosen = random.percent(80).then_some(square);
            questions.push(Scenario { game, act: Act::Show(chosen) });
        }
        questions
    }
}
