/* faux : AJOUTER-COUP-G1 */
/* La dernière place du tableau n'est jamais prise : la liste se dit pleine un coup trop tôt. */
#include "coups.h"

void ajouter_coup(coups *liste, int coup)
{
    if (liste->nb_coups >= MAX_COUPS - 1)
        return;
    liste->tab_coups[liste->nb_coups] = coup;
    liste->nb_coups += 1;
}
