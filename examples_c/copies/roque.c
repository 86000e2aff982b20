/*
 * Une copie de la fiche du roque, avec une faute : ./echecs verifier examples_c/copies/roque.c
 */
#include "echecs.h"

/* Une case que le roi adverse ou une pièce adverse peut prendre au coup suivant. */
static int est_attaquee(const echiquier *e, int x, int y)
{
    echiquier essai = *e;
    const jeu *adverse;
    code_erreur_deplacement code;
    piece *le_roi;
    int i;

    le_roi = (piece *)jeu_recuperer_roi_information(echiquier_recupere_jeu_courant(&essai));
    le_roi->coord_x = x;
    le_roi->coord_y = y;
    echiquier_changer_joueur_courant(&essai);
    adverse = echiquier_recupere_jeu_courant_information(&essai);
    for (i = 0; i < MAX_PIECE; i++) {
        const piece *p = &adverse->ensemble_de_piece[i];

        if (piece_est_valide(p)
            && echiquier_deplacement_coup_standard_est_valide(&essai, p->coord_x, p->coord_y, x, y,
                                                              &code))
            return 1;
    }
    return 0;
}

int echiquier_deplacement_special_realise_si_possible_roque(
    echiquier *e, int x_depart, int y_depart, int x_arrivee, int y_arrivee,
    const historique_partie *h, code_erreur_deplacement *erreur)
{
    int ligne = e->joueur_courant == 0 ? 0 : 7;
    int pas = x_arrivee == 6 ? 1 : -1;
    int x_tour = pas == 1 ? 7 : 0;
    piece *la_tour, *le_roi;
    int x;

    erreur->type = erreur_roque_non_permis;
    if (x_depart != 4 || y_depart != ligne || y_arrivee != ligne || (x_arrivee != 6 && x_arrivee != 2))
        return 0;
    la_tour = jeu_recuperer_piece(echiquier_recupere_jeu_courant(e), x_tour, ligne);
    if (la_tour == NULL || la_tour->type != tour || historique_deplacement_existe(h, 4, ligne)
        || historique_deplacement_existe(h, x_tour, ligne))
        return 0;
    for (x = x_depart + pas; x != x_arrivee + pas; x += pas)
        if (jeu_existe_piece(&e->jeu_de_piece_blanc, x, ligne)
            || jeu_existe_piece(&e->jeu_de_piece_noir, x, ligne))
            return 0;
    for (x = x_depart; x != x_arrivee + pas; x += pas)
        if (est_attaquee(e, x, ligne))
            return 0;
    le_roi = jeu_recuperer_piece(echiquier_recupere_jeu_courant(e), 4, ligne);
    le_roi->coord_x = x_arrivee;
    la_tour->coord_x = x_arrivee - pas;
    erreur->type = pas_erreur;
    return 1;
}
