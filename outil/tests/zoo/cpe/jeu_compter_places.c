/* faux : JEU-COMPTER-G1 */
/* Compte les places du tableau, pas les pièces valides. */
#include "jeu.h"

int jeu_compter_nombre_piece(const jeu *j)
{
    return (int)(sizeof j->ensemble_de_piece / sizeof j->ensemble_de_piece[0]);
}
