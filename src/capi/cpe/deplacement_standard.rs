//! Section « Déplacements standard » of `echecs.h`: piece by piece.

use std::ffi::c_int;

use super::code_erreur::CodeErreurDeplacement;
use super::convert::square;
use super::deplacement::{MoveRefusal, Route};
use super::pieces::off_board;
use super::pointers::{read, write};
use super::{Echiquier, Jeu, Piece, TypePiece};
use crate::capi::errors::TypeErreur;
use crate::capi::guard::{Breach, call};
use crate::capi::public;
use crate::courses::cpe::judge_ordinary;
use crate::rules::{Board, Color, Piece as CorePiece, Square};

/// Whether a piece of one side may go from a square to another, were kings pieces
/// like the others.
pub(super) fn judge(
    board: &Board,
    us: Color,
    kind: TypePiece,
    from: Square,
    to: Square,
) -> Result<(), MoveRefusal> {
    let impossible = MoveRefusal::new(TypeErreur::ErreurDeplacementPieceImpossible);
    let role = kind.role().ok_or(impossible)?;
    // White's pawns and Black's are kinds of their own.
    let color = if kind == TypePiece::PionNoir { Color::Black } else { Color::White };
    Ok(judge_ordinary(board, us, CorePiece { color, role }, from, to)?)
}

/// Asks the public function of a piece's kind whether it may go to a square. The
/// board is a copy: the program's own function is given an address in it.
pub(super) fn ask_piece(
    mut board: Echiquier,
    kind: TypePiece,
    Route { from, to }: Route,
) -> Result<(), CodeErreurDeplacement> {
    let impossible = TypeErreur::ErreurDeplacementPieceImpossible;
    let ask = match kind {
        TypePiece::Tour => public::echiquier_deplacement_standard_est_valide_tour,
        TypePiece::Cavalier => public::echiquier_deplacement_standard_est_valide_cavalier,
        TypePiece::Fou => public::echiquier_deplacement_standard_est_valide_fou,
        TypePiece::Dame => public::echiquier_deplacement_standard_est_valide_dame,
        TypePiece::Roi => public::echiquier_deplacement_standard_est_valide_roi,
        TypePiece::PionBlanc => public::echiquier_deplacement_standard_est_valide_pion_blanc,
        TypePiece::PionNoir => public::echiquier_deplacement_standard_est_valide_pion_noir,
        TypePiece::Invalide => return Err(MoveRefusal::new(impossible).into()),
    };
    let wanted = Piece::new(kind, from.0, from.1);
    let place = |set: &Jeu| set.ensemble_de_piece.iter().position(|piece| *piece == wanted);
    let (white, black) = (&board.jeu_de_piece_blanc, &board.jeu_de_piece_noir);
    let piece = match (place(white), place(black)) {
        (Some(place), _) => &raw mut board.jeu_de_piece_blanc.ensemble_de_piece[place],
        (_, Some(place)) => &raw mut board.jeu_de_piece_noir.ensemble_de_piece[place],
        (None, None) => return Err(MoveRefusal::new(impossible).into()),
    };
    let mut code = CodeErreurDeplacement::NONE;
    // SAFETY: a board, a piece of it, and a place for a code.
    let valid = unsafe { ask(&raw const board, piece, to.0, to.1, &mut code) };
    code.unless(valid, impossible)
}

/// The five clauses that each of the functions below asks for.
struct Clauses {
    board: &'static str,
    piece: &'static str,
    code: &'static str,
    arrival: &'static str,
    kind: &'static str,
}

/// What each of the functions below is given.
struct Arguments {
    e: *const Echiquier,
    p: *mut Piece,
    x: c_int,
    y: c_int,
    erreur: *mut CodeErreurDeplacement,
}

