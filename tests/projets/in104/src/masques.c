#include "masques.h"

BB attaques_pions[2][64];
BB attaques_cavaliers[64];
BB attaques_rois[64];

BB pas_colonne_a;
BB pas_colonne_ab;
BB pas_colonne_h;
BB pas_colonne_hg;

void generer_bb_pas_colonne()
{
    pas_colonne_a = pas_colonne_ab = pas_colonne_h = pas_colonne_hg = 0;
    for (int square = a8; square <= h1; square++) {
        int colonne = square % 8;

        if (colonne > 0) set_bit(pas_colonne_a, square);
        if (colonne > 1) set_bit(pas_colonne_ab, square);
        if (colonne < 7) set_bit(pas_colonne_h, square);
        if (colonne < 6) set_bit(pas_colonne_hg, square);
    }
}

void generer_attaques_pion()
{
    for (int square = a8; square <= h1; square++) {
        BB pion = 1ULL << square;

        attaques_pions[blancs][square] = (pion & pas_colonne_a) >> 9 | (pion & pas_colonne_h) >> 7;
        attaques_pions[noirs][square] = (pion & pas_colonne_a) << 7 | (pion & pas_colonne_h) << 9;
    }
}

void generer_attaques_cavalier()
{
    for (int square = a8; square <= h1; square++) {
        BB cavalier = 1ULL << square;
        BB gauche = cavalier & pas_colonne_a, deux_a_gauche = cavalier & pas_colonne_ab;
        BB droite = cavalier & pas_colonne_h, deux_a_droite = cavalier & pas_colonne_hg;

        attaques_cavaliers[square] = gauche >> 17 | gauche << 15 | droite >> 15 | droite << 17
                                     | deux_a_gauche >> 10 | deux_a_gauche << 6
                                     | deux_a_droite >> 6 | deux_a_droite << 10;
    }
}

void generer_attaques_roi()
{
    for (int square = a8; square <= h1; square++) {
        BB roi = 1ULL << square;
        BB rangee = roi | (roi & pas_colonne_a) >> 1 | (roi & pas_colonne_h) << 1;

        attaques_rois[square] = (rangee | rangee >> 8 | rangee << 8) ^ roi;
    }
}

void generer_masques_d_attaque_statiques()
{
    generer_bb_pas_colonne();
    generer_attaques_pion();
    generer_attaques_cavalier();
    generer_attaques_roi();
}

static BB rayon(int square, int dx, int dy, BB bloqueurs)
{
    BB masque = 0;
    int x = square % 8 + dx, y = square / 8 + dy;

    while (x >= 0 && x < 8 && y >= 0 && y < 8) {
        set_bit(masque, 8 * y + x);
        if (get_bit(bloqueurs, 8 * y + x))
            break;
        x += dx;
        y += dy;
    }
    return masque;
}

BB masque_d_attaque_dynamique_fou(int square, BB bloqueurs)
{
    return rayon(square, 1, 1, bloqueurs) | rayon(square, 1, -1, bloqueurs)
           | rayon(square, -1, 1, bloqueurs) | rayon(square, -1, -1, bloqueurs);
}

BB masque_d_attaque_dynamique_tour(int square, BB bloqueurs)
{
    return rayon(square, 1, 0, bloqueurs) | rayon(square, -1, 0, bloqueurs)
           | rayon(square, 0, 1, bloqueurs) | rayon(square, 0, -1, bloqueurs);
}

BB masque_d_attaque_dynamique_dame(int square, BB bloqueurs)
{
    return masque_d_attaque_dynamique_fou(square, bloqueurs) | masque_d_attaque_dynamique_tour(square, bloqueurs);
}
