/**
 * @file echiquier_deplacement.h
 * Le fichier echiquier_deplacement.h du cours : la même chose que dans echecs.h, et rien
 * de plus. Les autres fichiers de ce dossier viennent par leurs noms : un programme peut
 * avoir les siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci.
 * Produit à partir de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef ECHIQUIER_DEPLACEMENT_H
#define ECHIQUIER_DEPLACEMENT_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include "echecs_attributs.h"
#include <echiquier.h>
#include <historique_partie.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef ECHECS_COMMUN_H

/**
 * Ce qui a empêché une fonction de faire ce qu'on lui demandait.
 *
 * Les valeurs sont fixées : elles ne changent pas d'une version à l'autre.
 */
typedef enum type_erreur ECHECS_INT {
    /** Tout s'est bien passé. */
    pas_erreur = 0,
    /** La pièce ne se déplace pas ainsi. */
    erreur_deplacement_piece_impossible = 1,
    /** La case de départ est aussi la case d'arrivée. */
    erreur_absence_de_deplacement = 2,
    /**
     * Une pièce se trouve sur le trajet, ou une pièce du même camp sur la case d'arrivée. (Le
     * nom est celui du cours.)
     */
    erreur_piece_blocant_trajet = 3,
    /** La prise en passant n'est pas permise. */
    erreur_prise_en_passant_non_permise = 4,
    /** Le roque n'est pas permis. */
    erreur_roque_non_permis = 5,
    /** Le coup laisse son propre roi en échec. */
    erreur_roi_en_echec = 6,
    /** Un défaut de la bibliothèque elle-même : à signaler à ses auteurs. */
    erreur_interne = 7,
    /** Un pointeur est NULL alors que le contrat l'interdit. */
    erreur_pointeur_nul = 8,
    /** Un argument est en dehors des valeurs que le contrat permet. */
    erreur_argument_hors_limites = 9,
    /** FEN : il n'y a pas de 3 à 6 champs. */
    erreur_fen_champs = 10,
    /** FEN, champ 1 : le placement des pièces est mal écrit. */
    erreur_fen_placement = 11,
    /** FEN, champ 2 : le trait n'est ni « w » ni « b ». */
    erreur_fen_trait = 12,
    /**
     * FEN, champ 3 : les droits de roque ont une lettre inconnue, ou deux fois la même. (Deux
     * lettres différentes qui sont deux droits du même côté, comme K et H : voir
     * erreur_position_roque.)
     */
    erreur_fen_roque = 13,
    /**
     * FEN, champ 4 : ni « - », ni une case de a1 à h8. (Une case qui n'est ni sur la rangée 3 ni
     * sur la rangée 6 est bien écrite : voir erreur_position_prise_en_passant.)
     */
    erreur_fen_prise_en_passant = 14,
    /** FEN, champs 5 et 6 : un compteur n'est pas un nombre permis. */
    erreur_fen_compteurs = 15,
    /** Position impossible : l'échiquier est vide. */
    erreur_position_vide = 16,
    /** Position impossible : un camp n'a pas exactement un roi. */
    erreur_position_rois = 17,
    /**
     * Position impossible : un camp a plus de 16 pièces, ou plus de pièces promues qu'il ne lui
     * manque de pions. Sont comptées comme promues les pièces de trop par rapport au début d'une
     * partie : les dames après la première, les tours et les cavaliers après les deux premiers, et
     * les fous après le premier de chaque couleur de cases.
     */
    erreur_position_pieces = 18,
    /**
     * Position impossible : un camp a plus de 8 pions, ou un pion est sur la première ou
     * la dernière rangée.
     */
    erreur_position_pions = 19,
    /**
     * Position impossible : un droit de roque demande un roi et une tour qui ne sont pas sur leur
     * première rangée, ou deux droits sont du même côté du roi.
     */
    erreur_position_roque = 20,
    /**
     * Position impossible : aucun pion n'a pu sauter la case de prise en passant. Si les blancs
     * ont le trait, elle est sur la rangée 6 et vide, la case de la rangée 7 est vide, et un pion
     * noir est sur la rangée 5, dans la même colonne ; si ce sont les noirs, rangées 3, 2 et 4.
     * Exemple : e6 demande un pion noir en e5.
     */
    erreur_position_prise_en_passant = 21,
    /** Position impossible : le camp qui vient de jouer est en échec. */
    erreur_position_roi_adverse_en_echec = 22,
    /**
     * Position impossible : aucun coup n'a pu donner cet échec. Le roi du camp qui a le trait est
     * attaqué :
     * - par plus de deux pièces ;
     * - par deux pièces qui sont des cavaliers ou des pions ;
     * - par deux pièces sur une même droite que lui ;
     * - s'il y a une case de prise en passant, par une pièce autre que le pion qui vient d'avancer,
     *   et qui l'attaquait déjà avant que ce pion avance.
     */
    erreur_position_echec_impossible = 23,
    /** Il n'y a pas de pièce sur la case de départ. */
    erreur_case_depart_vide = 24,
    /** La pièce de la case de départ est adverse. */
    erreur_piece_adverse = 25,
    /**
     * La promotion n'est pas permise : il faut un pion du camp qui a le trait sur sa
     * dernière rangée, et une dame, une tour, un fou ou un cavalier.
     */
    erreur_promotion_non_permise = 26,
    /** L'historique a déjà ECHECS_COUPS_MAX coups. */
    erreur_historique_plein = 27,
    /** L'historique n'a aucun coup. */
    erreur_historique_vide = 28,
    /** Le contenu de l'historique n'a pas de sens. */
    erreur_historique_invalide = 29,
    /** Échiquier non intègre : joueur_courant ne vaut ni 0 ni 1. */
    erreur_echiquier_joueur = 30,
    /** Échiquier non intègre : une sorte de pièce n'existe pas. */
    erreur_echiquier_sorte = 31,
    /** Échiquier non intègre : une pièce est hors de l'échiquier. */
    erreur_echiquier_coordonnees = 32,
    /** Échiquier non intègre : une pièce valide vient après une pièce invalide. */
    erreur_echiquier_ordre = 33,
    /** Échiquier non intègre : deux pièces sont sur la même case. */
    erreur_echiquier_case_partagee = 34,
    /** Échiquier non intègre : un camp n'a pas exactement un roi. */
    erreur_echiquier_rois = 35,
    /** Échiquier non intègre : un jeu contient des pions de l'autre couleur. */
    erreur_echiquier_pions = 36,
    /** Fichier : il n'existe pas. */
    erreur_fichier_absent = 37,
    /** Fichier : il existe, mais ne peut pas être lu. */
    erreur_fichier_lecture = 38,
    /** Fichier : il ne peut pas être écrit. */
    erreur_fichier_ecriture = 39,
    /** Fichier : une ligne n'est pas ce qu'elle devrait être. */
    erreur_fichier_contenu = 40,
    /** Partie : elle n'a pas commencé. */
    erreur_partie_non_commencee = 41,
    /** Partie : elle est finie. */
    erreur_partie_finie = 42,
    /**
     * Partie : une fonction de sa vue est en cours ; pendant ce temps, la partie ne peut être ni
     * changée ni détruite.
     */
    erreur_partie_occupee = 43,
    /** Promotion : aucune pièce n'a été choisie, le coup n'est pas joué. */
    erreur_promotion_annulee = 44,
    /** Il n'y a aucun coup à rétablir. */
    erreur_rien_a_retablir = 45,
    /** La nulle ne peut pas être réclamée. */
    erreur_reclamation_non_permise = 46,
    /** Le texte n'est pas un coup. */
    erreur_notation_illisible = 47,
    /** Plusieurs pièces peuvent jouer ce coup : il faut dire laquelle. */
    erreur_notation_ambigue = 48,
    /** PGN : le texte n'est pas une partie. */
    erreur_pgn = 49,
    /** PGN : il n'y a plus de partie à lire. */
    erreur_pgn_fin = 50,
    /** Il n'y a rien à annuler : ni coup, ni fin décidée par les joueurs. */
    erreur_rien_a_annuler = 51,
} type_erreur;

