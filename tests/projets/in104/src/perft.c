#include "perft.h"

int get_time_ms()
{
    struct timeval maintenant;

    gettimeofday(&maintenant, NULL);
    return (int)(maintenant.tv_sec % 1000000 * 1000 + maintenant.tv_usec / 1000);
}

long nb_feuilles = 0;

void perft(int profondeur)
{
    coups liste[1];

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
        total += nb_feuilles;
        afficher_coup(liste->tab_coups[i]);
        printf(" : %ld\n", nb_feuilles);
    }
    nb_feuilles = total;
    printf("total : %ld\n", total);
}

void exec_perft(int profondeur)
{
    int debut = get_time_ms();

    nb_feuilles = 0;
    perft(profondeur);
    printf("profondeur %d : %ld feuilles, %d ms\n", profondeur, nb_feuilles, get_time_ms() - debut);
}
