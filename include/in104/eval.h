/**
 * @file eval.h
 * Le fichier eval.h du cours : la même chose que dans in104.h, et rien de plus. Les
 * autres fichiers de ce dossier viennent par leurs noms : un programme peut avoir les
 * siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit
 * par « cargo run -p headers » : ne pas le modifier à la main.
 */

#ifndef EVAL_H
#define EVAL_H

#ifndef ECHECS_IN104_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_IN104

#include <bitboards.h>
#include <echiquier.h>

#ifdef __cplusplus
extern "C" {
#endif

/** La valeur de chaque pièce, de P à k ; négative pour les noirs. */
extern const int valeur_piece[12];
/** Ce que vaut en plus un pion blanc sur chaque case. */
extern const int score_pos_pion[64];
/** Le même tableau pour un cavalier blanc. */
extern const int score_pos_cavalier[64];
/** Le même tableau pour un fou blanc. */
extern const int score_pos_fou[64];
/** Le même tableau pour une tour blanche. */
extern const int score_pos_tour[64];
/** Le même tableau pour une dame blanche. */
extern const int score_pos_dame[64];
/** Le même tableau pour le roi blanc. */
extern const int score_pos_roi[64];
/** La case qui est à la place de celle-ci vue par les noirs : celle de l'autre côté. */
extern const int square_mirroir[64];

/**
 * Évalue la position pour le camp qui a le trait.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [EVAL-G1] rend la somme, pour chaque pièce blanche, de valeur_piece et du score_pos_... de sa
 *   case, et pour chaque pièce noire, de valeur_piece, qui est négative, moins le score_pos_...
 *   de square_mirroir de sa case ;
 * - [EVAL-G2] rend l'opposé de cette somme si le trait est aux noirs ;
 * - [EVAL-G3] se sert des tableaux du programme, s'il en a qui ont ces noms, quel que soit leur
 *   contenu.
 *
 * @return l'évaluation, en centièmes de pion.
 */
int eval(void);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_IN104_H */

#endif /* EVAL_H */
