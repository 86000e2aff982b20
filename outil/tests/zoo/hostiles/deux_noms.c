/* hostile : définit les deux noms de la prise en passant, l'un juste, l'autre qui refuse tout ; attendu : faux */
#include "echecs.h"

int echiquier_deplacement_special_realise_si_possible_prise_en_passant(echiquier *e, int x_depart, int y_depart,
                                                                       int x_arrivee, int y_arrivee,
                                                                       const historique_partie *h,
                                                                       code_erreur_deplacement *erreur)
{
    int pas = e->joueur_courant == 0 ? 1 : -1;
    piece *p = jeu_recuperer_piece(echiquier_recupere_jeu_courant(e), x_depart, y_depart);
    const piece *q = jeu_recuperer_piece_information(echiquier_recupere_jeu_adverse_information(e), x_arrivee, y_depart);
    coup_joue c;

    erreur->type = erreur_prise_en_passant_non_permise;
    if (p->type < pion_blanc || q == NULL || q->type < pion_blanc || historique_dernier_coup(h, &c) != pas_erreur)
        return 0;
    if (c.x_arrivee != x_arrivee || c.y_arrivee != y_depart || c.y_depart != y_depart + 2 * pas
        || y_arrivee != y_depart + pas || (x_arrivee - x_depart) * (x_arrivee - x_depart) != 1)
        return 0;
    jeu_supprimer_piece(echiquier_recupere_jeu_adverse(e), x_arrivee, y_depart);
    p->coord_x = x_arrivee;
    p->coord_y = y_arrivee;
    erreur->type = pas_erreur;
    return 1;
}

int echiquier_deplacement_realise_si_possible_prise_en_passant(echiquier *e, int x_depart, int y_depart,
                                                               int x_arrivee, int y_arrivee,
                                                               const historique_partie *h,
                                                               code_erreur_deplacement *erreur)
{
    (void)e; (void)x_depart; (void)y_depart; (void)x_arrivee; (void)y_arrivee; (void)h;
    erreur->type = erreur_prise_en_passant_non_permise;
    return 0;
}
