//! Section « Pièces et attaques » of `partie.h`.

use std::ffi::c_int;

use super::handle::Handle;
use super::partie::Partie;
use super::squares::{player, required_square};
use crate::capi::arguments::deliver;
use crate::capi::cpe::{Piece, TypePiece, TypePieceC, coordinates};
use crate::capi::guard::call;
use crate::capi::pointers;
use crate::play::Match;
use crate::rules::{Bitboard, Board};

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
/// - [PARTIE-PIECE-G1] + rend la pièce de la case ; si joueur n'est pas NULL, *joueur reçoit 0 pour
///   les blancs, 1 pour les noirs ;
/// - [PARTIE-PIECE-G2] + si la case est vide, ou avant le début de la partie : rend invalide ; si
///   joueur n'est pas NULL, *joueur reçoit -1.
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
            let handle = unsafe { Handle::at(p, "PARTIE-PIECE-N1") }?;
            let square = required_square("PARTIE-PIECE-N2", x, y)?;
            let state = handle.look();
            let found = board(state.game.as_ref()).and_then(|board| board.piece_at(square));
            let (kind, owner) = found.map_or((none, -1), |piece| {
                (TypePiece::of(piece.color, piece.role) as TypePieceC, piece.color.index() as c_int)
            });
            // SAFETY: NULL or a place for a number, by contract.
            unsafe { pointers::write(joueur, owner) };
            Ok(kind)
        },
    )
}

/// Donne les pièces d'un joueur.
///
/// @param p la partie.
/// @param joueur 0 pour les blancs, 1 pour les noirs.
/// @param tableau où écrire les pièces, ou NULL si capacite vaut 0 : piece tableau[MAX_PIECE].
/// @param capacite le nombre de pièces que tableau peut recevoir.
///
/// Nécessite :
/// - [PARTIE-LISTER-PIECES-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [PARTIE-LISTER-PIECES-N2] joueur vaut 0 ou 1 ; sinon rend 0 ;
/// - [PARTIE-LISTER-PIECES-N3] capacite n'est pas négative ; sinon rend 0 ;
/// - [PARTIE-LISTER-PIECES-N4] tableau n'est pas NULL, ou capacite vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-LISTER-PIECES-G1] + rend le nombre de pièces de ce joueur, au plus MAX_PIECE, et 0
///   avant le début de la partie ; tableau en reçoit autant qu'il peut, avec leurs cases ;
/// - [PARTIE-LISTER-PIECES-G2] + les pièces sont dans l'ordre de leurs cases : rangée par rangée
///   depuis la première, et de a à h dans chacune.
///
/// @return le nombre de pièces.
#[unsafe(export_name = "echecs_interne_partie_lister_pieces")]
pub unsafe extern "C" fn partie_lister_pieces(
    p: *const Partie,
    joueur: c_int,
    tableau: *mut Piece,
    capacite: c_int,
) -> c_int {
    call(
        "partie_lister_pieces",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "PARTIE-LISTER-PIECES-N1") }?;
            let player = player("PARTIE-LISTER-PIECES-N2", "joueur", joueur)?;
            let tags = ["PARTIE-LISTER-PIECES-N3", "PARTIE-LISTER-PIECES-N4"];
            let pieces = listed(handle.look().game.as_ref(), |board| board.color(player));
            // SAFETY: NULL or room for `capacite` pieces, by contract.
            unsafe { deliver(pieces.into_iter(), (tableau, capacite), tags) }
        },
    )
}

