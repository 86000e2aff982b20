/* faux : CASE-ATTAQUEE-G1 */
/* Les diagonales sont suivies de six pas au plus : un fou ou une dame dans le coin opposé est oublié. */
#include "in104.h"

static BB diagonales(int square, BB bloqueurs)
{
    BB masque = 0;

    for (int sens = 0; sens < 4; sens++)
        for (int pas = 1; pas < 7; pas++) {
            int colonne = square % 8 + (sens % 2 ? pas : -pas), rangee = square / 8 + (sens / 2 ? pas : -pas);

            if (colonne < 0 || colonne > 7 || rangee < 0 || rangee > 7)
                break;
            set_bit(masque, 8 * rangee + colonne);
            if (get_bit(bloqueurs, 8 * rangee + colonne))
                break;
        }
    return masque;
}

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
    if (diagonales(square, occupations[mixte]) & (echiquier[base + B] | echiquier[base + Q]))
        return 1;
    if (masque_d_attaque_dynamique_tour(square, occupations[mixte]) & (echiquier[base + R] | echiquier[base + Q]))
        return 1;
    return 0;
}
