/* faux : EN-PASSANT-G2 */
/* N'importe quelle avance de deux cases de la partie suffit, pas seulement le coup précédent. */
#include <stdlib.h>

#include "echecs.h"

#define BLANCS(e) ((e)->joueur_courant == 0)
#define PION_DE(blancs) ((blancs) ? pion_blanc : pion_noir)
#define COUP(h, i) ((h)->coups[i])
#define EST(p, t) ((p) != NULL && (p)->type == (t))

/* Le pion adverse qui est en (x, y) y est-il venu en avançant de deux cases ? */
static int vient_d_avancer_de_deux(const echiquier *e, const historique_partie *h, int x, int y)
{
    const piece *p = jeu_recuperer_piece_information(echiquier_recupere_jeu_adverse_information(e), x, y);

    for (int i = 0; i < h->nombre_coups; i++)
        if (EST(p, PION_DE(!BLANCS(e))) && COUP(h, i).x_arrivee == x && COUP(h, i).y_arrivee == y
            && abs(COUP(h, i).y_arrivee - COUP(h, i).y_depart) == 2)
            return 1;
    return 0;
}

int echiquier_deplacement_realise_si_possible_prise_en_passant(echiquier *e, int x_depart, int y_depart,
                                                               int x_arrivee, int y_arrivee,
                                                               const historique_partie *h,
                                                               code_erreur_deplacement *erreur)
{
    piece *pion = jeu_recuperer_piece(echiquier_recupere_jeu_courant(e), x_depart, y_depart);
    int avance = BLANCS(e) ? y_arrivee - y_depart : y_depart - y_arrivee;

    if (EST(pion, PION_DE(BLANCS(e))) && avance == 1 && abs(x_arrivee - x_depart) == 1
        && vient_d_avancer_de_deux(e, h, x_arrivee, y_depart)) {
        pion->coord_x = x_arrivee;
        pion->coord_y = y_arrivee;
        jeu_supprimer_piece(echiquier_recupere_jeu_adverse(e), x_arrivee, y_depart);
        erreur->type = pas_erreur;
        return 1;
    }
    erreur->type = erreur_prise_en_passant_non_permise;
    return 0;
}
