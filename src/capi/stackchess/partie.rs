//! Section « Partie » of `stackchess.h`.

use std::ffi::{c_int, c_uint};
use std::ptr;

use super::codes::{CodeStackchess, CodeStackchessC};
use super::handle::{Handle, OK, breach, game, required_square};
use super::piles::PieceStackchess;
use crate::capi::arguments::{has_room, out_of_range};
use crate::capi::guard::{Breach, call};
use crate::capi::pointers::write;
use crate::stackchess::{MAX_SIZE, MIN_SIZE, Options, Outcome, Position, StackGame, Won};

/// Option d'une partie : il y a des cavaliers. Les options s'additionnent.
pub const STACKCHESS_CAVALIERS: c_uint = 1;
/// Option d'une partie : les pions qui arrivent sur la dernière rangée restent des pions.
pub const STACKCHESS_SANS_PROMOTION: c_uint = 2;

/// Une partie. Sa mémoire est à la bibliothèque : stackchess_creer donne une partie,
/// stackchess_detruire la rend.
pub struct Stackchess {
    _object: Handle,
}

/// Un `etat_stackchess` rendu à C.
pub type EtatStackchessC = c_int;

/// Où en est une partie.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EtatStackchess {
    /// La partie continue.
    StackchessEnCours = 0,
    /// Victoire d'un joueur : l'autre joueur n'a plus de pièce.
    StackchessToutPris = 1,
    /// Victoire d'un joueur : l'autre joueur a abandonné.
    StackchessAbandon = 2,
    /// Égalité : aucun des deux joueurs ne pourra plus rien prendre.
    StackchessEgalite = 3,
    /// Égalité : le joueur qui a le trait n'a aucun coup légal.
    StackchessBloque = 4,
    /// Il n'y a pas de partie : le pointeur est NULL, ou la partie est détruite.
    StackchessAbsente = 5,
}

impl EtatStackchess {
    fn of(outcome: Option<Outcome>) -> EtatStackchess {
        match outcome {
            None => EtatStackchess::StackchessEnCours,
            Some(Outcome::Win { by: Won::ByTakingAll, .. }) => EtatStackchess::StackchessToutPris,
            Some(Outcome::Win { by: Won::ByResignation, .. }) => EtatStackchess::StackchessAbandon,
            Some(Outcome::Draw) => EtatStackchess::StackchessEgalite,
            Some(Outcome::Blocked) => EtatStackchess::StackchessBloque,
        }
    }
}

