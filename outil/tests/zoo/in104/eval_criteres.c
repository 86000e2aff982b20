/* juste */
/* Les tables, et d'autres critères : la paire de fous, les pions doublés, la mobilité, le trait. */
#include <stdlib.h>

#include "coups.h"
#include "eval.h"

static const int *const positions[6] = {
    score_pos_pion, score_pos_cavalier, score_pos_fou, score_pos_tour, score_pos_dame, score_pos_roi,
};

static BB colonne(int x)
{
    return 0x0101010101010101ULL << x;
}

static int mobilite(int camp)
{
    coups liste;
    int avant = trait;

    trait = camp;
    generer_coups(&liste);
    trait = avant;
    return liste.nb_coups;
}

static int valeur_du_camp(int camp)
{
    int total = 3 * mobilite(camp);

    for (int square = 0; square < 64; square++) {
        int piece = presence_sq(square);

        if (piece >= 0 && piece / 6 == camp)
            total += abs(valeur_piece[piece]) + positions[piece % 6][camp == blancs ? square : square ^ 56];
    }
    if (nb_bits(echiquier[B + 6 * camp]) >= 2)
        total += 40;
    for (int x = 0; x < 8; x++) {
        int pions = nb_bits(echiquier[P + 6 * camp] & colonne(x));

        if (pions > 1)
            total -= 15 * (pions - 1);
    }
    return total;
}

int eval(void)
{
    return valeur_du_camp(trait) - valeur_du_camp(!trait) + 10;
}
