/**
 * @file echiquier_deplacement_standard.h
 * Le fichier echiquier_deplacement_standard.h du cours : la même chose que dans echecs.h,
 * et rien de plus. Les autres fichiers de ce dossier viennent par leurs noms : un
 * programme peut avoir les siens, s'il donne au compilateur le dossier où ils sont (-I)
 * avant celui-ci. Produit à partir de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef ECHIQUIER_DEPLACEMENT_STANDARD_H
#define ECHIQUIER_DEPLACEMENT_STANDARD_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include "echecs_attributs.h"
#include <echiquier_deplacement.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Dit si le déplacement d'une tour est pseudo-légal.
 *
 * Une tour se déplace en ligne droite, le long d'une rangée ou d'une colonne. Pseudo-légal veut
 * dire : sans regarder si le roi de son camp serait ensuite en échec.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : une tour de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
 *
 * Nécessite :
 * - [TOUR-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [TOUR-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [TOUR-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
 * - [TOUR-STD-N4] x_destination et y_destination vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [TOUR-STD-N5] *p est une tour, et une pièce de *e est égale à *p ;
 *   sinon le code est erreur_argument_hors_limites.
 *
 * Garantie :
 * - [TOUR-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
 *   rend 1, et *erreur reçoit le code pas_erreur ;
 * - [TOUR-STD-G2] si la pièce ne se déplace pas ainsi, ou si une pièce est sur le trajet, avant la
 *   case d'arrivée : rend 0, et *erreur reçoit un autre code que pas_erreur ;
 * - [TOUR-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce du même
 *   camp est sur cette case ;
 * - [TOUR-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon reçoit le
 *   code de la première faute, dans cet ordre :
 *   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
 *   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ;
 *   - erreur_piece_blocant_trajet et la première case occupée : une pièce est sur le trajet, ou
 *     une pièce du même camp sur la case d'arrivée ;
 * - [TOUR-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_standard_est_valide_tour(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si le déplacement d'un cavalier est pseudo-légal.
 *
 * Un cavalier se déplace de deux cases le long d'une rangée ou d'une colonne, et d'une case à
 * angle droit, par-dessus les pièces. Pseudo-légal veut dire : sans regarder si le roi de son
 * camp serait ensuite en échec.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : un cavalier de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
 *
 * Nécessite :
 * - [CAVALIER-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [CAVALIER-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [CAVALIER-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
 * - [CAVALIER-STD-N4] x_destination et y_destination vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [CAVALIER-STD-N5] *p est un cavalier, et une pièce de *e est égale à *p ;
 *   sinon le code est erreur_argument_hors_limites.
 *
 * Garantie :
 * - [CAVALIER-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
 *   rend 1, et *erreur reçoit le code pas_erreur ;
 * - [CAVALIER-STD-G2] si la pièce ne se déplace pas ainsi : rend 0, et *erreur reçoit un autre
 *   code que pas_erreur ;
 * - [CAVALIER-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce du
 *   même camp est sur cette case ;
 * - [CAVALIER-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon reçoit
 *   le code de la première faute, dans cet ordre :
 *   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
 *   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ;
 *   - erreur_piece_blocant_trajet et la case d'arrivée : une pièce du même camp est sur cette
 *     case ;
 * - [CAVALIER-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_standard_est_valide_cavalier(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si le déplacement d'un fou est pseudo-légal.
 *
 * Un fou se déplace en diagonale. Pseudo-légal veut dire : sans regarder si le roi de son camp
 * serait ensuite en échec.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : un fou de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
 *
 * Nécessite :
 * - [FOU-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [FOU-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [FOU-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
 * - [FOU-STD-N4] x_destination et y_destination vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [FOU-STD-N5] *p est un fou, et une pièce de *e est égale à *p ;
 *   sinon le code est erreur_argument_hors_limites.
 *
 * Garantie :
 * - [FOU-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
 *   rend 1, et *erreur reçoit le code pas_erreur ;
 * - [FOU-STD-G2] si la pièce ne se déplace pas ainsi, ou si une pièce est sur le trajet, avant la
 *   case d'arrivée : rend 0, et *erreur reçoit un autre code que pas_erreur ;
 * - [FOU-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce du même
 *   camp est sur cette case ;
 * - [FOU-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon reçoit le
 *   code de la première faute, dans cet ordre :
 *   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
 *   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ;
 *   - erreur_piece_blocant_trajet et la première case occupée : une pièce est sur le trajet, ou
 *     une pièce du même camp sur la case d'arrivée ;
 * - [FOU-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_standard_est_valide_fou(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si le déplacement d'une dame est pseudo-légal.
 *
 * Une dame se déplace comme une tour ou comme un fou. Pseudo-légal veut dire : sans regarder si
 * le roi de son camp serait ensuite en échec.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : une dame de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
 *
 * Nécessite :
 * - [DAME-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [DAME-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [DAME-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
 * - [DAME-STD-N4] x_destination et y_destination vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [DAME-STD-N5] *p est une dame, et une pièce de *e est égale à *p ;
 *   sinon le code est erreur_argument_hors_limites.
 *
 * Garantie :
 * - [DAME-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
 *   rend 1, et *erreur reçoit le code pas_erreur ;
 * - [DAME-STD-G2] si la pièce ne se déplace pas ainsi, ou si une pièce est sur le trajet, avant la
 *   case d'arrivée : rend 0, et *erreur reçoit un autre code que pas_erreur ;
 * - [DAME-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce du même
 *   camp est sur cette case ;
 * - [DAME-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon reçoit le
 *   code de la première faute, dans cet ordre :
 *   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
 *   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ;
 *   - erreur_piece_blocant_trajet et la première case occupée : une pièce est sur le trajet, ou
 *     une pièce du même camp sur la case d'arrivée ;
 * - [DAME-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_standard_est_valide_dame(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si le déplacement d'un roi est pseudo-légal, roque exclu.
 *
 * Un roi se déplace d'une case, dans tous les sens. Pseudo-légal veut dire : sans regarder si le
 * roi de son camp serait ensuite en échec.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : un roi de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
 *
 * Nécessite :
 * - [ROI-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [ROI-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [ROI-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
 * - [ROI-STD-N4] x_destination et y_destination vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [ROI-STD-N5] *p est un roi, et une pièce de *e est égale à *p ;
 *   sinon le code est erreur_argument_hors_limites.
 *
 * Garantie :
 * - [ROI-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
 *   rend 1, et *erreur reçoit le code pas_erreur ;
 * - [ROI-STD-G2] si la pièce ne se déplace pas ainsi : rend 0, et *erreur reçoit un autre code que
 *   pas_erreur ;
 * - [ROI-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce du même
 *   camp est sur cette case ;
 * - [ROI-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon reçoit le
 *   code de la première faute, dans cet ordre :
 *   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
 *   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ;
 *   - erreur_piece_blocant_trajet et la case d'arrivée : une pièce du même camp est sur cette
 *     case ;
 * - [ROI-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_standard_est_valide_roi(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si le déplacement d'un pion blanc est pseudo-légal.
 *
 * Un pion blanc se déplace d'une case vers les y croissants, ou de deux depuis y = 1, si ces
 * cases sont vides ; pour prendre, d'une case en diagonale vers les y croissants. Pseudo-légal
 * veut dire : sans regarder si le roi de son camp serait ensuite en échec.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : un pion blanc de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
 *
 * Nécessite :
 * - [PION-BLANC-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [PION-BLANC-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [PION-BLANC-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
 * - [PION-BLANC-STD-N4] x_destination et y_destination vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [PION-BLANC-STD-N5] *p est un pion blanc, et une pièce de *e est égale à *p ;
 *   sinon le code est erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PION-BLANC-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi
 *   adverse : rend 1, et *erreur reçoit le code pas_erreur ;
 * - [PION-BLANC-STD-G2] si la pièce ne se déplace pas ainsi, si une pièce est sur le trajet, ou si
 *   une pièce adverse est devant le pion, sur la case d'arrivée : rend 0, et *erreur reçoit un
 *   autre code que pas_erreur ;
 * - [PION-BLANC-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce
 *   du même camp est sur cette case ;
 * - [PION-BLANC-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon
 *   reçoit le code de la première faute, dans cet ordre :
 *   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
 *   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ; en
 *     diagonale, aussi quand la case d'arrivée n'a pas de pièce adverse ;
 *   - erreur_piece_blocant_trajet et la première case occupée : une pièce, même adverse, est
 *     devant le pion, sur le trajet ou sur la case d'arrivée ;
 * - [PION-BLANC-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_standard_est_valide_pion_blanc(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si le déplacement d'un pion noir est pseudo-légal.
 *
 * Un pion noir se déplace d'une case vers les y décroissants, ou de deux depuis y = 6, si ces
 * cases sont vides ; pour prendre, d'une case en diagonale vers les y décroissants. Pseudo-légal
 * veut dire : sans regarder si le roi de son camp serait ensuite en échec.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : un pion noir de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
 *
 * Nécessite :
 * - [PION-NOIR-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [PION-NOIR-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [PION-NOIR-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
 * - [PION-NOIR-STD-N4] x_destination et y_destination vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [PION-NOIR-STD-N5] *p est un pion noir, et une pièce de *e est égale à *p ;
 *   sinon le code est erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PION-NOIR-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
 *   rend 1, et *erreur reçoit le code pas_erreur ;
 * - [PION-NOIR-STD-G2] si la pièce ne se déplace pas ainsi, si une pièce est sur le trajet, ou si
 *   une pièce adverse est devant le pion, sur la case d'arrivée : rend 0, et *erreur reçoit un
 *   autre code que pas_erreur ;
 * - [PION-NOIR-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce du
 *   même camp est sur cette case ;
 * - [PION-NOIR-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon
 *   reçoit le code de la première faute, dans cet ordre :
 *   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
 *   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ; en
 *     diagonale, aussi quand la case d'arrivée n'a pas de pièce adverse ;
 *   - erreur_piece_blocant_trajet et la première case occupée : une pièce, même adverse, est
 *     devant le pion, sur le trajet ou sur la case d'arrivée ;
 * - [PION-NOIR-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_standard_est_valide_pion_noir(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* ECHIQUIER_DEPLACEMENT_STANDARD_H */
