/* juste */
/* Une ligne de table par roque, et les cases dans les bits d'un entier : occupées, attaquées, à traverser. */
#include <stdint.h>

#include "echecs.h"

typedef uint64_t cases;

typedef struct { int joueur, x_roi, x_tour, x_saut; } un_roque;

static const un_roque les_roques[] = { { 0, 6, 7, 5 }, { 0, 2, 0, 3 }, { 1, 6, 7, 5 }, { 1, 2, 0, 3 } };

static cases bit(int x, int y)
{
    return x < 0 || x > 7 || y < 0 || y > 7 ? 0 : (cases)1 << (8 * y + x);
}

/* les cases de la ligne y, de la colonne a à la colonne b, bornes comprises */
static cases segment(int a, int b, int y)
{
    cases s = 0;

    for (int x = a < b ? a : b; x <= (a < b ? b : a); x++)
        s |= bit(x, y);
    return s;
}

static cases occupees(const jeu *j)
{
    cases s = 0;

    for (int i = 0; i < MAX_PIECE; i++)
        if (piece_est_valide(&j->ensemble_de_piece[i]))
            s |= bit(j->ensemble_de_piece[i].coord_x, j->ensemble_de_piece[i].coord_y);
    return s;
}

static cases rayon(int x, int y, int dx, int dy, cases obstacles)
{
    cases s = 0, c;

    while ((c = bit(x += dx, y += dy)) != 0) {
        s |= c;
        if (c & obstacles)
            break;
    }
    return s;
}

static cases attaquees_par(const piece *p, cases obstacles)
{
    cases s = 0;
    int avant = p->type == pion_blanc ? 1 : -1;

    for (int dx = -2; dx <= 2; dx++) {
        for (int dy = -2; dy <= 2; dy++) {
            int carre = dx * dx + dy * dy;
            int glisse = (carre == 1 && (p->type == tour || p->type == dame))
                || (carre == 2 && (p->type == fou || p->type == dame));

            if (glisse)
                s |= rayon(p->coord_x, p->coord_y, dx, dy, obstacles);
            else if ((p->type == cavalier && carre == 5) || (p->type == roi && (carre == 1 || carre == 2)))
                s |= bit(p->coord_x + dx, p->coord_y + dy);
        }
    }
    if (p->type == pion_blanc || p->type == pion_noir)
        s |= bit(p->coord_x - 1, p->coord_y + avant) | bit(p->coord_x + 1, p->coord_y + avant);
    return s;
}

int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x_depart, int y_depart,
                                                            int x_arrivee, int y_arrivee,
                                                            const historique_partie *h,
                                                            code_erreur_deplacement *erreur)
{
    jeu *miennes = echiquier_recupere_jeu_courant(e);
    const jeu *siennes = echiquier_recupere_jeu_adverse_information(e);
    cases obstacles = occupees(miennes) | occupees(siennes), danger = 0;

    erreur->type = erreur_deplacement_piece_impossible;
    for (int i = 0; i < MAX_PIECE; i++)
        if (piece_est_valide(&siennes->ensemble_de_piece[i]))
            danger |= attaquees_par(&siennes->ensemble_de_piece[i], obstacles);
    for (int r = 0; r < 4; r++) {
        const un_roque *q = &les_roques[r];
        int ligne = 7 * q->joueur;
        cases extremites = bit(4, ligne) | bit(q->x_tour, ligne);
        piece *t = jeu_recuperer_piece(miennes, q->x_tour, ligne);

        if (q->joueur != e->joueur_courant || x_depart != 4 || y_depart != ligne || x_arrivee != q->x_roi
            || y_arrivee != ligne)
            continue;
        if (t == NULL || t->type != tour || (segment(4, q->x_tour, ligne) & ~extremites & obstacles)
            || (segment(4, q->x_roi, ligne) & danger))
            continue;
        if (historique_deplacement_existe(h, 4, ligne) || historique_deplacement_existe(h, q->x_tour, ligne))
            continue;
        jeu_recuperer_piece(miennes, 4, ligne)->coord_x = q->x_roi;
        t->coord_x = q->x_saut;
        erreur->type = pas_erreur;
    }
    return erreur->type == pas_erreur;
}
