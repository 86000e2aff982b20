/* juste */
/* Les fous et les tours par soustraction de bits (o - 2r) et retournement des octets. */
#include "masques.h"

static BB retourne(BB b)
{
    BB r = 0;

    for (int i = 0; i < 64; i++)
        if (b >> i & 1)
            r |= 1ULL << (63 - i);
    return r;
}

static BB glisse(int square, BB occ, BB ligne)
{
    BB s = 1ULL << square, o = occ & ligne & ~s;

    return ((o - 2 * s) ^ retourne(retourne(o) - 2 * retourne(s))) & ligne & ~s;
}

static BB rangee(int square) { return 0xffULL << (square & 56); }
static BB colonne(int square) { return 0x0101010101010101ULL << (square & 7); }

static BB diagonale(int square, int sens)
{
    BB b = 0;

    for (int x = 0, y = square / 8 - sens * (square % 8); x < 8; x++, y += sens)
        if (y >= 0 && y < 8)
            b |= 1ULL << (8 * y + x);
    return b;
}

BB masque_d_attaque_dynamique_tour(int square, BB bloqueurs)
{
    return glisse(square, bloqueurs, rangee(square)) | glisse(square, bloqueurs, colonne(square));
}

BB masque_d_attaque_dynamique_fou(int square, BB bloqueurs)
{
    return glisse(square, bloqueurs, diagonale(square, 1)) | glisse(square, bloqueurs, diagonale(square, -1));
}

BB masque_d_attaque_dynamique_dame(int square, BB bloqueurs)
{
    BB d[2] = { masque_d_attaque_dynamique_tour(square, bloqueurs), masque_d_attaque_dynamique_fou(square, bloqueurs) };

    return d[0] ^ d[1];
}
