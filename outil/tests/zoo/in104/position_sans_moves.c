/* faux : PARSE-POSITION-G1 */
/* Une ligne sans « moves » fait planter. */
#include "in104.h"

void parse_position(char *commande)
{
    char *fen = strstr(commande, "fen");
    char *suite = strstr(commande, "moves");

    if (strstr(commande, "startpos") != NULL || fen == NULL)
        parse_fen(position_de_depart);
    else
        parse_fen(fen + 4);
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
