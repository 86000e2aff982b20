//! What a game should be, worked out anew each time from a list and a place in
//! it.

use echecs::play::{Declaration, Ending, Match, Refused};
use echecs::rules::{Claim, Move, Outcome, Position};

pub struct Model {
    start: Position,
    opening_comment: String,
    steps: Vec<Step>,
    /// How many of the steps are done and not taken back.
    done: usize,
}

#[derive(Clone)]
enum Step {
    Move { mv: Move, comment: String },
    Declaration(Declaration),
}

impl Model {
    pub fn new(start: Position) -> Model {
        Model { start, opening_comment: String::new(), steps: Vec::new(), done: 0 }
    }

    pub fn play(&mut self, mv: Move) -> Result<(), Refused> {
        self.expect_going_on()?;
        if !self.position().legal_moves().contains(&mv) {
            return Err(Refused::IllegalMove);
        }
        self.add(Step::Move { mv, comment: String::new() });
        Ok(())
    }

    pub fn declare(&mut self, declaration: Declaration) -> Result<(), Refused> {
        self.expect_going_on()?;
        if let Declaration::Claim(claim) = declaration
            && !may_claim(&self.positions(), claim)
        {
            return Err(Refused::NoClaim);
        }
        self.add(Step::Declaration(declaration));
        Ok(())
    }

    pub fn claim_with(&mut self, mv: Move, claim: Claim) -> Result<(), Refused> {
        self.expect_going_on()?;
        let mut positions = self.positions();
        let current = &positions[positions.len() - 1];
        if !current.legal_moves().contains(&mv) {
            return Err(Refused::NoClaim);
        }
        positions.push(current.after(mv));
        if !may_claim(&positions, claim) {
            return Err(Refused::NoClaim);
        }
        self.add(Step::Declaration(Declaration::Claim(claim)));
        Ok(())
    }

    pub fn take_back(&mut self) -> bool {
        let may = self.done > 0;
        self.done -= usize::from(may);
        may
    }

    pub fn play_again(&mut self) -> bool {
        let may = self.done < self.steps.len();
        self.done += usize::from(may);
        may
    }

    pub fn go_to(&mut self, number: usize) {
        let moves = self.steps.iter().filter(|step| matches!(step, Step::Move { .. })).count();
        self.done = if number < moves { number } else { self.steps.len() };
    }

    /// False if there is no such move.
    pub fn set_comment(&mut self, number: usize, text: &str) -> bool {
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if number == 0 {
            self.opening_comment = words;
            return true;
        }
        // Moves come before the declaration, if there is one.
        match self.steps[..self.done].get_mut(number - 1) {
            Some(Step::Move { comment, .. }) => {
                *comment = words;
                true
            }
            _ => false,
        }
    }

    pub fn compare(&self, game: &Match) {
        let moves = self.moves();
        assert_eq!(game.game().moves().collect::<Vec<_>>(), moves);
        assert_eq!(*game.position(), self.position());
        assert_eq!(*game.start(), self.start);
        assert_eq!(game.undone(), self.steps.len() - self.done);
        assert_eq!(game.ending(), self.ending());
        assert_eq!(game.winner(), self.ending().and_then(Ending::winner));
        assert_eq!(game.comment(0), Some(&*self.opening_comment));
        for (place, step) in self.steps[..self.done].iter().enumerate() {
            if let Step::Move { mv, comment } = step {
                let ply = game.ply(place + 1).expect("a move that was played");
                assert_eq!((ply.mv, &*ply.comment), (*mv, &**comment));
            }
        }
        assert_eq!(game.ply(moves.len() + 1), None);
        assert_eq!(game.comment(moves.len() + 1), None);
    }

    /// Every step there and back.
    pub fn compare_all_undone_and_redone(&mut self, game: &mut Match) {
        for go in [
            (Match::play_again as fn(&mut Match) -> bool, Model::play_again as fn(&mut _) -> bool),
            (Match::take_back, Model::take_back),
            (Match::play_again, Model::play_again),
        ] {
            loop {
                let went = go.1(self);
                assert_eq!(go.0(game), went);
                self.compare(game);
                if !went {
                    break;
                }
            }
        }
    }

    fn add(&mut self, step: Step) {
        self.steps.truncate(self.done);
        self.steps.push(step);
        self.done += 1;
    }

    fn moves(&self) -> Vec<Move> {
        let done = self.steps[..self.done].iter();
        done.filter_map(|step| match step {
            Step::Move { mv, .. } => Some(*mv),
            Step::Declaration(_) => None,
        })
        .collect()
    }

    fn positions(&self) -> Vec<Position> {
        let mut positions = vec![self.start.clone()];
        for mv in self.moves() {
            positions.push(positions[positions.len() - 1].after(mv));
        }
        positions
    }

    fn position(&self) -> Position {
        self.positions().pop().expect("at least the start")
    }

    fn ending(&self) -> Option<Ending> {
        if let Some(Step::Declaration(declaration)) = self.steps[..self.done].last() {
            return Some(Ending::Declared(*declaration));
        }
        let positions = self.positions();
        let by_itself = positions[positions.len() - 1].outcome();
        let fivefold = (occurrences(&positions) >= 5).then_some(Outcome::FivefoldRepetition);
        by_itself.or(fivefold).map(Ending::ByItself)
    }

    fn expect_going_on(&self) -> Result<(), Refused> {
        if self.ending().is_none() { Ok(()) } else { Err(Refused::Over) }
    }
}

/// How often the last position of a list is in it.
fn occurrences(positions: &[Position]) -> usize {
    let last = &positions[positions.len() - 1];
    positions.iter().filter(|position| position.identity() == last.identity()).count()
}

fn may_claim(positions: &[Position], claim: Claim) -> bool {
    let last = &positions[positions.len() - 1];
    match claim {
        // A mate or a stalemate comes before any claim.
        Claim::FiftyMoves => last.halfmove_clock() >= 100 && !last.legal_moves().is_empty(),
        Claim::ThreefoldRepetition => occurrences(positions) >= 3,
    }
}
