//! The checker itself: a reason with one thing changed is never accepted.

use echecs::explain::{CastlingRefusal, Placed, Refusal};
use echecs::rules::{Role, Square};

use crate::positions::{for_each_refusal, perft_fens, random_game, tricky};
use crate::record::Record;
use support::parallel;

/// A value's neighbours, none of which is the value.
trait Others: Sized {
    fn others(&self) -> Vec<Self>;
}

impl Others for Square {
    fn others(&self) -> Vec<Square> {
        [1, 8, 9, 37].map(|step| Square::new((self.index() + step) % 64).expect("below 64")).into()
    }
}

impl Others for Placed {
    fn others(&self) -> Vec<Placed> {
        let mut others: Vec<Placed> =
            self.square.others().into_iter().map(|square| Placed { square, ..*self }).collect();
        let mut recoloured = *self;
        recoloured.piece.color = !self.piece.color;
        let mut another = *self;
        another.piece.role = Role::ALL[(self.piece.role.index() + 1) % 6];
        others.extend([recoloured, another]);
        others
    }
}

impl Others for u32 {
    fn others(&self) -> Vec<u32> {
        vec![self + 1, self.saturating_sub(1), 0].into_iter().filter(|n| n != self).collect()
    }
}

impl Others for [Placed; 2] {
    fn others(&self) -> Vec<[Placed; 2]> {
        let [a, b] = *self;
        let mut others = vec![[b, a], [a, a], [b, b]];
        others.extend(a.others().into_iter().map(|a| [a, b]));
        others.extend(b.others().into_iter().map(|b| [a, b]));
        others
    }
}

impl Others for Vec<Placed> {
    fn others(&self) -> Vec<Vec<Placed>> {
        let mut others = vec![self[1..].to_vec(), self[..self.len() - 1].to_vec()];
        others.extend(self[0].others().into_iter().map(|first| [&[first], &self[1..]].concat()));
        if self.len() > 1 {
            others.push(self.iter().rev().copied().collect());
        }
        others
    }
}

/// Pushes the values of a variant that differ in one field.
macro_rules! vary {
    ($out:ident, $variant:ident, { $($field:ident),* }) => {{
        vary!(@each $out, $variant, { $($field),* }, $($field)*);
    }};
    (@each $out:ident, $variant:ident, $all:tt,) => {};
    (@each $out:ident, $variant:ident, $all:tt, $field:ident $($rest:ident)*) => {
        for $field in &$field.others() {
            $out.push(vary!(@make $variant, $all));
        }
        vary!(@each $out, $variant, $all, $($rest)*);
    };
    (@make $variant:ident, { $($field:ident),* }) => {
        $variant { $($field: $field.clone()),* }
    };
}

impl Others for CastlingRefusal {
    fn others(&self) -> Vec<CastlingRefusal> {
        use CastlingRefusal::*;
        let mut others = Vec::new();
        match self {
            KingMoved { number } => {
                vary!(others, KingMoved, { number });
                others.extend([RookMoved { number: *number }, RightLost]);
            }
            RookMoved { number } => {
                vary!(others, RookMoved, { number });
                others.extend([KingMoved { number: *number }, RookTaken { number: *number }]);
                others.extend([RightLost, NoRook]);
            }
            RookTaken { number } => {
                vary!(others, RookTaken, { number });
                others.extend([KingMoved { number: *number }, RookMoved { number: *number }]);
                others.extend([RightLost, NoRook]);
            }
            NoRook => others.extend([RightLost, RookMoved { number: 1 }]),
            RightLost => others.extend([NoRook, KingMoved { number: 1 }]),
            Blocked { by } => {
                vary!(others, Blocked, { by });
                others.extend([InCheck { by: by[0] }, GoTo { square: by[0].square }]);
            }
            InCheck { by } => {
                vary!(others, InCheck, { by });
                others.push(Blocked { by: vec![*by] });
            }
            Crosses { square, by } => {
                vary!(others, Crosses, { square, by });
                others.extend([Arrives { square: *square, by: *by }, InCheck { by: *by }]);
            }
            GoTo { square } => {
                vary!(others, GoTo, { square });
                others.extend([RightLost, NoRook]);
            }
            Arrives { square, by } => {
                vary!(others, Arrives, { square, by });
                others.extend([Crosses { square: *square, by: *by }, InCheck { by: *by }]);
            }
        }
        others
    }
}

