/* faux : JEU-INTEGRE-G2 */
/* Le nombre de rois est compté modulo 2 : trois rois passent. */
#include <stdio.h>

#include "jeu.h"

int jeu_compter_nombre_piece(const jeu *j)
{
    int n = 0;

    while (n < MAX_PIECE && piece_est_valide(&j->ensemble_de_piece[n]) == 1)
        n++;
    return n;
}

/* l'indice de la pièce, ou -1 */
static int chercher(const jeu *j, int x, int y)
{
    int nombre = jeu_compter_nombre_piece(j);

    for (int i = 0; i < nombre; i++)
        if (j->ensemble_de_piece[i].coord_x == x && j->ensemble_de_piece[i].coord_y == y)
            return i;
    return -1;
}

int jeu_existe_piece(const jeu *j, int x, int y)
{
    return chercher(j, x, y) != -1;
}

piece *jeu_recuperer_piece(const jeu *j, int x, int y)
{
    int i = chercher(j, x, y);

    return i == -1 ? NULL : (piece *)&j->ensemble_de_piece[i];
}

const piece *jeu_recuperer_piece_information(const jeu *j, int x, int y)
{
    return jeu_recuperer_piece(j, x, y);
}

const piece *jeu_recuperer_roi_information(const jeu *j)
{
    int nombre = jeu_compter_nombre_piece(j);

    for (int i = 0; i < nombre; i++)
        if (j->ensemble_de_piece[i].type == roi)
            return &j->ensemble_de_piece[i];
    return NULL;
}

int jeu_est_integre(const jeu *j)
{
    int rois = 0, nombre = jeu_compter_nombre_piece(j);

    for (int i = 0; i < nombre; i++)
        if (j->ensemble_de_piece[i].type == roi)
            rois++;
    for (int i = nombre; i < MAX_PIECE; i++) {
        if (piece_est_valide(&j->ensemble_de_piece[i])) {
            printf("jeu non integre : une piece valide suit une piece invalide\n");
            return 0;
        }
    }
    rois %= 2;
    if (rois != 1)
        printf("jeu non integre : %d roi(s)\n", rois);
    return rois == 1;
}

void jeu_supprimer_piece(jeu *j, int x, int y)
{
    for (int i = chercher(j, x, y); i < MAX_PIECE - 1; i++)
        j->ensemble_de_piece[i] = j->ensemble_de_piece[i + 1];
    piece_invalider(&j->ensemble_de_piece[MAX_PIECE - 1]);
}
