/*
 * Fiches 1 et 2 : montrer une position, celle du début ou celle que l'on donne.
 *
 *   ./echecs lancer examples_c/in104_position.c
 *   ./echecs lancer examples_c/in104_position.c "8/8/8/4k3/8/8/4P3/4K3 w - -"
 */
#include <stdio.h>

#include "in104.h"

int main(int argc, char **argv)
{
    coups liste;

    parse_fen(position_de_depart);
    if (argc > 1)
        parse_fen(argv[1]); /* mal écrite, elle ne change rien, et stderr dit pourquoi */
    print_echiquier();
    printf("\nLes cases occupées :\n");
    print_bitboard(occupations[mixte]);
    generer_coups(&liste);
    printf("\nLes coups pseudo-légaux :\n");
    afficher_coups(&liste);
    return 0;
}
