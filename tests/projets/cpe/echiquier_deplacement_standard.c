#include "echiquier_deplacement_standard.h"

#include <assert.h>
#include <stdlib.h>

static int signe(int n)
{
    return (n > 0) - (n < 0);
}

static int occupee(const echiquier *e, int x, int y)
{
    return jeu_existe_piece(&e->jeu_de_piece_blanc, x, y) || jeu_existe_piece(&e->jeu_de_piece_noir, x, y);
}

static int refus(code_erreur_deplacement *erreur)
{
    erreur->type = erreur_deplacement_piece_impossible;
    return 0;
}

static int accord(code_erreur_deplacement *erreur)
{
    erreur->type = pas_erreur;
    return 1;
}

/* Rien entre le depart et l'arrivee, qui sont sur une meme ligne ou diagonale. */
static int chemin_libre(const echiquier *e, const piece *p, int x, int y, code_erreur_deplacement *erreur)
{
    int dx = signe(x - p->coord_x), dy = signe(y - p->coord_y);

    for (int i = p->coord_x + dx, k = p->coord_y + dy; i != x || k != y; i += dx, k += dy) {
        if (occupee(e, i, k)) {
            erreur->type = erreur_piece_blocant_trajet;
            erreur->coord_x = i;
            erreur->coord_y = k;
            return 0;
        }
    }
    return accord(erreur);
}

static void verifier(const echiquier *e, const piece *p, type_piece type, int x, int y, const code_erreur_deplacement *erreur)
{
    assert(e != NULL && p != NULL && erreur != NULL && p->type == type);
    assert(coordonnee_est_valide(x, y));
    (void)type;
}

int echiquier_deplacement_standard_est_valide_tour(const echiquier *e, piece *p, int x, int y, code_erreur_deplacement *erreur)
{
    verifier(e, p, tour, x, y, erreur);
    if (x != p->coord_x && y != p->coord_y)
        return refus(erreur);
    return chemin_libre(e, p, x, y, erreur);
}

int echiquier_deplacement_standard_est_valide_cavalier(const echiquier *e, piece *p, int x, int y, code_erreur_deplacement *erreur)
{
    verifier(e, p, cavalier, x, y, erreur);
    return abs(x - p->coord_x) * abs(y - p->coord_y) == 2 ? accord(erreur) : refus(erreur);
}

int echiquier_deplacement_standard_est_valide_fou(const echiquier *e, piece *p, int x, int y, code_erreur_deplacement *erreur)
{
    verifier(e, p, fou, x, y, erreur);
    if (abs(x - p->coord_x) != abs(y - p->coord_y))
        return refus(erreur);
    return chemin_libre(e, p, x, y, erreur);
}

int echiquier_deplacement_standard_est_valide_dame(const echiquier *e, piece *p, int x, int y, code_erreur_deplacement *erreur)
{
    verifier(e, p, dame, x, y, erreur);
    if (x != p->coord_x && y != p->coord_y && abs(x - p->coord_x) != abs(y - p->coord_y))
        return refus(erreur);
    return chemin_libre(e, p, x, y, erreur);
}

int echiquier_deplacement_standard_est_valide_roi(const echiquier *e, piece *p, int x, int y, code_erreur_deplacement *erreur)
{
    verifier(e, p, roi, x, y, erreur);
    return abs(x - p->coord_x) <= 1 && abs(y - p->coord_y) <= 1 ? accord(erreur) : refus(erreur);
}

static int pion(const echiquier *e, piece *p, int x, int y, int pas, int y_initial, const jeu *adverse, code_erreur_deplacement *erreur)
{
    int avance = (y - p->coord_y) * pas;

    if (abs(x - p->coord_x) == 1 && avance == 1)
        return jeu_existe_piece(adverse, x, y) ? accord(erreur) : refus(erreur);
    if (x != p->coord_x || avance < 1 || avance > 2 || (avance == 2 && p->coord_y != y_initial))
        return refus(erreur);
    if (occupee(e, x, p->coord_y + pas) || occupee(e, x, y)) {
        erreur->type = erreur_piece_blocant_trajet;
        return 0;
    }
    return accord(erreur);
}

int echiquier_deplacement_standard_est_valide_pion_blanc(const echiquier *e, piece *p, int x, int y, code_erreur_deplacement *erreur)
{
    verifier(e, p, pion_blanc, x, y, erreur);
    return pion(e, p, x, y, 1, 1, &e->jeu_de_piece_noir, erreur);
}

int echiquier_deplacement_standard_est_valide_pion_noir(const echiquier *e, piece *p, int x, int y, code_erreur_deplacement *erreur)
{
    verifier(e, p, pion_noir, x, y, erreur);
    return pion(e, p, x, y, -1, 6, &e->jeu_de_piece_blanc, erreur);
}
