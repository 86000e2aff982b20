/* juste */
/* Fait le déplacement standard ; la pièce prise est remplacée par la dernière de son jeu. */
#include "echecs.h"

void echiquier_deplacement_realise_coup_standard(echiquier *e, int x_depart, int y_depart, int x_arrivee,
                                                 int y_arrivee)
{
    jeu *ami = echiquier_recupere_jeu_courant(e);
    jeu *ennemi = echiquier_recupere_jeu_adverse(e);
    piece *p = jeu_recuperer_piece(ami, x_depart, y_depart);
    piece *prise = jeu_recuperer_piece(ennemi, x_arrivee, y_arrivee);

    if (prise != NULL) {
        piece *derniere = &ennemi->ensemble_de_piece[jeu_compter_nombre_piece(ennemi) - 1];

        *prise = *derniere;
        piece_invalider(derniere);
    }
    p->coord_x = x_arrivee;
    p->coord_y = y_arrivee;
}
