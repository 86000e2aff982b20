#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    int i;

    for (i = 0; i < h->nombre_coups; i++)
        if (h->coup[i].x_depart == coord_x && h->coup[i].y_depart == coord_y)
            return 1
    return 0;
}
