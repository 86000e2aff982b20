/* juste */
/* Un curseur avance dans la chaîne, champ après champ. */
#include <ctype.h>

#include "in104.h"

void parse_fen(char *fen)
{
    int square = 0;

    memset(echiquier, 0, sizeof echiquier);
    memset(occupations, 0, sizeof occupations);
    roque = 0;
    enpassant = no_sq;

    /* 1. les pièces, de a8 à h1 */
    for (; *fen != ' '; fen++) {
        if (isdigit((unsigned char)*fen)) {
            square += *fen - '0';
        } else if (*fen != '/') {
            set_bit(echiquier[char_piece[(int)*fen]], square);
            square++;
        }
    }
    fen++;

    /* 2. le trait */
    trait = *fen == 'w' ? blancs : noirs;
    fen += 2;

    /* 3. les roques */
    for (; *fen != ' '; fen++) {
        switch (*fen) {
        case 'K': roque |= petit_roque_blanc; break;
        case 'Q': roque |= grand_roque_blanc; break;
        case 'k': roque |= petit_roque_noir; break;
        case 'q': roque |= grand_roque_noir; break;
        }
    }
    fen++;

    /* 4. la prise en passant */
    if (*fen != '-')
        enpassant = (fen[0] - 'a') + 8 * (8 - (fen[1] - '0'));

    for (int piece = P; piece <= K; piece++)
        occupations[blancs] |= echiquier[piece];
    for (int piece = p; piece <= k; piece++)
        occupations[noirs] |= echiquier[piece];
    occupations[mixte] = occupations[blancs] | occupations[noirs];
}
