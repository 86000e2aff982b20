/* hostile : appelle le noyau par syscall ; attendu : refuse */
#define _DEFAULT_SOURCE
#include <sys/syscall.h>
#include <unistd.h>

#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    if (syscall(SYS_getpid) < 0)
        return 0;

    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if ((c->x_depart == coord_x && c->y_depart == coord_y) || (c->x_arrivee == coord_x && c->y_arrivee == coord_y))
            return 1;
    }
    return 0;
}
