/* faux : PARSE-POSITION-G1 */
/* La FEN est ignorée : tout part de la position initiale. */
#include <stdio.h>
#include <string.h>

#include "uci.h"

#define SEPARATEURS " \t\r\n"

void parse_position(char *commande)
{
    char *mot = strtok(commande, SEPARATEURS);

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
        parse_fen(position_de_depart);
    }
    if (mot == NULL)
        return;
    while ((mot = strtok(NULL, SEPARATEURS)) != NULL) {
        int coup = get_coup_str(mot);

        if (coup != 0)
            executer_coup(coup);
    }
}
