//! The course's global variables, defined in build/in104.c or by the program
//! itself: any value may stand in them, at any moment.

use std::ffi::{c_char, c_int, c_long, c_longlong, c_ulonglong};
use std::sync::atomic::{AtomicI32, Ordering};

use crate::rules::{Bitboard, Square};

/// Un bitboard : un bit par case.
pub type BB = c_ulonglong;

/// The number that says that there is no square.
pub const NO_SQUARE: c_int = 64;

pub const WHITE: c_int = 0;
pub const BLACK: c_int = 1;

unsafe extern "C" {
    pub(super) static mut echiquier: [BB; 12];
    pub(super) static mut occupations: [BB; 3];
    pub(super) static mut r#trait: c_int;
    pub(super) static mut roque: c_int;
    /// Where the variable is under each of its two names, that of the sheet and that
    /// of the course's code. Only known at run time: the compiler would take two
    /// names for two variables.
    static echecs_adresse_en_passant: *mut c_int;
    static echecs_adresse_enpassant: *mut c_int;
    static droits_roque: [c_int; 64];
    static mut square_to_coordonnees: [*mut c_char; 64];
    static mut pieces_unicode: [*mut c_char; 12];
    pub(super) static mut attaques_pions: [[BB; 64]; 2];
    pub(super) static mut attaques_cavaliers: [BB; 64];
    pub(super) static mut attaques_rois: [BB; 64];
    pub(super) static mut pas_colonne_a: BB;
    pub(super) static mut pas_colonne_ab: BB;
    pub(super) static mut pas_colonne_h: BB;
    pub(super) static mut pas_colonne_hg: BB;
    pub(super) static mut nb_feuilles: c_long;
    pub(super) static valeur_piece: [c_int; 12];
    pub(super) static score_pos_pion: [c_int; 64];
    pub(super) static score_pos_cavalier: [c_int; 64];
    pub(super) static score_pos_fou: [c_int; 64];
    pub(super) static score_pos_tour: [c_int; 64];
    pub(super) static score_pos_dame: [c_int; 64];
    pub(super) static score_pos_roi: [c_int; 64];
    pub(super) static square_mirroir: [c_int; 64];
    pub(super) static mut meilleur_coup: c_int;
    pub(super) static mut ply: c_int;
    pub(super) static mut tmp_meilleur_coup: c_int;
    pub(super) static mut nb_noeuds_parcourus: c_longlong;
    pub(super) static mut nb_noeuds_eval: c_longlong;
    pub(super) static mut flag_quit: c_int;
    pub(super) static mut stopped: c_int;
    pub(super) static mut inc: c_int;
    pub(super) static mut movestogo: c_int;
    pub(super) static mut movetime: c_int;
    pub(super) static mut starttime: c_int;
    pub(super) static mut stoptime: c_int;
    pub(super) static mut timeset: c_int;
}

/// The value of a global variable.
macro_rules! get {
    ($name:ident) => {
        // SAFETY: a variable of that type; the course has one thread of execution.
        unsafe { (&raw const $crate::capi::in104::state::$name).read() }
    };
}

/// An element of a global table; the index is within it.
macro_rules! element {
    ($name:ident, $($index:expr),+) => {
        // SAFETY: a table of that type; the course has one thread of execution.
        unsafe { (*(&raw const $crate::capi::in104::state::$name))$([$index])+ }
    };
}

/// Changes a global variable.
macro_rules! set {
    ($name:ident, $value:expr) => {{
        let value = $value;
        // SAFETY: a variable of that type; the course has one thread of execution.
        unsafe { (&raw mut $crate::capi::in104::state::$name).write(value) }
    }};
}

/// Changes an element of a global table; the index is within it.
macro_rules! set_element {
    ($name:ident, $index:expr, $value:expr) => {{
        let (index, value) = ($index, $value);
        // SAFETY: a table of that type; the course has one thread of execution.
        unsafe { (*(&raw mut $crate::capi::in104::state::$name))[index] = value }
    }};
}

pub(super) use {element, get, set, set_element};

/// The board, as the global variables have it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct State {
    pub boards: [BB; 12],
    pub occupied: [BB; 3],
    pub turn: c_int,
    pub rights: c_int,
    pub en_passant: c_int,
}

impl State {
    pub const EMPTY: State =
        State { boards: [0; 12], occupied: [0; 3], turn: WHITE, rights: 0, en_passant: NO_SQUARE };

