/* faux : NEGAMAX-G1 NEGAMAX-G3 */
/* Une promotion qui ne donne pas une dame n'est pas essayée : le mat du cavalier n'est pas vu, et le pat ne s'évite pas. */
#include "in104.h"

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
        int valeur, promotion = get_coup_promotion(liste->tab_coups[i]);
        copie_echiquier();

        if (promotion && promotion != Q && promotion != q)
            continue;
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
