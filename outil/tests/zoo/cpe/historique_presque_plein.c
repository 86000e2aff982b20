/* faux : HISTORIQUE-EXISTE-G1 HISTORIQUE-EXISTE-G2 */
/* La dernière place de l'historique n'est jamais lue : la borne du tableau est comptée deux fois. */
#include "historique_partie.h"

enum { DERNIER = ECHECS_COUPS_MAX - 1 };

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    for (int i = 0; i < h->nombre_coups && i < DERNIER; i++) {
        const coup_joue *c = &h->coups[i];

        if (c->x_depart == coord_x && c->y_depart == coord_y)
            return 1;
        if (c->x_arrivee == coord_x && c->y_arrivee == coord_y)
            return 1;
    }
    return 0;
}
