/* juste */
/* Une phrase par profondeur, le coup d'abord ; à la fin, le coup retenu. */
#include <stdio.h>

#include "coups.h"
#include "negamax.h"
#include "perft.h"

static void dire(int coup)
{
    putchar('[');
    afficher_coup(coup);
    putchar(']');
}

void recherche_meilleur_coup(int profondeur)
{
    int n = 0, debut = get_time_ms();

    do {
        int valeur;

        n++;
        ply = 0;
        valeur = negamax(-VALEUR_MAX, VALEUR_MAX, n);
        meilleur_coup = tmp_meilleur_coup;
        dire(meilleur_coup);
        printf(" est le meilleur coup en %d demi-coup%s (%+d centipions, %d ms)\n", n, n > 1 ? "s" : "", valeur,
               get_time_ms() - debut);
    } while (n < profondeur);
    printf("=> ");
    dire(meilleur_coup);
    printf("\n");
}
