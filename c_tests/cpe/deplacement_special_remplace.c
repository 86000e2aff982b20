/* Ce que le roque appelle par son nom : ce programme a sa propre version de
 * historique_deplacement_existe. */
#include "cpe.h"

/* Les cases dont ce programme dit qu'un coup est parti, ou y est arrivé. */
static int touchees[8][8];

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    (void)h;
    return touchees[coord_x][coord_y];
}

VERIF(le_programme_dit_ce_qui_a_bouge, "ROQUE-G3 ROQUE-G2 ROQUE-G5")
{
    static const coup_joue h1h2 = { 7, 0, 7, 1, deplacement_standard, invalide };
    PARTIE_DE(p, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");

    touchees[4][0] = touchees[7][0] = 1;
    VERIF_INDICE("le roi d'abord, puis la tour");
    VERIF_ENTIER(echiquier_deplacement_special_realise_si_possible_roque(&p->e, 4, 0, 6, 0, &p->h, &p->c),
                 0);
    verifie_code(&p->c, erreur_roque_non_permis, 4, 0);
    touchees[4][0] = 0;
    VERIF_ENTIER(echiquier_deplacement_special_realise_si_possible_roque(&p->e, 4, 0, 6, 0, &p->h, &p->c),
                 0);
    verifie_code(&p->c, erreur_roque_non_permis, 7, 0);
    VERIF_INDICE("l'historique dit que la tour a bougé, mais ce programme dit que non");
    touchees[7][0] = 0;
    ajouter(&p->h, &h1h2);
    VERIF_ENTIER(echiquier_deplacement_special_realise_si_possible_roque(&p->e, 4, 0, 6, 0, &p->h, &p->c),
                 1);
    verifie_code(&p->c, pas_erreur, -1, -1);
}

VERIF_PROGRAMME(VERIF_LIGNE(le_programme_dit_ce_qui_a_bouge))
