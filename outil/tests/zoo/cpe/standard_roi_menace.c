/* faux : ROI-STD-G1 */
/* Refuse une case attaquée : ce n'est pas à cette fonction d'y regarder. */
#include <stdlib.h>
#include "echecs.h"

static int en_danger(const echiquier *e, const piece *p, int x, int y)
{
    echiquier apres = *e;

    echiquier_deplacement_realise_coup_standard(&apres, p->coord_x, p->coord_y, x, y);
    return echiquier_est_en_echec(&apres);
}

int echiquier_deplacement_standard_est_valide_roi(const echiquier *e, piece *p, int x, int y,
                                                  code_erreur_deplacement *erreur)
{
    if (abs(x - p->coord_x) > 1 || abs(y - p->coord_y) > 1)
        erreur->type = erreur_deplacement_piece_impossible;
    else if (en_danger(e, p, x, y))
        erreur->type = erreur_roi_en_echec;
    else
        erreur->type = pas_erreur;
    return erreur->type == pas_erreur;
}
