/* juste */
/* Les lignes « info depth … pv … » du protocole : le meilleur coup est le premier de la variante. */
#include <stdio.h>

#include "coups.h"
#include "negamax.h"

/* Le meilleur coup de la position, puis la suite, jusqu'à la fin de la partie ou de la profondeur. */
static void variante(int profondeur)
{
    coups liste[1];
    int legal = 0;
    copie_echiquier();

    if (profondeur == 0)
        return;
    generer_coups(liste);
    for (int i = 0; i < liste->nb_coups && !legal; i++) {
        legal = executer_coup(liste->tab_coups[i]);
        restauration_echiquier();
    }
    if (!legal)
        return;
    ply = 0;
    negamax(-VALEUR_MAX, VALEUR_MAX, profondeur);
    printf(" ");
    afficher_coup(tmp_meilleur_coup);
    if (executer_coup(tmp_meilleur_coup)) {
        variante(profondeur - 1);
        restauration_echiquier();
    }
}

void recherche_meilleur_coup(int profondeur)
{
    for (int p_actuelle = 1; p_actuelle <= profondeur; p_actuelle++) {
        int score;

        ply = 0;
        nb_noeuds_parcourus = nb_noeuds_eval = 0;
        score = negamax(-VALEUR_MAX, VALEUR_MAX, p_actuelle);
        printf("info depth %d score cp %d nodes %lld pv", p_actuelle, score, (long long)nb_noeuds_parcourus);
        variante(p_actuelle);
        printf("\n");
    }
}
