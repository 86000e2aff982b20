/* hostile : une instruction d'assembleur derrière un guillemet entre apostrophes ; attendu : refuse */
#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    char guillemet = '"'; __asm__ volatile("nop");

    (void)guillemet;
    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if (c->x_depart == coord_x && c->y_depart == coord_y)
            return 1;
        if (c->x_arrivee == coord_x && c->y_arrivee == coord_y)
            return 1;
    }
    return 0;
}
