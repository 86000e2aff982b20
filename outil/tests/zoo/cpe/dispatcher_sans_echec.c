/* faux : DEPLACER-G4 */
/* Ne regarde jamais si le roi reste en échec. */
#include "echiquier_deplacement.h"
#include "echiquier_deplacement_special.h"

void echiquier_deplacement_realise_si_possible(echiquier *e, int x_depart, int y_depart, int x_destination,
                                               int y_destination, const historique_partie *h,
                                               code_erreur_deplacement *erreur, type_deplacement *type)
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
    *e = copie;
    *type = sorte;
    erreur->type = pas_erreur;
}
