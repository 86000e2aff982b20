/* faux : ATTAQUES-ROI-G1 */
/* 1 << square au lieu de 1ULL << square : un int n'a que 32 bits. */
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
        BB bb = 1 << square;
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
