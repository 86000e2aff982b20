//! Section « Codes » of `stackchess.h`.

use std::ffi::{CStr, c_char, c_int};

use crate::capi::errors::TypeErreur;

/// Un `code_stackchess` reçu de C ou rendu à C : n'importe quel entier.
pub type CodeStackchessC = c_int;

/// Ce qui a empêché une fonction de faire ce qu'on lui demandait.
///
/// Les valeurs sont fixées : elles ne changent pas d'une version à l'autre. 0, 7 et 8 ont le
/// même sens que dans type_erreur.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeStackchess {
    /// Tout s'est bien passé.
    StackchessOk = 0,
    /// Une case n'est pas sur le plateau.
    StackchessHorsPlateau = 1,
    /// Le rang n'est pas celui d'une pièce de la pile.
    StackchessRangIncorrect = 2,
    /// Le nombre de pièces est nul ou négatif.
    StackchessNombreIncorrect = 3,
    /// La pile de départ n'a pas autant de pièces.
    StackchessTropDePieces = 4,
    /// La profondeur n'est pas de 0 à 20.
    StackchessProfondeurIncorrecte = 5,
    /// Les fonctions de pile du programme n'ont pas déplacé les pièces comme il faut.
    StackchessPileIncorrecte = 6,
    /// Un défaut de la bibliothèque elle-même : à signaler à ses auteurs.
    StackchessErreurInterne = 7,
    /// Un pointeur est NULL alors que le contrat l'interdit.
    StackchessPointeurNul = 8,
    /// La partie est finie.
    StackchessPartieFinie = 9,
    /// Il n'y a pas de pièce sur la case de départ.
    StackchessCaseVide = 10,
    /// Les pièces de la case de départ sont à l'autre joueur.
    StackchessPieceAdverse = 11,
    /// La case de départ est aussi la case d'arrivée.
    StackchessSurPlace = 12,
    /// Une des pièces ne se déplace pas ainsi.
    StackchessDeplacementImpossible = 13,
    /// Un pion qui a déjà bougé n'avance plus de deux cases.
    StackchessPionDejaBouge = 14,
    /// Un pion ne prend pas tout droit.
    StackchessPionPriseDroite = 15,
    /// Un pion ne va en diagonale que pour prendre.
    StackchessPionSansPrise = 16,
    /// Les cavaliers ne portent pas autant de pièces : une autre chacun.
    StackchessTropDePiecesPortees = 17,
    /// Une pile se trouve sur le trajet.
    StackchessTrajetBloque = 18,
    /// La pile adverse n'est pas moins haute que le nombre de pièces déplacées.
    StackchessPileAdverseTropHaute = 19,
    /// Il n'y a ni coup ni abandon à annuler.
    StackchessRienAAnnuler = 20,
    /// Texte : il n'y a pas trois champs.
    StackchessTexteChamps = 21,
    /// Texte : il n'y a pas de 4 à 26 rangées.
    StackchessTexteRangees = 22,
    /// Texte : une rangée n'a pas autant de cases qu'il y a de rangées.
    StackchessTexteCases = 23,
    /// Texte : hors d'une pile, un signe n'est ni une pièce, ni un nombre de cases vides, ni le
    /// début d'une pile.
    StackchessTexteSigne = 24,
    /// Texte : une pile est mal écrite : deux couleurs, moins de deux pièces, pas de « ) », ou un
    /// signe qui n'est pas une pièce.
    StackchessTextePile = 25,
    /// Texte : un cavalier dans une partie sans cavaliers.
    StackchessTexteCavalier = 26,
    /// Texte : aucune pièce, ou plus de PILE_CAPACITE pour un joueur.
    StackchessTextePieces = 27,
    /// Texte : le trait n'est ni « b » ni « n ».
    StackchessTexteTrait = 28,
    /// Texte : les options ne sont ni « - », ni « c », ni « s », ni « cs ».
    StackchessTexteOptions = 29,
    /// Une fonction de pile, appelée pour un coup de cette partie, veut la changer ou la détruire.
    StackchessPartieOccupee = 30,
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
    fn sentence(code: CodeStackchessC) -> &'static CStr {
        use CodeStackchess::*;
        let sentences = [
            (StackchessOk, c"pas d'erreur"),
            (StackchessHorsPlateau, c"la case n'est pas sur le plateau"),
            (StackchessRangIncorrect, c"la pile n'a pas de pièce à ce rang"),
            (StackchessNombreIncorrect, c"il faut déplacer au moins une pièce"),
            (StackchessTropDePieces, c"la pile n'a pas autant de pièces"),
            (StackchessProfondeurIncorrecte, c"la profondeur va de 0 à 20"),
            (StackchessPileIncorrecte, c"les fonctions de pile n'ont pas gardé les pièces"),
            (StackchessErreurInterne, c"défaut de la bibliothèque, à signaler à ses auteurs"),
            (StackchessPointeurNul, c"un pointeur est NULL"),
            (StackchessPartieFinie, c"la partie est finie"),
            (StackchessCaseVide, c"il n'y a pas de pièce sur la case de départ"),
            (StackchessPieceAdverse, c"ces pièces sont à l'autre joueur"),
            (StackchessSurPlace, c"la case de départ est aussi la case d'arrivée"),
            (StackchessDeplacementImpossible, c"une des pièces ne se déplace pas ainsi"),
            (StackchessPionDejaBouge, c"un pion qui a bougé n'avance plus de deux cases"),
            (StackchessPionPriseDroite, c"un pion ne prend pas tout droit"),
            (StackchessPionSansPrise, c"un pion ne va en diagonale que pour prendre"),
            (StackchessTropDePiecesPortees, c"un cavalier ne porte qu'une autre pièce"),
            (StackchessTrajetBloque, c"une pile se trouve sur le trajet"),
            (StackchessPileAdverseTropHaute, c"la pile adverse est trop haute pour être prise"),
            (StackchessRienAAnnuler, c"il n'y a ni coup ni abandon à annuler"),
            (StackchessTexteChamps, c"texte : il faut trois champs"),
            (StackchessTexteRangees, c"texte : il faut de 4 à 26 rangées"),
            (StackchessTexteCases, c"texte : nombre de cases d'une rangée"),
            (StackchessTexteSigne, c"texte : signe inconnu"),
            (StackchessTextePile, c"texte : pile mal écrite"),
            (StackchessTexteCavalier, c"texte : cavalier dans une partie sans cavaliers"),
            (StackchessTextePieces, c"texte : nombre de pièces"),
            (StackchessTexteTrait, c"texte : trait mal écrit"),
            (StackchessTexteOptions, c"texte : options mal écrites"),
            (StackchessPartieOccupee, c"un coup de cette partie est en cours"),
        ];
        let known = sentences.into_iter().find(|&(known, _)| known as CodeStackchessC == code);
        known.map_or(c"code inconnu", |(_, sentence)| sentence)
    }
}

/// Donne une phrase pour un code.
///
/// @param code le code ; toute valeur est admise.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [STACKCHESS-NOMMER-G1] rend une phrase pour chaque valeur de code_stackchess, différente
///   de toutes les autres ;
/// - [STACKCHESS-NOMMER-G2] rend "code inconnu" pour toute autre valeur ;
/// - [STACKCHESS-NOMMER-G3] ne rend jamais NULL ; la phrase est valable jusqu'à la fin du
///   programme : il ne faut ni la modifier ni la libérer.
///
/// @return la phrase, jamais NULL.
#[unsafe(export_name = "echecs_interne_nommer_code_stackchess")]
pub extern "C" fn nommer_code_stackchess(code: CodeStackchessC) -> *const c_char {
    CodeStackchess::sentence(code).as_ptr()
}
