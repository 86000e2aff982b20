/* incomplet */
/* Refuse toujours, avec un code et une case en cause qui changent : rien n'est commencé. */
#include "echecs.h"

int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x_depart, int y_depart,
                                                            int x_arrivee, int y_arrivee,
                                                            const historique_partie *h,
                                                            code_erreur_deplacement *erreur)
{
    erreur->type = h->nombre_coups % 2 == 0 ? erreur_roque_non_permis : erreur_deplacement_piece_impossible;
    erreur->coord_x = (x_depart + x_arrivee) % 8;
    erreur->coord_y = (y_depart + y_arrivee + e->joueur_courant) % 8;
    return 0;
}
