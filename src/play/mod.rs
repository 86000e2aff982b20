//! A game as two people play it: moves taken back and played again, and the
//! ends that the players decide on themselves.
//!
//! ```
//! use echecs::play::{Declaration, Ending, Match};
//! use echecs::rules::{Color, Position};
//!
//! let mut game = Match::new(Position::default());
//! let mv = game.position().parse_uci("e2e4")?;
//! game.play(mv)?;
//! game.declare(Declaration::Resignation { loser: Color::Black })?;
//! assert_eq!(game.winner(), Some(Color::White));
//! assert!(game.take_back() && game.ending().is_none());
//! assert!(game.take_back() && *game.position() == Position::default());
//! assert!(game.play_again() && game.play_again() && !game.play_again());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod ending;
mod notes;
mod record;
mod room;
mod variations;

pub use ending::{Declaration, Ending};
pub use notes::NoteError;

use thiserror::Error;

use crate::pgn::{Ply, Tags};
use crate::rules::{Claim, Game, IllegalMove, Move, Position};

/// A game with what was written beside its moves, its undone moves and its
/// declared end.
#[derive(Clone, Debug)]
pub struct Match {
    tags: Tags,
    /// What is said before the first move.
    comment: String,
    game: Game,
    /// The moves of `game`, with what was written beside them.
    line: Vec<Ply>,
    declared: Option<Declaration>,
    /// What was taken back, the latest last.
    undone: Vec<Step>,
}

/// What one undo takes back.
#[derive(Clone, Debug)]
enum Step {
    Move(Ply),
    Declaration(Declaration),
}

/// Why something cannot be done in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    #[error("the game is over")]
    Over,
    #[error("the move is not legal in this position")]
    IllegalMove,
    #[error("a draw cannot be claimed here")]
    NoClaim,
}

impl Match {
    pub fn new(start: Position) -> Match {
        Match {
            tags: Tags::default(),
            comment: String::new(),
            game: Game::new(start),
            line: Vec::new(),
            declared: None,
            undone: Vec::new(),
        }
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// Plays a move, unless the game is over. What was taken back is forgotten.
    pub fn play(&mut self, mv: Move) -> Result<(), Refused> {
        self.expect_going_on()?;
        self.append(Ply::new(mv)).map_err(|_| Refused::IllegalMove)?;
        self.undone.clear();
        Ok(())
    }

    /// Ends the game as the players decide.
    pub fn declare(&mut self, declaration: Declaration) -> Result<(), Refused> {
        self.expect_going_on()?;
        if let Declaration::Claim(claim) = declaration
            && !self.game.can_claim(claim)
        {
            return Err(Refused::NoClaim);
        }
        self.declared = Some(declaration);
        self.undone.clear();
        Ok(())
    }

    /// Claims a draw by announcing a move that would bring it about; the move
    /// is not played.
    pub fn claim_with(&mut self, mv: Move, claim: Claim) -> Result<(), Refused> {
        self.expect_going_on()?;
        if !self.game.can_claim_with(mv, claim) {
            return Err(Refused::NoClaim);
        }
        self.declared = Some(Declaration::Claim(claim));
        self.undone.clear();
        Ok(())
    }

    /// Takes back the declared end or else the last move; false if there is
    /// nothing to take back.
    pub fn take_back(&mut self) -> bool {
        let step = match self.declared.take() {
            Some(declaration) => Some(Step::Declaration(declaration)),
            None => self.detach().map(Step::Move),
        };
        let found = step.is_some();
        self.undone.extend(step);
        found
    }

    /// Does again what was taken back last; false if there is nothing.
    pub fn play_again(&mut self) -> bool {
        match self.undone.pop() {
            None => false,
            Some(Step::Declaration(declaration)) => {
                self.declared = Some(declaration);
                true
            }
            // It was legal here, and the position is the same again.
            Some(Step::Move(ply)) => self.append(ply).is_ok(),
        }
    }

    /// Goes back or forth until a number of moves are played, or all there are. Where
    /// none is left to play again, the declared end is there too.
    pub fn go_to(&mut self, number: usize) {
        while self.line.len() > number && self.take_back() {}
        while self.line.len() < number && self.play_again() {}
        if let Some(Step::Declaration(_)) = self.undone.last() {
            self.play_again();
        }
    }

    /// How often [`Match::play_again`] finds something to do.
    pub fn undone(&self) -> usize {
        self.undone.len()
    }

    /// Adds a move at the end, whatever the state of the game.
    fn append(&mut self, ply: Ply) -> Result<(), IllegalMove> {
        self.game.play(ply.mv)?;
        self.line.push(ply);
        Ok(())
    }

    /// Takes the last move away, with what was written beside it.
    fn detach(&mut self) -> Option<Ply> {
        self.game.take_back()?;
        self.line.pop()
    }

    fn expect_going_on(&self) -> Result<(), Refused> {
        if self.ending().is_some() { Err(Refused::Over) } else { Ok(()) }
    }
}
