/* juste */
/* Marque toutes les cases que les coups touchent, en un seul passage, puis regarde celle qu'on demande. */
#include <stdbool.h>
#include <string.h>

#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    bool touchee[8][8];
    const coup_joue *c = h->coups, *fin = h->coups + h->nombre_coups;

    memset(touchee, 0, sizeof touchee);
    for (; c != fin; ++c)
        touchee[c->x_depart][c->y_depart] = touchee[c->x_arrivee][c->y_arrivee] = true;
    return touchee[coord_x][coord_y];
}
