/* hostile : ne contient pas le roque : le demande à une autre fonction de la bibliothèque, qui rappelle celle-ci ; attendu : faux */
#include "echecs.h"

int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x_depart, int y_depart,
                                                            int x_arrivee, int y_arrivee,
                                                            const historique_partie *h,
                                                            code_erreur_deplacement *erreur)
{
    type_deplacement type;

    echiquier_deplacement_realise_si_possible(e, x_depart, y_depart, x_arrivee, y_arrivee, h, erreur, &type);
    return erreur->type == pas_erreur;
}
