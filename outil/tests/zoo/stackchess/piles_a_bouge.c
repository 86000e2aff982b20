/* faux : PILE-EMPILER-G1 */
/* Une pièce posée sur une pile n'a plus bougé. */
#include "stackchess.h"

void stackchess_pile_initialiser(pile_stackchess *p)
{
    p->hauteur = 0;
}

int stackchess_pile_est_vide(const pile_stackchess *p)
{
    return p->hauteur == 0;
}

int stackchess_pile_hauteur(const pile_stackchess *p)
{
    return p->hauteur;
}

int stackchess_pile_empiler(pile_stackchess *p, piece_stackchess piece)
{
    piece.a_bouge = 0;
    p->pieces[p->hauteur++] = piece;
    return 1;
}

int stackchess_pile_depiler(pile_stackchess *p, piece_stackchess *piece)
{
    *piece = p->pieces[--p->hauteur];
    return 1;
}

int stackchess_pile_sommet(const pile_stackchess *p, piece_stackchess *piece)
{
    *piece = p->pieces[p->hauteur - 1];
    return 1;
}
