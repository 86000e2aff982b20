/**
 * @file negamax.h
 * Le fichier negamax.h du cours : la même chose que dans in104.h, et rien de plus. Les
 * autres fichiers de ce dossier viennent par leurs noms : un programme peut avoir les
 * siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit
 * par « cargo run -p headers » : ne pas le modifier à la main.
 */

#ifndef NEGAMAX_H
#define NEGAMAX_H

#ifndef ECHECS_IN104_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_IN104

#include <eval.h>
#include <coups.h>
#include <perft.h>
#include <uci.h>

#ifdef __cplusplus
extern "C" {
#endif

/** 1 si negamax doit appeler communicate (fiche 8) : voir communicate. */
#ifndef UCI
#define UCI 0
#endif

/** Plus que toute évaluation d'une position de partie, avec les tableaux du cours. */
#define VALEUR_MAX 50000
/** La valeur d'un mat. */
#define VALEUR_MAT 49000

/** Le meilleur coup de la racine, d'après le dernier negamax qui est allé à son terme. */
extern int meilleur_coup;
/** Le meilleur coup de la racine, à mesure que negamax le cherche. */
extern int tmp_meilleur_coup;
/** Le nombre de demi-coups joués depuis la racine. */
extern int ply;
/** Le nombre d'appels de negamax. */
extern long long nb_noeuds_parcourus;
/** Le nombre de positions que negamax a évaluées avec eval. */
extern long long nb_noeuds_eval;

/**
 * Cherche la valeur de la position pour le camp qui a le trait, avec l'élagage alpha-bêta.
 *
 * @param alpha ce que le camp qui a le trait est déjà sûr d'obtenir.
 * @param beta ce que l'autre camp ne laissera pas dépasser.
 * @param profondeur le nombre de demi-coups à jouer avant d'évaluer.
 *
 * Nécessite :
 * - [NEGAMAX-N1] profondeur va de 0 à MAX_PROFONDEUR ; sinon rend 0.
 *
 * Garantie :
 * - [NEGAMAX-G1] à la profondeur 0, rend ce que rend eval ; sinon essaie les coups dans l'ordre
 *   de generer_coups et rend la plus grande des valeurs trouvées ; n'essaie pas les coups qui
 *   restent dès qu'un coup vaut au moins beta. Si alpha est moins que la valeur rendue, et elle
 *   moins que beta, c'est la valeur exacte ; sinon c'en est seulement une borne ;
 * - [NEGAMAX-G2] sans coup légal, rend -VALEUR_MAT si le roi est en échec, 0 sinon ;
 * - [NEGAMAX-G3] quand ply vaut 0, tmp_meilleur_coup est, à mesure, le premier coup qui a la plus
 *   grande valeur trouvée, et meilleur_coup le devient à la fin ; ils ne changent pas s'il n'y a
 *   pas de coup légal ;
 * - [NEGAMAX-G4] nb_noeuds_parcourus augmente de 1 à chaque appel de negamax, celui-ci et ceux
 *   qu'il fait, nb_noeuds_eval à chaque évaluation ; à la fin, ply et l'échiquier sont comme au
 *   début ;
 * - [NEGAMAX-G5] appelle par leur nom generer_coups, executer_coup, case_attaquee et eval : si le
 *   programme les a remplacées, ce sont les siennes ;
 * - [NEGAMAX-G6] si le programme a son propre parse_go ou son propre communicate, et pendant une
 *   recherche de parse_go, appelle communicate par son nom chaque fois que nb_noeuds_parcourus
 *   est un multiple de 2048, et finit aussitôt si stopped n'est pas 0 : la valeur rendue ne veut
 *   alors rien dire, et meilleur_coup ne change pas. recherche_meilleur_coup, elle, n'est jamais
 *   interrompue.
 *
 * @return la valeur.
 */
int negamax(int alpha, int beta, int profondeur);

/**
 * Cherche le meilleur coup, de plus en plus loin, et écrit ce qu'il trouve.
 *
 * @param profondeur la plus grande profondeur.
 *
 * Nécessite :
 * - [RECHERCHE-N1] profondeur va de 1 à MAX_PROFONDEUR ; sinon ne fait rien.
 *
 * Garantie :
 * - [RECHERCHE-G1] pour chaque profondeur, de 1 à celle-là, appelle negamax par son nom, avec
 *   ply, nb_noeuds_parcourus et nb_noeuds_eval à 0, entre -VALEUR_MAX et VALEUR_MAX ;
 * - [RECHERCHE-G2] écrit alors une ligne sur stdout : « profondeur n : coup, score s, n noeuds,
 *   n évaluations, n ms », où le coup est comme celui de afficher_coup ;
 * - [RECHERCHE-G3] meilleur_coup est celui de la dernière profondeur : ce que negamax a mis dans
 *   meilleur_coup, ou sinon dans tmp_meilleur_coup ; 0, et « aucun » sur la ligne, s'il n'y a pas
 *   de coup légal.
 */
void recherche_meilleur_coup(int profondeur);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_IN104_H */

#endif /* NEGAMAX_H */
