/**
 * @file echiquier_deplacement_special.h
 * Le fichier echiquier_deplacement_special.h du cours : la même chose que dans echecs.h,
 * et rien de plus. Les autres fichiers de ce dossier viennent par leurs noms : un
 * programme peut avoir les siens, s'il donne au compilateur le dossier où ils sont (-I)
 * avant celui-ci. Produit à partir de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef ECHIQUIER_DEPLACEMENT_SPECIAL_H
#define ECHIQUIER_DEPLACEMENT_SPECIAL_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include "echecs_attributs.h"
#include <echiquier_deplacement.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Fait le roque demandé par le déplacement du roi, s'il est permis.
 *
 * Le roque est permis si le roi et la tour n'ont jamais bougé, s'il n'y a aucune pièce entre
 * eux, et si aucune pièce adverse n'attaque la case de départ du roi, la case qu'il traverse ou
 * sa case d'arrivée. Une attaque sur la tour n'empêche pas le roque ; au grand roque, une
 * attaque sur la case b1 ou b8 non plus.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param h l'historique, qui n'est pas changé.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, *e ne change pas, et *erreur reçoit le code
 * indiqué, avec -1 et -1.
 *
 * Nécessite :
 * - [ROQUE-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [ROQUE-N2] *e est intègre ; sinon le code est celui de [ECHIQUIER-VERIFIER-G2] ;
 * - [ROQUE-N3] les quatre coordonnées vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [ROQUE-N4] h n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [ROQUE-N5] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
 *   sinon le code est erreur_historique_invalide ;
 * - [ROQUE-N6] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code.
 *
 * Garantie :
 * - [ROQUE-G1] si le roque est permis : rend 1, le roi et la tour sont déplacés, joueur_courant ne
 *   change pas, et *erreur reçoit le code pas_erreur ;
 * - [ROQUE-G2] si le roi du camp qui a le trait est sur la case de départ, et que ce roque n'est
 *   pas permis : rend 0, *e ne change pas, et *erreur reçoit un autre code que pas_erreur ;
 * - [ROQUE-G4] rend 0 de même si le roi est en échec avant le roque ;
 * - [ROQUE-G5] + *erreur reçoit { pas_erreur, -1, -1 } si le roque est permis ; sinon reçoit
 *   erreur_roque_non_permis avec la première case en cause, dans cet ordre :
 *   - -1, -1 : le déplacement n'est ni e1-g1 ni e1-c1 (ni e8-g8 ni e8-c8 pour les noirs) ;
 *   - la case initiale du roi : le roi n'est pas sur cette case ;
 *   - la case initiale de la tour : la tour n'est pas sur cette case, ou h->droits_roque n'a pas
 *     ce droit ;
 *   - la case initiale de la pièce qui a bougé, le roi d'abord : voir [ROQUE-G3] ;
 *   - la case occupée, entre le roi et la tour, la plus proche de la colonne a ;
 *   - la case attaquée, parmi les trois du roi, la plus proche de la colonne a ;
 * - [ROQUE-G6] + rend 0, et *e ne change pas, si le roi n'est pas sur la case de départ, ou si
 *   h->droits_roque n'a pas ce droit ;
 * - [ROQUE-G3] + appelle historique_deplacement_existe par son nom : le roi ou la tour a bougé si
 *   cette fonction, ou la version du programme, ne rend pas 0 pour sa case initiale.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x_depart,
        int y_depart, int x_arrivee, int y_arrivee, const historique_partie *h,
        code_erreur_deplacement *erreur);

/**
 * Autre nom de la fonction du roque.
 *
 * C'est le nom du titre du contrat, dans la fiche du cours.
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
 * - [ROQUE-ALIAS-G1] + appelle echiquier_deplacement_special_realise_si_possible_roque par son
 *   nom, avec les mêmes arguments, et rend ce que cette fonction rend : si le programme la
 *   définit, c'est sa version qui est appelée.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_realise_si_possible_roque(echiquier *e, int x_depart,
        int y_depart, int x_arrivee, int y_arrivee, const historique_partie *h,
        code_erreur_deplacement *erreur);

/**
 * Fait la prise en passant demandée, si elle est permise.
 *
 * La prise en passant est permise si le dernier coup est l'avance de deux cases d'un pion
 * adverse, qui se trouve maintenant à côté du pion qui prend. Le pion qui prend va en diagonale
 * sur la case que l'autre pion a sautée, et l'autre pion est retiré : après d7-d5, un pion
 * blanc en e5 va en d6, et le pion d5 disparaît.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param h l'historique, qui n'est pas changé.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, *e ne change pas, et *erreur reçoit le code
 * indiqué, avec -1 et -1.
 *
 * Nécessite :
 * - [EN-PASSANT-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [EN-PASSANT-N2] *e est intègre ; sinon le code est celui de [ECHIQUIER-VERIFIER-G2] ;
 * - [EN-PASSANT-N3] les quatre coordonnées vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [EN-PASSANT-N4] h n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [EN-PASSANT-N5] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
 *   sinon le code est erreur_historique_invalide ;
 * - [EN-PASSANT-N6] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code.
 *
 * Garantie :
 * - [EN-PASSANT-G1] si la prise est permise : rend 1, le pion est déplacé, le pion adverse est
 *   retiré, joueur_courant ne change pas, et *erreur reçoit le code pas_erreur ;
 * - [EN-PASSANT-G2] si le camp qui a le trait a une pièce sur la case de départ, et que cette
 *   prise n'est pas permise : rend 0, *e ne change pas, et *erreur reçoit un autre code que
 *   pas_erreur ;
 * - [EN-PASSANT-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la prise est permise ; sinon reçoit
 *   erreur_prise_en_passant_non_permise avec la première case en cause, dans cet ordre :
 *   - -1, -1 : ce n'est pas un pion du camp qui a le trait, qui avance d'une case en diagonale
 *     depuis la cinquième rangée (la quatrième pour les noirs) ;
 *   - la case d'arrivée : cette case est occupée ;
 *   - la case du pion à prendre (colonne d'arrivée, rangée de départ) : aucun pion adverse n'est
 *     sur cette case, ou le dernier coup n'est pas son avance de deux cases ;
 * - [EN-PASSANT-G5] + rend 0, et *e ne change pas, si le camp qui a le trait n'a pas de pièce sur
 *   la case de départ ;
 * - [EN-PASSANT-G6] + permet aussi la prise après laquelle le roi de son camp est en échec :
 *   echiquier_deplacement_realise_si_possible la refuse ;
 * - [EN-PASSANT-G3] + si l'historique n'a aucun coup : h->en_passant_x et h->en_passant_y disent
 *   la seule case d'arrivée permise ; une autre est refusée avec la case du pion à prendre.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_special_realise_si_possible_prise_en_passant(echiquier *e,
        int x_depart, int y_depart, int x_arrivee, int y_arrivee,
        const historique_partie *h, code_erreur_deplacement *erreur);

/**
 * Autre nom de la fonction de la prise en passant.
 *
 * C'est le nom du titre du contrat, dans la fiche du cours.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param h l'historique, qui n'est pas changé.
 * @param erreur où écrire le code et la case en cause.
 *
 * Nécessite : ce que nécessite
 * echiquier_deplacement_special_realise_si_possible_prise_en_passant.
 *
 * Garantie :
 * - [EN-PASSANT-ALIAS-G1] + appelle
 *   echiquier_deplacement_special_realise_si_possible_prise_en_passant par son nom, avec les
 *   mêmes arguments, et rend ce que cette fonction rend : si le programme la définit, c'est sa
 *   version qui est appelée.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_realise_si_possible_prise_en_passant(echiquier *e, int x_depart,
        int y_depart, int x_arrivee, int y_arrivee, const historique_partie *h,
        code_erreur_deplacement *erreur);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* ECHIQUIER_DEPLACEMENT_SPECIAL_H */
