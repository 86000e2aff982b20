/* hostile : des variables globales aux noms courants (i, n, compte, tampon) ; la fonction est juste ; attendu : juste */
#include "echecs.h"

int i, n, compte;
char tampon[64];

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    compte = 0;
    for (i = 0; i < h->nombre_coups; i++) {
        n = (h->coups[i].x_depart == coord_x && h->coups[i].y_depart == coord_y)
            || (h->coups[i].x_arrivee == coord_x && h->coups[i].y_arrivee == coord_y);
        compte += n;
    }
    return compte > 0;
}
