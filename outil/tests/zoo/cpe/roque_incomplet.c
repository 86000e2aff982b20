/* incomplet */
/* Le squelette de la fiche, tel qu'il est donné : tout est refusé. */
#include "echecs.h"

int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x_depart, int y_depart,
                                                            int x_arrivee, int y_arrivee,
                                                            const historique_partie *h,
                                                            code_erreur_deplacement *erreur)
{
    (void)e; (void)x_depart; (void)y_depart; (void)x_arrivee; (void)y_arrivee; (void)h;
    erreur->type = erreur_roque_non_permis;
    return 0;
}
