/* faux : HISTORIQUE-EXISTE-G1 HISTORIQUE-EXISTE-G2 */
/* Seul le dernier coup est lu. */
#include "historique_partie.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    coup_joue c;

    if (historique_dernier_coup(h, &c) != 0)
        return 0;
    return (c.x_depart == coord_x && c.y_depart == coord_y)
        || (c.x_arrivee == coord_x && c.y_arrivee == coord_y);
}
