//! Section « Échiquier (fiche 2) » of `in104.h`.

use std::ffi::{c_char, c_int};

use super::bitboards::grid;
use super::public;
use super::state::{
    BLACK, NO_SQUARE, State, WHITE, course_bitboard, piece_picture, square_name, square_number,
};
use crate::capi::errors::TypeErreur;
use crate::capi::guard::{Breach, call};
use crate::capi::{messages, output, strings};
use crate::rules::{Color, FenError, FenReason, Role, Setup};

/// The letters of castling rights, with the course's numbers.
const RIGHTS: [(u8, c_int); 4] = [(b'K', 1), (b'Q', 2), (b'k', 4), (b'q', 8)];

/// The roles in the order of the course's pieces.
pub(super) const ROLES: [Role; 6] =
    [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

/// Dit quelle pièce est sur une case.
///
/// @param square la case.
///
/// Nécessite :
/// - [PRESENCE-N1] square va de a8 (0) à h1 (63) ; sinon rend -1.
///
/// Garantie :
/// - [PRESENCE-G1] rend la pièce, de P (0) à k (11) ; si plusieurs bitboards de echiquier ont
///   cette case, la première ;
/// - [PRESENCE-G2] rend -1 si la case est vide.
///
/// @return la pièce, ou -1.
#[unsafe(export_name = "echecs_interne_presence_sq")]
pub extern "C" fn presence_sq(square: c_int) -> c_int {
    call(
        "presence_sq",
        |_| -1,
        || {
            let square = square_number(square).ok_or_else(|| bad_square("PRESENCE-N1", square))?;
            Ok(State::read().piece_on(square).map_or(-1, |piece| piece as c_int))
        },
    )
}

pub(super) fn bad_square(tag: &'static str, square: c_int) -> Breach {
    let explanation = format!("la case vaut {square}, il faut de 0 (a8) à 63 (h1)");
    Breach::new(tag, TypeErreur::ErreurArgumentHorsLimites, explanation)
}

/// Prépare l'échiquier à partir d'une chaîne FEN.
///
/// @param fen la position, de quatre ou de six champs ; les deux compteurs sont lus, mais ne
///        sont pas gardés. (3 ou 5 champs sont admis aussi, et plusieurs espaces entre eux.) Ce
///        qui suit ne compte pas : la suite d'une ligne « position », par exemple.
///
/// Nécessite :
/// - [PARSE-FEN-N1] fen n'est pas NULL ; sinon ne fait rien ;
/// - [PARSE-FEN-N2] fen est bien écrite ; sinon ne fait rien, et la ligne de stderr dit ce qui ne
///   va pas.
///
/// Garantie :
/// - [PARSE-FEN-G1] echiquier, occupations, trait, roque et en_passant sont ceux de la chaîne,
///   en_passant valant no_sq s'il n'y a pas de case ;
/// - [PARSE-FEN-G2] la position n'a pas à être possible : un échiquier vide, sans roi ou avec
///   dix dames convient, et les droits de roque sont ceux qui sont écrits ;
/// - [PARSE-FEN-G3] si la chaîne est refusée, aucune de ces variables ne change ;
/// - [PARSE-FEN-G4] la lecture s'arrête après le quatrième champ, ou après les compteurs si ce qui
///   le suit est un nombre.
#[unsafe(export_name = "echecs_interne_parse_fen")]
pub unsafe extern "C" fn parse_fen(fen: *mut c_char) {
    call(
        "parse_fen",
        |_| (),
        || {
            // SAFETY: NULL or terminated, by contract.
            let text = unsafe { strings::bytes(fen) }
                .ok_or_else(|| Breach::null("PARSE-FEN-N1", "fen"))?;
            let fen = without_rest(text);
            let state = State::from_fen(fen).map_err(|error| {
                let refusal = messages::fen_refusal(fen, &error);
                let sentence = match error.reason {
                    // The core also knows the letters of Chess960.
                    FenReason::BadCastling(_) => format!(
                        "caractère {} : les droits de roque doivent être K, Q, k, q ou -",
                        error.at + 1
                    ),
                    _ => refusal.sentence,
                };
                Breach::new("PARSE-FEN-N2", refusal.code, sentence)
            })?;
            state.write();
            Ok(())
        },
    )
}

/// A FEN without what follows its fourth field and its counters.
fn without_rest(text: &[u8]) -> &[u8] {
    let is_number = |field: &[u8]| field.iter().all(u8::is_ascii_digit);
    let fields = text.split(u8::is_ascii_whitespace).filter(|field| !field.is_empty());
    let kept =
        fields.take(6).enumerate().take_while(|(place, field)| *place < 4 || is_number(field));
    match kept.last() {
        Some((_, field)) => {
            let end = field.as_ptr_range().end.addr() - text.as_ptr().addr();
            &text[..end]
        }
        None => text,
    }
}

impl State {
    /// What a FEN says, be it a position or not.
    pub fn from_fen(fen: &[u8]) -> Result<State, FenError> {
        let (setup, castling) = Setup::read_fen(fen)?;
        let mut state = State::EMPTY;
        for color in Color::ALL {
            for (index, role) in ROLES.into_iter().enumerate() {
                let board = course_bitboard(setup.board.pieces(color, role));
                state.boards[color.index() * 6 + index] = board;
                state.occupied[color.index()] |= board;
            }
        }
        state.occupied[2] = state.occupied[0] | state.occupied[1];
        state.turn = setup.turn.index() as c_int;
        for (offset, letter) in
            castling.letters.iter().filter(|&&letter| letter != b'-').enumerate()
        {
            let known = RIGHTS.into_iter().find(|(known, _)| known == letter);
            let (_, right) = known.ok_or(FenError {
                at: castling.at + offset,
                reason: FenReason::BadCastling(*letter),
            })?;
            state.rights |= right;
        }
        let course_square = |square: crate::rules::Square| (square.index() ^ 56) as c_int;
        state.en_passant = setup.en_passant.map_or(NO_SQUARE, course_square);
        Ok(state)
    }
}

/// Dessine l'échiquier sur stdout, avec l'état de la partie.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [PRINT-ECHIQUIER-G1] écrit les rangées de la huitième à la première, une par ligne, comme
///   celles de print_bitboard : la pièce de chaque case d'après pieces_unicode, ou « . » si
///   presence_sq dit qu'elle est vide ; puis les lettres des colonnes ;
/// - [PRINT-ECHIQUIER-G2] écrit ensuite trois lignes : « trait : » et « blancs », « noirs » ou la
///   valeur de trait si elle est autre ; « en passant : » et le nom de la case, ou « no_sq » si
///   en_passant n'en est pas une ; « roque : » et les lettres KQkq des droits qui restent, un
///   « - » pour chaque droit perdu ;
/// - [PRINT-ECHIQUIER-G3] écrit enfin « évaluation : » et ce que rend eval (fiche 6).
#[unsafe(export_name = "echecs_interne_print_echiquier")]
pub extern "C" fn print_echiquier() {
    call(
        "print_echiquier",
        |_| (),
        || {
            let state = State::read();
            let shown = |square: u32| {
                let piece = usize::try_from(public::presence_sq(square as c_int));
                piece.ok().filter(|&piece| piece < 12).map_or(".".to_owned(), piece_picture)
            };
            let turn = match state.turn {
                WHITE => "blancs".to_owned(),
                BLACK => "noirs".to_owned(),
                other => other.to_string(),
            };
            let rights: String = RIGHTS
                .into_iter()
                .map(|(letter, right)| if state.rights & right != 0 { letter.into() } else { '-' })
                .collect();
            output::write(&format!(
                "{}trait : {turn}\nen passant : {}\nroque : {rights}\névaluation : {}\n",
                grid(shown),
                square_name(state.en_passant),
                public::eval()
            ));
            Ok(())
        },
    );
}