/// Crée une partie, au début.
///
/// Les colonnes étant comptées à partir de 0, la dame est sur la colonne taille / 2 - 1 et le roi
/// sur la colonne taille / 2, pour les deux joueurs ; de la dame vers la colonne a, et du roi vers
/// la dernière colonne, viennent tour à tour un fou et une tour (avec les cavaliers : un fou, un
/// cavalier et une tour). Taille 6 : TFDRFT ; taille 8 avec cavaliers : TCFDRFCT. Les pions sont
/// sur la deuxième rangée de chaque joueur.
///
/// @param taille le nombre de colonnes et de rangées.
/// @param options 0, ou une somme de STACKCHESS_CAVALIERS et STACKCHESS_SANS_PROMOTION.
///
/// Nécessite :
/// - [STACKCHESS-CREER-N1] taille va de 4 à 26 ; sinon rend NULL ;
/// - [STACKCHESS-CREER-N2] options est l'une de ces sommes, de 0 à 3 ; sinon rend NULL.
///
/// Garantie :
/// - [STACKCHESS-CREER-G1] rend une partie où les pièces sont sur leur case initiale, n'ont pas
///   bougé, et où les blancs ont le trait ;
/// - [STACKCHESS-CREER-G2] avec STACKCHESS_CAVALIERS, si taille vaut au moins 5, il y a des
///   cavaliers ; sans cette option, il n'y en a pas ;
/// - [STACKCHESS-CREER-G5] + si taille vaut 4, il n'y a pas de cavaliers, même avec cette option :
///   il n'y a pas de place pour eux ;
/// - [STACKCHESS-CREER-G3] + deux parties ne partagent rien ;
/// - [STACKCHESS-CREER-G4] + si les deux clauses sont respectées : rend NULL si la mémoire manque,
///   ou après un défaut de la bibliothèque elle-même, qu'elle signale ; sinon ne rend pas NULL.
///
/// @return la partie, à rendre à stackchess_detruire, ou NULL.
#[unsafe(export_name = "echecs_interne_stackchess_creer")]
pub extern "C" fn stackchess_creer(taille: c_int, options: c_uint) -> *mut Stackchess {
    call(
        "stackchess_creer",
        |_| ptr::null_mut(),
        || {
            let bad_size = || {
                let wanted = format!("de {MIN_SIZE} à {MAX_SIZE}");
                out_of_range("STACKCHESS-CREER-N1", "la taille", taille, wanted)
            };
            let size = u8::try_from(taille)
                .ok()
                .filter(|size| (MIN_SIZE..=MAX_SIZE).contains(size))
                .ok_or_else(bad_size)?;
            let options = read_options(options).ok_or_else(|| {
                out_of_range("STACKCHESS-CREER-N2", "options", options, "de 0 à 3")
            })?;
            // More than the largest board and its piles.
            if !has_room(1 << 17) {
                return Ok(ptr::null_mut());
            }
            let start = Position::start(size, options).map_err(|_| bad_size())?;
            Ok(Handle::of(StackGame::new(start)).give())
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

/// Détruit une partie.
///
/// Ensuite, le programme ne se sert plus de cette partie.
///
/// @param s la partie, ou NULL.
///
/// Si une clause n'est pas respectée, ne fait rien.
///
/// Nécessite :
/// - [STACKCHESS-DETRUIRE-N1] s est NULL, ou une partie donnée par stackchess_creer et pas encore
///   détruite (une partie détruite n'est reconnue que tant que sa mémoire ne sert pas à autre
///   chose : ensuite, rien n'est garanti) ;
/// - [STACKCHESS-DETRUIRE-N2] aucune fonction de pile n'est en cours pour un coup de cette partie.
///
/// Garantie :
/// - [STACKCHESS-DETRUIRE-G1] + la mémoire de la partie est libérée ;
/// - [STACKCHESS-DETRUIRE-G2] + si s vaut NULL : ne fait rien, et n'écrit rien.
#[unsafe(export_name = "echecs_interne_stackchess_detruire")]
pub unsafe extern "C" fn stackchess_detruire(s: *mut Stackchess) {
    call(
        "stackchess_detruire",
        |_| (),
        || {
            if s.is_null() {
                return Ok(());
            }
            // SAFETY: a game, by contract.
            unsafe { Handle::free_at(s, ["STACKCHESS-DETRUIRE-N1", "STACKCHESS-DETRUIRE-N2"]) }?;
            // SAFETY: a game that was given to C, and that C gives back, by contract.
            unsafe { Handle::destroy(s) };
            Ok(())
        },
    );
}

/// Donne le nombre de colonnes et de rangées du plateau.
///
/// @param s la partie.
///
/// Nécessite :
/// - [STACKCHESS-TAILLE-N1] s n'est pas NULL ; sinon rend 0.
///
/// Garantie :
/// - [STACKCHESS-TAILLE-G1] + rend la taille, de 4 à 26.
///
/// @return la taille, ou 0.
#[unsafe(export_name = "echecs_interne_stackchess_taille")]
pub unsafe extern "C" fn stackchess_taille(s: *const Stackchess) -> c_int {
    call(
        "stackchess_taille",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game(s, "STACKCHESS-TAILLE-N1") }?;
            Ok(game.position().size().into())
        },
    )
}

/// Donne le joueur qui a le trait.
///
/// @param s la partie.
///
/// Nécessite :
/// - [STACKCHESS-JOUEUR-N1] s n'est pas NULL ; sinon rend -1.
///
/// Garantie :
/// - [STACKCHESS-JOUEUR-G1] + rend 0 si les blancs ont le trait, 1 si ce sont les noirs ; après le
///   coup qui finit la partie, le trait est au joueur adverse, comme après tout autre coup.
///
/// @return 0, 1 ou -1.
#[unsafe(export_name = "echecs_interne_stackchess_joueur")]
pub unsafe extern "C" fn stackchess_joueur(s: *const Stackchess) -> c_int {
    call(
        "stackchess_joueur",
        |_| -1,
        || {
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game(s, "STACKCHESS-JOUEUR-N1") }?;
            Ok(game.position().turn().index() as c_int)
        },
    )
}

/// Donne le nombre de pièces de la pile d'une case.
///
/// @param s la partie.
/// @param x la colonne : 0 pour a.
/// @param y la rangée : 0 pour la première.
///
/// Nécessite :
/// - [STACKCHESS-HAUTEUR-N1] s n'est pas NULL ; sinon rend 0 ;
/// - [STACKCHESS-HAUTEUR-N2] x et y vont de 0 à la taille moins 1 ; sinon rend 0.
///
/// Garantie :
/// - [STACKCHESS-HAUTEUR-G1] + rend le nombre de pièces, 0 pour une case vide.
///
/// @return de 0 à STACKCHESS_PILE_MAX.
#[unsafe(export_name = "echecs_interne_stackchess_hauteur")]
pub unsafe extern "C" fn stackchess_hauteur(s: *const Stackchess, x: c_int, y: c_int) -> c_int {
    call(
        "stackchess_hauteur",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game(s, "STACKCHESS-HAUTEUR-N1") }?;
            let square = required_square(game, "STACKCHESS-HAUTEUR-N2", (x, y))?;
            // At most MAX_PIECES.
            Ok(game.position().pile(square).len() as c_int)
        },
    )
}

