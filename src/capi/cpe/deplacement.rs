//! Section « Déplacements » of `echecs.h`: the standard move, the dispatcher and
//! promotion.

use std::ffi::c_int;

use super::attempt::Attempt;
use super::code_erreur::CodeErreurDeplacement;
use super::convert::{coordinates, square};
use super::coups::TypeDeplacementC;
use super::deplacement_standard::{ask_piece, judge};
use super::echiquier::Echiquier;
use super::historique::{CoupJoue, HistoriquePartie, History};
use super::integrity::Intact;
use super::pieces::{TypePiece, TypePieceC, are_coordinates, off_board};
use super::pointers::{read, write, write_from};
use super::referees::{OwnRules, PublicFunctions};
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call};
use crate::capi::public;
use crate::courses::cpe::{NotAllowed, Reason};
use crate::rules::{Color, Square};

/// Why a move is refused, and the square to blame if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MoveRefusal {
    pub code: TypeErreur,
    pub square: Option<Square>,
}

impl MoveRefusal {
    pub fn new(code: TypeErreur) -> MoveRefusal {
        MoveRefusal { code, square: None }
    }

    pub fn at(code: TypeErreur, square: Square) -> MoveRefusal {
        MoveRefusal { code, square: Some(square) }
    }
}

/// What the course's rules refuse, by its code.
impl From<NotAllowed> for MoveRefusal {
    fn from(NotAllowed { reason, square }: NotAllowed) -> MoveRefusal {
        let code = match reason {
            Reason::NotItsMove => TypeErreur::ErreurDeplacementPieceImpossible,
            Reason::InTheWay => TypeErreur::ErreurPieceBlocantTrajet,
            Reason::Castling => TypeErreur::ErreurRoqueNonPermis,
            Reason::EnPassant => TypeErreur::ErreurPriseEnPassantNonPermise,
        };
        MoveRefusal { code, square }
    }
}

/// What a refusal is in C.
impl From<MoveRefusal> for CodeErreurDeplacement {
    fn from(MoveRefusal { code, square }: MoveRefusal) -> CodeErreurDeplacement {
        let (coord_x, coord_y) = square.map_or((-1, -1), coordinates);
        CodeErreurDeplacement { r#type: code as TypeErreurC, coord_x, coord_y }
    }
}

impl CodeErreurDeplacement {
    pub(super) fn of(verdict: Result<(), MoveRefusal>) -> CodeErreurDeplacement {
        verdict.map_or_else(CodeErreurDeplacement::from, |()| CodeErreurDeplacement::NONE)
    }

