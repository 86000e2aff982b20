#include <stdio.h>
#include "partie.h"

static void afficher(void *contexte, const char *message)
{
    fprintf(contexte, "%s\n", message);
}

int main(void)
{
    vue console = { .contexte = stdout, .afficher_message = afficher };
    partie *p = partie_creer();
    partie_brancher_vue(p, &console);
    partie_nouvelle(p);     // affiche : C'est aux blancs de jouer.
    partie_jouer(p, "e4");  // affiche : C'est aux noirs de jouer.
    partie_jouer(p, "Fb4"); // affiche : Le fou f8 ne va pas en b4 : le pion e7 lui barre la route.
    partie_detruire(p);
    return 0;
}
