/* faux, sans fin : l'indice de la boucle est un unsigned char ; attendu : faux */
/* Au-delà de 255 coups, l'indice revient à 0 et la boucle ne finit jamais. */
#include "historique_partie.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    for (unsigned char i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if ((c->x_depart == coord_x && c->y_depart == coord_y)
            || (c->x_arrivee == coord_x && c->y_arrivee == coord_y))
            return 1;
    }
    return 0;
}
