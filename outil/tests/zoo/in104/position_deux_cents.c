/* faux : PARSE-POSITION-G1 */
/* Les coups après le deux centième sont ignorés. */
#include <stdio.h>
#include <string.h>

#include "uci.h"

#define SEPARATEURS " \t\r\n"

void parse_position(char *commande)
{
    char *mot = strtok(commande, SEPARATEURS);
    int joues = 0;

    mot = strtok(NULL, SEPARATEURS);
    if (mot != NULL && strcmp(mot, "startpos") == 0) {
        parse_fen(position_de_depart);
        mot = strtok(NULL, SEPARATEURS);
    } else {
        char fen[128] = "";

        while ((mot = strtok(NULL, SEPARATEURS)) != NULL && strcmp(mot, "moves") != 0) {
            strcat(fen, mot);
            strcat(fen, " ");
        }
        parse_fen(fen);
    }
    if (mot == NULL)
        return;
    while ((mot = strtok(NULL, SEPARATEURS)) != NULL) {
        int coup = joues++ < 200 ? get_coup_str(mot) : 0;

        if (coup != 0)
            executer_coup(coup);
    }
}
