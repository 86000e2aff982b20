/* hostile : demande où va la tour à la fonction qui cherche les échecs ; attendu : refuse */
#include "echecs.h"

int echiquier_deplacement_standard_est_valide_tour(const echiquier *e, piece *p, int x_destination,
                                                   int y_destination, code_erreur_deplacement *erreur)
{
    echiquier essai = *e;
    piece *roi_adverse = &echiquier_recupere_jeu_adverse(&essai)->ensemble_de_piece[0];

    (void)p;
    constructeur_piece_roi(roi_adverse, x_destination, y_destination);
    echiquier_changer_joueur_courant(&essai);
    erreur->type = pas_erreur;
    if (echiquier_est_en_echec(&essai))
        return 1;
    erreur->type = erreur_deplacement_piece_impossible;
    return 0;
}
