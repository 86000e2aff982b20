/* hostile : la fonction est un autre nom d'une fonction juste du même fichier ; attendu : juste */
#include "echecs.h"

int ma_version(const historique_partie *h, int coord_x, int coord_y);

int ma_version(const historique_partie *h, int coord_x, int coord_y)
{
    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if ((c->x_depart == coord_x && c->y_depart == coord_y) || (c->x_arrivee == coord_x && c->y_arrivee == coord_y))
            return 1;
    }
    return 0;
}

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
    __attribute__((alias("ma_version")));
