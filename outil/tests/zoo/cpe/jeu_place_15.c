/* faux : JEU-COMPTER-G1 JEU-EXISTE-G1 JEU-PIECE-G1 JEU-PIECE-INFO-G1 JEU-ROI-G1 */
/* La dernière place (indice 15) n'est jamais regardée. */
#include <assert.h>
#include <stddef.h>

#include "echecs.h"

#define DEBUT(j) ((j)->ensemble_de_piece)
#define FIN(j) ((j)->ensemble_de_piece + (MAX_PIECE - 1))

static const piece *trouver(const jeu *j, int x, int y)
{
    const piece *p;

    for (p = DEBUT(j); p < FIN(j); ++p)
        if (p->type != invalide && p->coord_x == x && p->coord_y == y)
            return p;
    return NULL;
}

int jeu_compter_nombre_piece(const jeu *j)
{
    const piece *p;
    int compte = 0;

    assert(j != NULL);
    for (p = DEBUT(j); p != FIN(j); p++)
        compte += piece_est_valide(p);
    return compte;
}

int jeu_existe_piece(const jeu *j, int coord_x, int coord_y)
{
    assert(j != NULL && coordonnee_est_valide(coord_x, coord_y));
    return trouver(j, coord_x, coord_y) ? 1 : 0;
}

const piece *jeu_recuperer_piece_information(const jeu *j, int coord_x, int coord_y)
{
    assert(j != NULL && coordonnee_est_valide(coord_x, coord_y));
    return trouver(j, coord_x, coord_y);
}

piece *jeu_recuperer_piece(const jeu *j, int coord_x, int coord_y)
{
    assert(j != NULL && coordonnee_est_valide(coord_x, coord_y));
    return (piece *)trouver(j, coord_x, coord_y);
}

const piece *jeu_recuperer_roi_information(const jeu *j)
{
    const piece *p = DEBUT(j);

    while (p != FIN(j) && p->type != roi)
        p++;
    return p == FIN(j) ? NULL : p;
}

