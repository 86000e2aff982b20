/* juste */
/* Quatre fonctions de jeu.c avec les en-têtes du dossier ; les autres viennent de la bibliothèque. */
#include "jeu.h"

#include <string.h>

const piece *jeu_recuperer_piece_information(const jeu *j, int x, int y)
{
    const piece *trouvee = 0;
    int i = MAX_PIECE;

    while (i-- > 0) {
        const piece *p = j->ensemble_de_piece + i;

        if (p->coord_x == x && p->coord_y == y)
            trouvee = p;
    }
    return trouvee;
}

int jeu_existe_piece(const jeu *j, int x, int y)
{
    return jeu_recuperer_piece_information(j, x, y) != 0;
}

const piece *jeu_recuperer_roi_information(const jeu *j)
{
    for (int x = 0; x < 8; x++)
        for (int y = 0; y < 8; y++) {
            const piece *p = jeu_recuperer_piece_information(j, x, y);

            if (p && p->type == roi)
                return p;
        }
    return 0;
}

void jeu_supprimer_piece(jeu *j, int x, int y)
{
    const piece *p = jeu_recuperer_piece_information(j, x, y);
    size_t i = (size_t)(p - j->ensemble_de_piece);

    memmove(&j->ensemble_de_piece[i], &j->ensemble_de_piece[i + 1], (MAX_PIECE - 1 - i) * sizeof(piece));
    piece_invalider(&j->ensemble_de_piece[MAX_PIECE - 1]);
}
