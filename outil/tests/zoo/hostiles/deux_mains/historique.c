/* hostile : deux fichiers ont un main, celui du programme et celui de ses essais ; la fonction est juste ; attendu : juste */
#include "historique_partie.h"

#include <stdio.h>

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if ((c->x_depart == coord_x && c->y_depart == coord_y) || (c->x_arrivee == coord_x && c->y_arrivee == coord_y))
            return 1;
    }
    return 0;
}

int main(void)
{
    puts("mon programme");
    return 0;
}
