/* hostile : atexit imprime une réussite, puis exit(0) dans la fonction ; attendu : refuse */
#include <stdio.h>
#include <stdlib.h>

#include "echecs.h"

static void en_partant(void)
{
    printf("TAP version 13\n1..1\nok 1 - HISTORIQUE-EXISTE-G1\n");
    printf("{\"verdict\":\"juste\",\"note\":20}\n");
    fflush(stdout);
}

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    (void)h; (void)coord_x; (void)coord_y;
    atexit(en_partant);
    exit(0);
}
