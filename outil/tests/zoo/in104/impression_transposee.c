/* faux : PRINT-ECHIQUIER-G1 */
/* Les rangées et les colonnes sont échangées. */
#include <stdio.h>

#include "echiquier.h"

void print_echiquier(void)
{
    printf("\n");
    for (int rangee = 0; rangee < 8; rangee++) {
        printf("  %d ", 8 - rangee);
        for (int colonne = 0; colonne < 8; colonne++) {
            int piece = presence_sq(8 * colonne + rangee);

            printf(" %s", piece == -1 ? "." : pieces_unicode[piece]);
        }
        printf("\n");
    }
    printf("\n     a b c d e f g h\n\n");
    printf("     trait : %s\n", trait == blancs ? "blancs" : "noirs");
    printf("     en passant : %s\n", enpassant != no_sq ? square_to_coordonnees[enpassant] : "-");
    printf("     roque : %c%c%c%c\n", roque & petit_roque_blanc ? 'K' : '-', roque & grand_roque_blanc ? 'Q' : '-',
           roque & petit_roque_noir ? 'k' : '-', roque & grand_roque_noir ? 'q' : '-');
}
