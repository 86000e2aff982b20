/* faux : EVAL-G1 */
/* Les cavaliers ont la table des fous. */
#include <stdlib.h>

#include "eval.h"

static const int *const positions[6] = {
    score_pos_pion, score_pos_fou, score_pos_fou, score_pos_tour, score_pos_dame, score_pos_roi,
};

static int valeur_du_camp(int camp)
{
    int total = 0;

    for (int square = 0; square < 64; square++) {
        int piece = presence_sq(square);

        if (piece >= 0 && piece / 6 == camp)
            total += abs(valeur_piece[piece]) + positions[piece % 6][camp == blancs ? square : square ^ 56];
    }
    return total;
}

int eval(void)
{
    return valeur_du_camp(trait) - valeur_du_camp(!trait);
}
