//! A game as a C program holds it.

use std::ffi::{CString, c_char, c_int};

use echecs::capi::cpe::{CoupJoue, TypeDeplacement, TypePiece};
use echecs::capi::partie::*;
use echecs::capi::{TypeErreur, TypeErreurC};

pub const FINE: TypeErreurC = TypeErreur::PasErreur as TypeErreurC;

/// Destroyed when it is dropped.
pub struct Game(*mut Partie);

impl Drop for Game {
    fn drop(&mut self) {
        // SAFETY: a game, not used any more.
        unsafe { partie_detruire(self.0) };
    }
}

impl Game {
    /// A game from a position, or why there is none.
    pub fn from_fen(fen: &str) -> Result<Game, TypeErreurC> {
        let game = Game(partie_creer());
        let text = CString::new(fen).expect("no zero");
        // SAFETY: a game and a terminated text.
        match unsafe { partie_lire_fen(game.0, text.as_ptr()) } {
            FINE => Ok(game),
            code => Err(code),
        }
    }

    pub fn fen(&self) -> String {
        // SAFETY: a game; the buffer is as `text` promises.
        text(|buffer, size| unsafe { partie_ecrire_fen(self.0, buffer, size) })
    }

    pub fn turn(&self) -> c_int {
        // SAFETY: a game.
        unsafe { partie_joueur(self.0) }
    }

    pub fn is_check(&self) -> bool {
        // SAFETY: a game.
        unsafe { partie_est_en_echec(self.0) == 1 }
    }

    pub fn state(&self) -> c_int {
        // SAFETY: a game.
        unsafe { partie_etat(self.0) }
    }

    pub fn winner(&self) -> c_int {
        // SAFETY: a game.
        unsafe { partie_vainqueur(self.0) }
    }

    /// The kind of piece on a square and its player.
    pub fn piece(&self, x: c_int, y: c_int) -> Option<(c_int, c_int)> {
        let mut player = -7;
        // SAFETY: a game and a place for the player.
        let kind = unsafe { partie_piece_en(self.0, x, y, &mut player) };
        (kind != TypePiece::Invalide as c_int).then_some((kind, player))
    }

    pub fn is_attacked(&self, x: c_int, y: c_int, by: c_int) -> bool {
        // SAFETY: a game.
        unsafe { partie_case_attaquee(self.0, x, y, by) == 1 }
    }

    pub fn can_claim(&self, reason: EtatPartie) -> bool {
        // SAFETY: a game.
        unsafe { partie_peut_reclamer(self.0, reason as c_int) == 1 }
    }

    pub fn claim_with(&mut self, reason: EtatPartie, mv: &str) -> TypeErreurC {
        let text = CString::new(mv).expect("no zero");
        // SAFETY: a game and a terminated text.
        unsafe { partie_reclamer_avec(self.0, reason as c_int, text.as_ptr()) }
    }

    /// How many moves were played.
    pub fn count(&self) -> c_int {
        // SAFETY: a game.
        unsafe { partie_nombre_coups(self.0) }
    }

    pub fn moves(&self) -> Vec<CoupJoue> {
        let empty = CoupJoue {
            x_depart: -7,
            y_depart: -7,
            x_arrivee: -7,
            y_arrivee: -7,
            r#type: -7,
            promotion: -7,
        };
        let mut moves = vec![empty; PARTIE_COUPS_MAX];
        // SAFETY: a game, and room for that many moves.
        let count =
            unsafe { partie_lister_coups(self.0, moves.as_mut_ptr(), PARTIE_COUPS_MAX as c_int) };
        moves.truncate(usize::try_from(count).expect("a count"));
        moves
    }

    pub fn san(&self, mv: &CoupJoue) -> String {
        // SAFETY: a game; the buffer is as `text` promises.
        text(|buffer, size| unsafe { partie_ecrire_san(self.0, mv, buffer, size) })
    }

    /// The notation of a move that was played, the first one being 1.
    pub fn played_san(&self, number: c_int) -> String {
        // SAFETY: a game; the buffer is as `text` promises.
        text(|buffer, size| unsafe { partie_ecrire_san_joue(self.0, number, buffer, size) })
    }

    /// Moves a piece from square to square.
    pub fn go(&mut self, mv: &CoupJoue) -> TypeErreurC {
        // SAFETY: a game.
        unsafe { partie_deplacer(self.0, mv.x_depart, mv.y_depart, mv.x_arrivee, mv.y_arrivee) }
    }

    pub fn play(&mut self, mv: &str) -> TypeErreurC {
        let text = CString::new(mv).expect("no zero");
        // SAFETY: a game and a terminated text.
        unsafe { partie_jouer(self.0, text.as_ptr()) }
    }

    pub fn undo(&mut self) -> TypeErreurC {
        // SAFETY: a game.
        unsafe { partie_annuler(self.0) }
    }

    pub fn redo(&mut self) -> TypeErreurC {
        // SAFETY: a game.
        unsafe { partie_retablir(self.0) }
    }
}

/// What a function writes into a buffer, as long as it says.
fn text(write: impl FnOnce(*mut c_char, usize) -> usize) -> String {
    let mut buffer = [b'x'; 128];
    let length = write(buffer.as_mut_ptr().cast(), buffer.len());
    assert_eq!(buffer[length], 0);
    String::from_utf8(buffer[..length].to_vec()).expect("UTF-8")
}

/// A move by its two squares and the English letter of its piece.
pub fn uci(mv: &CoupJoue) -> String {
    let coordinates = [mv.x_depart, mv.y_depart, mv.x_arrivee, mv.y_arrivee];
    let signs = coordinates.iter().zip([b'a', b'1', b'a', b'1']);
    let squares: String = signs
        .map(|(&c, first)| char::from(first + u8::try_from(c).expect("a coordinate")))
        .collect();
    let is_promotion = mv.r#type == TypeDeplacement::DeplacementPromotion as c_int;
    assert_eq!(mv.promotion == TypePiece::Invalide as c_int, !is_promotion);
    // Rook, knight, bishop and queen are the first kinds.
    let letters = ["r", "n", "b", "q"];
    let letter = if is_promotion { letters[mv.promotion as usize] } else { "" };
    squares + letter
}
