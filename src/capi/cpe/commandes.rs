//! Section « Mode interactif » of `echecs.h`: its commands.

use std::ffi::{c_char, c_int};

use super::historique::CoupJoue;
use super::lines::{BLANKS, shown, words};
use super::pieces::{TypePiece, TypePieceC};
use super::pointers::write;
use super::written_move::{self, MOVE};
use crate::capi::guard::{Breach, call};
use crate::capi::strings;
use crate::rules::Square;

/// La place d'un nom de fichier dans une action, zéro final compris.
pub const MAX_NOM_FICHIER_TAILLE: usize = 4096;

/// La place d'une ligne du mode interactif, zéro final compris : ce que l'on donne à fgets. Un
/// tableau de MAX_NOM_FICHIER_TAILLE octets y suffit.
pub const MAX_LIGNE_COMMANDE: usize = 4096;

/// Un `type_action` reçu de C : n'importe quel entier.
pub type TypeActionC = c_int;

/// Ce qu'une ligne du mode interactif demande.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeAction {
    /// Rien : la ligne est vide, ou un commentaire.
    RienAFaire = 0,
    /// Déplacer une pièce.
    Deplacement = 1,
    /// Lire un échiquier dans un fichier.
    LectureFichier = 2,
    /// Lire une partie dans un fichier.
    LectureHistorique = 3,
    /// Commencer une nouvelle partie.
    Initialisation = 4,
    /// Arrêter.
    Fin = 5,
    /// Reprendre le dernier coup.
    ActionAnnulation = 6,
    /// Montrer l'échiquier.
    ActionAffichage = 7,
    /// Montrer les commandes.
    ActionAide = 8,
    /// La ligne n'est pas une commande.
    ActionInconnue = 9,
}

impl TypeAction {
    /// The action that C means, if it means one.
    pub(super) fn from_c(action: TypeActionC) -> Option<TypeAction> {
        use TypeAction::*;
        const ACTIONS: [TypeAction; 10] = [
            RienAFaire,
            Deplacement,
            LectureFichier,
            LectureHistorique,
            Initialisation,
            Fin,
            ActionAnnulation,
            ActionAffichage,
            ActionAide,
            ActionInconnue,
        ];
        ACTIONS.get(usize::try_from(action).ok()?).copied()
    }
}

/// Une ligne du mode interactif, comprise.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionARealiser {
    /// Ce qui est demandé.
    pub r#type: TypeActionC,
    /// Pour une lecture, le nom du fichier ; sinon "".
    pub filename: [c_char; MAX_NOM_FICHIER_TAILLE],
    /// Pour un déplacement, la colonne de départ ; sinon -1.
    pub x_depart: c_int,
    /// Pour un déplacement, la rangée de départ ; sinon -1.
    pub y_depart: c_int,
    /// Pour un déplacement, la colonne d'arrivée ; sinon -1.
    pub x_arrivee: c_int,
    /// Pour un déplacement, la rangée d'arrivée ; sinon -1.
    pub y_arrivee: c_int,
    /// Pour un déplacement, la promotion demandée ; invalide si la ligne n'en dit rien.
    pub promotion: TypePieceC,
}

impl ActionARealiser {
    pub(super) fn new(action: TypeAction) -> ActionARealiser {
        ActionARealiser {
            r#type: action as TypeActionC,
            filename: [0; MAX_NOM_FICHIER_TAILLE],
            x_depart: -1,
            y_depart: -1,
            x_arrivee: -1,
            y_arrivee: -1,
            promotion: TypePiece::Invalide as TypePieceC,
        }
    }

    fn of_move(mv: CoupJoue) -> ActionARealiser {
        ActionARealiser {
            x_depart: mv.x_depart,
            y_depart: mv.y_depart,
            x_arrivee: mv.x_arrivee,
            y_arrivee: mv.y_arrivee,
            promotion: mv.promotion,
            ..ActionARealiser::new(TypeAction::Deplacement)
        }
    }

    fn of_file(action: TypeAction, name: &[u8]) -> Result<ActionARealiser, String> {
        let mut new = ActionARealiser::new(action);
        if name.is_empty() {
            return Err("il faut le nom d'un fichier".to_owned());
        }
        if name.len() >= MAX_NOM_FICHIER_TAILLE {
            return Err(format!(
                "ce nom de fichier a plus de {} octets",
                MAX_NOM_FICHIER_TAILLE - 1
            ));
        }
        for (place, &byte) in new.filename.iter_mut().zip(name) {
            *place = byte as c_char;
        }
        Ok(new)
    }

