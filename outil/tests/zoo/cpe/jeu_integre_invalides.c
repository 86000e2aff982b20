/* faux : JEU-INTEGRE-G1 */
/* Deux places libres ont les mêmes coordonnées, -1 et -1 : elles passent pour deux pièces sur une case. */
#include "jeu.h"

int jeu_est_integre(const jeu *j)
{
    int rois = 0, valides = 0;

    for (int i = 0; i < MAX_PIECE; i++) {
        const piece *p = &j->ensemble_de_piece[i];

        for (int k = 0; k < i; k++) {
            const piece *q = &j->ensemble_de_piece[k];

            if (q->coord_x == p->coord_x && q->coord_y == p->coord_y)
                return 0;
        }
        if (p->type == invalide)
            continue;
        if (valides != i)
            return 0;
        valides++;
        rois += p->type == roi;
    }
    return rois == 1;
}
