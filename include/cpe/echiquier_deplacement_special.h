/**
 * @file echiquier_deplacement_special.h
 * Le fichier echiquier_deplacement_special.h du cours : la même chose que dans echecs.h,
 * et rien de plus. Les autres fichiers de ce dossier viennent par leurs noms : un
 * programme peut avoir les siens, s'il donne au compilateur le dossier où ils sont (-I)
 * avant celui-ci. Produit par « cargo run -p headers » : ne pas le modifier à la main.
 */

#ifndef ECHIQUIER_DEPLACEMENT_SPECIAL_H
#define ECHIQUIER_DEPLACEMENT_SPECIAL_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include <echiquier_deplacement.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Fait le roque demandé par le déplacement du roi, s'il est permis.
 *
 * Le roque est permis si le roi et la tour n'ont jamais bougé, s'il n'y a aucune pièce
 * entre eux, et si aucune pièce adverse n'attaque la case de départ du roi, celle qu'il
 * traverse ou celle où il arrive. Une tour attaquée ne l'empêche pas, ni la case voisine
 * de la tour au grand roque.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param h l'historique, qui n'est pas changé.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, *e ne change pas et *erreur reçoit le code, avec -1 et -1.
 *
 * Nécessite :
 * - [ROQUE-N1] e n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [ROQUE-N2] *e est intègre ; sinon l'erreur_echiquier_... qui dit pourquoi ;
 * - [ROQUE-N3] les quatre coordonnées vont de 0 à 7 ; sinon erreur_argument_hors_limites
 *   ;
 * - [ROQUE-N4] h n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [ROQUE-N5] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon
 *   erreur_historique_invalide ;
 * - [ROQUE-N6] erreur n'est pas NULL ; sinon rend seulement 0.
 *
 * Garantie :
 * - [ROQUE-G1] si le roque est permis, le roi et la tour sont déplacés, la fonction rend
 *   1 et *erreur devient { pas_erreur, -1, -1 } ; joueur_courant ne change pas ;
 * - [ROQUE-G2] sinon *e ne change pas, la fonction rend 0 et *erreur reçoit
 *   erreur_roque_non_permis, avec la case en cause : celle du roi ou de la tour qui
 *   manque, a bougé ou n'a pas le droit de roquer, d'une pièce qui est entre eux, ou une
 *   case attaquée (l'une d'elles s'il y en a plusieurs) ; -1 et -1 si ce n'est pas un déplacement de roque ;
 * - [ROQUE-G3] le roi et la tour n'ont jamais bougé si h->droits_roque contient ce
 *   roque, et si historique_deplacement_existe, appelée par son nom, rend 0 pour leurs
 *   cases de départ.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x_depart,
        int y_depart, int x_arrivee, int y_arrivee, const historique_partie *h,
        code_erreur_deplacement *erreur);

/**
 * Autre nom d'echiquier_deplacement_special_realise_si_possible_roque, celui du titre du contrat dans la fiche du cours.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param h l'historique, qui n'est pas changé.
 * @param erreur où écrire le code et la case en cause.
 *
 * Nécessite : ce que nécessite echiquier_deplacement_special_realise_si_possible_roque.
 *
 * Garantie :
 * - [ROQUE-ALIAS-G1] appelle echiquier_deplacement_special_realise_si_possible_roque
 *   avec les mêmes arguments et rend ce qu'elle rend.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_realise_si_possible_roque(echiquier *e, int x_depart,
        int y_depart, int x_arrivee, int y_arrivee, const historique_partie *h,
        code_erreur_deplacement *erreur);

/**
 * Fait la prise en passant demandée, si elle est permise.
 *
 * Elle est permise si le coup précédent est celui d'un pion adverse qui a avancé de deux
 * cases et se trouve maintenant à côté du pion du joueur : celui-ci le prend comme s'il
 * n'avait avancé que d'une case. Que le roi du joueur soit ensuite en échec n'est pas
 * regardé ici.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param h l'historique, qui n'est pas changé.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, *e ne change pas et *erreur reçoit le code, avec -1 et -1.
 *
 * Nécessite :
 * - [EN-PASSANT-N1] e n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [EN-PASSANT-N2] *e est intègre ; sinon l'erreur_echiquier_... qui dit pourquoi ;
 * - [EN-PASSANT-N3] les quatre coordonnées vont de 0 à 7 ; sinon
 *   erreur_argument_hors_limites ;
 * - [EN-PASSANT-N4] h n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [EN-PASSANT-N5] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon
 *   erreur_historique_invalide ;
 * - [EN-PASSANT-N6] erreur n'est pas NULL ; sinon rend seulement 0.
 *
 * Garantie :
 * - [EN-PASSANT-G1] si la prise est permise, le pion est déplacé, le pion adverse
 *   retiré, la fonction rend 1 et *erreur devient { pas_erreur, -1, -1 } ;
 *   joueur_courant ne change pas ;
 * - [EN-PASSANT-G2] sinon *e ne change pas, la fonction rend 0 et *erreur reçoit
 *   erreur_prise_en_passant_non_permise, avec la case en cause : la case d'arrivée si
 *   elle est occupée, celle où devrait être le pion adverse s'il n'y est pas ou ne vient
 *   pas d'avancer de deux cases ; -1 et -1 si ce n'est pas un déplacement de pion en
 *   diagonale depuis la bonne rangée ;
 * - [EN-PASSANT-G3] avant le premier coup, c'est h->en_passant_x et h->en_passant_y qui
 *   disent la case d'arrivée permise.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_special_realise_si_possible_prise_en_passant(echiquier *e,
        int x_depart, int y_depart, int x_arrivee, int y_arrivee,
        const historique_partie *h, code_erreur_deplacement *erreur);

/**
 * Autre nom d'echiquier_deplacement_special_realise_si_possible_prise_en_passant, celui du titre du contrat dans la fiche du cours.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param h l'historique, qui n'est pas changé.
 * @param erreur où écrire le code et la case en cause.
 *
 * Nécessite : ce que nécessite echiquier_deplacement_special_realise_si_possible_prise_en_passant.
 *
 * Garantie :
 * - [EN-PASSANT-ALIAS-G1] appelle
 *   echiquier_deplacement_special_realise_si_possible_prise_en_passant avec les mêmes
 *   arguments et rend ce qu'elle rend.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_realise_si_possible_prise_en_passant(echiquier *e, int x_depart,
        int y_depart, int x_arrivee, int y_arrivee, const historique_partie *h,
        code_erreur_deplacement *erreur);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* ECHIQUIER_DEPLACEMENT_SPECIAL_H */
