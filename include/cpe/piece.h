/**
 * @file piece.h
 * Le fichier piece.h du cours : la même chose que dans echecs.h, et rien de plus. Les
 * autres fichiers de ce dossier viennent par leurs noms : un programme peut avoir les
 * siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit à
 * partir de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef PIECE_H
#define PIECE_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include "echecs_attributs.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Les sortes de pièces. La couleur d'une pièce est celle du jeu qui la contient ; seuls
 * les pions, qui n'avancent pas dans le même sens, ont une sorte par couleur.
 */
typedef enum type_piece ECHECS_INT {
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
 * - [COORD-G1] + rend 1 si coord_x et coord_y vont tous deux de 0 à 7 ;
 * - [COORD-G2] + sinon rend 0.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int coordonnee_est_valide(int coord_x, int coord_y);

/**
 * Dit si une pièce est valide.
 *
 * Une pièce valide est d'une sorte qui existe, sur une case de l'échiquier.
 *
 * @param p la pièce à examiner ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [PIECE-VALIDE-N1] p n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [PIECE-VALIDE-G1] + rend 1 si la sorte va de tour à pion_noir et si les coordonnées vont de 0
 *   à 7 ;
 * - [PIECE-VALIDE-G2] + sinon rend 0, même si le contenu n'a aucun sens.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int piece_est_valide(const piece *p);

/**
 * Fait d'une pièce une pièce invalide, qui n'est plus sur l'échiquier.
 *
 * @param p la pièce à changer.
 *
 * Nécessite :
 * - [PIECE-INVALIDER-N1] p n'est pas NULL ; sinon ne fait rien.
 *
 * Garantie :
 * - [PIECE-INVALIDER-G1] + *p reçoit { invalide, -1, -1 }.
 */
ECHECS_API
void piece_invalider(piece *p);

/**
 * Écrit sur stdout le contenu d'une pièce.
 *
 * Pour la mise au point : le contenu est écrit tel qu'il est en mémoire.
 *
 * @param p la pièce à écrire ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [PIECE-DEBUG-N1] p n'est pas NULL ; sinon n'écrit rien sur stdout.
 *
 * Garantie :
 * - [PIECE-DEBUG-G1] + écrit une ligne, par exemple « tour (0, 7) » : le nom de la sorte dans
 *   type_piece (pion_noir pour un pion noir), puis coord_x et coord_y ;
 * - [PIECE-DEBUG-G2] + si la sorte n'existe pas : la ligne commence par « type inconnu » et la
 *   valeur du membre type, par exemple « type inconnu 57 (0, 7) ».
 */
ECHECS_API
void piece_afficher_debug(const piece *p);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* PIECE_H */
