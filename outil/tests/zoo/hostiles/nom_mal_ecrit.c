/* hostile : le nom est mal écrit : aucune fonction d'un en-tête n'est définie ; attendu : refuse */
#include "echecs.h"

int historique_deplacement_exsite(const historique_partie *h, int coord_x, int coord_y)
{
    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if ((c->x_depart == coord_x && c->y_depart == coord_y) || (c->x_arrivee == coord_x && c->y_arrivee == coord_y))
            return 1;
    }
    return 0;
}
