//! The sentences in French.

use super::{is_lost, is_short, listed};
use crate::capi::language::Langue;
use crate::capi::words::{self, french_article, french_color};
use crate::explain::{CastlingRefusal, Placed, Refusal};
use crate::rules::{Color, Piece, Role, Square};

const FRENCH: Langue = Langue::LangueFrancais;

/// The sentence without its capital and its full stop.
pub fn reason(refusal: &Refusal) -> String {
    match refusal {
        Refusal::EmptySquare { from } => format!("il n'y a pas de pièce en {from}"),
        Refusal::NotYours { piece } => {
            let Piece { color, role } = piece.piece;
            let (color, others) = (french_color(color, role), FRENCH.side(!color));
            format!("{} est {color} : c'est aux {others} de jouer", name(piece))
        }
        Refusal::SameSquare { piece } => format!("{} doit changer de case", name(piece)),
        Refusal::NotItsMove { piece, to } => {
            format!("{} : {} {}", does_not_go(piece, to), pronoun(piece), gait(piece.piece.role))
        }
        Refusal::PawnBackward { pawn, to } => {
            format!("{} : un pion ne recule jamais", does_not_go(pawn, to))
        }
        Refusal::PawnSideways { pawn, to } => {
            format!("{} : un pion ne se déplace pas de côté", does_not_go(pawn, to))
        }
        Refusal::PawnNotAtStart { pawn, to } => {
            let rank = if pawn.piece.color == Color::White { 2 } else { 7 };
            format!(
                "{} : ce pion n'avance de deux cases que depuis la rangée {rank}",
                does_not_go(pawn, to)
            )
        }
        Refusal::Blocked { piece, to, by } => {
            format!("{} : {} lui barre la route", does_not_go(piece, to), name(by))
        }
        Refusal::OwnPiece { piece, on } => {
            format!(
                "{} : {}, du même camp, s'y trouve déjà",
                does_not_go(piece, &on.square),
                name(on)
            )
        }
        Refusal::PawnTakesAslant { pawn, on } => format!(
            "{} ne prend pas {} : un pion prend en diagonale, pas droit devant lui",
            name(pawn),
            name(on)
        ),
        Refusal::NothingToTake { pawn, to } => format!(
            "{} : un pion ne va en diagonale que pour prendre, et {to} est vide",
            does_not_go(pawn, to)
        ),
        Refusal::EnPassantNotAPawn { pawn, to, beside } => format!(
            "{} : seul un pion se prend en passant, pas {}",
            takes_nothing(pawn, to),
            name(beside)
        ),
        Refusal::EnPassantTooLate { pawn, to, beside, moves_ago } => format!(
            "{} : {} a avancé de deux cases il y a {moves_ago} coups, et la prise en passant se fait aussitôt",
            takes_nothing(pawn, to),
            name(beside)
        ),
        Refusal::EnPassantSingleStep { pawn, to, beside, came_from, number } => format!(
            "{} : {} est venu de {came_from} (coup {number}), sans avancer de deux cases",
            takes_nothing(pawn, to),
            name(beside)
        ),
        Refusal::EnPassantNotNow { pawn, to, beside } => format!(
            "{} : {} ne vient pas d'avancer de deux cases",
            takes_nothing(pawn, to),
            name(beside)
        ),
        Refusal::EnPassantExposes { pawn, to, taken, king, by } => format!(
            "{} ne prend pas {} en passant en {to} : le roi {king} serait attaqué par {}",
            name(pawn),
            name(taken),
            name(by)
        ),
        Refusal::Pinned { piece, to, king, by } => {
            let (pinned, if_it) =
                if is_feminine(piece) { ("clouée", "si elle") } else { ("cloué", "s'il") };
            format!(
                "{} est {pinned} par {} : {if_it} va en {to}, le roi {king} est en échec",
                name(piece),
                name(by)
            )
        }
        Refusal::StillInCheck { piece, to, king, by } => format!(
            "le roi {king} est mis en échec par {}, et {} ne le protège pas en allant en {to}",
            name(by),
            name(piece)
        ),
        Refusal::DoubleCheck { piece, king, by: [first, second] } => format!(
            "le roi {king} est attaqué à la fois par {} et par {} : lui seul peut jouer, pas {}",
            name(first),
            name(second),
            name(piece)
        ),
        Refusal::KingNextToKing { king, to, other } => {
            format!("{} : il toucherait le roi {other}", does_not_go(king, to))
        }
        Refusal::KingIntoAttack { king, to, by } => {
            format!("{} : cette case est attaquée par {}", does_not_go(king, to), name(by))
        }
        Refusal::KingStaysInLine { king, to, by } => format!(
            "{} : il resterait sur la ligne où {} lui fait échec",
            does_not_go(king, to),
            name(by)
        ),
        Refusal::KingTakesProtected { king, taken, by } => {
            let it = french_article(taken.piece.role);
            format!("{} ne prend pas {} : {} {it} protège", name(king), name(taken), name(by))
        }
        Refusal::Castling { king, rook, reason } => castling(king, rook, reason),
    }
}

