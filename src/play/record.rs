//! Between a game that is played and a game that is written.

use super::{Declaration, Match};
use crate::pgn::{GameResult, Record};
use crate::rules::{Claim, Color, IllegalMove};

impl Match {
    /// The game of a record, after its last move. A result that the rules do not
    /// give is what the players decided: to resign, to claim a draw where one can be
    /// claimed, else to agree on it. Where the rules give one, theirs counts.
    pub fn from_record(record: Record) -> Result<Match, IllegalMove> {
        let mut position = record.start.clone();
        for ply in &record.line {
            if !position.is_legal(ply.mv) {
                return Err(IllegalMove);
            }
            position.play(ply.mv);
        }
        Ok(Match::from_judged_record(record))
    }

    /// [`Match::from_record`] of a record whose moves were judged when it was read.
    pub(crate) fn from_judged_record(record: Record) -> Match {
        let Record { tags, start, comment, line, result } = record;
        let mut game = Match { tags, comment, ..Match::new(start) };
        game.game.reserve(line.len());
        line.iter().for_each(|ply| game.game.play_legal(ply.mv));
        game.line = line;
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
