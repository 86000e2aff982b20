/* hostile : une définition faible et fausse, pour que celle de la bibliothèque serve à sa place ; attendu : faux */
#include "echecs.h"

__attribute__((weak))
int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    (void)h; (void)coord_x; (void)coord_y;
    return 0;
}
