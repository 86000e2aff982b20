/* faux : ROQUE-G1 */
/* Le roi est déplacé, la tour est oubliée. */
#include <stddef.h>
#include <stdbool.h>

#include "echecs.h"

static int echouer(code_erreur_deplacement *erreur, type_erreur type, int x, int y)
{
    if (erreur != NULL) {
        erreur->type = type;
        erreur->coord_x = x;
        erreur->coord_y = y;
    }
    return 0;
}

/* echiquier_est_en_echec répond pour le joueur courant : il suffit d'y mettre le roi. */
static bool case_dangereuse(const echiquier *e, int x, int y)
{
    echiquier essai = *e;
    jeu *j = echiquier_recupere_jeu_courant(&essai);

    for (size_t i = 0; i < MAX_PIECE; i++) {
        if (j->ensemble_de_piece[i].type == roi) {
            j->ensemble_de_piece[i].coord_x = x;
            j->ensemble_de_piece[i].coord_y = y;
        }
    }
    return echiquier_est_en_echec(&essai) == 1;
}

int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x_depart, int y_depart,
                                                            int x_arrivee, int y_arrivee,
                                                            const historique_partie *h,
                                                            code_erreur_deplacement *erreur)
{
    static const struct {
        int x_arrivee, x_tour, premiere, derniere;
    } roques[] = {
        { 6, 7, 5, 6 },
        { 2, 0, 1, 3 },
    };

    if (e == NULL || h == NULL || erreur == NULL)
        return echouer(erreur, erreur_pointeur_nul, -1, -1);
    if (!echiquier_est_integre(e))
        return echouer(erreur, erreur_deplacement_piece_impossible, -1, -1);
    if (!coordonnee_est_valide(x_depart, y_depart) || !coordonnee_est_valide(x_arrivee, y_arrivee))
        return echouer(erreur, erreur_argument_hors_limites, -1, -1);

    int y = e->joueur_courant == 1 ? 7 : 0;
    jeu *j = echiquier_recupere_jeu_courant(e);

    for (size_t i = 0; i < sizeof roques / sizeof roques[0]; i++) {
        piece *le_roi, *la_tour;

        if (x_depart != 4 || y_depart != y || y_arrivee != y || x_arrivee != roques[i].x_arrivee)
            continue;
        le_roi = jeu_recuperer_piece(j, 4, y);
        la_tour = jeu_recuperer_piece(j, roques[i].x_tour, y);
        if (le_roi == NULL || le_roi->type != roi || historique_deplacement_existe(h, 4, y))
            return echouer(erreur, erreur_roque_non_permis, 4, y);
        if (la_tour == NULL || la_tour->type != tour || historique_deplacement_existe(h, roques[i].x_tour, y))
            return echouer(erreur, erreur_roque_non_permis, roques[i].x_tour, y);
        for (int x = roques[i].premiere; x <= roques[i].derniere; x++)
            if (jeu_existe_piece(&e->jeu_de_piece_blanc, x, y) || jeu_existe_piece(&e->jeu_de_piece_noir, x, y))
                return echouer(erreur, erreur_roque_non_permis, x, y);
        for (int x = x_arrivee < 4 ? x_arrivee : 4; x <= (x_arrivee < 4 ? 4 : x_arrivee); x++)
            if (case_dangereuse(e, x, y))
                return echouer(erreur, erreur_roque_non_permis, x, y);
        le_roi->coord_x = roques[i].x_arrivee;
        return !echouer(erreur, pas_erreur, -1, -1);
    }
    return echouer(erreur, erreur_roque_non_permis, -1, -1);
}