/**
 * Donne une phrase pour un code d'erreur.
 *
 * @param erreur le code ; toute valeur est admise.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [NOMMER-G1] + rend une phrase pour chaque valeur de type_erreur, différente de toutes les
 *   autres ;
 * - [NOMMER-G2] + rend "erreur inconnue" pour toute autre valeur, ou "unknown error" si la langue
 *   est langue_anglais ;
 * - [NOMMER-G3] + ne rend jamais NULL ; la phrase est valable jusqu'à la fin du programme : il
 *   ne faut ni la modifier ni la libérer.
 *
 * @return la phrase, jamais NULL.
 */
ECHECS_API
const char *nommer_type_erreur(type_erreur erreur);

#endif /* ECHECS_COMMUN_H */

/** Ce qui a empêché un déplacement, et la case en cause s'il y en a une. */
typedef struct code_erreur_deplacement {
    /** L'erreur, ou pas_erreur. */
    type_erreur type;
    /** La colonne de la case en cause, ou -1. */
    int coord_x;
    /** La rangée de la case en cause, ou -1. */
    int coord_y;
} code_erreur_deplacement;

/**
 * Dit si un déplacement standard est pseudo-légal.
 *
 * Un déplacement standard est celui d'une pièce seule : ni roque, ni prise en passant.
 * Pseudo-légal veut dire : sans regarder si le roi de son camp serait ensuite en échec. La case
 * d'arrivée peut être celle du roi adverse : une pièce qui peut y aller met ce roi en échec.
 *
 * @param e l'échiquier.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
 *
 * Nécessite :
 * - [STANDARD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [STANDARD-N2] *e est intègre ; sinon le code est celui de [ECHIQUIER-VERIFIER-G2] ;
 * - [STANDARD-N3] les quatre coordonnées vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [STANDARD-N4] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code.
 *
 * Garantie :
 * - [STANDARD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
 *   rend 1, et *erreur reçoit le code pas_erreur ;
 * - [STANDARD-G2] si le camp qui a le trait a une pièce sur la case de départ, et que ce
 *   déplacement n'est pas pseudo-légal : rend 0, et *erreur reçoit un autre code que pas_erreur ;
 * - [STANDARD-G7] + si le camp qui a le trait n'a pas de pièce sur la case de départ : rend 0 ;
 * - [STANDARD-G8] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon reçoit le
 *   code de la première faute, dans cet ordre :
 *   - erreur_absence_de_deplacement, -1, -1 : les deux cases sont la même ;
 *   - erreur_case_depart_vide et la case de départ : la case de départ est vide ;
 *   - erreur_piece_adverse et la case de départ : la pièce de cette case est adverse ;
 *   - ce que la fonction de la pièce écrit, ou ce que dit [STANDARD-G5] ;
 * - [STANDARD-G3] + appelle par son nom la fonction de la sorte de pièce,
 *   echiquier_deplacement_standard_est_valide_... : si le programme la définit, c'est sa version
 *   qui est appelée ;
 * - [STANDARD-G4] + ce que cette fonction rend compte seul : 0 est un refus, toute autre valeur
 *   une permission, quoi qu'elle écrive dans *erreur. Après un refus :
 *   - si elle n'a rien écrit, ou a écrit pas_erreur ou un code qui n'existe pas : *erreur reçoit
 *     { erreur_deplacement_piece_impossible, -1, -1 } ;
 *   - si elle a écrit une case qui n'est pas sur l'échiquier : *erreur garde le code, avec -1 et
 *     -1 ;
 * - [STANDARD-G5] + si le camp qui a le trait a une pièce sur la case d'arrivée : rend 0 sans
 *   appeler cette fonction, et *erreur reçoit ce qu'écrit celle de la bibliothèque ;
 * - [STANDARD-G6] + donne à cette fonction l'adresse de la pièce, dans le jeu de l'échiquier
 *   qu'elle reçoit.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_coup_standard_est_valide(const echiquier *e, int x_depart,
        int y_depart, int x_arrivee, int y_arrivee, code_erreur_deplacement *erreur);

/**
 * Fait un déplacement standard, prise comprise, sans le vérifier.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 *
 * Si une clause n'est pas respectée, *e ne change pas.
 *
 * Nécessite :
 * - [REALISER-N1] e n'est pas NULL ;
 * - [REALISER-N2] *e est intègre ;
 * - [REALISER-N3] les quatre coordonnées vont de 0 à 7 ;
 * - [REALISER-N4] le camp qui a le trait a une pièce sur la case de départ, et aucune sur la
 *   case d'arrivée ;
 * - [REALISER-N5] le roi adverse n'est pas sur la case d'arrivée : sans ce roi, *e ne serait
 *   plus intègre.
 *
 * Garantie :
 * - [REALISER-G1] la pièce est sur la case d'arrivée ;
 * - [REALISER-G2] la pièce adverse qui était sur la case d'arrivée est retirée de son jeu, comme
 *   en [JEU-SUPPRIMER-G1] ;
 * - [REALISER-G3] joueur_courant ne change pas ;
 * - [REALISER-G4] + la pièce garde son indice dans son jeu, et le jeu adverse change comme en
 *   [JEU-SUPPRIMER-G4].
 */
