/* hostile : une instruction d'assembleur entre deux chaînes que C99 lit autrement que gcc ; attendu : refuse */
#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    const char *texte = R"(")"; __asm__ volatile("nop"); texte = R"(")";

    (void)texte;
    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if (c->x_depart == coord_x && c->y_depart == coord_y)
            return 1;
        if (c->x_arrivee == coord_x && c->y_arrivee == coord_y)
            return 1;
    }
    return 0;
}