/// Dit si un joueur attaque une case.
///
/// Un joueur attaque une case si une de ses pièces, d'après son seul déplacement de prise, atteint
/// cette case ; que la case soit vide ou occupée, et par l'un ou l'autre joueur, n'y change rien.
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
/// - [PARTIE-ATTAQUEE-G1] + rend 1 si une pièce de ce joueur attaque la case, et 0 sinon ; rend 0
///   avant le début de la partie.
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
            let handle = unsafe { Handle::at(p, "PARTIE-ATTAQUEE-N1") }?;
            let square = required_square("PARTIE-ATTAQUEE-N2", x, y)?;
            let by = player("PARTIE-ATTAQUEE-N3", "par_joueur", par_joueur)?;
            let state = handle.look();
            let attacked = |board: &Board| board.is_attacked(square, by, board.occupied());
            Ok(board(state.game.as_ref()).is_some_and(attacked).into())
        },
    )
}

/// Donne les pièces d'un joueur qui attaquent une case.
///
/// Attaquer a ici le sens qu'explique partie_case_attaquee.
///
/// @param p la partie.
/// @param x la colonne : 0 pour a.
/// @param y la rangée : 0 pour la première.
/// @param par_joueur 0 pour les blancs, 1 pour les noirs.
/// @param tableau où écrire les pièces, ou NULL si capacite vaut 0 : piece tableau[MAX_PIECE].
/// @param capacite le nombre de pièces que tableau peut recevoir.
///
/// Nécessite :
/// - [PARTIE-LISTER-ATTAQUANTS-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [PARTIE-LISTER-ATTAQUANTS-N2] x et y vont de 0 à 7 ; sinon rend 0 ;
/// - [PARTIE-LISTER-ATTAQUANTS-N3] par_joueur vaut 0 ou 1 ; sinon rend 0 ;
/// - [PARTIE-LISTER-ATTAQUANTS-N4] capacite n'est pas négative ; sinon rend 0 ;
/// - [PARTIE-LISTER-ATTAQUANTS-N5] tableau n'est pas NULL, ou capacite vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-LISTER-ATTAQUANTS-G1] + rend le nombre de pièces de ce joueur qui attaquent la case,
///   au plus MAX_PIECE, et 0 avant le début de la partie ; tableau en reçoit autant qu'il peut,
///   avec leurs cases, dans l'ordre de [PARTIE-LISTER-PIECES-G2].
///
/// @return le nombre de pièces qui attaquent la case.
#[unsafe(export_name = "echecs_interne_partie_lister_attaquants")]
pub unsafe extern "C" fn partie_lister_attaquants(
    p: *const Partie,
    x: c_int,
    y: c_int,
    par_joueur: c_int,
    tableau: *mut Piece,
    capacite: c_int,
) -> c_int {
    call(
        "partie_lister_attaquants",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "PARTIE-LISTER-ATTAQUANTS-N1") }?;
            let square = required_square("PARTIE-LISTER-ATTAQUANTS-N2", x, y)?;
            let by = player("PARTIE-LISTER-ATTAQUANTS-N3", "par_joueur", par_joueur)?;
            let tags = ["PARTIE-LISTER-ATTAQUANTS-N4", "PARTIE-LISTER-ATTAQUANTS-N5"];
            let attackers = |board: &Board| board.attackers(square, by, board.occupied());
            let pieces = listed(handle.look().game.as_ref(), attackers);
            // SAFETY: NULL or room for `capacite` pieces, by contract.
            unsafe { deliver(pieces.into_iter(), (tableau, capacite), tags) }
        },
    )
}

/// The pieces of a game that has begun.
fn board(game: Option<&Match>) -> Option<&Board> {
    game.map(|game| game.position().board())
}

/// The pieces on some squares, which all have one.
fn listed(game: Option<&Match>, wanted: impl FnOnce(&Board) -> Bitboard) -> Vec<Piece> {
    let Some(board) = board(game) else { return Vec::new() };
    let on_squares = wanted(board).into_iter();
    let pieces = on_squares.filter_map(|square| {
        let piece = board.piece_at(square)?;
        let (coord_x, coord_y) = coordinates(square);
        let kind = TypePiece::of(piece.color, piece.role) as TypePieceC;
        Some(Piece { r#type: kind, coord_x, coord_y })
    });
    pieces.collect()
}
