//! What a copy's game offers: its functions, and the extensions of the assignment.

use std::ops::{Deref, RangeInclusive};
use std::{io, iter};

use echecs::stackchess::{Options, Square};

use super::play::{Game, Written};
use super::scenario::{Act, Difference, Scenario, Step};
use crate::judge::courses::object::Offer;
use crate::judge::executor::{How, Outcome};
use crate::judge::search::Desk;
use crate::judge::wire::Whose;

/// The assignment lets students choose: other sizes than 6, knights, promotion.
#[derive(Clone, Debug)]
pub struct StackOffer {
    functions: Offer,
    pub sizes: bool,
    pub knights: bool,
    pub promotion: bool,
    /// The sizes of games, and whether with knights: those that begin right, so that one wrong
    /// start does not make everything wrong.
    pub starts: Vec<(u8, bool)>,
    /// None begins right, but these differ only in what kind some pieces are: what does not depend on
    /// these pieces can be asked.
    pub begins_otherwise: bool,
}

/// The sizes on which games are played.
const SIZES: RangeInclusive<u8> = 4..=9;

impl Deref for StackOffer {
    type Target = Offer;

    fn deref(&self) -> &Offer {
        &self.functions
    }
}

/// The size that stands for all but the usual one.
const OTHER_SIZE: u8 = 8;
/// A game whose last move takes a white pawn to the last rank.
const PROMOTION: Written = (
    6,
    "d1-e2:1 c6-b5:1 e2-e3:2 f6-e6:1 e3-e4:2 d6-d5:1 e4-f5:2 b5-a6:1 f5-f4:1 \
                         a6-a5:2 f5-f6:1",
);

impl StackOffer {
    /// What a copy offers that has everything.
    #[cfg(test)]
    pub fn whole() -> StackOffer {
        let functions = Offer::new(true, crate::judge::catalogue::functions());
        let mut offer = StackOffer::of(functions);
        offer.starts = offer.all_starts();
        offer
    }

    fn of(functions: Offer) -> StackOffer {
        let starts = Vec::new();
        StackOffer {
            functions,
            sizes: true,
            knights: true,
            promotion: true,
            starts,
            begins_otherwise: false,
        }
    }

    /// Every start that the copy knows; the usual size comes first.
    fn all_starts(&self) -> Vec<(u8, bool)> {
        let sizes = iter::once(6).chain(SIZES.filter(|size| self.sizes && *size != 6));
        let with = |size: u8| {
            let knights = self.knights && size > 4;
            [Some((size, false)), knights.then_some((size, true))].into_iter().flatten()
        };
        sizes.flat_map(with).collect()
    }

    /// Asks the copy for what nobody has to write.
    pub fn explore(functions: Offer, desk: &mut Desk<'_>) -> io::Result<StackOffer> {
        let mut offer = StackOffer::of(functions);
        if !offer.is_own {
            offer.starts = offer.all_starts();
            return Ok(offer);
        }
        let promotion = true;
        let other = Game::new(OTHER_SIZE, Options { knights: false, promotion });
        // There may be no game of another size, and if there is, its board may be smaller than
        // where one would look.
        let is_unlike =
            |difference: &Difference| matches!(difference.step, Step::Create | Step::Size);
        offer.sizes = offer.makes(&other, Act::Make, desk, is_unlike)?
            && offer.makes(&other, Act::Measure, desk, is_unlike)?;
        let is_square = |square: Square, name: &str| square.to_string() == name;
        let knights = Game::new(6, Options { knights: true, promotion });
        offer.knights = offer.makes(&knights, Act::Look, desk, |difference| {
            matches!(difference.step, Step::Piece(_, square, ..) if is_square(square, "a1"))
        })?;
        offer.promotion = offer.makes(&Game::read(PROMOTION, true), Act::Look, desk, |difference| {
            matches!(difference.step, Step::Piece(_, square, ..) if is_square(square, "f6"))
        })?;
        let promotion = offer.promotion;
        let is_wrong =
            |difference: &Difference| !matches!(difference.step, Step::State | Step::Winner);
        let is_unlike = |difference: &Difference| is_wrong(difference) && !difference.is_other_kind;
        let mut alike = Vec::new();
        for (size, knights) in offer.all_starts() {
            let game = Game::new(size, Options { knights, promotion });
            if offer.makes(&game, Act::Look, desk, is_wrong)? {
                offer.starts.push((size, knights));
            } else if offer.makes(&game, Act::Look, desk, is_unlike)? {
                alike.push((size, knights));
            }
        }
        if offer.starts.is_empty() {
            offer.begins_otherwise = !alike.is_empty();
            offer.starts = alike;
        }
        // A copy whose boards have nothing of a start plays no game right.
        if offer.starts.is_empty() {
            offer.starts = offer.all_starts();
        }
        Ok(offer)
    }

    /// Whether the copy can do what a game needs: it is left out if the copy refuses it with an
    /// assert, or if what it gives instead differs in this.
    fn makes(
        &self,
        game: &Option<Game>,
        act: Act,
        desk: &mut Desk<'_>,
        is_lacking: impl Fn(&Difference) -> bool,
    ) -> io::Result<bool> {
        let Some(game) = game else { return Ok(false) };
        let scenario = Scenario { game: game.clone(), act };
        let case = [scenario.script(self).1];
        let expected = desk.witness.ask(&case, Whose::All)?.remove(0);
        let received = desk.copy.ask(&case, Whose::All)?.remove(0);
        Ok(match (expected, received) {
            (Outcome::Answered(expected), Outcome::Answered(received)) => {
                !scenario.differences(self, &expected, &received).iter().any(is_lacking)
            }
            (_, Outcome::Died(death)) => death.how != How::Signal(libc::SIGABRT),
            _ => true,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use echecs::stackchess::Role;

    #[test]
    fn the_game_that_tries_promotion_ends_with_one() {
        let game = Game::read(PROMOTION, true)
            .and_then(|game| game.played())
            .expect("its moves are legal");
        let f6 = "f6".parse().expect("it is a square");
        assert_eq!(game.position().pile(f6).last().map(|piece| piece.role), Some(Role::Queen));
        assert_eq!(game.moves().len(), 11);
    }
}
