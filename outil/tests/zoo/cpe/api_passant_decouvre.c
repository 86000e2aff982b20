/* faux : API-DEPLACER-G4 */
/* Fait le coup elle-même, et ne cherche pas l'échec après une prise en passant. */
#include <stdio.h>

#include "api_echec.h"
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

static void jouer(echiquier *e, int x_depart, int y_depart, int x_destination, int y_destination,
                  const historique_partie *h, code_erreur_deplacement *erreur, type_deplacement *type)
{
    echiquier copie = *e;
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
    if (sorte != deplacement_prise_en_passant && roi_en_prise(&copie)) {
        erreur->type = erreur_roi_en_echec;
        return;
    }
    *e = copie;
    *type = sorte;
    erreur->type = pas_erreur;
}

void api_echec_deplacer_piece(echiquier *e, historique_partie *h, int x_depart, int y_depart, int x_arrivee,
                              int y_arrivee)
{
    code_erreur_deplacement code = { pas_erreur, -1, -1 };
    type_deplacement type = deplacement_standard;
    coup_joue coup;

    if (echiquier_est_integre(e) != 1) {
        printf("Echiquier non integre.\n");
        return;
    }
    if (!coordonnee_est_valide(x_depart, y_depart)) {
        printf("Case de depart (%d,%d) hors de l'echiquier.\n", x_depart, y_depart);
        return;
    }
    if (!coordonnee_est_valide(x_arrivee, y_arrivee)) {
        printf("Case d'arrivee (%d,%d) hors de l'echiquier.\n", x_arrivee, y_arrivee);
        return;
    }
    if (!jeu_existe_piece(echiquier_recupere_jeu_courant_information(e), x_depart, y_depart)) {
        printf("Pas de piece a vous en (%d,%d).\n", x_depart, y_depart);
        return;
    }
    if (jeu_existe_piece(echiquier_recupere_jeu_courant_information(e), x_arrivee, y_arrivee)) {
        printf("Vous avez deja une piece en (%d,%d).\n", x_arrivee, y_arrivee);
        return;
    }
    jouer(e, x_depart, y_depart, x_arrivee, y_arrivee, h, &code, &type);
    if (code.type != pas_erreur) {
        printf("Erreur %d : %s\n", (int)code.type, nommer_type_erreur(code.type));
        return;
    }
    coup.x_depart = x_depart;
    coup.y_depart = y_depart;
    coup.x_arrivee = x_arrivee;
    coup.y_arrivee = y_arrivee;
    coup.type = type;
    coup.promotion = invalide;
    if (type == deplacement_promotion) {
        echiquier_promouvoir_pion(e, x_arrivee, y_arrivee, dame);
        coup.promotion = dame;
    }
    if (historique_ajouter_coup(h, &coup) != pas_erreur)
        printf("Historique plein.\n");
    echiquier_changer_joueur_courant(e);
    printf("%s : (%d,%d) -> (%d,%d)\n", e->joueur_courant ? "blancs" : "noirs", x_depart, y_depart, x_arrivee,
           y_arrivee);
}
