/* faux : ECHIQUIER-INTEGRE-G2 */
/* Une case partagée n'est vue que si les deux pièces ont le même indice dans leurs jeux. */
#include <stdio.h>

#include "echiquier.h"

int echiquier_est_integre(const echiquier *e)
{
    if (e->joueur_courant != 0 && e->joueur_courant != 1) {
        printf("joueur courant inconnu : %d\n", e->joueur_courant);
        return 0;
    }
    for (int i = 0; i < MAX_PIECE; i++) {
        const piece *b = &e->jeu_de_piece_blanc.ensemble_de_piece[i];
        const piece *n = &e->jeu_de_piece_noir.ensemble_de_piece[i];

        if (piece_est_valide(b) && piece_est_valide(n) && b->coord_x == n->coord_x && b->coord_y == n->coord_y) {
            printf("deux pieces sur la case (%d,%d)\n", b->coord_x, b->coord_y);
            return 0;
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
