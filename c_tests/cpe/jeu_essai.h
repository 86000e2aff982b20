/* Les jeux de pièces que partagent les vérifications de la section « Jeu ». */
#ifndef JEU_ESSAI_H
#define JEU_ESSAI_H

#include "cpe.h"

VERIF_FONCTION jeu jeu_vide(void)
{
    jeu j;
    int i;

    for (i = 0; i < MAX_PIECE; i++) {
        j.ensemble_de_piece[i].type = invalide;
        j.ensemble_de_piece[i].coord_x = -1;
        j.ensemble_de_piece[i].coord_y = -1;
    }
    return j;
}

/* Un roi en e1, une tour en a1, un pion blanc en d2, un fou en h8. */
VERIF_FONCTION jeu petit_jeu(void)
{
    static const piece pieces[] = {
        { roi, 4, 0 }, { tour, 0, 0 }, { pion_blanc, 3, 1 }, { fou, 7, 7 },
    };
    jeu j = jeu_vide();

    memcpy(j.ensemble_de_piece, pieces, sizeof pieces);
    return j;
}

/* Le fou est sur la case de la tour, qui est avant lui dans le jeu. */
VERIF_FONCTION jeu deux_sur_une_case(void)
{
    jeu j = petit_jeu();

    j.ensemble_de_piece[3].coord_x = j.ensemble_de_piece[3].coord_y = 0;
    return j;
}

VERIF_FONCTION jeu n_importe_quoi(void)
{
    jeu j;

    memset(&j, 0xA5, sizeof j);
    return j;
}

#endif /* JEU_ESSAI_H */
