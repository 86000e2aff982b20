/*
 * Une partie contre votre moteur, au clavier ; « ./moteur uci » parle à une interface d'échecs.
 */
#include <stdio.h>
#include <string.h>

#include "coups.h"
#include "echiquier.h"
#include "masques.h"
#include "negamax.h"
#include "uci.h"

#define PROFONDEUR 3

/* Lit un coup comme e2e4 ou e7e8q ; rend 0 à la fin de l'entrée. */
static int lire_un_coup(int *coup)
{
    char ligne[80];

    for (;;) {
        printf("Votre coup (e2e4, ou fin) : ");
        fflush(stdout);
        if (fgets(ligne, sizeof ligne, stdin) == NULL || strncmp(ligne, "fin", 3) == 0)
            return 0;
        *coup = get_coup_str(ligne);
        if (*coup != 0)
            return 1;
        printf("Ce n'est pas un coup légal.\n");
    }
}

int main(int argc, char *argv[])
{
    int coup;

    if (argc > 1 && strcmp(argv[1], "uci") == 0) {
        main_uci();
        return 0;
    }
    generer_masques_d_attaque_statiques();
    parse_fen(position_de_depart);
    print_echiquier();
    while (lire_un_coup(&coup) && executer_coup(coup)) {
        recherche_meilleur_coup(PROFONDEUR);
        if (!executer_coup(meilleur_coup)) {
            printf("Le moteur n'a plus de coup : la partie est finie.\n");
            break;
        }
        print_echiquier();
        printf("Le moteur joue ");
        afficher_coup(meilleur_coup);
        printf("\n");
    }
    return 0;
}
