//! Whether a reason is true: each word of it, on plain boards.

use echecs::explain::{Placed, Refusal};
use echecs::rules::{Piece, Square};

use crate::board::{Place, Plain, distances, walk};
use crate::castling;
use crate::record::{Record, place};
use crate::stages::{self, EnPassant, forward, in_a_row, is_on_line};

/// What is asked, and where.
pub struct Case<'a> {
    pub record: &'a Record,
    pub board: &'a Plain,
    pub from: Place,
    pub to: Place,
}

/// Fails with the words of what is not true.
pub fn demand(truth: bool, claim: &str) -> Result<(), String> {
    if truth { Ok(()) } else { Err(format!("not true: {claim}")) }
}

impl Case<'_> {
    /// Whether a refusal is the first reason, and true.
    pub fn check(&self, refusal: &Refusal) -> Result<(), String> {
        let expected = stages::first(self.record, self.board, self.from, self.to);
        demand(stages::of(refusal) == expected, &format!("the first reason, {expected:?}"))?;
        match *refusal {
            Refusal::EmptySquare { from } => demand(place(from) == self.from, "start"),
            Refusal::NotYours { piece } | Refusal::SameSquare { piece } => self.mover(piece),
            Refusal::NotItsMove { piece, to } => {
                self.pair(piece, to)?;
                demand(!self.has_a_pawn_reason(), "a pawn's own reason")
            }
            Refusal::PawnBackward { pawn, to } => {
                self.pawn(pawn, to)?;
                demand(self.forward() < 0, "back")
            }
            Refusal::PawnSideways { pawn, to } => {
                self.pawn(pawn, to)?;
                demand(self.forward() == 0, "sideways")
            }
            Refusal::PawnNotAtStart { pawn, to } => {
                self.pawn(pawn, to)?;
                demand(self.forward() == 2 && self.from.0 == self.to.0, "two squares ahead")
            }
            Refusal::Blocked { piece, to, by } => {
                self.pair(piece, to)?;
                self.stands(by)?;
                let way = walk(self.from, self.to);
                let first = way.into_iter().find(|&place| !self.board.is_empty(place));
                demand(first == Some(place(by.square)), "the first in the way")
            }
            Refusal::OwnPiece { piece, on } => {
                self.pair(piece, on.square)?;
                self.stands(on)?;
                demand(self.board.is_of(self.record.white(), self.to), "own piece")
            }
            Refusal::PawnTakesAslant { pawn, on } => {
                self.pawn(pawn, on.square)?;
                self.stands(on)?;
                demand(!self.board.is_of(self.record.white(), self.to), "enemy piece")
            }
            Refusal::NothingToTake { pawn, to } => {
                self.pawn(pawn, to)?;
                demand(!self.enemy_beside(), "nothing beside")
            }
            Refusal::EnPassantNotAPawn { pawn, to, beside } => {
                self.beside(pawn, to, beside)?;
                demand(self.board.kind(place(beside.square)) != 'p', "not a pawn")
            }
            Refusal::EnPassantTooLate { pawn, to, beside, moves_ago } => {
                self.beside(pawn, to, beside)?;
                self.advanced_too_early(place(beside.square), moves_ago)
            }
            Refusal::EnPassantSingleStep { pawn, to, beside, came_from, number } => {
                self.beside(pawn, to, beside)?;
                self.came_otherwise(place(beside.square), place(came_from), number)
            }
            Refusal::EnPassantNotNow { pawn, to, beside } => {
                self.beside(pawn, to, beside)?;
                self.was_always_there(place(beside.square))
            }
            Refusal::EnPassantExposes { pawn, to, taken, king, by } => {
                self.beside(pawn, to, taken)?;
                self.exposes(king, by)
            }
            Refusal::Pinned { piece, to, king, by } => {
                self.pair(piece, to)?;
                self.pinned(king, by)
            }
            Refusal::StillInCheck { piece, to, king, by } => {
                self.pair(piece, to)?;
                self.king_and_attacker(king, by)?;
                demand(self.checkers() == [place(by.square)], "the one checker")
            }
            Refusal::DoubleCheck { piece, king, by } => {
                self.mover(piece)?;
                demand(self.board.kind(self.from) != 'k', "not the king")?;
                self.own_king(king)?;
                by.into_iter().try_for_each(|by| self.stands(by))?;
                let named = by.map(|by| place(by.square));
                demand(self.checkers().starts_with(&named), "the first two checkers")
            }
            Refusal::KingNextToKing { king, to, other } => {
                self.king_step(king, to)?;
                let enemy = self.board.king(!self.record.white());
                demand(place(other) == enemy && self.touches_enemy_king(), "kings that touch")
            }
            Refusal::KingIntoAttack { king, to, by } => {
                self.king_step(king, to)?;
                self.stands(by)?;
                demand(!self.touches_enemy_king(), "kings apart")?;
                self.is_first_of(by, &self.attackers_of_arrival())?;
                demand(self.after().attacks(place(by.square), self.to), "attacked afterwards")
            }
            Refusal::KingStaysInLine { king, to, by } => {
                self.king_step(king, to)?;
                self.stands(by)?;
                demand(self.attackers_of_arrival().is_empty(), "attacked only afterwards")?;
                demand(self.checkers().contains(&place(by.square)), "a checker")?;
                demand(in_a_row(place(by.square), self.from, self.to), "in a row")?;
                self.is_first_of(by, &self.dangers(self.to))
            }
            Refusal::KingTakesProtected { king, taken, by } => {
                self.pair(king, taken.square)?;
                self.stands(taken)?;
                self.stands(by)?;
                demand(self.board.kind(self.from) == 'k', "the king")?;
                self.is_first_of(by, &self.dangers(self.to))
            }
            Refusal::Castling { king, rook, ref reason } => {
                self.mover(king)?;
                let expected = stages::castling_rook(self.record, self.board, self.from, self.to);
                demand(expected == Some(place(rook)), "the rook that is meant")?;
                castling::check(self, place(rook), reason)
            }
        }
    }

    /// That piece stands on its square.
    pub fn stands(&self, placed: Placed) -> Result<(), String> {
        let found = Piece::from_fen_letter(self.board.at(place(placed.square)) as u8);
        demand(found == Some(placed.piece), &format!("{placed:?} stands there"))
    }

    fn mover(&self, piece: Placed) -> Result<(), String> {
        self.stands(piece)?;
        demand(place(piece.square) == self.from, "the piece that moves")
    }

    fn pair(&self, piece: Placed, to: Square) -> Result<(), String> {
        self.mover(piece)?;
        demand(place(to) == self.to, "arrival")
    }

    fn pawn(&self, pawn: Placed, to: Square) -> Result<(), String> {
        self.pair(pawn, to)?;
        demand(self.board.kind(self.from) == 'p', "a pawn")
    }

    fn king_step(&self, king: Placed, to: Square) -> Result<(), String> {
        self.pair(king, to)?;
        demand(self.board.kind(self.from) == 'k' && self.board.is_empty(self.to), "a king's step")
    }

    fn forward(&self) -> i8 {
        forward(self.board, self.from, self.to)
    }

    fn has_a_pawn_reason(&self) -> bool {
        self.board.kind(self.from) == 'p'
            && (self.forward() <= 0 || (self.from.0 == self.to.0 && self.forward() == 2))
    }

    fn enemy_beside(&self) -> bool {
        let fifth = if self.record.white() { 4 } else { 3 };
        self.from.1 == fifth && self.board.is_of(!self.record.white(), (self.to.0, self.from.1))
    }

    fn beside(&self, pawn: Placed, to: Square, beside: Placed) -> Result<(), String> {
        self.pawn(pawn, to)?;
        self.stands(beside)?;
        demand(place(beside.square) == (self.to.0, self.from.1), "beside the pawn")?;
        demand(self.enemy_beside(), "an enemy on the fifth rank")
    }

    fn advanced_too_early(&self, pawn: Place, moves_ago: u32) -> Result<(), String> {
        let plies = &self.record.plies;
        let plies_ago = (2 * moves_ago).saturating_sub(1) as usize;
        demand(moves_ago >= 2 && plies_ago <= plies.len() + 1, "a number of moves")?;
        let since = match plies.len().checked_sub(plies_ago) {
            Some(index) => {
                let ply = &plies[index];
                let double = ply.to == pawn && distances(ply.from, ply.to) == (0, 2);
                demand(double && ply.before.kind(ply.from) == 'p', "a double step then")?;
                index + 1
            }
            // The move before the first one: only the FEN tells of it.
            None => {
                demand(self.record.start_en_passant == Some(self.to), "a double step of the FEN")?;
                0
            }
        };
        let stayed = plies[since..].iter().all(|ply| ply.from != pawn && ply.to != pawn);
        demand(stayed, "untouched since")
    }

    fn came_otherwise(&self, pawn: Place, from: Place, number: u32) -> Result<(), String> {
        let arrival = self.record.plies.iter().rfind(|ply| ply.to == pawn);
        let arrival = arrival.ok_or("not true: it arrived")?;
        demand(arrival.before.kind(arrival.from) == 'p', "a pawn arrived")?;
        demand(arrival.from == from && arrival.number == number, "from there, on that move")?;
        demand(distances(from, pawn).1 == 1, "one rank")
    }

    fn was_always_there(&self, pawn: Place) -> Result<(), String> {
        demand(self.board.kind(pawn) == 'p', "a pawn")?;
        let touched = self.record.plies.iter().any(|ply| ply.from == pawn || ply.to == pawn);
        demand(!touched, "it never moved")?;
        let just_advanced = self.record.start_en_passant == Some(self.to);
        // A FEN may name a square on which nothing could be taken legally: not so here
        // as soon as a move was played.
        demand(!just_advanced || !self.record.plies.is_empty(), "no double step")
    }

    fn touches_enemy_king(&self) -> bool {
        let (files, ranks) = distances(self.to, self.board.king(!self.record.white()));
        files <= 1 && ranks <= 1
    }

    /// The board after the move.
    fn after(&self) -> Plain {
        let is_en_passant = self.board.kind(self.from) == 'p'
            && self.from.0 != self.to.0
            && self.board.is_empty(self.to);
        if is_en_passant {
            stages::after_en_passant(self.board, self.from, self.to)
        } else {
            self.board.moved(self.from, self.to)
        }
    }

    /// The enemies that attack a place after the move.
    fn dangers(&self, place: Place) -> Vec<Place> {
        self.after().attackers(!self.record.white(), place)
    }

    /// The enemies that attack the arrival on the board as it stands.
    fn attackers_of_arrival(&self) -> Vec<Place> {
        self.board.attackers(!self.record.white(), self.to)
    }

    pub fn checkers(&self) -> Vec<Place> {
        let white = self.record.white();
        self.board.attackers(!white, self.board.king(white))
    }

    pub fn is_first_of(&self, by: Placed, attackers: &[Place]) -> Result<(), String> {
        demand(attackers.first() == Some(&place(by.square)), "the attacker to name")
    }

    fn own_king(&self, king: Square) -> Result<(), String> {
        demand(place(king) == self.board.king(self.record.white()), "the own king")
    }

    /// The king is attacked by that piece after the move of another piece.
    fn king_and_attacker(&self, king: Square, by: Placed) -> Result<(), String> {
        self.own_king(king)?;
        self.stands(by)?;
        demand(self.from != place(king), "not the king")?;
        demand(self.dangers(place(king)).contains(&place(by.square)), "attacked afterwards")
    }

    /// Nothing that gives check now does so after the move.
    fn check_is_parried(&self, king: Place) -> Result<(), String> {
        let checkers = self.checkers();
        let left = self.dangers(king).into_iter().any(|danger| checkers.contains(&danger));
        demand(checkers.len() <= 1 && !left, "no check, or a parried one")
    }

    /// The enemies that attack the king when the moving piece is just lifted.
    fn dangers_without_mover(&self, king: Place) -> Vec<Place> {
        self.board.without(&[self.from]).attackers(!self.record.white(), king)
    }

    fn pinned(&self, king: Square, by: Placed) -> Result<(), String> {
        self.king_and_attacker(king, by)?;
        let (king, by) = (place(king), place(by.square));
        self.check_is_parried(king)?;
        demand(!self.checkers().contains(&by), "no checker")?;
        demand(self.dangers_without_mover(king).contains(&by), "attacks when the piece is lifted")?;
        demand(is_on_line(king, by, self.from), "the piece is on the line")?;
        demand(!is_on_line(king, by, self.to), "the arrival is not")
    }

    fn exposes(&self, king: Square, by: Placed) -> Result<(), String> {
        self.king_and_attacker(king, by)?;
        let king = place(king);
        self.check_is_parried(king)?;
        let possible =
            stages::en_passant(self.record, self.board, self.from, self.to) != EnPassant::Not;
        demand(possible, "en passant")?;
        let dangers = self.dangers(king);
        let lifted = self.dangers_without_mover(king);
        demand(dangers.iter().all(|danger| !lifted.contains(danger)), "not pinned by itself")?;
        self.is_first_of(by, &dangers)
    }
}
