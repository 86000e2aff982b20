//! Section « Coups (fiche 4) » of `in104.h`.

use std::ffi::c_int;

use super::echiquier::bad_square;
use super::generate::Generator;
use super::make::Before;
use super::masques::{sees_diagonally, sees_straight};
use super::move_fields::MoveFields;
use super::public;
use super::state::{State, element, piece_picture, side, square_number};
use crate::capi::arguments::{WHITE_OR_BLACK, out_of_range};
use crate::capi::guard::{Breach, call, refuse};
use crate::capi::output;
use crate::capi::pointers::read;

/// Le nombre de coups qu'une liste peut contenir.
pub const MAX_COUPS: usize = 512;

/// Une liste de coups.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Coups {
    /// Les coups.
    pub tab_coups: [c_int; MAX_COUPS],
    /// Le nombre de coups.
    pub nb_coups: c_int,
}

impl Coups {
    pub(super) const EMPTY: Coups = Coups { tab_coups: [0; MAX_COUPS], nb_coups: 0 };

    /// The moves of a list that the program's own function may have filled.
    pub(super) fn as_slice(&self) -> &[c_int] {
        let count = usize::try_from(self.nb_coups).unwrap_or(0);
        &self.tab_coups[..count.min(MAX_COUPS)]
    }
}

/// Ajoute un coup à une liste.
///
/// @param liste la liste.
/// @param coup le coup.
///
/// Nécessite :
/// - [AJOUTER-COUP-N1] liste n'est pas NULL ; sinon ne fait rien ;
/// - [AJOUTER-COUP-N2] liste->nb_coups va de 0 à MAX_COUPS - 1 ; sinon ne fait rien.
///
/// Garantie :
/// - [AJOUTER-COUP-G1] met le coup à la fin de la liste, et liste->nb_coups augmente de 1.
#[unsafe(export_name = "echecs_interne_ajouter_coup")]
pub unsafe extern "C" fn ajouter_coup(liste: *mut Coups, coup: c_int) {
    if !liste.is_null() {
        // SAFETY: not NULL, so a list; the place is within it.
        unsafe {
            let count = (&raw const (*liste).nb_coups).read_unaligned();
            if let Some(place) = usize::try_from(count).ok().filter(|&count| count < MAX_COUPS) {
                (&raw mut (*liste).tab_coups).cast::<c_int>().add(place).write_unaligned(coup);
                (&raw mut (*liste).nb_coups).write_unaligned(count + 1);
                return;
            }
        }
    }
    // SAFETY: NULL or a list, by contract.
    refuse("ajouter_coup", (), move || match unsafe { read(liste) } {
        None => Breach::null("AJOUTER-COUP-N1", "liste"),
        Some(list) => bad_count("AJOUTER-COUP-N2", list.nb_coups, MAX_COUPS - 1),
    });
}

fn bad_count(tag: &'static str, count: c_int, greatest: usize) -> Breach {
    out_of_range(tag, "nb_coups", count, format!("de 0 à {greatest}"))
}

/// Écrit un coup sur stdout, comme le protocole UCI.
///
/// @param coup le coup ; toute valeur est admise, mais 0, qui n'est pas un coup, s'écrit a8a8.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [AFFICHER-COUP-G1] écrit la case de départ, la case d'arrivée, et pour une promotion la lettre
///   q, r, b ou n : « e2e4 », « e7e8q » ;
/// - [AFFICHER-COUP-G2] + n'écrit ni espace, ni fin de ligne, ni autre lettre.
#[unsafe(export_name = "echecs_interne_afficher_coup")]
pub extern "C" fn afficher_coup(coup: c_int) {
    call(
        "afficher_coup",
        |_| (),
        || {
            output::write(&MoveFields::decode(coup).uci());
            Ok(())
        },
    );
}

