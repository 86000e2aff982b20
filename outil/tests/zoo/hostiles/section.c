/* hostile : met son code dans une section de départ du programme ; attendu : refuse */
#include <stdio.h>

#include "echecs.h"

static void au_depart(void)
{
    puts("{\"verdict\":\"juste\"}");
}

__attribute__((section(".init_array"), used)) static void (*const depart)(void) = au_depart;

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    (void)h; (void)coord_x; (void)coord_y;
    return 0;
}
