/* hostile : remplit la mémoire qui entoure une variable globale ; attendu : faux */
#include "echecs.h"

static int ancre;

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    volatile char *ici = (volatile char *)&ancre;

    (void)h; (void)coord_x; (void)coord_y;
    for (int i = -4096; i < 4096; i++)
        ici[i] = 1;
    return ancre == 1;
}
