//! What can be wrong with a set of pieces or a board, and how to say it.

use std::ffi::c_int;
use std::fmt;
use std::ops::BitOr;

use super::convert::coordinates;
use super::{Echiquier, Jeu, Piece, TypePiece, TypePieceC};
use crate::capi::arguments::{WHITE_OR_BLACK, unwanted};
use crate::capi::errors::TypeErreur;
use crate::capi::language::Langue;
use crate::rules::{Bitboard, Board, Color, Role, Square};

/// Why a set of pieces is not intact. Numbers are indices in the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JeuFault {
    UnknownKind { index: usize, kind: TypePieceC },
    OffBoard { index: usize, piece: Piece },
    AfterInvalid { index: usize },
    SameSquare { first: usize, second: usize, piece: Piece },
    NoKing,
    TooManyKings { first: usize, second: usize },
    BothPawns { white: usize, black: usize },
}

/// Why a board is not intact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardFault {
    Player(c_int),
    Set(Color, JeuFault),
    /// The index of a side's first pawn: all are the other side's.
    WrongPawn(Color, usize),
    /// Both sides have a piece there.
    SharedSquare(Square),
}

/// What one look at an intact board tells.
#[derive(Clone, Copy)]
pub struct Intact {
    pub player: Color,
    pub pieces: Board,
}

/// What one look at an intact set of pieces tells: the squares of each kind.
#[derive(Default)]
struct Kinds([Bitboard; TypePiece::COUNT]);

impl Kinds {
    fn squares(&self) -> Bitboard {
        self.0.into_iter().fold(Bitboard::EMPTY, Bitboard::bitor)
    }

    fn of(&self, kind: TypePiece) -> Bitboard {
        self.0[kind as usize]
    }
}

