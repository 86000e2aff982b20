/* hostile : prend un demi mégaoctet à chaque appel et ne le rend jamais ; la fonction est juste ; attendu : juste */
#include <stdlib.h>
#include <string.h>

#include "echecs.h"

static char *garde;

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    garde = malloc(500000);
    if (garde == NULL)
        abort();
    memset(garde, 0, 500000);
    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if ((c->x_depart == coord_x && c->y_depart == coord_y) || (c->x_arrivee == coord_x && c->y_arrivee == coord_y))
            return 1;
    }
    return 0;
}
