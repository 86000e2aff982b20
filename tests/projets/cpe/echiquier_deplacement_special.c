#include "echiquier_deplacement_special.h"

#include <assert.h>
#include <stdlib.h>

static int attaquee(echiquier e, int x, int y)
{
    code_erreur_deplacement ignoree;
    const jeu *adverse;
    jeu *mien = echiquier_recupere_jeu_courant(&e);
    piece *mon_roi = jeu_recuperer_piece(mien, jeu_recuperer_roi_information(mien)->coord_x, jeu_recuperer_roi_information(mien)->coord_y);

    mon_roi->coord_x = x;
    mon_roi->coord_y = y;
    echiquier_changer_joueur_courant(&e);
    adverse = echiquier_recupere_jeu_courant_information(&e);
    for (int i = 0; i < jeu_compter_nombre_piece(adverse); i++) {
        const piece *p = &adverse->ensemble_de_piece[i];

        if (echiquier_deplacement_coup_standard_est_valide(&e, p->coord_x, p->coord_y, x, y, &ignoree))
            return 1;
    }
    return 0;
}

int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x_depart, int y_depart, int x_destination,
                                                            int y_destination, const historique_partie *h,
                                                            code_erreur_deplacement *erreur)
{
    jeu *mien;
    piece *mon_roi, *ma_tour;
    int y, x_tour, pas;

    assert(e != NULL && h != NULL && erreur != NULL);
    mien = echiquier_recupere_jeu_courant(e);
    mon_roi = jeu_recuperer_piece(mien, x_depart, y_depart);
    y = e->joueur_courant == 0 ? 0 : 7;
    x_tour = x_destination > x_depart ? 7 : 0;
    pas = x_tour == 7 ? 1 : -1;
    ma_tour = jeu_recuperer_piece(mien, x_tour, y);
    erreur->type = erreur_roque_non_permis;
    if (mon_roi == NULL || mon_roi->type != roi || x_depart != 4 || y_depart != y)
        return 0;
    if (y_destination != y || (x_destination != 6 && x_destination != 2))
        return 0;
    if (ma_tour == NULL || ma_tour->type != tour)
        return 0;
    if (historique_deplacement_existe(h, 4, y) || historique_deplacement_existe(h, x_tour, y))
        return 0;
    for (int x = 4 + pas; x != x_tour; x += pas)
        if (jeu_existe_piece(&e->jeu_de_piece_blanc, x, y) || jeu_existe_piece(&e->jeu_de_piece_noir, x, y))
            return 0;
    for (int i = 0; i <= 2; i++)
        if (attaquee(*e, 4 + i * pas, y))
            return 0;
    mon_roi->coord_x = x_destination;
    ma_tour->coord_x = 4 + pas;
    erreur->type = pas_erreur;
    return 1;
}

int echiquier_deplacement_special_realise_si_possible_prise_en_passant(echiquier *e, int x_depart, int y_depart,
                                                                       int x_destination, int y_destination,
                                                                       const historique_partie *h,
                                                                       code_erreur_deplacement *erreur)
{
    int pas;
    type_piece mon_pion, son_pion;
    const piece *victime;
    piece *p;
    coup_joue dernier;

    assert(e != NULL && h != NULL && erreur != NULL);
    pas = e->joueur_courant == 0 ? 1 : -1;
    mon_pion = e->joueur_courant == 0 ? pion_blanc : pion_noir;
    son_pion = e->joueur_courant == 0 ? pion_noir : pion_blanc;
    p = jeu_recuperer_piece(echiquier_recupere_jeu_courant(e), x_depart, y_depart);
    erreur->type = erreur_prise_en_passant_non_permise;
    if (p == NULL || p->type != mon_pion || historique_dernier_coup(h, &dernier) != 0)
        return 0;
    if (abs(x_destination - x_depart) != 1 || y_destination != y_depart + pas)
        return 0;
    if (dernier.x_depart != x_destination || dernier.x_arrivee != x_destination
        || dernier.y_arrivee != y_depart || dernier.y_depart != y_depart + 2 * pas)
        return 0;
    victime = jeu_recuperer_piece_information(echiquier_recupere_jeu_adverse_information(e), x_destination, y_depart);
    if (victime == NULL || victime->type != son_pion)
        return 0;
    jeu_supprimer_piece(echiquier_recupere_jeu_adverse(e), x_destination, y_depart);
    p->coord_x = x_destination;
    p->coord_y = y_destination;
    erreur->type = pas_erreur;
    return 1;
}
