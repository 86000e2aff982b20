/* faux : JEU-SUPPRIMER-G1 */
/* La dernière pièce est recopiée à la place de celle qui part, mais reste aussi à la sienne. */
#include <assert.h>
#include <stddef.h>

#include "echecs.h"

#define DEBUT(j) ((j)->ensemble_de_piece)
#define FIN(j) ((j)->ensemble_de_piece + MAX_PIECE)

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

int jeu_est_integre(const jeu *j)
{
    const piece *p;
    int rois = 0, fini = 0;

    assert(j != NULL);
    for (p = DEBUT(j); p != FIN(j); p++) {
        if (!piece_est_valide(p)) {
            fini = 1;
            continue;
        }
        if (fini)
            return 0;
        rois += p->type == roi;
    }
    return rois == 1;
}

void jeu_supprimer_piece(jeu *j, int coord_x, int coord_y)
{
    piece *a_retirer = (piece *)trouver(j, coord_x, coord_y);
    piece *derniere = DEBUT(j) + jeu_compter_nombre_piece(j) - 1;

    assert(a_retirer != NULL);
    *a_retirer = *derniere;
}
