#include "echecs.h"

/* Les cases que le roi traverse, et celles que sa tour traverse. */
static int libre(const echiquier *e, int x, int y)
{
    return !jeu_existe_piece(echiquier_recupere_jeu_courant_information(e), x, y)
           && !jeu_existe_piece(echiquier_recupere_jeu_adverse_information(e), x, y);
}

static int attaquee(echiquier e, int x, int y)
{
    const piece *roi_actuel = jeu_recuperer_roi_information(echiquier_recupere_jeu_courant(&e));
    const jeu *adverse = echiquier_recupere_jeu_adverse_information(&e);
    code_erreur_deplacement code;
    int i;

    *(jeu_recuperer_piece(echiquier_recupere_jeu_courant(&e), roi_actuel->coord_x,
                          roi_actuel->coord_y)) = (piece){ roi, x, y };
    echiquier_changer_joueur_courant(&e);
    for (i = 0; i < jeu_compter_nombre_piece(adverse); i++)
        if (echiquier_deplacement_coup_standard_est_valide(
                &e, adverse->ensemble_de_piece[i].coord_x, adverse->ensemble_de_piece[i].coord_y, x, y,
                &code))
            return 1;
    return 0;
}

int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x_depart, int y_depart,
                                                            int x_arrivee, int y_arrivee,
                                                            const historique_partie *h,
                                                            code_erreur_deplacement *erreur)
{
    int y = 7 * e->joueur_courant;
    int x_tour = x_arrivee == 6 ? 7 : 0;
    int x_milieu = x_arrivee == 6 ? 5 : 3;
    jeu *mien = echiquier_recupere_jeu_courant(e);
    piece *ma_tour;

    erreur->type = erreur_roque_non_permis;
    if (x_depart != 4 || y_depart != y || y_arrivee != y || (x_arrivee != 6 && x_arrivee != 2))
        return 0;
    if (!jeu_existe_piece(mien, x_tour, y) || historique_deplacement_existe(h, 4, y)
        || historique_deplacement_existe(h, x_tour, y))
        return 0;
    ma_tour = jeu_recuperer_piece(mien, x_tour, y);
    if (ma_tour->type != tour)
        return 0;
    if (!libre(e, x_milieu, y) || !libre(e, x_arrivee, y))
        return 0;
    if (attaquee(*e, 4, y) || attaquee(*e, x_milieu, y) || attaquee(*e, x_arrivee, y))
        return 0;
    jeu_recuperer_piece(mien, 4, y)->coord_x = x_arrivee;
    ma_tour->coord_x = x_milieu;
    erreur->type = pas_erreur;
    return 1;
}
