/* hostile : cherche des réponses dans l'environnement, et le change ; attendu : refuse */
#define _POSIX_C_SOURCE 200809L
#include <stdlib.h>

#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    const char *note = getenv("NOTE");

    (void)h; (void)coord_x; (void)coord_y;
    setenv("NOTE", "20", 1);
    return note != NULL;
}
