/* hostile : crée et efface des fichiers à côté d'elle ; la fonction est juste ; attendu : juste */
#include <stdio.h>

#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    FILE *f = fopen("zoo_trace.txt", "w");

    if (f != NULL) {
        fputs("la copie est passee par ici\n", f);
        fclose(f);
    }
    remove("../zoo_a_effacer.txt");

    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if ((c->x_depart == coord_x && c->y_depart == coord_y) || (c->x_arrivee == coord_x && c->y_arrivee == coord_y))
            return 1;
    }
    return 0;
}
