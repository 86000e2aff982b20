/**
 * @file negamax.h
 * Le fichier negamax.h du cours : la même chose que dans in104.h, et rien de plus. Les
 * autres fichiers de ce dossier viennent par leurs noms : un programme peut avoir les
 * siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit à
 * partir de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef NEGAMAX_H
#define NEGAMAX_H

#ifndef ECHECS_IN104_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_IN104

#include "echecs_attributs.h"
#include <eval.h>
#include <coups.h>
#include <perft.h>
#include <uci.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Pour le negamax du programme : 1 s'il doit appeler communicate (fiche 8). */
#ifndef UCI
#define UCI 0
#endif

/** Plus que toute évaluation d'une position de partie, avec les tableaux du cours. */
#define VALEUR_MAX 50000
/** La valeur d'un mat. */
#define VALEUR_MAT 49000

/** Le meilleur coup de la racine, d'après le dernier negamax qui est allé à son terme. */
ECHECS_API extern int meilleur_coup;
/** Le meilleur coup de la racine, à mesure que negamax le cherche. */
ECHECS_API extern int tmp_meilleur_coup;
/** Le nombre de coups joués depuis la racine. */
ECHECS_API extern int ply;
/** Le nombre d'appels de negamax. */
ECHECS_API extern long long nb_noeuds_parcourus;
/** Le nombre de positions que negamax a évaluées avec eval. */
ECHECS_API extern long long nb_noeuds_eval;

/**
 * Cherche la valeur de la position, avec l'élagage alpha-bêta.
 *
 * La valeur est donnée pour le camp qui a le trait.
 *
 * @param alpha ce que le camp qui a le trait est déjà sûr d'obtenir.
 * @param beta ce que le camp adverse ne laissera pas dépasser.
 * @param profondeur le nombre de coups à jouer avant d'évaluer.
 *
 * Nécessite :
 * - [NEGAMAX-N1] profondeur va de 0 à MAX_PROFONDEUR ; sinon rend 0 ;
 * - [NEGAMAX-N2] trait vaut blancs ou noirs ; sinon rend 0.
 *
 * Garantie :
 * - [NEGAMAX-G1] à la profondeur 0, rend ce que rend eval ; à une autre profondeur, rend la plus
 *   grande valeur qu'un coup légal donne, si elle est plus grande que alpha et plus petite que
 *   beta ; si elle ne dépasse pas alpha, rend alpha ou moins ; si elle atteint beta, rend beta ou
 *   davantage ;
 * - [NEGAMAX-G2] sans coup légal, rend -VALEUR_MAT, auquel ply peut s'ajouter, si le roi est en
 *   échec, et 0 s'il ne l'est pas ; à la profondeur 0, la fiche laisse le choix entre cette valeur
 *   et eval ;
 * - [NEGAMAX-G3] quand ply vaut 0, tmp_meilleur_coup ou meilleur_coup reçoit, à mesure, un coup
 *   qui a la plus grande valeur trouvée ;
 * - [NEGAMAX-G4] à la fin, ply et l'échiquier sont comme au début ;
 * - [NEGAMAX-G7] + essaie les coups dans l'ordre de generer_coups, jusqu'à un coup qui vaut beta
 *   ou davantage, et rend la plus grande valeur trouvée : si elle vaut alpha ou moins, la valeur
 *   exacte ne la dépasse pas ; si elle vaut beta ou davantage, la valeur exacte est au moins aussi
 *   grande ;
 * - [NEGAMAX-G8] + sans coup légal, rend exactement -VALEUR_MAT ou 0 ; à la profondeur 0, rend
 *   toujours ce que rend eval ;
 * - [NEGAMAX-G9] + tmp_meilleur_coup reçoit, à mesure, le premier coup qui a la plus grande valeur
 *   trouvée, et meilleur_coup reçoit ce coup à la fin ; sans coup légal, ou quand ply ne vaut pas
 *   0, ces deux variables ne changent pas ;
 * - [NEGAMAX-G10] + nb_noeuds_parcourus augmente de 1 à chaque appel de negamax, y compris les
 *   appels que negamax se fait, et nb_noeuds_eval à chaque évaluation ;
 * - [NEGAMAX-G5] + appelle par leur nom generer_coups, executer_coup, case_attaquee et eval : si
 *   le programme définit ces fonctions, ce sont ses versions ;
 * - [NEGAMAX-G6] + sauf pendant recherche_meilleur_coup, qui n'est jamais interrompue : pendant
 *   une recherche de parse_go, ou si le programme définit parse_go ou communicate, appelle
 *   communicate par son nom chaque fois que nb_noeuds_parcourus est un multiple de 2048, et finit
 *   aussitôt si stopped n'est pas 0 ; la valeur rendue ne veut alors rien dire, et meilleur_coup
 *   ne change pas.
 *
 * @return la valeur.
 */
ECHECS_API
int negamax(int alpha, int beta, int profondeur);

/**
 * Cherche et écrit le meilleur coup, profondeur après profondeur.
 *
 * @param profondeur la plus grande profondeur.
 *
 * Nécessite :
 * - [RECHERCHE-N1] profondeur va de 1 à MAX_PROFONDEUR ; sinon ne fait rien ;
 * - [RECHERCHE-N2] trait vaut blancs ou noirs ; sinon ne fait rien.
 *
 * Garantie :
 * - [RECHERCHE-G2] s'il y a un coup légal : écrit sur stdout le meilleur coup pour chaque
 *   profondeur de 1 à profondeur, dans cet ordre ;
 * - [RECHERCHE-G4] + écrit après chaque profondeur une ligne de cette forme, avec le coup comme
 *   l'écrit afficher_coup (pas par son nom) :
 *   « profondeur 2 : e2a6, score 70, 480 nœuds, 431 évaluations, 1 ms » ; « nœud » et
 *   « évaluation » s'accordent avec leur nombre ;
 * - [RECHERCHE-G1] + pour chaque profondeur de 1 à profondeur, met meilleur_coup,
 *   tmp_meilleur_coup, ply, nb_noeuds_parcourus et nb_noeuds_eval à 0, puis appelle
 *   negamax(-VALEUR_MAX, VALEUR_MAX, cette profondeur) par son nom : si le programme définit
 *   negamax, c'est sa version ;
 * - [RECHERCHE-G3] + meilleur_coup reçoit le coup de la dernière profondeur, celui que negamax a
 *   mis dans meilleur_coup, ou dans tmp_meilleur_coup si meilleur_coup vaut 0 ; s'il n'y a pas de
 *   coup légal, meilleur_coup reçoit 0, et la ligne dit « aucun ».
 */
ECHECS_API
void recherche_meilleur_coup(int profondeur);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_IN104_H */

#endif /* NEGAMAX_H */
