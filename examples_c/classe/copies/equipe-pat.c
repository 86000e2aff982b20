#include <stdlib.h>

#include "historique_partie.h"

/* Efface l'écran : un programme de plus, ce qu'aucune copie ne lance. */
int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    system("clear");
    for (int i = 0; i < h->nombre_coups; i++)
        if (h->coups[i].x_arrivee == coord_x && h->coups[i].y_arrivee == coord_y)
            return 1;
    return 0;
}
