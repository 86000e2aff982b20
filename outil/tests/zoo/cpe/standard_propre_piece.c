/* faux : STANDARD-G2 */
/* On peut aller sur une case occupée par une pièce de son propre camp. */
#include <stdlib.h>

#include "echecs.h"

typedef struct { int camp[8][8]; } grille; /* -1 : vide, 0 : blanc, 1 : noir */

static grille dessiner(const echiquier *e)
{
    grille g;
    const jeu *jeux[2] = { &e->jeu_de_piece_blanc, &e->jeu_de_piece_noir };

    for (int i = 0; i < 64; i++)
        g.camp[i / 8][i % 8] = -1;
    for (int c = 0; c < 2; c++)
        for (int i = 0; i < jeu_compter_nombre_piece(jeux[c]); i++)
            g.camp[jeux[c]->ensemble_de_piece[i].coord_y][jeux[c]->ensemble_de_piece[i].coord_x] = c;
    return g;
}

/* 1 si rien n'est entre les deux cases, qui sont sur une même ligne */
static int rien_entre(const grille *g, int x0, int y0, int x1, int y1)
{
    int n = abs(x1 - x0) > abs(y1 - y0) ? abs(x1 - x0) : abs(y1 - y0);

    for (int i = 1; i < n; i++)
        if (g->camp[y0 + i * (y1 - y0) / n][x0 + i * (x1 - x0) / n] != -1)
            return 0;
    return 1;
}

int echiquier_deplacement_coup_standard_est_valide(const echiquier *e, int x_depart, int y_depart, int x_arrivee,
                                                   int y_arrivee, code_erreur_deplacement *erreur)
{
    grille g = dessiner(e);
    int dx = x_arrivee - x_depart, dy = y_arrivee - y_depart;
    int moi = e->joueur_courant, cible = g.camp[y_arrivee][x_arrivee];
    int libre, avance, ok = 0;
    const piece *p = jeu_recuperer_piece_information(echiquier_recupere_jeu_courant_information(e), x_depart, y_depart);

    if (dx == 0 && dy == 0) {
        erreur->type = erreur_absence_de_deplacement;
        return 0;
    }
    libre = (dx == 0 || dy == 0 || abs(dx) == abs(dy)) && rien_entre(&g, x_depart, y_depart, x_arrivee, y_arrivee);
    avance = moi == 0 ? dy : -dy;
    switch (p->type) {
    case tour:
        ok = (dx == 0 || dy == 0) && libre;
        break;
    case fou:
        ok = dx != 0 && dy != 0 && libre;
        break;
    case dame:
        ok = libre;
        break;
    case cavalier:
        ok = dx * dx + dy * dy == 5;
        break;
    case roi:
        ok = dx * dx + dy * dy <= 2;
        break;
    case pion_blanc:
    case pion_noir:
        if (dx == 0)
            ok = cible == -1 && (avance == 1 || (avance == 2 && libre && y_depart == (moi == 0 ? 1 : 6)));
        else
            ok = abs(dx) == 1 && avance == 1 && cible != -1;
        break;
    default:
        break;
    }
    erreur->type = ok ? pas_erreur : erreur_deplacement_piece_impossible;
    return ok;
}
