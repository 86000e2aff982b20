/* faux : CASE-ATTAQUEE-G1 */
/* La dame n'attaque pas en diagonale. */
#include "in104.h"

int case_attaquee(int square, int couleur)
{
    int base = couleur == blancs ? P : p;

    /* un pion de l'autre couleur posé ici attaquerait les pions qui l'attaquent */
    if (attaques_pions[couleur ^ 1][square] & echiquier[base + P])
        return 1;
    if (attaques_cavaliers[square] & echiquier[base + N])
        return 1;
    if (attaques_rois[square] & echiquier[base + K])
        return 1;
    if (masque_d_attaque_dynamique_fou(square, occupations[mixte]) & echiquier[base + B])
        return 1;
    if (masque_d_attaque_dynamique_tour(square, occupations[mixte]) & (echiquier[base + R] | echiquier[base + Q]))
        return 1;
    return 0;
}
