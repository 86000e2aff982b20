//! A move made with the public functions of piles.
//!
//! A program may have replaced them: what comes out is compared with what the
//! core wants, and a difference is told instead of played.

use std::cell::Cell;
use std::ffi::{c_char, c_int};

use super::piles::{PieceStackchess, PileStackchess};
use crate::capi::errors::TypeErreurC;
use crate::capi::guard::{self, Breach};
use crate::capi::{contracts, public};
use crate::stackchess::{Move, Position, Role};

thread_local! {
    /// Whether a move is being made with piles.
    static CARRYING: Cell<bool> = const { Cell::new(false) };
}

/// Runs the body of the public function of piles `name`, as all public functions run. What
/// it says of the program's own during a move is kept: the move tells of it once.
pub fn call<T>(
    name: &str,
    failure: impl FnOnce(TypeErreurC) -> T,
    body: impl FnOnce() -> Result<T, Breach>,
) -> T {
    if CARRYING.get() {
        contracts::quietly(|| guard::call(name, failure, body))
    } else {
        guard::call(name, failure, body)
    }
}

/// What a move does to the two piles.
pub struct Transfer {
    source: Vec<PieceStackchess>,
    target: Vec<PieceStackchess>,
    takes: bool,
    promotes: bool,
    count: usize,
    source_after: Vec<PieceStackchess>,
    target_after: Vec<PieceStackchess>,
}

impl Transfer {
    /// The transfer of a legal move.
    pub fn of(position: &Position, mv: Move) -> Transfer {
        let (source, target) = (position.pile(mv.from), position.pile(mv.to));
        let (left, moved) = source.split_at(source.len() - mv.count);
        let takes = position.owner(mv.to) == Some(!position.turn());
        let promotes = position.promotes_on(mv.to, position.turn());
        let kept = if takes { &[] } else { target };
        let arrived = moved.iter().map(|piece| piece.arrived(promotes));
        let to_c = |pieces: &[_]| pieces.iter().copied().map(PieceStackchess::of).collect();
        Transfer {
            source: to_c(source),
            target: to_c(target),
            takes,
            promotes,
            count: mv.count,
            source_after: to_c(left),
            target_after: kept.iter().copied().chain(arrived).map(PieceStackchess::of).collect(),
        }
    }

    /// Makes it with piles. The error says in French what they did wrong.
    pub fn carry_out(&self) -> Result<(), String> {
        let before = CARRYING.replace(true);
        let result = self.pass_through_piles();
        CARRYING.set(before);
        result
    }

    fn pass_through_piles(&self) -> Result<(), String> {
        // Each stays where it is: a program may know its piles by their addresses.
        let mut source = Stack::new("de départ");
        let mut target = Stack::new("d'arrivée");
        let mut hand = Stack::new("intermédiaire");
        source.fill(&self.source)?;
        target.fill(&self.target)?;
        hand.fill(&[])?;
        if self.takes {
            while !target.is_empty()? {
                target.pop()?;
            }
        }
        for _ in 0..self.count {
            let piece = source.pop()?;
            hand.push(piece)?;
        }
        while !hand.is_empty()? {
            let piece = hand.pop()?;
            target.push(self.arrived(piece))?;
        }
        source.expect(&self.source_after)?;
        target.expect(&self.target_after)
    }

    fn arrived(&self, piece: PieceStackchess) -> PieceStackchess {
        let is_pawn = piece.r#type == Role::Pawn.letter() as c_char;
        let becomes_queen = is_pawn && self.promotes;
        let kind = if becomes_queen { Role::Queen.letter() as c_char } else { piece.r#type };
        PieceStackchess { r#type: kind, a_bouge: 1, ..piece }
    }
}

/// A pile that only the public functions touch, even through a `const` pointer:
/// nothing is known of them. It gives back no more than it was given, because a
/// pile that never gets empty must not keep the library.
struct Stack {
    name: &'static str,
    pile: PileStackchess,
    pops_left: usize,
}

impl Stack {
    fn new(name: &'static str) -> Stack {
        Stack { name, pile: PileStackchess::LEFT_OVER, pops_left: 0 }
    }

    fn fill(&mut self, pieces: &[PieceStackchess]) -> Result<(), String> {
        // SAFETY: a pile.
        unsafe { public::stackchess_pile_initialiser(&mut self.pile) };
        if !self.is_empty()? {
            let name = self.name;
            return Err(format!(
                "après stackchess_pile_initialiser, la pile {name} n'est pas vide d'après \
                 stackchess_pile_est_vide"
            ));
        }
        pieces.iter().try_for_each(|&piece| self.push(piece))
    }

    fn is_empty(&mut self) -> Result<bool, String> {
        // SAFETY: a pile.
        match unsafe { public::stackchess_pile_est_vide(&raw mut self.pile) } {
            0 => Ok(false),
            1 => Ok(true),
            other => Err(self.answered("est_vide", other)),
        }
    }

    /// What is wrong with an answer of a function of the program.
    fn answered(&self, function: &str, answer: c_int) -> String {
        format!("stackchess_pile_{function} a rendu {answer} pour la pile {}", self.name)
    }

    fn push(&mut self, piece: PieceStackchess) -> Result<(), String> {
        self.pops_left += 1;
        // SAFETY: a pile.
        match unsafe { public::stackchess_pile_empiler(&mut self.pile, piece) } {
            1 => Ok(()),
            other => Err(self.answered("empiler", other)),
        }
    }

    fn pop(&mut self) -> Result<PieceStackchess, String> {
        let mut piece = PieceStackchess::NONE;
        let Some(left) = self.pops_left.checked_sub(1) else {
            let name = self.name;
            return Err(format!(
                "la pile {name} n'est pas vide d'après stackchess_pile_est_vide, et devrait l'être"
            ));
        };
        self.pops_left = left;
        // SAFETY: a pile, and a place for a piece.
        match unsafe { public::stackchess_pile_depiler(&mut self.pile, &mut piece) } {
            1 => Ok(piece),
            other => Err(self.answered("depiler", other)),
        }
    }

    /// The pile is these pieces, from bottom to top. It is empty afterwards.
    fn expect(&mut self, pieces: &[PieceStackchess]) -> Result<(), String> {
        // SAFETY: a pile.
        let height = unsafe { public::stackchess_pile_hauteur(&raw mut self.pile) };
        if usize::try_from(height) != Ok(pieces.len()) {
            let wanted = pieces.len();
            return Err(format!(
                "stackchess_pile_hauteur donne {height} à la pile {}, pas {wanted}",
                self.name
            ));
        }
        for &wanted in pieces.iter().rev() {
            let mut top = PieceStackchess::NONE;
            // SAFETY: a pile, and a place for a piece.
            let given = unsafe { public::stackchess_pile_sommet(&raw mut self.pile, &mut top) };
            if given != 1 || top != wanted {
                return Err(format!(
                    "stackchess_pile_sommet ne donne pas le sommet de la pile {}",
                    self.name
                ));
            }
            if self.pop()? != wanted {
                return Err(format!("la pile {} n'a pas gardé ses pièces dans l'ordre", self.name));
            }
        }
        match self.is_empty()? {
            true => Ok(()),
            false => Err(format!(
                "la pile {} n'est pas vide d'après stackchess_pile_est_vide",
                self.name
            )),
        }
    }
}
