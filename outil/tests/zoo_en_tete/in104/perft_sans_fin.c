/* faux : IN104-PERFT-N1 */
/* Compte par une fonction à part, quelle que soit la profondeur : -1 n'a pas de fin. */
#include "in104.h"

static long feuilles(int profondeur)
{
    coups liste;
    long total = 0;

    if (profondeur == 0)
        return 1;
    generer_coups(&liste);
    copie_echiquier();
    for (int i = 0; i < liste.nb_coups; i++) {
        if (executer_coup(liste.tab_coups[i])) {
            total += feuilles(profondeur - 1);
            restauration_echiquier();
        }
    }
    return total;
}

void perft(int profondeur)
{
    if (trait == blancs || trait == noirs)
        nb_feuilles += feuilles(profondeur);
}
