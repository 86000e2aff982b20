/* incomplet */
/* Les six fonctions existent, aucune ne fait rien. */
#include "stackchess.h"

void stackchess_pile_initialiser(pile_stackchess *p) { (void)p; }
int stackchess_pile_est_vide(const pile_stackchess *p) { (void)p; return 0; }
int stackchess_pile_hauteur(const pile_stackchess *p) { (void)p; return 0; }
int stackchess_pile_empiler(pile_stackchess *p, piece_stackchess piece) { (void)p; (void)piece; return 0; }
int stackchess_pile_depiler(pile_stackchess *p, piece_stackchess *piece) { (void)p; (void)piece; return 0; }
int stackchess_pile_sommet(const pile_stackchess *p, piece_stackchess *piece) { (void)p; (void)piece; return 0; }
