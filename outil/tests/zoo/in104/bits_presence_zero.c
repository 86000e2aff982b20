/* faux : PRESENCE-G2 */
/* presence_sq rend 0, un pion blanc, pour une case vide. */
#include <stdio.h>

#include "in104.h"

int nb_bits(BB bitboard)
{
    return __builtin_popcountll(bitboard);
}

int ls1b_index(BB bitboard)
{
    return bitboard == 0 ? -1 : __builtin_ctzll(bitboard);
}

int presence_sq(int square)
{
    for (int piece = P; piece <= k; piece++)
        if (get_bit(echiquier[piece], square))
            return piece;
    return 0;
}

void print_bitboard(BB bitboard)
{
    for (int square = 0; square < 64; square++) {
        if (square % 8 == 0)
            printf(" %d  ", 8 - square / 8);
        printf(" %d", get_bit(bitboard, square));
        if (square % 8 == 7)
            printf("\n");
    }
    printf("\n     a b c d e f g h\n\n");
}
