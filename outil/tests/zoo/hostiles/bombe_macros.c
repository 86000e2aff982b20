/* hostile : seize millions d'éléments par des macros : le temps et la mémoire du compilateur ; attendu : refuse */
#include "echecs.h"

#define D1 1, 1, 1, 1, 1, 1, 1, 1
#define D2 D1, D1, D1, D1, D1, D1, D1, D1
#define D3 D2, D2, D2, D2, D2, D2, D2, D2
#define D4 D3, D3, D3, D3, D3, D3, D3, D3
#define D5 D4, D4, D4, D4, D4, D4, D4, D4
#define D6 D5, D5, D5, D5, D5, D5, D5, D5
#define D7 D6, D6, D6, D6, D6, D6, D6, D6
#define D8 D7, D7, D7, D7, D7, D7, D7, D7

const char bombe[] = { D8 };

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if ((c->x_depart == coord_x && c->y_depart == coord_y) || (c->x_arrivee == coord_x && c->y_arrivee == coord_y))
            return 1;
    }
    return 0;
}