    /// What a line asks for, or what is wrong with it.
    pub(super) fn read(line: &[u8]) -> Result<ActionARealiser, String> {
        let is_blank = |byte: &u8| BLANKS.contains(&char::from(*byte));
        let line = trim(line, is_blank);
        // The name of a file may be of any bytes, and contain spaces.
        for (command, action) in
            [("lit", TypeAction::LectureFichier), ("lit_h", TypeAction::LectureHistorique)]
        {
            match line.strip_prefix(command.as_bytes()) {
                Some(rest) if rest.first().is_none_or(is_blank) => {
                    return ActionARealiser::of_file(action, trim(rest, is_blank));
                }
                _ => {}
            }
        }
        let text = String::from_utf8_lossy(line);
        let simple = match words(&text).as_slice() {
            [] => TypeAction::RienAFaire,
            [MOVE, squares @ ..] => return written_move::read(squares).map(Self::of_move),
            ["i"] => TypeAction::Initialisation,
            ["FIN" | "fin"] => TypeAction::Fin,
            ["annule"] => TypeAction::ActionAnnulation,
            ["affiche"] => TypeAction::ActionAffichage,
            ["aide"] => TypeAction::ActionAide,
            ["i" | "FIN" | "fin" | "annule" | "affiche" | "aide", extra, ..] => {
                return Err(format!("« {} » est de trop", shown(extra)));
            }
            [from, .., to] if from.parse::<Square>().is_ok() && to.parse::<Square>().is_ok() => {
                return Err(format!("essayez « d {from} -> {to} »"));
            }
            [first, ..] => return Err(format!("« {} » n'est pas une commande", shown(first))),
        };
        Ok(ActionARealiser::new(simple))
    }
}

fn trim(line: &[u8], is_blank: impl Fn(&u8) -> bool) -> &[u8] {
    let kept = |byte: &u8| !is_blank(byte);
    match (line.iter().position(kept), line.iter().rposition(kept)) {
        (Some(first), Some(last)) => &line[first..=last],
        _ => b"",
    }
}

/// Prépare une action qui ne demande rien.
///
/// @param a l'action à remplir ; ce qu'elle contenait ne compte pas.
///
/// Nécessite :
/// - [ACTION-INIT-N1] a n'est pas NULL ; sinon ne fait rien.
///
/// Garantie :
/// - [ACTION-INIT-G1] *a devient { rien_a_faire, "", -1, -1, -1, -1, invalide }.
#[unsafe(export_name = "echecs_interne_action_initialise")]
pub unsafe extern "C" fn action_initialise(a: *mut ActionARealiser) {
    call(
        "action_initialise",
        |_| (),
        || {
            // SAFETY: NULL or an action, by contract.
            unsafe { write(a, ActionARealiser::new(TypeAction::RienAFaire)) }
                .ok_or_else(|| Breach::null("ACTION-INIT-N1", "a"))
        },
    );
}

/// Comprend une ligne du mode interactif.
///
/// Les commandes :
/// - i : commencer une nouvelle partie ;
/// - d x0 y0 -> x1 y1 : déplacer la pièce de la case (x0, y0) vers la case (x1, y1) ; les
///   coordonnées sont des entiers quelconques, c'est au coup d'être refusé si la case n'existe pas ;
///   une case peut aussi s'écrire e2, et la flèche manquer ; la ligne peut finir par une promotion
///   (dame, tour, fou ou cavalier), ou, comme dans le fichier d'une partie, par roque ou
///   en_passant, qui ne changent rien ;
/// - lit F : lire un échiquier dans le fichier F ; lit_h F : lire une partie ; F est toute la
///   fin de la ligne ;
/// - annule : reprendre le dernier coup ;
/// - affiche : montrer l'échiquier ;
/// - aide : montrer les commandes ;
/// - FIN, ou fin : arrêter.
///
/// Les mots sont séparés par des espaces ou des tabulations ; il peut y en avoir aussi au début
/// et à la fin de la ligne, de même que la fin de ligne elle-même. Ce qui suit un # en début de
/// mot est un commentaire, sauf dans un nom de fichier.
///
/// @param ligne la ligne ; toute suite d'octets est admise.
/// @param a où écrire ce que la ligne demande.
///
/// Nécessite :
/// - [COMMANDE-N1] ligne n'est pas NULL ; sinon rend 0 ;
/// - [COMMANDE-N2] a n'est pas NULL ; sinon rend 0.
///
/// Garantie :
/// - [COMMANDE-G1] si la ligne est une commande, *a dit laquelle, et la fonction rend 1 ;
/// - [COMMANDE-G2] une ligne vide ou un commentaire donne rien_a_faire, et la fonction rend 1 ;
/// - [COMMANDE-G3] toute autre ligne donne action_inconnue, et la fonction rend 0 : un mot de
///   trop ou de moins, une coordonnée qui n'est pas un entier ou ne tient pas dans un int, un nom
///   de fichier trop long pour filename ;
/// - [COMMANDE-G4] les membres de *a dont l'action ne se sert pas sont ceux que donne
///   action_initialise ; une promotion qui n'est pas dite est invalide.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_parse_ligne_commande")]
pub unsafe extern "C" fn parse_ligne_commande(
    ligne: *const c_char,
    a: *mut ActionARealiser,
) -> c_int {
    call(
        "parse_ligne_commande",
        |_| 0,
        || {
            // SAFETY: NULL or terminated, by contract.
            let line = unsafe { strings::bytes(ligne) }
                .ok_or_else(|| Breach::null("COMMANDE-N1", "ligne"))?;
            let read = ActionARealiser::read(line);
            let action = read.as_ref().copied();
            let action = action.unwrap_or(ActionARealiser::new(TypeAction::ActionInconnue));
            // SAFETY: NULL or an action, by contract.
            unsafe { write(a, action) }.ok_or_else(|| Breach::null("COMMANDE-N2", "a"))?;
            Ok(read.is_ok().into())
        },
    )
}
