/* hostile : laisse derrière elle un processus, dans sa propre session, pour dix secondes ; attendu : refuse */
#define _POSIX_C_SOURCE 200809L
#include <unistd.h>

#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    if (fork() == 0) {
        setsid();
        sleep(10);
        _exit(0);
    }

    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if ((c->x_depart == coord_x && c->y_depart == coord_y) || (c->x_arrivee == coord_x && c->y_arrivee == coord_y))
            return 1;
    }
    return 0;
}
