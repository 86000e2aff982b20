//! Section « Déplacements spéciaux » of `echecs.h`: castling and en passant.

use std::ffi::c_int;

use super::code_erreur::CodeErreurDeplacement;
use super::convert::coordinates;
use super::deplacement::{MoveRefusal, Route, intact_board};
use super::echiquier::Echiquier;
use super::historique::{HistoriquePartie, History};
use super::integrity::Intact;
use super::pointers::write;
use crate::capi::castling_rights::castling_right;
use crate::capi::errors::TypeErreur;
use crate::capi::guard::{Breach, call};
use crate::capi::public;
use crate::courses::cpe::{Castling, judge_castling, judge_en_passant};
use crate::rules::{ClassicalCastling, Square};

/// A special move of the side to move, made on a board or refused.
type Try = fn(&mut Echiquier, Intact, (Square, Square), &Past) -> Result<(), MoveRefusal>;

/// The moves of a game so far, and who says whether one has left from a square or
/// arrived there.
pub(super) struct Past {
    history: History,
    touches: fn(History, c_int, c_int) -> bool,
}

impl Past {
    /// The public function is asked, which may be the program's own.
    fn by_name(history: History) -> Past {
        let touches = |history: History, x, y| {
            // SAFETY: the address of a history.
            unsafe { public::historique_deplacement_existe(history.pointer(), x, y) != 0 }
        };
        Past { history, touches }
    }

    pub(super) fn own(history: History) -> Past {
        Past { history, touches: History::touches }
    }
}

impl Castling for Past {
    fn was_allowed(&self, castling: ClassicalCastling) -> bool {
        self.history.initial_rights() & castling_right(castling) != 0
    }

    fn touches(&self, square: Square) -> bool {
        let (x, y) = coordinates(square);
        (self.touches)(self.history, x, y)
    }
}

type Pointers = (*mut Echiquier, Route, *const HistoriquePartie, *mut CodeErreurDeplacement);

