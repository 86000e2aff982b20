/*
 * Fiche 5 : compter les suites de coups, et le temps que cela prend.
 *
 *   ./echecs lancer examples_c/in104_perft.c 5
 */
#include <stdio.h>
#include <stdlib.h>

#include "in104.h"

int main(int argc, char **argv)
{
    int profondeur = argc > 1 ? atoi(argv[1]) : 3, i;

    generer_masques_d_attaque_statiques();
    parse_fen(tricky_position);
    print_echiquier();
    for (i = 1; i <= profondeur; i++)
        exec_perft(i);
    printf("\nPar premier coup, à la profondeur 2 :\n");
    test_perft(2);
    return 0;
}
