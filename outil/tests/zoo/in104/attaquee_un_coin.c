/* faux : CASE-ATTAQUEE-G1 */
/* De h1, un fou ou une dame n'attaquent pas a8 : le coin est oublié. */
#include "in104.h"

int case_attaquee(int square, int couleur)
{
    int base = couleur == blancs ? P : p;
    BB diagonales = masque_d_attaque_dynamique_fou(square, occupations[mixte]);

    /* un pion de l'autre couleur posé ici attaquerait les pions qui l'attaquent */
    if (attaques_pions[couleur ^ 1][square] & echiquier[base + P])
        return 1;
    if (attaques_cavaliers[square] & echiquier[base + N])
        return 1;
    if (attaques_rois[square] & echiquier[base + K])
        return 1;
    if (square == a8)
        diagonales &= ~(1ULL << h1);
    if (diagonales & (echiquier[base + B] | echiquier[base + Q]))
        return 1;
    if (masque_d_attaque_dynamique_tour(square, occupations[mixte]) & (echiquier[base + R] | echiquier[base + Q]))
        return 1;
    return 0;
}