/// # Safety
///
/// The pointers are NULL or point to what they are said to.
unsafe fn est_valide(
    name: &str,
    clauses: &Clauses,
    kind: TypePiece,
    Arguments { e, p, x, y, erreur }: Arguments,
) -> c_int {
    call(
        name,
        |code| {
            // SAFETY: NULL or a place for a code, by contract.
            unsafe { write(erreur, CodeErreurDeplacement::of_code(code)) };
            0
        },
        || {
            // SAFETY: NULL or a board, by contract.
            let board = unsafe { read(e) }.ok_or_else(|| Breach::null(clauses.board, "e"))?;
            // SAFETY: NULL or a piece, by contract.
            let piece = unsafe { read(p) }.ok_or_else(|| Breach::null(clauses.piece, "p"))?;
            if erreur.is_null() {
                return Err(Breach::null(clauses.code, "erreur"));
            }
            let to = square(x, y).ok_or_else(|| off_board(clauses.arrival, x, y))?;
            let (from, us) = board.find(&piece, kind).ok_or_else(|| {
                Breach::new(
                    clauses.kind,
                    TypeErreur::ErreurArgumentHorsLimites,
                    format!(
                        "{} n'est pas {} de cet échiquier",
                        piece.describe(),
                        kind.with_article()
                    ),
                )
            })?;
            let verdict = if from == to {
                Err(MoveRefusal::new(TypeErreur::ErreurAbsenceDeDeplacement))
            } else {
                judge(&board.board(), us, kind, from, to)
            };
            // SAFETY: not NULL, so a place for a code.
            unsafe { write(erreur, CodeErreurDeplacement::of(verdict)) };
            Ok(verdict.is_ok().into())
        },
    )
}

impl Echiquier {
    /// The square of a piece of a kind, and the side that has it there.
    fn find(&self, wanted: &Piece, kind: TypePiece) -> Option<(Square, Color)> {
        let square = wanted.square().filter(|_| wanted.kind() == Some(kind))?;
        let has_it = |&color: &Color| self.jeu(color).ensemble_de_piece.contains(wanted);
        Some((square, Color::ALL.into_iter().find(has_it)?))
    }
}

impl TypePiece {
    fn with_article(self) -> &'static str {
        match self {
            TypePiece::Tour => "une tour",
            TypePiece::Cavalier => "un cavalier",
            TypePiece::Fou => "un fou",
            TypePiece::Dame => "une dame",
            TypePiece::Roi => "un roi",
            TypePiece::PionBlanc => "un pion blanc",
            TypePiece::PionNoir => "un pion noir",
            TypePiece::Invalide => "une pièce",
        }
    }
}

/// Dit si le déplacement d'une tour est pseudo-légal.
///
/// Une tour se déplace en ligne droite, le long d'une rangée ou d'une colonne. Pseudo-légal veut
/// dire : sans regarder si le roi de son camp serait ensuite en échec.
///
/// @param e l'échiquier ; seules ses pièces valides comptent.
/// @param p la pièce, qui n'est pas modifiée : une tour de l'un des deux jeux de *e.
/// @param x_destination la colonne d'arrivée.
/// @param y_destination la rangée d'arrivée.
/// @param erreur où écrire le code et la case en cause.
///
/// Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
///
/// Nécessite :
/// - [TOUR-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [TOUR-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [TOUR-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
/// - [TOUR-STD-N4] x_destination et y_destination vont de 0 à 7 ;
///   sinon le code est erreur_argument_hors_limites ;
/// - [TOUR-STD-N5] *p est une tour, et une pièce de *e est égale à *p ;
///   sinon le code est erreur_argument_hors_limites.
///
/// Garantie :
/// - [TOUR-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
///   rend 1, et *erreur reçoit le code pas_erreur ;
/// - [TOUR-STD-G2] si la pièce ne se déplace pas ainsi, ou si une pièce est sur le trajet, avant la
///   case d'arrivée : rend 0, et *erreur reçoit un autre code que pas_erreur ;
/// - [TOUR-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce du même
///   camp est sur cette case ;
/// - [TOUR-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon reçoit le
///   code de la première faute, dans cet ordre :
///   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
///   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ;
///   - erreur_piece_blocant_trajet et la première case occupée : une pièce est sur le trajet, ou
///     une pièce du même camp sur la case d'arrivée ;
/// - [TOUR-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_echiquier_deplacement_standard_est_valide_tour")]
pub unsafe extern "C" fn echiquier_deplacement_standard_est_valide_tour(
    e: *const Echiquier,
    p: *mut Piece,
    x_destination: c_int,
    y_destination: c_int,
    erreur: *mut CodeErreurDeplacement,
) -> c_int {
    let clauses = Clauses {
        board: "TOUR-STD-N1",
        piece: "TOUR-STD-N2",
        code: "TOUR-STD-N3",
        arrival: "TOUR-STD-N4",
        kind: "TOUR-STD-N5",
    };
    let arguments = Arguments { e, p, x: x_destination, y: y_destination, erreur };
    let name = "echiquier_deplacement_standard_est_valide_tour";
    // SAFETY: the pointers are NULL or what they are said to be, by contract.
    unsafe { est_valide(name, &clauses, TypePiece::Tour, arguments) }
}

