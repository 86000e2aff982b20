/**
 * @file echiquier_etat.h
 * Pour un projet du cours, ce que le cours n'a pas : la même chose que dans echecs.h, et
 * rien de plus. Les autres fichiers de ce dossier viennent par leurs noms : un programme
 * peut avoir les siens, s'il donne au compilateur le dossier où ils sont (-I) avant
 * celui-ci. Produit à partir de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef ECHIQUIER_ETAT_H
#define ECHIQUIER_ETAT_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include "echecs_attributs.h"
#include <echiquier.h>
#include <historique_partie.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Dit si le roi du camp qui a le trait est en échec.
 *
 * @param e l'échiquier.
 *
 * Nécessite :
 * - [ECHEC-N1] e n'est pas NULL ; sinon rend 0 ;
 * - [ECHEC-N2] *e est intègre ; sinon rend 0.
 *
 * Garantie :
 * - [ECHEC-G1] + rend 1 si une pièce adverse attaque le roi du camp qui a le trait ; sinon rend 0.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_est_en_echec(const echiquier *e);

/**
 * Dit si le camp qui a le trait est mat.
 *
 * @param e l'échiquier.
 * @param h l'historique des coups qui ont mené à cet échiquier.
 *
 * Nécessite :
 * - [MAT-N1] e n'est pas NULL ; sinon rend 0 ;
 * - [MAT-N2] *e est intègre ; sinon rend 0 ;
 * - [MAT-N3] h n'est pas NULL ; sinon rend 0 ;
 * - [MAT-N4] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ; sinon rend 0.
 *
 * Garantie :
 * - [MAT-G1] + rend 1 si le roi du camp qui a le trait est en échec et si aucun coup, prise en
 *   passant comprise, n'est légal ; sinon rend 0 ;
 * - [MAT-G2] + cherche les coups sans appeler aucune fonction par son nom ;
 * - [MAT-G3] + si *e n'est pas jouable, ce que le fichier d'un échiquier peut donner : rend 0.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_est_mat(const echiquier *e, const historique_partie *h);

/**
 * Dit si le camp qui a le trait est pat.
 *
 * @param e l'échiquier.
 * @param h l'historique des coups qui ont mené à cet échiquier.
 *
 * Nécessite :
 * - [PAT-N1] e n'est pas NULL ; sinon rend 0 ;
 * - [PAT-N2] *e est intègre ; sinon rend 0 ;
 * - [PAT-N3] h n'est pas NULL ; sinon rend 0 ;
 * - [PAT-N4] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ; sinon rend 0.
 *
 * Garantie :
 * - [PAT-G1] + rend 1 si le roi du camp qui a le trait n'est pas en échec et si aucun coup, prise
 *   en passant comprise, n'est légal ; sinon rend 0 ;
 * - [PAT-G2] + cherche les coups sans appeler aucune fonction par son nom ;
 * - [PAT-G3] + si *e n'est pas jouable, ce que le fichier d'un échiquier peut donner : rend 0.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_est_pat(const echiquier *e, const historique_partie *h);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* ECHIQUIER_ETAT_H */
