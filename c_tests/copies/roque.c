/* Un roque juste, comme pourrait l'écrire un étudiant : tests/checks/copies.rs y met des fautes. */
#include <stddef.h>

#include "echecs.h"

static int refuse(code_erreur_deplacement *erreur, type_erreur code, int x, int y)
{
    erreur->type = code;
    erreur->coord_x = x;
    erreur->coord_y = y;
    return 0;
}

static int attaquee(const echiquier *e, int x, int y)
{
    echiquier essai = *e;
    const jeu *adverse = echiquier_recupere_jeu_adverse_information(e);
    code_erreur_deplacement code;
    piece *roi_essaye;
    int i;

    /* Le roi sur la case : un pion ne prend que vers une case occupée. */
    roi_essaye = jeu_recuperer_piece(echiquier_recupere_jeu_courant(&essai), 4, y);
    if (roi_essaye != NULL)
        roi_essaye->coord_x = x;
    echiquier_changer_joueur_courant(&essai);
    for (i = 0; i < MAX_PIECE; i++) {
        const piece *p = &adverse->ensemble_de_piece[i];

        if (p->type != invalide
            && echiquier_deplacement_coup_standard_est_valide(&essai, p->coord_x, p->coord_y, x, y, &code))
            return 1;
    }
    return 0;
}

int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x_depart, int y_depart,
                                                            int x_arrivee, int y_arrivee,
                                                            const historique_partie *h,
                                                            code_erreur_deplacement *erreur)
{
    static const int droits[2][2] = {
        { ECHECS_DROIT_GRAND_ROQUE_BLANC, ECHECS_DROIT_PETIT_ROQUE_BLANC },
        { ECHECS_DROIT_GRAND_ROQUE_NOIR, ECHECS_DROIT_PETIT_ROQUE_NOIR },
    };
    int petit = x_arrivee == 6, coin = petit ? 7 : 0, rangee, x;
    type_erreur integrite;
    const jeu *le_mien;
    const piece *p;

    if (erreur == NULL)
        return 0;
    if (e == NULL || h == NULL)
        return refuse(erreur, erreur_pointeur_nul, -1, -1);
    if ((integrite = echiquier_verifier(e, NULL, 0)) != pas_erreur)
        return refuse(erreur, integrite, -1, -1);
    if (!coordonnee_est_valide(x_depart, y_depart) || !coordonnee_est_valide(x_arrivee, y_arrivee))
        return refuse(erreur, erreur_argument_hors_limites, -1, -1);
    if (h->nombre_coups < 0 || h->nombre_coups > ECHECS_COUPS_MAX)
        return refuse(erreur, erreur_historique_invalide, -1, -1);
    rangee = e->joueur_courant == 0 ? 0 : 7;
    if (x_depart != 4 || y_depart != rangee || y_arrivee != rangee || (x_arrivee != 6 && x_arrivee != 2))
        return refuse(erreur, erreur_roque_non_permis, -1, -1);
    le_mien = echiquier_recupere_jeu_courant_information(e);
    p = jeu_recuperer_piece_information(le_mien, 4, rangee);
    if (p == NULL || p->type != roi)
        return refuse(erreur, erreur_roque_non_permis, 4, rangee);
    p = jeu_recuperer_piece_information(le_mien, coin, rangee);
    if (p == NULL || p->type != tour || (h->droits_roque & droits[e->joueur_courant][petit]) == 0)
        return refuse(erreur, erreur_roque_non_permis, coin, rangee);
    if (historique_deplacement_existe(h, 4, rangee))
        return refuse(erreur, erreur_roque_non_permis, 4, rangee);
    if (historique_deplacement_existe(h, coin, rangee))
        return refuse(erreur, erreur_roque_non_permis, coin, rangee);
    for (x = petit ? 5 : 1; x < (petit ? 7 : 4); x++) {
        if (jeu_existe_piece(&e->jeu_de_piece_blanc, x, rangee)
            || jeu_existe_piece(&e->jeu_de_piece_noir, x, rangee))
            return refuse(erreur, erreur_roque_non_permis, x, rangee);
    }
    for (x = petit ? 4 : 2; x <= (petit ? 6 : 4); x++) {
        if (attaquee(e, x, rangee))
            return refuse(erreur, erreur_roque_non_permis, x, rangee);
    }
    echiquier_deplacement_realise_coup_standard(e, 4, rangee, x_arrivee, rangee);
    echiquier_deplacement_realise_coup_standard(e, coin, rangee, petit ? 5 : 3, rangee);
    refuse(erreur, pas_erreur, -1, -1);
    return 1;
}
