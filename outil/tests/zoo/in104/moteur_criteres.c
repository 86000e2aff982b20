/* juste */
/* Un moteur entier sur son propre eval, qui a d'autres critères : la valeur de negamax est la sienne. */
#include <stdio.h>
#include <stdlib.h>

#include "in104.h"

static const int *const positions[6] = {
    score_pos_pion, score_pos_cavalier, score_pos_fou, score_pos_tour, score_pos_dame, score_pos_roi,
};

static int valeur_du_camp(int camp)
{
    int total = nb_bits(echiquier[B + 6 * camp]) >= 2 ? 40 : 0;

    for (int square = 0; square < 64; square++) {
        int piece = presence_sq(square);

        if (piece >= 0 && piece / 6 == camp)
            total += abs(valeur_piece[piece]) + positions[piece % 6][camp == blancs ? square : square ^ 56];
    }
    return total + 2 * nb_bits(occupations[camp] & 0x0000001818000000ULL);
}

int eval(void)
{
    return valeur_du_camp(trait) - valeur_du_camp(!trait) + 12;
}

int negamax(int alpha, int beta, int profondeur)
{
    coups liste[1];
    int meilleure = -VALEUR_MAX, legaux = 0;

    nb_noeuds_parcourus++;
    if (profondeur == 0) {
        nb_noeuds_eval++;
        return eval();
    }
    generer_coups(liste);
    for (int i = 0; i < liste->nb_coups; i++) {
        int valeur;
        copie_echiquier();

        if (executer_coup(liste->tab_coups[i]) == 0)
            continue;
        legaux++;
        ply++;
        valeur = -negamax(-beta, -alpha, profondeur - 1);
        ply--;
        restauration_echiquier();
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
    if (legaux == 0) {
        int roi = ls1b_index(echiquier[trait == blancs ? K : k]);

        return case_attaquee(roi, !trait) ? -VALEUR_MAT : 0;
    }
    if (ply == 0)
        meilleur_coup = tmp_meilleur_coup;
    return meilleure;
}

void recherche_meilleur_coup(int profondeur)
{
    for (int n = 1; n <= profondeur; n++) {
        int valeur;

        ply = 0;
        valeur = negamax(-VALEUR_MAX, VALEUR_MAX, n);
        printf("%d : %+d ", n, valeur);
        afficher_coup(tmp_meilleur_coup);
        printf("\n");
    }
}
