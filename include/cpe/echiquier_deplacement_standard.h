/**
 * @file echiquier_deplacement_standard.h
 * Le fichier echiquier_deplacement_standard.h du cours : la même chose que dans echecs.h,
 * et rien de plus. Les autres fichiers de ce dossier viennent par leurs noms : un
 * programme peut avoir les siens, s'il donne au compilateur le dossier où ils sont (-I)
 * avant celui-ci. Produit par « cargo run -p headers » : ne pas le modifier à la main.
 */

#ifndef ECHIQUIER_DEPLACEMENT_STANDARD_H
#define ECHIQUIER_DEPLACEMENT_STANDARD_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include <echiquier_deplacement.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Dit si une tour peut aller sur une case, sans regarder si son roi serait en échec.
 *
 * Elle se déplace en ligne droite, le long d'une rangée ou d'une colonne.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : une tour de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0 et *erreur reçoit le code, avec les coordonnées -1 et -1.
 *
 * Nécessite :
 * - [TOUR-STD-N1] e n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [TOUR-STD-N2] p n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [TOUR-STD-N3] erreur n'est pas NULL ; sinon rend seulement 0 ;
 * - [TOUR-STD-N4] x_destination et y_destination vont de 0 à 7 ; sinon
 *   erreur_argument_hors_limites ;
 * - [TOUR-STD-N5] *p est une tour, et une pièce de *e lui est égale ; sinon
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [TOUR-STD-G1] si ce déplacement est permis, y compris vers la case du roi adverse, rend
 *   1 et *erreur devient { pas_erreur, -1, -1 } ;
 * - [TOUR-STD-G2] sinon rend 0 et *erreur reçoit erreur_absence_de_deplacement si la case
 *   d'arrivée est celle de départ, erreur_deplacement_piece_impossible si la pièce ne se
 *   déplace pas ainsi, erreur_piece_blocant_trajet et la première case occupée si une pièce
 *   est sur le trajet ou une pièce du même camp sur la case d'arrivée.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_standard_est_valide_tour(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si un cavalier peut aller sur une case, sans regarder si son roi serait en échec.
 *
 * Il se déplace de deux cases dans un sens et d'une dans l'autre, par-dessus les pièces.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : un cavalier de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0 et *erreur reçoit le code, avec les coordonnées -1 et -1.
 *
 * Nécessite :
 * - [CAVALIER-STD-N1] e n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [CAVALIER-STD-N2] p n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [CAVALIER-STD-N3] erreur n'est pas NULL ; sinon rend seulement 0 ;
 * - [CAVALIER-STD-N4] x_destination et y_destination vont de 0 à 7 ; sinon
 *   erreur_argument_hors_limites ;
 * - [CAVALIER-STD-N5] *p est un cavalier, et une pièce de *e lui est égale ; sinon
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [CAVALIER-STD-G1] si ce déplacement est permis, y compris vers la case du roi adverse,
 *   rend 1 et *erreur devient { pas_erreur, -1, -1 } ;
 * - [CAVALIER-STD-G2] sinon rend 0 et *erreur reçoit erreur_absence_de_deplacement si la
 *   case d'arrivée est celle de départ, erreur_deplacement_piece_impossible si la pièce ne
 *   se déplace pas ainsi, erreur_piece_blocant_trajet et la première case occupée si une
 *   pièce est sur le trajet ou une pièce du même camp sur la case d'arrivée.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_standard_est_valide_cavalier(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si un fou peut aller sur une case, sans regarder si son roi serait en échec.
 *
 * Il se déplace en diagonale.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : un fou de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0 et *erreur reçoit le code, avec les coordonnées -1 et -1.
 *
 * Nécessite :
 * - [FOU-STD-N1] e n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [FOU-STD-N2] p n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [FOU-STD-N3] erreur n'est pas NULL ; sinon rend seulement 0 ;
 * - [FOU-STD-N4] x_destination et y_destination vont de 0 à 7 ; sinon
 *   erreur_argument_hors_limites ;
 * - [FOU-STD-N5] *p est un fou, et une pièce de *e lui est égale ; sinon
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [FOU-STD-G1] si ce déplacement est permis, y compris vers la case du roi adverse, rend 1
 *   et *erreur devient { pas_erreur, -1, -1 } ;
 * - [FOU-STD-G2] sinon rend 0 et *erreur reçoit erreur_absence_de_deplacement si la case
 *   d'arrivée est celle de départ, erreur_deplacement_piece_impossible si la pièce ne se
 *   déplace pas ainsi, erreur_piece_blocant_trajet et la première case occupée si une pièce
 *   est sur le trajet ou une pièce du même camp sur la case d'arrivée.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_standard_est_valide_fou(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si une dame peut aller sur une case, sans regarder si son roi serait en échec.
 *
 * Elle se déplace comme une tour ou comme un fou.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : une dame de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0 et *erreur reçoit le code, avec les coordonnées -1 et -1.
 *
 * Nécessite :
 * - [DAME-STD-N1] e n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [DAME-STD-N2] p n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [DAME-STD-N3] erreur n'est pas NULL ; sinon rend seulement 0 ;
 * - [DAME-STD-N4] x_destination et y_destination vont de 0 à 7 ; sinon
 *   erreur_argument_hors_limites ;
 * - [DAME-STD-N5] *p est une dame, et une pièce de *e lui est égale ; sinon
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [DAME-STD-G1] si ce déplacement est permis, y compris vers la case du roi adverse, rend
 *   1 et *erreur devient { pas_erreur, -1, -1 } ;
 * - [DAME-STD-G2] sinon rend 0 et *erreur reçoit erreur_absence_de_deplacement si la case
 *   d'arrivée est celle de départ, erreur_deplacement_piece_impossible si la pièce ne se
 *   déplace pas ainsi, erreur_piece_blocant_trajet et la première case occupée si une pièce
 *   est sur le trajet ou une pièce du même camp sur la case d'arrivée.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_standard_est_valide_dame(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si un roi peut aller sur une case, sans regarder si son roi serait en échec.
 *
 * Il se déplace d'une case, dans tous les sens.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : un roi de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0 et *erreur reçoit le code, avec les coordonnées -1 et -1.
 *
 * Nécessite :
 * - [ROI-STD-N1] e n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [ROI-STD-N2] p n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [ROI-STD-N3] erreur n'est pas NULL ; sinon rend seulement 0 ;
 * - [ROI-STD-N4] x_destination et y_destination vont de 0 à 7 ; sinon
 *   erreur_argument_hors_limites ;
 * - [ROI-STD-N5] *p est un roi, et une pièce de *e lui est égale ; sinon
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [ROI-STD-G1] si ce déplacement est permis, y compris vers la case du roi adverse, rend 1
 *   et *erreur devient { pas_erreur, -1, -1 } ;
 * - [ROI-STD-G2] sinon rend 0 et *erreur reçoit erreur_absence_de_deplacement si la case
 *   d'arrivée est celle de départ, erreur_deplacement_piece_impossible si la pièce ne se
 *   déplace pas ainsi, erreur_piece_blocant_trajet et la première case occupée si une pièce
 *   est sur le trajet ou une pièce du même camp sur la case d'arrivée.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_standard_est_valide_roi(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si un pion blanc peut aller sur une case, sans regarder si son roi serait en
 * échec.
 *
 * Il se déplace d'une case vers les y croissants, ou de deux depuis y = 1, si elles sont
 * vides ; d'une case en diagonale vers les y croissants pour prendre.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : un pion blanc de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0 et *erreur reçoit le code, avec les coordonnées -1 et -1.
 *
 * Nécessite :
 * - [PION-BLANC-STD-N1] e n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [PION-BLANC-STD-N2] p n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [PION-BLANC-STD-N3] erreur n'est pas NULL ; sinon rend seulement 0 ;
 * - [PION-BLANC-STD-N4] x_destination et y_destination vont de 0 à 7 ; sinon
 *   erreur_argument_hors_limites ;
 * - [PION-BLANC-STD-N5] *p est un pion blanc, et une pièce de *e lui est égale ; sinon
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PION-BLANC-STD-G1] si ce déplacement est permis, y compris vers la case du roi adverse,
 *   rend 1 et *erreur devient { pas_erreur, -1, -1 } ;
 * - [PION-BLANC-STD-G2] sinon rend 0 et *erreur reçoit erreur_absence_de_deplacement si la
 *   case d'arrivée est celle de départ, erreur_deplacement_piece_impossible si la pièce ne
 *   se déplace pas ainsi, erreur_piece_blocant_trajet et la première case occupée si une
 *   pièce est sur le trajet ou une pièce du même camp sur la case d'arrivée.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_standard_est_valide_pion_blanc(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si un pion noir peut aller sur une case, sans regarder si son roi serait en échec.
 *
 * Il se déplace d'une case vers les y décroissants, ou de deux depuis y = 6, si elles
 * sont vides ; d'une case en diagonale vers les y décroissants pour prendre.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : un pion noir de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0 et *erreur reçoit le code, avec les coordonnées -1 et -1.
 *
 * Nécessite :
 * - [PION-NOIR-STD-N1] e n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [PION-NOIR-STD-N2] p n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [PION-NOIR-STD-N3] erreur n'est pas NULL ; sinon rend seulement 0 ;
 * - [PION-NOIR-STD-N4] x_destination et y_destination vont de 0 à 7 ; sinon
 *   erreur_argument_hors_limites ;
 * - [PION-NOIR-STD-N5] *p est un pion noir, et une pièce de *e lui est égale ; sinon
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PION-NOIR-STD-G1] si ce déplacement est permis, y compris vers la case du roi adverse,
 *   rend 1 et *erreur devient { pas_erreur, -1, -1 } ;
 * - [PION-NOIR-STD-G2] sinon rend 0 et *erreur reçoit erreur_absence_de_deplacement si la
 *   case d'arrivée est celle de départ, erreur_deplacement_piece_impossible si la pièce ne
 *   se déplace pas ainsi, erreur_piece_blocant_trajet et la première case occupée si une
 *   pièce est sur le trajet ou une pièce du même camp sur la case d'arrivée.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_standard_est_valide_pion_noir(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* ECHIQUIER_DEPLACEMENT_STANDARD_H */
