/* faux : CASE-ATTAQUEE-G1 */
/* Les pions attaquent dans le mauvais sens. */
#include "in104.h"

int case_attaquee(int square, int couleur)
{
    int base = couleur == blancs ? P : p;

    if (attaques_pions[couleur][square] & echiquier[base + P])
        return 1;
    if (attaques_cavaliers[square] & echiquier[base + N])
        return 1;
    if (attaques_rois[square] & echiquier[base + K])
        return 1;
    if (masque_d_attaque_dynamique_fou(square, occupations[mixte]) & (echiquier[base + B] | echiquier[base + Q]))
        return 1;
    if (masque_d_attaque_dynamique_tour(square, occupations[mixte]) & (echiquier[base + R] | echiquier[base + Q]))
        return 1;
    return 0;
}
