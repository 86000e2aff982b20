/**
 * @file perft.h
 * Le fichier perft.h du cours : la même chose que dans in104.h, et rien de plus. Les
 * autres fichiers de ce dossier viennent par leurs noms : un programme peut avoir les
 * siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit à
 * partir de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef PERFT_H
#define PERFT_H

#ifndef ECHECS_IN104_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_IN104

#include "echecs_attributs.h"
#include <stdlib.h>
#include <sys/time.h>
#include <coups.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Le nombre de feuilles que perft a comptées. */
ECHECS_API extern long nb_feuilles;

/**
 * Donne l'heure en millisecondes, pour mesurer une durée.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [TEMPS-G1] + rend le nombre de millisecondes depuis un instant quelconque du passé : la
 *   différence entre ce que rendent deux appels est la durée entre ces appels.
 *
 * @return le nombre de millisecondes.
 */
ECHECS_API
int get_time_ms(void);

/**
 * Compte les suites de coups légaux d'une longueur donnée.
 *
 * @param profondeur la longueur des suites, en demi-coups.
 *
 * Nécessite :
 * - [IN104-PERFT-N1] profondeur va de 0 à MAX_PROFONDEUR (64, voir la fiche 8) ; sinon ne fait
 *   rien ;
 * - [IN104-PERFT-N2] trait vaut blancs ou noirs ; sinon ne fait rien.
 *
 * Garantie :
 * - [IN104-PERFT-G1] nb_feuilles augmente du nombre de ces suites ;
 * - [IN104-PERFT-G4] + à la profondeur 0, nb_feuilles augmente de 1 ;
 * - [IN104-PERFT-G2] + à la fin, l'échiquier est comme au début ;
 * - [IN104-PERFT-G3] + appelle par leur nom generer_coups et executer_coup : si le programme
 *   définit ces fonctions, ce sont ses versions.
 */
ECHECS_API
void perft(int profondeur);

/**
 * Mesure le temps et la vitesse de perft.
 *
 * @param profondeur la longueur des suites, en demi-coups.
 *
 * Nécessite :
 * - [EXEC-PERFT-N1] profondeur va de 0 à MAX_PROFONDEUR ; sinon ne fait rien ;
 * - [EXEC-PERFT-N2] trait vaut blancs ou noirs ; sinon ne fait rien.
 *
 * Garantie :
 * - [EXEC-PERFT-G2] écrit sur stdout le nombre de suites que perft compte ;
 * - [EXEC-PERFT-G3] + écrit une ligne de cette forme :
 *   « perft(3) : 97862 feuilles en 2 ms, 48931000 feuilles par seconde » ; « feuille » s'accorde
 *   avec son nombre, et la vitesse est quelconque si la durée est de 0 ms ;
 * - [EXEC-PERFT-G1] + nb_feuilles reçoit ce que perft, appelée par son nom, compte à partir de 0.
 */
ECHECS_API
void exec_perft(int profondeur);

/**
 * Compte les suites de coups légaux qui commencent par chaque coup.
 *
 * @param profondeur la longueur des suites, en demi-coups, premier coup compris.
 *
 * Nécessite :
 * - [TEST-PERFT-N1] profondeur va de 1 à MAX_PROFONDEUR ; sinon ne fait rien ;
 * - [TEST-PERFT-N2] trait vaut blancs ou noirs ; sinon ne fait rien.
 *
 * Garantie :
 * - [TEST-PERFT-G1] écrit sur stdout chaque coup légal, avec le nombre de suites qui commencent
 *   par ce coup ;
 * - [TEST-PERFT-G2] écrit aussi la somme de ces nombres ;
 * - [TEST-PERFT-G4] + écrit une ligne par coup, dans l'ordre de generer_coups, avec le coup, comme
 *   l'écrit afficher_coup (pas par son nom), et le nombre de suites, par exemple « e2e4 : 20 » ;
 *   puis une ligne « total : » et la somme ;
 * - [TEST-PERFT-G5] + nb_feuilles reçoit la somme ;
 * - [TEST-PERFT-G3] + appelle par leur nom generer_coups, executer_coup et perft : si le programme
 *   définit ces fonctions, ce sont ses versions.
 */
ECHECS_API
void test_perft(int profondeur);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_IN104_H */

#endif /* PERFT_H */
