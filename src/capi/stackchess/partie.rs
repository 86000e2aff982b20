//! Section « Partie » of `stackchess.h`.

use std::ffi::{c_int, c_uint};
use std::ptr;

use super::codes::{CodeStackchess, CodeStackchessC};
use super::handle::{Handle, OK, breach, free_handle, game, misuse, required_square};
use super::piles::StackchessPiece;
use crate::capi::guard::{Breach, call};
use crate::capi::pointers::write;
use crate::rules::Color;
use crate::stackchess::{Game, MAX_SIZE, MIN_SIZE, Options, Outcome, Position};

/// Les options d'une partie, à additionner : avec les cavaliers.
pub const STACKCHESS_CAVALIERS: c_uint = 1;
/// Les pions qui arrivent sur la dernière rangée restent des pions.
pub const STACKCHESS_SANS_PROMOTION: c_uint = 2;
/// Les octets qui suffisent, zéro final compris, pour tout texte de stackchess_ecrire et pour toute
/// raison de stackchess_verifier et de stackchess_verifier_texte : char texte[STACKCHESS_TEXTE_MAX].
pub const STACKCHESS_TEXTE_MAX: usize = 1024;

/// Une partie. Sa mémoire est à la bibliothèque : stackchess_creer ou stackchess_lire la
/// donnent, stackchess_detruire la rend.
pub struct Stackchess {
    _object: Handle,
}

impl Stackchess {
    /// A game that C owns from now on.
    pub(super) fn give(position: Position) -> *mut Stackchess {
        Handle::of(Game::new(position)).give()
    }
}

/// Un `etat_stackchess` rendu à C.
pub type EtatStackchessC = c_int;

/// Où en est une partie.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EtatStackchess {
    /// La partie continue.
    StackchessEnCours = 0,
    /// Les blancs ont tout pris, ou les noirs ont abandonné.
    StackchessBlancsGagnent = 1,
    /// Les noirs ont tout pris, ou les blancs ont abandonné.
    StackchessNoirsGagnent = 2,
    /// Égalité : aucun des deux joueurs ne pourra plus rien prendre.
    StackchessEgalite = 3,
    /// Égalité : le joueur qui a le trait n'a aucun coup légal.
    StackchessBloque = 4,
    /// Il n'y a pas de partie : le pointeur est NULL.
    StackchessSansPartie = 5,
}

impl EtatStackchess {
    fn of(outcome: Option<Outcome>) -> EtatStackchess {
        match outcome {
            None => EtatStackchess::StackchessEnCours,
            Some(Outcome::Win { winner: Color::White, .. }) => {
                EtatStackchess::StackchessBlancsGagnent
            }
            Some(Outcome::Win { winner: Color::Black, .. }) => {
                EtatStackchess::StackchessNoirsGagnent
            }
            Some(Outcome::Draw) => EtatStackchess::StackchessEgalite,
            Some(Outcome::Blocked) => EtatStackchess::StackchessBloque,
        }
    }
}

/// Crée une partie, au début.
///
/// Sur la première rangée de chaque joueur, la dame est sur la colonne taille / 2 - 1 et le roi
/// à sa droite ; de part et d'autre, vers l'extérieur, viennent tour à tour un fou et une tour,
/// ou un fou, un cavalier et une tour. Les pions sont sur la deuxième rangée.
///
/// @param taille le nombre de colonnes et de rangées.
/// @param options 0, ou une somme de STACKCHESS_CAVALIERS et STACKCHESS_SANS_PROMOTION.
///
/// Nécessite :
/// - [STACKCHESS-CREER-N1] taille va de 4 à 26 ; sinon rend NULL ;
/// - [STACKCHESS-CREER-N2] options est l'une de ces sommes, de 0 à 3 ; sinon rend NULL.
///
/// Garantie :
/// - [STACKCHESS-CREER-G1] rend une partie où les pièces sont à leur place, n'ont pas bougé, et
///   où les blancs ont le trait ;
/// - [STACKCHESS-CREER-G2] avec STACKCHESS_CAVALIERS il y a des cavaliers, sauf si taille vaut 4 :
///   il n'y a pas de place pour eux ; sans cette option, il n'y en a pas ;
/// - [STACKCHESS-CREER-G3] deux parties ne partagent rien.
///
/// @return la partie, à rendre à stackchess_detruire, ou NULL.
#[unsafe(export_name = "echecs_interne_stackchess_creer")]
pub extern "C" fn stackchess_creer(taille: c_int, options: c_uint) -> *mut Stackchess {
    call(
        "stackchess_creer",
        |_| ptr::null_mut(),
        || {
            let bad_size = || {
                let wanted = format!("il faut de {MIN_SIZE} à {MAX_SIZE}");
                misuse("STACKCHESS-CREER-N1", format!("la taille vaut {taille}, {wanted}"))
            };
            let size = u8::try_from(taille)
                .ok()
                .filter(|size| (MIN_SIZE..=MAX_SIZE).contains(size))
                .ok_or_else(bad_size)?;
            let options = read_options(options).ok_or_else(|| {
                let explanation = format!("options vaut {options}, il faut de 0 à 3");
                misuse("STACKCHESS-CREER-N2", explanation)
            })?;
            let start = Position::start(size, options).map_err(|_| bad_size())?;
            Ok(Stackchess::give(start))
        },
    )
}

