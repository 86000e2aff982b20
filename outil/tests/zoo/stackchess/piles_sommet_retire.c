/* faux : PILE-SOMMET-G1 */
/* sommet retire la pièce : le const est contourné. */
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
    return stackchess_pile_depiler((pile_stackchess *)p, piece);
}
