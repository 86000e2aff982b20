/* hostile : dit que ses lignes sont celles d'un fichier du système, pour n'être pas vérifiée ; attendu : refuse */
#include "echecs.h"

/* une remarque
   sur deux lignes */ #/*
*/line 1 "/usr/include/stdio.h"
__attribute__((no_sanitize("address")))
int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if (c->x_depart == coord_x && c->y_depart == coord_y)
            return 1;
        if (c->x_arrivee == coord_x && c->y_arrivee == coord_y)
            return 1;
    }
    return 0;
}