fn castling(king: &Placed, rook: &Square, reason: &CastlingRefusal) -> String {
    let wing = if is_short(king.square, *rook) { "petit" } else { "grand" };
    let verdict = if is_lost(reason) { "n'est plus permis" } else { "n'est pas possible" };
    let king = name(king);
    let because = match reason {
        CastlingRefusal::KingMoved { number } => format!("{king} a déjà bougé (coup {number})"),
        CastlingRefusal::RookMoved { number } => {
            format!("la tour {rook} a bougé (coup {number})")
        }
        CastlingRefusal::RookTaken { number } => {
            format!("la tour {rook} a été prise (coup {number})")
        }
        CastlingRefusal::NoRook => format!("il n'y a pas de tour en {rook}"),
        CastlingRefusal::RightLost => {
            format!("{king} n'en avait pas le droit au début de la partie")
        }
        CastlingRefusal::Blocked { by } => {
            let names: Vec<String> = by.iter().map(name).collect();
            let are = if names.len() > 1 { "sont" } else { "est" };
            format!("{} {are} sur le chemin", listed(&names, "et"))
        }
        CastlingRefusal::InCheck { by } => format!("{king} est mis en échec par {}", name(by)),
        CastlingRefusal::Crosses { square, by } => {
            format!("{king} passerait par {square}, que {} attaque", name(by))
        }
        CastlingRefusal::Arrives { square, by } => {
            format!("le roi, en {square}, serait attaqué par {}", name(by))
        }
        CastlingRefusal::GoTo { square } => {
            return format!("pour faire le {wing} roque, {king} va en {square}");
        }
    };
    format!("le {wing} roque {verdict} : {because}")
}

/// How the pieces of a kind move, after the pronoun.
fn gait(role: Role) -> &'static str {
    match role {
        Role::Pawn => {
            "avance tout droit, d'une case (de deux depuis sa case initiale), et prend en diagonale"
        }
        Role::Knight => "saute de deux cases en ligne droite, puis d'une de côté",
        Role::Bishop => "se déplace en diagonale",
        Role::Rook => "se déplace le long d'une rangée ou d'une colonne",
        Role::Queen => "se déplace le long d'une rangée, d'une colonne ou d'une diagonale",
        Role::King => "se déplace d'une seule case",
    }
}

/// `le fou b4`, `la tour h1`.
fn name(piece: &Placed) -> String {
    let role = piece.piece.role;
    format!("{} {} {}", french_article(role), FRENCH.piece(role), piece.square)
}

fn is_feminine(piece: &Placed) -> bool {
    words::is_feminine(piece.piece.role)
}

/// A whole sentence.
pub fn none_goes(role: Role, to: Square) -> String {
    let none = if words::is_feminine(role) { "Aucune" } else { "Aucun" };
    format!("{none} {} ne peut aller en {to}.", FRENCH.piece(role))
}

fn pronoun(piece: &Placed) -> &'static str {
    if is_feminine(piece) { "elle" } else { "il" }
}

fn does_not_go(piece: &Placed, to: &Square) -> String {
    format!("{} ne va pas en {to}", name(piece))
}

fn takes_nothing(pawn: &Placed, to: &Square) -> String {
    format!("{} ne prend rien en {to}", name(pawn))
}
