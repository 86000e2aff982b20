/* faux : DEPLACER-G1 DEPLACER-G4 */
/* L'échec est cherché avant que le pion pris en passant s'en aille. */
#include "echiquier_deplacement.h"
#include "echiquier_deplacement_special.h"

/* Le joueur courant est-il en échec ? Une pièce adverse peut-elle aller sur son roi ? */
static int roi_en_prise(const echiquier *e)
{
    echiquier autre = *e;
    code_erreur_deplacement code;
    const piece *r = jeu_recuperer_roi_information(echiquier_recupere_jeu_courant_information(e));
    const jeu *ennemi;

    echiquier_changer_joueur_courant(&autre);
    ennemi = echiquier_recupere_jeu_courant_information(&autre);
    for (int i = 0; i < jeu_compter_nombre_piece(ennemi); i++) {
        const piece *p = &ennemi->ensemble_de_piece[i];

        if (echiquier_deplacement_coup_standard_est_valide(&autre, p->coord_x, p->coord_y, r->coord_x, r->coord_y,
                                                           &code))
            return 1;
    }
    return 0;
}

void echiquier_deplacement_realise_si_possible(echiquier *e, int x_depart, int y_depart, int x_destination,
                                               int y_destination, const historique_partie *h,
                                               code_erreur_deplacement *erreur, type_deplacement *type)
{
    echiquier copie = *e, essai;
    type_deplacement sorte = deplacement_standard;
    const piece *p = jeu_recuperer_piece_information(echiquier_recupere_jeu_courant_information(e), x_depart,
                                                     y_depart);
    int est_pion = p->type == pion_blanc || p->type == pion_noir;

    if (echiquier_deplacement_coup_standard_est_valide(&copie, x_depart, y_depart, x_destination, y_destination,
                                                       erreur)) {
        echiquier_deplacement_realise_coup_standard(&copie, x_depart, y_depart, x_destination, y_destination);
        if (est_pion && (y_destination == 0 || y_destination == 7))
            sorte = deplacement_promotion;
    } else if (p->type == roi
               && echiquier_deplacement_special_realise_si_possible_roque(&copie, x_depart, y_depart, x_destination,
                                                                          y_destination, h, erreur)) {
        sorte = deplacement_roque;
    } else if (est_pion
               && echiquier_deplacement_special_realise_si_possible_prise_en_passant(
                   &copie, x_depart, y_depart, x_destination, y_destination, h, erreur)) {
        sorte = deplacement_prise_en_passant;
    } else {
        return; /* *erreur dit déjà pourquoi */
    }
    essai = copie;
    if (sorte == deplacement_prise_en_passant) {
        essai = *e;
        echiquier_deplacement_realise_coup_standard(&essai, x_depart, y_depart, x_destination, y_destination);
    }
    if (roi_en_prise(&essai)) {
        erreur->type = erreur_roi_en_echec;
        return;
    }
    *e = copie;
    *type = sorte;
    erreur->type = pas_erreur;
}