/// Donne une pièce de la pile d'une case.
///
/// Dans le texte que lit stackchess_lire_position, seuls les pions disent s'ils ont bougé : après
/// stackchess_lire_position, a_bouge vaut 0 pour les autres pièces.
///
/// @param s la partie.
/// @param x la colonne : 0 pour a.
/// @param y la rangée : 0 pour la première.
/// @param rang la place de la pièce dans la pile : 0 pour le bas.
/// @param piece où écrire la pièce.
///
/// Si une clause n'est pas respectée, *piece ne change pas.
///
/// Nécessite :
/// - [STACKCHESS-PIECE-N1] s n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
/// - [STACKCHESS-PIECE-N2] x et y vont de 0 à la taille moins 1 ; sinon rend
///   stackchess_hors_plateau ;
/// - [STACKCHESS-PIECE-N3] rang va de 0 à la hauteur de la pile moins 1 ; sinon rend
///   stackchess_rang_incorrect ;
/// - [STACKCHESS-PIECE-N4] piece n'est pas NULL ; sinon rend stackchess_pointeur_nul.
///
/// Garantie :
/// - [STACKCHESS-PIECE-G1] + rend stackchess_ok, et *piece reçoit la pièce : type, couleur, et
///   a_bouge qui vaut 1 ou 0.
///
/// @return stackchess_ok, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_stackchess_piece_en")]
pub unsafe extern "C" fn stackchess_piece_en(
    s: *const Stackchess,
    x: c_int,
    y: c_int,
    rang: c_int,
    piece: *mut PieceStackchess,
) -> CodeStackchessC {
    call(
        "stackchess_piece_en",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game(s, "STACKCHESS-PIECE-N1") }?;
            let square = required_square(game, "STACKCHESS-PIECE-N2", (x, y))?;
            let pile = game.position().pile(square);
            let found = usize::try_from(rang).ok().and_then(|place| pile.get(place));
            let found = found.copied().ok_or_else(|| {
                let explanation =
                    format!("rang vaut {rang}, la pile de {square} est de hauteur {}", pile.len());
                breach("STACKCHESS-PIECE-N3", CodeStackchess::StackchessRangIncorrect, explanation)
            })?;
            // SAFETY: NULL or a place for a piece, by contract.
            unsafe { write(piece, PieceStackchess::of(found)) }
                .ok_or_else(|| Breach::null("STACKCHESS-PIECE-N4", "piece"))?;
            Ok(OK)
        },
    )
}

/// Dit où en est une partie.
///
/// La victoire l'emporte sur l'égalité. Pour prendre, il faut déplacer au moins deux pièces
/// ensemble. Un joueur ne peut donc plus rien prendre s'il a une seule pièce, ou seulement un fou
/// et une tour, qui n'ont aucun déplacement en commun. Il y a égalité quand les deux joueurs sont
/// dans l'un de ces deux cas.
///
/// @param s la partie.
///
/// Nécessite :
/// - [STACKCHESS-ETAT-N1] s n'est pas NULL ; sinon rend stackchess_absente.
///
/// Garantie :
/// - [STACKCHESS-ETAT-G1] si un joueur a abandonné : rend stackchess_abandon ; si un joueur n'a
///   plus de pièce : rend stackchess_tout_pris ;
/// - [STACKCHESS-ETAT-G2] sinon rend stackchess_egalite si chaque joueur a, en tout, un fou et une
///   tour ;
/// - [STACKCHESS-ETAT-G4] + rend stackchess_egalite aussi si un joueur a, en tout, une seule pièce,
///   et l'autre une seule pièce, ou un fou et une tour ;
/// - [STACKCHESS-ETAT-G3] sinon rend stackchess_en_cours si le joueur qui a le trait a un coup
///   légal ;
/// - [STACKCHESS-ETAT-G5] + rend stackchess_bloque s'il n'a aucun coup légal.
///
/// @return l'état de la partie.
#[unsafe(export_name = "echecs_interne_stackchess_etat")]
pub unsafe extern "C" fn stackchess_etat(s: *const Stackchess) -> EtatStackchessC {
    call(
        "stackchess_etat",
        |_| EtatStackchess::StackchessAbsente as EtatStackchessC,
        || {
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game(s, "STACKCHESS-ETAT-N1") }?;
            Ok(EtatStackchess::of(game.outcome()) as EtatStackchessC)
        },
    )
}

/// Donne le joueur qui a gagné.
///
/// @param s la partie.
///
/// Nécessite :
/// - [STACKCHESS-VAINQUEUR-N1] s n'est pas NULL ; sinon rend -1.
///
/// Garantie :
/// - [STACKCHESS-VAINQUEUR-G1] + dans les états stackchess_tout_pris et stackchess_abandon : rend 0
///   si les blancs ont gagné, 1 si ce sont les noirs ;
/// - [STACKCHESS-VAINQUEUR-G2] + sinon rend -1 : la partie continue, ou finit par une égalité.
///
/// @return 0, 1 ou -1.
#[unsafe(export_name = "echecs_interne_stackchess_vainqueur")]
pub unsafe extern "C" fn stackchess_vainqueur(s: *const Stackchess) -> c_int {
    call(
        "stackchess_vainqueur",
        |_| -1,
        || {
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game(s, "STACKCHESS-VAINQUEUR-N1") }?;
            Ok(game.outcome().and_then(Outcome::winner).map_or(-1, |color| color.index() as c_int))
        },
    )
}
