/* juste */
/* Les tables ne sont remplies qu'au premier appel : un programme n'en demande pas plus. */
#include "in104.h"

typedef struct { int dx, dy; } pas;

static const pas droits[] = { { 0, 1 }, { 1, 0 }, { 0, -1 }, { -1, 0 } };
static const pas biais[] = { { 1, 1 }, { 1, -1 }, { -1, 1 }, { -1, -1 } };
static const pas sauts[] = { { 1, 2 }, { 2, 1 }, { 2, -1 }, { 1, -2 }, { -1, -2 }, { -2, -1 }, { -2, 1 }, { -1, 2 } };

static BB a_un_pas(int square, pas d)
{
    int x = square % 8 + d.dx, y = square / 8 + d.dy;

    return x < 0 || x > 7 || y < 0 || y > 7 ? 0 : 1ULL << (8 * y + x);
}

static BB somme(int square, const pas *liste, int nombre)
{
    return nombre == 0 ? 0 : a_un_pas(square, liste[0]) | somme(square, liste + 1, nombre - 1);
}

static BB rayon(int square, pas d, BB bloqueurs)
{
    BB suivante = a_un_pas(square, d);

    if (suivante == 0 || (suivante & bloqueurs))
        return suivante;
    return suivante | rayon(square + d.dx + 8 * d.dy, d, bloqueurs);
}

void generer_attaques_pion(void)
{
    for (int sq = 0; sq < 64; sq++) {
        attaques_pions[blancs][sq] = a_un_pas(sq, biais[1]) | a_un_pas(sq, biais[3]);
        attaques_pions[noirs][sq] = a_un_pas(sq, biais[0]) | a_un_pas(sq, biais[2]);
    }
}

void generer_attaques_cavalier(void)
{
    for (int sq = 0; sq < 64; sq++)
        attaques_cavaliers[sq] = somme(sq, sauts, 8);
}

void generer_attaques_roi(void)
{
    for (int sq = 0; sq < 64; sq++)
        attaques_rois[sq] = somme(sq, droits, 4) | somme(sq, biais, 4);
}

void generer_masques_d_attaque_statiques(void)
{
    static int pretes;

    if (pretes)
        return;
    pretes = 1;
    generer_attaques_roi();
    generer_attaques_cavalier();
    generer_attaques_pion();
}

BB masque_d_attaque_dynamique_fou(int square, BB bloqueurs)
{
    BB m = 0;

    for (int i = 0; i < 4; i++)
        m |= rayon(square, biais[i], bloqueurs);
    return m;
}

BB masque_d_attaque_dynamique_tour(int square, BB bloqueurs)
{
    BB m = 0;

    for (int i = 0; i < 4; i++)
        m |= rayon(square, droits[i], bloqueurs);
    return m;
}
