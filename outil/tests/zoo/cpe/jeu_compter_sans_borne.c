/* faux : JEU-COMPTER-G1 */
/* Compte sans regarder MAX_PIECE : un jeu plein est lu au-delà de sa fin. */
#include <assert.h>
#include <stddef.h>
#include "echecs.h"

int jeu_compter_nombre_piece(const jeu* j)
{
    assert(j!=NULL);
    int compteur=0;
    while(piece_est_valide(&(j->ensemble_de_piece[compteur]))==1)
    {
        compteur++;
    }
    return compteur;
}
