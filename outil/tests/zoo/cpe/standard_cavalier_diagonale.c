/* faux : CAVALIER-STD-G1 CAVALIER-STD-G2 */
/* Le L est mal compris : (1, 1) et (2, 2) passent, (1, 2) non. */
#include <assert.h>
#include <stddef.h>
#include "echecs.h"

int echiquier_deplacement_standard_est_valide_cavalier(const echiquier* ech, piece* p, int x_destination,
                                                       int y_destination, code_erreur_deplacement* erreur)
{
    assert(ech!=NULL);
    assert(p!=NULL);
    assert(coordonnee_est_valide(x_destination,y_destination)==1);

    int deplacement_x=x_destination-p->coord_x;
    int deplacement_y=y_destination-p->coord_y;

    if( (deplacement_x==1 || deplacement_x==-1 || deplacement_x==2 || deplacement_x==-2) &&
        (deplacement_y==deplacement_x || deplacement_y==-deplacement_x) )
    {
        erreur->type=pas_erreur;
        return 1;
    }
    else
    {
        erreur->type=erreur_deplacement_piece_impossible;
        return 0;
    }
}
