#include "echecs.h"

static int une_piece(const echiquier *e, int x, int y)
{
    return jeu_existe_piece(echiquier_recupere_jeu_courant_information(e), x, y)
           || jeu_existe_piece(echiquier_recupere_jeu_adverse_information(e), x, y);
}

static int est_la(const echiquier *e, int x, int y, type_piece type)
{
    const jeu *mien = echiquier_recupere_jeu_courant_information(e);

    return jeu_existe_piece(mien, x, y) && jeu_recuperer_piece_information(mien, x, y)->type == type;
}

/* Le roque, tant que rien n'est entre le roi et la tour et qu'aucun des deux n'a bougé. */
int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x_depart, int y_depart,
                                                            int x_arrivee, int y_arrivee,
                                                            const historique_partie *h,
                                                            code_erreur_deplacement *erreur)
{
    int rangee = e->joueur_courant == 0 ? 0 : 7;
    int grand = x_arrivee == 2;
    int coin = grand ? 0 : 7;
    int x;

    erreur->type = erreur_roque_non_permis;
    if (!(x_depart == 4 && y_depart == rangee && y_arrivee == rangee && (grand || x_arrivee == 6)))
        return 0;
    if (!est_la(e, 4, rangee, roi) || !est_la(e, coin, rangee, tour))
        return 0;
    for (x = grand ? 1 : 5; x <= (grand ? 3 : 6); x++)
        if (une_piece(e, x, rangee))
            return 0;
    if (historique_deplacement_existe(h, 4, rangee) || historique_deplacement_existe(h, coin, rangee))
        return 0;
    jeu_recuperer_piece(echiquier_recupere_jeu_courant(e), 4, rangee)->coord_x = x_arrivee;
    jeu_recuperer_piece(echiquier_recupere_jeu_courant(e), coin, rangee)->coord_x = grand ? 3 : 5;
    erreur->type = pas_erreur;
    return 1;
}
