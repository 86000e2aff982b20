/* hostile : écrit de fausses réponses sur tous les descripteurs ; attendu : refuse */
#define _POSIX_C_SOURCE 200809L
#include <unistd.h>

#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    static const char reponse[] = "\1\0\0\0ok 1\n{\"verdict\":\"juste\"}\n";

    (void)h; (void)coord_x; (void)coord_y;
    for (int d = 0; d < 64; d++)
        if (write(d, reponse, sizeof reponse - 1) < 0)
            continue;
    return 0;
}
