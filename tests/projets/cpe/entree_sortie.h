#ifndef ENTREE_SORTIE_H
#define ENTREE_SORTIE_H

#include "echiquier_deplacement.h"

int entree_sortie_est_fichier_accessible(const char *filename);
int entree_sortie_est_fichier_existe(const char *filename);
type_erreur entree_sortie_ecrit_fichier_echiquier(const char *filename, const echiquier *e);
type_erreur entree_sortie_lit_fichier_echiquier(const char *filename, echiquier *e);
type_erreur entree_sortie_ecrit_fichier_historique(const char *filename, const historique_partie *h);
type_erreur entree_sortie_lit_fichier_historique(const char *filename, historique_partie *h);

#endif
