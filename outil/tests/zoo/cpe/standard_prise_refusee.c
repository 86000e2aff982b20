/* faux : TOUR-STD-G1 FOU-STD-G1 DAME-STD-G1 */
/* Le trajet comprend la case d'arrivée : aucune prise n'est possible en glissant. */
#include <stdlib.h>

#include "echiquier_deplacement_standard.h"

static int occupee(const echiquier *e, int x, int y)
{
    return jeu_existe_piece(&e->jeu_de_piece_blanc, x, y) || jeu_existe_piece(&e->jeu_de_piece_noir, x, y);
}

static int dire(code_erreur_deplacement *erreur, type_erreur type, int x, int y)
{
    erreur->type = type;
    erreur->coord_x = x;
    erreur->coord_y = y;
    return type == pas_erreur;
}

static int impossible(code_erreur_deplacement *erreur)
{
    return dire(erreur, erreur_deplacement_piece_impossible, -1, -1);
}

/* Suppose une ligne droite ou une diagonale. */
static int trajet_libre(const echiquier *e, const piece *p, int x, int y, code_erreur_deplacement *erreur)
{
    int pas_x = (x > p->coord_x) - (x < p->coord_x);
    int pas_y = (y > p->coord_y) - (y < p->coord_y);
    int cx = p->coord_x + pas_x, cy = p->coord_y + pas_y;

    do {
        if (occupee(e, cx, cy))
            return dire(erreur, erreur_piece_blocant_trajet, cx, cy);
        cx += pas_x;
        cy += pas_y;
    } while (cx != x + pas_x || cy != y + pas_y);
    return dire(erreur, pas_erreur, -1, -1);
}

int echiquier_deplacement_standard_est_valide_tour(const echiquier *e, piece *p, int x, int y,
                                                   code_erreur_deplacement *erreur)
{
    if (x != p->coord_x && y != p->coord_y)
        return impossible(erreur);
    return trajet_libre(e, p, x, y, erreur);
}

int echiquier_deplacement_standard_est_valide_fou(const echiquier *e, piece *p, int x, int y,
                                                  code_erreur_deplacement *erreur)
{
    if (abs(x - p->coord_x) != abs(y - p->coord_y))
        return impossible(erreur);
    return trajet_libre(e, p, x, y, erreur);
}

int echiquier_deplacement_standard_est_valide_dame(const echiquier *e, piece *p, int x, int y,
                                                   code_erreur_deplacement *erreur)
{
    int dx = abs(x - p->coord_x), dy = abs(y - p->coord_y);

    if (dx != 0 && dy != 0 && dx != dy)
        return impossible(erreur);
    return trajet_libre(e, p, x, y, erreur);
}

int echiquier_deplacement_standard_est_valide_cavalier(const echiquier *e, piece *p, int x, int y,
                                                       code_erreur_deplacement *erreur)
{
    (void)e;
    if (abs((x - p->coord_x) * (y - p->coord_y)) != 2)
        return impossible(erreur);
    return dire(erreur, pas_erreur, -1, -1);
}

int echiquier_deplacement_standard_est_valide_roi(const echiquier *e, piece *p, int x, int y,
                                                  code_erreur_deplacement *erreur)
{
    (void)e;
    if (abs(x - p->coord_x) > 1 || abs(y - p->coord_y) > 1)
        return impossible(erreur);
    return dire(erreur, pas_erreur, -1, -1);
}

/* sens vaut 1 ou -1, rangee est celle d'où le pion peut faire deux pas */
static int pion(const echiquier *e, const piece *p, int x, int y, int sens, int rangee, const jeu *adverse,
                code_erreur_deplacement *erreur)
{
    int pas = (y - p->coord_y) * sens;

    if (x != p->coord_x) {
        if (pas != 1 || abs(x - p->coord_x) != 1 || !jeu_existe_piece(adverse, x, y))
            return impossible(erreur);
        return dire(erreur, pas_erreur, -1, -1);
    }
    if (pas != 1 && !(pas == 2 && p->coord_y == rangee))
        return impossible(erreur);
    for (int i = 1; i <= pas; i++)
        if (occupee(e, x, p->coord_y + i * sens))
            return dire(erreur, erreur_piece_blocant_trajet, x, p->coord_y + i * sens);
    return dire(erreur, pas_erreur, -1, -1);
}

int echiquier_deplacement_standard_est_valide_pion_blanc(const echiquier *e, piece *p, int x, int y,
                                                         code_erreur_deplacement *erreur)
{
    return pion(e, p, x, y, 1, 1, &e->jeu_de_piece_noir, erreur);
}

int echiquier_deplacement_standard_est_valide_pion_noir(const echiquier *e, piece *p, int x, int y,
                                                        code_erreur_deplacement *erreur)
{
    return pion(e, p, x, y, -1, 6, &e->jeu_de_piece_blanc, erreur);
}
