/* faux : CAVALIER-STD-G1 */
/* Le cavalier ne saute pas : une pièce juste à côté, dans le sens du grand pas, l'arrête. */
#include <stdlib.h>
#include "echiquier_deplacement_standard.h"

int echiquier_deplacement_standard_est_valide_cavalier(const echiquier *e, piece *p, int x, int y,
                                                       code_erreur_deplacement *erreur)
{
    int dx = x - p->coord_x, dy = y - p->coord_y;
    int cx = p->coord_x + dx / 2, cy = p->coord_y + dy / 2;

    erreur->type = erreur_deplacement_piece_impossible;
    if (abs(dx) + abs(dy) != 3 || dx == 0 || dy == 0)
        return 0;
    if (jeu_existe_piece(&e->jeu_de_piece_blanc, cx, cy) || jeu_existe_piece(&e->jeu_de_piece_noir, cx, cy)) {
        erreur->type = erreur_piece_blocant_trajet;
        return 0;
    }
    erreur->type = pas_erreur;
    return 1;
}
