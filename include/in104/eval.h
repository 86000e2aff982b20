/**
 * @file eval.h
 * Le fichier eval.h du cours : la même chose que dans in104.h, et rien de plus. Les
 * autres fichiers de ce dossier viennent par leurs noms : un programme peut avoir les
 * siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit à
 * partir de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef EVAL_H
#define EVAL_H

#ifndef ECHECS_IN104_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_IN104

#include "echecs_attributs.h"
#include <bitboards.h>
#include <echiquier.h>

#ifdef __cplusplus
extern "C" {
#endif

/** La valeur de chaque pièce, de P à k ; négative pour les noirs. */
ECHECS_API extern const int valeur_piece[12];
/** Ce que vaut en plus un pion blanc sur chaque case. */
ECHECS_API extern const int score_pos_pion[64];
/** Le même tableau pour un cavalier blanc. */
ECHECS_API extern const int score_pos_cavalier[64];
/** Le même tableau pour un fou blanc. */
ECHECS_API extern const int score_pos_fou[64];
/** Le même tableau pour une tour blanche. */
ECHECS_API extern const int score_pos_tour[64];
/** Le même tableau pour une dame blanche. */
ECHECS_API extern const int score_pos_dame[64];
/** Le même tableau pour le roi blanc. */
ECHECS_API extern const int score_pos_roi[64];
/**
 * La case symétrique, de l'autre côté du milieu de l'échiquier, dans la même colonne :
 * square_mirroir[e2] vaut e7, square_mirroir[a8] vaut a1.
 */
ECHECS_API extern const int square_mirroir[64];

/**
 * Évalue la position pour le camp qui a le trait.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [EVAL-G1] si trait ne vaut pas noirs, rend la somme de ce que valent toutes les pièces, à
 *   laquelle d'autres critères peuvent s'ajouter :
 *   - une pièce blanche vaut valeur_piece[piece] + score_pos_...[case] ;
 *   - une pièce noire vaut valeur_piece[piece] - score_pos_...[square_mirroir[case]] ;
 * - [EVAL-G2] si trait vaut noirs, rend ce qu'elle rendrait pour les blancs si les couleurs et les
 *   rangées étaient échangées : l'opposé de cette somme, et les mêmes critères ;
 * - [EVAL-G4] + rien d'autre ne compte : rend exactement cette somme, ou son opposé ;
 * - [EVAL-G3] + se sert de valeur_piece, des score_pos_... et de square_mirroir tels qu'ils sont :
 *   si le programme définit ces tableaux, ce sont ses versions, quel que soit leur contenu.
 *
 * @return l'évaluation, en centièmes de pion.
 */
ECHECS_API
int eval(void);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_IN104_H */

#endif /* EVAL_H */
