#include <stdio.h>
#include "stackchess.h"

int main(void)
{
    stackchess *partie = stackchess_creer(6, 0);
    char texte[STACKCHESS_TEXTE_MAX];

    stackchess_deplacer(partie, 0, 0, 0, 1, 1); // la tour a1 sur le pion a2
    stackchess_ecrire(partie, texte, sizeof texte);
    printf("%s\n", texte);
    // affiche : tfdrft/p'p'p'p'p'p'/6/6/(P'T)P'P'P'P'P'/1FDRFT n -
    stackchess_verifier(partie, 0, 4, 1, 3, 1, texte, sizeof texte);
    printf("%s\n", texte);
    // affiche : le pion PN ne va en diagonale que pour prendre, et b4 n'a rien à prendre
    stackchess_detruire(partie);
    return 0;
}
