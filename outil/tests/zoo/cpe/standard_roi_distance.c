/* faux : ROI-STD-G2 */
/* La distance du roi est mesurée par son carré, avec une borne trop large : deux cases tout droit passent. */
#include "echiquier_deplacement_standard.h"

int echiquier_deplacement_standard_est_valide_roi(const echiquier *e, piece *p, int x_destination,
                                                  int y_destination, code_erreur_deplacement *erreur)
{
    int x = x_destination - p->coord_x, y = y_destination - p->coord_y;

    erreur->type = erreur_deplacement_piece_impossible;
    if (x * x + y * y > 4 || (x == 0 && y == 0))
        return 0;
    if (jeu_existe_piece(echiquier_recupere_jeu_courant_information(e), x_destination, y_destination))
        return 0;
    erreur->type = pas_erreur;
    return 1;
}
