//! Section « Vue » of `partie.h`.

use std::ffi::{CString, c_char, c_int, c_void};
use std::ptr;

use super::handle::Handle;
use super::messages;
use super::partie::Partie;
use crate::capi::cpe::{TypePiece, TypePieceC, coordinates};
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call};
use crate::capi::{language, pointers};
use crate::rules::{Bitboard, Board, Piece, Square};

/// Ce qui montre une partie : un affichage dans la console, une fenêtre, un fichier.
///
/// La partie connaît les règles, la vue n'en connaît aucune : la partie appelle les fonctions de la
/// vue, et leur donne contexte, où le programme met ce qu'il veut. Une fonction qui vaut NULL n'est
/// pas appelée : `vue v = { 0 };` (en C++, `vue v = {};`) est une vue complète, qui ne montre rien.
/// Nommer les membres (.afficher_message = afficher) laisse tous les autres à zéro, membres
/// réservés compris.
///
/// Pendant qu'elle est appelée, une fonction de la vue peut lire la partie, avec les fonctions qui
/// prennent un const partie *, mais ni la changer ni la détruire. Une fonction de la vue finit par
/// return : ni longjmp, ni exception de C++.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Vue {
    /// Ce que chaque fonction reçoit d'abord ; la bibliothèque n'y lit rien.
    pub contexte: *mut c_void,
    /// Montre une pièce sur une case, qui est vide. joueur vaut 0 pour les blancs, 1 pour les
    /// noirs.
    pub poser_piece: Option<
        unsafe extern "C" fn(
            contexte: *mut c_void,
            piece: TypePieceC,
            joueur: c_int,
            x: c_int,
            y: c_int,
        ),
    >,
    /// Retire la pièce d'une case, qui en a une.
    pub retirer_piece: Option<unsafe extern "C" fn(contexte: *mut c_void, x: c_int, y: c_int)>,
    /// Montre un message d'une ligne : à qui de jouer, l'échec, la fin de la partie, ou la raison
    /// d'un refus. La chaîne n'est valable que pendant l'appel.
    pub afficher_message:
        Option<unsafe extern "C" fn(contexte: *mut c_void, message: *const c_char)>,
    /// Demande au joueur de choisir, et rend l'indice de son choix, de 0 à nombre - 1 ; toute autre
    /// valeur veut dire que le joueur ne choisit pas. Les chaînes ne sont valables que pendant
    /// l'appel.
    pub demander_choix: Option<
        unsafe extern "C" fn(
            contexte: *mut c_void,
            titre: *const c_char,
            question: *const c_char,
            choix: *const *const c_char,
            nombre: c_int,
        ) -> c_int,
    >,
    /// Réservé : NULL partout.
    pub reserve: [Option<unsafe extern "C" fn()>; 4],
}

impl Vue {
    /// A view that shows nothing.
    pub(super) const BLIND: Vue = Vue {
        contexte: ptr::null_mut(),
        poser_piece: None,
        retirer_piece: None,
        afficher_message: None,
        demander_choix: None,
        reserve: [None; 4],
    };

    /// The view at an address, one that shows nothing for NULL. The clause: its reserve is.
    ///
    /// # Safety
    ///
    /// `v` is NULL or the address of a view.
    unsafe fn read(v: *const Vue, reserved: &'static str) -> Result<Vue, Breach> {
        // SAFETY: NULL or a view, by the caller.
        let view = unsafe { pointers::read(v) }.unwrap_or(Vue::BLIND);
        match view.reserve.iter().position(Option::is_some) {
            None => Ok(view),
            Some(place) => {
                let explanation = format!("v->reserve[{place}] n'est pas NULL");
                Err(Breach::new(reserved, TypeErreur::ErreurArgumentHorsLimites, explanation))
            }
        }
    }

    fn put(&self, square: Square, piece: Piece) {
        let (x, y) = coordinates(square);
        let kind = TypePiece::of(piece.color, piece.role) as TypePieceC;
        if let Some(put) = self.poser_piece {
            // SAFETY: a function of these parameters, by the contract of the view.
            unsafe { put(self.contexte, kind, piece.color.index() as c_int, x, y) };
        }
    }

    fn remove(&self, square: Square) {
        let (x, y) = coordinates(square);
        if let Some(remove) = self.retirer_piece {
            // SAFETY: a function of these parameters, by the contract of the view.
            unsafe { remove(self.contexte, x, y) };
        }
    }

    fn message(&self, text: &str) {
        if let Some(message) = self.afficher_message {
            let text = c_string(text);
            // SAFETY: a function of these parameters, by the contract of the view; the text is
            // terminated.
            unsafe { message(self.contexte, text.as_ptr()) };
        }
    }

