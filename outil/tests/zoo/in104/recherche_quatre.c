/* faux : RECHERCHE-G2 */
/* La boucle s'arrête à la profondeur 4, quelle que soit celle qu'on demande. */
#include <stdio.h>

#include "coups.h"
#include "negamax.h"

void recherche_meilleur_coup(int profondeur)
{
    for (int p_actuelle = 1; p_actuelle <= profondeur && p_actuelle < 5; p_actuelle++) {
        int score;

        ply = 0;
        nb_noeuds_parcourus = nb_noeuds_eval = 0;
        score = negamax(-VALEUR_MAX, VALEUR_MAX, p_actuelle);
        printf("profondeur %d : score %d, noeuds %lld, meilleur coup ", p_actuelle, score, (long long)nb_noeuds_parcourus);
        afficher_coup(tmp_meilleur_coup);
        printf("\n");
    }
}
