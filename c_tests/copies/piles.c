/* La copie d'une étudiante : les six fonctions de pile de stackchess.h, justes.
 * tests/checks/copies.rs y met une faute à la fois. */
#include <stddef.h>

#include "stackchess.h"

static int saine(const pile_stackchess *p)
{
    return p != NULL && p->hauteur >= 0 && p->hauteur <= STACKCHESS_PILE_MAX;
}

void stackchess_pile_initialiser(pile_stackchess *p)
{
    if (p != NULL)
        p->hauteur = 0;
}

int stackchess_pile_est_vide(const pile_stackchess *p)
{
    return !saine(p) || p->hauteur == 0;
}

int stackchess_pile_hauteur(const pile_stackchess *p)
{
    return saine(p) ? p->hauteur : 0;
}

int stackchess_pile_empiler(pile_stackchess *p, piece_stackchess piece)
{
    if (!saine(p) || p->hauteur == STACKCHESS_PILE_MAX)
        return 0;
    p->pieces[p->hauteur] = piece;
    p->hauteur++;
    return 1;
}

int stackchess_pile_sommet(const pile_stackchess *p, piece_stackchess *piece)
{
    if (stackchess_pile_est_vide(p) || piece == NULL)
        return 0;
    *piece = p->pieces[p->hauteur - 1];
    return 1;
}

int stackchess_pile_depiler(pile_stackchess *p, piece_stackchess *piece)
{
    if (!stackchess_pile_sommet(p, piece))
        return 0;
    p->hauteur--;
    return 1;
}
