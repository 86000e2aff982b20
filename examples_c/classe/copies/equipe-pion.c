#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    for (int i = 0; i <= h->nombre_coups - 1; ++i)
        if (h->coups[i].x_depart == coord_x && h->coups[i].y_depart == coord_y)
            return 1;
        else if (h->coups[i].x_arrivee == coord_x && h->coups[i].y_arrivee == coord_y)
            return 1;
    return 0;
}

/* Reste à écrire. */
int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x_depart, int y_depart,
                                                            int x_arrivee, int y_arrivee,
                                                            const historique_partie *h,
                                                            code_erreur_deplacement *erreur)
{
    return 0;
}