    /// What the player chooses; none if there is nobody to ask, or no answer.
    pub(super) fn choose(&self, title: &str, question: &str, choices: &[&str]) -> Option<usize> {
        let ask = self.demander_choix?;
        let (title, question) = (c_string(title), c_string(question));
        let texts: Vec<CString> = choices.iter().map(|choice| c_string(choice)).collect();
        let pointers: Vec<*const c_char> = texts.iter().map(|text| text.as_ptr()).collect();
        // A handful.
        let count = choices.len() as c_int;
        // SAFETY: a function of these parameters, by the contract of the view; the texts are
        // terminated, and there are `count` of them.
        let answer = unsafe {
            ask(self.contexte, title.as_ptr(), question.as_ptr(), pointers.as_ptr(), count)
        };
        usize::try_from(answer).ok().filter(|&answer| answer < choices.len())
    }
}

/// A text for C; none of ours has a zero in it.
fn c_string(text: &str) -> CString {
    CString::new(text).unwrap_or_default()
}

impl Handle {
    /// Tells the view what has changed since it was last told, then whose turn it is or how the
    /// game has ended.
    pub fn show(&self) {
        let (before, after, message) = self.change(|state| {
            let game = state.game.as_ref();
            let now = game.map_or(state.shown, |game| *game.position().board());
            // A sentence that nobody hears is not made up: thousands of games may be read in a row.
            let heard = game.filter(|_| state.view.afficher_message.is_some());
            let message = heard.map(|game| messages::situation(game, language::current()));
            (std::mem::replace(&mut state.shown, now), now, message)
        });
        self.with_view(|view| {
            // Nor is it looked for what changes where nobody shows it.
            let shows = view.poser_piece.is_some() || view.retirer_piece.is_some();
            let changed = if shows { before.difference(&after) } else { Bitboard::EMPTY };
            for square in changed & before.occupied() {
                view.remove(square);
            }
            for square in changed {
                if let Some(piece) = after.piece_at(square) {
                    view.put(square, piece);
                }
            }
            if let Some(message) = message {
                view.message(&message);
            }
        });
    }

    /// Tells the player something.
    pub fn tell(&self, message: &str) {
        self.with_view(|view| view.message(message));
    }
}

/// Branche une vue sur une partie, à la place de celle d'avant.
///
/// @param p la partie.
/// @param v la vue, copiée : *v peut disparaître ensuite, mais pas ce que v->contexte désigne. NULL
///     débranche la vue.
///
/// Nécessite :
/// - [PARTIE-VUE-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-VUE-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [PARTIE-VUE-N3] v est NULL, ou tous les membres de v->reserve valent NULL ; sinon rend
///   erreur_argument_hors_limites.
///
/// Garantie :
/// - [PARTIE-VUE-G7] si la partie a commencé, la vue montre ses pièces ; ensuite, après chaque coup
///   et chaque nouvelle partie, la vue montre l'échiquier tel qu'il est, quels que soient les
///   appels qui y mènent ;
/// - [PARTIE-VUE-G1] + rend pas_erreur ; la vue d'avant n'est plus appelée ;
/// - [PARTIE-VUE-G2] + une vue branchée commence vide : si la partie a commencé, poser_piece est
///   appelée pour chaque pièce de l'échiquier, puis afficher_message une fois ;
/// - [PARTIE-VUE-G3] + ensuite, à chaque changement (coup joué, annulé ou rétabli, nouvelle partie,
///   fin décidée par les joueurs), la vue reçoit les cases qui changent, c'est-à-dire, dans cet
///   ordre :
///   - retirer_piece pour chaque case dont la pièce part ou est remplacée ;
///   - poser_piece pour chaque case qui reçoit une pièce ;
///   - afficher_message, une fois : à qui de jouer, l'échec s'il y en a un, ou la fin de la
///     partie ;
/// - [PARTIE-VUE-G4] + pour un coup refusé, ni poser_piece ni retirer_piece n'est appelée, et
///   afficher_message reçoit la raison, une fois ;
/// - [PARTIE-VUE-G5] + une fonction de la vue qui vaut NULL n'est pas appelée, les autres le sont ;
/// - [PARTIE-VUE-G6] + une fonction de la vue peut lire la partie, telle qu'elle est après le
///   changement ; demander_choix la lit telle qu'elle est avant le coup.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_brancher_vue")]
pub unsafe extern "C" fn partie_brancher_vue(p: *mut Partie, v: *const Vue) -> TypeErreurC {
    call(
        "partie_brancher_vue",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::free_at(p, ["PARTIE-VUE-N1", "PARTIE-VUE-N2"]) }?;
            // SAFETY: NULL or a view, by contract.
            let view = unsafe { Vue::read(v, "PARTIE-VUE-N3") }?;
            handle.change(|state| {
                state.view = view;
                state.shown = Board::EMPTY;
            });
            handle.show();
            Ok(TypeErreur::PasErreur as TypeErreurC)
        },
    )
}
