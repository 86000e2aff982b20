/* faux : MASQUE-FOU-G1 */
/* Le fou n'atteint jamais la première rangée de l'échiquier : les bornes sont trop courtes. */
#include "masques.h"

BB masque_d_attaque_dynamique_fou(int square, BB bloqueurs)
{
    BB attaques = 0ULL;
    int l, c, rangee = square / 8, colonne = square % 8;

    for (l = rangee + 1, c = colonne + 1; l < 7 && c < 8; l++, c++) {
        attaques |= 1ULL << (l * 8 + c);
        if (bloqueurs & (1ULL << (l * 8 + c)))
            break;
    }
    for (l = rangee - 1, c = colonne + 1; l >= 0 && c < 8; l--, c++) {
        attaques |= 1ULL << (l * 8 + c);
        if (bloqueurs & (1ULL << (l * 8 + c)))
            break;
    }
    for (l = rangee + 1, c = colonne - 1; l < 7 && c >= 0; l++, c--) {
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
    for (l = rangee - 1; l >= 0; l--) {
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
