/* juste */
/* Tout le plateau à la fois : des décalages de bitboards entiers, répétés sept fois derrière les cases vides. */
#include "in104.h"

#define A 0x0101010101010101ULL
#define H 0x8080808080808080ULL

/* une case vers le sud, le nord, l'est, l'ouest et les diagonales : a8 est le bit 0 */
static BB glisser(BB b, int direction)
{
    switch (direction) {
    case 0: return b << 8;
    case 1: return b >> 8;
    case 2: return (b & ~H) << 1;
    case 3: return (b & ~A) >> 1;
    case 4: return (b & ~H) << 9;
    case 5: return (b & ~A) << 7;
    case 6: return (b & ~H) >> 7;
    default: return (b & ~A) >> 9;
    }
}

static BB remplir(int square, BB bloqueurs, int premiere, int derniere)
{
    BB total = 0;

    for (int d = premiere; d <= derniere; d++) {
        BB front = glisser(1ULL << square, d);

        for (int pas = 0; pas < 7; pas++) {
            total |= front;
            front = glisser(front & ~bloqueurs, d);
        }
    }
    return total;
}

BB masque_d_attaque_dynamique_tour(int square, BB bloqueurs) { return remplir(square, bloqueurs, 0, 3); }
BB masque_d_attaque_dynamique_fou(int square, BB bloqueurs) { return remplir(square, bloqueurs, 4, 7); }
BB masque_d_attaque_dynamique_dame(int square, BB bloqueurs) { return remplir(square, bloqueurs, 0, 7); }

void generer_attaques_roi(void)
{
    for (int square = 0; square < 64; square++) {
        attaques_rois[square] = 0;
        for (int d = 0; d < 8; d++)
            attaques_rois[square] |= glisser(1ULL << square, d);
    }
}

void generer_attaques_cavalier(void)
{
    /* une case tout droit, puis une en diagonale qui s'éloigne */
    static const int suites[8][2] = { { 0, 4 }, { 0, 5 }, { 1, 6 }, { 1, 7 }, { 2, 4 }, { 2, 6 }, { 3, 5 }, { 3, 7 } };

    for (int square = 0; square < 64; square++) {
        BB b = 0;

        for (int i = 0; i < 8; i++)
            b |= glisser(glisser(1ULL << square, suites[i][0]), suites[i][1]);
        attaques_cavaliers[square] = b;
    }
}

void generer_attaques_pion(void)
{
    for (int square = 0; square < 64; square++) {
        attaques_pions[blancs][square] = glisser(1ULL << square, 6) | glisser(1ULL << square, 7);
        attaques_pions[noirs][square] = glisser(1ULL << square, 4) | glisser(1ULL << square, 5);
    }
}

void generer_masques_d_attaque_statiques(void)
{
    generer_attaques_pion();
    generer_attaques_cavalier();
    generer_attaques_roi();
}
