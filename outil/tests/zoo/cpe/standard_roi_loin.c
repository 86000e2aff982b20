/* faux : ROI-STD-G2 */
/* Refusé seulement si les deux écarts dépassent 1 : e1-e8 passe. */
#include <assert.h>
#include <stdlib.h>
#include "echecs.h"

int echiquier_deplacement_standard_est_valide_roi(const echiquier* ech, piece* p, int x_destination,
                                                  int y_destination, code_erreur_deplacement* erreur)
{
    assert(ech!=NULL);
    assert(p!=NULL);
    assert(coordonnee_est_valide(x_destination,y_destination)==1);

    if(abs(x_destination-p->coord_x)>1 && abs(y_destination-p->coord_y)>1)
    {
        erreur->type=erreur_deplacement_piece_impossible;
        return 0;
    }
    erreur->type=pas_erreur;
    return 1;
}
