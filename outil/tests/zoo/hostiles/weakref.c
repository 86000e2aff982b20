/* hostile : une définition qui n'est qu'un renvoi vers un nom absent ; attendu : refuse */
#include "echecs.h"

static int absente(const historique_partie *h, int coord_x, int coord_y)
    __attribute__((weakref("fonction_qui_n_existe_pas")));

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    return absente(h, coord_x, coord_y);
}