impl Others for Refusal {
    fn others(&self) -> Vec<Refusal> {
        let mut others = Vec::new();
        self.vary_fields(&mut others);
        self.swap_variants(&mut others);
        others
    }
}

trait Mutate {
    fn vary_fields(&self, others: &mut Vec<Refusal>);
    fn swap_variants(&self, others: &mut Vec<Refusal>);
}

impl Mutate for Refusal {
    fn vary_fields(&self, others: &mut Vec<Refusal>) {
        use Refusal::*;
        match self {
            EmptySquare { from } => vary!(others, EmptySquare, { from }),
            NotYours { piece } => vary!(others, NotYours, { piece }),
            SameSquare { piece } => vary!(others, SameSquare, { piece }),
            NotItsMove { piece, to } => vary!(others, NotItsMove, { piece, to }),
            PawnBackward { pawn, to } => vary!(others, PawnBackward, { pawn, to }),
            PawnSideways { pawn, to } => vary!(others, PawnSideways, { pawn, to }),
            PawnNotAtStart { pawn, to } => vary!(others, PawnNotAtStart, { pawn, to }),
            Blocked { piece, to, by } => vary!(others, Blocked, { piece, to, by }),
            OwnPiece { piece, on } => vary!(others, OwnPiece, { piece, on }),
            PawnTakesAslant { pawn, on } => vary!(others, PawnTakesAslant, { pawn, on }),
            NothingToTake { pawn, to } => vary!(others, NothingToTake, { pawn, to }),
            EnPassantNotAPawn { pawn, to, beside } => {
                vary!(others, EnPassantNotAPawn, { pawn, to, beside })
            }
            EnPassantTooLate { pawn, to, beside, moves_ago } => {
                vary!(others, EnPassantTooLate, { pawn, to, beside, moves_ago })
            }
            EnPassantSingleStep { pawn, to, beside, came_from, number } => {
                vary!(others, EnPassantSingleStep, { pawn, to, beside, came_from, number })
            }
            EnPassantNotNow { pawn, to, beside } => {
                vary!(others, EnPassantNotNow, { pawn, to, beside })
            }
            EnPassantExposes { pawn, to, taken, king, by } => {
                vary!(others, EnPassantExposes, { pawn, to, taken, king, by })
            }
            Pinned { piece, to, king, by } => vary!(others, Pinned, { piece, to, king, by }),
            StillInCheck { piece, to, king, by } => {
                vary!(others, StillInCheck, { piece, to, king, by })
            }
            DoubleCheck { piece, king, by } => vary!(others, DoubleCheck, { piece, king, by }),
            KingNextToKing { king, to, other } => {
                vary!(others, KingNextToKing, { king, to, other })
            }
            KingIntoAttack { king, to, by } => vary!(others, KingIntoAttack, { king, to, by }),
            KingStaysInLine { king, to, by } => vary!(others, KingStaysInLine, { king, to, by }),
            KingTakesProtected { king, taken, by } => {
                vary!(others, KingTakesProtected, { king, taken, by })
            }
            Castling { king, rook, reason } => vary!(others, Castling, { king, rook, reason }),
        }
    }

