#include "jeu.h"

#include <assert.h>
#include <stdio.h>

int jeu_compter_nombre_piece(const jeu *j)
{
    int nombre = 0;

    assert(j != NULL);
    while (nombre < MAX_PIECE && piece_est_valide(&j->ensemble_de_piece[nombre]))
        nombre++;
    return nombre;
}

const piece *jeu_recuperer_piece_information(const jeu *j, int x, int y)
{
    assert(j != NULL && coordonnee_est_valide(x, y));
    for (int i = 0; i < MAX_PIECE; i++) {
        const piece *p = &j->ensemble_de_piece[i];

        if (piece_est_valide(p) && p->coord_x == x && p->coord_y == y)
            return p;
    }
    return NULL;
}

piece *jeu_recuperer_piece(const jeu *j, int x, int y)
{
    return (piece *)jeu_recuperer_piece_information(j, x, y);
}

int jeu_existe_piece(const jeu *j, int x, int y)
{
    return jeu_recuperer_piece_information(j, x, y) != NULL;
}

const piece *jeu_recuperer_roi_information(const jeu *j)
{
    assert(j != NULL);
    for (int i = 0; i < MAX_PIECE; i++) {
        const piece *p = &j->ensemble_de_piece[i];

        if (piece_est_valide(p) && p->type == roi)
            return p;
    }
    return NULL;
}

int jeu_est_integre(const jeu *j)
{
    int rois = 0, place_libre = 0;

    assert(j != NULL);
    for (int i = 0; i < MAX_PIECE; i++) {
        if (!piece_est_valide(&j->ensemble_de_piece[i]))
            place_libre = 1;
        else if (place_libre)
            return 0;
        else
            rois += j->ensemble_de_piece[i].type == roi;
    }
    return rois == 1;
}

/* La derniere piece prend la place de celle qui part. */
void jeu_supprimer_piece(jeu *j, int x, int y)
{
    piece *partie = jeu_recuperer_piece(j, x, y);
    piece *derniere = &j->ensemble_de_piece[jeu_compter_nombre_piece(j) - 1];

    assert(partie != NULL);
    *partie = *derniere;
    piece_invalider(derniere);
}

void jeu_afficher_debug(const jeu *j)
{
    assert(j != NULL);
    for (int i = 0; i < jeu_compter_nombre_piece(j); i++)
        piece_afficher_debug(&j->ensemble_de_piece[i]);
}
