/* juste */
/* Les variables globales sont celles de ce fichier, à la place de celles de la bibliothèque. */
#include "echiquier.h"

BB echiquier[12], occupations[3];
int trait, roque, en_passant = no_sq;

static int piece_de(char lettre)
{
    const char *lettres = "PNBRQKpnbrqk";

    for (int i = 0; i < 12; i++)
        if (lettres[i] == lettre)
            return i;
    return -1;
}

int presence_sq(int square)
{
    for (int i = 0; i < 12; i++)
        if (echiquier[i] >> square & 1)
            return i;
    return -1;
}

void parse_fen(char *fen)
{
    int square = 0;

    for (int i = 0; i < 12; i++)
        echiquier[i] = 0;
    for (int i = 0; i < 3; i++)
        occupations[i] = 0;
    while (*fen != ' ') {
        int piece = piece_de(*fen);

        if (piece >= 0) {
            echiquier[piece] |= 1ULL << square;
            occupations[piece / 6] |= 1ULL << square;
            occupations[mixte] |= 1ULL << square;
            square++;
        } else if (*fen != '/') {
            square += *fen - '0';
        }
        fen++;
    }
    trait = fen[1] == 'b';
    for (roque = 0, fen += 3; *fen != ' '; fen++)
        roque |= *fen == 'K' ? 1 : *fen == 'Q' ? 2 : *fen == 'k' ? 4 : *fen == 'q' ? 8 : 0;
    en_passant = fen[1] == '-' ? no_sq : fen[1] - 'a' + 8 * ('8' - fen[2]);
}
