/* faux : RECHERCHE-G2 */
/* Dès qu'un mat est trouvé, les profondeurs suivantes manquent. */
#include <stdio.h>

#include "coups.h"
#include "negamax.h"

void recherche_meilleur_coup(int profondeur)
{
    for (int p_actuelle = 1; p_actuelle <= profondeur; p_actuelle++) {
        int score;

        ply = 0;
        nb_noeuds_parcourus = nb_noeuds_eval = 0;
        score = negamax(-VALEUR_MAX, VALEUR_MAX, p_actuelle);
        printf("profondeur %d : score %d, noeuds %lld, meilleur coup ", p_actuelle, score, (long long)nb_noeuds_parcourus);
        afficher_coup(tmp_meilleur_coup);
        printf("\n");
        if (score > VALEUR_MAT - 100)
            return;
    }
}
