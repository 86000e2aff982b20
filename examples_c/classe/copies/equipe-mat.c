#include "historique_partie.h"

/* Oublie de passer au coup suivant. */
int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    int i = 0;

    while (i < h->nombre_coups) {
        if (h->coups[i].x_depart == coord_x && h->coups[i].y_depart == coord_y)
            return 1;
        if (h->coups[i].x_arrivee == coord_x && h->coups[i].y_arrivee == coord_y)
            return 1;
    }
    return 0;
}
