//! Section « Échiquier (fiche 2) » of `in104.h`.

use std::ffi::{c_char, c_int};

use super::bitboards::grid;
use super::public;
use super::state::{
    NO_SQUARE, State, course_bitboard, course_square, piece_picture, square_name, square_number,
};
use crate::capi::arguments::{self, out_of_range};
use crate::capi::castling_rights::castling_rights;
use crate::capi::fen_sentences::{FenRefusal, fen_refusal_in};
use crate::capi::guard::{Breach, call};
use crate::capi::language::Langue;
use crate::capi::{contracts, output};
use crate::rules::{ClassicalCastling, Color, FenError, FenReason, Role, Setup};

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
/// - [PRESENCE-G1] rend la pièce, de P (0) à k (11) ;
/// - [PRESENCE-G2] rend -1 si la case est vide ;
/// - [PRESENCE-G3] + si plusieurs bitboards de echiquier ont cette case : rend la première de ces
///   pièces.
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
    out_of_range(tag, "la case", square, "de 0 (a8) à 63 (h1)")
}

/// Prépare l'échiquier à partir d'une chaîne FEN.
///
/// @param fen la position, de quatre ou de six champs ; les deux compteurs sont lus, mais ne
///        sont pas gardés. Trois ou cinq champs, et plusieurs espaces entre deux champs, sont
///        admis aussi.
///
/// Nécessite :
/// - [PARSE-FEN-N1] fen n'est pas NULL ; sinon ne fait rien.
///
/// Garantie :
/// - [PARSE-FEN-G1] si fen est bien écrite : echiquier, occupations, trait, roque et en_passant
///   reçoivent ce que dit la chaîne, de quatre ou de six champs ; sans case de prise en passant,
///   en_passant reçoit no_sq ;
/// - [PARSE-FEN-G2] + la position n'a pas à être possible : un échiquier vide, sans roi ou avec dix
///   dames convient, et les droits de roque sont ceux qui sont écrits ;
/// - [PARSE-FEN-G3] + si fen est mal écrite : aucune de ces variables ne change ;
/// - [PARSE-FEN-G4] + lit quatre champs, ou trois si la chaîne s'arrête là, puis un ou deux nombres
///   s'ils viennent ensuite : ce sont les compteurs. Le reste ne compte pas : la suite d'une ligne
///   « position », par exemple ;
/// - [PARSE-FEN-G5] + une chaîne refusée n'arrête jamais le programme : signale le caractère en
///   cause et la raison, par exemple :
///   « libechecs : parse_fen : caractère 17 : le trait « x » doit être w (blancs) ou b (noirs) » ;
/// - [PARSE-FEN-G6] + les droits de roque de Chess960 ([FEN-G8]) sont refusés : une lettre de A à H
///   ou de a à h est mal écrite.
#[unsafe(export_name = "echecs_interne_parse_fen")]
pub unsafe extern "C" fn parse_fen(fen: *mut c_char) {
    call(
        "parse_fen",
        |_| (),
        || {
            // SAFETY: NULL or terminated, by contract.
            let text = unsafe { arguments::text(fen, "PARSE-FEN-N1", "fen") }?;
            // The course's function returns nothing: a line is all that can tell why.
            if let Err(error) = set_board(text) {
                let FenRefusal { code, sentence } = refusal(without_rest(text), &error);
                let line = format!("libechecs : parse_fen : {sentence}");
                contracts::tell(code as c_int, &line);
            }
            Ok(())
        },
    )
}

/// Sets the global board as a FEN says, unless it is refused.
pub(super) fn set_board(fen: &[u8]) -> Result<(), FenError> {
    State::from_fen(without_rest(fen)).map(|state| state.write())
}

/// Why a FEN is refused, and where, in French.
fn refusal(fen: &[u8], error: &FenError) -> FenRefusal {
    let refusal = fen_refusal_in(Langue::LangueFrancais, fen, error);
    match error.reason {
        // The core also knows the letters of Chess960.
        FenReason::BadCastling(_) => {
            let place = error.at + 1;
            let sentence =
                format!("caractère {place} : les droits de roque doivent être K, Q, k, q ou -");
            FenRefusal { sentence, ..refusal }
        }
        _ => refusal,
    }
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
            let known = castling_rights().find(|(_, castling)| castling.letter == *letter);
            let (right, _) = known.ok_or(FenError {
                at: castling.at + offset,
                reason: FenReason::BadCastling(*letter),
            })?;
            state.rights |= right;
        }
        let number = |square| course_square(square) as c_int;
        state.en_passant = setup.en_passant.map_or(NO_SQUARE, number);
        Ok(state)
    }
}

/// Dessine l'échiquier sur stdout, avec l'état de la partie.
///
/// Pour la position initiale, le texte de la bibliothèque est exactement :
/// @code{.unparsed}
/// 8  ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖
/// 7  ♙ ♙ ♙ ♙ ♙ ♙ ♙ ♙
/// 6  . . . . . . . .
/// 5  . . . . . . . .
/// 4  . . . . . . . .
/// 3  . . . . . . . .
/// 2  ♟ ♟ ♟ ♟ ♟ ♟ ♟ ♟
/// 1  ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜
///    a b c d e f g h
/// trait : blancs
/// en passant : no_sq
/// roque : KQkq
/// évaluation : 0
/// @endcode
///
/// Nécessite : rien.
///
/// Garantie :
/// - [PRINT-ECHIQUIER-G1] écrit les cases dans l'ordre de print_bitboard : la pièce de chaque case
///   d'après pieces_unicode, ou « . » pour une case vide ;
/// - [PRINT-ECHIQUIER-G2] écrit ensuite « blancs » ou « noirs » pour le trait, le nom de la case de
///   prise en passant s'il y en a une, et les lettres des droits de roque, parmi KQkq ;
/// - [PRINT-ECHIQUIER-G3] depuis la fiche 6, écrit aussi ce que rend eval ;
/// - [PRINT-ECHIQUIER-G4] + écrit les rangées et les lettres des colonnes comme print_bitboard,
///   avec « . » si presence_sq, appelée par son nom, ne rend pas une pièce ;
/// - [PRINT-ECHIQUIER-G5] + écrit ensuite trois lignes :
///   - « trait : » et « blancs », « noirs », ou la valeur de trait si c'est une autre valeur ;
///   - « en passant : » et le nom de la case, ou « no_sq » si en_passant n'est pas une case ;
///   - « roque : » et les lettres KQkq, où « - » remplace la lettre d'un droit perdu ;
/// - [PRINT-ECHIQUIER-G6] + écrit enfin « évaluation : » et ce que rend eval, appelée par son nom.
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
            let turn = match state.side() {
                Some(side) => Langue::LangueFrancais.side(Color::ALL[side]).to_owned(),
                None => state.turn.to_string(),
            };
            let letter = |(right, castling): (c_int, ClassicalCastling)| {
                if state.rights & right != 0 { castling.letter.into() } else { '-' }
            };
            let rights: String = castling_rights().map(letter).collect();
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