fn read_options(options: c_uint) -> Option<Options> {
    let known = STACKCHESS_CAVALIERS | STACKCHESS_SANS_PROMOTION;
    (options & !known == 0).then_some(Options {
        knights: options & STACKCHESS_CAVALIERS != 0,
        promotion: options & STACKCHESS_SANS_PROMOTION == 0,
    })
}

/// Détruit une partie : il ne faut plus s'en servir ensuite.
///
/// @param partie la partie, ou NULL.
///
/// Nécessite :
/// - [STACKCHESS-DETRUIRE-N1] partie est NULL ou une partie qui n'est pas détruite, et aucune
///   fonction de pile n'est en cours pour un coup de cette partie ; sinon ne fait rien.
///
/// Garantie :
/// - [STACKCHESS-DETRUIRE-G1] la mémoire de la partie est libérée ;
/// - [STACKCHESS-DETRUIRE-G2] ne fait rien si partie vaut NULL.
#[unsafe(export_name = "echecs_interne_stackchess_detruire")]
pub unsafe extern "C" fn stackchess_detruire(partie: *mut Stackchess) {
    call(
        "stackchess_detruire",
        |_| (),
        || {
            if partie.is_null() {
                return Ok(());
            }
            // SAFETY: a game, by contract.
            unsafe { free_handle(partie, ["STACKCHESS-DETRUIRE-N1", "STACKCHESS-DETRUIRE-N1"]) }?;
            // SAFETY: a game that was given to C, and that C gives back, by contract.
            unsafe { Handle::destroy(partie) };
            Ok(())
        },
    );
}

/// Donne le nombre de colonnes et de rangées du plateau.
///
/// @param partie la partie.
///
/// Nécessite :
/// - [STACKCHESS-TAILLE-N1] partie n'est pas NULL ; sinon rend 0.
///
/// Garantie :
/// - [STACKCHESS-TAILLE-G1] rend la taille, de 4 à 26.
///
/// @return la taille, ou 0.
#[unsafe(export_name = "echecs_interne_stackchess_taille")]
pub unsafe extern "C" fn stackchess_taille(partie: *const Stackchess) -> c_int {
    call(
        "stackchess_taille",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game(partie, "STACKCHESS-TAILLE-N1") }?;
            Ok(game.position().size().into())
        },
    )
}

/// Donne le joueur qui a le trait.
///
/// @param partie la partie.
///
/// Nécessite :
/// - [STACKCHESS-JOUEUR-N1] partie n'est pas NULL ; sinon rend -1.
///
/// Garantie :
/// - [STACKCHESS-JOUEUR-G1] rend 0 si c'est aux blancs, 1 si c'est aux noirs ; une fois la
///   partie finie, celui dont ce serait le tour.
///
/// @return 0, 1 ou -1.
#[unsafe(export_name = "echecs_interne_stackchess_joueur")]
pub unsafe extern "C" fn stackchess_joueur(partie: *const Stackchess) -> c_int {
    call(
        "stackchess_joueur",
        |_| -1,
        || {
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game(partie, "STACKCHESS-JOUEUR-N1") }?;
            Ok(match game.position().turn() {
                Color::White => 0,
                Color::Black => 1,
            })
        },
    )
}

/// Donne le nombre de pièces de la pile d'une case.
///
/// @param partie la partie.
/// @param x la colonne : 0 pour a.
/// @param y la rangée : 0 pour la première.
///
/// Nécessite :
/// - [STACKCHESS-HAUTEUR-N1] partie n'est pas NULL ; sinon rend 0 ;
/// - [STACKCHESS-HAUTEUR-N2] x et y vont de 0 à la taille moins 1 ; sinon rend 0.
///
/// Garantie :
/// - [STACKCHESS-HAUTEUR-G1] rend le nombre de pièces, 0 pour une case vide.
///
/// @return de 0 à PILE_CAPACITE.
#[unsafe(export_name = "echecs_interne_stackchess_hauteur")]
pub unsafe extern "C" fn stackchess_hauteur(
    partie: *const Stackchess,
    x: c_int,
    y: c_int,
) -> c_int {
    call(
        "stackchess_hauteur",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game(partie, "STACKCHESS-HAUTEUR-N1") }?;
            let square = required_square(game, "STACKCHESS-HAUTEUR-N2", (x, y))?;
            // At most MAX_PIECES.
            Ok(game.position().pile(square).len() as c_int)
        },
    )
}