    /// What a function that may be the program's own has answered, 0 if it refuses, and
    /// has written here. What it returned is what counts: it may have forgotten to write
    /// why, or have written what is no error.
    pub(super) fn unless(
        self,
        answer: c_int,
        otherwise: TypeErreur,
    ) -> Result<(), CodeErreurDeplacement> {
        match answer {
            0 if !TypeErreur::is_error(self.r#type) => Err(MoveRefusal::new(otherwise).into()),
            0 if square(self.coord_x, self.coord_y).is_none() => {
                Err(CodeErreurDeplacement::of_code(self.r#type))
            }
            0 => Err(self),
            _ => Ok(()),
        }
    }
}

/// The squares of a move, as C gives them.
#[derive(Clone, Copy)]
pub(super) struct Route {
    pub from: (c_int, c_int),
    pub to: (c_int, c_int),
}

impl Route {
    pub fn new(x_depart: c_int, y_depart: c_int, x_arrivee: c_int, y_arrivee: c_int) -> Route {
        Route { from: (x_depart, y_depart), to: (x_arrivee, y_arrivee) }
    }

    /// The move of a kind between the two squares.
    pub fn as_move(self, kind: TypeDeplacementC, promotion: TypePiece) -> CoupJoue {
        CoupJoue {
            x_depart: self.from.0,
            y_depart: self.from.1,
            x_arrivee: self.to.0,
            y_arrivee: self.to.1,
            r#type: kind,
            promotion: promotion as TypePieceC,
        }
    }

    /// The two squares, if both are on the board.
    pub fn squares(self, tag: &'static str) -> Result<(Square, Square), Breach> {
        let on_board = |(x, y)| square(x, y).ok_or_else(|| off_board(tag, x, y));
        Ok((on_board(self.from)?, on_board(self.to)?))
    }
}

/// The intact board at an address, and what one look at it tells.
///
/// # Safety
///
/// `e` is NULL or the address of a board.
// Inlined, so that the board is not copied from one result to the next.
#[inline(always)]
pub(super) unsafe fn intact_board(
    e: *const Echiquier,
    [null, intact]: [&'static str; 2],
) -> Result<(Echiquier, Intact), Breach> {
    // SAFETY: NULL or a board, by the caller.
    let board = unsafe { read(e) }.ok_or_else(|| Breach::null(null, "e"))?;
    let intact = board.required(intact)?;
    Ok((board, intact))
}

impl Echiquier {
    /// What one look at a board tells, which must be intact.
    fn required(&self, tag: &'static str) -> Result<Intact, Breach> {
        self.intact().map_err(|fault| Breach::new(tag, fault.code(), fault.to_string()))
    }
}

/// Dit si un déplacement standard est pseudo-légal.
///
/// Un déplacement standard est celui d'une pièce seule : ni roque, ni prise en passant.
/// Pseudo-légal veut dire : sans regarder si le roi de son camp serait ensuite en échec. La case
/// d'arrivée peut être celle du roi adverse : une pièce qui peut y aller met ce roi en échec.
///
/// @param e l'échiquier.
/// @param x_depart la colonne de départ.
/// @param y_depart la rangée de départ.
/// @param x_arrivee la colonne d'arrivée.
/// @param y_arrivee la rangée d'arrivée.
/// @param erreur où écrire le code et la case en cause.
///
/// Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
///
/// Nécessite :
/// - [STANDARD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [STANDARD-N2] *e est intègre ; sinon le code est celui de [ECHIQUIER-VERIFIER-G2] ;
/// - [STANDARD-N3] les quatre coordonnées vont de 0 à 7 ;
///   sinon le code est erreur_argument_hors_limites ;
/// - [STANDARD-N4] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code.
///
/// Garantie :
/// - [STANDARD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
///   rend 1, et *erreur reçoit le code pas_erreur ;
/// - [STANDARD-G2] si le camp qui a le trait a une pièce sur la case de départ, et que ce
///   déplacement n'est pas pseudo-légal : rend 0, et *erreur reçoit un autre code que pas_erreur ;
/// - [STANDARD-G7] + si le camp qui a le trait n'a pas de pièce sur la case de départ : rend 0 ;
/// - [STANDARD-G8] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon reçoit le
///   code de la première faute, dans cet ordre :
///   - erreur_absence_de_deplacement, -1, -1 : les deux cases sont la même ;
///   - erreur_case_depart_vide et la case de départ : la case de départ est vide ;
///   - erreur_piece_adverse et la case de départ : la pièce de cette case est adverse ;
///   - ce que la fonction de la pièce écrit, ou ce que dit [STANDARD-G5] ;
/// - [STANDARD-G3] + appelle par son nom la fonction de la sorte de pièce,
///   echiquier_deplacement_standard_est_valide_... : si le programme la définit, c'est sa version
///   qui est appelée ;
/// - [STANDARD-G4] + ce que cette fonction rend compte seul : 0 est un refus, toute autre valeur
///   une permission, quoi qu'elle écrive dans *erreur. Après un refus :
///   - si elle n'a rien écrit, ou a écrit pas_erreur ou un code qui n'existe pas : *erreur reçoit
///     { erreur_deplacement_piece_impossible, -1, -1 } ;
///   - si elle a écrit une case qui n'est pas sur l'échiquier : *erreur garde le code, avec -1 et
///     -1 ;
/// - [STANDARD-G5] + si le camp qui a le trait a une pièce sur la case d'arrivée : rend 0 sans
///   appeler cette fonction, et *erreur reçoit ce qu'écrit celle de la bibliothèque ;
/// - [STANDARD-G6] + donne à cette fonction l'adresse de la pièce, dans le jeu de l'échiquier
///   qu'elle reçoit.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_echiquier_deplacement_coup_standard_est_valide")]
pub unsafe extern "C" fn echiquier_deplacement_coup_standard_est_valide(
    e: *const Echiquier,
    x_depart: c_int,
    y_depart: c_int,
    x_arrivee: c_int,
    y_arrivee: c_int,
    erreur: *mut CodeErreurDeplacement,
) -> c_int {
    call(
        "echiquier_deplacement_coup_standard_est_valide",
        |code| {
            // SAFETY: NULL or a place for a code, by contract.
            unsafe { write(erreur, CodeErreurDeplacement::of_code(code)) };
            0
        },
        || {
            // SAFETY: NULL or a board, by contract.
            let (board, intact) = unsafe { intact_board(e, ["STANDARD-N1", "STANDARD-N2"]) }?;
            let route = Route::new(x_depart, y_depart, x_arrivee, y_arrivee);
            let (from, to) = route.squares("STANDARD-N3")?;
            if erreur.is_null() {
                return Err(Breach::null("STANDARD-N4", "erreur"));
            }
            let verdict = match intact.own_piece(from, to) {
                // By the course's sheets, a piece's own function need not know of this.
                Ok(kind) if intact.pieces.color(intact.player).contains(to) => {
                    judge(&intact.pieces, intact.player, kind, from, to).map_err(MoveRefusal::into)
                }
                Ok(kind) => ask_piece(board, kind, route),
                Err(refusal) => Err(refusal.into()),
            };
            // SAFETY: not NULL, so a place for a code.
            unsafe { write(erreur, verdict.err().unwrap_or(CodeErreurDeplacement::NONE)) };
            Ok(verdict.is_ok().into())
        },
    )
}

impl Intact {
    /// The kind of the piece that the side to move wants to move.
    pub(super) fn own_piece(&self, from: Square, to: Square) -> Result<TypePiece, MoveRefusal> {
        use TypeErreur::*;
        if from == to {
            return Err(MoveRefusal::new(ErreurAbsenceDeDeplacement));
        }
        self.kind_on(self.player, from).ok_or_else(|| {
            let occupied = self.pieces.occupied().contains(from);
            let code = if occupied { ErreurPieceAdverse } else { ErreurCaseDepartVide };
            MoveRefusal::at(code, from)
        })
    }
}

/// Fait un déplacement standard, prise comprise, sans le vérifier.
///
/// @param e l'échiquier à changer.
/// @param x_depart la colonne de départ.
/// @param y_depart la rangée de départ.
/// @param x_arrivee la colonne d'arrivée.
/// @param y_arrivee la rangée d'arrivée.
///
/// Si une clause n'est pas respectée, *e ne change pas.
///
/// Nécessite :
/// - [REALISER-N1] e n'est pas NULL ;
/// - [REALISER-N2] *e est intègre ;
/// - [REALISER-N3] les quatre coordonnées vont de 0 à 7 ;
/// - [REALISER-N4] le camp qui a le trait a une pièce sur la case de départ, et aucune sur la
///   case d'arrivée ;
/// - [REALISER-N5] le roi adverse n'est pas sur la case d'arrivée : sans ce roi, *e ne serait
///   plus intègre.
///
/// Garantie :
/// - [REALISER-G1] la pièce est sur la case d'arrivée ;
/// - [REALISER-G2] la pièce adverse qui était sur la case d'arrivée est retirée de son jeu, comme
///   en [JEU-SUPPRIMER-G1] ;
/// - [REALISER-G3] joueur_courant ne change pas ;
/// - [REALISER-G4] + la pièce garde son indice dans son jeu, et le jeu adverse change comme en
///   [JEU-SUPPRIMER-G4].
#[unsafe(export_name = "echecs_interne_echiquier_deplacement_realise_coup_standard")]
pub unsafe extern "C" fn echiquier_deplacement_realise_coup_standard(
    e: *mut Echiquier,
    x_depart: c_int,
    y_depart: c_int,
    x_arrivee: c_int,
    y_arrivee: c_int,
) {
    call(
        "echiquier_deplacement_realise_coup_standard",
        |_| (),
        || {
            // SAFETY: NULL or a board, by contract.
            let (mut board, intact) = unsafe { intact_board(e, ["REALISER-N1", "REALISER-N2"]) }?;
            let route = Route::new(x_depart, y_depart, x_arrivee, y_arrivee);
            let (from, to) = route.squares("REALISER-N3")?;
            let own = intact.pieces.color(intact.player);
            if !own.contains(from) {
                let what = "le camp qui a le trait n'a pas de pièce sur la case de départ";
                return Err(Breach::new("REALISER-N4", TypeErreur::ErreurCaseDepartVide, what));
            }
            if own.contains(to) {
                let what = "le camp qui a le trait a une pièce sur la case d'arrivée";
                return Err(Breach::new("REALISER-N4", TypeErreur::ErreurPieceBlocantTrajet, what));
            }
            if intact.adverse_king_is_on(to) {
                let what = "le roi adverse est sur la case d'arrivée";
                return Err(Breach::new("REALISER-N5", TypeErreur::ErreurEchiquierRois, what));
            }
            if board.move_piece(route.from, route.to).is_some() {
                // SAFETY: not NULL, so a board.
                unsafe { write(e, board) };
            }
            Ok(())
        },
    );
}

/// Fait un coup s'il est légal, sans changer le trait.
///
/// Le coup est d'abord essayé, sur une copie de l'échiquier, comme un déplacement standard. Si ce
/// déplacement est refusé, la fonction essaie le roque pour un roi, et la prise en passant pour
/// un pion. Comme celle du cours, elle ne rend rien : *erreur dit si le coup est fait.
///
/// @param e l'échiquier à changer.
/// @param x_depart la colonne de départ.
/// @param y_depart la rangée de départ.
/// @param x_destination la colonne d'arrivée.
/// @param y_destination la rangée d'arrivée.
/// @param h l'historique, qui n'est pas changé : l'appelant y ajoute le coup.
/// @param erreur où écrire le code et la case en cause.
/// @param type où écrire la sorte du coup.
///
/// Si une clause n'est pas respectée, *erreur reçoit le code indiqué, avec -1 et -1, et rien
/// d'autre ne change.
///
/// Nécessite :
/// - [DEPLACER-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [DEPLACER-N2] *e est intègre ; sinon le code est celui de [ECHIQUIER-VERIFIER-G2] ;
/// - [DEPLACER-N3] les quatre coordonnées vont de 0 à 7 ;
///   sinon le code est erreur_argument_hors_limites ;
/// - [DEPLACER-N4] h n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [DEPLACER-N5] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
///   sinon le code est erreur_historique_invalide ;
/// - [DEPLACER-N6] erreur n'est pas NULL ; sinon ne fait rien ;
/// - [DEPLACER-N7] type n'est pas NULL ; sinon le code est erreur_pointeur_nul.
///
/// Garantie :
/// - [DEPLACER-G1] si le coup est légal : *e reçoit l'échiquier d'après le coup, où joueur_courant
///   est resté le même, *erreur reçoit le code pas_erreur, et *type reçoit la sorte du coup ;
/// - [DEPLACER-G2] si un pion arrive sur sa dernière rangée : *type reçoit deplacement_promotion,
///   et il reste à l'appelant à promouvoir ce pion, par exemple avec echiquier_promouvoir_pion ;
/// - [DEPLACER-G4] si le camp qui a le trait a une pièce sur la case de départ, et que ce coup
///   n'est pas légal : *e ne change pas, et *erreur reçoit un autre code que pas_erreur ;
/// - [DEPLACER-G9] + *erreur reçoit { pas_erreur, -1, -1 } si le coup est fait ; si le coup est
///   refusé, y compris parce que le camp qui a le trait n'a pas de pièce sur la case de départ,
///   ni *e ni *type ne change ;
/// - [DEPLACER-G3] + si le coup est refusé : *erreur reçoit le code de la première faute, dans cet
///   ordre :
///   - les trois premiers codes de [STANDARD-G8] ;
///   - erreur_deplacement_piece_impossible et la case du roi adverse : un déplacement pseudo-légal
///     prendrait ce roi ;
///   - pour un roi qui va de deux cases sur sa rangée sans que le roque soit permis,
///     erreur_roque_non_permis et la case de [ROQUE-G5] ;
///   - pour un pion qui avance d'une case en diagonale vers une case vide sans que la prise en
///     passant soit permise, erreur_prise_en_passant_non_permise et la case de [EN-PASSANT-G4] ;
///   - pour un autre déplacement standard refusé, le code et la case de [STANDARD-G8] ;
///   - erreur_roi_en_echec et la case d'une pièce qui attaque le roi : le coup laisse le roi de son
///     camp en échec ;
/// - [DEPLACER-G5] + appelle par leur nom, chacune une fois au plus, les fonctions suivantes ; si
///   le programme les définit, ce sont ses versions :
///   - echiquier_deplacement_coup_standard_est_valide, seulement si le camp qui a le trait a une
///     pièce sur la case de départ et va sur une autre case ;
///   - echiquier_deplacement_realise_coup_standard, si le déplacement standard est permis ;
///   - echiquier_deplacement_realise_si_possible_roque si un roi, ou
///     echiquier_deplacement_realise_si_possible_prise_en_passant si un pion, se voit refuser le
///     déplacement standard : le programme peut définir ce nom, ou celui avec _special, que cette
///     fonction appelle ;
/// - [DEPLACER-G6] + ce que ces fonctions rendent compte seul, comme en [STANDARD-G4] ; si, après
///   un refus, rien n'est écrit, ou si le code écrit n'est pas celui d'une erreur, *erreur reçoit,
///   avec -1 et -1, erreur_roque_non_permis ou erreur_prise_en_passant_non_permise dans le cas de
///   [DEPLACER-G3] qui a ce code, et erreur_deplacement_piece_impossible dans les autres ;
/// - [DEPLACER-G7] + si une version du programme laisse un échiquier qui n'est pas intègre :
///   *erreur reçoit, avec -1 et -1, le code de [ECHIQUIER-VERIFIER-G2], et le coup est refusé ;
/// - [DEPLACER-G8] + si une version du programme permet le coup sans changer l'échiquier : *erreur
///   reçoit { erreur_deplacement_piece_impossible, -1, -1 }, et le coup est refusé.
#[unsafe(export_name = "echecs_interne_echiquier_deplacement_realise_si_possible")]
pub unsafe extern "C" fn echiquier_deplacement_realise_si_possible(
    e: *mut Echiquier,
    x_depart: c_int,
    y_depart: c_int,
    x_destination: c_int,
    y_destination: c_int,
    h: *const HistoriquePartie,
    erreur: *mut CodeErreurDeplacement,
    r#type: *mut TypeDeplacementC,
) {
    call(
        "echiquier_deplacement_realise_si_possible",
        |code| {
            // SAFETY: NULL or a place for a code, by contract.
            unsafe { write(erreur, CodeErreurDeplacement::of_code(code)) };
        },
        || {
            if e.is_null() {
                return Err(Breach::null("DEPLACER-N1", "e"));
            }
            // Not by `intact_board`: the board is large, and a result would copy it again.
            // SAFETY: not NULL, so a board.
            let board = unsafe { e.read_unaligned() };
            let intact = board.required("DEPLACER-N2")?;
            let route = Route::new(x_depart, y_depart, x_destination, y_destination);
            let (from, to) = route.squares("DEPLACER-N3")?;
            // SAFETY: NULL or a history, by contract.
            let history = unsafe { History::required(h, ["DEPLACER-N4", "DEPLACER-N5"]) }?;
            if erreur.is_null() {
                return Err(Breach::null("DEPLACER-N6", "erreur"));
            }
            if r#type.is_null() {
                return Err(Breach::null("DEPLACER-N7", "type"));
            }
            let attempt = Attempt { board: &board, intact, from, to };
            let mut next = board;
            let played = if public::cpe_moves_are_own() {
                attempt.play(&OwnRules { history }, &mut next)
            } else {
                attempt.play(&PublicFunctions { history }, &mut next)
            };
            let code = match played {
                Ok(kind) => {
                    // SAFETY: neither is NULL, so a board and a place for a kind of move.
                    unsafe {
                        write_from(e, &next);
                        write(r#type, kind as TypeDeplacementC);
                    }
                    CodeErreurDeplacement::NONE
                }
                Err(code) => code,
            };
            // SAFETY: not NULL, so a place for a code.
            unsafe { write(erreur, code) };
            Ok(())
        },
    );
}

/// Promeut un pion arrivé sur sa dernière rangée.
///
/// @param e l'échiquier à changer.
/// @param coord_x la colonne du pion.
/// @param coord_y la rangée du pion.
/// @param promotion ce que devient le pion : dame, tour, fou ou cavalier.
///
/// Nécessite :
/// - [PROMOUVOIR-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PROMOUVOIR-N2] *e est intègre ; sinon rend le code de [ECHIQUIER-VERIFIER-G2] ;
/// - [PROMOUVOIR-N3] coord_x et coord_y vont de 0 à 7 ; sinon rend erreur_argument_hors_limites ;
/// - [PROMOUVOIR-N4] promotion est une valeur de type_piece ;
///   sinon rend erreur_argument_hors_limites.
///
/// Garantie :
/// - [PROMOUVOIR-G1] + si le camp qui a le trait a un pion sur cette case, si cette case est sur la
///   dernière rangée de ce camp, et si promotion vaut dame, tour, fou ou cavalier : rend
///   pas_erreur, et le pion devient cette pièce, au même indice de son jeu ;
/// - [PROMOUVOIR-G2] + sinon rend erreur_promotion_non_permise, et *e ne change pas.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_echiquier_promouvoir_pion")]
pub unsafe extern "C" fn echiquier_promouvoir_pion(
    e: *mut Echiquier,
    coord_x: c_int,
    coord_y: c_int,
    promotion: TypePieceC,
) -> TypeErreurC {
    call(
        "echiquier_promouvoir_pion",
        |code| code,
        || {
            // SAFETY: NULL or a board, by contract.
            let (mut board, Intact { player, .. }) =
                unsafe { intact_board(e, ["PROMOUVOIR-N1", "PROMOUVOIR-N2"]) }?;
            if !are_coordinates(coord_x, coord_y) {
                return Err(off_board("PROMOUVOIR-N3", coord_x, coord_y));
            }
            let (pawn, last_rank) = match player {
                Color::White => (TypePiece::PionBlanc, 7),
                Color::Black => (TypePiece::PionNoir, 0),
            };
            let becomes = TypePiece::required(promotion, "promotion", "PROMOUVOIR-N4")?;
            match board.jeu_mut(player).piece_mut(coord_x, coord_y) {
                Some(piece)
                    if piece.kind() == Some(pawn)
                        && coord_y == last_rank
                        && becomes.is_promotion() =>
                {
                    piece.r#type = becomes as TypePieceC;
                    // SAFETY: not NULL, so a board.
                    unsafe { write(e, board) };
                    Ok(TypeErreur::PasErreur as TypeErreurC)
                }
                _ => Ok(TypeErreur::ErreurPromotionNonPermise as TypeErreurC),
            }
        },
    )
}
