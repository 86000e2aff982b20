/* incomplet */
/* Plante à chaque appel : aucune clause n'est tenue, pas même celles qu'un plantage ne contredit pas. */
#include "in104.h"

void generer_coups(coups *liste)
{
    liste = 0;
    liste->nb_coups = 0;
}
