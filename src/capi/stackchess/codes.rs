//! Section « Codes » of `stackchess.h`.

use std::ffi::{CStr, c_char, c_int};

use crate::capi::enums::from_c;
use crate::capi::errors::TypeErreur;

/// Un `code_stackchess` reçu de C ou rendu à C : n'importe quel entier.
pub type CodeStackchessC = c_int;

/// Ce qui a empêché une fonction de faire ce qu'on lui demandait.
///
/// Les valeurs sont fixées : elles ne changent pas d'une version à l'autre. 0, 7 et 8 ont le
/// même sens que dans type_erreur ; les autres commencent à 101, et aucune n'est une valeur de
/// type_erreur : un seul entier suffit donc pour dire une erreur de l'une ou de l'autre sorte.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeStackchess {
    /// Tout s'est bien passé.
    StackchessOk = 0,
    /// Un défaut de la bibliothèque elle-même : à signaler à ses auteurs.
    StackchessErreurInterne = 7,
    /// Un pointeur est NULL alors que le contrat l'interdit.
    StackchessPointeurNul = 8,
    /// Une case n'est pas sur le plateau.
    StackchessHorsPlateau = 101,
    /// Le rang n'est pas celui d'une pièce de la pile.
    StackchessRangIncorrect = 102,
    /// Le nombre de pièces est nul ou négatif.
    StackchessNombreIncorrect = 103,
    /// La pile de départ n'a pas autant de pièces.
    StackchessTropDePieces = 104,
    /// La profondeur n'est pas de 0 à 20.
    StackchessProfondeurIncorrecte = 105,
    /// Les fonctions de pile du programme n'ont pas déplacé les pièces comme il faut.
    StackchessPileIncorrecte = 106,
    /// Le joueur n'est ni 0 ni 1.
    StackchessJoueurIncorrect = 107,
    /// Une fonction de pile, appelée pour un coup de cette partie, veut changer la partie ou la
    /// détruire.
    StackchessPartieOccupee = 108,
    /// La partie est finie.
    StackchessPartieFinie = 109,
    /// Il n'y a pas de pièce sur la case de départ.
    StackchessCaseVide = 110,
    /// Les pièces de la case de départ sont adverses.
    StackchessPieceAdverse = 111,
    /// La case de départ est aussi la case d'arrivée.
    StackchessSurPlace = 112,
    /// Une des pièces ne se déplace pas ainsi.
    StackchessDeplacementImpossible = 113,
    /// Un pion qui a déjà bougé n'avance plus de deux cases.
    StackchessPionDejaBouge = 114,
    /// Un pion ne prend pas tout droit.
    StackchessPionPriseDroite = 115,
    /// Un pion ne va en diagonale que pour prendre.
    StackchessPionSansPrise = 116,
    /// Il y a trop de pièces pour les cavaliers : chacun ne porte qu'une autre pièce.
    StackchessTropDePiecesPortees = 117,
    /// Une pile se trouve sur le trajet.
    StackchessTrajetBloque = 118,
    /// La pile adverse n'est pas moins haute que le nombre de pièces déplacées.
    StackchessPileAdverseTropHaute = 119,
    /// Il n'y a ni coup ni abandon à annuler.
    StackchessRienAAnnuler = 120,
    /// Texte : il n'y a pas trois champs.
    StackchessTexteChamps = 121,
    /// Texte : il n'y a pas de 4 à 26 rangées.
    StackchessTexteRangees = 122,
    /// Texte : une rangée n'a pas autant de cases qu'il y a de rangées.
    StackchessTexteCases = 123,
    /// Texte : hors d'une pile, un signe n'est ni une pièce, ni un nombre de cases vides, ni le
    /// début d'une pile.
    StackchessTexteSigne = 124,
    /// Texte : une pile a deux couleurs, ou moins de deux pièces, ou un signe qui n'est pas une
    /// pièce, ou n'a pas de « ) ».
    StackchessTextePile = 125,
    /// Texte : il y a un cavalier dans une partie sans cavaliers.
    StackchessTexteCavalier = 126,
    /// Texte : il n'y a aucune pièce, ou un joueur en a plus de STACKCHESS_PILE_MAX.
    StackchessTextePieces = 127,
    /// Texte : le trait n'est ni « b » ni « n ».
    StackchessTexteTrait = 128,
    /// Texte : les options ne sont ni « - », ni « c », ni « s », ni « cs ».
    StackchessTexteOptions = 129,
}

