//! Section « Jeu » of `echecs.h`.

use std::ffi::c_int;
use std::ptr;

use super::pieces::{Piece, TypePiece, TypePieceC, off_board};
use super::pointers::{read, write};
use crate::capi::contracts;
use crate::capi::guard::{Breach, call};
use crate::capi::output;
use crate::capi::public;

/// Le nombre de pièces d'un camp au début d'une partie.
pub const MAX_PIECE: usize = 16;

/// Les pièces d'un camp : les pièces valides d'abord, puis les pièces invalides. Quand une
/// pièce est prise, l'indice de chaque pièce suivante diminue de 1.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Jeu {
    /// Les pièces ; au début d'une partie : 2 tours, 2 cavaliers, 2 fous, la dame (indice
    /// 6), le roi (indice 7), puis 8 pions.
    pub ensemble_de_piece: [Piece; MAX_PIECE],
}

impl Jeu {
    pub(super) const EMPTY: Jeu = Jeu { ensemble_de_piece: [Piece::INVALID; MAX_PIECE] };

    /// The valid pieces with their indices, wherever they are.
    pub(super) fn valid_pieces(&self) -> impl Iterator<Item = (usize, &Piece)> {
        self.ensemble_de_piece.iter().enumerate().filter(|(_, piece)| piece.is_valid())
    }

    /// The same in the eyes of the public `piece_est_valide`.
    fn recognised_pieces(&self) -> impl Iterator<Item = (usize, &Piece)> {
        // SAFETY: the address of a piece.
        let is_valid = |piece: &Piece| unsafe { public::piece_est_valide(piece) } != 0;
        self.ensemble_de_piece.iter().enumerate().filter(move |(_, piece)| is_valid(piece))
    }

    fn index_at(&self, x: c_int, y: c_int) -> Option<usize> {
        let mut pieces = self.recognised_pieces();
        let found = pieces.find(|(_, piece)| (piece.coord_x, piece.coord_y) == (x, y));
        found.map(|(index, _)| index)
    }

