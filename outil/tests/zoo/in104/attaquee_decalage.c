/* juste */
/* Les pas sont des colonnes et des rangées : une rangée est un décalage de 3 bits, même d'un nombre négatif. */
#include "coups.h"

static const int dx[8] = { 1, -1, 0, 0, 1, 1, -1, -1 };
static const int dy[8] = { 0, 0, 1, -1, 1, -1, 1, -1 };
static const int cx[8] = { 1, 2, 2, 1, -1, -2, -2, -1 };
static const int cy[8] = { 2, 1, -1, -2, -2, -1, 1, 2 };

/* La case à côté, ou -1 hors de l'échiquier. */
static int voisine(int square, int x, int y)
{
    int colonne = (square & 7) + x, rangee = (square >> 3) + y;

    if (colonne < 0 || colonne > 7 || rangee < 0 || rangee > 7)
        return -1;
    return square + x + (y << 3);
}

static int a_piece(int sorte, int square)
{
    return square >= 0 && get_bit(echiquier[sorte], square) != 0;
}

int case_attaquee(int square, int couleur)
{
    int base = couleur == blancs ? P : p;
    /* les pions blancs sont une rangée plus bas, dont les numéros sont plus grands */
    int derriere = couleur == blancs ? 1 : -1;

    if (a_piece(base, voisine(square, 1, derriere)) || a_piece(base, voisine(square, -1, derriere)))
        return 1;
    for (int d = 0; d < 8; d++) {
        int vers = voisine(square, dx[d], dy[d]);

        if (a_piece(base + 1, voisine(square, cx[d], cy[d])) || a_piece(base + 5, vers))
            return 1;
        while (vers >= 0 && !get_bit(occupations[mixte], vers))
            vers = voisine(vers, dx[d], dy[d]);
        if (a_piece(base + (d < 4 ? 3 : 2), vers) || a_piece(base + 4, vers))
            return 1;
    }
    return 0;
}
