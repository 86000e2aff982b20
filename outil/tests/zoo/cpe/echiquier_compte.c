/* juste */
/* Les jeux dans un tableau de deux pointeurs ; les pièces d'une case sont comptées dans un tableau de 64. */
#include <stdio.h>

#include "echecs.h"

static int compter_cases(const jeu *j, int cases[64])
{
    int partagees = 0;

    for (const piece *p = j->ensemble_de_piece; p < j->ensemble_de_piece + MAX_PIECE; p++)
        if (piece_est_valide(p) && ++cases[8 * p->coord_y + p->coord_x] > 1)
            partagees++;
    return partagees;
}

int echiquier_est_integre(const echiquier *e)
{
    int cases[64] = { 0 };
    int defauts = 0;

    if (!(e->joueur_courant == 0 || e->joueur_courant == 1)) {
        fprintf(stderr, "le joueur courant n'est ni 0 ni 1\n");
        defauts++;
    }
    if (compter_cases(&e->jeu_de_piece_blanc, cases) + compter_cases(&e->jeu_de_piece_noir, cases) > 0) {
        fprintf(stderr, "deux pieces sont sur la meme case\n");
        defauts++;
    }
    if (!jeu_est_integre(&e->jeu_de_piece_blanc) || !jeu_est_integre(&e->jeu_de_piece_noir)) {
        fprintf(stderr, "un jeu n'est pas integre\n");
        defauts++;
    }
    return !defauts;
}

static jeu *jeu_numero(echiquier *e, int numero)
{
    jeu *jeux[2];

    jeux[0] = &e->jeu_de_piece_blanc;
    jeux[1] = &e->jeu_de_piece_noir;
    return jeux[numero];
}

jeu *echiquier_recupere_jeu_courant(echiquier *e) { return jeu_numero(e, e->joueur_courant); }
jeu *echiquier_recupere_jeu_adverse(echiquier *e) { return jeu_numero(e, !e->joueur_courant); }

const jeu *echiquier_recupere_jeu_courant_information(const echiquier *e)
{
    return jeu_numero((echiquier *)e, e->joueur_courant);
}

const jeu *echiquier_recupere_jeu_adverse_information(const echiquier *e)
{
    return jeu_numero((echiquier *)e, 1 - e->joueur_courant);
}
