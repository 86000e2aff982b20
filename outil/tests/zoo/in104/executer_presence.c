/* juste */
/* Sans les drapeaux de prise : presence_sq dit ce qu'il y a sur la case d'arrivée. */
#include <stdlib.h>

#include "coups.h"

static void enlever(int square)
{
    int piece = presence_sq(square);

    if (piece != -1)
        pop_bit(echiquier[piece], square);
}

static void poser(int piece, int square)
{
    enlever(square);
    set_bit(echiquier[piece], square);
}

static void refaire_occupations(void)
{
    occupations[blancs] = occupations[noirs] = 0ULL;
    for (int square = 0; square < 64; square++) {
        int piece = presence_sq(square);

        if (piece != -1)
            set_bit(occupations[piece < p ? blancs : noirs], square);
    }
    occupations[mixte] = occupations[blancs] | occupations[noirs];
}

int executer_coup(int coup)
{
    int de = get_coup_square_depart(coup), vers = get_coup_square_arrivee(coup);
    int piece = presence_sq(de), moi = trait, roi = piece < p ? K : k;
    copie_echiquier();

    enlever(de);
    poser(get_coup_promotion(coup) ? get_coup_promotion(coup) : piece, vers);
    if (piece % 6 == 0 && vers == enpassant)
        enlever(vers + (moi == blancs ? 8 : -8));
    if (piece % 6 == 5 && abs(vers - de) == 2) {
        enlever(vers > de ? de + 3 : de - 4);
        poser(moi == blancs ? R : r, (de + vers) / 2);
    }
    enpassant = piece % 6 == 0 && abs(vers - de) == 16 ? (de + vers) / 2 : no_sq;
    roque = roque & droits_roque[de] & droits_roque[vers];
    refaire_occupations();
    trait = !moi;
    if (!case_attaquee(ls1b_index(echiquier[roi]), !moi))
        return 1;
    restauration_echiquier();
    return 0;
}
