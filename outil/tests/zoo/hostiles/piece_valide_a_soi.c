/* hostile : remplace aussi une fonction dont le juge se servirait pour comparer ; historique_deplacement_existe est fausse ; attendu : faux */
#include "echecs.h"

int coordonnee_est_valide(int coord_x, int coord_y)
{
    (void)coord_x; (void)coord_y;
    return 1;
}

int piece_est_valide(const piece *p)
{
    (void)p;
    return 1;
}

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    (void)h; (void)coord_x; (void)coord_y;
    return 0;
}
