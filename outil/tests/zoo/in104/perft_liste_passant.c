/* faux : TEST-PERFT-G1 TEST-PERFT-G2 */
/* À plus de trois coups, une prise en passant est comptée avec une feuille de moins. */
#include <stdio.h>

#include "in104.h"

void test_perft(int profondeur)
{
    coups liste[1];
    long total = 0;

    generer_coups(liste);
    for (int i = 0; i < liste->nb_coups; i++) {
        copie_echiquier();
        if (!executer_coup(liste->tab_coups[i]))
            continue;
        nb_feuilles = 0;
        perft(profondeur - 1);
        restauration_echiquier();
        if (profondeur > 3 && get_coup_enpassant(liste->tab_coups[i]))
            nb_feuilles--;
        printf("coup ");
        afficher_coup(liste->tab_coups[i]);
        printf("  feuilles %ld\n", nb_feuilles);
        total += nb_feuilles;
    }
    nb_feuilles = total;
    printf("\ntotal %ld\n", total);
}