/// Dit si le déplacement d'un cavalier est pseudo-légal.
///
/// Un cavalier se déplace de deux cases le long d'une rangée ou d'une colonne, et d'une case à
/// angle droit, par-dessus les pièces. Pseudo-légal veut dire : sans regarder si le roi de son
/// camp serait ensuite en échec.
///
/// @param e l'échiquier ; seules ses pièces valides comptent.
/// @param p la pièce, qui n'est pas modifiée : un cavalier de l'un des deux jeux de *e.
/// @param x_destination la colonne d'arrivée.
/// @param y_destination la rangée d'arrivée.
/// @param erreur où écrire le code et la case en cause.
///
/// Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
///
/// Nécessite :
/// - [CAVALIER-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [CAVALIER-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [CAVALIER-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
/// - [CAVALIER-STD-N4] x_destination et y_destination vont de 0 à 7 ;
///   sinon le code est erreur_argument_hors_limites ;
/// - [CAVALIER-STD-N5] *p est un cavalier, et une pièce de *e est égale à *p ;
///   sinon le code est erreur_argument_hors_limites.
///
/// Garantie :
/// - [CAVALIER-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
///   rend 1, et *erreur reçoit le code pas_erreur ;
/// - [CAVALIER-STD-G2] si la pièce ne se déplace pas ainsi : rend 0, et *erreur reçoit un autre
///   code que pas_erreur ;
/// - [CAVALIER-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce du
///   même camp est sur cette case ;
/// - [CAVALIER-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon reçoit
///   le code de la première faute, dans cet ordre :
///   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
///   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ;
///   - erreur_piece_blocant_trajet et la case d'arrivée : une pièce du même camp est sur cette
///     case ;
/// - [CAVALIER-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_echiquier_deplacement_standard_est_valide_cavalier")]
pub unsafe extern "C" fn echiquier_deplacement_standard_est_valide_cavalier(
    e: *const Echiquier,
    p: *mut Piece,
    x_destination: c_int,
    y_destination: c_int,
    erreur: *mut CodeErreurDeplacement,
) -> c_int {
    let clauses = Clauses {
        board: "CAVALIER-STD-N1",
        piece: "CAVALIER-STD-N2",
        code: "CAVALIER-STD-N3",
        arrival: "CAVALIER-STD-N4",
        kind: "CAVALIER-STD-N5",
    };
    let arguments = Arguments { e, p, x: x_destination, y: y_destination, erreur };
    let name = "echiquier_deplacement_standard_est_valide_cavalier";
    // SAFETY: the pointers are NULL or what they are said to be, by contract.
    unsafe { est_valide(name, &clauses, TypePiece::Cavalier, arguments) }
}

