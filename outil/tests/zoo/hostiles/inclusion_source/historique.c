#include "historique_partie.h"

#include "cases.c"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if (meme_case(c->x_depart, c->y_depart, coord_x, coord_y)
            || meme_case(c->x_arrivee, c->y_arrivee, coord_x, coord_y))
            return VRAI;
    }
    return 0;
}