impl Piece {
    /// The kind and the square of a piece, which has an index in its set; `None`
    /// for an invalid one.
    fn place(&self, index: usize) -> Result<Option<(TypePiece, Square)>, JeuFault> {
        match TypePiece::from_c(self.r#type) {
            None => Err(JeuFault::UnknownKind { index, kind: self.r#type }),
            Some(TypePiece::Invalide) => Ok(None),
            Some(kind) => match self.square() {
                None => Err(JeuFault::OffBoard { index, piece: *self }),
                Some(square) => Ok(Some((kind, square))),
            },
        }
    }
}

impl Jeu {
    pub(super) fn fault(&self) -> Option<JeuFault> {
        self.kinds().err()
    }

    // Inlined, so that the result is not copied: 7 % of the cost of a move.
    #[inline(always)]
    fn kinds(&self) -> Result<Kinds, JeuFault> {
        let mut kinds = Kinds::default();
        let mut count = 0;
        let mut pieces = self.ensemble_de_piece.iter().enumerate();
        for (index, piece) in &mut pieces {
            let Some((kind, square)) = piece.place(index)? else { break };
            kinds.0[kind as usize] |= square.bitboard();
            count += 1;
        }
        for (index, piece) in pieces {
            if piece.place(index)?.is_some() {
                return Err(JeuFault::AfterInvalid { index });
            }
        }
        if (kinds.squares().count() as usize) < count {
            self.same_square().map_or(Ok(()), Err)?;
        }
        let kings = kinds.of(TypePiece::Roi);
        if kings.is_empty() {
            return Err(JeuFault::NoKing);
        }
        if kings.more_than_one() {
            let mut kings = self.indices(TypePiece::Roi);
            let mut next = || kings.next().unwrap_or(0);
            return Err(JeuFault::TooManyKings { first: next(), second: next() });
        }
        if kinds.of(TypePiece::PionBlanc).any() && kinds.of(TypePiece::PionNoir).any() {
            let (white, black) =
                (self.first(TypePiece::PionBlanc), self.first(TypePiece::PionNoir));
            return Err(JeuFault::BothPawns { white, black });
        }
        Ok(kinds)
    }

    /// The indices of the pieces of a kind.
    fn indices(&self, kind: TypePiece) -> impl Iterator<Item = usize> {
        let of_kind = move |&(_, piece): &(usize, &Piece)| piece.kind() == Some(kind);
        self.valid_pieces().filter(of_kind).map(|(index, _)| index)
    }

    /// The index of the first piece of a kind that is there.
    fn first(&self, kind: TypePiece) -> usize {
        self.indices(kind).next().unwrap_or(0)
    }

    /// The fault of the first piece that stands where an earlier one does.
    fn same_square(&self) -> Option<JeuFault> {
        let earlier = |(second, piece): (usize, &Piece)| {
            let mut before = self.valid_pieces().take(second);
            let (first, _) = before.find(|(_, other)| other.is_at(piece.coord_x, piece.coord_y))?;
            Some(JeuFault::SameSquare { first, second, piece: *piece })
        };
        self.valid_pieces().find_map(earlier)
    }
}

impl Echiquier {
    pub(super) fn fault(&self) -> Option<BoardFault> {
        self.intact().err()
    }

    /// What there is to know of a board that is intact, or what is wrong with it.
    pub(super) fn intact(&self) -> Result<Intact, BoardFault> {
        let player = self.player().ok_or(BoardFault::Player(self.joueur_courant))?;
        let kinds = |color| self.jeu(color).kinds().map_err(|fault| BoardFault::Set(color, fault));
        let (white, black) = (kinds(Color::White)?, kinds(Color::Black)?);
        for (color, kinds, wrong) in [
            (Color::White, &white, TypePiece::PionNoir),
            (Color::Black, &black, TypePiece::PionBlanc),
        ] {
            if kinds.of(wrong).any() {
                return Err(BoardFault::WrongPawn(color, self.jeu(color).first(wrong)));
            }
        }
        let mut pieces = Board::EMPTY;
        for role in Role::ALL {
            pieces.toggle(Color::White, role, white.of(TypePiece::of(Color::White, role)));
            pieces.toggle(Color::Black, role, black.of(TypePiece::of(Color::Black, role)));
        }
        match (pieces.color(Color::White) & pieces.color(Color::Black)).first() {
            Some(square) => Err(BoardFault::SharedSquare(square)),
            None => Ok(Intact { player, pieces }),
        }
    }
}

impl Intact {
    /// The kind of the piece that a side has on a square.
    pub fn kind_on(&self, color: Color, square: Square) -> Option<TypePiece> {
        let role = self.pieces.role_at(square)?;
        self.pieces.color(color).contains(square).then_some(TypePiece::of(color, role))
    }

    /// Whether the king of the side that has not the turn is on a square.
    pub fn adverse_king_is_on(&self, square: Square) -> bool {
        self.pieces.pieces(!self.player, Role::King).contains(square)
    }

    /// A piece that attacks a side's king.
    pub fn checker_of(&self, color: Color) -> Option<Square> {
        let pieces = &self.pieces;
        pieces.attackers(pieces.king(color)?, !color, pieces.occupied()).first()
    }
}

impl JeuFault {
    pub(super) fn code(self) -> TypeErreur {
        match self {
            JeuFault::UnknownKind { .. } => TypeErreur::ErreurEchiquierSorte,
            JeuFault::OffBoard { .. } => TypeErreur::ErreurEchiquierCoordonnees,
            JeuFault::AfterInvalid { .. } => TypeErreur::ErreurEchiquierOrdre,
            JeuFault::SameSquare { .. } => TypeErreur::ErreurEchiquierCasePartagee,
            JeuFault::NoKing | JeuFault::TooManyKings { .. } => TypeErreur::ErreurEchiquierRois,
            JeuFault::BothPawns { .. } => TypeErreur::ErreurEchiquierPions,
        }
    }
}

impl BoardFault {
    pub(super) fn code(self) -> TypeErreur {
        match self {
            BoardFault::Player(_) => TypeErreur::ErreurEchiquierJoueur,
            BoardFault::Set(_, fault) => fault.code(),
            BoardFault::WrongPawn(..) => TypeErreur::ErreurEchiquierPions,
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
            JeuFault::TooManyKings { first, second } => {
                write!(f, "les pièces d'indices {first} et {second} sont deux rois")
            }
            JeuFault::BothPawns { white, black } => write!(
                f,
                "il y a un pion blanc à l'indice {white} et un pion noir à l'indice {black}"
            ),
        }
    }
}

impl fmt::Display for BoardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardFault::Player(player) => {
                f.write_str(&unwanted("joueur_courant", player, WHITE_OR_BLACK))
            }
            BoardFault::Set(color, fault) => write!(f, "jeu {} : {fault}", name(*color)),
            BoardFault::WrongPawn(color, index) => {
                write!(f, "jeu {} : le pion d'indice {index} est de l'autre couleur", name(*color))
            }
            BoardFault::SharedSquare(square) => {
                let (x, y) = coordinates(*square);
                write!(f, "les deux jeux ont une pièce sur la case ({x}, {y})")
            }
        }
    }
}

fn name(color: Color) -> &'static str {
    Langue::LangueFrancais.color(color)
}
