#include "echecs.h"

#define ROQUE echiquier_deplacement_special_realise_si_possible_roque

/* Le roi du joueur, posé en (x, y), serait-il en prise ? e est une copie. */
static int en_prise(echiquier e, int x, int y)
{
    jeu *mon_jeu = echiquier_recupere_jeu_courant(&e);
    const jeu *adverse = echiquier_recupere_jeu_adverse_information(&e);
    const piece *ou = jeu_recuperer_roi_information(mon_jeu);
    piece *mon_roi = jeu_recuperer_piece(mon_jeu, ou->coord_x, ou->coord_y);
    code_erreur_deplacement code;

    mon_roi->coord_x = x;
    mon_roi->coord_y = y;
    echiquier_changer_joueur_courant(&e);
    for (int i = 0; i < jeu_compter_nombre_piece(adverse); i++) {
        piece p = adverse->ensemble_de_piece[i];

        if (echiquier_deplacement_coup_standard_est_valide(&e, p.coord_x, p.coord_y, x, y, &code))
            return 1;
    }
    return 0;
}

static int permis(const echiquier *e, const historique_partie *h, int y, int x_arrivee)
{
    const jeu *mien = echiquier_recupere_jeu_courant_information(e);
    const jeu *adverse = echiquier_recupere_jeu_adverse_information(e);
    int x_tour = x_arrivee == 6 ? 7 : 0;
    int pas = x_arrivee == 6 ? 1 : -1;

    if (x_arrivee != 6 && x_arrivee != 2)
        return 0;
    if (!jeu_existe_piece(mien, 4, y) || !jeu_existe_piece(mien, x_tour, y))
        return 0;
    if (jeu_recuperer_piece_information(mien, 4, y)->type != roi
        || jeu_recuperer_piece_information(mien, x_tour, y)->type != tour)
        return 0;
    if (historique_deplacement_existe(h, 4, y) || historique_deplacement_existe(h, x_tour, y))
        return 0;
    for (int x = 4 + pas; x != x_tour; x += pas)
        if (jeu_existe_piece(mien, x, y) || jeu_existe_piece(adverse, x, y))
            return 0;
    for (int x = 4; x != x_arrivee + pas; x += pas)
        if (en_prise(*e, x, y))
            return 0;
    return 1;
}

int ROQUE(echiquier *e, int x_depart, int y_depart, int x_arrivee, int y_arrivee,
          const historique_partie *h, code_erreur_deplacement *erreur)
{
    int y = e->joueur_courant == 0 ? 0 : 7;
    jeu *mien = echiquier_recupere_jeu_courant(e);

    erreur->type = erreur_roque_non_permis;
    if (x_depart != 4 || y_depart != y || y_arrivee != y || !permis(e, h, y, x_arrivee))
        return 0;
    jeu_recuperer_piece(mien, 4, y)->coord_x = x_arrivee;
    jeu_recuperer_piece(mien, x_arrivee == 6 ? 7 : 0, y)->coord_x = x_arrivee == 6 ? 5 : 3;
    erreur->type = pas_erreur;
    return 1;
}
