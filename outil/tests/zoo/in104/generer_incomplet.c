/* incomplet */
/* Aucun coup, pour que le reste compile. */
#include "coups.h"

void generer_coups(coups *liste)
{
    liste->nb_coups = 0;
}

int executer_coup(int coup)
{
    (void)coup;
    return 0;
}
