/* hostile : lance une commande par une table que lit une fonction que la fonction jugée appelle ; attendu : refuse */
#include <stdlib.h>

#include "echecs.h"

static int lancer(const char *commande)
{
    return system(commande);
}

static int (*const actions[])(const char *) = { lancer };

static int agir(int n)
{
    return actions[n]("true");
}

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    return h->nombre_coups > 0 && agir(0) + coord_x + coord_y > 0;
}
