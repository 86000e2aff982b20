/* juste */
/* Toutes les places passent par une fonction qui rend une adresse ; la hauteur suit d'elle. */
#include <stddef.h>

#include "stackchess.h"

static piece_stackchess *premiere_libre(pile_stackchess *p)
{
    return p->pieces + p->hauteur;
}

static void monter(pile_stackchess *p, ptrdiff_t de)
{
    p->hauteur = (int)(premiere_libre(p) + de - p->pieces);
}

void stackchess_pile_initialiser(pile_stackchess *p) { p->hauteur = 0; }

int stackchess_pile_hauteur(const pile_stackchess *p) { return p->hauteur; }

int stackchess_pile_est_vide(const pile_stackchess *p) { return !p->hauteur; }

int stackchess_pile_empiler(pile_stackchess *p, piece_stackchess piece)
{
    if (p->hauteur == STACKCHESS_PILE_MAX)
        return 0;
    *premiere_libre(p) = piece;
    monter(p, +1);
    return 1;
}

int stackchess_pile_sommet(const pile_stackchess *p, piece_stackchess *piece)
{
    if (stackchess_pile_est_vide(p))
        return 0;
    *piece = premiere_libre((pile_stackchess *)p)[-1];
    return 1;
}

int stackchess_pile_depiler(pile_stackchess *p, piece_stackchess *piece)
{
    if (!stackchess_pile_sommet(p, piece))
        return 0;
    monter(p, -1);
    return 1;
}
