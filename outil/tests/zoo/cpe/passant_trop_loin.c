/* faux : EN-PASSANT-G2 */
/* Le pion qui prend peut avancer de plus d'une rangée : il suffit qu'il aille vers l'avant. */
#include <stdlib.h>

#include "echecs.h"

#define BLANCS(e) ((e)->joueur_courant == 0)
#define PION_DE(blancs) ((blancs) ? pion_blanc : pion_noir)
#define DERNIER(h) ((h)->coups[(h)->nombre_coups - 1])
#define EST(p, t) ((p) != NULL && (p)->type == (t))

/* Le dernier coup est-il l'avance de deux cases du pion adverse qui est maintenant en (x, y) ? */
static int vient_d_avancer_de_deux(const echiquier *e, const historique_partie *h, int x, int y)
{
    const piece *p = jeu_recuperer_piece_information(echiquier_recupere_jeu_adverse_information(e), x, y);

    if (h->nombre_coups == 0)
        return 0;
    return EST(p, PION_DE(!BLANCS(e))) && DERNIER(h).x_arrivee == x && DERNIER(h).y_arrivee == y
        && abs(DERNIER(h).y_arrivee - DERNIER(h).y_depart) == 2;
}

int echiquier_deplacement_realise_si_possible_prise_en_passant(echiquier *e, int x_depart, int y_depart,
                                                               int x_arrivee, int y_arrivee,
                                                               const historique_partie *h,
                                                               code_erreur_deplacement *erreur)
{
    piece *pion = jeu_recuperer_piece(echiquier_recupere_jeu_courant(e), x_depart, y_depart);
    int avance = BLANCS(e) ? y_arrivee - y_depart : y_depart - y_arrivee;

    if (EST(pion, PION_DE(BLANCS(e))) && avance > 0 && abs(x_arrivee - x_depart) == 1
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
