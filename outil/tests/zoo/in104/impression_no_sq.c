/* faux : PRINT-ECHIQUIER-G2 */
/* Le nom de la case de prise en passant est lu même quand il n'y en a pas : no_sq est hors du tableau. */
#include <stdio.h>

#include "echiquier.h"

void print_echiquier(void)
{
    printf("\n");
    for (int rangee = 0; rangee < 8; rangee++) {
        printf("  %d ", 8 - rangee);
        for (int colonne = 0; colonne < 8; colonne++) {
            int piece = presence_sq(8 * rangee + colonne);

            printf(" %s", piece == -1 ? "." : pieces_unicode[piece]);
        }
        printf("\n");
    }
    printf("\n     a b c d e f g h\n\n");
    printf("     trait : %s\n", trait == blancs ? "blancs" : "noirs");
    printf("     en passant : %s\n", square_to_coordonnees[enpassant]);
    printf("     roque : %c%c%c%c\n", roque & petit_roque_blanc ? 'K' : '-', roque & grand_roque_blanc ? 'Q' : '-',
           roque & petit_roque_noir ? 'k' : '-', roque & grand_roque_noir ? 'q' : '-');
}
