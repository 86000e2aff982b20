//! What can be wrong with a set of pieces or a board, and how to say it.

use std::ffi::c_int;
use std::fmt;

use super::convert::coordinates;
use super::{Echiquier, Jeu, Piece, TypePiece, TypePieceC};
use crate::capi::errors::TypeErreur;
use crate::rules::{Bitboard, Color, Square};

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
    SharedSquare(Square),
}

/// What one look at a set of pieces tells.
#[derive(Default)]
struct Survey {
    squares: Bitboard,
    kings: usize,
    white_pawns: bool,
    black_pawns: bool,
}

impl Jeu {
    pub(super) fn fault(&self) -> Option<JeuFault> {
        self.survey().err()
    }

    fn survey(&self) -> Result<Survey, JeuFault> {
        let mut survey = Survey::default();
        let mut invalid_before = false;
        let mut same_square = None;
        for (index, piece) in self.ensemble_de_piece.iter().enumerate() {
            let kind = TypePiece::from_c(piece.r#type)
                .ok_or(JeuFault::UnknownKind { index, kind: piece.r#type })?;
            if kind == TypePiece::Invalide {
                invalid_before = true;
                continue;
            }
            let square = piece.square().ok_or(JeuFault::OffBoard { index, piece: *piece })?;
            if invalid_before {
                return Err(JeuFault::AfterInvalid { index });
            }
            if survey.squares.contains(square) {
                same_square = same_square.or(Some(index));
            }
            survey.squares |= square.bitboard();
            survey.kings += usize::from(kind == TypePiece::Roi);
            survey.white_pawns |= kind == TypePiece::PionBlanc;
            survey.black_pawns |= kind == TypePiece::PionNoir;
        }
        if let Some(second) = same_square {
            return Err(self.same_square(second));
        }
        match survey {
            Survey { kings: 0, .. } => Err(JeuFault::NoKing),
            Survey { kings: 2.., .. } => Err(JeuFault::TooManyKings),
            Survey { white_pawns: true, black_pawns: true, .. } => Err(JeuFault::BothPawns),
            _ => Ok(survey),
        }
    }

    /// The fault of a piece that stands where an earlier one does.
    fn same_square(&self, second: usize) -> JeuFault {
        let piece = self.ensemble_de_piece[second];
        let is_there = |other: &Piece| other.is_at(piece.coord_x, piece.coord_y);
        let first = self.ensemble_de_piece.iter().position(is_there).unwrap_or(second);
        JeuFault::SameSquare { first, second, piece }
    }
}

impl Echiquier {
    pub(super) fn fault(&self) -> Option<BoardFault> {
        self.intact().err()
    }

    /// The side to move of a board that is intact, or what is wrong with it.
    pub(super) fn intact(&self) -> Result<Color, BoardFault> {
        let player = self.player().ok_or(BoardFault::Player(self.joueur_courant))?;
        let survey =
            |color| self.jeu(color).survey().map_err(|fault| BoardFault::Set(color, fault));
        let (white, black) = (survey(Color::White)?, survey(Color::Black)?);
        if white.black_pawns {
            return Err(BoardFault::WrongPawn(Color::White));
        }
        if black.white_pawns {
            return Err(BoardFault::WrongPawn(Color::Black));
        }
        match (white.squares & black.squares).first() {
            Some(square) => Err(BoardFault::SharedSquare(square)),
            None => Ok(player),
        }
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
            BoardFault::SharedSquare(square) => {
                let (x, y) = coordinates(*square);
                write!(f, "les deux jeux ont une pièce sur la case ({x}, {y})")
            }
        }
    }
}

fn name(color: Color) -> &'static str {
    match color {
        Color::White => "blanc",
        Color::Black => "noir",
    }
}
