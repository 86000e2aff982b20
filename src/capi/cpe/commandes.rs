//! Section « Mode interactif » of `echecs.h`: its commands.

use std::ffi::{c_char, c_int};

use super::historique::CoupJoue;
use super::lines::{BLANKS, shown, words};
use super::pieces::{TypePiece, TypePieceC};
use super::pointers::write;
use super::written_move::{self, MOVE};
use crate::capi::arguments;
use crate::capi::enums::from_c;
use crate::capi::guard::{Breach, call};
use crate::capi::{output, public};
use crate::rules::Square;

/// La place d'un nom de fichier dans une action, zéro final compris.
pub const MAX_NOM_FICHIER_TAILLE: usize = 4096;

/// La place d'une ligne du mode interactif, zéro final compris : la taille à donner à fgets, à qui
/// il reste à lire la fin de la ligne la plus longue. Un tableau de MAX_NOM_FICHIER_TAILLE octets
/// suffit pour la ligne.
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
    /// Annuler le dernier coup.
    ActionAnnulation = 6,
    /// Montrer l'échiquier.
    ActionAffichage = 7,
    /// Montrer les commandes.
    ActionAide = 8,
    /// La ligne n'est pas une commande.
    ActionInconnue = 9,
}

from_c! {
    TypeAction from TypeActionC:
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
}

/// Ce que demande une ligne du mode interactif, avec les cases ou le nom du fichier.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionARealiser {
    /// Ce qui est demandé.
    pub r#type: TypeActionC,
    /// Le nom du fichier d'une lecture ; "" pour une autre action.
    pub filename: [c_char; MAX_NOM_FICHIER_TAILLE],
    /// La colonne de départ d'un déplacement ; -1 pour une autre action.
    pub x_depart: c_int,
    /// La rangée de départ d'un déplacement ; -1 pour une autre action.
    pub y_depart: c_int,
    /// La colonne d'arrivée d'un déplacement ; -1 pour une autre action.
    pub x_arrivee: c_int,
    /// La rangée d'arrivée d'un déplacement ; -1 pour une autre action.
    pub y_arrivee: c_int,
    /// La promotion choisie pour un déplacement ; invalide si la ligne n'en choisit pas.
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

    /// The action, if it is one of the course's own.
    fn of_the_course(self) -> Result<ActionARealiser, String> {
        let is_known = self.r#type <= TypeAction::Fin as TypeActionC;
        is_known.then_some(self).ok_or("le programme n'a pas cette commande".to_owned())
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
/// - [ACTION-INIT-G1] + *a reçoit { rien_a_faire, "", -1, -1, -1, -1, invalide }.
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

/// Analyse une ligne du mode interactif.
///
/// Les commandes :
/// - i : commencer une nouvelle partie ;
/// - d x0 y0 -> x1 y1 : déplacer la pièce de la case (x0, y0) vers la case (x1, y1), par exemple
///   « d 4 1 -> 4 3 ». Les coordonnées sont des entiers quelconques : une case qui n'existe pas
///   est refusée avec le coup. Une case peut aussi s'écrire e2, et la flèche manquer :
///   « d e2 e4 ». La ligne peut finir par une promotion (dame, tour, fou ou cavalier) :
///   « d e7 -> e8 cavalier » ; ou, comme dans le fichier d'une partie, par roque ou en_passant,
///   qui ne changent rien ;
/// - lit F : lire un échiquier dans le fichier F, par exemple « lit partie.txt » ; lit_h F : lire
///   une partie ; F est toute la fin de la ligne ;
/// - annule : annuler le dernier coup ;
/// - affiche : montrer l'échiquier ;
/// - aide : montrer les commandes ;
/// - FIN, ou fin : arrêter.
///
/// Les mots sont séparés par des espaces ou des tabulations ; la ligne peut aussi commencer et
/// finir par des espaces, des tabulations ou une fin de ligne. Ce qui suit un # en début de mot
/// est un commentaire, sauf dans un nom de fichier.
///
/// @param ligne la ligne ; toute suite d'octets est admise.
/// @param a où écrire ce que la ligne demande.
///
/// Nécessite :
/// - [COMMANDE-N1] ligne n'est pas NULL ; sinon rend 0 ;
/// - [COMMANDE-N2] a n'est pas NULL ; sinon rend 0.
///
/// Garantie :
/// - [COMMANDE-G1] + si la ligne est une commande : rend 1, et *a reçoit ce qu'elle demande ;
/// - [COMMANDE-G2] + si la ligne est vide, ou un commentaire : rend 1, et a->type
///   reçoit rien_a_faire ;
/// - [COMMANDE-G3] + sinon rend 0, et a->type reçoit action_inconnue, par exemple pour un mot de
///   trop ou de moins, une coordonnée qui n'est pas un entier (sans signe + ni zéro de tête : ni
///   +4 ni 04) ou ne tient pas dans un int, un nom de fichier trop long pour filename ;
/// - [COMMANDE-G4] + les membres de *a dont l'action ne se sert pas reçoivent les valeurs de
///   [ACTION-INIT-G1], et promotion reçoit invalide si la ligne ne choisit pas de promotion ;
/// - [COMMANDE-G5] + au lieu de [COMMANDE-G1] et de [COMMANDE-G3], si le programme définit
///   api_echec_lance_mode_interactif, et peut donc ne connaître que les six actions du cours, de
///   rien_a_faire à fin : pour une ligne qui demande une autre action, ou qui n'est pas une
///   commande, rend 0, a->type reçoit rien_a_faire, et écrit sur stdout une ligne qui le dit (une
///   version du programme n'a pas à le faire).
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
            let line = unsafe { arguments::text(ligne, "COMMANDE-N1", "ligne") }?;
            if a.is_null() {
                return Err(Breach::null("COMMANDE-N2", "a"));
            }
            let mut read = ActionARealiser::read(line);
            let mut otherwise = TypeAction::ActionInconnue;
            if public::interactive_mode_is_replaced() {
                otherwise = TypeAction::RienAFaire;
                read = read.and_then(ActionARealiser::of_the_course);
                if let Err(reason) = &read {
                    output::write(&format!("Ligne refusée : {reason}.\n"));
                }
            }
            let understood = read.is_ok();
            // SAFETY: not NULL, so an action.
            unsafe { write(a, read.unwrap_or(ActionARealiser::new(otherwise))) };
            Ok(understood.into())
        },
    )
}
