/* faux : PARSE-POSITION-G1 */
/* La lettre de promotion n'est pas comparée : e7e8q devient la première promotion de la liste. */
#include <stdio.h>
#include <stdlib.h>

#include "in104.h"

/* Le texte d'un coup, de quatre ou cinq lettres. */
static void ecrire(int coup, char *texte)
{
    sprintf(texte, "%s%s", square_to_coordonnees[get_coup_square_depart(coup)],
            square_to_coordonnees[get_coup_square_arrivee(coup)]);
    if (get_coup_promotion(coup)) {
        texte[4] = "pnbrqk"[get_coup_promotion(coup) % 6];
        texte[5] = '\0';
    }
}

static void jouer(const char *voulu)
{
    coups possibles;
    char texte[6];

    generer_coups(&possibles);
    for (int i = 0; i < possibles.nb_coups; i++) {
        ecrire(possibles.tab_coups[i], texte);
        if (strncmp(texte, voulu, 4) == 0) {
            executer_coup(possibles.tab_coups[i]);
            return;
        }
    }
}

void parse_position(char *commande)
{
    char mot[8];
    int lus;
    char *ici = strstr(commande, "moves");

    if (strncmp(commande, "position fen ", 13) == 0)
        parse_fen(commande + 13);
    else
        parse_fen(position_de_depart);
    if (ici == NULL)
        return;
    ici += 5;
    while (sscanf(ici, "%7s%n", mot, &lus) == 1) {
        jouer(mot);
        ici += lus;
    }
}
