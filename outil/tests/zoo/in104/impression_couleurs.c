/* juste */
/* Les rangées et les cases sont en couleurs, par des séquences de terminal ; un titre au-dessus. */
#include <stdio.h>

#include "bitboards.h"
#include "echiquier.h"

#define GRAS "\033[1m"
#define JAUNE "\033[33m"
#define NORMAL "\033[0m"

static const char *fond[2] = { "\033[48;5;180m", "\033[48;5;94m" };

void print_bitboard(BB bb)
{
    printf(GRAS "bitboard %#018llx" NORMAL "\n\n", (unsigned long long)bb);
    for (int rangee = 0; rangee < 8; rangee++) {
        printf(JAUNE "%d" NORMAL " ", 8 - rangee);
        for (int colonne = 0; colonne < 8; colonne++)
            printf(" %s%d" NORMAL, get_bit(bb, 8 * rangee + colonne) ? GRAS : "", get_bit(bb, 8 * rangee + colonne) ? 1 : 0);
        printf("\n");
    }
    printf("\n" JAUNE "   a b c d e f g h" NORMAL "\n");
}

void print_echiquier(void)
{
    for (int rangee = 0; rangee < 8; rangee++) {
        printf(JAUNE "%d" NORMAL " ", 8 - rangee);
        for (int colonne = 0; colonne < 8; colonne++) {
            int piece = presence_sq(8 * rangee + colonne);

            printf("%s %s " NORMAL, fond[(rangee + colonne) % 2], piece == -1 ? "." : pieces_unicode[piece]);
        }
        printf(" " JAUNE "%d" NORMAL "\n", 8 - rangee);
    }
    printf(JAUNE "   a  b  c  d  e  f  g  h" NORMAL "\n");
    printf("trait : " GRAS "%s" NORMAL "\n", trait == blancs ? "blancs" : "noirs");
    printf("en passant : " GRAS "%s" NORMAL "\n", enpassant == no_sq ? "-" : square_to_coordonnees[enpassant]);
    printf("roque : " GRAS "%s%s%s%s" NORMAL "\n", roque & petit_roque_blanc ? "K" : "", roque & grand_roque_blanc ? "Q" : "",
           roque & petit_roque_noir ? "k" : "", roque & grand_roque_noir ? "q" : "");
}
