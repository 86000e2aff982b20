//! What can be wrong with a set of pieces or a board, and how to say it.

use std::ffi::c_int;
use std::fmt;

use super::{Echiquier, Jeu, Piece, TypePiece, TypePieceC};
use crate::capi::errors::TypeErreur;
use crate::rules::Color;

/// Why a set of pieces is not intact. Numbers are indices in the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JeuFault {
    UnknownKind { index: usize, kind: TypePieceC },
    OffBoard { index: usize, piece: Piece },
    AfterInvalid { index: usize },
    SameSquare { first: usize, second: usize, piece: Piece },
    NoKing,
    TooManyKings,
    BothPawns,
}

/// Why a board is not intact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardFault {
    Player(c_int),
    Set(Color, JeuFault),
    WrongPawn(Color),
    /// Both sides have a piece there.
    SharedSquare(Piece),
}

impl Jeu {
    pub(super) fn fault(&self) -> Option<JeuFault> {
        self.faulty_piece().or_else(|| self.same_square()).or_else(|| self.kings()).or_else(|| {
            let has = |kind| self.kinds().any(|found| found == kind);
            (has(TypePiece::PionBlanc) && has(TypePiece::PionNoir)).then_some(JeuFault::BothPawns)
        })
    }

    /// A piece that is wrong by itself or by its place in the set.
    fn faulty_piece(&self) -> Option<JeuFault> {
        let mut invalid_before = false;
        self.ensemble_de_piece.iter().enumerate().find_map(
            |(index, piece)| match TypePiece::from_c(piece.r#type) {
                None => Some(JeuFault::UnknownKind { index, kind: piece.r#type }),
                Some(TypePiece::Invalide) => {
                    invalid_before = true;
                    None
                }
                Some(_) if !piece.is_valid() => Some(JeuFault::OffBoard { index, piece: *piece }),
                Some(_) => invalid_before.then_some(JeuFault::AfterInvalid { index }),
            },
        )
    }

    fn same_square(&self) -> Option<JeuFault> {
        self.valid_pieces().find_map(|(second, piece)| {
            let mut earlier = self.valid_pieces().take_while(|&(index, _)| index < second);
            let (first, _) =
                earlier.find(|(_, other)| other.is_at(piece.coord_x, piece.coord_y))?;
            Some(JeuFault::SameSquare { first, second, piece: *piece })
        })
    }

    fn kings(&self) -> Option<JeuFault> {
        match self.kinds().filter(|&kind| kind == TypePiece::Roi).count() {
            0 => Some(JeuFault::NoKing),
            1 => None,
            _ => Some(JeuFault::TooManyKings),
        }
    }

    fn kinds(&self) -> impl Iterator<Item = TypePiece> {
        self.valid_pieces().filter_map(|(_, piece)| piece.kind())
    }
}

impl Echiquier {
    pub(super) fn fault(&self) -> Option<BoardFault> {
        if Color::ALL.into_iter().all(|color| color.index() as c_int != self.joueur_courant) {
            return Some(BoardFault::Player(self.joueur_courant));
        }
        for color in Color::ALL {
            if let Some(fault) = self.jeu(color).fault() {
                return Some(BoardFault::Set(color, fault));
            }
            let foreign = match color {
                Color::White => TypePiece::PionNoir,
                Color::Black => TypePiece::PionBlanc,
            };
            if self.jeu(color).kinds().any(|kind| kind == foreign) {
                return Some(BoardFault::WrongPawn(color));
            }
        }
        let (white, black) = (self.jeu(Color::White), self.jeu(Color::Black));
        let shared = |&(_, piece): &(usize, &Piece)| {
            black.valid_pieces().any(|(_, other)| other.is_at(piece.coord_x, piece.coord_y))
        };
        white.valid_pieces().find(shared).map(|(_, piece)| BoardFault::SharedSquare(*piece))
    }
}

impl JeuFault {
    fn code(self) -> TypeErreur {
        match self {
            JeuFault::UnknownKind { .. } => TypeErreur::ErreurEchiquierSorte,
            JeuFault::OffBoard { .. } => TypeErreur::ErreurEchiquierCoordonnees,
            JeuFault::AfterInvalid { .. } => TypeErreur::ErreurEchiquierOrdre,
            JeuFault::SameSquare { .. } => TypeErreur::ErreurEchiquierCasePartagee,
            JeuFault::NoKing | JeuFault::TooManyKings => TypeErreur::ErreurEchiquierRois,
            JeuFault::BothPawns => TypeErreur::ErreurEchiquierPions,
        }
    }
}

impl BoardFault {
    pub(super) fn code(self) -> TypeErreur {
        match self {
            BoardFault::Player(_) => TypeErreur::ErreurEchiquierJoueur,
            BoardFault::Set(_, fault) => fault.code(),
            BoardFault::WrongPawn(_) => TypeErreur::ErreurEchiquierPions,
            BoardFault::SharedSquare(_) => TypeErreur::ErreurEchiquierCasePartagee,
        }
    }
}

impl fmt::Display for JeuFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JeuFault::UnknownKind { index, kind } => {
                write!(f, "la pièce d'indice {index} a le type {kind}, qui n'existe pas")
            }
            JeuFault::OffBoard { index, piece } => {
                write!(
                    f,
                    "la pièce d'indice {index} est hors de l'échiquier : {}",
                    piece.describe()
                )
            }
            JeuFault::AfterInvalid { index } => {
                write!(f, "la pièce d'indice {index} est valide après une pièce invalide")
            }
            JeuFault::SameSquare { first, second, piece } => write!(
                f,
                "les pièces d'indices {first} et {second} sont toutes deux sur la case ({}, {})",
                piece.coord_x, piece.coord_y
            ),
            JeuFault::NoKing => f.write_str("il n'y a pas de roi"),
            JeuFault::TooManyKings => f.write_str("il y a plusieurs rois"),
            JeuFault::BothPawns => f.write_str("il y a des pions blancs et des pions noirs"),
        }
    }
}

impl fmt::Display for BoardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardFault::Player(player) => {
                write!(f, "joueur_courant vaut {player}, il faut 0 (blancs) ou 1 (noirs)")
            }
            BoardFault::Set(color, fault) => write!(f, "jeu {} : {fault}", name(*color)),
            BoardFault::WrongPawn(color) => {
                write!(f, "jeu {} : il contient un pion de l'autre couleur", name(*color))
            }
            BoardFault::SharedSquare(piece) => write!(
                f,
                "les deux jeux ont une pièce sur la case ({}, {})",
                piece.coord_x, piece.coord_y
            ),
        }
    }
}

fn name(color: Color) -> &'static str {
    match color {
        Color::White => "blanc",
        Color::Black => "noir",
    }
}
