/* faux : HISTORIQUE-EXISTE-G1 HISTORIQUE-EXISTE-G2 HISTORIQUE-EXISTE-G3 */
/* Les cases touchées sont retenues d'un appel à l'autre, et refaites si l'adresse ou le nombre de coups change : un coup repris et un autre à sa place ne se voient pas. */
#include <string.h>

#include "echecs.h"

static const historique_partie *connu;
static int nombre;
static char touchees[8][8];

static void retenir(const historique_partie *h)
{
    connu = h;
    nombre = h->nombre_coups;
    memset(touchees, 0, sizeof touchees);
    for (int i = 0; i < nombre; i++) {
        const coup_joue *c = &h->coups[i];

        touchees[c->x_depart][c->y_depart] = 1;
        touchees[c->x_arrivee][c->y_arrivee] = 1;
    }
}

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    if (connu != h || nombre != h->nombre_coups)
        retenir(h);
    return touchees[coord_x][coord_y];
}
