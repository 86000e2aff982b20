/* faux : CASE-ATTAQUEE-G1 */
/* Le roi n'attaque rien. */
#include "coups.h"

int case_attaquee(int square, int couleur)
{
    BB toutes = 0;
    int premiere = couleur == blancs ? P : p;

    for (int s = 0; s < 64; s++) {
        if (get_bit(echiquier[premiere], s))
            toutes |= attaques_pions[couleur][s];
        if (get_bit(echiquier[premiere + 1], s))
            toutes |= attaques_cavaliers[s];
        if (get_bit(echiquier[premiere + 2], s))
            toutes |= masque_d_attaque_dynamique_fou(s, occupations[mixte]);
        if (get_bit(echiquier[premiere + 3], s))
            toutes |= masque_d_attaque_dynamique_tour(s, occupations[mixte]);
        if (get_bit(echiquier[premiere + 4], s))
            toutes |= masque_d_attaque_dynamique_dame(s, occupations[mixte]);
    }
    return get_bit(toutes, square);
}
