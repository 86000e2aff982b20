//! The sentences in English.

use super::{is_lost, is_short, listed};
use crate::capi::language::Langue;
use crate::explain::{CastlingRefusal, Placed, Refusal};
use crate::rules::{Color, Role, Square};

const ENGLISH: Langue = Langue::LangueAnglais;

/// The sentence without its capital and its full stop.
pub fn reason(refusal: &Refusal) -> String {
    match refusal {
        Refusal::EmptySquare { from } => format!("there is no piece on {from}"),
        Refusal::NotYours { piece } => {
            let color = piece.piece.color;
            let (color, other) = (ENGLISH.color(color), ENGLISH.side(!color));
            format!("{} is {color}: it is {other}'s turn", name(piece))
        }
        Refusal::SameSquare { piece } => format!("{} must go to another square", name(piece)),
        Refusal::NotItsMove { piece, to } => {
            format!("{}: it {}", cannot_go(piece, to), gait(piece.piece.role))
        }
        Refusal::PawnBackward { pawn, to } => {
            format!("{}: a pawn never moves backwards", cannot_go(pawn, to))
        }
        Refusal::PawnSideways { pawn, to } => {
            format!("{}: a pawn does not move sideways", cannot_go(pawn, to))
        }
        Refusal::PawnNotAtStart { pawn, to } => {
            let rank = if pawn.piece.color == Color::White { 2 } else { 7 };
            format!("{}: this pawn steps two squares only from rank {rank}", cannot_go(pawn, to))
        }
        Refusal::Blocked { piece, to, by } => {
            format!("{}: {} is in the way", cannot_go(piece, to), name(by))
        }
        Refusal::OwnPiece { piece, on } => format!(
            "{}: {}, of the same side, is already there",
            cannot_go(piece, &on.square),
            name(on)
        ),
        Refusal::PawnTakesAslant { pawn, on } => format!(
            "{} cannot take {}: a pawn takes diagonally, not straight ahead",
            name(pawn),
            name(on)
        ),
        Refusal::NothingToTake { pawn, to } => format!(
            "{}: a pawn moves diagonally only to take, and {to} is empty",
            cannot_go(pawn, to)
        ),
        Refusal::EnPassantNotAPawn { pawn, to, beside } => format!(
            "{}: only a pawn is taken en passant, not {}",
            takes_nothing(pawn, to),
            name(beside)
        ),
        Refusal::EnPassantTooLate { pawn, to, beside, moves_ago } => format!(
            "{}: {} advanced two squares {moves_ago} moves ago, and en passant must be played at once",
            takes_nothing(pawn, to),
            name(beside)
        ),
        Refusal::EnPassantSingleStep { pawn, to, beside, came_from, number } => format!(
            "{}: {} came from {came_from} (move {number}), without advancing two squares",
            takes_nothing(pawn, to),
            name(beside)
        ),
        Refusal::EnPassantNotNow { pawn, to, beside } => format!(
            "{}: {} has not just advanced two squares",
            takes_nothing(pawn, to),
            name(beside)
        ),
        Refusal::EnPassantExposes { pawn, to, taken, king, by } => format!(
            "{} cannot take {} en passant on {to}: the king on {king} would be attacked by {}",
            name(pawn),
            name(taken),
            name(by)
        ),
        Refusal::Pinned { piece, to, king, by } => format!(
            "{} is pinned by {}: if it goes to {to}, the king on {king} is in check",
            name(piece),
            name(by)
        ),
        Refusal::StillInCheck { piece, to, king, by } => format!(
            "the king on {king} is in check from {}, and {} does not stop it by going to {to}",
            name(by),
            name(piece)
        ),
        Refusal::DoubleCheck { piece, king, by: [first, second] } => format!(
            "the king on {king} is attacked by both {} and {}: only the king can move, not {}",
            name(first),
            name(second),
            name(piece)
        ),
        Refusal::KingNextToKing { king, to, other } => {
            format!("{}: it would touch the king on {other}", cannot_go(king, to))
        }
        Refusal::KingIntoAttack { king, to, by } => {
            format!("{}: that square is attacked by {}", cannot_go(king, to), name(by))
        }
        Refusal::KingStaysInLine { king, to, by } => format!(
            "{}: it would stay in the line on which {} gives check",
            cannot_go(king, to),
            name(by)
        ),
        Refusal::KingTakesProtected { king, taken, by } => {
            format!("{} cannot take {}: {} protects it", name(king), name(taken), name(by))
        }
        Refusal::Castling { king, rook, reason } => castling(king, rook, reason),
    }
}

fn castling(king: &Placed, rook: &Square, reason: &CastlingRefusal) -> String {
    let wing = if is_short(king.square, *rook) { "kingside" } else { "queenside" };
    let verdict = if is_lost(reason) { "no longer allowed" } else { "not possible" };
    let king = name(king);
    let because = match reason {
        CastlingRefusal::KingMoved { number } => {
            format!("{king} has already moved (move {number})")
        }
        CastlingRefusal::RookMoved { number } => {
            format!("the rook on {rook} has moved (move {number})")
        }
        CastlingRefusal::RookTaken { number } => {
            format!("the rook on {rook} was taken (move {number})")
        }
        CastlingRefusal::NoRook => format!("there is no rook on {rook}"),
        CastlingRefusal::RightLost => {
            format!("{king} had no right to it at the start of the game")
        }
        CastlingRefusal::Blocked { by } => {
            let names: Vec<String> = by.iter().map(name).collect();
            let are = if names.len() > 1 { "are" } else { "is" };
            format!("{} {are} in the way", listed(&names, "and"))
        }
        CastlingRefusal::InCheck { by } => format!("{king} is in check from {}", name(by)),
        CastlingRefusal::Crosses { square, by } => {
            format!("{king} would pass over {square}, which {} attacks", name(by))
        }
        CastlingRefusal::Arrives { square, by } => {
            format!("the king, on {square}, would be attacked by {}", name(by))
        }
        CastlingRefusal::GoTo { square } => {
            return format!("to castle {wing}, {king} goes to {square}");
        }
    };
    format!("{wing} castling is {verdict}: {because}")
}

/// How the pieces of a kind move.
fn gait(role: Role) -> &'static str {
    match role {
        Role::Pawn => {
            "goes straight ahead, one square (two from its initial square), and takes diagonally"
        }
        Role::Knight => "jumps two squares in a straight line, then one to the side",
        Role::Bishop => "moves diagonally",
        Role::Rook => "moves along a rank or a file",
        Role::Queen => "moves along a rank, a file or a diagonal",
        Role::King => "moves one square only",
    }
}

/// `the bishop on b4`.
fn name(piece: &Placed) -> String {
    format!("the {} on {}", ENGLISH.piece(piece.piece.role), piece.square)
}

/// A whole sentence.
pub fn none_goes(role: Role, to: Square) -> String {
    format!("No {} can go to {to}.", ENGLISH.piece(role))
}

fn cannot_go(piece: &Placed, to: &Square) -> String {
    format!("{} cannot go to {to}", name(piece))
}

fn takes_nothing(pawn: &Placed, to: &Square) -> String {
    format!("{} has nothing to take on {to}", name(pawn))
}
