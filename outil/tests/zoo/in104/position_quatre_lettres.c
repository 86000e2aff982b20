/* faux : PARSE-POSITION-G1 */
/* Chaque coup est cru de quatre lettres : après une promotion, la suite n'est plus lue. */
#include "in104.h"

void parse_position(char *commande)
{
    char *fen = strstr(commande, "fen");
    char *suite = strstr(commande, "moves");

    if (strstr(commande, "startpos") != NULL || fen == NULL)
        parse_fen(position_de_depart);
    else
        parse_fen(fen + 4);
    if (suite == NULL)
        return;
    suite += 6;
    while (*suite >= 'a' && *suite <= 'h') {
        int coup = get_coup_str(suite);

        if (coup == 0)
            return;
        executer_coup(coup);
        suite += strlen(suite) < 4 ? strlen(suite) : 4;
        if (*suite == ' ')
            suite++;
    }
}
