/* hostile : a sa propre réserve de mémoire, sous d'autres noms que malloc ; la fonction est juste ; attendu : juste */
#include <stddef.h>

#include "echecs.h"

static unsigned char reserve[1 << 16];
static size_t prise;

static void *ma_memoire(size_t taille)
{
    void *ici = reserve + prise;

    prise += (taille + 15) / 16 * 16;
    return prise <= sizeof reserve ? ici : NULL;
}

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    int *vues = ma_memoire(64 * sizeof *vues);

    for (int c = 0; c < 64; c++)
        vues[c] = 0;
    for (int i = 0; i < h->nombre_coups; i++) {
        vues[8 * h->coups[i].y_depart + h->coups[i].x_depart] = 1;
        vues[8 * h->coups[i].y_arrivee + h->coups[i].x_arrivee] = 1;
    }
    prise = 0;
    return vues[8 * coord_y + coord_x];
}
