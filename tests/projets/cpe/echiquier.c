#include "echiquier.h"
#include "constructeur_piece.h"

#include <assert.h>
#include <stdio.h>

void echiquier_changer_joueur_courant(echiquier *e)
{
    assert(e != NULL && (e->joueur_courant == 0 || e->joueur_courant == 1));
    e->joueur_courant = 1 - e->joueur_courant;
}

static void placer(jeu *j, int y, int y_des_pions, void (*pion)(piece *, int, int))
{
    piece *p = j->ensemble_de_piece;

    constructeur_piece_tour(&p[0], 0, y);
    constructeur_piece_tour(&p[1], 7, y);
    constructeur_piece_cavalier(&p[2], 1, y);
    constructeur_piece_cavalier(&p[3], 6, y);
    constructeur_piece_fou(&p[4], 2, y);
    constructeur_piece_fou(&p[5], 5, y);
    constructeur_piece_dame(&p[6], 3, y);
    constructeur_piece_roi(&p[7], 4, y);
    for (int x = 0; x < 8; x++)
        pion(&p[8 + x], x, y_des_pions);
}

void echiquier_initialiser(echiquier *e)
{
    assert(e != NULL);
    placer(&e->jeu_de_piece_blanc, 0, 1, constructeur_piece_pion_blanc);
    placer(&e->jeu_de_piece_noir, 7, 6, constructeur_piece_pion_noir);
    e->joueur_courant = 0;
    assert(echiquier_est_integre(e) == 1);
}

void echiquier_afficher_debug(const echiquier *e)
{
    assert(e != NULL);
    printf("au joueur %d\n", e->joueur_courant);
    jeu_afficher_debug(&e->jeu_de_piece_blanc);
    jeu_afficher_debug(&e->jeu_de_piece_noir);
}

void echiquier_invalider_jeux(echiquier *e)
{
    assert(e != NULL);
    for (int i = 0; i < MAX_PIECE; i++) {
        piece_invalider(&e->jeu_de_piece_blanc.ensemble_de_piece[i]);
        piece_invalider(&e->jeu_de_piece_noir.ensemble_de_piece[i]);
    }
    e->joueur_courant = 0;
}

int echiquier_est_integre(const echiquier *e)
{
    int occupee[8][8] = { { 0 } };

    assert(e != NULL);
    if (e->joueur_courant != 0 && e->joueur_courant != 1) {
        printf("Le joueur courant n'est ni 0 ni 1.\n");
        return 0;
    }
    for (int i = 0; i < 2 * MAX_PIECE; i++) {
        const jeu *j = i < MAX_PIECE ? &e->jeu_de_piece_blanc : &e->jeu_de_piece_noir;
        const piece *p = &j->ensemble_de_piece[i % MAX_PIECE];

        if (piece_est_valide(p) && occupee[p->coord_x][p->coord_y]++) {
            printf("Deux pieces sont en (%d,%d).\n", p->coord_x, p->coord_y);
            return 0;
        }
    }
    return jeu_est_integre(&e->jeu_de_piece_blanc) && jeu_est_integre(&e->jeu_de_piece_noir);
}

const jeu *echiquier_recupere_jeu_courant_information(const echiquier *e)
{
    assert(e != NULL);
    return e->joueur_courant == 0 ? &e->jeu_de_piece_blanc : &e->jeu_de_piece_noir;
}

const jeu *echiquier_recupere_jeu_adverse_information(const echiquier *e)
{
    assert(e != NULL);
    return e->joueur_courant == 0 ? &e->jeu_de_piece_noir : &e->jeu_de_piece_blanc;
}

jeu *echiquier_recupere_jeu_courant(echiquier *e)
{
    return (jeu *)echiquier_recupere_jeu_courant_information(e);
}

jeu *echiquier_recupere_jeu_adverse(echiquier *e)
{
    return (jeu *)echiquier_recupere_jeu_adverse_information(e);
}
