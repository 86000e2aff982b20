/* juste */
/* Une liste allouée dont le tableau, à la fin de la structure, est déclaré d'une place et en a plus : l'usage d'avant C99. */
#include <stdlib.h>

#include "jeu.h"

struct liste {
    int nombre;
    const piece *pieces[1]; /* en fait, nombre places */
};

static struct liste *pieces_valides(const jeu *j)
{
    struct liste *l = malloc(sizeof *l + MAX_PIECE * sizeof *l->pieces);

    l->nombre = 0;
    for (int i = 0; i < MAX_PIECE; i++)
        if (piece_est_valide(&j->ensemble_de_piece[i]))
            l->pieces[l->nombre++] = &j->ensemble_de_piece[i];
    return l;
}

int jeu_existe_piece(const jeu *j, int x, int y)
{
    struct liste *l = pieces_valides(j);
    int existe = 0;

    for (int i = 0; i < l->nombre; i++)
        existe |= l->pieces[i]->coord_x == x && l->pieces[i]->coord_y == y;
    free(l);
    return existe;
}

const piece *jeu_recuperer_piece_information(const jeu *j, int x, int y)
{
    struct liste *l = pieces_valides(j);
    const piece *trouvee = NULL;

    for (int i = 0; i < l->nombre; i++)
        if (l->pieces[i]->coord_x == x && l->pieces[i]->coord_y == y)
            trouvee = l->pieces[i];
    free(l);
    return trouvee;
}
