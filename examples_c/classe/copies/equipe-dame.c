#include "echecs.h"

static int concerne(coup_joue c, int x, int y)
{
    return (c.x_depart == x && c.y_depart == y) || (c.x_arrivee == x && c.y_arrivee == y);
}

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    int i = h->nombre_coups;

    while (i > 0 && !concerne(h->coups[i - 1], coord_x, coord_y))
        i--;
    return i > 0;
}

/* Le nombre de pièces adverses qui pourraient prendre en (x, y) un roi qui y serait. */
static int attaquants(echiquier e, int x_roi, int x, int y)
{
    const jeu *adverse = echiquier_recupere_jeu_adverse_information(&e);
    code_erreur_deplacement code;
    int nombre = 0;

    jeu_recuperer_piece(echiquier_recupere_jeu_courant(&e), x_roi, y)->coord_x = x;
    echiquier_changer_joueur_courant(&e);
    for (int i = 0; i < MAX_PIECE; i++) {
        const piece *p = &adverse->ensemble_de_piece[i];

        if (piece_est_valide(p))
            nombre += echiquier_deplacement_coup_standard_est_valide(&e, p->coord_x, p->coord_y, x, y,
                                                                     &code);
    }
    return nombre;
}

static int occupees(const echiquier *e, int x_premiere, int x_derniere, int y)
{
    int nombre = 0;

    for (int x = x_premiere; x <= x_derniere; x++)
        nombre += jeu_existe_piece(echiquier_recupere_jeu_courant_information(e), x, y)
                  + jeu_existe_piece(echiquier_recupere_jeu_adverse_information(e), x, y);
    return nombre;
}

int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x_depart, int y_depart,
                                                            int x_arrivee, int y_arrivee,
                                                            const historique_partie *h,
                                                            code_erreur_deplacement *erreur)
{
    jeu *mien = echiquier_recupere_jeu_courant(e);
    int y = e->joueur_courant ? 7 : 0;
    int petit = x_arrivee == 6;
    int x_tour = petit ? 7 : 0;
    int milieu = petit ? 5 : 3;
    int possible = x_depart == 4 && y_depart == y && y_arrivee == y && (petit || x_arrivee == 2)
                   && jeu_existe_piece(mien, x_tour, y)
                   && jeu_recuperer_piece(mien, x_tour, y)->type == tour
                   && !historique_deplacement_existe(h, 4, y)
                   && !historique_deplacement_existe(h, x_tour, y)
                   && occupees(e, petit ? 5 : 1, petit ? 6 : 3, y) == 0
                   && attaquants(*e, 4, 4, y) == 0 && attaquants(*e, 4, milieu, y) == 0
                   && attaquants(*e, 4, x_arrivee, y) == 0;

    erreur->type = possible ? pas_erreur : erreur_roque_non_permis;
    if (possible) {
        jeu_recuperer_piece(mien, 4, y)->coord_x = x_arrivee;
        jeu_recuperer_piece(mien, x_tour, y)->coord_x = milieu;
    }
    return possible;
}
