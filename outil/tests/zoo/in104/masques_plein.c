/* faux : MASQUE-FOU-G1 MASQUE-TOUR-G1 MASQUE-DAME-G1 */
/* Un échiquier plein est pris pour un échiquier vide : ~0 veut dire « sans bloqueurs ». */
#include "in104.h"

typedef struct { int dx, dy; } pas;

static const pas droits[] = { { 0, 1 }, { 1, 0 }, { 0, -1 }, { -1, 0 } };
static const pas biais[] = { { 1, 1 }, { 1, -1 }, { -1, 1 }, { -1, -1 } };

static BB a_un_pas(int square, pas d)
{
    int x = square % 8 + d.dx, y = square / 8 + d.dy;

    return x < 0 || x > 7 || y < 0 || y > 7 ? 0 : 1ULL << (8 * y + x);
}

static BB rayon(int square, pas d, BB bloqueurs)
{
    BB suivante = a_un_pas(square, d);

    if (suivante == 0 || (suivante & bloqueurs))
        return suivante;
    return suivante | rayon(square + d.dx + 8 * d.dy, d, bloqueurs);
}

BB masque_d_attaque_dynamique_fou(int square, BB bloqueurs)
{
    BB m = 0;

    if (bloqueurs == ~0ULL)
        bloqueurs = 0;
    for (int i = 0; i < 4; i++)
        m |= rayon(square, biais[i], bloqueurs);
    return m;
}

BB masque_d_attaque_dynamique_tour(int square, BB bloqueurs)
{
    BB m = 0;

    if (bloqueurs == ~0ULL)
        bloqueurs = 0;
    for (int i = 0; i < 4; i++)
        m |= rayon(square, droits[i], bloqueurs);
    return m;
}

BB masque_d_attaque_dynamique_dame(int square, BB bloqueurs)
{
    BB m = 0;

    if (bloqueurs == ~0ULL)
        bloqueurs = 0;
    for (int i = 0; i < 4; i++)
        m |= rayon(square, droits[i], bloqueurs) | rayon(square, biais[i], bloqueurs);
    return m;
}
