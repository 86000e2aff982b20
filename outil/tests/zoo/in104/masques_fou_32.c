/* faux : MASQUE-FOU-G1 */
/* Les bloqueurs sont coupés à 32 bits dans une direction. */
#include "masques.h"

void generer_bb_pas_colonne(void)
{
    pas_colonne_a = pas_colonne_ab = pas_colonne_h = pas_colonne_hg = 0ULL;
    for (int square = 0; square < 64; square++) {
        int colonne = square % 8;

        if (colonne > 0)
            set_bit(pas_colonne_a, square);
        if (colonne > 1)
            set_bit(pas_colonne_ab, square);
        if (colonne < 7)
            set_bit(pas_colonne_h, square);
        if (colonne < 6)
            set_bit(pas_colonne_hg, square);
    }
}

void generer_attaques_pion(void)
{
    for (int square = 0; square < 64; square++) {
        BB bb = 1ULL << square;

        attaques_pions[blancs][square] = ((bb & pas_colonne_h) >> 7) | ((bb & pas_colonne_a) >> 9);
        attaques_pions[noirs][square] = ((bb & pas_colonne_a) << 7) | ((bb & pas_colonne_h) << 9);
    }
}

void generer_attaques_cavalier(void)
{
    for (int square = 0; square < 64; square++) {
        BB bb = 1ULL << square, attaques = 0ULL;

        attaques |= (bb & pas_colonne_h) >> 15 | (bb & pas_colonne_a) >> 17;
        attaques |= (bb & pas_colonne_hg) >> 6 | (bb & pas_colonne_ab) >> 10;
        attaques |= (bb & pas_colonne_a) << 15 | (bb & pas_colonne_h) << 17;
        attaques |= (bb & pas_colonne_ab) << 6 | (bb & pas_colonne_hg) << 10;
        attaques_cavaliers[square] = attaques;
    }
}

void generer_attaques_roi(void)
{
    for (int square = 0; square < 64; square++) {
        BB bb = 1ULL << square;
        BB ligne = bb | (bb & pas_colonne_h) << 1 | (bb & pas_colonne_a) >> 1;

        attaques_rois[square] = (ligne | ligne << 8 | ligne >> 8) ^ bb;
    }
}

void generer_masques_d_attaque_statiques(void)
{
    generer_bb_pas_colonne();
    generer_attaques_pion();
    generer_attaques_cavalier();
    generer_attaques_roi();
}

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
        if ((unsigned)bloqueurs & (1ULL << (l * 8 + c)))
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
