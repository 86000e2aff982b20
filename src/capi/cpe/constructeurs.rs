//! Section « Constructeurs de pièces » of `echecs.h`.

use std::ffi::c_int;

use super::pieces::{Piece, TypePiece, are_coordinates, off_board};
use super::pointers::write;
use crate::capi::guard::{Breach, call};

/// Fills a piece for one of the constructors, whose two clauses are given.
///
/// # Safety
///
/// `p` is NULL or the address of a piece.
unsafe fn construct(
    name: &str,
    [null, off]: [&'static str; 2],
    kind: TypePiece,
    (p, x, y): (*mut Piece, c_int, c_int),
) {
    call(
        name,
        |_| (),
        || {
            if p.is_null() {
                return Err(Breach::null(null, "p"));
            }
            if !are_coordinates(x, y) {
                return Err(off_board(off, x, y));
            }
            // SAFETY: not NULL, so a piece.
            unsafe { write(p, Piece::new(kind, x, y)) };
            Ok(())
        },
    );
}

/// Fait d'une pièce une tour sur la case (coord_x, coord_y).
///
/// @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
/// @param coord_x la colonne.
/// @param coord_y la rangée.
///
/// Nécessite :
/// - [CONSTRUIRE-TOUR-N1] p n'est pas NULL ; sinon ne fait rien ;
/// - [CONSTRUIRE-TOUR-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
///
/// Garantie :
/// - [CONSTRUIRE-TOUR-G1] + *p reçoit { tour, coord_x, coord_y }.
#[unsafe(export_name = "echecs_interne_constructeur_piece_tour")]
pub unsafe extern "C" fn constructeur_piece_tour(p: *mut Piece, coord_x: c_int, coord_y: c_int) {
    let tags = ["CONSTRUIRE-TOUR-N1", "CONSTRUIRE-TOUR-N2"];
    // SAFETY: NULL or a piece, by contract.
    unsafe {
        construct("constructeur_piece_tour", tags, TypePiece::Tour, (p, coord_x, coord_y));
    }
}

/// Fait d'une pièce un cavalier sur la case (coord_x, coord_y).
///
/// @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
/// @param coord_x la colonne.
/// @param coord_y la rangée.
///
/// Nécessite :
/// - [CONSTRUIRE-CAVALIER-N1] p n'est pas NULL ; sinon ne fait rien ;
/// - [CONSTRUIRE-CAVALIER-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
///
/// Garantie :
/// - [CONSTRUIRE-CAVALIER-G1] + *p reçoit { cavalier, coord_x, coord_y }.
#[unsafe(export_name = "echecs_interne_constructeur_piece_cavalier")]
pub unsafe extern "C" fn constructeur_piece_cavalier(
    p: *mut Piece,
    coord_x: c_int,
    coord_y: c_int,
) {
    let tags = ["CONSTRUIRE-CAVALIER-N1", "CONSTRUIRE-CAVALIER-N2"];
    // SAFETY: NULL or a piece, by contract.
    unsafe {
        construct("constructeur_piece_cavalier", tags, TypePiece::Cavalier, (p, coord_x, coord_y));
    }
}

/// Fait d'une pièce un fou sur la case (coord_x, coord_y).
///
/// @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
/// @param coord_x la colonne.
/// @param coord_y la rangée.
///
/// Nécessite :
/// - [CONSTRUIRE-FOU-N1] p n'est pas NULL ; sinon ne fait rien ;
/// - [CONSTRUIRE-FOU-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
///
/// Garantie :
/// - [CONSTRUIRE-FOU-G1] + *p reçoit { fou, coord_x, coord_y }.
#[unsafe(export_name = "echecs_interne_constructeur_piece_fou")]
pub unsafe extern "C" fn constructeur_piece_fou(p: *mut Piece, coord_x: c_int, coord_y: c_int) {
    let tags = ["CONSTRUIRE-FOU-N1", "CONSTRUIRE-FOU-N2"];
    // SAFETY: NULL or a piece, by contract.
    unsafe {
        construct("constructeur_piece_fou", tags, TypePiece::Fou, (p, coord_x, coord_y));
    }
}

/// Fait d'une pièce une dame sur la case (coord_x, coord_y).
///
/// @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
/// @param coord_x la colonne.
/// @param coord_y la rangée.
///
/// Nécessite :
/// - [CONSTRUIRE-DAME-N1] p n'est pas NULL ; sinon ne fait rien ;
/// - [CONSTRUIRE-DAME-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
///
/// Garantie :
/// - [CONSTRUIRE-DAME-G1] + *p reçoit { dame, coord_x, coord_y }.
#[unsafe(export_name = "echecs_interne_constructeur_piece_dame")]
pub unsafe extern "C" fn constructeur_piece_dame(p: *mut Piece, coord_x: c_int, coord_y: c_int) {
    let tags = ["CONSTRUIRE-DAME-N1", "CONSTRUIRE-DAME-N2"];
    // SAFETY: NULL or a piece, by contract.
    unsafe {
        construct("constructeur_piece_dame", tags, TypePiece::Dame, (p, coord_x, coord_y));
    }
}

/// Fait d'une pièce un roi sur la case (coord_x, coord_y).
///
/// @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
/// @param coord_x la colonne.
/// @param coord_y la rangée.
///
/// Nécessite :
/// - [CONSTRUIRE-ROI-N1] p n'est pas NULL ; sinon ne fait rien ;
/// - [CONSTRUIRE-ROI-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
///
/// Garantie :
/// - [CONSTRUIRE-ROI-G1] + *p reçoit { roi, coord_x, coord_y }.
#[unsafe(export_name = "echecs_interne_constructeur_piece_roi")]
pub unsafe extern "C" fn constructeur_piece_roi(p: *mut Piece, coord_x: c_int, coord_y: c_int) {
    let tags = ["CONSTRUIRE-ROI-N1", "CONSTRUIRE-ROI-N2"];
    // SAFETY: NULL or a piece, by contract.
    unsafe {
        construct("constructeur_piece_roi", tags, TypePiece::Roi, (p, coord_x, coord_y));
    }
}

/// Fait d'une pièce un pion blanc sur la case (coord_x, coord_y).
///
/// @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
/// @param coord_x la colonne.
/// @param coord_y la rangée.
///
/// Nécessite :
/// - [CONSTRUIRE-PION-BLANC-N1] p n'est pas NULL ; sinon ne fait rien ;
/// - [CONSTRUIRE-PION-BLANC-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
///
/// Garantie :
/// - [CONSTRUIRE-PION-BLANC-G1] + *p reçoit { pion_blanc, coord_x, coord_y }.
#[unsafe(export_name = "echecs_interne_constructeur_piece_pion_blanc")]
pub unsafe extern "C" fn constructeur_piece_pion_blanc(
    p: *mut Piece,
    coord_x: c_int,
    coord_y: c_int,
) {
    let tags = ["CONSTRUIRE-PION-BLANC-N1", "CONSTRUIRE-PION-BLANC-N2"];
    // SAFETY: NULL or a piece, by contract.
    unsafe {
        construct(
            "constructeur_piece_pion_blanc",
            tags,
            TypePiece::PionBlanc,
            (p, coord_x, coord_y),
        );
    }
}

/// Fait d'une pièce un pion noir sur la case (coord_x, coord_y).
///
/// @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
/// @param coord_x la colonne.
/// @param coord_y la rangée.
///
/// Nécessite :
/// - [CONSTRUIRE-PION-NOIR-N1] p n'est pas NULL ; sinon ne fait rien ;
/// - [CONSTRUIRE-PION-NOIR-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
///
/// Garantie :
/// - [CONSTRUIRE-PION-NOIR-G1] + *p reçoit { pion_noir, coord_x, coord_y }.
#[unsafe(export_name = "echecs_interne_constructeur_piece_pion_noir")]
pub unsafe extern "C" fn constructeur_piece_pion_noir(
    p: *mut Piece,
    coord_x: c_int,
    coord_y: c_int,
) {
    let tags = ["CONSTRUIRE-PION-NOIR-N1", "CONSTRUIRE-PION-NOIR-N2"];
    // SAFETY: NULL or a piece, by contract.
    unsafe {
        construct("constructeur_piece_pion_noir", tags, TypePiece::PionNoir, (p, coord_x, coord_y));
    }
}