/// # Safety
///
/// The pointers are NULL or point to what they are said to.
unsafe fn special(
    name: &str,
    tags: [&'static str; 6],
    attempt: Try,
    (e, route, h, erreur): Pointers,
) -> c_int {
    let [board_null, board_intact, off_board, history_null, history_count, code_null] = tags;
    call(
        name,
        |code| {
            // SAFETY: NULL or a place for a code, by contract.
            unsafe { write(erreur, CodeErreurDeplacement::of_code(code)) };
            0
        },
        || {
            // SAFETY: NULL or a board, by contract.
            let (mut board, intact) = unsafe { intact_board(e, [board_null, board_intact]) }?;
            let squares = route.squares(off_board)?;
            // SAFETY: NULL or a history, by contract.
            let history = unsafe { History::required(h, [history_null, history_count]) }?;
            if erreur.is_null() {
                return Err(Breach::null(code_null, "erreur"));
            }
            let verdict = attempt(&mut board, intact, squares, &Past::by_name(history));
            if verdict.is_ok() {
                // SAFETY: not NULL, so a board.
                unsafe { write(e, board) };
            }
            // SAFETY: not NULL, so a place for a code.
            unsafe { write(erreur, CodeErreurDeplacement::of(verdict)) };
            Ok(verdict.is_ok().into())
        },
    )
}

/// Castling of classical chess, asked for by the king's move.
pub(super) fn castle(
    board: &mut Echiquier,
    Intact { player: us, pieces }: Intact,
    squares: (Square, Square),
    past: &Past,
) -> Result<(), MoveRefusal> {
    let moves = judge_castling(&pieces, us, squares, past)?;
    let done = moves
        .into_iter()
        .all(|(from, to)| board.move_piece(coordinates(from), coordinates(to)).is_some());
    let lost = MoveRefusal::at(TypeErreur::ErreurRoqueNonPermis, squares.0);
    if done { Ok(()) } else { Err(lost) }
}

/// A pawn takes another that has just gone two squares.
pub(super) fn take_en_passant(
    board: &mut Echiquier,
    Intact { player: us, pieces }: Intact,
    squares: (Square, Square),
    past: &Past,
) -> Result<(), MoveRefusal> {
    let (from, to) = (coordinates(squares.0), coordinates(squares.1));
    let just_passed = |victim| match past.history.last() {
        Some(last) => {
            last.is_double_step() && (last.x_arrivee, last.y_arrivee) == coordinates(victim)
        }
        None => past.history.initial_en_passant() == to,
    };
    let (x, y) = coordinates(judge_en_passant(&pieces, us, squares, just_passed)?);
    board.jeu_mut(!us).remove_at(x, y);
    let lost = MoveRefusal::new(TypeErreur::ErreurPriseEnPassantNonPermise);
    board.move_piece(from, to).ok_or(lost)
}

/// Fait le roque demandé par le déplacement du roi, s'il est permis.
///
/// Le roque est permis si le roi et la tour n'ont jamais bougé, s'il n'y a aucune pièce entre
/// eux, et si aucune pièce adverse n'attaque la case de départ du roi, la case qu'il traverse ou
/// sa case d'arrivée. Une attaque sur la tour n'empêche pas le roque ; au grand roque, une
/// attaque sur la case b1 ou b8 non plus.
///
/// @param e l'échiquier à changer.
/// @param x_depart la colonne de départ.
/// @param y_depart la rangée de départ.
/// @param x_arrivee la colonne d'arrivée.
/// @param y_arrivee la rangée d'arrivée.
/// @param h l'historique, qui n'est pas changé.
/// @param erreur où écrire le code et la case en cause.
///
/// Si une clause n'est pas respectée, rend 0, *e ne change pas, et *erreur reçoit le code
/// indiqué, avec -1 et -1.
///
/// Nécessite :
/// - [ROQUE-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [ROQUE-N2] *e est intègre ; sinon le code est celui de [ECHIQUIER-VERIFIER-G2] ;
/// - [ROQUE-N3] les quatre coordonnées vont de 0 à 7 ;
///   sinon le code est erreur_argument_hors_limites ;
/// - [ROQUE-N4] h n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [ROQUE-N5] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
///   sinon le code est erreur_historique_invalide ;
/// - [ROQUE-N6] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code.
///
/// Garantie :
/// - [ROQUE-G1] si le roque est permis : rend 1, le roi et la tour sont déplacés, joueur_courant ne
///   change pas, et *erreur reçoit le code pas_erreur ;
/// - [ROQUE-G2] si le roi du camp qui a le trait est sur la case de départ, et que ce roque n'est
///   pas permis : rend 0, *e ne change pas, et *erreur reçoit un autre code que pas_erreur ;
/// - [ROQUE-G4] rend 0 de même si le roi est en échec avant le roque ;
/// - [ROQUE-G5] + *erreur reçoit { pas_erreur, -1, -1 } si le roque est permis ; sinon reçoit
///   erreur_roque_non_permis avec la première case en cause, dans cet ordre :
///   - -1, -1 : le déplacement n'est ni e1-g1 ni e1-c1 (ni e8-g8 ni e8-c8 pour les noirs) ;
///   - la case initiale du roi : le roi n'est pas sur cette case ;
///   - la case initiale de la tour : la tour n'est pas sur cette case, ou h->droits_roque n'a pas
///     ce droit ;
///   - la case initiale de la pièce qui a bougé, le roi d'abord : voir [ROQUE-G3] ;
///   - la case occupée, entre le roi et la tour, la plus proche de la colonne a ;
///   - la case attaquée, parmi les trois du roi, la plus proche de la colonne a ;
/// - [ROQUE-G6] + rend 0, et *e ne change pas, si le roi n'est pas sur la case de départ, ou si
///   h->droits_roque n'a pas ce droit ;
/// - [ROQUE-G3] + appelle historique_deplacement_existe par son nom : le roi ou la tour a bougé si
///   cette fonction, ou la version du programme, ne rend pas 0 pour sa case initiale.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_echiquier_deplacement_special_realise_si_possible_roque")]
pub unsafe extern "C" fn echiquier_deplacement_special_realise_si_possible_roque(
    e: *mut Echiquier,
    x_depart: c_int,
    y_depart: c_int,
    x_arrivee: c_int,
    y_arrivee: c_int,
    h: *const HistoriquePartie,
    erreur: *mut CodeErreurDeplacement,
) -> c_int {
    let tags = ["ROQUE-N1", "ROQUE-N2", "ROQUE-N3", "ROQUE-N4", "ROQUE-N5", "ROQUE-N6"];
    let route = Route::new(x_depart, y_depart, x_arrivee, y_arrivee);
    // SAFETY: the pointers are NULL or what they are said to be, by contract.
    unsafe {
        special(
            "echiquier_deplacement_special_realise_si_possible_roque",
            tags,
            castle,
            (e, route, h, erreur),
        )
    }
}

/// Autre nom de la fonction du roque.
///
/// C'est le nom du titre du contrat, dans la fiche du cours.
///
/// @param e l'échiquier à changer.
/// @param x_depart la colonne de départ.
/// @param y_depart la rangée de départ.
/// @param x_arrivee la colonne d'arrivée.
/// @param y_arrivee la rangée d'arrivée.
/// @param h l'historique, qui n'est pas changé.
/// @param erreur où écrire le code et la case en cause.
///
/// Nécessite : ce que nécessite echiquier_deplacement_special_realise_si_possible_roque.
///
/// Garantie :
/// - [ROQUE-ALIAS-G1] + appelle echiquier_deplacement_special_realise_si_possible_roque par son
///   nom, avec les mêmes arguments, et rend ce que cette fonction rend : si le programme la
///   définit, c'est sa version qui est appelée.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_echiquier_deplacement_realise_si_possible_roque")]
pub unsafe extern "C" fn echiquier_deplacement_realise_si_possible_roque(
    e: *mut Echiquier,
    x_depart: c_int,
    y_depart: c_int,
    x_arrivee: c_int,
    y_arrivee: c_int,
    h: *const HistoriquePartie,
    erreur: *mut CodeErreurDeplacement,
) -> c_int {
    // SAFETY: the same contract.
    unsafe {
        public::echiquier_deplacement_special_realise_si_possible_roque(
            e, x_depart, y_depart, x_arrivee, y_arrivee, h, erreur,
        )
    }
}

/// Fait la prise en passant demandée, si elle est permise.
///
/// La prise en passant est permise si le dernier coup est l'avance de deux cases d'un pion
/// adverse, qui se trouve maintenant à côté du pion qui prend. Le pion qui prend va en diagonale
/// sur la case que l'autre pion a sautée, et l'autre pion est retiré : après d7-d5, un pion
/// blanc en e5 va en d6, et le pion d5 disparaît.
///
/// @param e l'échiquier à changer.
/// @param x_depart la colonne de départ.
/// @param y_depart la rangée de départ.
/// @param x_arrivee la colonne d'arrivée.
/// @param y_arrivee la rangée d'arrivée.
/// @param h l'historique, qui n'est pas changé.
/// @param erreur où écrire le code et la case en cause.
///
/// Si une clause n'est pas respectée, rend 0, *e ne change pas, et *erreur reçoit le code
/// indiqué, avec -1 et -1.
///
/// Nécessite :
/// - [EN-PASSANT-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [EN-PASSANT-N2] *e est intègre ; sinon le code est celui de [ECHIQUIER-VERIFIER-G2] ;
/// - [EN-PASSANT-N3] les quatre coordonnées vont de 0 à 7 ;
///   sinon le code est erreur_argument_hors_limites ;
/// - [EN-PASSANT-N4] h n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
/// - [EN-PASSANT-N5] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
///   sinon le code est erreur_historique_invalide ;
/// - [EN-PASSANT-N6] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code.
///
/// Garantie :
/// - [EN-PASSANT-G1] si la prise est permise : rend 1, le pion est déplacé, le pion adverse est
///   retiré, joueur_courant ne change pas, et *erreur reçoit le code pas_erreur ;
/// - [EN-PASSANT-G2] si le camp qui a le trait a une pièce sur la case de départ, et que cette
///   prise n'est pas permise : rend 0, *e ne change pas, et *erreur reçoit un autre code que
///   pas_erreur ;
/// - [EN-PASSANT-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la prise est permise ; sinon reçoit
///   erreur_prise_en_passant_non_permise avec la première case en cause, dans cet ordre :
///   - -1, -1 : ce n'est pas un pion du camp qui a le trait, qui avance d'une case en diagonale
///     depuis la cinquième rangée (la quatrième pour les noirs) ;
///   - la case d'arrivée : cette case est occupée ;
///   - la case du pion à prendre (colonne d'arrivée, rangée de départ) : aucun pion adverse n'est
///     sur cette case, ou le dernier coup n'est pas son avance de deux cases ;
/// - [EN-PASSANT-G5] + rend 0, et *e ne change pas, si le camp qui a le trait n'a pas de pièce sur
///   la case de départ ;
/// - [EN-PASSANT-G6] + permet aussi la prise après laquelle le roi de son camp est en échec :
///   echiquier_deplacement_realise_si_possible la refuse ;
/// - [EN-PASSANT-G3] + si l'historique n'a aucun coup : h->en_passant_x et h->en_passant_y disent
///   la seule case d'arrivée permise ; une autre est refusée avec la case du pion à prendre.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_echiquier_deplacement_special_realise_si_possible_prise_en_passant")]
pub unsafe extern "C" fn echiquier_deplacement_special_realise_si_possible_prise_en_passant(
    e: *mut Echiquier,
    x_depart: c_int,
    y_depart: c_int,
    x_arrivee: c_int,
    y_arrivee: c_int,
    h: *const HistoriquePartie,
    erreur: *mut CodeErreurDeplacement,
) -> c_int {
    let tags = [
        "EN-PASSANT-N1",
        "EN-PASSANT-N2",
        "EN-PASSANT-N3",
        "EN-PASSANT-N4",
        "EN-PASSANT-N5",
        "EN-PASSANT-N6",
    ];
    let route = Route::new(x_depart, y_depart, x_arrivee, y_arrivee);
    // SAFETY: the pointers are NULL or what they are said to be, by contract.
    unsafe {
        special(
            "echiquier_deplacement_special_realise_si_possible_prise_en_passant",
            tags,
            take_en_passant,
            (e, route, h, erreur),
        )
    }
}

/// Autre nom de la fonction de la prise en passant.
///
/// C'est le nom du titre du contrat, dans la fiche du cours.
///
/// @param e l'échiquier à changer.
/// @param x_depart la colonne de départ.
/// @param y_depart la rangée de départ.
/// @param x_arrivee la colonne d'arrivée.
/// @param y_arrivee la rangée d'arrivée.
/// @param h l'historique, qui n'est pas changé.
/// @param erreur où écrire le code et la case en cause.
///
/// Nécessite : ce que nécessite
/// echiquier_deplacement_special_realise_si_possible_prise_en_passant.
///
/// Garantie :
/// - [EN-PASSANT-ALIAS-G1] + appelle
///   echiquier_deplacement_special_realise_si_possible_prise_en_passant par son nom, avec les
///   mêmes arguments, et rend ce que cette fonction rend : si le programme la définit, c'est sa
///   version qui est appelée.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_echiquier_deplacement_realise_si_possible_prise_en_passant")]
pub unsafe extern "C" fn echiquier_deplacement_realise_si_possible_prise_en_passant(
    e: *mut Echiquier,
    x_depart: c_int,
    y_depart: c_int,
    x_arrivee: c_int,
    y_arrivee: c_int,
    h: *const HistoriquePartie,
    erreur: *mut CodeErreurDeplacement,
) -> c_int {
    // SAFETY: the same contract.
    unsafe {
        public::echiquier_deplacement_special_realise_si_possible_prise_en_passant(
            e, x_depart, y_depart, x_arrivee, y_arrivee, h, erreur,
        )
    }
}
