/* juste */
/* Une fonction rend le nombre de suites, et le dernier coup n'est qu'essayé : les trois autres s'en servent. */
#include <stdio.h>

#include "perft.h"

static long suites(int profondeur)
{
    coups liste;
    long total = 0;

    generer_coups(&liste);
    for (int i = 0; i < liste.nb_coups; i++) {
        copie_echiquier();
        if (executer_coup(liste.tab_coups[i])) {
            total += profondeur > 1 ? suites(profondeur - 1) : 1;
            restauration_echiquier();
        }
    }
    return total;
}

void perft(int profondeur)
{
    nb_feuilles += suites(profondeur);
}

void exec_perft(int profondeur)
{
    int debut = get_time_ms();
    long total = suites(profondeur);

    printf("Profondeur %d : %ld feuilles en %d ms\n", profondeur, total, get_time_ms() - debut);
}

void test_perft(int profondeur)
{
    coups liste;
    long somme = 0;

    generer_coups(&liste);
    for (int i = liste.nb_coups; i-- > 0;) {
        copie_echiquier();
        if (executer_coup(liste.tab_coups[i])) {
            long total = profondeur > 1 ? suites(profondeur - 1) : 1;

            restauration_echiquier();
            afficher_coup(liste.tab_coups[i]);
            printf(" : %ld\n", total);
            somme += total;
        }
    }
    printf("Somme : %ld\n", somme);
}
