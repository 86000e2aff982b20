/* juste */
/* Le moteur finit par exit(0) quand on lui dit « quit », comme bien des programmes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "in104.h"

void main_uci(void)
{
    char ligne[2000];

    generer_masques_d_attaque_statiques();
    while (fgets(ligne, sizeof ligne, stdin)) {
        if (strncmp(ligne, "ucinewgame", 10) == 0) {
            char debut[] = "position startpos";

            parse_position(debut);
        } else if (strncmp(ligne, "uci", 3) == 0) {
            printf("id name Essai\nid author Moi\nuciok\n");
        } else if (strncmp(ligne, "isready", 7) == 0) {
            printf("readyok\n");
        } else if (strncmp(ligne, "position", 8) == 0) {
            parse_position(ligne);
        } else if (strncmp(ligne, "go", 2) == 0) {
            parse_go(ligne);
            printf("\n");
        } else if (strncmp(ligne, "quit", 4) == 0) {
            exit(0);
        }
    }
}
