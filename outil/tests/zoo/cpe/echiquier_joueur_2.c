/* faux : ECHIQUIER-INTEGRE-G2 */
/* Un joueur_courant négatif est accepté. */
#include <stdio.h>

#include "echiquier.h"

int echiquier_est_integre(const echiquier *e)
{
    if (e->joueur_courant > 1) {
        printf("joueur courant inconnu : %d\n", e->joueur_courant);
        return 0;
    }
    for (int x = 0; x < 8; x++) {
        for (int y = 0; y < 8; y++) {
            int pieces = 0;

            for (int i = 0; i < MAX_PIECE; i++) {
                const piece *b = &e->jeu_de_piece_blanc.ensemble_de_piece[i];
                const piece *n = &e->jeu_de_piece_noir.ensemble_de_piece[i];

                pieces += piece_est_valide(b) && b->coord_x == x && b->coord_y == y;
                pieces += piece_est_valide(n) && n->coord_x == x && n->coord_y == y;
            }
            if (pieces > 1) {
                printf("%d pieces sur la case (%d,%d)\n", pieces, x, y);
                return 0;
            }
        }
    }
    return jeu_est_integre(&e->jeu_de_piece_blanc) && jeu_est_integre(&e->jeu_de_piece_noir);
}

jeu *echiquier_recupere_jeu_courant(echiquier *e)
{
    return e->joueur_courant == 0 ? &e->jeu_de_piece_blanc : &e->jeu_de_piece_noir;
}

jeu *echiquier_recupere_jeu_adverse(echiquier *e)
{
    return e->joueur_courant == 0 ? &e->jeu_de_piece_noir : &e->jeu_de_piece_blanc;
}

const jeu *echiquier_recupere_jeu_courant_information(const echiquier *e)
{
    if (e->joueur_courant)
        return &e->jeu_de_piece_noir;
    return &e->jeu_de_piece_blanc;
}

const jeu *echiquier_recupere_jeu_adverse_information(const echiquier *e)
{
    if (e->joueur_courant)
        return &e->jeu_de_piece_blanc;
    return &e->jeu_de_piece_noir;
}
