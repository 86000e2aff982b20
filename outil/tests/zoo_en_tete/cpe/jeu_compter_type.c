/* faux : JEU-COMPTER-G2 */
/* Compte les places dont le type n'est pas invalide, sans demander à piece_est_valide si la pièce l'est. */
#include <stddef.h>

#include "jeu.h"

int jeu_compter_nombre_piece(const jeu *j)
{
    int n = 0;

    for (int i = 0; j != NULL && i < MAX_PIECE; i++)
        if (j->ensemble_de_piece[i].type != invalide)
            n++;
    return n;
}