/// Dit si le déplacement d'un fou est pseudo-légal.
///
/// Un fou se déplace en diagonale. Pseudo-légal veut dire : sans regarder si le roi de son camp
/// serait ensuite en échec.
///
/// @param e l'échiquier ; seules ses pièces valides comptent.
/// @param p la pièce, qui n'est pas modifiée : un fou de l'un des deux jeux de *e.
/// @param x_destination la colonne d'arrivée.
/// @param y_destination la rangée d'arrivée.
/// @param erreur où écrire le code et la case en cause.
///
/// Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
///
/// Nécessite :
/// - [FOU-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [FOU-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [FOU-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
/// - [FOU-STD-N4] x_destination et y_destination vont de 0 à 7 ;
///   sinon le code est erreur_argument_hors_limites ;
/// - [FOU-STD-N5] *p est un fou, et une pièce de *e est égale à *p ;
///   sinon le code est erreur_argument_hors_limites.
///
/// Garantie :
/// - [FOU-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
///   rend 1, et *erreur reçoit le code pas_erreur ;
/// - [FOU-STD-G2] si la pièce ne se déplace pas ainsi, ou si une pièce est sur le trajet, avant la
///   case d'arrivée : rend 0, et *erreur reçoit un autre code que pas_erreur ;
/// - [FOU-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce du même
///   camp est sur cette case ;
/// - [FOU-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon reçoit le
///   code de la première faute, dans cet ordre :
///   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
///   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ;
///   - erreur_piece_blocant_trajet et la première case occupée : une pièce est sur le trajet, ou
///     une pièce du même camp sur la case d'arrivée ;
/// - [FOU-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_echiquier_deplacement_standard_est_valide_fou")]
pub unsafe extern "C" fn echiquier_deplacement_standard_est_valide_fou(
    e: *const Echiquier,
    p: *mut Piece,
    x_destination: c_int,
    y_destination: c_int,
    erreur: *mut CodeErreurDeplacement,
) -> c_int {
    let clauses = Clauses {
        board: "FOU-STD-N1",
        piece: "FOU-STD-N2",
        code: "FOU-STD-N3",
        arrival: "FOU-STD-N4",
        kind: "FOU-STD-N5",
    };
    let arguments = Arguments { e, p, x: x_destination, y: y_destination, erreur };
    let name = "echiquier_deplacement_standard_est_valide_fou";
    // SAFETY: the pointers are NULL or what they are said to be, by contract.
    unsafe { est_valide(name, &clauses, TypePiece::Fou, arguments) }
}

/// Dit si le déplacement d'une dame est pseudo-légal.
///
/// Une dame se déplace comme une tour ou comme un fou. Pseudo-légal veut dire : sans regarder si
/// le roi de son camp serait ensuite en échec.
///
/// @param e l'échiquier ; seules ses pièces valides comptent.
/// @param p la pièce, qui n'est pas modifiée : une dame de l'un des deux jeux de *e.
/// @param x_destination la colonne d'arrivée.
/// @param y_destination la rangée d'arrivée.
/// @param erreur où écrire le code et la case en cause.
///
/// Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
///
/// Nécessite :
/// - [DAME-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [DAME-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [DAME-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
/// - [DAME-STD-N4] x_destination et y_destination vont de 0 à 7 ;
///   sinon le code est erreur_argument_hors_limites ;
/// - [DAME-STD-N5] *p est une dame, et une pièce de *e est égale à *p ;
///   sinon le code est erreur_argument_hors_limites.
///
/// Garantie :
/// - [DAME-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
///   rend 1, et *erreur reçoit le code pas_erreur ;
/// - [DAME-STD-G2] si la pièce ne se déplace pas ainsi, ou si une pièce est sur le trajet, avant la
///   case d'arrivée : rend 0, et *erreur reçoit un autre code que pas_erreur ;
/// - [DAME-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce du même
///   camp est sur cette case ;
/// - [DAME-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon reçoit le
///   code de la première faute, dans cet ordre :
///   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
///   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ;
///   - erreur_piece_blocant_trajet et la première case occupée : une pièce est sur le trajet, ou
///     une pièce du même camp sur la case d'arrivée ;
/// - [DAME-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_echiquier_deplacement_standard_est_valide_dame")]
pub unsafe extern "C" fn echiquier_deplacement_standard_est_valide_dame(
    e: *const Echiquier,
    p: *mut Piece,
    x_destination: c_int,
    y_destination: c_int,
    erreur: *mut CodeErreurDeplacement,
) -> c_int {
    let clauses = Clauses {
        board: "DAME-STD-N1",
        piece: "DAME-STD-N2",
        code: "DAME-STD-N3",
        arrival: "DAME-STD-N4",
        kind: "DAME-STD-N5",
    };
    let arguments = Arguments { e, p, x: x_destination, y: y_destination, erreur };
    let name = "echiquier_deplacement_standard_est_valide_dame";
    // SAFETY: the pointers are NULL or what they are said to be, by contract.
    unsafe { est_valide(name, &clauses, TypePiece::Dame, arguments) }
}

