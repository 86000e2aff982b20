/* faux : IN104-PERFT-G1 */
/* À plus de trois coups de la fin, les roques sont oubliés. */
#include "in104.h"

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
        if (profondeur > 3 && get_coup_roque(liste->tab_coups[i]))
            continue;
        if (!executer_coup(liste->tab_coups[i]))
            continue;
        perft(profondeur - 1);
        restauration_echiquier();
    }
}
