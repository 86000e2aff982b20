//! The types of the error model.

use std::ffi::c_int;

use super::enums::from_c;

/// Un `type_erreur` reçu de C : n'importe quel entier.
pub type TypeErreurC = c_int;

/// Ce qui a empêché une fonction de faire ce qu'on lui demandait.
///
/// Les valeurs sont fixées : elles ne changent pas d'une version à l'autre.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeErreur {
    /// Tout s'est bien passé.
    PasErreur = 0,
    /// La pièce ne se déplace pas ainsi.
    ErreurDeplacementPieceImpossible = 1,
    /// La case de départ est aussi la case d'arrivée.
    ErreurAbsenceDeDeplacement = 2,
    /// Une pièce se trouve sur le trajet, ou une pièce du même camp sur la case d'arrivée. (Le
    /// nom est celui du cours.)
    ErreurPieceBlocantTrajet = 3,
    /// La prise en passant n'est pas permise.
    ErreurPriseEnPassantNonPermise = 4,
    /// Le roque n'est pas permis.
    ErreurRoqueNonPermis = 5,
    /// Le coup laisse son propre roi en échec.
    ErreurRoiEnEchec = 6,
    /// Un défaut de la bibliothèque elle-même : à signaler à ses auteurs.
    ErreurInterne = 7,
    /// Un pointeur est NULL alors que le contrat l'interdit.
    ErreurPointeurNul = 8,
    /// Un argument est en dehors des valeurs que le contrat permet.
    ErreurArgumentHorsLimites = 9,
    /// FEN : il n'y a pas de 3 à 6 champs.
    ErreurFenChamps = 10,
    /// FEN, champ 1 : le placement des pièces est mal écrit.
    ErreurFenPlacement = 11,
    /// FEN, champ 2 : le trait n'est ni « w » ni « b ».
    ErreurFenTrait = 12,
    /// FEN, champ 3 : les droits de roque ont une lettre inconnue, ou deux fois la même. (Deux
    /// lettres différentes qui sont deux droits du même côté, comme K et H : voir
    /// erreur_position_roque.)
    ErreurFenRoque = 13,
    /// FEN, champ 4 : ni « - », ni une case de a1 à h8. (Une case qui n'est ni sur la rangée 3 ni
    /// sur la rangée 6 est bien écrite : voir erreur_position_prise_en_passant.)
    ErreurFenPriseEnPassant = 14,
    /// FEN, champs 5 et 6 : un compteur n'est pas un nombre permis.
    ErreurFenCompteurs = 15,
    /// Position impossible : l'échiquier est vide.
    ErreurPositionVide = 16,
    /// Position impossible : un camp n'a pas exactement un roi.
    ErreurPositionRois = 17,
    /// Position impossible : un camp a plus de 16 pièces, ou plus de pièces promues qu'il ne lui
    /// manque de pions. Sont comptées comme promues les pièces de trop par rapport au début d'une
    /// partie : les dames après la première, les tours et les cavaliers après les deux premiers, et
    /// les fous après le premier de chaque couleur de cases.
    ErreurPositionPieces = 18,
    /// Position impossible : un camp a plus de 8 pions, ou un pion est sur la première ou
    /// la dernière rangée.
    ErreurPositionPions = 19,
    /// Position impossible : un droit de roque demande un roi et une tour qui ne sont pas sur leur
    /// première rangée, ou deux droits sont du même côté du roi.
    ErreurPositionRoque = 20,
    /// Position impossible : aucun pion n'a pu sauter la case de prise en passant. Si les blancs
    /// ont le trait, elle est sur la rangée 6 et vide, la case de la rangée 7 est vide, et un pion
    /// noir est sur la rangée 5, dans la même colonne ; si ce sont les noirs, rangées 3, 2 et 4.
    /// Exemple : e6 demande un pion noir en e5.
    ErreurPositionPriseEnPassant = 21,
    /// Position impossible : le camp qui vient de jouer est en échec.
    ErreurPositionRoiAdverseEnEchec = 22,
    /// Position impossible : aucun coup n'a pu donner cet échec. Le roi du camp qui a le trait est
    /// attaqué :
    /// - par plus de deux pièces ;
    /// - par deux pièces qui sont des cavaliers ou des pions ;
    /// - par deux pièces sur une même droite que lui ;
    /// - s'il y a une case de prise en passant, par une pièce autre que le pion qui vient d'avancer,
    ///   et qui l'attaquait déjà avant que ce pion avance.
    ErreurPositionEchecImpossible = 23,
    /// Il n'y a pas de pièce sur la case de départ.
    ErreurCaseDepartVide = 24,
    /// La pièce de la case de départ est adverse.
    ErreurPieceAdverse = 25,
    /// La promotion n'est pas permise : il faut un pion du camp qui a le trait sur sa
    /// dernière rangée, et une dame, une tour, un fou ou un cavalier.
    ErreurPromotionNonPermise = 26,
    /// L'historique a déjà ECHECS_COUPS_MAX coups.
    ErreurHistoriquePlein = 27,
    /// L'historique n'a aucun coup.
    ErreurHistoriqueVide = 28,
    /// Le contenu de l'historique n'a pas de sens.
    ErreurHistoriqueInvalide = 29,
    /// Échiquier non intègre : joueur_courant ne vaut ni 0 ni 1.
    ErreurEchiquierJoueur = 30,
    /// Échiquier non intègre : une sorte de pièce n'existe pas.
    ErreurEchiquierSorte = 31,
    /// Échiquier non intègre : une pièce est hors de l'échiquier.
    ErreurEchiquierCoordonnees = 32,
    /// Échiquier non intègre : une pièce valide vient après une pièce invalide.
    ErreurEchiquierOrdre = 33,
    /// Échiquier non intègre : deux pièces sont sur la même case.
    ErreurEchiquierCasePartagee = 34,
    /// Échiquier non intègre : un camp n'a pas exactement un roi.
    ErreurEchiquierRois = 35,
    /// Échiquier non intègre : un jeu contient des pions de l'autre couleur.
    ErreurEchiquierPions = 36,
    /// Fichier : il n'existe pas.
    ErreurFichierAbsent = 37,
    /// Fichier : il existe, mais ne peut pas être lu.
    ErreurFichierLecture = 38,
    /// Fichier : il ne peut pas être écrit.
    ErreurFichierEcriture = 39,
    /// Fichier : une ligne n'est pas ce qu'elle devrait être.
    ErreurFichierContenu = 40,
    /// Partie : elle n'a pas commencé.
    ErreurPartieNonCommencee = 41,
    /// Partie : elle est finie.
    ErreurPartieFinie = 42,
    /// Partie : une fonction de sa vue est en cours ; pendant ce temps, la partie ne peut être ni
    /// changée ni détruite.
    ErreurPartieOccupee = 43,
    /// Promotion : aucune pièce n'a été choisie, le coup n'est pas joué.
    ErreurPromotionAnnulee = 44,
    /// Il n'y a aucun coup à rétablir.
    ErreurRienARetablir = 45,
    /// La nulle ne peut pas être réclamée.
    ErreurReclamationNonPermise = 46,
    /// Le texte n'est pas un coup.
    ErreurNotationIllisible = 47,
    /// Plusieurs pièces peuvent jouer ce coup : il faut dire laquelle.
    ErreurNotationAmbigue = 48,
    /// PGN : le texte n'est pas une partie.
    ErreurPgn = 49,
    /// PGN : il n'y a plus de partie à lire.
    ErreurPgnFin = 50,
    /// Il n'y a rien à annuler : ni coup, ni fin décidée par les joueurs.
    ErreurRienAAnnuler = 51,
}

