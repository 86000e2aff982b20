/* hostile : après plus d'un mégaoctet de macros, demande au compilateur de ne pas vérifier les tableaux ; attendu : refuse */
#include "echecs.h"

#define QUATRE(x) x x x x
#define SEIZE(x) QUATRE(x) QUATRE(x) QUATRE(x) QUATRE(x)
#define MILLE(x) SEIZE(SEIZE(QUATRE(x)))
#define BEAUCOUP(x) MILLE(SEIZE(SEIZE(x)))

static const char zeros[] = BEAUCOUP("\0\0");

__attribute__((no_sanitize("address")))
int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if (c->x_depart == coord_x && c->y_depart == coord_y)
            return 1;
        if (c->x_arrivee == coord_x && c->y_arrivee == coord_y)
            return 1;
    }
    return zeros[0];
}
