/**
 * @file constructeur_piece.h
 * Le fichier constructeur_piece.h du cours : la même chose que dans echecs.h, et rien de
 * plus. Les autres fichiers de ce dossier viennent par leurs noms : un programme peut
 * avoir les siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci.
 * Produit à partir de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef CONSTRUCTEUR_PIECE_H
#define CONSTRUCTEUR_PIECE_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include "echecs_attributs.h"
#include <piece.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Fait d'une pièce une tour sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-TOUR-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-TOUR-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-TOUR-G1] + *p reçoit { tour, coord_x, coord_y }.
 */
ECHECS_API
void constructeur_piece_tour(piece *p, int coord_x, int coord_y);

/**
 * Fait d'une pièce un cavalier sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-CAVALIER-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-CAVALIER-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-CAVALIER-G1] + *p reçoit { cavalier, coord_x, coord_y }.
 */
ECHECS_API
void constructeur_piece_cavalier(piece *p, int coord_x, int coord_y);

/**
 * Fait d'une pièce un fou sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-FOU-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-FOU-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-FOU-G1] + *p reçoit { fou, coord_x, coord_y }.
 */
ECHECS_API
void constructeur_piece_fou(piece *p, int coord_x, int coord_y);

/**
 * Fait d'une pièce une dame sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-DAME-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-DAME-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-DAME-G1] + *p reçoit { dame, coord_x, coord_y }.
 */
ECHECS_API
void constructeur_piece_dame(piece *p, int coord_x, int coord_y);

/**
 * Fait d'une pièce un roi sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-ROI-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-ROI-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-ROI-G1] + *p reçoit { roi, coord_x, coord_y }.
 */
ECHECS_API
void constructeur_piece_roi(piece *p, int coord_x, int coord_y);

/**
 * Fait d'une pièce un pion blanc sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-PION-BLANC-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-PION-BLANC-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-PION-BLANC-G1] + *p reçoit { pion_blanc, coord_x, coord_y }.
 */
ECHECS_API
void constructeur_piece_pion_blanc(piece *p, int coord_x, int coord_y);

/**
 * Fait d'une pièce un pion noir sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-PION-NOIR-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-PION-NOIR-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-PION-NOIR-G1] + *p reçoit { pion_noir, coord_x, coord_y }.
 */
ECHECS_API
void constructeur_piece_pion_noir(piece *p, int coord_x, int coord_y);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* CONSTRUCTEUR_PIECE_H */
