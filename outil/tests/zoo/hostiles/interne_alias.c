/* hostile : cache le nom interne derrière une étiquette d'assembleur ; attendu : refuse */
#include "echecs.h"

int vraie(const historique_partie *h, int coord_x, int coord_y) __asm__("echecs_interne_historique_deplacement_existe");

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    return vraie(h, coord_x, coord_y);
}
