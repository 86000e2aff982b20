//! From a board and what C asks for to a picture.

use std::ffi::{c_int, c_ulonglong};

use super::images::{FlecheEchiquier, ImageEchiquier};
use super::squares::required_squares;
use crate::capi::arguments::{number, out_of_range};
use crate::capi::guard::Breach;
use crate::capi::language::{self, Langue};
use crate::capi::pointers::read;
use crate::rules::{Bitboard, Board, Color, Role, Square};
use crate::svg::{Arrow, Picture};

const SMALLEST: c_int = 64;
const LARGEST: c_int = 4096;
const MOST_ARROWS: usize = 1000;

/// What there is to draw.
pub struct Scene {
    pub board: Board,
    /// None if nobody knows.
    pub turn: Option<Color>,
    pub last_move: Option<(Square, Square)>,
}

impl Scene {
    /// The square of the king in check: of the side to move, if it has one king.
    fn check(&self) -> Option<Square> {
        let turn = self.turn?;
        let kings = self.board.pieces(turn, Role::King);
        let king = kings.first().filter(|_| !kings.more_than_one())?;
        self.board.is_attacked(king, !turn, self.board.occupied()).then_some(king)
    }
}

/// What C asks of a picture, and the arrows in Rust's own memory.
pub struct Request {
    image: ImageEchiquier,
    size: u32,
    arrows: Vec<Arrow>,
}

impl Request {
    /// The request at an address, the usual one for NULL. The clauses: the reserve, the
    /// width, the number of arrows, where they are, and their squares.
    ///
    /// # Safety
    ///
    /// `image` is NULL or a request, whose `fleches` has the length that it says.
    pub unsafe fn new(
        image: *const ImageEchiquier,
        [reserved, width, count, null, squares]: [&'static str; 5],
    ) -> Result<Request, Breach> {
        // SAFETY: NULL or a request, by the caller.
        let image = unsafe { read(image) }.unwrap_or(ImageEchiquier::USUAL);
        required_reserve(reserved, image.reserve)?;
        let size = required_width(width, image.largeur)?;
        let length = number(count, "image->nombre_fleches", image.nombre_fleches, 0..=MOST_ARROWS)?;
        if length > 0 && image.fleches.is_null() {
            return Err(Breach::null(null, "image->fleches"));
        }
        let arrows = (0..length).filter_map(|number| {
            // SAFETY: one of the arrows that the request says it has, by the caller.
            unsafe { read(image.fleches.wrapping_add(number)) }
        });
        let arrows =
            arrows.map(|arrow| required_arrow(squares, arrow)).collect::<Result<_, _>>()?;
        Ok(Request { image, size, arrows })
    }

    /// The picture as the text of an SVG file.
    pub fn draw(&self, scene: &Scene) -> String {
        let language = language::current();
        let picture = Picture {
            board: &scene.board,
            size: self.size,
            coordinates: self.image.sans_coordonnees == 0,
            flipped: self.image.vue_des_noirs != 0,
            last_move: scene.last_move.filter(|_| self.image.sans_dernier_coup == 0),
            check: scene.check().filter(|_| self.image.sans_echec == 0),
            marked: Bitboard(self.image.cases),
            arrows: &self.arrows,
            title: title(scene.turn, language),
            description: &description(&scene.board, language),
        };
        picture.draw()
    }
}

/// A request of a later version is not half understood.
fn required_reserve(tag: &'static str, reserve: [c_ulonglong; 4]) -> Result<(), Breach> {
    match reserve.iter().position(|&member| member != 0) {
        None => Ok(()),
        Some(place) => {
            let name = format!("image->reserve[{place}]");
            Err(out_of_range(tag, &name, reserve[place], 0))
        }
    }
}

fn required_width(tag: &'static str, width: c_int) -> Result<u32, Breach> {
    match u32::try_from(width) {
        Ok(0) => Ok(Picture::USUAL_SIZE),
        Ok(pixels) if (SMALLEST..=LARGEST).contains(&width) => Ok(pixels),
        _ => {
            let wanted = format!("0 ou de {SMALLEST} à {LARGEST}");
            Err(out_of_range(tag, "image->largeur", width, wanted))
        }
    }
}

fn required_arrow(tag: &'static str, arrow: FlecheEchiquier) -> Result<Arrow, Breach> {
    let FlecheEchiquier { x_depart, y_depart, x_arrivee, y_arrivee } = arrow;
    let (from, to) = required_squares(tag, [x_depart, y_depart, x_arrivee, y_arrivee])?;
    Ok(Arrow { from, to })
}

/// What the picture is, for those who do not see it.
fn title(turn: Option<Color>, language: Langue) -> &'static str {
    match turn {
        None => language.choose("Échiquier", "Chessboard"),
        Some(Color::White) => {
            language.choose("Échiquier, trait aux blancs", "Chessboard, White to move")
        }
        Some(Color::Black) => {
            language.choose("Échiquier, trait aux noirs", "Chessboard, Black to move")
        }
    }
}

/// Where the pieces are, likewise.
fn description(board: &Board, language: Langue) -> String {
    let sides = language.choose(["Blancs : ", "Noirs : "], ["White: ", "Black: "]);
    let texts = Color::ALL.map(|color| {
        let pieces = pieces(board, color, language);
        let pieces = match pieces.as_slice() {
            [] => language.choose("rien", "nothing").to_owned(),
            pieces => pieces.join(", "),
        };
        format!("{}{pieces}.", sides[color.index()])
    });
    texts.join(" ")
}

/// The pieces of a side as in notation, the king first: `Re1`, `Dd1`… `h2`.
fn pieces(board: &Board, color: Color, language: Langue) -> Vec<String> {
    let named = |role| {
        let squares = board.pieces(color, role).into_iter();
        squares.map(move |square| match role {
            Role::Pawn => square.to_string(),
            _ => format!("{}{square}", language.letters().letter(role)),
        })
    };
    Role::ALL.into_iter().rev().flat_map(named).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Position;

    #[test]
    fn the_pieces_are_named_in_both_languages() {
        let position = Position::from_fen("4k3/8/8/8/8/8/P6n/R3K2R w - - 0 1").unwrap();
        let told = |language| description(position.board(), language);
        assert_eq!(told(Langue::LangueFrancais), "Blancs : Re1, Ta1, Th1, a2. Noirs : Re8, Ch2.");
        assert_eq!(told(Langue::LangueAnglais), "White: Ke1, Ra1, Rh1, a2. Black: Ke8, Nh2.");
        let empty = description(&Board::EMPTY, Langue::LangueFrancais);
        assert_eq!(empty, "Blancs : rien. Noirs : rien.");
    }

    #[test]
    fn only_the_one_king_of_the_side_to_move_is_in_check() {
        let scene = |fen: &str, turn| {
            let position = Position::from_fen(fen).unwrap();
            Scene { board: *position.board(), turn, last_move: None }
        };
        let mut checked = scene("4k3/8/8/8/8/8/8/4RK2 b - - 0 1", Some(Color::Black));
        assert_eq!(checked.check(), "e8".parse().ok());
        checked.turn = Some(Color::White);
        assert_eq!(checked.check(), None);
        checked.turn = None;
        assert_eq!(checked.check(), None);
        checked.turn = Some(Color::Black);
        let king = checked.board.piece_at("e8".parse().unwrap()).unwrap();
        checked.board.put("a8".parse().unwrap(), king);
        assert_eq!(checked.check(), None);
    }
}
