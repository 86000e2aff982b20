/* juste */
/* Les prises d'abord, dans une copie triée de la liste ; la fenêtre ne laisse rien passer hors de ses bornes. */
#include "negamax.h"
#include "uci.h"

static int compter_legaux(void)
{
    coups liste;
    int n = 0;

    generer_coups(&liste);
    for (int i = 0; i < liste.nb_coups; i++) {
        copie_echiquier();
        if (executer_coup(liste.tab_coups[i])) {
            restauration_echiquier();
            n++;
        }
    }
    return n;
}

static void les_prises_d_abord(const coups *liste, coups *triee)
{
    triee->nb_coups = 0;
    for (int passage = 1; passage >= 0; passage--)
        for (int i = 0; i < liste->nb_coups; i++)
            if (!!get_coup_prise(liste->tab_coups[i]) == passage)
                ajouter_coup(triee, liste->tab_coups[i]);
}

int negamax(int alpha, int beta, int profondeur)
{
    coups liste, triee;

    nb_noeuds_parcourus += 1;
    if (compter_legaux() == 0) {
        BB roi = echiquier[trait == blancs ? K : k];

        return case_attaquee(ls1b_index(roi), 1 - trait) ? -VALEUR_MAT + ply : 0;
    }
    if (profondeur <= 0) {
        nb_noeuds_eval += 1;
        return eval();
    }
    generer_coups(&liste);
    les_prises_d_abord(&liste, &triee);
    for (int i = 0; i < triee.nb_coups && alpha < beta; i++) {
        copie_echiquier();
        if (executer_coup(triee.tab_coups[i])) {
            int score;

            ++ply;
            score = -negamax(-beta, -alpha, profondeur - 1);
            --ply;
            restauration_echiquier();
            if (score > alpha) {
                alpha = score < beta ? score : beta;
                if (ply == 0)
                    meilleur_coup = tmp_meilleur_coup = triee.tab_coups[i];
            }
        }
    }
    return alpha;
}
