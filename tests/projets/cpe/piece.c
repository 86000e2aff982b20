#include "piece.h"

#include <assert.h>
#include <stdio.h>

int coordonnee_est_valide(int x, int y)
{
    return x >= 0 && x <= 7 && y >= 0 && y <= 7;
}

int piece_est_valide(const piece *p)
{
    assert(p != NULL);
    return p->type >= tour && p->type < invalide && coordonnee_est_valide(p->coord_x, p->coord_y);
}

void piece_invalider(piece *p)
{
    assert(p != NULL);
    p->type = invalide;
    p->coord_x = p->coord_y = -1;
}

void piece_afficher_debug(const piece *p)
{
    assert(p != NULL);
    printf("piece %d en (%d,%d)\n", (int)p->type, p->coord_x, p->coord_y);
}
