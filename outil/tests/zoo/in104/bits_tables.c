/* juste */
/* Octet par octet avec une table, et le bit le plus faible par une multiplication de De Bruijn. */
#include <stdint.h>
#include <stdio.h>

#include "in104.h"

static const unsigned char par_quartet[16] = { 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4 };

int nb_bits(BB bitboard)
{
    int total = 0;

    for (int decalage = 0; decalage < 64; decalage += 4)
        total += par_quartet[(bitboard >> decalage) & 15];
    return total;
}

int ls1b_index(BB bitboard)
{
    static unsigned char index[64];
    static int pret = 0;
    const uint64_t suite = UINT64_C(0x03f79d71b4cb0a89);

    if (!pret) {
        for (unsigned i = 0; i < 64; i++)
            index[(suite << i) >> 58] = (unsigned char)i;
        pret = 1;
    }
    if (!bitboard)
        return -1;
    return index[((bitboard & (~bitboard + 1)) * suite) >> 58];
}

int presence_sq(int square)
{
    int piece = k;

    while (piece >= P && !((echiquier[piece] >> square) & 1))
        piece--;
    return piece;
}

void print_bitboard(BB bitboard)
{
    char ligne[] = "8  0 0 0 0 0 0 0 0";

    for (int y = 0; y < 8; y++) {
        ligne[0] = (char)('8' - y);
        for (int x = 0; x < 8; x++)
            ligne[3 + 2 * x] = (bitboard >> (8 * y + x)) & 1 ? '1' : '0';
        puts(ligne);
    }
    puts("\n   a b c d e f g h");
}