    fn king_index(&self) -> Option<usize> {
        let mut pieces = self.recognised_pieces();
        let found = pieces.find(|(_, piece)| piece.r#type == TypePiece::Roi as TypePieceC);
        found.map(|(index, _)| index)
    }

    /// Takes a piece away; those behind it move up.
    pub(super) fn remove(&mut self, index: usize) {
        self.ensemble_de_piece[index..].rotate_left(1);
        self.ensemble_de_piece[MAX_PIECE - 1] = Piece::INVALID;
    }
}

/// The set at an address and the index in it of the piece on a square.
///
/// # Safety
///
/// `j` is NULL or the address of a set.
unsafe fn find(
    j: *const Jeu,
    (x, y): (c_int, c_int),
    [null, off]: [&'static str; 2],
) -> Result<(Jeu, Option<usize>), Breach> {
    // SAFETY: NULL or a set, by the caller.
    let jeu = unsafe { read(j) }.ok_or_else(|| Breach::null(null, "j"))?;
    if public::coordonnee_est_valide(x, y) == 0 {
        return Err(off_board(off, x, y));
    }
    Ok((jeu, jeu.index_at(x, y)))
}

/// The address of a piece of a set.
fn address(j: *const Jeu, index: usize) -> *const Piece {
    j.cast::<Piece>().wrapping_add(index)
}

/// Compte les pièces valides d'un jeu.
///
/// @param j le jeu ; son contenu peut être quelconque.
///
/// Nécessite :
/// - [JEU-COMPTER-N1] j n'est pas NULL ; sinon rend 0.
///
/// Garantie :
/// - [JEU-COMPTER-G1] si toutes les pièces valides viennent avant les pièces invalides : rend le
///   nombre de pièces valides, de 0 à MAX_PIECE, par exemple 16 au début d'une partie ;
/// - [JEU-COMPTER-G3] + compte aussi les pièces valides qui viennent après une pièce invalide ;
/// - [JEU-COMPTER-G2] + appelle piece_est_valide par son nom : si le programme la définit, c'est sa
///   version qui dit quelles pièces sont valides.
///
/// @return le nombre de pièces.
#[unsafe(export_name = "echecs_interne_jeu_compter_nombre_piece")]
pub unsafe extern "C" fn jeu_compter_nombre_piece(j: *const Jeu) -> c_int {
    call(
        "jeu_compter_nombre_piece",
        |_| 0,
        || {
            // SAFETY: NULL or a set, by contract.
            let jeu = unsafe { read(j) }.ok_or_else(|| Breach::null("JEU-COMPTER-N1", "j"))?;
            Ok(jeu.recognised_pieces().count() as c_int)
        },
    )
}

/// Dit si un jeu a une pièce sur une case.
///
/// @param j le jeu ; son contenu peut être quelconque.
/// @param coord_x la colonne.
/// @param coord_y la rangée.
///
/// Nécessite :
/// - [JEU-EXISTE-N1] j n'est pas NULL ; sinon rend 0 ;
/// - [JEU-EXISTE-N2] coord_x et coord_y vont de 0 à 7 ; sinon rend 0.
///
/// Garantie :
/// - [JEU-EXISTE-G1] rend 1 si une pièce valide du jeu est sur cette case ; sinon rend 0 ;
/// - [JEU-EXISTE-G2] + appelle par leur nom coordonnee_est_valide et piece_est_valide : si le
///   programme les définit, ce sont ses versions qui disent quelles cases et quelles pièces sont
///   valides.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_jeu_existe_piece")]
pub unsafe extern "C" fn jeu_existe_piece(j: *const Jeu, coord_x: c_int, coord_y: c_int) -> c_int {
    call(
        "jeu_existe_piece",
        |_| 0,
        || {
            let tags = ["JEU-EXISTE-N1", "JEU-EXISTE-N2"];
            // SAFETY: NULL or a set, by contract.
            let (_, index) = unsafe { find(j, (coord_x, coord_y), tags) }?;
            Ok(index.is_some().into())
        },
    )
}

/// Donne la pièce d'un jeu qui est sur une case, pour la modifier.
///
/// @param j le jeu ; son contenu peut être quelconque.
/// @param coord_x la colonne.
/// @param coord_y la rangée.
///
/// Nécessite :
/// - [JEU-PIECE-N1] j n'est pas NULL ; sinon rend NULL ;
/// - [JEU-PIECE-N2] coord_x et coord_y vont de 0 à 7 ; sinon rend NULL.
///
/// Garantie :
/// - [JEU-PIECE-G1] si une pièce valide du jeu est sur cette case : rend l'adresse de cette pièce,
///   dans *j ;
/// - [JEU-PIECE-G2] sinon rend NULL ;
/// - [JEU-PIECE-G4] + si plusieurs pièces valides sont sur cette case : rend l'adresse de celle
///   dont l'indice est le plus petit ;
/// - [JEU-PIECE-G3] + appelle par leur nom coordonnee_est_valide et piece_est_valide : si le
///   programme les définit, ce sont ses versions qui disent quelles cases et quelles pièces sont
///   valides.
///
/// @return l'adresse de la pièce, ou NULL.
#[unsafe(export_name = "echecs_interne_jeu_recuperer_piece")]
pub unsafe extern "C" fn jeu_recuperer_piece(
    j: *const Jeu,
    coord_x: c_int,
    coord_y: c_int,
) -> *mut Piece {
    call(
        "jeu_recuperer_piece",
        |_| ptr::null_mut(),
        || {
            let tags = ["JEU-PIECE-N1", "JEU-PIECE-N2"];
            // SAFETY: NULL or a set, by contract.
            let (_, index) = unsafe { find(j, (coord_x, coord_y), tags) }?;
            Ok(index.map_or(ptr::null_mut(), |index| address(j, index).cast_mut()))
        },
    )
}

/// Donne la pièce d'un jeu qui est sur une case, pour la lire.
///
/// @param j le jeu ; son contenu peut être quelconque.
/// @param coord_x la colonne.
/// @param coord_y la rangée.
///
/// Nécessite :
/// - [JEU-PIECE-INFO-N1] j n'est pas NULL ; sinon rend NULL ;
/// - [JEU-PIECE-INFO-N2] coord_x et coord_y vont de 0 à 7 ; sinon rend NULL.
///
/// Garantie :
/// - [JEU-PIECE-INFO-G1] si une pièce valide du jeu est sur cette case : rend l'adresse de cette
///   pièce, dans *j ;
/// - [JEU-PIECE-INFO-G2] sinon rend NULL ;
/// - [JEU-PIECE-INFO-G4] + si plusieurs pièces valides sont sur cette case : rend l'adresse de
///   celle dont l'indice est le plus petit ;
/// - [JEU-PIECE-INFO-G3] + appelle par leur nom coordonnee_est_valide et piece_est_valide : si le
///   programme les définit, ce sont ses versions qui disent quelles cases et quelles pièces sont
///   valides.
///
/// @return l'adresse de la pièce, ou NULL.
#[unsafe(export_name = "echecs_interne_jeu_recuperer_piece_information")]
pub unsafe extern "C" fn jeu_recuperer_piece_information(
    j: *const Jeu,
    coord_x: c_int,
    coord_y: c_int,
) -> *const Piece {
    call(
        "jeu_recuperer_piece_information",
        |_| ptr::null(),
        || {
            let tags = ["JEU-PIECE-INFO-N1", "JEU-PIECE-INFO-N2"];
            // SAFETY: NULL or a set, by contract.
            let (_, index) = unsafe { find(j, (coord_x, coord_y), tags) }?;
            Ok(index.map_or(ptr::null(), |index| address(j, index)))
        },
    )
}

/// Donne le roi d'un jeu.
///
/// @param j le jeu ; son contenu peut être quelconque.
///
/// Nécessite :
/// - [JEU-ROI-N1] j n'est pas NULL ; sinon rend NULL.
///
/// Garantie :
/// - [JEU-ROI-G1] si le jeu a un roi valide : rend l'adresse de ce roi, dans *j ;
/// - [JEU-ROI-G2] rend NULL si le jeu n'a aucun roi valide ;
/// - [JEU-ROI-G4] + si le jeu a plusieurs rois valides : rend l'adresse du premier ;
/// - [JEU-ROI-G3] + appelle piece_est_valide par son nom : si le programme la définit, c'est sa
///   version qui dit quelles pièces sont valides.
///
/// @return l'adresse du roi, ou NULL.
#[unsafe(export_name = "echecs_interne_jeu_recuperer_roi_information")]
pub unsafe extern "C" fn jeu_recuperer_roi_information(j: *const Jeu) -> *const Piece {
    call(
        "jeu_recuperer_roi_information",
        |_| ptr::null(),
        || {
            // SAFETY: NULL or a set, by contract.
            let jeu = unsafe { read(j) }.ok_or_else(|| Breach::null("JEU-ROI-N1", "j"))?;
            Ok(jeu.king_index().map_or(ptr::null(), |index| address(j, index)))
        },
    )
}

/// Dit si un jeu est intègre.
///
/// @param j le jeu ; son contenu peut être quelconque.
///
/// Nécessite :
/// - [JEU-INTEGRE-N1] j n'est pas NULL ; sinon rend 0.
///
/// Garantie :
/// - [JEU-INTEGRE-G1] rend 1 si le jeu est intègre, c'est-à-dire bien formé :
///   - toutes les sortes de pièces existent ;
///   - toutes les pièces qui ne sont pas invalides sont sur l'échiquier ;
///   - toutes les pièces invalides viennent après les autres ;
///   - deux pièces ne sont jamais sur la même case ;
///   - il y a exactement un roi ;
///   - les pions sont tous de la même couleur ;
/// - [JEU-INTEGRE-G2] rend 0 si une pièce invalide vient avant une pièce valide, ou s'il n'y a pas
///   exactement un roi ;
/// - [JEU-INTEGRE-G4] + rend 0 pour toute autre faute ;
/// - [JEU-INTEGRE-G5] + si le jeu n'est pas intègre : signale la première faute, dans l'ordre de
///   [ECHIQUIER-VERIFIER-G2] pour un jeu ;
/// - [JEU-INTEGRE-G3] + un jeu qui n'est pas intègre n'arrête jamais le programme, même en mode
///   contrats_arret.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_jeu_est_integre")]
pub unsafe extern "C" fn jeu_est_integre(j: *const Jeu) -> c_int {
    call(
        "jeu_est_integre",
        |_| 0,
        || {
            // SAFETY: NULL or a set, by contract.
            let jeu = unsafe { read(j) }.ok_or_else(|| Breach::null("JEU-INTEGRE-N1", "j"))?;
            let fault = jeu.fault();
            if let Some(fault) = fault {
                let code = fault.code() as c_int;
                contracts::tell(code, &format!("libechecs : jeu_est_integre : {fault}"));
            }
            Ok(fault.is_none().into())
        },
    )
}

/// Retire d'un jeu la pièce qui est sur une case.
///
/// @param j le jeu à changer ; son contenu peut être quelconque.
/// @param coord_x la colonne.
/// @param coord_y la rangée.
///
/// Nécessite :
/// - [JEU-SUPPRIMER-N1] j n'est pas NULL ; sinon ne fait rien ;
/// - [JEU-SUPPRIMER-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
///
/// Garantie :
/// - [JEU-SUPPRIMER-G1] si une pièce valide du jeu est sur cette case : cette pièce est retirée du
///   jeu, où les autres restent, avant toutes les places libres ;
/// - [JEU-SUPPRIMER-G4] + l'indice de chaque pièce suivante diminue alors de 1, et la dernière
///   place reçoit { invalide, -1, -1 } ;
/// - [JEU-SUPPRIMER-G5] + si plusieurs pièces valides sont sur cette case : retire celle dont
///   l'indice est le plus petit ;
/// - [JEU-SUPPRIMER-G2] + si aucune pièce valide du jeu n'est sur cette case : *j ne change pas ;
/// - [JEU-SUPPRIMER-G3] + appelle par leur nom coordonnee_est_valide et piece_est_valide : si le
///   programme les définit, ce sont ses versions qui disent quelles cases et quelles pièces sont
///   valides.
#[unsafe(export_name = "echecs_interne_jeu_supprimer_piece")]
pub unsafe extern "C" fn jeu_supprimer_piece(j: *mut Jeu, coord_x: c_int, coord_y: c_int) {
    call(
        "jeu_supprimer_piece",
        |_| (),
        || {
            let tags = ["JEU-SUPPRIMER-N1", "JEU-SUPPRIMER-N2"];
            // SAFETY: NULL or a set, by contract.
            let (mut jeu, index) = unsafe { find(j, (coord_x, coord_y), tags) }?;
            if let Some(index) = index {
                jeu.remove(index);
                // SAFETY: not NULL, so a set.
                unsafe { write(j, jeu) };
            }
            Ok(())
        },
    );
}

/// Écrit sur stdout le contenu d'un jeu.
///
/// Pour la mise au point : le contenu est écrit tel qu'il est en mémoire.
///
/// @param j le jeu à écrire ; son contenu peut être quelconque.
///
/// Nécessite :
/// - [JEU-DEBUG-N1] j n'est pas NULL ; sinon n'écrit rien sur stdout.
///
/// Garantie :
/// - [JEU-DEBUG-G1] + écrit une ligne pour chacune des MAX_PIECE pièces, valide ou non : son indice
///   sur deux caractères, cadré à droite, une espace, puis la ligne de [PIECE-DEBUG-G1] ou de
///   [PIECE-DEBUG-G2], par exemple « 12 pion_noir (4, 6) » ou «  0 tour (0, 7) ».
#[unsafe(export_name = "echecs_interne_jeu_afficher_debug")]
pub unsafe extern "C" fn jeu_afficher_debug(j: *const Jeu) {
    call(
        "jeu_afficher_debug",
        |_| (),
        || {
            // SAFETY: NULL or a set, by contract.
            let jeu = unsafe { read(j) }.ok_or_else(|| Breach::null("JEU-DEBUG-N1", "j"))?;
            output::write(&jeu.describe());
            Ok(())
        },
    );
}

impl Jeu {
    /// The raw data, one line a piece.
    pub(super) fn describe(&self) -> String {
        let line = |(index, piece): (usize, &Piece)| format!("{index:2} {}\n", piece.describe());
        self.ensemble_de_piece.iter().enumerate().map(line).collect()
    }
}
