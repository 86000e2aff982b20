#include "bitboards.h"

void print_bitboard(BB bb)
{
    for (int rangee = 0; rangee < 8; rangee++) {
        printf("  %d ", 8 - rangee);
        for (int colonne = 0; colonne < 8; colonne++)
            printf(" %d", get_bit(bb, 8 * rangee + colonne));
        printf("\n");
    }
    printf("\n     a b c d e f g h\n");
}

int nb_bits(BB bb)
{
    int nombre = 0;

    while (bb) {
        bb &= bb - 1;
        nombre++;
    }
    return nombre;
}

int ls1b_index(BB bb)
{
    if (!bb)
        return -1;
    return nb_bits((bb & -bb) - 1);
}
