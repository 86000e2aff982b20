#include "echiquier_deplacement.h"
#include "echiquier_deplacement_standard.h"
#include "echiquier_deplacement_special.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

const char *nommer_type_erreur(type_erreur erreur)
{
    switch ((int)erreur) {
    case pas_erreur: return "tout va bien";
    case erreur_deplacement_piece_impossible: return "la piece ne va pas la";
    case erreur_absence_de_deplacement: return "la piece ne bouge pas";
    case erreur_piece_blocant_trajet: return "le chemin est barre";
    case erreur_prise_en_passant_non_permise: return "pas de prise en passant";
    case erreur_roque_non_permis: return "pas de roque";
    case erreur_roi_en_echec: return "le roi serait en echec";
    }
    printf("code %d inconnu\n", (int)erreur);
    abort();
}

/* Une piece adverse peut-elle aller sur la case du roi du joueur courant ? */
static int roi_en_echec(echiquier e)
{
    piece mon_roi = *jeu_recuperer_roi_information(echiquier_recupere_jeu_courant_information(&e));
    code_erreur_deplacement ignoree;
    const jeu *adverse;

    echiquier_changer_joueur_courant(&e);
    adverse = echiquier_recupere_jeu_courant_information(&e);
    for (int i = 0; i < jeu_compter_nombre_piece(adverse); i++) {
        const piece *p = &adverse->ensemble_de_piece[i];

        if (echiquier_deplacement_coup_standard_est_valide(&e, p->coord_x, p->coord_y, mon_roi.coord_x, mon_roi.coord_y, &ignoree))
            return 1;
    }
    return 0;
}

void echiquier_deplacement_realise_si_possible(echiquier *e, int x_depart, int y_depart, int x_destination,
                                               int y_destination, const historique_partie *h,
                                               code_erreur_deplacement *erreur, type_deplacement *coup)
{
    echiquier nouveau;
    const piece *mobile;
    type_deplacement sorte = deplacement_standard;

    assert(e != NULL && h != NULL && erreur != NULL && coup != NULL);
    assert(coordonnee_est_valide(x_depart, y_depart) && coordonnee_est_valide(x_destination, y_destination));
    mobile = jeu_recuperer_piece_information(echiquier_recupere_jeu_courant_information(e), x_depart, y_depart);
    assert(mobile != NULL);
    nouveau = *e;
    if (echiquier_deplacement_coup_standard_est_valide(e, x_depart, y_depart, x_destination, y_destination, erreur)) {
        const piece *prise = jeu_recuperer_piece_information(echiquier_recupere_jeu_adverse_information(e), x_destination, y_destination);

        if (prise != NULL && prise->type == roi) {
            erreur->type = erreur_deplacement_piece_impossible;
            return;
        }
        if ((mobile->type == pion_blanc && y_destination == 7) || (mobile->type == pion_noir && y_destination == 0))
            sorte = deplacement_promotion;
        echiquier_deplacement_realise_coup_standard(&nouveau, x_depart, y_depart, x_destination, y_destination);
    } else if (mobile->type == roi) {
        if (!echiquier_deplacement_special_realise_si_possible_roque(&nouveau, x_depart, y_depart, x_destination, y_destination, h, erreur))
            return;
        sorte = deplacement_roque;
    } else if (mobile->type == pion_blanc || mobile->type == pion_noir) {
        if (!echiquier_deplacement_special_realise_si_possible_prise_en_passant(&nouveau, x_depart, y_depart, x_destination, y_destination, h, erreur))
            return;
        sorte = deplacement_prise_en_passant;
    } else {
        return;
    }
    if (roi_en_echec(nouveau)) {
        erreur->type = erreur_roi_en_echec;
        return;
    }
    erreur->type = pas_erreur;
    *coup = sorte;
    *e = nouveau;
}

int echiquier_deplacement_coup_standard_est_valide(const echiquier *e, int x_depart, int y_depart,
                                                   int x_destination, int y_destination,
                                                   code_erreur_deplacement *erreur)
{
    const jeu *courant;
    piece *p;

    assert(e != NULL && erreur != NULL);
    courant = echiquier_recupere_jeu_courant_information(e);
    p = jeu_recuperer_piece(courant, x_depart, y_depart);
    assert(p != NULL && coordonnee_est_valide(x_destination, y_destination));
    if (x_depart == x_destination && y_depart == y_destination) {
        erreur->type = erreur_absence_de_deplacement;
        return 0;
    }
    if (jeu_existe_piece(courant, x_destination, y_destination)) {
        erreur->type = erreur_piece_blocant_trajet;
        return 0;
    }
    switch (p->type) {
    case tour: return echiquier_deplacement_standard_est_valide_tour(e, p, x_destination, y_destination, erreur);
    case cavalier: return echiquier_deplacement_standard_est_valide_cavalier(e, p, x_destination, y_destination, erreur);
    case fou: return echiquier_deplacement_standard_est_valide_fou(e, p, x_destination, y_destination, erreur);
    case dame: return echiquier_deplacement_standard_est_valide_dame(e, p, x_destination, y_destination, erreur);
    case roi: return echiquier_deplacement_standard_est_valide_roi(e, p, x_destination, y_destination, erreur);
    case pion_blanc: return echiquier_deplacement_standard_est_valide_pion_blanc(e, p, x_destination, y_destination, erreur);
    case pion_noir: return echiquier_deplacement_standard_est_valide_pion_noir(e, p, x_destination, y_destination, erreur);
    default: abort();
    }
}

void echiquier_deplacement_realise_coup_standard(echiquier *e, int x_depart, int y_depart, int x_destination,
                                                 int y_destination)
{
    piece *p;

    assert(e != NULL);
    p = jeu_recuperer_piece(echiquier_recupere_jeu_courant(e), x_depart, y_depart);
    assert(p != NULL);
    if (jeu_existe_piece(echiquier_recupere_jeu_adverse(e), x_destination, y_destination))
        jeu_supprimer_piece(echiquier_recupere_jeu_adverse(e), x_destination, y_destination);
    p->coord_x = x_destination;
    p->coord_y = y_destination;
}
