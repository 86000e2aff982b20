/* hostile : garde l'adresse de l'échiquier d'un appel à l'autre, et le change plus tard ; attendu : faux */
#include "echecs.h"

static echiquier *d_avant;

void echiquier_deplacement_realise_coup_standard(echiquier *e, int x_depart, int y_depart, int x_arrivee,
                                                 int y_arrivee)
{
    piece *p = jeu_recuperer_piece(echiquier_recupere_jeu_courant(e), x_depart, y_depart);

    if (d_avant != NULL)
        d_avant->joueur_courant = 1 - d_avant->joueur_courant;
    d_avant = e;
    if (jeu_existe_piece(echiquier_recupere_jeu_adverse_information(e), x_arrivee, y_arrivee))
        jeu_supprimer_piece(echiquier_recupere_jeu_adverse(e), x_arrivee, y_arrivee);
    p->coord_x = x_arrivee;
    p->coord_y = y_arrivee;
}
