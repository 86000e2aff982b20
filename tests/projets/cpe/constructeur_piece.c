#include "constructeur_piece.h"

#include <assert.h>
#include <stddef.h>

static void construire(piece *p, type_piece type, int x, int y)
{
    assert(p != NULL && coordonnee_est_valide(x, y));
    p->type = type;
    p->coord_x = x;
    p->coord_y = y;
}

void constructeur_piece_tour(piece *p, int x, int y) { construire(p, tour, x, y); }
void constructeur_piece_cavalier(piece *p, int x, int y) { construire(p, cavalier, x, y); }
void constructeur_piece_fou(piece *p, int x, int y) { construire(p, fou, x, y); }
void constructeur_piece_dame(piece *p, int x, int y) { construire(p, dame, x, y); }
void constructeur_piece_roi(piece *p, int x, int y) { construire(p, roi, x, y); }
void constructeur_piece_pion_blanc(piece *p, int x, int y) { construire(p, pion_blanc, x, y); }
void constructeur_piece_pion_noir(piece *p, int x, int y) { construire(p, pion_noir, x, y); }
