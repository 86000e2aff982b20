/* faux : EVAL-G1 */
/* Le matériel seul : les tables ne servent pas. */
#include <stdlib.h>

#include "eval.h"

static int valeur_du_camp(int camp)
{
    int total = 0;

    for (int square = 0; square < 64; square++) {
        int piece = presence_sq(square);

        if (piece >= 0 && piece / 6 == camp)
            total += abs(valeur_piece[piece]);
    }
    return total;
}

int eval(void)
{
    return valeur_du_camp(trait) - valeur_du_camp(!trait);
}
