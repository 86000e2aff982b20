/* refusée : son piece.h a les membres dans un autre ordre que celui du cours ; attendu : refuse */
/* Les fonctions sont justes, mais pour une autre structure que celle qu'elles reçoivent. */
#include <stddef.h>

#include "piece.h"

#define MAX_PIECE 16

typedef struct {
    piece ensemble_de_piece[MAX_PIECE];
} jeu;

int jeu_existe_piece(const jeu *j, int x, int y)
{
    for (int i = 0; i < MAX_PIECE; i++)
        if (j->ensemble_de_piece[i].coord_x == x && j->ensemble_de_piece[i].coord_y == y)
            return 1;
    return 0;
}

const piece *jeu_recuperer_roi_information(const jeu *j)
{
    for (int i = 0; i < MAX_PIECE; i++)
        if (piece_est_valide(&j->ensemble_de_piece[i]) && j->ensemble_de_piece[i].type == roi)
            return &j->ensemble_de_piece[i];
    return NULL;
}
