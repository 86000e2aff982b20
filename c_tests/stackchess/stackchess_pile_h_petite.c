/* stackchess/pile.h, seul, avec des piles de la taille que veut le programme. */
#include "../verif.h"

#define N 3u /* sans signe : la comparaison avec summit n'en dépend pas */
#include "stackchess/pile.h"

VERIF(le_programme_choisit_la_capacite, "STACK-CAPACITE-G2 STACK-PUSH-N3")
{
    static char tour[] = "TB", pion[] = "PN";
    stack s = create();
    int i;

    VERIF_ENTIER(sizeof s.content / sizeof *s.content, 3);
    for (i = 0; i < 3; i++)
        push(tour, &s);
    push(pion, &s);
    VERIF_ENTIER(TaillePile(s), 3);
    VERIF_CHAINE(sommet(s), "TB");
    s.summit = 4;
    VERIF_ENTIER(is_empty(s), 1);
}

VERIF_PROGRAMME(VERIF_LIGNE(le_programme_choisit_la_capacite))