from_c! {
    CodeStackchess from CodeStackchessC:
    StackchessOk,
    StackchessErreurInterne,
    StackchessPointeurNul,
    StackchessHorsPlateau,
    StackchessRangIncorrect,
    StackchessNombreIncorrect,
    StackchessTropDePieces,
    StackchessProfondeurIncorrecte,
    StackchessPileIncorrecte,
    StackchessJoueurIncorrect,
    StackchessPartieOccupee,
    StackchessPartieFinie,
    StackchessCaseVide,
    StackchessPieceAdverse,
    StackchessSurPlace,
    StackchessDeplacementImpossible,
    StackchessPionDejaBouge,
    StackchessPionPriseDroite,
    StackchessPionSansPrise,
    StackchessTropDePiecesPortees,
    StackchessTrajetBloque,
    StackchessPileAdverseTropHaute,
    StackchessRienAAnnuler,
    StackchessTexteChamps,
    StackchessTexteRangees,
    StackchessTexteCases,
    StackchessTexteSigne,
    StackchessTextePile,
    StackchessTexteCavalier,
    StackchessTextePieces,
    StackchessTexteTrait,
    StackchessTexteOptions,
}

/// What the guard of all functions knows by its own codes.
const _: () = {
    use CodeStackchess::{StackchessErreurInterne, StackchessOk, StackchessPointeurNul};
    assert!(StackchessOk as c_int == TypeErreur::PasErreur as c_int);
    assert!(StackchessErreurInterne as c_int == TypeErreur::ErreurInterne as c_int);
    assert!(StackchessPointeurNul as c_int == TypeErreur::ErreurPointeurNul as c_int);
};

impl CodeStackchess {
    /// The sentence of a code, for C: it ends with a zero.
    fn sentence(self) -> &'static CStr {
        use CodeStackchess::*;
        match self {
            StackchessOk => c"pas d'erreur",
            StackchessErreurInterne => c"défaut de la bibliothèque, à signaler à ses auteurs",
            StackchessPointeurNul => c"un pointeur est NULL",
            StackchessHorsPlateau => c"la case n'est pas sur le plateau",
            StackchessRangIncorrect => c"la pile n'a pas de pièce à ce rang",
            StackchessNombreIncorrect => c"il faut déplacer au moins une pièce",
            StackchessTropDePieces => c"la pile n'a pas autant de pièces",
            StackchessProfondeurIncorrecte => c"la profondeur va de 0 à 20",
            StackchessPileIncorrecte => c"les fonctions de pile n'ont pas gardé les pièces",
            StackchessJoueurIncorrect => c"le joueur est 0 (blancs) ou 1 (noirs)",
            StackchessPartieOccupee => c"un coup de cette partie est en cours",
            StackchessPartieFinie => c"la partie est finie",
            StackchessCaseVide => c"il n'y a pas de pièce sur la case de départ",
            StackchessPieceAdverse => c"les pièces de la case de départ sont adverses",
            StackchessSurPlace => c"la case de départ est aussi la case d'arrivée",
            StackchessDeplacementImpossible => c"une des pièces ne se déplace pas ainsi",
            StackchessPionDejaBouge => c"un pion qui a bougé n'avance plus de deux cases",
            StackchessPionPriseDroite => c"un pion ne prend pas tout droit",
            StackchessPionSansPrise => c"un pion ne va en diagonale que pour prendre",
            StackchessTropDePiecesPortees => c"un cavalier ne porte qu'une autre pièce",
            StackchessTrajetBloque => c"une pile se trouve sur le trajet",
            StackchessPileAdverseTropHaute => c"la pile adverse est trop haute pour être prise",
            StackchessRienAAnnuler => c"il n'y a ni coup ni abandon à annuler",
            StackchessTexteChamps => c"texte : il faut trois champs",
            StackchessTexteRangees => c"texte : il faut de 4 à 26 rangées",
            StackchessTexteCases => c"texte : une rangée n'a pas le bon nombre de cases",
            StackchessTexteSigne => c"texte : un signe n'a pas de sens",
            StackchessTextePile => c"texte : une pile est mal écrite",
            StackchessTexteCavalier => c"texte : il y a un cavalier dans une partie sans cavaliers",
            StackchessTextePieces => c"texte : il n'y a aucune pièce, ou un joueur en a trop",
            StackchessTexteTrait => c"texte : le trait est mal écrit",
            StackchessTexteOptions => c"texte : les options sont mal écrites",
        }
    }
}

/// Donne une phrase pour un code.
///
/// @param code le code ; toute valeur est admise.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [STACKCHESS-NOMMER-G1] + pour chaque valeur de code_stackchess : rend une phrase en français,
///   différente de toutes les autres, quelle que soit la langue de echecs_choisir_langue ;
/// - [STACKCHESS-NOMMER-G2] + pour toute autre valeur : rend "code inconnu" ;
/// - [STACKCHESS-NOMMER-G3] + ne rend jamais NULL ; la phrase est valable jusqu'à la fin du
///   programme : il ne faut ni la modifier ni la libérer.
///
/// @return la phrase, jamais NULL.
#[unsafe(export_name = "echecs_interne_stackchess_nommer_code")]
pub extern "C" fn stackchess_nommer_code(code: CodeStackchessC) -> *const c_char {
    let known = CodeStackchess::from_c(code);
    known.map_or(c"code inconnu", CodeStackchess::sentence).as_ptr()
}
