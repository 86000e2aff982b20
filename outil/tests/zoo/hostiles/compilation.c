/* hostile : une accolade et un point-virgule manquent ; attendu : refuse */
#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    int i = 0
    return i + coord_x;
