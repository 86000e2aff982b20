/*
 * A program's own list, filled without a check.
 */
#include "in104.h"

void ajouter_coup(coups *liste, int coup)
{
    liste->tab_coups[liste->nb_coups++] = coup;
}
