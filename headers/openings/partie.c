#include <stdio.h>
#include "partie.h"

int main(void)
{
    char phrase[ECHECS_PHRASE_MAX];
    partie *p = partie_creer();

    partie_commencer(p);
    partie_jouer(p, "e4");
    partie_ecrire_situation(p, phrase, sizeof phrase);
    printf("%s\n", phrase);
    // affiche : C'est aux noirs de jouer.
    if (partie_verifier_texte(p, "Fb4", phrase, sizeof phrase) != pas_erreur)
        printf("%s\n", phrase);
        // affiche : Le fou f8 ne va pas en b4 : le pion e7 lui barre la route.
    partie_detruire(p);
    return 0;
}
