/* juste */
/* Tout en macros et en pointeurs, une ligne par fonction. */
#include <assert.h>

#include "stackchess.h"

#define HAUT(p) ((p)->pieces + (p)->hauteur)
#define DEMANDE(c) assert(c)

void stackchess_pile_initialiser(pile_stackchess *p) { *p = (pile_stackchess){ .hauteur = 0 }; }
int stackchess_pile_est_vide(const pile_stackchess *p) { return !p->hauteur; }
int stackchess_pile_hauteur(const pile_stackchess *p) { return (int)(HAUT(p) - p->pieces); }
int stackchess_pile_empiler(pile_stackchess *p, piece_stackchess x) { return *HAUT(p) = x, p->hauteur++, 1; }
int stackchess_pile_depiler(pile_stackchess *p, piece_stackchess *x) { DEMANDE(p->hauteur > 0); return p->hauteur--, *x = *HAUT(p), 1; }
int stackchess_pile_sommet(const pile_stackchess *p, piece_stackchess *x) { DEMANDE(p->hauteur); *x = HAUT(p)[-1]; return 1; }
