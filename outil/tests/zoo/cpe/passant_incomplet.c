/* incomplet */
/* Ne fait rien, pas même le code d'erreur. */
#include "echiquier_deplacement_special.h"

int echiquier_deplacement_special_realise_si_possible_prise_en_passant(echiquier *e, int x_depart, int y_depart,
                                                                       int x_arrivee, int y_arrivee,
                                                                       const historique_partie *h,
                                                                       code_erreur_deplacement *erreur)
{
    (void)e; (void)x_depart; (void)y_depart; (void)x_arrivee; (void)y_arrivee; (void)h; (void)erreur;
    return 0;
}
