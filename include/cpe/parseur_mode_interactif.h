/**
 * @file parseur_mode_interactif.h
 * Le fichier parseur_mode_interactif.h du cours : la même chose que dans echecs.h, et
 * rien de plus. Les autres fichiers de ce dossier viennent par leurs noms : un programme
 * peut avoir les siens, s'il donne au compilateur le dossier où ils sont (-I) avant
 * celui-ci. Produit par « cargo run -p headers » : ne pas le modifier à la main.
 */

#ifndef PARSEUR_MODE_INTERACTIF_H
#define PARSEUR_MODE_INTERACTIF_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include <piece.h>

#ifdef __cplusplus
extern "C" {
#endif

/** La place d'un nom de fichier dans une action, zéro final compris. */
#define MAX_NOM_FICHIER_TAILLE 4096

/**
 * La place d'une ligne du mode interactif, zéro final compris : ce que l'on donne à fgets. Un
 * tableau de MAX_NOM_FICHIER_TAILLE octets y suffit.
 */
#define MAX_LIGNE_COMMANDE 4096

/** Ce qu'une ligne du mode interactif demande. */
typedef enum type_action {
    /** Rien : la ligne est vide, ou un commentaire. */
    rien_a_faire = 0,
    /** Déplacer une pièce. */
    deplacement = 1,
    /** Lire un échiquier dans un fichier. */
    lecture_fichier = 2,
    /** Lire une partie dans un fichier. */
    lecture_historique = 3,
    /** Commencer une nouvelle partie. */
    initialisation = 4,
    /** Arrêter. */
    fin = 5,
    /** Reprendre le dernier coup. */
    action_annulation = 6,
    /** Montrer l'échiquier. */
    action_affichage = 7,
    /** Montrer les commandes. */
    action_aide = 8,
    /** La ligne n'est pas une commande. */
    action_inconnue = 9,
} type_action;

/** Une ligne du mode interactif, comprise. */
typedef struct action_a_realiser {
    /** Ce qui est demandé. */
    type_action type;
    /** Pour une lecture, le nom du fichier ; sinon "". */
    char filename[MAX_NOM_FICHIER_TAILLE];
    /** Pour un déplacement, la colonne de départ ; sinon -1. */
    int x_depart;
    /** Pour un déplacement, la rangée de départ ; sinon -1. */
    int y_depart;
    /** Pour un déplacement, la colonne d'arrivée ; sinon -1. */
    int x_arrivee;
    /** Pour un déplacement, la rangée d'arrivée ; sinon -1. */
    int y_arrivee;
    /** Pour un déplacement, la promotion demandée ; invalide si la ligne n'en dit rien. */
    type_piece promotion;
} action_a_realiser;

/**
 * Prépare une action qui ne demande rien.
 *
 * @param a l'action à remplir ; ce qu'elle contenait ne compte pas.
 *
 * Nécessite :
 * - [ACTION-INIT-N1] a n'est pas NULL ; sinon ne fait rien.
 *
 * Garantie :
 * - [ACTION-INIT-G1] *a devient { rien_a_faire, "", -1, -1, -1, -1, invalide }.
 */
void action_initialise(action_a_realiser *a);

/**
 * Comprend une ligne du mode interactif.
 *
 * Les commandes :
 * - i : commencer une nouvelle partie ;
 * - d x0 y0 -> x1 y1 : déplacer la pièce de la case (x0, y0) vers la case (x1, y1) ; les
 *   coordonnées sont des entiers quelconques, c'est au coup d'être refusé si la case n'existe pas ;
 *   une case peut aussi s'écrire e2, et la flèche manquer ; la ligne peut finir par une promotion
 *   (dame, tour, fou ou cavalier), ou, comme dans le fichier d'une partie, par roque ou
 *   en_passant, qui ne changent rien ;
 * - lit F : lire un échiquier dans le fichier F ; lit_h F : lire une partie ; F est toute la
 *   fin de la ligne ;
 * - annule : reprendre le dernier coup ;
 * - affiche : montrer l'échiquier ;
 * - aide : montrer les commandes ;
 * - FIN, ou fin : arrêter.
 *
 * Les mots sont séparés par des espaces ou des tabulations ; il peut y en avoir aussi au début
 * et à la fin de la ligne, de même que la fin de ligne elle-même. Ce qui suit un # en début de
 * mot est un commentaire, sauf dans un nom de fichier.
 *
 * @param ligne la ligne ; toute suite d'octets est admise.
 * @param a où écrire ce que la ligne demande.
 *
 * Nécessite :
 * - [COMMANDE-N1] ligne n'est pas NULL ; sinon rend 0 ;
 * - [COMMANDE-N2] a n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [COMMANDE-G1] si la ligne est une commande, *a dit laquelle, et la fonction rend 1 ;
 * - [COMMANDE-G2] une ligne vide ou un commentaire donne rien_a_faire, et la fonction rend 1 ;
 * - [COMMANDE-G3] toute autre ligne donne action_inconnue, et la fonction rend 0 : un mot de
 *   trop ou de moins, une coordonnée qui n'est pas un entier ou ne tient pas dans un int, un nom
 *   de fichier trop long pour filename ;
 * - [COMMANDE-G4] les membres de *a dont l'action ne se sert pas sont ceux que donne
 *   action_initialise ; une promotion qui n'est pas dite est invalide.
 *
 * @return 1 ou 0.
 */
int parse_ligne_commande(const char *ligne, action_a_realiser *a);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* PARSEUR_MODE_INTERACTIF_H */
