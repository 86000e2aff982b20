//! Section « Pièces » of `echecs.h`.

use std::ffi::c_int;

use super::pointers::{read, write};
use crate::capi::arguments::out_of_range;
use crate::capi::enums::from_c;
use crate::capi::errors::TypeErreur;
use crate::capi::guard::{Breach, call};
use crate::capi::language::Langue;
use crate::capi::output;
use crate::rules::{Color, Role};

/// Un `type_piece` reçu de C : n'importe quel entier.
pub type TypePieceC = c_int;

/// Les sortes de pièces. La couleur d'une pièce est celle du jeu qui la contient ; seuls
/// les pions, qui n'avancent pas dans le même sens, ont une sorte par couleur.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypePiece {
    /// Une tour.
    Tour = 0,
    /// Un cavalier.
    Cavalier = 1,
    /// Un fou.
    Fou = 2,
    /// Une dame.
    Dame = 3,
    /// Un roi.
    Roi = 4,
    /// Un pion blanc, qui avance vers les y croissants.
    PionBlanc = 5,
    /// Un pion noir, qui avance vers les y décroissants.
    PionNoir = 6,
    /// Pas de pièce.
    Invalide = 7,
}

from_c! {
    TypePiece from TypePieceC: Tour, Cavalier, Fou, Dame, Roi, PionBlanc, PionNoir, Invalide
}

impl TypePiece {
    pub(super) const COUNT: usize = 8;

    /// The kind that a program chose by the value of a parameter.
    pub(in crate::capi) fn required(
        kind: TypePieceC,
        parameter: &str,
        tag: &'static str,
    ) -> Result<TypePiece, Breach> {
        TypePiece::from_c(kind).ok_or_else(|| out_of_range(tag, parameter, kind, "de 0 à 7"))
    }

    /// Whether a pawn may become this.
    pub(super) fn is_promotion(self) -> bool {
        matches!(self, TypePiece::Dame | TypePiece::Tour | TypePiece::Fou | TypePiece::Cavalier)
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            TypePiece::PionBlanc => "pion_blanc",
            TypePiece::PionNoir => "pion_noir",
            other => other.colourless_name(),
        }
    }

    /// The kind with that name, for a side's pieces: both sides' pawns are `pion`.
    pub(in crate::capi) fn from_colourless_name(name: &str, color: Color) -> Option<TypePiece> {
        let mut roles = Role::ALL.into_iter().map(|role| TypePiece::of(color, role));
        roles.find(|kind| kind.colourless_name() == name)
    }

    pub(super) fn colourless_name(self) -> &'static str {
        self.role().map_or("invalide", |role| Langue::LangueFrancais.piece(role))
    }
}

/// Une pièce et sa case. Une pièce invalide, c'est-à-dire l'absence de pièce, est
/// { invalide, -1, -1 }.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// La sorte de pièce.
    pub r#type: TypePieceC,
    /// La colonne : 0 pour a, 7 pour h.
    pub coord_x: c_int,
    /// La rangée : 0 pour la première, 7 pour la huitième.
    pub coord_y: c_int,
}

