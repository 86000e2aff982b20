/* hostile : quick_exit(0), la troisième porte de sortie ; attendu : refuse */
#define _ISOC11_SOURCE
#include <stdlib.h>

#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    (void)h; (void)coord_x; (void)coord_y;
    quick_exit(0);
}
