/* faux : EN-PASSANT-G1 */
/* Le pion pris reste sur l'échiquier. */
#include <assert.h>

#include "echiquier_deplacement_special.h"
#include "echiquier_etat.h"

static int est_un_pion(const piece *p)
{
    return p != NULL && (p->type == pion_blanc || p->type == pion_noir);
}

int echiquier_deplacement_special_realise_si_possible_prise_en_passant(echiquier *e, int x_depart, int y_depart,
                                                                       int x_arrivee, int y_arrivee,
                                                                       const historique_partie *h,
                                                                       code_erreur_deplacement *erreur)
{
    echiquier avant;
    const coup_joue *c;
    piece *pion;

    assert(e != NULL && h != NULL && erreur != NULL);
    avant = *e;
    pion = jeu_recuperer_piece(echiquier_recupere_jeu_courant(e), x_depart, y_depart);
    erreur->type = erreur_prise_en_passant_non_permise;
    erreur->coord_x = erreur->coord_y = -1;
    if (h->nombre_coups < 1 || !est_un_pion(pion))
        return 0;
    c = &h->coups[h->nombre_coups - 1];
    /* la case d'arrivée est le milieu de l'avance de deux cases */
    if (c->x_depart != x_arrivee || c->x_arrivee != x_arrivee || c->y_depart + c->y_arrivee != 2 * y_arrivee
        || c->y_depart == c->y_arrivee || c->y_arrivee != y_depart)
        return 0;
    if ((c->y_depart - c->y_arrivee) * (c->y_depart - c->y_arrivee) != 4)
        return 0;
    if (x_arrivee - x_depart != 1 && x_depart - x_arrivee != 1)
        return 0;
    if (!est_un_pion(jeu_recuperer_piece_information(echiquier_recupere_jeu_adverse_information(e), x_arrivee, y_depart)))
        return 0;
    pion->coord_x = x_arrivee;
    pion->coord_y = y_arrivee;
    if (echiquier_est_en_echec(e)) {
        *e = avant;
        return 0;
    }
    erreur->type = pas_erreur;
    return 1;
}
