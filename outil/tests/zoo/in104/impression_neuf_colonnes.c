/* faux : BITBOARD-AFFICHER-G1 */
/* Chaque rangée a une case de trop, la première de la suivante. */
#include <stdio.h>

#include "bitboards.h"

void print_bitboard(BB bb)
{
    for (int rangee = 0; rangee < 8; rangee++) {
        printf("%d  ", 8 - rangee);
        for (int colonne = 0; colonne <= 8; colonne++)
            printf("%d ", 8 * rangee + colonne < 64 && get_bit(bb, 8 * rangee + colonne) ? 1 : 0);
        printf("\n");
    }
    printf("\n   a b c d e f g h\n");
}
