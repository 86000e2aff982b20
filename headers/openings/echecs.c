#include <stdio.h>
#include "echecs.h"

int main(void)
{
    const char *depart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    unsigned long long feuilles = 0;
    char raison[ECHECS_PHRASE_MAX];

    if (echecs_perft(depart, 3, &feuilles) == pas_erreur)
        printf("%llu suites de 3 demi-coups\n", feuilles);
        // affiche : 8902 suites de 3 demi-coups

    if (echecs_verifier_fen("8/8/8/8/8/8/8/8 x - - 0 1", raison, sizeof raison) != pas_erreur)
        printf("%s\n", raison);
        // affiche : caractère 17 : le trait « x » doit être w (blancs) ou b (noirs)
    return 0;
}
