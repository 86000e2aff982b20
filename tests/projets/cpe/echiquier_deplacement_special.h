#ifndef ECHIQUIER_DEPLACEMENT_SPECIAL_H
#define ECHIQUIER_DEPLACEMENT_SPECIAL_H

#include "echiquier_deplacement.h"

int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x_depart, int y_depart, int x_destination,
                                                            int y_destination, const historique_partie *h,
                                                            code_erreur_deplacement *erreur);
int echiquier_deplacement_special_realise_si_possible_prise_en_passant(echiquier *e, int x_depart, int y_depart,
                                                                       int x_destination, int y_destination,
                                                                       const historique_partie *h,
                                                                       code_erreur_deplacement *erreur);

#endif
