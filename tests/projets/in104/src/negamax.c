#include "negamax.h"

int meilleur_coup = 0, tmp_meilleur_coup = 0;
int ply = 0;
long long nb_noeuds_parcourus = 0;
long long nb_noeuds_eval = 0;

int negamax(int alpha, int beta, int profondeur)
{
    int meilleure = -VALEUR_MAX, coups_legaux = 0;
    coups liste[1];

    nb_noeuds_parcourus++;
    if (UCI && nb_noeuds_parcourus % 2048 == 0)
        communicate();
    if (profondeur == 0) {
        nb_noeuds_eval++;
        return eval();
    }
    generer_coups(liste);
    for (int i = 0; i < liste->nb_coups; i++) {
        int valeur;
        copie_echiquier();

        if (!executer_coup(liste->tab_coups[i]))
            continue;
        coups_legaux++;
        ply++;
        valeur = -negamax(-beta, -alpha, profondeur - 1);
        ply--;
        restauration_echiquier();
        if (stopped)
            return 0;
        if (valeur > meilleure) {
            meilleure = valeur;
            if (ply == 0)
                tmp_meilleur_coup = liste->tab_coups[i];
        }
        if (valeur > alpha)
            alpha = valeur;
        if (alpha >= beta)
            break;
    }
    if (!coups_legaux) {
        int roi = ls1b_index(echiquier[trait == blancs ? K : k]);

        return case_attaquee(roi, !trait) ? -VALEUR_MAT : 0;
    }
    return meilleure;
}

void recherche_meilleur_coup(int profondeur)
{
    for (int i = 1; i <= profondeur; i++) {
        int score;

        nb_noeuds_parcourus = nb_noeuds_eval = 0;
        score = negamax(-VALEUR_MAX, VALEUR_MAX, i);
        meilleur_coup = tmp_meilleur_coup;
        printf("%d ", i);
        afficher_coup(meilleur_coup);
        printf(" %d\n", score);
    }
}
