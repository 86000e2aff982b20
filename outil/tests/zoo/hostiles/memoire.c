/* hostile : prend trois gigaoctets ; attendu : faux */
#include <stdlib.h>
#include <string.h>

#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    for (int n = 0; n < 48; n++) {
        char *m = malloc(64u << 20);

        if (m == NULL)
            abort();
        memset(m, n + 1, 64u << 20);
    }

    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if ((c->x_depart == coord_x && c->y_depart == coord_y) || (c->x_arrivee == coord_x && c->y_arrivee == coord_y))
            return 1;
    }
    return 0;
}
