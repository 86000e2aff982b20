/**
 * @file parseur_mode_interactif.h
 * Le fichier parseur_mode_interactif.h du cours : la même chose que dans echecs.h, et
 * rien de plus. Les autres fichiers de ce dossier viennent par leurs noms : un programme
 * peut avoir les siens, s'il donne au compilateur le dossier où ils sont (-I) avant
 * celui-ci. Produit à partir de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef PARSEUR_MODE_INTERACTIF_H
#define PARSEUR_MODE_INTERACTIF_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include "echecs_attributs.h"
#include <piece.h>

#ifdef __cplusplus
extern "C" {
#endif

/** La place d'un nom de fichier dans une action, zéro final compris. */
#define MAX_NOM_FICHIER_TAILLE 4096

/**
 * La place d'une ligne du mode interactif, zéro final compris : la taille à donner à fgets, à qui
 * il reste à lire la fin de la ligne la plus longue. Un tableau de MAX_NOM_FICHIER_TAILLE octets
 * suffit pour la ligne.
 */
#define MAX_LIGNE_COMMANDE 4096

/** Ce qu'une ligne du mode interactif demande. */
typedef enum type_action ECHECS_INT {
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
    /** Annuler le dernier coup. */
    action_annulation = 6,
    /** Montrer l'échiquier. */
    action_affichage = 7,
    /** Montrer les commandes. */
    action_aide = 8,
    /** La ligne n'est pas une commande. */
    action_inconnue = 9,
} type_action;

/** Ce que demande une ligne du mode interactif, avec les cases ou le nom du fichier. */
typedef struct action_a_realiser {
    /** Ce qui est demandé. */
    type_action type;
    /** Le nom du fichier d'une lecture ; "" pour une autre action. */
    char filename[MAX_NOM_FICHIER_TAILLE];
    /** La colonne de départ d'un déplacement ; -1 pour une autre action. */
    int x_depart;
    /** La rangée de départ d'un déplacement ; -1 pour une autre action. */
    int y_depart;
    /** La colonne d'arrivée d'un déplacement ; -1 pour une autre action. */
    int x_arrivee;
    /** La rangée d'arrivée d'un déplacement ; -1 pour une autre action. */
    int y_arrivee;
    /** La promotion choisie pour un déplacement ; invalide si la ligne n'en choisit pas. */
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
 * - [ACTION-INIT-G1] + *a reçoit { rien_a_faire, "", -1, -1, -1, -1, invalide }.
 */
ECHECS_API
void action_initialise(action_a_realiser *a);

/**
 * Analyse une ligne du mode interactif.
 *
 * Les commandes :
 * - i : commencer une nouvelle partie ;
 * - d x0 y0 -> x1 y1 : déplacer la pièce de la case (x0, y0) vers la case (x1, y1), par exemple
 *   « d 4 1 -> 4 3 ». Les coordonnées sont des entiers quelconques : une case qui n'existe pas
 *   est refusée avec le coup. Une case peut aussi s'écrire e2, et la flèche manquer :
 *   « d e2 e4 ». La ligne peut finir par une promotion (dame, tour, fou ou cavalier) :
 *   « d e7 -> e8 cavalier » ; ou, comme dans le fichier d'une partie, par roque ou en_passant,
 *   qui ne changent rien ;
 * - lit F : lire un échiquier dans le fichier F, par exemple « lit partie.txt » ; lit_h F : lire
 *   une partie ; F est toute la fin de la ligne ;
 * - annule : annuler le dernier coup ;
 * - affiche : montrer l'échiquier ;
 * - aide : montrer les commandes ;
 * - FIN, ou fin : arrêter.
 *
 * Les mots sont séparés par des espaces ou des tabulations ; la ligne peut aussi commencer et
 * finir par des espaces, des tabulations ou une fin de ligne. Ce qui suit un # en début de mot
 * est un commentaire, sauf dans un nom de fichier.
 *
 * @param ligne la ligne ; toute suite d'octets est admise.
 * @param a où écrire ce que la ligne demande.
 *
 * Nécessite :
 * - [COMMANDE-N1] ligne n'est pas NULL ; sinon rend 0 ;
 * - [COMMANDE-N2] a n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [COMMANDE-G1] + si la ligne est une commande : rend 1, et *a reçoit ce qu'elle demande ;
 * - [COMMANDE-G2] + si la ligne est vide, ou un commentaire : rend 1, et a->type
 *   reçoit rien_a_faire ;
 * - [COMMANDE-G3] + sinon rend 0, et a->type reçoit action_inconnue, par exemple pour un mot de
 *   trop ou de moins, une coordonnée qui n'est pas un entier (sans signe + ni zéro de tête : ni
 *   +4 ni 04) ou ne tient pas dans un int, un nom de fichier trop long pour filename ;
 * - [COMMANDE-G4] + les membres de *a dont l'action ne se sert pas reçoivent les valeurs de
 *   [ACTION-INIT-G1], et promotion reçoit invalide si la ligne ne choisit pas de promotion ;
 * - [COMMANDE-G5] + au lieu de [COMMANDE-G1] et de [COMMANDE-G3], si le programme définit
 *   api_echec_lance_mode_interactif, et peut donc ne connaître que les six actions du cours, de
 *   rien_a_faire à fin : pour une ligne qui demande une autre action, ou qui n'est pas une
 *   commande, rend 0, a->type reçoit rien_a_faire, et écrit sur stdout une ligne qui le dit (une
 *   version du programme n'a pas à le faire).
 *
 * @return 1 ou 0.
 */
ECHECS_API
int parse_ligne_commande(const char *ligne, action_a_realiser *a);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* PARSEUR_MODE_INTERACTIF_H */
