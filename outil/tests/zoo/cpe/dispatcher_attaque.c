/* juste */
/* Le coup est fait sur place et repris s'il découvre le roi ; l'échec se cherche à partir du roi. */
#include <stdlib.h>
#include <string.h>

#include "echecs.h"

static int est_a(const jeu *j, int x, int y, type_piece t, type_piece u)
{
    for (int i = 0; i < MAX_PIECE; i++) {
        const piece *p = &j->ensemble_de_piece[i];

        if (piece_est_valide(p) && p->coord_x == x && p->coord_y == y)
            return p->type == t || p->type == u;
    }
    return 0;
}

static int libre(const echiquier *e, int x, int y)
{
    return !jeu_existe_piece(&e->jeu_de_piece_blanc, x, y) && !jeu_existe_piece(&e->jeu_de_piece_noir, x, y);
}

/* Le roi de ce joueur est-il attaqué ? */
static int en_echec(const echiquier *e, int joueur)
{
    const jeu *lui = joueur ? &e->jeu_de_piece_blanc : &e->jeu_de_piece_noir;
    const piece *r = jeu_recuperer_roi_information(joueur ? &e->jeu_de_piece_noir : &e->jeu_de_piece_blanc);
    int avant = joueur ? -1 : 1;
    type_piece son_pion = joueur ? pion_blanc : pion_noir;

    for (int dx = -2; dx <= 2; dx++) {
        for (int dy = -2; dy <= 2; dy++) {
            int x = r->coord_x + dx, y = r->coord_y + dy, droit = dx == 0 || dy == 0;

            if (abs(dx * dy) == 2 && est_a(lui, x, y, cavalier, cavalier))
                return 1;
            if (abs(dx) > 1 || abs(dy) > 1 || (dx == 0 && dy == 0))
                continue;
            if (est_a(lui, x, y, roi, !droit && dy == avant ? son_pion : roi))
                return 1;
            while (coordonnee_est_valide(x, y) && libre(e, x, y)) {
                x += dx;
                y += dy;
            }
            if (est_a(lui, x, y, dame, droit ? tour : fou))
                return 1;
        }
    }
    return 0;
}

void echiquier_deplacement_realise_si_possible(echiquier *e, int x_depart, int y_depart, int x_destination,
                                               int y_destination, const historique_partie *h,
                                               code_erreur_deplacement *erreur, type_deplacement *type)
{
    echiquier avant;
    code_erreur_deplacement essai;
    const int joueur = e->joueur_courant;
    const type_piece sorte =
        jeu_recuperer_piece(echiquier_recupere_jeu_courant(e), x_depart, y_depart)->type;

    memcpy(&avant, e, sizeof avant);
    *type = deplacement_standard;
    if (echiquier_deplacement_coup_standard_est_valide(e, x_depart, y_depart, x_destination, y_destination, erreur)) {
        echiquier_deplacement_realise_coup_standard(e, x_depart, y_depart, x_destination, y_destination);
        if ((sorte == pion_blanc && y_destination == 7) || (sorte == pion_noir && y_destination == 0))
            *type = deplacement_promotion;
    } else {
        switch (sorte) {
        case roi:
            if (!echiquier_deplacement_special_realise_si_possible_roque(e, x_depart, y_depart, x_destination,
                                                                         y_destination, h, &essai))
                return;
            *type = deplacement_roque;
            break;
        case pion_blanc:
        case pion_noir:
            if (!echiquier_deplacement_special_realise_si_possible_prise_en_passant(
                    e, x_depart, y_depart, x_destination, y_destination, h, &essai))
                return;
            *type = deplacement_prise_en_passant;
            break;
        default:
            return;
        }
        *erreur = essai;
    }
    if (en_echec(e, joueur)) {
        memcpy(e, &avant, sizeof avant);
        erreur->type = erreur_roi_en_echec;
    }
}
