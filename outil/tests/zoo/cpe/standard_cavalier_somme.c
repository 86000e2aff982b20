/* faux : CAVALIER-STD-G2 */
/* Le cavalier va partout où les deux écarts font trois : trois cases tout droit aussi. */
#include <stdlib.h>

#include "echiquier_deplacement_standard.h"

int echiquier_deplacement_standard_est_valide_cavalier(const echiquier *e, piece *p, int x_destination,
                                                       int y_destination, code_erreur_deplacement *erreur)
{
    const jeu *sien = echiquier_recupere_jeu_courant_information(e);

    erreur->type = erreur_deplacement_piece_impossible;
    if (abs(x_destination - p->coord_x) + abs(y_destination - p->coord_y) != 3)
        return 0;
    if (jeu_existe_piece(sien, x_destination, y_destination))
        return 0;
    erreur->type = pas_erreur;
    return 1;
}