/// Écrit une liste de coups sur stdout.
///
/// Pour une liste de deux coups, le texte de la bibliothèque est par exemple :
/// @code{.unparsed}
/// e5f7 ♞ prise
/// e1g1 ♚ roque
/// total : 2
/// @endcode
///
/// @param liste la liste.
///
/// Nécessite :
/// - [AFFICHER-COUPS-N1] liste n'est pas NULL ; sinon n'écrit rien ;
/// - [AFFICHER-COUPS-N2] liste->nb_coups va de 0 à MAX_COUPS ; sinon n'écrit rien.
///
/// Garantie :
/// - [AFFICHER-COUPS-G1] écrit tous les coups de la liste, dans l'ordre ;
/// - [AFFICHER-COUPS-G3] + écrit une ligne par coup : ce qu'écrit afficher_coup, appelée par son
///   nom, une espace, la pièce d'après pieces_unicode, puis les mots prise, double, en_passant et
///   roque, ceux qui s'appliquent au coup, chacun après une espace ;
/// - [AFFICHER-COUPS-G2] + écrit ensuite « total : » et le nombre de coups.
#[unsafe(export_name = "echecs_interne_afficher_coups")]
pub unsafe extern "C" fn afficher_coups(liste: *mut Coups) {
    call(
        "afficher_coups",
        |_| (),
        || {
            // SAFETY: NULL or a list, by contract.
            let list = unsafe { read(liste) };
            let list = list.ok_or_else(|| Breach::null("AFFICHER-COUPS-N1", "liste"))?;
            if list.as_slice().len() as i64 != i64::from(list.nb_coups) {
                return Err(bad_count("AFFICHER-COUPS-N2", list.nb_coups, MAX_COUPS));
            }
            for &mv in list.as_slice() {
                public::afficher_coup(mv);
                let fields = MoveFields::decode(mv);
                let picture =
                    if fields.piece < 12 { piece_picture(fields.piece) } else { "?".into() };
                let mut line = format!(" {picture}");
                let kinds = [
                    (fields.capture, "prise"),
                    (fields.double, "double"),
                    (fields.en_passant, "en_passant"),
                    (fields.castling, "roque"),
                ];
                for (_, kind) in kinds.into_iter().filter(|(is, _)| *is) {
                    line.push(' ');
                    line.push_str(kind);
                }
                output::write(&format!("{line}\n"));
            }
            output::write(&format!("total : {}\n", list.nb_coups));
            Ok(())
        },
    );
}

/// Dit si un camp attaque une case.
///
/// @param square la case.
/// @param couleur le camp qui attaque : blancs ou noirs.
///
/// Nécessite :
/// - [CASE-ATTAQUEE-N1] square va de a8 (0) à h1 (63) ; sinon rend 0 ;
/// - [CASE-ATTAQUEE-N2] couleur vaut blancs ou noirs ; sinon rend 0.
///
/// Garantie :
/// - [CASE-ATTAQUEE-G1] rend 1 si une pièce de ce camp attaque la case, et 0 si aucune n'attaque la
///   case ;
/// - [CASE-ATTAQUEE-G3] + la pièce qui est sur la case ne compte pas, et une pièce clouée attaque
///   aussi ;
/// - [CASE-ATTAQUEE-G2] + se sert de attaques_pions, attaques_cavaliers, attaques_rois et
///   occupations tels qu'ils sont, et appelle par leur nom masque_d_attaque_dynamique_fou et
///   masque_d_attaque_dynamique_tour : si le programme définit ces fonctions, ce sont ses versions.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_case_attaquee")]
pub extern "C" fn case_attaquee(square: c_int, couleur: c_int) -> c_int {
    if let (Some(target), Some(side)) = (square_number(square), side(couleur)) {
        return is_attacked(target as usize, side).into();
    }
    refuse("case_attaquee", 0, move || {
        if square_number(square).is_none() {
            return bad_square("CASE-ATTAQUEE-N1", square);
        }
        out_of_range("CASE-ATTAQUEE-N2", "la couleur", couleur, WHITE_OR_BLACK)
    })
}

fn is_attacked(square: usize, side: usize) -> bool {
    let piece = |index: usize| element!(echiquier, side * 6 + index);
    let occupied = element!(occupations, 2);
    let (bishops, rooks, queens) = (piece(2), piece(3), piece(4));
    // A pawn attacks a square from where one of the other side, there, would attack it.
    element!(attaques_pions, side ^ 1, square) & piece(0) != 0
        || element!(attaques_cavaliers, square) & piece(1) != 0
        || element!(attaques_rois, square) & piece(5) != 0
        || sees_diagonally(square, occupied, bishops | queens)
        || sees_straight(square, occupied, rooks | queens)
}

