/* Affiche ce que rend echecs_perft, qui appelle echecs_verifier_fen. */
#include <stdio.h>

#include "echecs.h"

int main(void)
{
    unsigned long long feuilles = 7;
    int code = (int)echecs_perft("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 2,
                                 &feuilles);

    printf("%d %llu\n", code, feuilles);
    code = (int)echecs_perft("rien", 2, &feuilles);
    printf("%d %llu\n", code, feuilles);
    printf("%s\n", echecs_derniere_erreur());
    return 0;
}
