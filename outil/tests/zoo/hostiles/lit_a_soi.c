/* hostile : définit read, close, access et pause, dont la bibliothèque se sert, pour autre chose ; la fonction est juste ; attendu : juste */
#include "echecs.h"

int pause = 1;

/* Le coup de rang i, ou NULL. */
const coup_joue *read(const historique_partie *h, int i)
{
    return i < h->nombre_coups ? &h->coups[i] : 0;
}

int access(int x, int y, int coord_x, int coord_y)
{
    return x == coord_x && y == coord_y;
}

int close(const coup_joue *c, int coord_x, int coord_y)
{
    return access(c->x_depart, c->y_depart, coord_x, coord_y)
        || access(c->x_arrivee, c->y_arrivee, coord_x, coord_y);
}

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    for (int i = 0; read(h, i); i += pause)
        if (close(read(h, i), coord_x, coord_y))
            return 1;
    return 0;
}
