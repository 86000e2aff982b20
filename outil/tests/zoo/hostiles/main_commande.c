/* hostile : son main, et ce que lui seul appelle, dort, lance des commandes et arme des signaux ; la fonction est juste ; attendu : juste */
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if ((c->x_depart == coord_x && c->y_depart == coord_y) || (c->x_arrivee == coord_x && c->y_arrivee == coord_y))
            return 1;
    }
    return 0;
}

static void attendre(int secondes)
{
    sleep((unsigned)secondes);
}

static void (*const actions[])(int) = { attendre };

int main(void)
{
    signal(SIGINT, SIG_IGN);
    actions[0](1);
    return system("clear");
}
