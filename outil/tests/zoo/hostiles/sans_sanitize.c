/* hostile : lit hors du tableau, en demandant au compilateur de ne pas le vérifier ; attendu : refuse */
#include "echecs.h"

__attribute__((no_sanitize("address", "undefined")))
int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    const coup_joue *c = h->coups - 1;

    for (int i = 0; i <= h->nombre_coups + 1; i++)
        if (c[i].x_depart == coord_x || c[i].x_arrivee == coord_x)
            return 1;
    return c[-1].y_depart == coord_y;
}