ECHECS_API
void echiquier_deplacement_realise_coup_standard(echiquier *e, int x_depart, int y_depart,
        int x_arrivee, int y_arrivee);

/**
 * Fait un coup s'il est légal, sans changer le trait.
 *
 * Le coup est d'abord essayé, sur une copie de l'échiquier, comme un déplacement standard. Si ce
 * déplacement est refusé, la fonction essaie le roque pour un roi, et la prise en passant pour
 * un pion. Comme celle du cours, elle ne rend rien : *erreur dit si le coup est fait.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param h l'historique, qui n'est pas changé : l'appelant y ajoute le coup.
 * @param erreur où écrire le code et la case en cause.
 * @param type où écrire la sorte du coup.
 *
 * Si une clause n'est pas respectée, *erreur reçoit le code indiqué, avec -1 et -1, et rien
 * d'autre ne change.
 *
 * Nécessite :
 * - [DEPLACER-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [DEPLACER-N2] *e est intègre ; sinon le code est celui de [ECHIQUIER-VERIFIER-G2] ;
 * - [DEPLACER-N3] les quatre coordonnées vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [DEPLACER-N4] h n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [DEPLACER-N5] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
 *   sinon le code est erreur_historique_invalide ;
 * - [DEPLACER-N6] erreur n'est pas NULL ; sinon ne fait rien ;
 * - [DEPLACER-N7] type n'est pas NULL ; sinon le code est erreur_pointeur_nul.
 *
 * Garantie :
 * - [DEPLACER-G1] si le coup est légal : *e reçoit l'échiquier d'après le coup, où joueur_courant
 *   est resté le même, *erreur reçoit le code pas_erreur, et *type reçoit la sorte du coup ;
 * - [DEPLACER-G2] si un pion arrive sur sa dernière rangée : *type reçoit deplacement_promotion,
 *   et il reste à l'appelant à promouvoir ce pion, par exemple avec echiquier_promouvoir_pion ;
 * - [DEPLACER-G4] si le camp qui a le trait a une pièce sur la case de départ, et que ce coup
 *   n'est pas légal : *e ne change pas, et *erreur reçoit un autre code que pas_erreur ;
 * - [DEPLACER-G9] + *erreur reçoit { pas_erreur, -1, -1 } si le coup est fait ; si le coup est
 *   refusé, y compris parce que le camp qui a le trait n'a pas de pièce sur la case de départ,
 *   ni *e ni *type ne change ;
 * - [DEPLACER-G3] + si le coup est refusé : *erreur reçoit le code de la première faute, dans cet
 *   ordre :
 *   - les trois premiers codes de [STANDARD-G8] ;
 *   - erreur_deplacement_piece_impossible et la case du roi adverse : un déplacement pseudo-légal
 *     prendrait ce roi ;
 *   - pour un roi qui va de deux cases sur sa rangée sans que le roque soit permis,
 *     erreur_roque_non_permis et la case de [ROQUE-G5] ;
 *   - pour un pion qui avance d'une case en diagonale vers une case vide sans que la prise en
 *     passant soit permise, erreur_prise_en_passant_non_permise et la case de [EN-PASSANT-G4] ;
 *   - pour un autre déplacement standard refusé, le code et la case de [STANDARD-G8] ;
 *   - erreur_roi_en_echec et la case d'une pièce qui attaque le roi : le coup laisse le roi de son
 *     camp en échec ;
 * - [DEPLACER-G5] + appelle par leur nom, chacune une fois au plus, les fonctions suivantes ; si
 *   le programme les définit, ce sont ses versions :
 *   - echiquier_deplacement_coup_standard_est_valide, seulement si le camp qui a le trait a une
 *     pièce sur la case de départ et va sur une autre case ;
 *   - echiquier_deplacement_realise_coup_standard, si le déplacement standard est permis ;
 *   - echiquier_deplacement_realise_si_possible_roque si un roi, ou
 *     echiquier_deplacement_realise_si_possible_prise_en_passant si un pion, se voit refuser le
 *     déplacement standard : le programme peut définir ce nom, ou celui avec _special, que cette
 *     fonction appelle ;
 * - [DEPLACER-G6] + ce que ces fonctions rendent compte seul, comme en [STANDARD-G4] ; si, après
 *   un refus, rien n'est écrit, ou si le code écrit n'est pas celui d'une erreur, *erreur reçoit,
 *   avec -1 et -1, erreur_roque_non_permis ou erreur_prise_en_passant_non_permise dans le cas de
 *   [DEPLACER-G3] qui a ce code, et erreur_deplacement_piece_impossible dans les autres ;
 * - [DEPLACER-G7] + si une version du programme laisse un échiquier qui n'est pas intègre :
 *   *erreur reçoit, avec -1 et -1, le code de [ECHIQUIER-VERIFIER-G2], et le coup est refusé ;
 * - [DEPLACER-G8] + si une version du programme permet le coup sans changer l'échiquier : *erreur
 *   reçoit { erreur_deplacement_piece_impossible, -1, -1 }, et le coup est refusé.
 */
