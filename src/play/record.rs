//! Between a game that is played and a game that is written.

use super::{Declaration, Match};
use crate::pgn::{GameResult, PlayedGame, Record, RecordRef, WriteOptions, write_parts};
use crate::rules::{Claim, Color, Game, IllegalMove};

impl Match {
    /// The game of a record, after its last move. A result that the rules do not
    /// give is what the players decided: to resign, to claim a draw where one can be
    /// claimed, else to agree on it. Where the rules give one, theirs counts.
    pub fn from_record(record: Record) -> Result<Match, IllegalMove> {
        let mut current = record.start.clone();
        let mut past = Vec::with_capacity(record.line.len());
        for ply in &record.line {
            if !current.is_legal(ply.mv) {
                return Err(IllegalMove);
            }
            let next = current.after(ply.mv);
            past.push(std::mem::replace(&mut current, next));
        }
        Ok(Match::from_played_game(PlayedGame { record, past, current }))
    }

    /// [`Match::from_record`] of a game whose moves have been judged.
    pub(crate) fn from_played_game(PlayedGame { record, past, current }: PlayedGame) -> Match {
        let Record { tags, start: _, comment, line, result } = record;
        let moves = line.iter().map(|ply| ply.mv).collect();
        let game = Game::of_legal_moves(past, current, moves);
        let mut game = Match { tags, comment, game, line, declared: None, undone: Vec::new() };
        if game.ending().is_none() {
            game.declared = game.decided(result);
        }
        game
    }

    fn decided(&self, result: GameResult) -> Option<Declaration> {
        let claims = [Claim::ThreefoldRepetition, Claim::FiftyMoves];
        match result {
            GameResult::Unknown => None,
            GameResult::WhiteWins => Some(Declaration::Resignation { loser: Color::Black }),
            GameResult::BlackWins => Some(Declaration::Resignation { loser: Color::White }),
            GameResult::Draw => {
                let claim = claims.into_iter().find(|&claim| self.game.can_claim(claim));
                Some(claim.map_or(Declaration::Agreement, Declaration::Claim))
            }
        }
    }

    /// The text of the game, as [`crate::pgn::write`] writes it, without the moves taken back.
    pub fn to_pgn(&self, options: &WriteOptions) -> String {
        let (tags, comment, line) = (&self.tags, self.comment.as_str(), self.line.as_slice());
        let (start, result) = (self.start(), self.result());
        write_parts(&RecordRef { tags, start, comment, line, result }, options)
    }

    /// The game as it is written, without the moves taken back.
    pub fn to_record(&self) -> Record {
        Record {
            tags: self.tags.clone(),
            start: self.start().clone(),
            comment: self.comment.clone(),
            line: self.line.clone(),
            result: self.result(),
        }
    }

    pub fn result(&self) -> GameResult {
        match self.ending().map(|ending| ending.winner()) {
            None => GameResult::Unknown,
            Some(Some(Color::White)) => GameResult::WhiteWins,
            Some(Some(Color::Black)) => GameResult::BlackWins,
            Some(None) => GameResult::Draw,
        }
    }
}
