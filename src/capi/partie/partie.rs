//! Section « Partie » of `partie.h`.

use std::ffi::{c_char, c_int};

use super::handle::{Handle, fill, free_handle, handle};
use super::squares::{player, required_square};
use crate::capi::cpe::{Echiquier, TypePiece, TypePieceC};
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call};
use crate::capi::language::{self, Langue};
use crate::capi::{messages, pointers, strings};
use crate::play::Match;
use crate::rules::Position;

/// Une partie d'échecs et sa vue. Sa mémoire est à la bibliothèque : partie_creer la donne,
/// partie_detruire la rend.
pub struct Partie {
    _object: Handle,
}

/// Crée une partie, sans vue, qui n'a pas commencé.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [PARTIE-CREER-G1] rend une partie où rien ne se joue tant que partie_nouvelle,
///   partie_charger_fen ou une lecture de PGN ne l'a pas commencée ;
/// - [PARTIE-CREER-G2] deux parties ne partagent rien.
///
/// @return la partie, à rendre à partie_detruire.
#[unsafe(export_name = "echecs_interne_partie_creer")]
pub extern "C" fn partie_creer() -> *mut Partie {
    call("partie_creer", |_| std::ptr::null_mut(), || Ok(Handle::new().give()))
}

/// Détruit une partie : il ne faut plus s'en servir ensuite.
///
/// @param p la partie, ou NULL.
///
/// Nécessite :
/// - [PARTIE-DETRUIRE-N1] p est NULL ou une partie qui n'est pas détruite, et aucune fonction de sa
///   vue n'est en cours ; sinon ne fait rien.
///
/// Garantie :
/// - [PARTIE-DETRUIRE-G1] la mémoire de la partie est libérée, et sa vue n'est plus appelée ;
/// - [PARTIE-DETRUIRE-G2] ne fait rien si p vaut NULL.
#[unsafe(export_name = "echecs_interne_partie_detruire")]
pub unsafe extern "C" fn partie_detruire(p: *mut Partie) {
    call(
        "partie_detruire",
        |_| (),
        || {
            if p.is_null() {
                return Ok(());
            }
            // SAFETY: a game, by contract.
            unsafe { free_handle(p, ["PARTIE-DETRUIRE-N1", "PARTIE-DETRUIRE-N1"]) }?;
            // SAFETY: a game that was given to C, and that C gives back, by contract.
            unsafe { Handle::destroy(p) };
            Ok(())
        },
    );
}

/// Commence une nouvelle partie, dans la position de départ, à la place de celle d'avant.
///
/// @param p la partie.
///
/// Nécessite :
/// - [PARTIE-NOUVELLE-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-NOUVELLE-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee.
///
/// Garantie :
/// - [PARTIE-NOUVELLE-G1] rend pas_erreur ; les pièces sont à leur place, c'est aux blancs de
///   jouer, et il n'y a ni rien à annuler ou à rétablir, ni étiquette, ni commentaire ;
/// - [PARTIE-NOUVELLE-G2] la vue reçoit les cases qui changent.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_nouvelle")]
pub unsafe extern "C" fn partie_nouvelle(p: *mut Partie) -> TypeErreurC {
    call(
        "partie_nouvelle",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { free_handle(p, ["PARTIE-NOUVELLE-N1", "PARTIE-NOUVELLE-N2"]) }?;
            Ok(begin(handle, Match::new(Position::default())))
        },
    )
}

/// Puts a game in the place of what there was.
pub(super) fn begin(handle: &Handle, game: Match) -> TypeErreurC {
    handle.change(|state| state.game = Some(game));
    handle.show();
    TypeErreur::PasErreur as TypeErreurC
}

