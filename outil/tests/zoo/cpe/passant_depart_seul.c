/* faux : EN-PASSANT-G2 */
/* Seul le départ du coup précédent est vérifié jusqu'au bout : une autre pièce a pu partir de là. */
#include "echecs.h"

int echiquier_deplacement_special_realise_si_possible_prise_en_passant(echiquier *e, int x_depart, int y_depart,
                                                                       int x_arrivee, int y_arrivee,
                                                                       const historique_partie *h,
                                                                       code_erreur_deplacement *erreur)
{
    jeu *courant = echiquier_recupere_jeu_courant(e);
    jeu *adverse = echiquier_recupere_jeu_adverse(e);
    piece *mon_pion = jeu_recuperer_piece(courant, x_depart, y_depart);
    const piece *son_pion;
    coup_joue dernier;
    int sens = e->joueur_courant == 0 ? 1 : -1;

    erreur->type = erreur_prise_en_passant_non_permise;
    if (mon_pion->type != pion_blanc && mon_pion->type != pion_noir)
        return 0;
    /* une case en diagonale, vers l'avant */
    if (y_arrivee != y_depart + sens)
        return 0;
    if (x_arrivee != x_depart - 1 && x_arrivee != x_depart + 1)
        return 0;
    /* le coup précédent : de la case d'où un pion avance de deux, sur la même colonne */
    if (historique_dernier_coup(h, &dernier) != pas_erreur)
        return 0;
    if (dernier.x_arrivee != x_arrivee)
        return 0;
    if (dernier.x_depart != x_arrivee || dernier.y_depart != y_depart + 2 * sens)
        return 0;
    son_pion = jeu_recuperer_piece_information(adverse, x_arrivee, y_depart);
    if (son_pion == NULL || (son_pion->type != pion_blanc && son_pion->type != pion_noir))
        return 0;
    jeu_supprimer_piece(adverse, x_arrivee, y_depart);
    mon_pion->coord_x = x_arrivee;
    mon_pion->coord_y = y_arrivee;
    erreur->type = pas_erreur;
    return 1;
}
