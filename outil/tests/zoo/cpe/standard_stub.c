/* faux : STANDARD-G2 */
/* Accepte tout, « en attendant ». */
#include "echecs.h"

int echiquier_deplacement_coup_standard_est_valide(const echiquier *e, int x_depart, int y_depart, int x_arrivee,
                                                   int y_arrivee, code_erreur_deplacement *erreur)
{
    (void)e; (void)x_depart; (void)y_depart; (void)x_arrivee; (void)y_arrivee;
    erreur->type = pas_erreur;
    return 1;
}