impl Piece {
    pub(super) const INVALID: Piece =
        Piece { r#type: TypePiece::Invalide as TypePieceC, coord_x: -1, coord_y: -1 };

    pub(super) fn new(kind: TypePiece, coord_x: c_int, coord_y: c_int) -> Piece {
        Piece { r#type: kind as TypePieceC, coord_x, coord_y }
    }

    /// The kind of a piece that is one.
    pub(super) fn kind(&self) -> Option<TypePiece> {
        TypePiece::from_c(self.r#type).filter(|&kind| kind != TypePiece::Invalide)
    }

    pub(super) fn is_valid(&self) -> bool {
        self.kind().is_some() && are_coordinates(self.coord_x, self.coord_y)
    }

    pub(super) fn is_at(&self, x: c_int, y: c_int) -> bool {
        (self.coord_x, self.coord_y) == (x, y) && self.is_valid()
    }

    /// The raw data, whatever they are.
    pub(super) fn describe(&self) -> String {
        let kind = match TypePiece::from_c(self.r#type) {
            Some(kind) => kind.name().to_owned(),
            None => format!("type inconnu {}", self.r#type),
        };
        format!("{kind} ({}, {})", self.coord_x, self.coord_y)
    }
}

pub(super) fn are_coordinates(x: c_int, y: c_int) -> bool {
    (0..8).contains(&x) && (0..8).contains(&y)
}

/// The breach of a function that wants a square of the board.
pub(in crate::capi) fn off_board(tag: &'static str, x: c_int, y: c_int) -> Breach {
    let explanation = format!("la case ({x}, {y}) n'est pas sur l'échiquier, il faut de 0 à 7");
    Breach::new(tag, TypeErreur::ErreurArgumentHorsLimites, explanation)
}

/// Dit si deux coordonnées désignent une case de l'échiquier.
///
/// @param coord_x la colonne.
/// @param coord_y la rangée.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [COORD-G1] + rend 1 si coord_x et coord_y vont tous deux de 0 à 7 ;
/// - [COORD-G2] + sinon rend 0.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_coordonnee_est_valide")]
pub extern "C" fn coordonnee_est_valide(coord_x: c_int, coord_y: c_int) -> c_int {
    are_coordinates(coord_x, coord_y).into()
}

/// Dit si une pièce est valide.
///
/// Une pièce valide est d'une sorte qui existe, sur une case de l'échiquier.
///
/// @param p la pièce à examiner ; son contenu peut être quelconque.
///
/// Nécessite :
/// - [PIECE-VALIDE-N1] p n'est pas NULL ; sinon rend 0.
///
/// Garantie :
/// - [PIECE-VALIDE-G1] + rend 1 si la sorte va de tour à pion_noir et si les coordonnées vont de 0
///   à 7 ;
/// - [PIECE-VALIDE-G2] + sinon rend 0, même si le contenu n'a aucun sens.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_piece_est_valide")]
pub unsafe extern "C" fn piece_est_valide(p: *const Piece) -> c_int {
    call(
        "piece_est_valide",
        |_| 0,
        || {
            // SAFETY: NULL or a piece, by contract.
            let piece = unsafe { read(p) }.ok_or_else(|| Breach::null("PIECE-VALIDE-N1", "p"))?;
            Ok(piece.is_valid().into())
        },
    )
}

/// Fait d'une pièce une pièce invalide, qui n'est plus sur l'échiquier.
///
/// @param p la pièce à changer.
///
/// Nécessite :
/// - [PIECE-INVALIDER-N1] p n'est pas NULL ; sinon ne fait rien.
///
/// Garantie :
/// - [PIECE-INVALIDER-G1] + *p reçoit { invalide, -1, -1 }.
#[unsafe(export_name = "echecs_interne_piece_invalider")]
pub unsafe extern "C" fn piece_invalider(p: *mut Piece) {
    call(
        "piece_invalider",
        |_| (),
        || {
            // SAFETY: NULL or a piece, by contract.
            unsafe { write(p, Piece::INVALID) }
                .ok_or_else(|| Breach::null("PIECE-INVALIDER-N1", "p"))
        },
    );
}

/// Écrit sur stdout le contenu d'une pièce.
///
/// Pour la mise au point : le contenu est écrit tel qu'il est en mémoire.
///
/// @param p la pièce à écrire ; son contenu peut être quelconque.
///
/// Nécessite :
/// - [PIECE-DEBUG-N1] p n'est pas NULL ; sinon n'écrit rien sur stdout.
///
/// Garantie :
/// - [PIECE-DEBUG-G1] + écrit une ligne, par exemple « tour (0, 7) » : le nom de la sorte dans
///   type_piece (pion_noir pour un pion noir), puis coord_x et coord_y ;
/// - [PIECE-DEBUG-G2] + si la sorte n'existe pas : la ligne commence par « type inconnu » et la
///   valeur du membre type, par exemple « type inconnu 57 (0, 7) ».
#[unsafe(export_name = "echecs_interne_piece_afficher_debug")]
pub unsafe extern "C" fn piece_afficher_debug(p: *const Piece) {
    call(
        "piece_afficher_debug",
        |_| (),
        || {
            // SAFETY: NULL or a piece, by contract.
            let piece = unsafe { read(p) }.ok_or_else(|| Breach::null("PIECE-DEBUG-N1", "p"))?;
            output::write(&format!("{}\n", piece.describe()));
            Ok(())
        },
    );
}
