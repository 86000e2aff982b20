/**
 * @file piece.h
 * Le fichier piece.h du cours : la même chose que dans echecs.h, et rien de plus. Les
 * autres fichiers de ce dossier viennent par leurs noms : un programme peut avoir les
 * siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit
 * par « cargo run -p headers » : ne pas le modifier à la main.
 */

#ifndef PIECE_H
#define PIECE_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE


#ifdef __cplusplus
extern "C" {
#endif

/**
 * Les sortes de pièces. La couleur d'une pièce est celle du jeu qui la contient ; seuls
 * les pions, qui n'avancent pas dans le même sens, ont une sorte par couleur.
 */
typedef enum type_piece {
    /** Une tour. */
    tour = 0,
    /** Un cavalier. */
    cavalier = 1,
    /** Un fou. */
    fou = 2,
    /** Une dame. */
    dame = 3,
    /** Un roi. */
    roi = 4,
    /** Un pion blanc, qui avance vers les y croissants. */
    pion_blanc = 5,
    /** Un pion noir, qui avance vers les y décroissants. */
    pion_noir = 6,
    /** Pas de pièce. */
    invalide = 7,
} type_piece;

/**
 * Une pièce et sa case. Une pièce invalide, c'est-à-dire l'absence de pièce, est
 * { invalide, -1, -1 }.
 */
typedef struct piece {
    /** La sorte de pièce. */
    type_piece type;
    /** La colonne : 0 pour a, 7 pour h. */
    int coord_x;
    /** La rangée : 0 pour la première, 7 pour la huitième. */
    int coord_y;
} piece;

/**
 * Dit si deux coordonnées désignent une case de l'échiquier.
 *
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [COORD-G1] rend 1 si coord_x et coord_y vont tous deux de 0 à 7 ;
 * - [COORD-G2] sinon rend 0.
 *
 * @return 1 ou 0.
 */
int coordonnee_est_valide(int coord_x, int coord_y);

/**
 * Dit si une pièce en est une : une sorte qui existe, sur une case de l'échiquier.
 *
 * @param p la pièce à examiner ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [PIECE-VALIDE-N1] p n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [PIECE-VALIDE-G1] rend 1 si la sorte va de tour à pion_noir et si les coordonnées vont
 *   de 0 à 7 ;
 * - [PIECE-VALIDE-G2] sinon rend 0, même si le contenu n'a aucun sens.
 *
 * @return 1 ou 0.
 */
int piece_est_valide(const piece *p);

/**
 * Rend une pièce invalide : elle n'est plus sur l'échiquier.
 *
 * @param p la pièce à changer.
 *
 * Nécessite :
 * - [PIECE-INVALIDER-N1] p n'est pas NULL ; sinon ne fait rien.
 *
 * Garantie :
 * - [PIECE-INVALIDER-G1] *p devient { invalide, -1, -1 }.
 */
void piece_invalider(piece *p);

/**
 * Écrit une pièce sur stdout, telle qu'elle est en mémoire, pour la mise au point.
 *
 * @param p la pièce à écrire ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [PIECE-DEBUG-N1] p n'est pas NULL ; sinon n'écrit rien sur stdout.
 *
 * Garantie :
 * - [PIECE-DEBUG-G1] écrit une ligne, « tour (0, 7) » par exemple : la sorte, puis
 *   coord_x et coord_y ;
 * - [PIECE-DEBUG-G2] si la sorte n'existe pas, la ligne commence par « type inconnu » et
 *   sa valeur.
 */
void piece_afficher_debug(const piece *p);

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
 * - [CONSTRUIRE-TOUR-G1] *p devient { tour, coord_x, coord_y }.
 */
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
 * - [CONSTRUIRE-CAVALIER-G1] *p devient { cavalier, coord_x, coord_y }.
 */
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
 * - [CONSTRUIRE-FOU-G1] *p devient { fou, coord_x, coord_y }.
 */
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
 * - [CONSTRUIRE-DAME-G1] *p devient { dame, coord_x, coord_y }.
 */
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
 * - [CONSTRUIRE-ROI-G1] *p devient { roi, coord_x, coord_y }.
 */
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
 * - [CONSTRUIRE-PION-BLANC-G1] *p devient { pion_blanc, coord_x, coord_y }.
 */
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
 * - [CONSTRUIRE-PION-NOIR-G1] *p devient { pion_noir, coord_x, coord_y }.
 */
void constructeur_piece_pion_noir(piece *p, int coord_x, int coord_y);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* PIECE_H */
