#ifndef ECHIQUIER_DEPLACEMENT_STANDARD_H
#define ECHIQUIER_DEPLACEMENT_STANDARD_H

#include "echiquier_deplacement.h"

int echiquier_deplacement_standard_est_valide_tour(const echiquier *e, piece *p, int x, int y, code_erreur_deplacement *erreur);
int echiquier_deplacement_standard_est_valide_cavalier(const echiquier *e, piece *p, int x, int y, code_erreur_deplacement *erreur);
int echiquier_deplacement_standard_est_valide_fou(const echiquier *e, piece *p, int x, int y, code_erreur_deplacement *erreur);
int echiquier_deplacement_standard_est_valide_dame(const echiquier *e, piece *p, int x, int y, code_erreur_deplacement *erreur);
int echiquier_deplacement_standard_est_valide_roi(const echiquier *e, piece *p, int x, int y, code_erreur_deplacement *erreur);
int echiquier_deplacement_standard_est_valide_pion_blanc(const echiquier *e, piece *p, int x, int y, code_erreur_deplacement *erreur);
int echiquier_deplacement_standard_est_valide_pion_noir(const echiquier *e, piece *p, int x, int y, code_erreur_deplacement *erreur);

#endif
