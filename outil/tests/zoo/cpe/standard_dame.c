/* juste */
/* La dame seule : elle avance d'une case à la fois dans chacune des huit directions, et cherche l'arrivée. */
#include "echecs.h"

static const int direction[8][2] = { { 1, 0 },  { 1, 1 },   { 0, 1 },  { -1, 1 },
                                     { -1, 0 }, { -1, -1 }, { 0, -1 }, { 1, -1 } };

static int est_libre(const echiquier *e, int x, int y)
{
    return !jeu_existe_piece(&e->jeu_de_piece_blanc, x, y) && !jeu_existe_piece(&e->jeu_de_piece_noir, x, y);
}

int echiquier_deplacement_standard_est_valide_dame(const echiquier *e, piece *p, int x_arrivee, int y_arrivee,
                                                   code_erreur_deplacement *erreur)
{
    for (int d = 0; d < 8; d++) {
        int libre = 1;
        int x = p->coord_x + direction[d][0];
        int y = p->coord_y + direction[d][1];

        while (x >= 0 && x < 8 && y >= 0 && y < 8) {
            if (x == x_arrivee && y == y_arrivee) {
                erreur->type = libre ? pas_erreur : erreur_piece_blocant_trajet;
                return libre;
            }
            libre = libre && est_libre(e, x, y);
            x += direction[d][0];
            y += direction[d][1];
        }
    }
    erreur->type = erreur_deplacement_piece_impossible;
    return 0;
}
