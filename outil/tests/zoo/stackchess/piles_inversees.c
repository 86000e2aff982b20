/* juste */
/* Empiler et dépiler par l'échange de deux structures ; le sommet par la récursion, en partant du bas. */
#include "stackchess.h"

static const piece_stackchess *dernier(const piece_stackchess *bas, int restent)
{
    return restent == 1 ? bas : dernier(bas + 1, restent - 1);
}

void stackchess_pile_initialiser(pile_stackchess *p)
{
    const pile_stackchess vide = { 0 };

    *p = vide;
}

int stackchess_pile_hauteur(const pile_stackchess *p)
{
    return p->hauteur;
}

int stackchess_pile_est_vide(const pile_stackchess *p)
{
    return stackchess_pile_hauteur(p) < 1;
}

int stackchess_pile_empiler(pile_stackchess *p, piece_stackchess piece)
{
    pile_stackchess plus_haute = *p;

    plus_haute.hauteur++;
    *(piece_stackchess *)dernier(plus_haute.pieces, plus_haute.hauteur) = piece;
    *p = plus_haute;
    return 1;
}

int stackchess_pile_sommet(const pile_stackchess *p, piece_stackchess *piece)
{
    *piece = *dernier(p->pieces, p->hauteur);
    return 1;
}

int stackchess_pile_depiler(pile_stackchess *p, piece_stackchess *piece)
{
    pile_stackchess plus_basse = *p;

    stackchess_pile_sommet(p, piece);
    plus_basse.hauteur--;
    *p = plus_basse;
    return 1;
}
