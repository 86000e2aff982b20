/* hostile : écrit dans l'historique malgré const : les coups joués changent ; attendu : faux */
#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    historique_partie *a_moi = (historique_partie *)h;

    for (int i = 0; i < h->nombre_coups; i++) {
        if ((h->coups[i].x_depart == coord_x && h->coups[i].y_depart == coord_y)
            || (h->coups[i].x_arrivee == coord_x && h->coups[i].y_arrivee == coord_y)) {
            a_moi->coups[i].x_depart = a_moi->coups[i].x_arrivee = coord_x;
            a_moi->coups[i].y_depart = a_moi->coups[i].y_arrivee = coord_y;
            return 1;
        }
    }
    return 0;
}
