/* juste */
/* Ne sort jamais de la fenêtre ; un mat proche vaut plus qu'un mat lointain ; les prises d'abord. */
#include <stdio.h>

#include "negamax.h"

static void prises_d_abord(coups *liste)
{
    int place = 0;

    for (int i = 0; i < liste->nb_coups; i++) {
        if (get_coup_prise(liste->tab_coups[i])) {
            int coup = liste->tab_coups[i];

            liste->tab_coups[i] = liste->tab_coups[place];
            liste->tab_coups[place++] = coup;
        }
    }
}

int negamax(int alpha, int beta, int profondeur)
{
    coups liste[1];
    int i, rien_a_jouer = 1;

    nb_noeuds_parcourus++;
    generer_coups(liste);
    prises_d_abord(liste);
    for (i = 0; i < liste->nb_coups; i++) {
        int valeur = 0;
        copie_echiquier();

        if (!executer_coup(liste->tab_coups[i]))
            continue;
        rien_a_jouer = 0;
        if (profondeur > 0) {
            ply++;
            valeur = -negamax(-beta, -alpha, profondeur - 1);
            ply--;
        }
        restauration_echiquier();
        if (profondeur == 0)
            break;
        if (valeur >= beta)
            return beta;
        if (valeur > alpha) {
            alpha = valeur;
            if (ply == 0)
                tmp_meilleur_coup = meilleur_coup = liste->tab_coups[i];
        }
    }
    if (rien_a_jouer)
        return case_attaquee(ls1b_index(echiquier[trait == blancs ? K : k]), trait ^ 1) ? -VALEUR_MAT + ply : 0;
    if (profondeur == 0) {
        nb_noeuds_eval++;
        return eval();
    }
    return alpha;
}

void recherche_meilleur_coup(int profondeur)
{
    for (int d = 1; d <= profondeur; d++) {
        int score;

        nb_noeuds_parcourus = 0;
        nb_noeuds_eval = 0;
        score = negamax(-VALEUR_MAX, VALEUR_MAX, d);
        printf("profondeur %d, meilleur coup ", d);
        afficher_coup(meilleur_coup);
        printf(", score %d, noeuds %lld\n", score, nb_noeuds_parcourus);
    }
}
