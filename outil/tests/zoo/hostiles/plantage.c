/* hostile : écrit à l'adresse 0 ; attendu : faux */
#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    volatile int *nulle_part = 0;

    *nulle_part = coord_x + coord_y + h->nombre_coups;
    return 0;
}
