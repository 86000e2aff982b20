/* faux : JEU-INTEGRE-G2 */
/* Un trou n'est vu que s'il est à la première place. */
#include "jeu.h"

int jeu_est_integre(const jeu *j)
{
    int rois = 0, premiere_libre = 0;

    for (int i = 0; i < MAX_PIECE; i++) {
        type_piece type = j->ensemble_de_piece[i].type;

        if (type == invalide) {
            premiere_libre |= i == 0;
            continue;
        }
        if (premiere_libre)
            return 0;
        rois += type == roi;
    }
    return rois == 1;
}
