/* Ce que partagent les vérifications du cours CPE. */
#ifndef CPE_H
#define CPE_H

#include "verif.h"

#include <limits.h>

#include "echecs.h"

/* Des entiers qui ne sont pas des coordonnées, un par tour de boucle. */
#define CPE_HORS_LIMITES { INT_MIN, -1, 8, 64, INT_MAX }

VERIF_FONCTION void verifie_piece(const piece *p, type_piece sorte, int x, int y)
{
    VERIF_ENTIER(p->type, sorte);
    VERIF_ENTIER(p->coord_x, x);
    VERIF_ENTIER(p->coord_y, y);
}

#endif /* CPE_H */
