/* juste */
/* Une seule sortie, atteinte par goto ; le pion pris est retiré à la main, sans jeu_supprimer_piece. */
#include "echiquier_deplacement_special.h"

int echiquier_deplacement_special_realise_si_possible_prise_en_passant(echiquier *e, int x_depart, int y_depart,
                                                                       int x_arrivee, int y_arrivee,
                                                                       const historique_partie *h,
                                                                       code_erreur_deplacement *erreur)
{
    const int blancs = e->joueur_courant == 0;
    jeu *amis = blancs ? &e->jeu_de_piece_blanc : &e->jeu_de_piece_noir;
    jeu *ennemis = blancs ? &e->jeu_de_piece_noir : &e->jeu_de_piece_blanc;
    const coup_joue *dernier;
    int mon_pion = 0, son_pion = 0, fin, fait = 0;

    erreur->type = erreur_deplacement_piece_impossible;
    if (h->nombre_coups < 1)
        goto sortie;
    dernier = h->coups + h->nombre_coups - 1;
    /* la fiche : un pion adverse vient d'avancer de deux cases… */
    if (dernier->x_depart != dernier->x_arrivee)
        goto sortie;
    if (dernier->y_depart - dernier->y_arrivee != (blancs ? 2 : -2))
        goto sortie;
    /* … à côté du mien, qui passe derrière lui */
    if (dernier->y_arrivee != y_depart || dernier->x_arrivee != x_arrivee)
        goto sortie;
    if (x_arrivee - x_depart != 1 && x_depart - x_arrivee != 1)
        goto sortie;
    if (2 * y_arrivee != dernier->y_depart + dernier->y_arrivee)
        goto sortie;
    while (amis->ensemble_de_piece[mon_pion].coord_x != x_depart
           || amis->ensemble_de_piece[mon_pion].coord_y != y_depart)
        mon_pion++;
    if (amis->ensemble_de_piece[mon_pion].type != (blancs ? pion_blanc : pion_noir))
        goto sortie;
    while (ennemis->ensemble_de_piece[son_pion].coord_x != x_arrivee
           || ennemis->ensemble_de_piece[son_pion].coord_y != y_depart)
        son_pion++;
    if (ennemis->ensemble_de_piece[son_pion].type != (blancs ? pion_noir : pion_blanc))
        goto sortie;
    for (fin = jeu_compter_nombre_piece(ennemis) - 1; son_pion < fin; son_pion++)
        ennemis->ensemble_de_piece[son_pion] = ennemis->ensemble_de_piece[son_pion + 1];
    piece_invalider(&ennemis->ensemble_de_piece[fin]);
    amis->ensemble_de_piece[mon_pion].coord_x = x_arrivee;
    amis->ensemble_de_piece[mon_pion].coord_y = y_arrivee;
    erreur->type = pas_erreur;
    fait = 1;
sortie:
    return fait;
}