/// Trouve les coups pseudo-légaux du camp qui a le trait.
///
/// Un coup est pseudo-légal si une pièce peut le faire, sans regarder si son roi serait en échec.
///
/// @param liste où écrire les coups ; ce que la liste contenait ne compte pas.
///
/// Nécessite :
/// - [GENERER-N1] liste n'est pas NULL ; sinon ne fait rien ;
/// - [GENERER-N2] trait vaut blancs ou noirs ; sinon vide la liste.
///
/// Garantie :
/// - [GENERER-G1] la liste contient chaque coup légal une fois, codé comme par encoder_coup, et
///   aucun coup qui n'est pas pseudo-légal ; l'arrivée d'un pion sur la dernière rangée donne
///   quatre coups : promotion en dame, en tour, en fou et en cavalier. L'échiquier ne change pas ;
/// - [GENERER-G2] la liste contient un roque si roque a ce droit, si les cases qui séparent le roi
///   et la tour sont vides, et si ni la case du roi ni la case que le roi traverse n'est attaquée ;
///   dans les autres cas, ce roque n'y est pas. La case d'arrivée se vérifie ici, ou dans
///   executer_coup ;
/// - [GENERER-G5] + la liste contient chaque coup pseudo-légal, y compris la prise du roi adverse ;
///   une prise en passant est codée aussi comme une prise ;
/// - [GENERER-G6] + la liste ne contient un roque que si le roi et la tour sont sur leurs cases
///   initiales ; un roque vers une case attaquée y est ;
/// - [GENERER-G3] + se sert des tableaux d'attaques et de occupations tels qu'ils sont, et appelle
///   par leur nom ajouter_coup, case_attaquee et les masque_d_attaque_dynamique_... : si le
///   programme définit ces fonctions, ce sont ses versions ;
/// - [GENERER-G4] + s'il y a plus de MAX_COUPS coups, la liste contient les MAX_COUPS premiers.
#[unsafe(export_name = "echecs_interne_generer_coups")]
pub unsafe extern "C" fn generer_coups(liste: *mut Coups) {
    call(
        "generer_coups",
        |_| (),
        || {
            if liste.is_null() {
                return Err(Breach::null("GENERER-N1", "liste"));
            }
            // SAFETY: not NULL, so a list.
            unsafe { (&raw mut (*liste).nb_coups).write_unaligned(0) };
            let state = State::read();
            let side = state.side().ok_or_else(|| bad_turn("GENERER-N2", state.turn))?;
            Generator::new(&state, side, liste).run();
            Ok(())
        },
    );
}

/// The side whose turn it is, which the program may have set.
pub(super) fn checked_turn(tag: &'static str) -> Result<usize, Breach> {
    let State { turn, .. } = State::read();
    side(turn).ok_or_else(|| bad_turn(tag, turn))
}

fn bad_turn(tag: &'static str, turn: c_int) -> Breach {
    out_of_range(tag, "trait", turn, WHITE_OR_BLACK)
}

/// Joue un coup pseudo-légal, si ce coup est légal.
///
/// @param coup un coup de generer_coups ou de get_coup_str.
///
/// Nécessite :
/// - [EXECUTER-N1] trait vaut blancs ou noirs ; sinon rend 0.
///
/// Garantie :
/// - [EXECUTER-G1] si le coup est légal : joue le coup et rend 1 ; echiquier et occupations
///   reçoivent la position obtenue, roque perd les droits que le coup fait perdre, et le trait
///   passe au camp adverse ;
/// - [EXECUTER-G6] si le coup est joué : en_passant reçoit la case que le pion a sautée si le coup
///   est une avance de deux cases, et no_sq pour un autre coup ; si aucun pion adverse n'est à côté
///   du pion qui avance, no_sq convient aussi ;
/// - [EXECUTER-G2] si le coup laisse en échec le roi du camp qui a le trait : rend 0, et
///   l'échiquier ne change pas ;
/// - [EXECUTER-G7] + en_passant reçoit la case sautée même si aucun pion adverse n'est à côté ;
/// - [EXECUTER-G4] + si le coup est joué, roque devient
///   roque & droits_roque[case de départ] & droits_roque[case d'arrivée] ;
/// - [EXECUTER-G8] + un camp sans roi n'est jamais en échec : son coup est joué comme un coup
///   légal ;
/// - [EXECUTER-G3] + appelle case_attaquee par son nom pour savoir si le coup laisse le roi en
///   échec : si le programme définit case_attaquee, c'est sa version ;
/// - [EXECUTER-G5] + si coup vaut 0, si le camp qui a le trait n'a pas la pièce du coup sur la case
///   de départ, ou si la promotion n'est ni 0 ni une pièce : rend 0, l'échiquier ne change pas, et
///   rien n'est écrit sur stderr. Le reste du coup n'est pas vérifié : un coup qui n'est pas
///   pseudo-légal peut être joué.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_executer_coup")]
pub extern "C" fn executer_coup(coup: c_int) -> c_int {
    let before = Before::read();
    if let Some(attempt) = before.attempt(coup) {
        return attempt.play().into();
    }
    let turn = before.state.turn;
    match side(turn) {
        // A player may ask for anything, and get_coup_str gives 0 for it.
        Some(_) => 0,
        None => refuse("executer_coup", 0, move || bad_turn("EXECUTER-N1", turn)),
    }
}
