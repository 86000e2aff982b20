/* hostile : _exit(0) au lieu de répondre ; attendu : refuse */
#define _POSIX_C_SOURCE 200809L
#include <unistd.h>

#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    (void)h; (void)coord_x; (void)coord_y;
    _exit(0);
}