ECHECS_API
void echiquier_deplacement_realise_si_possible(echiquier *e, int x_depart, int y_depart,
        int x_destination, int y_destination, const historique_partie *h,
        code_erreur_deplacement *erreur, type_deplacement *type);

/**
 * Promeut un pion arrivé sur sa dernière rangée.
 *
 * @param e l'échiquier à changer.
 * @param coord_x la colonne du pion.
 * @param coord_y la rangée du pion.
 * @param promotion ce que devient le pion : dame, tour, fou ou cavalier.
 *
 * Nécessite :
 * - [PROMOUVOIR-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PROMOUVOIR-N2] *e est intègre ; sinon rend le code de [ECHIQUIER-VERIFIER-G2] ;
 * - [PROMOUVOIR-N3] coord_x et coord_y vont de 0 à 7 ; sinon rend erreur_argument_hors_limites ;
 * - [PROMOUVOIR-N4] promotion est une valeur de type_piece ;
 *   sinon rend erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PROMOUVOIR-G1] + si le camp qui a le trait a un pion sur cette case, si cette case est sur la
 *   dernière rangée de ce camp, et si promotion vaut dame, tour, fou ou cavalier : rend
 *   pas_erreur, et le pion devient cette pièce, au même indice de son jeu ;
 * - [PROMOUVOIR-G2] + sinon rend erreur_promotion_non_permise, et *e ne change pas.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur echiquier_promouvoir_pion(echiquier *e, int coord_x, int coord_y,
                                      type_piece promotion);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* ECHIQUIER_DEPLACEMENT_H */
