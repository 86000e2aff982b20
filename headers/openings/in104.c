#include <stdio.h>
#include "in104.h"

int main(void)
{
    coups liste;

    generer_masques_d_attaque_statiques();
    parse_fen(tricky_position);
    generer_coups(&liste);
    printf("%d coups, évaluation %d\n", liste.nb_coups, eval());
    // affiche : 48 coups, évaluation 105
    perft(3);
    printf("%ld suites de 3 demi-coups\n", nb_feuilles);
    // affiche : 97862 suites de 3 demi-coups
    return 0;
}
