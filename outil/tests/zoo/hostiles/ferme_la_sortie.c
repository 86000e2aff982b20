/* hostile : ferme ce qu'elle affiche, puis s'arrête ; attendu : faux */
#include <stdio.h>
#include <stdlib.h>

#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    static int appels;

    if (appels == 0)
        fclose(stdout);
    if (++appels == 3)
        abort();
    return h->nombre_coups + coord_x + coord_y;
}
