/* juste */
/* Une pièce qui glisse atteint la case si tout ce qui est entre les deux est libre. */
#include "attaque.h"

#include <assert.h>
#include <stdlib.h>

static int signe(int n)
{
    return (n > 0) - (n < 0);
}

static int glisse(const echiquier *e, const piece *p, int x, int y)
{
    int dx = signe(x - p->coord_x), dy = signe(y - p->coord_y);
    int cx = p->coord_x + dx, cy = p->coord_y + dy;

    while (cx != x || cy != y) {
        if (jeu_existe_piece(&e->jeu_de_piece_blanc, cx, cy) || jeu_existe_piece(&e->jeu_de_piece_noir, cx, cy))
            return 0;
        cx += dx;
        cy += dy;
    }
    return 1;
}

static int atteint(const echiquier *e, const piece *p, int x, int y)
{
    int dx = abs(x - p->coord_x), dy = abs(y - p->coord_y);
    int droit = (dx == 0) != (dy == 0), diagonale = dx == dy && dx > 0;

    switch (p->type) {
    case tour:       return droit && glisse(e, p, x, y);
    case fou:        return diagonale && glisse(e, p, x, y);
    case dame:       return (droit || diagonale) && glisse(e, p, x, y);
    case cavalier:   return (dx == 1 && dy == 2) || (dx == 2 && dy == 1);
    case roi:        return dx <= 1 && dy <= 1 && dx + dy > 0;
    case pion_blanc: return dx == 1 && y == p->coord_y + 1;
    case pion_noir:  return dx == 1 && y == p->coord_y - 1;
    default:         return 0;
    }
}

int attaque_case(const echiquier *e, const jeu *attaquant, int x, int y)
{
    assert(e != NULL && attaquant != NULL);
    for (int i = 0; i < MAX_PIECE && piece_est_valide(&attaquant->ensemble_de_piece[i]); i++)
        if (atteint(e, &attaquant->ensemble_de_piece[i], x, y))
            return 1;
    return 0;
}
