/* juste */
/* Un échiquier encadré, qui dit l'évaluation et nomme les roques en une phrase. */
#include <stdio.h>
#include <string.h>

#include "echiquier.h"
#include "eval.h"

static const char *ligne = "  +---+---+---+---+---+---+---+---+";

void print_echiquier(void)
{
    char droits[5] = "";

    puts(ligne);
    for (int square = 0; square < 64; square++) {
        int piece = presence_sq(square);

        if (square % 8 == 0)
            printf("%d |", 8 - square / 8);
        printf(" %s |", piece < 0 ? "." : pieces_unicode[piece]);
        if (square % 8 == 7)
            printf("\n%s\n", ligne);
    }
    puts("    a   b   c   d   e   f   g   h");
    printf("Trait aux %s\n", trait ? "noirs" : "blancs");
    if (enpassant == no_sq)
        puts("Prise en passant : aucune");
    else
        printf("Prise en passant : %s\n", square_to_coordonnees[enpassant]);
    if (roque & 1)
        strcat(droits, "K");
    if (roque & 2)
        strcat(droits, "Q");
    if (roque & 4)
        strcat(droits, "k");
    if (roque & 8)
        strcat(droits, "q");
    printf("Roques : %s\n", *droits ? droits : "aucun");
    printf("Evaluation : %d\n", eval());
}
