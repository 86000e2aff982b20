/* juste */
/* La boucle de la fiche : x & (x - 1) enlève le bit le plus faible ; ls1b_index s'en sert. */
#include "bitboards.h"

int nb_bits(BB bitboard)
{
    int compte;

    for (compte = 0; bitboard; compte++)
        bitboard &= bitboard - 1;
    return compte;
}

int ls1b_index(BB bitboard)
{
    if (!bitboard)
        return -1;
    return nb_bits((bitboard & -bitboard) - 1);
}
