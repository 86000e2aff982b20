/* juste */
/* Le sommet se lit sur une copie que l'on dépile ; les places libérées sont effacées. */
#include <assert.h>
#include <string.h>

#include "stackchess.h"

#define PILE_SAINE(p) assert((p) != NULL && (p)->hauteur >= 0 && (p)->hauteur <= STACKCHESS_PILE_MAX)

void stackchess_pile_initialiser(pile_stackchess *p)
{
    assert(p != NULL);
    memset(p, 0, sizeof *p);
}

int stackchess_pile_hauteur(const pile_stackchess *p)
{
    PILE_SAINE(p);
    return p->hauteur;
}

int stackchess_pile_est_vide(const pile_stackchess *p)
{
    return stackchess_pile_hauteur(p) > 0 ? 0 : 1;
}

int stackchess_pile_empiler(pile_stackchess *p, piece_stackchess piece)
{
    PILE_SAINE(p);
    assert(p->hauteur < STACKCHESS_PILE_MAX);
    p->pieces[p->hauteur] = piece;
    p->hauteur += 1;
    return 1;
}

int stackchess_pile_depiler(pile_stackchess *p, piece_stackchess *piece)
{
    PILE_SAINE(p);
    assert(!stackchess_pile_est_vide(p) && piece != NULL);
    p->hauteur -= 1;
    *piece = p->pieces[p->hauteur];
    memset(&p->pieces[p->hauteur], 0, sizeof p->pieces[0]);
    return 1;
}

int stackchess_pile_sommet(const pile_stackchess *p, piece_stackchess *piece)
{
    pile_stackchess copie = *p;

    return stackchess_pile_depiler(&copie, piece);
}
