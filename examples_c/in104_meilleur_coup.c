/*
 * Fiches 6 et 7 : évaluer une position, et chercher le meilleur coup.
 *
 *   ./echecs lancer examples_c/in104_meilleur_coup.c
 */
#include <stdio.h>

#include "in104.h"

int main(void)
{
    generer_masques_d_attaque_statiques();
    parse_fen(tricky_position);
    print_echiquier();
    printf("\nLe negamax du cours :\n");
    recherche_meilleur_coup(4);
    printf("meilleur coup : ");
    afficher_coup(meilleur_coup);
    printf("\n");
    return 0;
}