    pub fn read() -> State {
        State {
            boards: get!(echiquier),
            occupied: get!(occupations),
            turn: get!(r#trait),
            rights: get!(roque),
            en_passant: EnPassant::find().get(),
        }
    }

    pub fn write(&self) {
        set!(echiquier, self.boards);
        set!(occupations, self.occupied);
        set!(r#trait, self.turn);
        set!(roque, self.rights);
        EnPassant::find().set(self.en_passant);
    }

    /// The first piece that stands on a square.
    pub fn piece_on(&self, square: u32) -> Option<usize> {
        self.boards.iter().position(|board| board >> square & 1 != 0)
    }

    /// The side to move, if it is one.
    pub fn side(&self) -> Option<usize> {
        side(self.turn)
    }
}

/// The en-passant variable. If the program defines one of its two names itself, and
/// uses the other too, there are two: what is written under either counts for both.
#[derive(Clone, Copy)]
pub(super) struct EnPassant {
    sheet: *mut c_int,
    code: *mut c_int,
}

/// What two variables had in common when last seen.
static COMMON_EN_PASSANT: AtomicI32 = AtomicI32::new(NO_SQUARE);

impl EnPassant {
    #[inline]
    pub fn find() -> EnPassant {
        // SAFETY: constants.
        unsafe { EnPassant { sheet: echecs_adresse_en_passant, code: echecs_adresse_enpassant } }
    }

    #[inline]
    fn get(self) -> c_int {
        if self.sheet == self.code {
            // SAFETY: a variable; the course has one thread of execution.
            unsafe { self.code.read() }
        } else {
            self.reconcile()
        }
    }

    #[inline]
    pub fn set(self, square: c_int) {
        // SAFETY: as above.
        unsafe { self.code.write(square) };
        if self.sheet != self.code {
            // SAFETY: as above.
            unsafe { self.sheet.write(square) };
            COMMON_EN_PASSANT.store(square, Ordering::Relaxed);
        }
    }

    /// The value of the variable that the program has changed, for both.
    #[cold]
    fn reconcile(self) -> c_int {
        // SAFETY: as above.
        let (sheet, code) = unsafe { (self.sheet.read(), self.code.read()) };
        let common = COMMON_EN_PASSANT.load(Ordering::Relaxed);
        let square = if code != common { code } else { sheet };
        self.set(square);
        square
    }
}

/// The right that remains when a piece leaves or reaches a square.
pub(super) fn kept_rights(square: u32) -> c_int {
    element!(droits_roque, square as usize & 63)
}

/// The text of a table; the program's own may have NULL there.
fn table_text(text: *const c_char) -> String {
    // SAFETY: NULL or a terminated string.
    let bytes = unsafe { crate::capi::strings::bytes(text) };
    String::from_utf8_lossy(bytes.unwrap_or(b"?")).into_owned()
}

/// The name of a square, "no_sq" for a number that is none.
pub(super) fn square_name(square: c_int) -> String {
    match usize::try_from(square).ok().filter(|&square| square < 64) {
        Some(square) => table_text(element!(square_to_coordonnees, square)),
        None => "no_sq".to_owned(),
    }
}

pub(super) fn piece_picture(piece: usize) -> String {
    table_text(element!(pieces_unicode, piece))
}

/// The number of a side that is one.
pub(super) fn side(color: c_int) -> Option<usize> {
    usize::try_from(color).ok().filter(|&side| side < 2)
}

/// The number of a square that is one.
pub(super) fn square_number(square: c_int) -> Option<u32> {
    u32::try_from(square).ok().filter(|&square| square < 64)
}

/// The core's square: it counts ranks from the other end.
pub(super) fn core_square(square: u32) -> Option<Square> {
    Square::new(square as usize ^ 56)
}

pub(super) fn course_square(square: Square) -> u32 {
    square.index() as u32 ^ 56
}

pub(super) fn core_bitboard(board: BB) -> Bitboard {
    Bitboard(board.swap_bytes())
}

pub(super) fn course_bitboard(board: Bitboard) -> BB {
    board.0.swap_bytes()
}

/// The numbers of the squares of a bitboard, in order.
pub(super) fn squares(mut board: BB) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let square = (board != 0).then(|| board.trailing_zeros())?;
        board &= board - 1;
        Some(square)
    })
}