/// Commence une partie dans la position d'une chaîne FEN, à la place de celle d'avant.
///
/// Les droits de roque de Chess960 (HAha) sont admis. La partie peut être finie d'avance, par
/// exemple par un mat.
///
/// @param p la partie.
/// @param fen la chaîne : voir echecs_fen_verifier.
///
/// Nécessite :
/// - [PARTIE-FEN-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-FEN-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [PARTIE-FEN-N3] fen n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [PARTIE-FEN-G1] position possible : rend pas_erreur, la partie commence dans cette position,
///   et la vue reçoit les cases qui changent ;
/// - [PARTIE-FEN-G2] sinon rend le code erreur_fen_... ou erreur_position_... que rendrait
///   echecs_fen_verifier (qui n'est pas appelée par son nom), la partie reste comme elle était,
///   et la vue reçoit la raison par afficher_message ; rien n'est écrit sur stderr.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_charger_fen")]
pub unsafe extern "C" fn partie_charger_fen(p: *mut Partie, fen: *const c_char) -> TypeErreurC {
    call(
        "partie_charger_fen",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { free_handle(p, ["PARTIE-FEN-N1", "PARTIE-FEN-N2"]) }?;
            // SAFETY: NULL or terminated, by contract.
            let fen = unsafe { strings::bytes(fen) }
                .ok_or_else(|| Breach::null("PARTIE-FEN-N3", "fen"))?;
            match Position::from_fen(fen) {
                Ok(start) => Ok(begin(handle, Match::new(start))),
                Err(error) => {
                    let refusal = messages::fen_refusal(fen, &error);
                    let code = refusal.code as TypeErreurC;
                    // Only French knows the place and the reason in detail.
                    handle.tell(&match language::current() {
                        Langue::LangueFrancais => format!("FEN refusée, {}.", refusal.sentence),
                        Langue::LangueAnglais => {
                            let words = TypeErreur::sentence(code, Langue::LangueAnglais);
                            format!("The position is refused ({}).", words.to_string_lossy())
                        }
                    });
                    Ok(code)
                }
            }
        },
    )
}

/// Écrit la position d'une partie comme chaîne FEN.
///
/// Le quatrième champ n'est une case que si une prise en passant y est légale.
///
/// @param p la partie.
/// @param tampon où écrire la chaîne, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [PARTIE-ECRIRE-FEN-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [PARTIE-ECRIRE-FEN-N2] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-ECRIRE-FEN-G1] rend la longueur de la chaîne, sans le zéro final ; si elle n'est pas
///   inférieure à taille, tampon en reçoit le début, toujours terminé par un zéro (rien si taille
///   vaut 0) ;
/// - [PARTIE-ECRIRE-FEN-G2] avant le début de la partie, la chaîne est vide.
///
/// @return la longueur de la chaîne.
#[unsafe(export_name = "echecs_interne_partie_ecrire_fen")]
pub unsafe extern "C" fn partie_ecrire_fen(
    p: *const Partie,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    call(
        "partie_ecrire_fen",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "PARTIE-ECRIRE-FEN-N1") }?;
            let state = handle.look();
            let text = state.game.as_ref().map_or_else(String::new, |g| g.position().to_string());
            // SAFETY: NULL or room for `taille` bytes, by contract.
            unsafe { fill(tampon, taille, "PARTIE-ECRIRE-FEN-N2", &text) }
        },
    )
}

/// Donne le joueur qui a le trait.
///
/// @param p la partie.
///
/// Nécessite :
/// - [PARTIE-JOUEUR-N1] p n'est pas NULL ; sinon rend -1.
///
/// Garantie :
/// - [PARTIE-JOUEUR-G1] rend 0 si c'est aux blancs, 1 si c'est aux noirs ; une fois la partie
///   finie, celui dont ce serait le tour ;
/// - [PARTIE-JOUEUR-G2] avant le début de la partie, rend -1.
///
/// @return 0, 1 ou -1.
#[unsafe(export_name = "echecs_interne_partie_joueur")]
pub unsafe extern "C" fn partie_joueur(p: *const Partie) -> c_int {
    call(
        "partie_joueur",
        |_| -1,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "PARTIE-JOUEUR-N1") }?;
            let state = handle.look();
            Ok(state.game.as_ref().map_or(-1, |game| game.position().turn().index() as c_int))
        },
    )
}

/// Dit si le joueur qui a le trait est en échec.
///
/// @param p la partie.
///
/// Nécessite :
/// - [PARTIE-ECHEC-N1] p n'est pas NULL ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-ECHEC-G1] rend 1 si son roi est attaqué, mat compris, et 0 sinon, ou avant le début
///   de la partie.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_partie_est_en_echec")]
pub unsafe extern "C" fn partie_est_en_echec(p: *const Partie) -> c_int {
    call(
        "partie_est_en_echec",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "PARTIE-ECHEC-N1") }?;
            let state = handle.look();
            Ok(state.game.as_ref().is_some_and(|game| game.position().is_check()).into())
        },
    )
}

