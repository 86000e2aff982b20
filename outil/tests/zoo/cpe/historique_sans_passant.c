/* faux : HISTORIQUE-EXISTE-G1 HISTORIQUE-EXISTE-G2 */
#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int x, int y)
{
    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *coup = &h->coups[i];
        if (coup->type == deplacement_prise_en_passant)
            continue;
        if ((coup->x_depart == x && coup->y_depart == y)
            || (coup->x_arrivee == x && coup->y_arrivee == y))
            return 1;
    }
    return 0;
}