/// Donne une pièce de la pile d'une case.
///
/// Dans une partie donnée par stackchess_lire, le texte ne dit que des pions s'ils ont bougé :
/// les autres pièces y commencent avec a_bouge à 0.
///
/// @param partie la partie.
/// @param x la colonne : 0 pour a.
/// @param y la rangée : 0 pour la première.
/// @param rang la place de la pièce dans la pile : 0 pour le bas.
/// @param piece où écrire la pièce.
///
/// Si une clause n'est pas respectée, *piece ne change pas.
///
/// Nécessite :
/// - [STACKCHESS-PIECE-N1] partie n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
/// - [STACKCHESS-PIECE-N2] x et y vont de 0 à la taille moins 1 ; sinon rend
///   stackchess_hors_plateau ;
/// - [STACKCHESS-PIECE-N3] rang va de 0 à la hauteur de la pile moins 1 ; sinon rend
///   stackchess_rang_incorrect ;
/// - [STACKCHESS-PIECE-N4] piece n'est pas NULL ; sinon rend stackchess_pointeur_nul.
///
/// Garantie :
/// - [STACKCHESS-PIECE-G1] rend stackchess_ok, et *piece reçoit la pièce : type, couleur, et
///   a_bouge qui vaut 1 ou 0.
///
/// @return stackchess_ok, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_stackchess_piece_en")]
pub unsafe extern "C" fn stackchess_piece_en(
    partie: *const Stackchess,
    x: c_int,
    y: c_int,
    rang: c_int,
    piece: *mut StackchessPiece,
) -> CodeStackchessC {
    call(
        "stackchess_piece_en",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game(partie, "STACKCHESS-PIECE-N1") }?;
            let square = required_square(game, "STACKCHESS-PIECE-N2", (x, y))?;
            let pile = game.position().pile(square);
            let found = usize::try_from(rang).ok().and_then(|place| pile.get(place));
            let found = found.copied().ok_or_else(|| {
                let explanation =
                    format!("rang vaut {rang}, la pile de {square} est de hauteur {}", pile.len());
                breach("STACKCHESS-PIECE-N3", CodeStackchess::StackchessRangIncorrect, explanation)
            })?;
            // SAFETY: NULL or a place for a piece, by contract.
            unsafe { write(piece, StackchessPiece::of(found)) }
                .ok_or_else(|| Breach::null("STACKCHESS-PIECE-N4", "piece"))?;
            Ok(OK)
        },
    )
}

/// Dit où en est une partie.
///
/// La victoire l'emporte sur l'égalité. Il y a égalité quand chacun des joueurs n'a plus qu'une
/// pièce, ou plus qu'un fou et une tour : toutes les autres paires de pièces ont un déplacement
/// en commun.
///
/// @param partie la partie.
///
/// Nécessite :
/// - [STACKCHESS-ETAT-N1] partie n'est pas NULL ; sinon rend stackchess_sans_partie.
///
/// Garantie :
/// - [STACKCHESS-ETAT-G1] rend stackchess_blancs_gagnent ou stackchess_noirs_gagnent si l'autre
///   joueur n'a plus de pièce ou a abandonné ;
/// - [STACKCHESS-ETAT-G2] sinon rend stackchess_egalite si chacun n'a qu'une pièce, ou qu'un fou
///   et une tour ;
/// - [STACKCHESS-ETAT-G3] sinon rend stackchess_bloque si le joueur qui a le trait n'a aucun
///   coup légal, et stackchess_en_cours s'il en a.
///
/// @return l'état de la partie.
#[unsafe(export_name = "echecs_interne_stackchess_etat")]
pub unsafe extern "C" fn stackchess_etat(partie: *const Stackchess) -> EtatStackchessC {
    call(
        "stackchess_etat",
        |_| EtatStackchess::StackchessSansPartie as EtatStackchessC,
        || {
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game(partie, "STACKCHESS-ETAT-N1") }?;
            Ok(EtatStackchess::of(game.outcome()) as EtatStackchessC)
        },
    )
}
