/* faux : JEU-SUPPRIMER-G1 */
/* La recherche commence une place avant la première : piece_est_valide y regarde ce qui n'est pas à elle. */
#include "jeu.h"

/* la place de la pièce, ou -1 */
static int place_de(const jeu *j, int x, int y)
{
    for (int i = -1; i < MAX_PIECE; i++) {
        const piece *p = &j->ensemble_de_piece[i];

        if (piece_est_valide(p) && p->coord_x == x && p->coord_y == y)
            return i;
    }
    return -1;
}

void jeu_supprimer_piece(jeu *j, int x, int y)
{
    int i = place_de(j, x, y);

    if (i < 0)
        return;
    while (i < MAX_PIECE - 1 && piece_est_valide(&j->ensemble_de_piece[i + 1])) {
        j->ensemble_de_piece[i] = j->ensemble_de_piece[i + 1];
        i++;
    }
    j->ensemble_de_piece[i].type = invalide;
}
