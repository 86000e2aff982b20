/* faux : PRINT-ECHIQUIER-G2 */
/* À droite des rangées, le trait est toujours aux blancs. */
#include <stdio.h>

#include "echiquier.h"

static void a_droite(int rangee)
{
    if (rangee == 1)
        printf("    trait : %s", "blancs");
    if (rangee == 3)
        printf("    en passant : %s", enpassant == no_sq ? "-" : square_to_coordonnees[enpassant]);
    if (rangee == 5) {
        printf("    roque : ");
        for (int droit = 0; droit < 4; droit++)
            putchar(roque >> droit & 1 ? "KQkq"[droit] : '-');
    }
}

void print_echiquier(void)
{
    for (int rangee = 0; rangee < 8; rangee++) {
        printf("%d | ", 8 - rangee);
        for (int colonne = 0; colonne < 8; colonne++) {
            int piece = presence_sq(8 * rangee + colonne);

            printf("%s ", piece == -1 ? "." : pieces_unicode[piece]);
        }
        printf("|");
        a_droite(rangee);
        printf("\n");
    }
    printf("    a b c d e f g h\n");
}
