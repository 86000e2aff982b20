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
    partie_nouvelle(p);             // affiche : C'est aux blancs de jouer.
    partie_deplacer(p, 4, 1, 4, 3); // affiche : C'est aux noirs de jouer.
    partie_jouer(p, "Fb4");         // affiche : Le chemin de f8 à b4 est barré par le pion de e7.
    partie_jouer(p, "e5");          // affiche : C'est aux blancs de jouer.
    partie_detruire(p);
    return 0;
}
