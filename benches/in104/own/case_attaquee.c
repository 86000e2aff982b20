/*
 * A program's own check, as the plain engine's; the sliders are the library's.
 */
#include "in104.h"

int case_attaquee(int square, int couleur)
{
    const BB *enemy = &echiquier[couleur == blancs ? P : p];
    BB occupied = occupations[2];

    return (attaques_pions[couleur ^ 1][square] & enemy[P])
           || (attaques_cavaliers[square] & enemy[N]) || (attaques_rois[square] & enemy[K])
           || (masque_d_attaque_dynamique_fou(square, occupied) & (enemy[B] | enemy[Q]))
           || (masque_d_attaque_dynamique_tour(square, occupied) & (enemy[R] | enemy[Q]));
}
