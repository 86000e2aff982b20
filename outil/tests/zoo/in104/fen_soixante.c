/* faux : PARSE-FEN-G1 */
/* Le premier champ est lu dans 60 octets : 32 pièces bien séparées en demandent 71. */
#include <stdio.h>
#include <string.h>

#include "echiquier.h"

static const char lettres[] = "PNBRQKpnbrqk";

static void placer_rangee(const char *rangee, int y)
{
    int x = 0;

    for (; *rangee != '\0'; rangee++) {
        const char *trouvee = strchr(lettres, *rangee);

        if (trouvee == NULL) {
            x += *rangee - '0';
            continue;
        }
        echiquier[trouvee - lettres] |= 1ULL << (8 * y + x);
        occupations[trouvee - lettres < 6 ? blancs : noirs] |= 1ULL << (8 * y + x);
        x++;
    }
}

void parse_fen(char *fen)
{
    char pieces[61], camp[2], droits[5], case_ep[3];
    char *rangee;
    int i, y = 0;

    for (i = 0; i < 12; i++)
        echiquier[i] = 0ULL;
    occupations[blancs] = occupations[noirs] = occupations[mixte] = 0ULL;
    sscanf(fen, "%60s %1s %4s %2s", pieces, camp, droits, case_ep);
    for (rangee = strtok(pieces, "/"); rangee != NULL; rangee = strtok(NULL, "/"))
        placer_rangee(rangee, y++);
    occupations[mixte] = occupations[blancs] | occupations[noirs];
    trait = strcmp(camp, "b") == 0;
    roque = 0;
    for (i = 0; i < 4; i++)
        if (strchr(droits, "KQkq"[i]) != NULL)
            roque += 1 << i;
    enpassant = no_sq;
    for (i = 0; i < 64; i++)
        if (strcmp(case_ep, square_to_coordonnees[i]) == 0)
            enpassant = i;
}
