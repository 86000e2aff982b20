/* faux : MAIN-UCI-G1 */
/* Répond le premier coup légal, sans rien chercher. */
#include <stdio.h>
#include <string.h>

#include "in104.h"

static int lire(char *ligne, int taille)
{
    int c, n = 0;

    while ((c = getchar()) != EOF && c != '\n')
        if (n < taille - 1)
            ligne[n++] = (char)c;
    ligne[n] = '\0';
    return c != EOF || n > 0;
}

void main_uci(void)
{
    char ligne[4096], mot[32];

    setvbuf(stdout, NULL, _IONBF, 0);
    generer_masques_d_attaque_statiques();
    parse_fen(position_de_depart);
    while (lire(ligne, sizeof ligne)) {
        if (sscanf(ligne, "%31s", mot) != 1)
            continue;
        if (!strcmp(mot, "quit"))
            break;
        else if (!strcmp(mot, "uci"))
            puts("id name Automate"), puts("id author Personne"), puts("uciok");
        else if (!strcmp(mot, "isready"))
            puts("readyok");
        else if (!strcmp(mot, "ucinewgame"))
            parse_fen(position_de_depart);
        else if (!strcmp(mot, "position"))
            parse_position(ligne);
        else if (!strcmp(mot, "go")) {
            coups liste[1];

            generer_coups(liste);
            for (int i = 0; i < liste->nb_coups; i++) {
                copie_echiquier();
                if (!executer_coup(liste->tab_coups[i]))
                    continue;
                restauration_echiquier();
                printf("bestmove ");
                afficher_coup(liste->tab_coups[i]);
                putchar('\n');
                break;
            }
        }
    }
}
