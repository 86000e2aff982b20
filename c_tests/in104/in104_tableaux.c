/* Un programme qui a ses propres tableaux, const comme ceux du cours : la bibliothèque s'en sert, et
 * ne les change pas. */
#include "in104_etat.h"

const int valeur_piece[12] = { 200, 320, 330, 500, 900, 20000, -100, -320, -330, -500, -900, -20000 };
const int score_pos_roi[64] = { [e1] = 7 };
/* Le roi noir de e8 se lit en e1 ; les autres cases ne sont pas des cases. */
const int square_mirroir[64] = { [a8] = -1, [b8] = 1000, [c8] = INT_MIN, [d8] = INT_MAX, [e8] = e1 };

VERIF(les_tableaux_servent, "EVAL-G3")
{
    PREPARER("8/8/8/8/8/8/4P3/4K3 w - -");
    VERIF_ENTIER(eval(), 200 - 20 + 20000 + 7);
    PREPARER("4k3/8/8/8/8/8/8/8 w - -");
    VERIF_ENTIER(eval(), -20000 - 7);
}

VERIF(n_importe_quels_tableaux, "EVAL-G3")
{
    unsigned tour;

    for (tour = 0; tour < 100; tour++) {
        abimer_l_etat(tour);
        VERIF_ETAT_INCHANGE((void)eval());
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(les_tableaux_servent),
    VERIF_LIGNE(n_importe_quels_tableaux))
