/* juste */
/* Sur un tableau de 64 cases, sans aucun masque : des pas en x et y. Les coups qui laissent le roi en échec restent. */
#include "coups.h"

static int plateau[64];
static coups *sortie;

static int camp(int piece)
{
    return piece == -1 ? mixte : piece >= p;
}

static void ajouter(int d, int a, int promotion, int deux, int passant, int roquer)
{
    int prise = passant || plateau[a] != -1;

    ajouter_coup(sortie, encoder_coup(d, a, plateau[d], promotion, prise, deux, passant, roquer));
}

static void avancer(int d, int dx, int dy, int plusieurs)
{
    int x = d % 8 + dx, y = d / 8 + dy;

    for (; x >= 0 && x < 8 && y >= 0 && y < 8; x += dx, y += dy) {
        int a = 8 * y + x;

        if (camp(plateau[a]) == trait)
            return;
        ajouter(d, a, 0, 0, 0, 0);
        if (!plusieurs || plateau[a] != -1)
            return;
    }
}

static void pousser(int d, int a, int passant)
{
    int moi = plateau[d];

    if (a / 8 == 0 || a / 8 == 7)
        for (int promue = moi + Q; promue >= moi + N; promue--)
            ajouter(d, a, promue, 0, 0, 0);
    else
        ajouter(d, a, 0, 0, passant, 0);
}

static void pion(int d)
{
    int sens = trait == blancs ? -8 : 8, depart = trait == blancs ? 6 : 1;

    if (plateau[d + sens] == -1) {
        pousser(d, d + sens, 0);
        if (d / 8 == depart && plateau[d + 2 * sens] == -1)
            ajouter(d, d + 2 * sens, 0, 1, 0, 0);
    }
    for (int cote = -1; cote <= 1; cote += 2) {
        int a = d + sens + cote;

        if (d % 8 + cote < 0 || d % 8 + cote > 7)
            continue;
        if (camp(plateau[a]) == !trait)
            pousser(d, a, 0);
        else if (a == enpassant)
            pousser(d, a, 1);
    }
}

static void petit_et_grand(int d)
{
    int decalage = trait == blancs ? 0 : 2;

    if ((roque >> decalage & 1) && plateau[d + 1] == -1 && plateau[d + 2] == -1 && !case_attaquee(d, !trait)
        && !case_attaquee(d + 1, !trait))
        ajouter(d, d + 2, 0, 0, 0, 1);
    if ((roque >> decalage & 2) && plateau[d - 1] == -1 && plateau[d - 2] == -1 && plateau[d - 3] == -1
        && !case_attaquee(d, !trait) && !case_attaquee(d - 1, !trait) && !case_attaquee(d - 2, !trait))
        ajouter(d, d - 2, 0, 0, 0, 1);
}

void generer_coups(coups *liste)
{
    sortie = liste;
    liste->nb_coups = 0;
    for (int square = 0; square < 64; square++)
        plateau[square] = presence_sq(square);
    for (int square = 0; square < 64; square++) {
        int sorte = plateau[square] % 6;

        if (camp(plateau[square]) != trait)
            continue;
        if (sorte == P)
            pion(square);
        for (int dx = -2; dx <= 2; dx++) {
            for (int dy = -2; dy <= 2; dy++) {
                int carre = dx * dx + dy * dy;

                if (carre == 5 && sorte == N)
                    avancer(square, dx, dy, 0);
                else if ((carre == 1 && (sorte == R || sorte == Q)) || (carre == 2 && (sorte == B || sorte == Q)))
                    avancer(square, dx, dy, 1);
                else if ((carre == 1 || carre == 2) && sorte == K)
                    avancer(square, dx, dy, 0);
            }
        }
        if (sorte == K)
            petit_et_grand(square);
    }
}
