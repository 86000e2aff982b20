/* hostile : un fil d'exécution répond plus tard, et écrit dans l'historique après le retour ; attendu : refuse */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <unistd.h>

#include "echecs.h"

static void *plus_tard(void *p)
{
    historique_partie *h = p;

    sleep(1);
    h->nombre_coups = 0;
    return NULL;
}

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    pthread_t t;

    pthread_create(&t, NULL, plus_tard, (void *)h);
    pthread_detach(t);

    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if ((c->x_depart == coord_x && c->y_depart == coord_y) || (c->x_arrivee == coord_x && c->y_arrivee == coord_y))
            return 1;
    }
    return 0;
}
