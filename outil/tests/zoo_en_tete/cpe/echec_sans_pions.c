/* faux : ECHEC-G1 */
/* Un pion ne met jamais en échec : sa boucle s'arrête aux figures. */
#include <stddef.h>

#include "echecs.h"

int echiquier_est_en_echec(const echiquier *e)
{
    echiquier a_lui;
    const jeu *adverse = echiquier_recupere_jeu_adverse_information(e);
    const piece *r = jeu_recuperer_roi_information(echiquier_recupere_jeu_courant_information(e));
    code_erreur_deplacement code;

    if (e == NULL)
        return 0;
    a_lui = *e;
    a_lui.joueur_courant = 1 - e->joueur_courant;
    for (int i = 0; i < jeu_compter_nombre_piece(adverse); i++)
        if (adverse->ensemble_de_piece[i].type < pion_blanc
            && echiquier_deplacement_coup_standard_est_valide(&a_lui, adverse->ensemble_de_piece[i].coord_x,
                                                           adverse->ensemble_de_piece[i].coord_y, r->coord_x,
                                                           r->coord_y, &code))
            return 1;
    return 0;
}