/// Dit si le déplacement d'un roi est pseudo-légal, roque exclu.
///
/// Un roi se déplace d'une case, dans tous les sens. Pseudo-légal veut dire : sans regarder si le
/// roi de son camp serait ensuite en échec.
///
/// @param e l'échiquier ; seules ses pièces valides comptent.
/// @param p la pièce, qui n'est pas modifiée : un roi de l'un des deux jeux de *e.
/// @param x_destination la colonne d'arrivée.
/// @param y_destination la rangée d'arrivée.
/// @param erreur où écrire le code et la case en cause.
///
/// Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
///
/// Nécessite :
/// - [ROI-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [ROI-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [ROI-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
/// - [ROI-STD-N4] x_destination et y_destination vont de 0 à 7 ;
///   sinon le code est erreur_argument_hors_limites ;
/// - [ROI-STD-N5] *p est un roi, et une pièce de *e est égale à *p ;
///   sinon le code est erreur_argument_hors_limites.
///
/// Garantie :
/// - [ROI-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
///   rend 1, et *erreur reçoit le code pas_erreur ;
/// - [ROI-STD-G2] si la pièce ne se déplace pas ainsi : rend 0, et *erreur reçoit un autre code que
///   pas_erreur ;
/// - [ROI-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce du même
///   camp est sur cette case ;
/// - [ROI-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon reçoit le
///   code de la première faute, dans cet ordre :
///   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
///   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ;
///   - erreur_piece_blocant_trajet et la case d'arrivée : une pièce du même camp est sur cette
///     case ;
/// - [ROI-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_echiquier_deplacement_standard_est_valide_roi")]
pub unsafe extern "C" fn echiquier_deplacement_standard_est_valide_roi(
    e: *const Echiquier,
    p: *mut Piece,
    x_destination: c_int,
    y_destination: c_int,
    erreur: *mut CodeErreurDeplacement,
) -> c_int {
    let clauses = Clauses {
        board: "ROI-STD-N1",
        piece: "ROI-STD-N2",
        code: "ROI-STD-N3",
        arrival: "ROI-STD-N4",
        kind: "ROI-STD-N5",
    };
    let arguments = Arguments { e, p, x: x_destination, y: y_destination, erreur };
    let name = "echiquier_deplacement_standard_est_valide_roi";
    // SAFETY: the pointers are NULL or what they are said to be, by contract.
    unsafe { est_valide(name, &clauses, TypePiece::Roi, arguments) }
}

/// Dit si le déplacement d'un pion blanc est pseudo-légal.
///
/// Un pion blanc se déplace d'une case vers les y croissants, ou de deux depuis y = 1, si ces
/// cases sont vides ; pour prendre, d'une case en diagonale vers les y croissants. Pseudo-légal
/// veut dire : sans regarder si le roi de son camp serait ensuite en échec.
///
/// @param e l'échiquier ; seules ses pièces valides comptent.
/// @param p la pièce, qui n'est pas modifiée : un pion blanc de l'un des deux jeux de *e.
/// @param x_destination la colonne d'arrivée.
/// @param y_destination la rangée d'arrivée.
/// @param erreur où écrire le code et la case en cause.
///
/// Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
///
/// Nécessite :
/// - [PION-BLANC-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [PION-BLANC-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [PION-BLANC-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
/// - [PION-BLANC-STD-N4] x_destination et y_destination vont de 0 à 7 ;
///   sinon le code est erreur_argument_hors_limites ;
/// - [PION-BLANC-STD-N5] *p est un pion blanc, et une pièce de *e est égale à *p ;
///   sinon le code est erreur_argument_hors_limites.
///
/// Garantie :
/// - [PION-BLANC-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi
///   adverse : rend 1, et *erreur reçoit le code pas_erreur ;
/// - [PION-BLANC-STD-G2] si la pièce ne se déplace pas ainsi, si une pièce est sur le trajet, ou si
///   une pièce adverse est devant le pion, sur la case d'arrivée : rend 0, et *erreur reçoit un
///   autre code que pas_erreur ;
/// - [PION-BLANC-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce
///   du même camp est sur cette case ;
/// - [PION-BLANC-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon
///   reçoit le code de la première faute, dans cet ordre :
///   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
///   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ; en
///     diagonale, aussi quand la case d'arrivée n'a pas de pièce adverse ;
///   - erreur_piece_blocant_trajet et la première case occupée : une pièce, même adverse, est
///     devant le pion, sur le trajet ou sur la case d'arrivée ;
/// - [PION-BLANC-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_echiquier_deplacement_standard_est_valide_pion_blanc")]
pub unsafe extern "C" fn echiquier_deplacement_standard_est_valide_pion_blanc(
    e: *const Echiquier,
    p: *mut Piece,
    x_destination: c_int,
    y_destination: c_int,
    erreur: *mut CodeErreurDeplacement,
) -> c_int {
    let clauses = Clauses {
        board: "PION-BLANC-STD-N1",
        piece: "PION-BLANC-STD-N2",
        code: "PION-BLANC-STD-N3",
        arrival: "PION-BLANC-STD-N4",
        kind: "PION-BLANC-STD-N5",
    };
    let arguments = Arguments { e, p, x: x_destination, y: y_destination, erreur };
    let name = "echiquier_deplacement_standard_est_valide_pion_blanc";
    // SAFETY: the pointers are NULL or what they are said to be, by contract.
    unsafe { est_valide(name, &clauses, TypePiece::PionBlanc, arguments) }
}

