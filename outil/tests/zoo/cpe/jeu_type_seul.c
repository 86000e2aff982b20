/* juste */
/* Une place est prise si son type n'est pas invalide : dans un jeu du cours, c'est la même chose. */
#include <stddef.h>

#include "jeu.h"

int jeu_compter_nombre_piece(const jeu *j)
{
    int n = 0;

    for (int i = 0; i < MAX_PIECE; i++)
        if (j->ensemble_de_piece[i].type != invalide)
            n++;
    return n;
}

int jeu_existe_piece(const jeu *j, int x, int y)
{
    return jeu_recuperer_piece_information(j, x, y) != NULL;
}

piece *jeu_recuperer_piece(const jeu *j, int x, int y)
{
    return (piece *)jeu_recuperer_piece_information(j, x, y);
}

const piece *jeu_recuperer_piece_information(const jeu *j, int x, int y)
{
    for (const piece *p = j->ensemble_de_piece; p < j->ensemble_de_piece + MAX_PIECE; p++)
        if (p->type != invalide && p->coord_x == x && p->coord_y == y)
            return p;
    return NULL;
}

const piece *jeu_recuperer_roi_information(const jeu *j)
{
    for (int i = 0; i < MAX_PIECE; i++)
        if (j->ensemble_de_piece[i].type == roi)
            return &j->ensemble_de_piece[i];
    return NULL;
}
