/* hostile : exit(0) au lieu de répondre ; attendu : faux */
#include <stdlib.h>

#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    (void)h; (void)coord_x; (void)coord_y;
    exit(0);
}
