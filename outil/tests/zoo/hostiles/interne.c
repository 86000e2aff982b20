/* hostile : appelle le nom interne de la bibliothèque ; attendu : refuse */
#include "echecs.h"

int echecs_interne_historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y);

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    return echecs_interne_historique_deplacement_existe(h, coord_x, coord_y);
}
