/*
 * Un premier programme : jouer un coup, et savoir pourquoi un autre est refusé.
 *
 *   ./echecs lancer examples_c/premier_coup.c
 */
#include <stdio.h>

#include "partie.h"

int main(void)
{
    partie *p = partie_creer();
    char texte[ECHECS_PHRASE_MAX];

    partie_commencer(p);
    if (partie_jouer(p, "e4") == pas_erreur) {
        partie_ecrire_fen(p, texte, sizeof texte);
        printf("%s\n", texte);
        // affiche : rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1
    }
    if (partie_jouer(p, "Fb4") != pas_erreur) {
        partie_verifier_texte(p, "Fb4", texte, sizeof texte);
        printf("%s\n", texte);
        // affiche : Le fou f8 ne va pas en b4 : le pion e7 lui barre la route.
    }
    partie_detruire(p);
    return 0;
}
