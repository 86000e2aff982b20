#include <stdio.h>
#include "stackchess.h"

int main(void)
{
    stackchess *s = stackchess_creer(6, 0);
    char texte[STACKCHESS_POSITION_MAX];

    stackchess_deplacer(s, 0, 0, 0, 1, 1); // la tour a1 sur le pion a2
    stackchess_ecrire_position(s, texte, sizeof texte);
    printf("%s\n", texte);
    // affiche : tfdrft/p'p'p'p'p'p'/6/6/(P'T)P'P'P'P'P'/1FDRFT n -
    stackchess_verifier(s, 0, 4, 1, 3, 1, texte, sizeof texte); // le pion a5 en b4
    printf("%s\n", texte);
    // affiche : le pion PN ne va en diagonale que pour prendre, et b4 n'a rien à prendre
    stackchess_detruire(s);
    return 0;
}
