//! A move as a line of text: `d 4 1 -> 4 3`, in the interactive mode and in the
//! files of games alike.

use std::ffi::c_int;
use std::fmt;

use super::convert;
use super::coups::{TypeDeplacement, TypeDeplacementC};
use super::deplacement::Route;
use super::historique::CoupJoue;
use super::lines::shown;
use super::pieces::TypePiece;
use crate::rules::{Color, Square};

/// The word that opens the line.
pub const MOVE: &str = "d";

pub const USAGE: &str = "il faut écrire : d 4 1 -> 4 3, ou d e2 -> e4";

/// The words for what a move is beside its squares.
const CASTLING: &str = "roque";
const EN_PASSANT: &str = "en_passant";

/// Reads what follows `d`: two squares, then what the move is if it is not standard.
pub fn read(words: &[&str]) -> Result<CoupJoue, String> {
    let (from, rest) = square(words)?;
    let rest = rest.strip_prefix(&["->"]).unwrap_or(rest);
    let (to, rest) = square(rest)?;
    let (kind, promotion) = match rest {
        [] => (TypeDeplacement::DeplacementStandard, TypePiece::Invalide),
        [CASTLING] => (TypeDeplacement::DeplacementRoque, TypePiece::Invalide),
        [EN_PASSANT] => (TypeDeplacement::DeplacementPriseEnPassant, TypePiece::Invalide),
        [name] => (TypeDeplacement::DeplacementPromotion, promotion(name)?),
        [_, extra, ..] => return Err(format!("« {} » est de trop", shown(extra))),
    };
    Ok(Route { from, to }.as_move(kind as TypeDeplacementC, promotion))
}

type Coordinates = (c_int, c_int);

/// The coordinates that open a list of words, and the rest: `4 1` or `e2`.
pub fn square<'a, 'w>(words: &'a [&'w str]) -> Result<(Coordinates, &'a [&'w str]), String> {
    if let [name, rest @ ..] = words
        && let Ok(square) = name.parse::<Square>()
    {
        return Ok((convert::coordinates(square), rest));
    }
    let [x, y, rest @ ..] = words else { return Err(USAGE.to_owned()) };
    Ok(((coordinate(x)?, coordinate(y)?), rest))
}

/// A number, written in the one usual way; the board need not have it.
fn coordinate(word: &str) -> Result<c_int, String> {
    match word.parse::<c_int>() {
        Ok(number) if number.to_string() == word => Ok(number),
        _ => Err(format!(
            "« {} » n'est ni une coordonnée, comme 4, ni une case, comme e2",
            shown(word)
        )),
    }
}

fn promotion(name: &str) -> Result<TypePiece, String> {
    // No promotion is a pawn: any side will do.
    let kind = TypePiece::from_colourless_name(name, Color::White);
    kind.filter(|kind| kind.is_promotion()).ok_or_else(|| {
        format!(
            "« {} » n'est ni une promotion (dame, tour, fou, cavalier), ni roque, ni en_passant",
            shown(name)
        )
    })
}

impl CoupJoue {
    /// The usual names of the two squares, for people: `e2-e4`.
    pub(super) fn named_squares(&self) -> String {
        let at = convert::square;
        match (at(self.x_depart, self.y_depart), at(self.x_arrivee, self.y_arrivee)) {
            (Some(from), Some(to)) => format!("{from}-{to}"),
            _ => String::new(),
        }
    }
}

/// The line of a move, which `read` gives back if the move has sense.
impl fmt::Display for CoupJoue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CoupJoue { x_depart, y_depart, x_arrivee, y_arrivee, .. } = self;
        write!(f, "{MOVE} {x_depart} {y_depart} -> {x_arrivee} {y_arrivee}")?;
        match TypeDeplacement::from_c(self.r#type) {
            Some(TypeDeplacement::DeplacementRoque) => write!(f, " {CASTLING}"),
            Some(TypeDeplacement::DeplacementPriseEnPassant) => write!(f, " {EN_PASSANT}"),
            _ => match self.new_piece() {
                Some(promotion) => write!(f, " {}", promotion.name()),
                None => Ok(()),
            },
        }
    }
}
