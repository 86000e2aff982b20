/* hostile : récursion sans fin ; attendu : faux */
#include "echecs.h"

static int descendre(const historique_partie *h, int n)
{
    volatile char place[4096];

    place[n & 4095] = (char)n;
    return descendre(h, n + 1) + place[n & 4095];
}

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    return descendre(h, coord_x + coord_y);
}
