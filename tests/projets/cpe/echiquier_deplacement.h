#ifndef ECHIQUIER_DEPLACEMENT_H
#define ECHIQUIER_DEPLACEMENT_H

#include "echiquier.h"
#include "historique_partie.h"

/* Les sept erreurs du cours ; la bibliothèque en a d'autres après elles. */
typedef enum {
    pas_erreur,
    erreur_deplacement_piece_impossible,
    erreur_absence_de_deplacement,
    erreur_piece_blocant_trajet,
    erreur_prise_en_passant_non_permise,
    erreur_roque_non_permis,
    erreur_roi_en_echec
} type_erreur;

typedef struct {
    type_erreur type;
    int coord_x;
    int coord_y;
} code_erreur_deplacement;

const char *nommer_type_erreur(type_erreur erreur);
void echiquier_deplacement_realise_si_possible(echiquier *e, int x_depart, int y_depart, int x_destination,
                                               int y_destination, const historique_partie *h,
                                               code_erreur_deplacement *erreur, type_deplacement *coup);
int echiquier_deplacement_coup_standard_est_valide(const echiquier *e, int x_depart, int y_depart,
                                                   int x_destination, int y_destination,
                                                   code_erreur_deplacement *erreur);
void echiquier_deplacement_realise_coup_standard(echiquier *e, int x_depart, int y_depart, int x_destination,
                                                 int y_destination);
/* De la bibliothèque. */
type_erreur echiquier_promouvoir_pion(echiquier *e, int x, int y, type_piece promotion);

#endif
