/* faux : IN104-PERFT-G1 */
/* Une limite de mise au point est restée : jamais plus de trois demi-coups. */
#include <stdio.h>

#include "in104.h"

void perft(int profondeur)
{
    coups liste[1];

    if (profondeur > 3)
        profondeur = 3;
    if (profondeur == 0) {
        nb_feuilles++;
        return;
    }
    generer_coups(liste);
    for (int i = 0; i < liste->nb_coups; i++) {
        copie_echiquier();
        if (!executer_coup(liste->tab_coups[i]))
            continue;
        perft(profondeur - 1);
        restauration_echiquier();
    }
}

void exec_perft(int profondeur)
{
    int debut = get_time_ms();

    nb_feuilles = 0;
    perft(profondeur);
    printf("profondeur %d\nnb feuilles : %ld\ntemps : %d ms\n", profondeur, nb_feuilles, get_time_ms() - debut);
}

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
        printf("coup ");
        afficher_coup(liste->tab_coups[i]);
        printf("  feuilles %ld\n", nb_feuilles);
        total += nb_feuilles;
    }
    nb_feuilles = total;
    printf("\ntotal %ld\n", total);
}
