/**
 * @file masques.h
 * Le fichier masques.h du cours : la même chose que dans in104.h, et rien de plus. Les
 * autres fichiers de ce dossier viennent par leurs noms : un programme peut avoir les
 * siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit à
 * partir de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef MASQUES_H
#define MASQUES_H

#ifndef ECHECS_IN104_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_IN104

#include "echecs_attributs.h"
#include <stdlib.h>
#include <bitboards.h>
#include <echiquier.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Les cases qu'un pion attaque, par camp puis par case. */
ECHECS_API extern BB attaques_pions[2][64];
/** Les cases qu'un cavalier attaque. */
ECHECS_API extern BB attaques_cavaliers[64];
/** Les cases qu'un roi attaque. */
ECHECS_API extern BB attaques_rois[64];

/** Toutes les cases, sauf celles de la colonne a. */
ECHECS_API extern BB pas_colonne_a;
/** Toutes les cases, sauf celles des colonnes a et b. */
ECHECS_API extern BB pas_colonne_ab;
/** Toutes les cases, sauf celles de la colonne h. */
ECHECS_API extern BB pas_colonne_h;
/** Toutes les cases, sauf celles des colonnes h et g. */
ECHECS_API extern BB pas_colonne_hg;

/**
 * Remplit les quatre masques pas_colonne_...
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [COLONNES-G1] pas_colonne_a, pas_colonne_ab, pas_colonne_h et pas_colonne_hg reçoivent toutes
 *   les cases, sauf celles des colonnes que dit leur nom. La fiche permet de s'en passer, et de
 *   laisser cette fonction vide ;
 * - [COLONNES-G2] + ces quatre variables ont déjà ces valeurs au début du programme.
 */
ECHECS_API
void generer_bb_pas_colonne(void);

/**
 * Remplit attaques_pions.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [ATTAQUES-PION-G1] si pas_colonne_a et pas_colonne_h ont les valeurs de [COLONNES-G1] :
 *   attaques_pions[couleur][case] reçoit les cases qu'un pion de ce camp attaque, une ou deux,
 *   vers la rangée 8 pour les blancs, vers la rangée 1 pour les noirs ; aucune depuis la dernière
 *   rangée ;
 * - [ATTAQUES-PION-G2] + se sert de pas_colonne_a et de pas_colonne_h telles qu'elles sont ;
 * - [ATTAQUES-PION-G3] + le tableau a déjà ces valeurs au début du programme.
 */
ECHECS_API
void generer_attaques_pion(void);

/**
 * Remplit attaques_cavaliers.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [ATTAQUES-CAVALIER-G1] si les quatre pas_colonne_... ont les valeurs de [COLONNES-G1] :
 *   attaques_cavaliers[case] reçoit les cases, de deux à huit, qu'un cavalier attaque ;
 * - [ATTAQUES-CAVALIER-G2] + se sert des quatre pas_colonne_... telles qu'elles sont ;
 * - [ATTAQUES-CAVALIER-G3] + le tableau a déjà ces valeurs au début du programme.
 */
ECHECS_API
void generer_attaques_cavalier(void);

/**
 * Remplit attaques_rois.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [ATTAQUES-ROI-G1] si pas_colonne_a et pas_colonne_h ont les valeurs de [COLONNES-G1] :
 *   attaques_rois[case] reçoit les cases, de trois à huit, qui touchent cette case ;
 * - [ATTAQUES-ROI-G2] + se sert de pas_colonne_a et de pas_colonne_h telles qu'elles sont ;
 * - [ATTAQUES-ROI-G3] + le tableau a déjà ces valeurs au début du programme.
 */
ECHECS_API
void generer_attaques_roi(void);

/**
 * Remplit tous les masques statiques.
 *
 * Un masque statique ne dépend pas de la position. Un programme appelle cette fonction une fois, au
 * début.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [MASQUES-G2] attaques_pions, attaques_cavaliers et attaques_rois reçoivent les cases de
 *   [ATTAQUES-PION-G1], [ATTAQUES-CAVALIER-G1] et [ATTAQUES-ROI-G1] ;
 * - [MASQUES-G1] + appelle par leur nom generer_bb_pas_colonne, generer_attaques_pion,
 *   generer_attaques_cavalier et generer_attaques_roi, dans cet ordre : si le programme définit
 *   ces fonctions, ce sont ses versions.
 */
ECHECS_API
void generer_masques_d_attaque_statiques(void);

/**
 * Donne les cases qu'un fou attaque.
 *
 * @param square la case du fou.
 * @param bloqueurs les cases occupées ; la case du fou ne compte pas.
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
ECHECS_API
BB masque_d_attaque_dynamique_fou(int square, BB bloqueurs);

/**
 * Donne les cases qu'une tour attaque.
 *
 * @param square la case de la tour.
 * @param bloqueurs les cases occupées ; la case de la tour ne compte pas.
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
ECHECS_API
BB masque_d_attaque_dynamique_tour(int square, BB bloqueurs);

/**
 * Donne les cases qu'une dame attaque.
 *
 * @param square la case de la dame.
 * @param bloqueurs les cases occupées ; la case de la dame ne compte pas.
 *
 * Nécessite :
 * - [MASQUE-DAME-N1] square va de a8 (0) à h1 (63) ; sinon rend 0.
 *
 * Garantie :
 * - [MASQUE-DAME-G1] rend les cases de [MASQUE-FOU-G1] et celles de [MASQUE-TOUR-G1] ;
 * - [MASQUE-DAME-G2] + appelle par leur nom masque_d_attaque_dynamique_fou et
 *   masque_d_attaque_dynamique_tour : si le programme définit ces fonctions, ce sont ses versions.
 *
 * @return le masque, ou 0.
 */
ECHECS_API
BB masque_d_attaque_dynamique_dame(int square, BB bloqueurs);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_IN104_H */

#endif /* MASQUES_H */