/// Donne la pièce d'une case.
///
/// @param p la partie.
/// @param x la colonne : 0 pour a.
/// @param y la rangée : 0 pour la première.
/// @param joueur où écrire à qui est la pièce, ou NULL.
///
/// Nécessite :
/// - [PARTIE-PIECE-N1] p n'est pas NULL ; sinon rend invalide ;
/// - [PARTIE-PIECE-N2] x et y vont de 0 à 7 ; sinon rend invalide.
///
/// Garantie :
/// - [PARTIE-PIECE-G1] rend la pièce de la case ; si joueur n'est pas NULL, *joueur reçoit 0 pour
///   les blancs, 1 pour les noirs ;
/// - [PARTIE-PIECE-G2] si la case est vide, ou avant le début de la partie, rend invalide, et
///   *joueur ne change pas.
///
/// @return la pièce, ou invalide.
#[unsafe(export_name = "echecs_interne_partie_piece_en")]
pub unsafe extern "C" fn partie_piece_en(
    p: *const Partie,
    x: c_int,
    y: c_int,
    joueur: *mut c_int,
) -> TypePieceC {
    let none = TypePiece::Invalide as TypePieceC;
    call(
        "partie_piece_en",
        |_| none,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "PARTIE-PIECE-N1") }?;
            let square = required_square("PARTIE-PIECE-N2", x, y)?;
            let state = handle.look();
            let board = state.game.as_ref().map(|game| game.position().board());
            let Some(piece) = board.and_then(|board| board.piece_at(square)) else {
                return Ok(none);
            };
            // SAFETY: NULL or a place for a number, by contract.
            unsafe { pointers::write(joueur, piece.color.index() as c_int) };
            Ok(TypePiece::of(piece.color, piece.role) as TypePieceC)
        },
    )
}

/// Dit si un joueur attaque une case : si une de ses pièces pourrait y prendre, qu'elle soit vide,
/// à lui ou à l'adversaire.
///
/// Une pièce clouée attaque aussi. Un pion attaque en diagonale, jamais devant lui.
///
/// @param p la partie.
/// @param x la colonne : 0 pour a.
/// @param y la rangée : 0 pour la première.
/// @param par_joueur 0 pour les blancs, 1 pour les noirs.
///
/// Nécessite :
/// - [PARTIE-ATTAQUEE-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [PARTIE-ATTAQUEE-N2] x et y vont de 0 à 7 ; sinon rend 0 ;
/// - [PARTIE-ATTAQUEE-N3] par_joueur vaut 0 ou 1 ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-ATTAQUEE-G1] rend 1 si une pièce de ce joueur attaque la case, et 0 sinon, ou avant
///   le début de la partie.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_partie_case_attaquee")]
pub unsafe extern "C" fn partie_case_attaquee(
    p: *const Partie,
    x: c_int,
    y: c_int,
    par_joueur: c_int,
) -> c_int {
    call(
        "partie_case_attaquee",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "PARTIE-ATTAQUEE-N1") }?;
            let square = required_square("PARTIE-ATTAQUEE-N2", x, y)?;
            let by = player("PARTIE-ATTAQUEE-N3", "par_joueur", par_joueur)?;
            let state = handle.look();
            let board = state.game.as_ref().map(|game| game.position().board());
            let attacked =
                |board: &crate::rules::Board| board.is_attacked(square, by, board.occupied());
            Ok(board.is_some_and(attacked).into())
        },
    )
}

/// Copie la position d'une partie dans un échiquier du cours CPE : ses fonctions, par exemple
/// echiquier_afficher, s'y appliquent alors.
///
/// @param p la partie.
/// @param e l'échiquier à remplir.
///
/// Nécessite :
/// - [PARTIE-COPIER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-COPIER-N2] e n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [PARTIE-COPIER-G1] rend pas_erreur ; *e a les pièces de la partie et joueur_courant est celui
///   qui a le trait ;
/// - [PARTIE-COPIER-G2] avant le début de la partie, rend erreur_partie_non_commencee et *e ne
///   change pas.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_copier_echiquier")]
pub unsafe extern "C" fn partie_copier_echiquier(
    p: *const Partie,
    e: *mut Echiquier,
) -> TypeErreurC {
    call(
        "partie_copier_echiquier",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "PARTIE-COPIER-N1") }?;
            if e.is_null() {
                return Err(Breach::null("PARTIE-COPIER-N2", "e"));
            }
            let state = handle.look();
            let Some(game) = &state.game else {
                return Ok(TypeErreur::ErreurPartieNonCommencee as TypeErreurC);
            };
            // SAFETY: not NULL, so a place for a board.
            unsafe { pointers::write(e, Echiquier::of(game.position())) };
            Ok(TypeErreur::PasErreur as TypeErreurC)
        },
    )
}