/// Dit si le déplacement d'un pion noir est pseudo-légal.
///
/// Un pion noir se déplace d'une case vers les y décroissants, ou de deux depuis y = 6, si ces
/// cases sont vides ; pour prendre, d'une case en diagonale vers les y décroissants. Pseudo-légal
/// veut dire : sans regarder si le roi de son camp serait ensuite en échec.
///
/// @param e l'échiquier ; seules ses pièces valides comptent.
/// @param p la pièce, qui n'est pas modifiée : un pion noir de l'un des deux jeux de *e.
/// @param x_destination la colonne d'arrivée.
/// @param y_destination la rangée d'arrivée.
/// @param erreur où écrire le code et la case en cause.
///
/// Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
///
/// Nécessite :
/// - [PION-NOIR-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [PION-NOIR-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [PION-NOIR-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
/// - [PION-NOIR-STD-N4] x_destination et y_destination vont de 0 à 7 ;
///   sinon le code est erreur_argument_hors_limites ;
/// - [PION-NOIR-STD-N5] *p est un pion noir, et une pièce de *e est égale à *p ;
///   sinon le code est erreur_argument_hors_limites.
///
/// Garantie :
/// - [PION-NOIR-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
///   rend 1, et *erreur reçoit le code pas_erreur ;
/// - [PION-NOIR-STD-G2] si la pièce ne se déplace pas ainsi, si une pièce est sur le trajet, ou si
///   une pièce adverse est devant le pion, sur la case d'arrivée : rend 0, et *erreur reçoit un
///   autre code que pas_erreur ;
/// - [PION-NOIR-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce du
///   même camp est sur cette case ;
/// - [PION-NOIR-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon
///   reçoit le code de la première faute, dans cet ordre :
///   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
///   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ; en
///     diagonale, aussi quand la case d'arrivée n'a pas de pièce adverse ;
///   - erreur_piece_blocant_trajet et la première case occupée : une pièce, même adverse, est
///     devant le pion, sur le trajet ou sur la case d'arrivée ;
/// - [PION-NOIR-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_echiquier_deplacement_standard_est_valide_pion_noir")]
pub unsafe extern "C" fn echiquier_deplacement_standard_est_valide_pion_noir(
    e: *const Echiquier,
    p: *mut Piece,
    x_destination: c_int,
    y_destination: c_int,
    erreur: *mut CodeErreurDeplacement,
) -> c_int {
    let clauses = Clauses {
        board: "PION-NOIR-STD-N1",
        piece: "PION-NOIR-STD-N2",
        code: "PION-NOIR-STD-N3",
        arrival: "PION-NOIR-STD-N4",
        kind: "PION-NOIR-STD-N5",
    };
    let arguments = Arguments { e, p, x: x_destination, y: y_destination, erreur };
    let name = "echiquier_deplacement_standard_est_valide_pion_noir";
    // SAFETY: the pointers are NULL or what they are said to be, by contract.
    unsafe { est_valide(name, &clauses, TypePiece::PionNoir, arguments) }
}