    /// The same pieces and squares, another reason.
    fn swap_variants(&self, others: &mut Vec<Refusal>) {
        use Refusal::*;
        match *self {
            EmptySquare { .. } | Castling { .. } => {}
            NotYours { piece } => others.push(SameSquare { piece }),
            SameSquare { piece } => {
                others.extend([NotYours { piece }, NotItsMove { piece, to: piece.square }]);
            }
            NotItsMove { piece: pawn, to } => others.extend([
                PawnBackward { pawn, to },
                PawnSideways { pawn, to },
                PawnNotAtStart { pawn, to },
                NothingToTake { pawn, to },
                Blocked { piece: pawn, to, by: pawn },
            ]),
            PawnBackward { pawn, to } => {
                others.extend([PawnSideways { pawn, to }, NotItsMove { piece: pawn, to }]);
            }
            PawnSideways { pawn, to } => {
                others.extend([PawnBackward { pawn, to }, NotItsMove { piece: pawn, to }]);
            }
            PawnNotAtStart { pawn, to } => {
                others.extend([NothingToTake { pawn, to }, NotItsMove { piece: pawn, to }]);
            }
            Blocked { piece, by, .. } => others.push(OwnPiece { piece, on: by }),
            OwnPiece { piece, on } => {
                others.push(PawnTakesAslant { pawn: piece, on });
                others.push(Blocked { piece, to: on.square, by: on });
            }
            PawnTakesAslant { pawn, on } => others.push(OwnPiece { piece: pawn, on }),
            NothingToTake { pawn, to } => others.extend([
                NotItsMove { piece: pawn, to },
                EnPassantNotNow { pawn, to, beside: pawn },
            ]),
            EnPassantNotAPawn { pawn, to, beside } => {
                others.extend([NothingToTake { pawn, to }, EnPassantNotNow { pawn, to, beside }]);
            }
            EnPassantTooLate { pawn, to, beside, moves_ago } => {
                others.extend([NothingToTake { pawn, to }, EnPassantNotAPawn { pawn, to, beside }]);
                let (came_from, number) = (to, moves_ago);
                others.push(EnPassantSingleStep { pawn, to, beside, came_from, number });
            }
            EnPassantSingleStep { pawn, to, beside, .. } => {
                others.extend([NothingToTake { pawn, to }, EnPassantNotNow { pawn, to, beside }]);
                others.push(EnPassantTooLate { pawn, to, beside, moves_ago: 2 });
            }
            EnPassantNotNow { pawn, to, beside } => {
                others.extend([NothingToTake { pawn, to }, EnPassantNotAPawn { pawn, to, beside }]);
                others.push(EnPassantTooLate { pawn, to, beside, moves_ago: 2 });
            }
            EnPassantExposes { pawn, to, taken, king, by } => {
                others.push(EnPassantNotNow { pawn, to, beside: taken });
                others.push(Pinned { piece: pawn, to, king, by });
                others.push(StillInCheck { piece: pawn, to, king, by });
            }
            Pinned { piece, to, king, by } => {
                others.push(StillInCheck { piece, to, king, by });
                others.push(EnPassantExposes { pawn: piece, to, taken: by, king, by });
                others.push(NotItsMove { piece, to });
            }
            StillInCheck { piece, to, king, by } => {
                others.push(Pinned { piece, to, king, by });
                others.push(DoubleCheck { piece, king, by: [by, by] });
            }
            DoubleCheck { piece, king, by: [by, _] } => {
                others.push(Pinned { piece, to: by.square, king, by });
                others.push(StillInCheck { piece, to: by.square, king, by });
            }
            KingNextToKing { king, to, .. } => others.push(NotItsMove { piece: king, to }),
            KingIntoAttack { king, to, by } => {
                others.push(KingStaysInLine { king, to, by });
                others.push(KingTakesProtected { king, taken: by, by });
                others.push(KingNextToKing { king, to, other: by.square });
            }
            KingStaysInLine { king, to, by } => others.push(KingIntoAttack { king, to, by }),
            KingTakesProtected { king, taken, by } => {
                others.push(KingIntoAttack { king, to: taken.square, by });
                others.push(KingStaysInLine { king, to: taken.square, by });
            }
        }
    }
}

fn refute_mutants(record: &Record) {
    for_each_refusal(record, |case, refusal| {
        for mutant in refusal.others() {
            assert_ne!(&mutant, refusal);
            assert!(
                case.check(&mutant).is_err(),
                "{} {:?}{:?}: accepted {mutant:?} for {refusal:?}",
                record.fen(),
                case.from,
                case.to
            );
        }
    });
}

#[test]
fn no_mutant_of_a_fixture_is_accepted() {
    tricky().iter().for_each(refute_mutants);
    let fens = perft_fens();
    parallel::for_part(5, fens.len() / 10, |number| {
        refute_mutants(&Record::new(fens[10 * number]))
    });
}

#[test]
fn no_mutant_of_a_random_game_is_accepted() {
    parallel::for_part(5, 60, |seed| random_game(1_000 + seed as u64, 12, refute_mutants));
}
