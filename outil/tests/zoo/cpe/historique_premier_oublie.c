/* faux : HISTORIQUE-EXISTE-G1 HISTORIQUE-EXISTE-G2 */
/* La récursion s'arrête avant le premier coup de la partie. */
#include <assert.h>
#include <stddef.h>

#include "echecs.h"

static int meme_case(int x1, int y1, int x2, int y2)
{
    return x1 == x2 && y1 == y2;
}

static int parmi_les_premiers(const coup_joue *coups, int n, int x, int y)
{
    if (n <= 1)
        return 0;
    return meme_case(coups[n - 1].x_depart, coups[n - 1].y_depart, x, y)
        || meme_case(coups[n - 1].x_arrivee, coups[n - 1].y_arrivee, x, y)
        || parmi_les_premiers(coups, n - 1, x, y);
}

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    assert(h != NULL);
    assert(h->nombre_coups >= 0 && h->nombre_coups <= ECHECS_COUPS_MAX);
    assert(coordonnee_est_valide(coord_x, coord_y));
    return parmi_les_premiers(h->coups, h->nombre_coups, coord_x, coord_y);
}
