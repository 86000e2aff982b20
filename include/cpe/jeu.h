/**
 * @file jeu.h
 * Le fichier jeu.h du cours : la même chose que dans echecs.h, et rien de plus. Les
 * autres fichiers de ce dossier viennent par leurs noms : un programme peut avoir les
 * siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit à
 * partir de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef JEU_H
#define JEU_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include "echecs_attributs.h"
#include <piece.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Le nombre de pièces d'un camp au début d'une partie. */
#define MAX_PIECE 16

/**
 * Les pièces d'un camp : les pièces valides d'abord, puis les pièces invalides. Quand une
 * pièce est prise, l'indice de chaque pièce suivante diminue de 1.
 */
typedef struct jeu {
    /**
     * Les pièces ; au début d'une partie : 2 tours, 2 cavaliers, 2 fous, la dame (indice
     * 6), le roi (indice 7), puis 8 pions.
     */
    piece ensemble_de_piece[MAX_PIECE];
} jeu;

/**
 * Compte les pièces valides d'un jeu.
 *
 * @param j le jeu ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [JEU-COMPTER-N1] j n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [JEU-COMPTER-G1] si toutes les pièces valides viennent avant les pièces invalides : rend le
 *   nombre de pièces valides, de 0 à MAX_PIECE, par exemple 16 au début d'une partie ;
 * - [JEU-COMPTER-G3] + compte aussi les pièces valides qui viennent après une pièce invalide ;
 * - [JEU-COMPTER-G2] + appelle piece_est_valide par son nom : si le programme la définit, c'est sa
 *   version qui dit quelles pièces sont valides.
 *
 * @return le nombre de pièces.
 */
ECHECS_API
int jeu_compter_nombre_piece(const jeu *j);

/**
 * Dit si un jeu a une pièce sur une case.
 *
 * @param j le jeu ; son contenu peut être quelconque.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [JEU-EXISTE-N1] j n'est pas NULL ; sinon rend 0 ;
 * - [JEU-EXISTE-N2] coord_x et coord_y vont de 0 à 7 ; sinon rend 0.
 *
 * Garantie :
 * - [JEU-EXISTE-G1] rend 1 si une pièce valide du jeu est sur cette case ; sinon rend 0 ;
 * - [JEU-EXISTE-G2] + appelle par leur nom coordonnee_est_valide et piece_est_valide : si le
 *   programme les définit, ce sont ses versions qui disent quelles cases et quelles pièces sont
 *   valides.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int jeu_existe_piece(const jeu *j, int coord_x, int coord_y);

/**
 * Donne la pièce d'un jeu qui est sur une case, pour la modifier.
 *
 * @param j le jeu ; son contenu peut être quelconque.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [JEU-PIECE-N1] j n'est pas NULL ; sinon rend NULL ;
 * - [JEU-PIECE-N2] coord_x et coord_y vont de 0 à 7 ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-PIECE-G1] si une pièce valide du jeu est sur cette case : rend l'adresse de cette pièce,
 *   dans *j ;
 * - [JEU-PIECE-G2] sinon rend NULL ;
 * - [JEU-PIECE-G4] + si plusieurs pièces valides sont sur cette case : rend l'adresse de celle
 *   dont l'indice est le plus petit ;
 * - [JEU-PIECE-G3] + appelle par leur nom coordonnee_est_valide et piece_est_valide : si le
 *   programme les définit, ce sont ses versions qui disent quelles cases et quelles pièces sont
 *   valides.
 *
 * @return l'adresse de la pièce, ou NULL.
 */
ECHECS_API
piece *jeu_recuperer_piece(const jeu *j, int coord_x, int coord_y);

/**
 * Donne la pièce d'un jeu qui est sur une case, pour la lire.
 *
 * @param j le jeu ; son contenu peut être quelconque.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [JEU-PIECE-INFO-N1] j n'est pas NULL ; sinon rend NULL ;
 * - [JEU-PIECE-INFO-N2] coord_x et coord_y vont de 0 à 7 ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-PIECE-INFO-G1] si une pièce valide du jeu est sur cette case : rend l'adresse de cette
 *   pièce, dans *j ;
 * - [JEU-PIECE-INFO-G2] sinon rend NULL ;
 * - [JEU-PIECE-INFO-G4] + si plusieurs pièces valides sont sur cette case : rend l'adresse de
 *   celle dont l'indice est le plus petit ;
 * - [JEU-PIECE-INFO-G3] + appelle par leur nom coordonnee_est_valide et piece_est_valide : si le
 *   programme les définit, ce sont ses versions qui disent quelles cases et quelles pièces sont
 *   valides.
 *
 * @return l'adresse de la pièce, ou NULL.
 */
