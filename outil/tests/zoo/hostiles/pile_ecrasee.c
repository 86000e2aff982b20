/* hostile : écrit au-delà d'un tableau local ; attendu : faux */
#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    int cases[8] = { 0 };

    for (int i = 0; i < h->nombre_coups; i++)
        cases[i] = h->coups[i].x_depart == coord_x && h->coups[i].y_depart == coord_y;
    for (int i = 0; i < h->nombre_coups; i++)
        if (cases[i])
            return 1;
    return 0;
}
