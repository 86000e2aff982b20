#include "historique_partie.h"

#include <assert.h>
#include <stddef.h>

void historique_initialise(historique_partie *h)
{
    assert(h != NULL);
    echiquier_initialiser(&h->echiquier_initial);
    h->nombre_coups = 0;
    h->droits_roque = 15;
    h->en_passant_x = h->en_passant_y = -1;
    h->demi_coups = 0;
    h->numero_coup = 1;
}

int historique_deplacement_existe(const historique_partie *h, int x, int y)
{
    assert(h != NULL);
    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if ((c->x_depart == x && c->y_depart == y) || (c->x_arrivee == x && c->y_arrivee == y))
            return 1;
    }
    return 0;
}

int historique_ajouter_coup(historique_partie *h, const coup_joue *coup)
{
    assert(h != NULL && coup != NULL && h->nombre_coups < ECHECS_COUPS_MAX);
    h->coups[h->nombre_coups++] = *coup;
    return 0;
}

int historique_dernier_coup(const historique_partie *h, coup_joue *coup)
{
    assert(h != NULL && coup != NULL);
    if (h->nombre_coups == 0)
        return 1;
    *coup = h->coups[h->nombre_coups - 1];
    return 0;
}
