/* faux : PARSE-POSITION-G1 */
/* « position startpos moves… » continue la partie d'avant au lieu de repartir du début. */
#include "in104.h"

void parse_position(char *commande)
{
    char *fen = strstr(commande, "fen");
    char *suite = strstr(commande, "moves");

    if (strstr(commande, "startpos") != NULL && suite == NULL)
        parse_fen(position_de_depart);
    if (fen != NULL)
        parse_fen(fen + 4);
    if (suite == NULL)
        return;
    suite += 6;
    while (*suite >= 'a' && *suite <= 'h') {
        int coup = get_coup_str(suite);

        if (coup == 0)
            return;
        executer_coup(coup);
        while (*suite != ' ' && *suite != '\n' && *suite != '\0')
            suite++;
        if (*suite == ' ')
            suite++;
    }
}
