/* faux : JEU-INTEGRE-G2 */
/* Un roi au plus : aucun passe aussi. */
#include "jeu.h"

int jeu_est_integre(const jeu *j)
{
    int rois = 0, fini = 0;

    for (int i = 0; i < MAX_PIECE; i++) {
        type_piece type = j->ensemble_de_piece[i].type;

        if (type == invalide)
            fini = 1;
        else if (fini || (type == roi && ++rois > 1))
            return 0;
    }
    return 1;
}
