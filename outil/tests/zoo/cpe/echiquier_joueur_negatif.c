/* faux : ECHIQUIER-INTEGRE-G2 */
/* Le trait n'est comparé qu'à un : -1 passe. */
#include <stdio.h>

#include "echiquier.h"

int echiquier_est_integre(const echiquier *e)
{
    const jeu *jeux[2] = {&e->jeu_de_piece_blanc, &e->jeu_de_piece_noir};

    if (e->joueur_courant > 1) {
        puts("joueur inconnu");
        return 0;
    }
    for (int i = 0; i < 2 * MAX_PIECE; i++) {
        const piece *p = &jeux[i / MAX_PIECE]->ensemble_de_piece[i % MAX_PIECE];

        for (int k = 0; k < i; k++) {
            const piece *q = &jeux[k / MAX_PIECE]->ensemble_de_piece[k % MAX_PIECE];

            if (p->type != invalide && q->type != invalide && p->coord_x >= 0 && p->coord_x == q->coord_x
                && p->coord_y == q->coord_y) {
                puts("deux pièces sur une case");
                return 0;
            }
        }
    }
    return 1;
}
