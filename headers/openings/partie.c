#include <stdio.h>
#include "partie.h"

static void afficher(void *contexte, const char *message)
{
    (void)contexte;
    printf("%s\n", message);
}

int main(void)
{
    vue console = { 0 };
    partie *p = partie_creer();

    console.afficher_message = afficher;
    partie_brancher_vue(p, &console);
    partie_nouvelle(p);
    // affiche : C'est aux blancs de jouer.
    partie_deplacer(p, 4, 1, 4, 3); // de e2 à e4
    // affiche : C'est aux noirs de jouer.
    partie_jouer(p, "Fb4");
    // affiche : Le fou f8 ne va pas en b4 : le pion e7 lui barre la route.
    partie_jouer(p, "e5");
    // affiche : C'est aux blancs de jouer.
    partie_detruire(p);
    return 0;
}
