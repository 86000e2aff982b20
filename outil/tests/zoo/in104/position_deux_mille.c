/* faux : PARSE-POSITION-G1 */
/* La ligne est recopiée dans un tableau de 2048 octets : une partie de deux cent cinquante coups n'y entre pas. */
#include <stdio.h>
#include <string.h>

#include "uci.h"

#define SEPARATEURS " \t\r\n"

void parse_position(char *commande)
{
    char ligne[2048], *mot;

    strncpy(ligne, commande, sizeof ligne - 1);
    ligne[sizeof ligne - 1] = '\0';
    strtok(ligne, SEPARATEURS);
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
        int coup = get_coup_str(mot);

        if (coup != 0)
            executer_coup(coup);
    }
}
