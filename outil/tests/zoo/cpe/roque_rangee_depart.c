/* faux : ROQUE-G2 */
/* La rangée de départ n'est pas regardée : un roi qui commence en e5 roque vers g1 ou g8. */
#include "echecs.h"

/* Une pièce adverse pourrait-elle prendre mon roi s'il était en (x, y) ? L'échiquier est une copie. */
static int roi_menace(echiquier e, int x, int y)
{
    jeu *le_mien = echiquier_recupere_jeu_courant(&e);
    const jeu *adverse = echiquier_recupere_jeu_adverse_information(&e);
    const piece *ou = jeu_recuperer_roi_information(le_mien);
    piece *mon_roi = jeu_recuperer_piece(le_mien, ou->coord_x, ou->coord_y);
    code_erreur_deplacement code;
    int i;

    mon_roi->coord_x = x;
    mon_roi->coord_y = y;
    echiquier_changer_joueur_courant(&e);
    for (i = 0; i < jeu_compter_nombre_piece(adverse); i++) {
        const piece *p = &adverse->ensemble_de_piece[i];

        if (echiquier_deplacement_coup_standard_est_valide(&e, p->coord_x, p->coord_y, x, y, &code))
            return 1;
    }
    return 0;
}

int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x_depart, int y_depart,
                                                            int x_arrivee, int y_arrivee,
                                                            const historique_partie *h,
                                                            code_erreur_deplacement *erreur)
{
    int ligne = e->joueur_courant == 0 ? 0 : 7;
    int sens, coin, x;
    piece *ma_tour;
    piece *mon_roi = jeu_recuperer_piece(echiquier_recupere_jeu_courant(e), x_depart, y_depart);

    erreur->type = erreur_roque_non_permis;
    if (x_depart != 4 || y_arrivee != ligne)
        return 0;
    if (x_arrivee == 6) {
        sens = 1;
        coin = 7;
    } else if (x_arrivee == 2) {
        sens = -1;
        coin = 0;
    } else {
        return 0;
    }
    ma_tour = jeu_recuperer_piece(echiquier_recupere_jeu_courant(e), coin, ligne);
    if (ma_tour == NULL || ma_tour->type != tour)
        return 0;
    /* ni le roi ni la tour n'ont bougé */
    if (historique_deplacement_existe(h, 4, ligne) || historique_deplacement_existe(h, coin, ligne))
        return 0;
    /* rien entre les deux */
    for (x = 4 + sens; x != coin; x += sens) {
        if (jeu_existe_piece(&e->jeu_de_piece_blanc, x, ligne)
            || jeu_existe_piece(&e->jeu_de_piece_noir, x, ligne))
            return 0;
    }
    /* pas d'échec sur le chemin du roi */
    for (x = 4; x != x_arrivee + sens; x += sens) {
        if (roi_menace(*e, x, ligne))
            return 0;
    }
    mon_roi->coord_x = x_arrivee;
    ma_tour->coord_x = 4 + sens;
    erreur->type = pas_erreur;
    return 1;
}
