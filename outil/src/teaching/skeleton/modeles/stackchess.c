/*
 * Stackchess à deux, au clavier : « 2 a1 a3 » déplace deux pièces de a1 en a3, « 0 a1 a1 » abandonne.
 */
#include <stdio.h>
#include <stdlib.h>

#include "stackchess.h"

#define TAILLE 6

int main(void)
{
    stackchess *s = stackchess_creer(TAILLE, 0);
    char colonne, vers_colonne;
    int nombre, rangee, vers_rangee, joueur = 0;

    if (s == NULL) {
        printf("stackchess_creer n'a rien créé.\n");
        return 1;
    }
    stackchess_afficher(s, -1, -1);
    while (stackchess_etat(s) == stackchess_en_cours) {
        printf("Aux %s : nombre, départ, arrivée ? ", joueur == 0 ? "blancs" : "noirs");
        fflush(stdout);
        if (scanf("%d %c%d %c%d", &nombre, &colonne, &rangee, &vers_colonne, &vers_rangee) != 5)
            break;
        if (nombre == 0) {
            stackchess_abandonner(s, joueur);
        } else {
            char raison[ECHECS_PHRASE_MAX] = "";
            int x = colonne - 'a', y = rangee - 1, x2 = vers_colonne - 'a', y2 = vers_rangee - 1;

            if (stackchess_verifier(s, x, y, x2, y2, nombre, raison, sizeof raison) != stackchess_ok)
                printf("Ce coup n'est pas permis : %s.\n", raison);
            else if (stackchess_deplacer(s, x, y, x2, y2, nombre) == stackchess_ok)
                joueur = 1 - joueur;
        }
        stackchess_afficher(s, -1, -1);
    }
    printf("\n");
    stackchess_detruire(s);
    return 0;
}
