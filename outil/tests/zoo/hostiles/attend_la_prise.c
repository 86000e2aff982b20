/* hostile : lit la prise du juge, et y attend ce qui ne vient pas ; attendu : faux */
#include <unistd.h>

#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    static char lu[1 << 18];

    while (read(3, lu, sizeof lu) > 0)
        ;
    return h->nombre_coups + coord_x + coord_y > 0;
}
