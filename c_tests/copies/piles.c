/* La copie d'une étudiante : les six fonctions de pile de stackchess.h, justes.
 * tests/copies.rs y met une faute à la fois. */
#include <stddef.h>

#include "stackchess.h"

static int saine(const pile *p)
{
    return p != NULL && p->hauteur >= 0 && p->hauteur <= PILE_CAPACITE;
}

void pile_initialiser(pile *p)
{
    if (p != NULL)
        p->hauteur = 0;
}

int pile_est_vide(const pile *p)
{
    return !saine(p) || p->hauteur == 0;
}

int pile_taille(const pile *p)
{
    return saine(p) ? p->hauteur : 0;
}

int pile_empiler(pile *p, stackchess_piece piece)
{
    if (!saine(p) || p->hauteur == PILE_CAPACITE)
        return 0;
    p->pieces[p->hauteur] = piece;
    p->hauteur++;
    return 1;
}

int pile_sommet(const pile *p, stackchess_piece *piece)
{
    if (pile_est_vide(p) || piece == NULL)
        return 0;
    *piece = p->pieces[p->hauteur - 1];
    return 1;
}

int pile_depiler(pile *p, stackchess_piece *piece)
{
    if (!pile_sommet(p, piece))
        return 0;
    p->hauteur--;
    return 1;
}
