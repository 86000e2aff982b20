/* faux : MASQUE-TOUR-G1 */
/* La boucle part de la case de la tour : si elle est parmi les bloqueurs, plus rien vers le haut. */
#include "masques.h"

BB masque_d_attaque_dynamique_fou(int square, BB bloqueurs)
{
    BB attaques = 0ULL;
    int l, c, rangee = square / 8, colonne = square % 8;

    for (l = rangee + 1, c = colonne + 1; l < 8 && c < 8; l++, c++) {
        attaques |= 1ULL << (l * 8 + c);
        if (bloqueurs & (1ULL << (l * 8 + c)))
            break;
    }
    for (l = rangee - 1, c = colonne + 1; l >= 0 && c < 8; l--, c++) {
        attaques |= 1ULL << (l * 8 + c);
        if (bloqueurs & (1ULL << (l * 8 + c)))
            break;
    }
    for (l = rangee + 1, c = colonne - 1; l < 8 && c >= 0; l++, c--) {
        attaques |= 1ULL << (l * 8 + c);
        if (bloqueurs & (1ULL << (l * 8 + c)))
            break;
    }
    for (l = rangee - 1, c = colonne - 1; l >= 0 && c >= 0; l--, c--) {
        attaques |= 1ULL << (l * 8 + c);
        if (bloqueurs & (1ULL << (l * 8 + c)))
            break;
    }
    return attaques;
}

BB masque_d_attaque_dynamique_tour(int square, BB bloqueurs)
{
    BB attaques = 0ULL;
    int l, c, rangee = square / 8, colonne = square % 8;

    for (l = rangee + 1; l < 8; l++) {
        attaques |= 1ULL << (l * 8 + colonne);
        if (bloqueurs & (1ULL << (l * 8 + colonne)))
            break;
    }
    for (l = rangee; l >= 0; l--) {
        if (l != rangee)
            attaques |= 1ULL << (l * 8 + colonne);
        if (bloqueurs & (1ULL << (l * 8 + colonne)))
            break;
    }
    for (c = colonne + 1; c < 8; c++) {
        attaques |= 1ULL << (rangee * 8 + c);
        if (bloqueurs & (1ULL << (rangee * 8 + c)))
            break;
    }
    for (c = colonne - 1; c >= 0; c--) {
        attaques |= 1ULL << (rangee * 8 + c);
        if (bloqueurs & (1ULL << (rangee * 8 + c)))
            break;
    }
    return attaques;
}

BB masque_d_attaque_dynamique_dame(int square, BB bloqueurs)
{
    return masque_d_attaque_dynamique_fou(square, bloqueurs) | masque_d_attaque_dynamique_tour(square, bloqueurs);
}
