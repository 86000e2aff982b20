/* juste */
/* Case par case, avec un tableau de pointeurs vers les tables ; la rangée de Noir est retournée par un ou exclusif. */
#include "eval.h"

int eval(void)
{
    const int *tables[6];
    int score[2] = { 0, 0 };

    tables[P] = score_pos_pion;
    tables[N] = score_pos_cavalier;
    tables[B] = score_pos_fou;
    tables[R] = score_pos_tour;
    tables[Q] = score_pos_dame;
    tables[K] = score_pos_roi;
    for (int square = 63; square >= 0; square--) {
        int piece = presence_sq(square);

        if (piece == -1)
            continue;
        if (piece < p)
            score[blancs] += valeur_piece[piece] + tables[piece][square];
        else
            score[noirs] += valeur_piece[piece - 6] + tables[piece - 6][square ^ 56];
    }
    return score[trait] - score[!trait];
}
