/**
 * @file masques.h
 * Le fichier masques.h du cours : la même chose que dans in104.h, et rien de plus. Les
 * autres fichiers de ce dossier viennent par leurs noms : un programme peut avoir les
 * siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit
 * par « cargo run -p headers » : ne pas le modifier à la main.
 */

#ifndef MASQUES_H
#define MASQUES_H

#ifndef ECHECS_IN104_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_IN104

#include <stdlib.h>
#include <bitboards.h>
#include <echiquier.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Les cases qu'un pion attaque, par couleur puis par case. */
extern BB attaques_pions[2][64];
/** Les cases qu'un cavalier attaque. */
extern BB attaques_cavaliers[64];
/** Les cases qu'un roi attaque. */
extern BB attaques_rois[64];

/** Toutes les cases, sauf celles de la colonne a. */
extern BB pas_colonne_a;
/** Toutes les cases, sauf celles des colonnes a et b. */
extern BB pas_colonne_ab;
/** Toutes les cases, sauf celles de la colonne h. */
extern BB pas_colonne_h;
/** Toutes les cases, sauf celles des colonnes h et g. */
extern BB pas_colonne_hg;

/**
 * Remplit pas_colonne_a, pas_colonne_ab, pas_colonne_h et pas_colonne_hg.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [COLONNES-G1] chacune a toutes les cases, sauf celles des colonnes que dit son nom. Elles
 *   ont déjà ces valeurs au début du programme.
 */
void generer_bb_pas_colonne(void);

/**
 * Remplit attaques_pions.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [ATTAQUES-PION-G1] pour chaque couleur et chaque case, a les cases, une ou deux, qu'un pion de
 *   cette couleur attaque : vers la huitième rangée pour les blancs, vers la première pour les
 *   noirs ; aucune s'il est au bout. Le tableau a déjà ces valeurs au début du programme ;
 * - [ATTAQUES-PION-G2] se sert de pas_colonne_a et pas_colonne_h, telles qu'elles sont.
 */
void generer_attaques_pion(void);

/**
 * Remplit attaques_cavaliers.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [ATTAQUES-CAVALIER-G1] pour chaque case, a les cases, de deux à huit, qu'un cavalier
 *   attaque. Le tableau a déjà ces valeurs au début du programme ;
 * - [ATTAQUES-CAVALIER-G2] se sert des quatre pas_colonne_..., telles qu'elles sont.
 */
void generer_attaques_cavalier(void);

/**
 * Remplit attaques_rois.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [ATTAQUES-ROI-G1] pour chaque case, a les cases, de trois à huit, qui touchent celle-là.
 *   Le tableau a déjà ces valeurs au début du programme ;
 * - [ATTAQUES-ROI-G2] se sert de pas_colonne_a et pas_colonne_h, telles qu'elles sont.
 */
void generer_attaques_roi(void);

/**
 * Remplit tous les masques : à appeler une fois, au début du programme.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [MASQUES-G1] appelle par leur nom generer_bb_pas_colonne, generer_attaques_pion,
 *   generer_attaques_cavalier et generer_attaques_roi, dans cet ordre : si le programme les a
 *   remplacées, ce sont les siennes.
 */
void generer_masques_d_attaque_statiques(void);

/**
 * Donne les cases qu'un fou attaque.
 *
 * @param square la case du fou.
 * @param bloqueurs les cases occupées ; celle du fou ne compte pas.
 *
 * Nécessite :
 * - [MASQUE-FOU-N1] square va de a8 (0) à h1 (63) ; sinon rend 0.
 *
 * Garantie :
 * - [MASQUE-FOU-G1] rend les cases des quatre diagonales, chacune jusqu'à la première case
 *   occupée, comprise.
 *
 * @return le masque, ou 0.
 */
BB masque_d_attaque_dynamique_fou(int square, BB bloqueurs);

/**
 * Donne les cases qu'une tour attaque.
 *
 * @param square la case de la tour.
 * @param bloqueurs les cases occupées ; celle de la tour ne compte pas.
 *
 * Nécessite :
 * - [MASQUE-TOUR-N1] square va de a8 (0) à h1 (63) ; sinon rend 0.
 *
 * Garantie :
 * - [MASQUE-TOUR-G1] rend les cases de la rangée et de la colonne, de chaque côté jusqu'à la
 *   première case occupée, comprise.
 *
 * @return le masque, ou 0.
 */
BB masque_d_attaque_dynamique_tour(int square, BB bloqueurs);

/**
 * Donne les cases qu'une dame attaque.
 *
 * @param square la case de la dame.
 * @param bloqueurs les cases occupées ; celle de la dame ne compte pas.
 *
 * Nécessite :
 * - [MASQUE-DAME-N1] square va de a8 (0) à h1 (63) ; sinon rend 0.
 *
 * Garantie :
 * - [MASQUE-DAME-G1] rend les cases de masque_d_attaque_dynamique_fou et de
 *   masque_d_attaque_dynamique_tour, appelées par leur nom : si le programme les a remplacées,
 *   ce sont les siennes.
 *
 * @return le masque, ou 0.
 */
BB masque_d_attaque_dynamique_dame(int square, BB bloqueurs);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_IN104_H */

#endif /* MASQUES_H */
