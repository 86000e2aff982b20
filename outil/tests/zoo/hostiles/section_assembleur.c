/* hostile : le nom d'une section contient des instructions pour l'assembleur ; attendu : refuse */
#include "echecs.h"

__attribute__((section(".data\n\t.pushsection .text\n\tnop\n\t.popsection\n#"))) int porte = 1;

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    return h->nombre_coups > coord_x + coord_y;
}
