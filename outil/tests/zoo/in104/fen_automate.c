/* juste */
/* Un automate à quatre états, et la FEN lue en une seule passe. */
#include <string.h>

#include "echiquier.h"

void parse_fen(char *fen)
{
    enum { pieces, camp, roques, passant, fini } etat = pieces;
    const char *lettres = "KQkq";
    int x = 0, y = 0, colonne = -1;

    for (int i = P; i <= k; i++)
        echiquier[i] = 0;
    trait = roque = 0;
    enpassant = no_sq;
    for (const char *c = fen; *c && etat < fini; c++) {
        if (*c == ' ') {
            etat++;
            continue;
        }
        switch (etat) {
        case pieces:
            if (*c == '/')
                x = 0, y++;
            else if (strchr("12345678", *c))
                x += *c & 15;
            else
                echiquier[char_piece[(unsigned char)*c]] |= 1ULL << (8 * y + x++);
            break;
        case camp:
            trait = *c == 'b';
            break;
        case roques:
            roque |= *c == '-' ? 0 : 1 << (strchr(lettres, *c) - lettres);
            break;
        case passant:
            if (*c >= 'a')
                colonne = *c - 'a';
            else if (*c >= '1')
                enpassant = ('8' - *c) * 8 + colonne;
            break;
        case fini:
            break;
        }
    }
    occupations[blancs] = occupations[noirs] = 0;
    for (int i = P; i <= k; i++)
        occupations[i / 6] |= echiquier[i];
    occupations[mixte] = occupations[blancs] | occupations[noirs];
}