ECHECS_API
const piece *jeu_recuperer_piece_information(const jeu *j, int coord_x, int coord_y);

/**
 * Donne le roi d'un jeu.
 *
 * @param j le jeu ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [JEU-ROI-N1] j n'est pas NULL ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-ROI-G1] si le jeu a un roi valide : rend l'adresse de ce roi, dans *j ;
 * - [JEU-ROI-G2] rend NULL si le jeu n'a aucun roi valide ;
 * - [JEU-ROI-G4] + si le jeu a plusieurs rois valides : rend l'adresse du premier ;
 * - [JEU-ROI-G3] + appelle piece_est_valide par son nom : si le programme la définit, c'est sa
 *   version qui dit quelles pièces sont valides.
 *
 * @return l'adresse du roi, ou NULL.
 */
ECHECS_API
const piece *jeu_recuperer_roi_information(const jeu *j);

/**
 * Dit si un jeu est intègre.
 *
 * @param j le jeu ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [JEU-INTEGRE-N1] j n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [JEU-INTEGRE-G1] rend 1 si le jeu est intègre, c'est-à-dire bien formé :
 *   - toutes les sortes de pièces existent ;
 *   - toutes les pièces qui ne sont pas invalides sont sur l'échiquier ;
 *   - toutes les pièces invalides viennent après les autres ;
 *   - deux pièces ne sont jamais sur la même case ;
 *   - il y a exactement un roi ;
 *   - les pions sont tous de la même couleur ;
 * - [JEU-INTEGRE-G2] rend 0 si une pièce invalide vient avant une pièce valide, ou s'il n'y a pas
 *   exactement un roi ;
 * - [JEU-INTEGRE-G4] + rend 0 pour toute autre faute ;
 * - [JEU-INTEGRE-G5] + si le jeu n'est pas intègre : signale la première faute, dans l'ordre de
 *   [ECHIQUIER-VERIFIER-G2] pour un jeu ;
 * - [JEU-INTEGRE-G3] + un jeu qui n'est pas intègre n'arrête jamais le programme, même en mode
 *   contrats_arret.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int jeu_est_integre(const jeu *j);

/**
 * Retire d'un jeu la pièce qui est sur une case.
 *
 * @param j le jeu à changer ; son contenu peut être quelconque.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [JEU-SUPPRIMER-N1] j n'est pas NULL ; sinon ne fait rien ;
 * - [JEU-SUPPRIMER-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [JEU-SUPPRIMER-G1] si une pièce valide du jeu est sur cette case : cette pièce est retirée du
 *   jeu, où les autres restent, avant toutes les places libres ;
 * - [JEU-SUPPRIMER-G4] + l'indice de chaque pièce suivante diminue alors de 1, et la dernière
 *   place reçoit { invalide, -1, -1 } ;
 * - [JEU-SUPPRIMER-G5] + si plusieurs pièces valides sont sur cette case : retire celle dont
 *   l'indice est le plus petit ;
 * - [JEU-SUPPRIMER-G2] + si aucune pièce valide du jeu n'est sur cette case : *j ne change pas ;
 * - [JEU-SUPPRIMER-G3] + appelle par leur nom coordonnee_est_valide et piece_est_valide : si le
 *   programme les définit, ce sont ses versions qui disent quelles cases et quelles pièces sont
 *   valides.
 */
ECHECS_API
void jeu_supprimer_piece(jeu *j, int coord_x, int coord_y);

/**
 * Écrit sur stdout le contenu d'un jeu.
 *
 * Pour la mise au point : le contenu est écrit tel qu'il est en mémoire.
 *
 * @param j le jeu à écrire ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [JEU-DEBUG-N1] j n'est pas NULL ; sinon n'écrit rien sur stdout.
 *
 * Garantie :
 * - [JEU-DEBUG-G1] + écrit une ligne pour chacune des MAX_PIECE pièces, valide ou non : son indice
 *   sur deux caractères, cadré à droite, une espace, puis la ligne de [PIECE-DEBUG-G1] ou de
 *   [PIECE-DEBUG-G2], par exemple « 12 pion_noir (4, 6) » ou «  0 tour (0, 7) ».
 */
ECHECS_API
void jeu_afficher_debug(const jeu *j);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* JEU_H */