from_c! {
    TypeErreur from TypeErreurC:
    PasErreur,
    ErreurDeplacementPieceImpossible,
    ErreurAbsenceDeDeplacement,
    ErreurPieceBlocantTrajet,
    ErreurPriseEnPassantNonPermise,
    ErreurRoqueNonPermis,
    ErreurRoiEnEchec,
    ErreurInterne,
    ErreurPointeurNul,
    ErreurArgumentHorsLimites,
    ErreurFenChamps,
    ErreurFenPlacement,
    ErreurFenTrait,
    ErreurFenRoque,
    ErreurFenPriseEnPassant,
    ErreurFenCompteurs,
    ErreurPositionVide,
    ErreurPositionRois,
    ErreurPositionPieces,
    ErreurPositionPions,
    ErreurPositionRoque,
    ErreurPositionPriseEnPassant,
    ErreurPositionRoiAdverseEnEchec,
    ErreurPositionEchecImpossible,
    ErreurCaseDepartVide,
    ErreurPieceAdverse,
    ErreurPromotionNonPermise,
    ErreurHistoriquePlein,
    ErreurHistoriqueVide,
    ErreurHistoriqueInvalide,
    ErreurEchiquierJoueur,
    ErreurEchiquierSorte,
    ErreurEchiquierCoordonnees,
    ErreurEchiquierOrdre,
    ErreurEchiquierCasePartagee,
    ErreurEchiquierRois,
    ErreurEchiquierPions,
    ErreurFichierAbsent,
    ErreurFichierLecture,
    ErreurFichierEcriture,
    ErreurFichierContenu,
    ErreurPartieNonCommencee,
    ErreurPartieFinie,
    ErreurPartieOccupee,
    ErreurPromotionAnnulee,
    ErreurRienARetablir,
    ErreurReclamationNonPermise,
    ErreurNotationIllisible,
    ErreurNotationAmbigue,
    ErreurPgn,
    ErreurPgnFin,
    ErreurRienAAnnuler,
}
