/* incomplet */
/* Refuse tous les coups : les permis aussi. */
#include "partie.h"

type_erreur partie_deplacer(partie *p, int x_depart, int y_depart, int x_arrivee, int y_arrivee)
{
    (void)p;
    (void)x_depart;
    (void)y_depart;
    (void)x_arrivee;
    (void)y_arrivee;
    return erreur_roi_en_echec;
}
