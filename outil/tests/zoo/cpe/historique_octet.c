/* faux : HISTORIQUE-EXISTE-G1 HISTORIQUE-EXISTE-G2 */
/* Le nombre de coups est rangé dans un unsigned char : il recommence à 0 après 255. */
#include "historique_partie.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    unsigned char n = (unsigned char)h->nombre_coups;

    for (unsigned char i = 0; i < n; i++) {
        const coup_joue *c = &h->coups[i];

        if ((c->x_depart == coord_x && c->y_depart == coord_y)
            || (c->x_arrivee == coord_x && c->y_arrivee == coord_y))
            return 1;
    }
    return 0;
}
