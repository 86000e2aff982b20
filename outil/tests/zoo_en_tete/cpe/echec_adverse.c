/* faux : ECHEC-G1 */
/* Regarde le roi adverse au lieu de celui du joueur qui a le trait. */
#include <stddef.h>

#include "echecs.h"

int echiquier_est_en_echec(const echiquier *e)
{
    const jeu *adverse = echiquier_recupere_jeu_adverse_information(e);
    const jeu *courant = echiquier_recupere_jeu_courant_information(e);
    const piece *r = jeu_recuperer_roi_information(adverse);
    code_erreur_deplacement code;

    if (e == NULL)
        return 0;
    for (int i = 0; i < jeu_compter_nombre_piece(courant); i++)
        if (echiquier_deplacement_coup_standard_est_valide(e, courant->ensemble_de_piece[i].coord_x,
                                                           courant->ensemble_de_piece[i].coord_y, r->coord_x,
                                                           r->coord_y, &code))
            return 1;
    return 0;
}
