/* juste */
/* Les tables ; le mat et le pat sont reconnus, un échec coûte un peu, la mobilité du trait compte la moitié. */
#include "coups.h"
#include "eval.h"

#define FIN 49000

static const int *const positions[6] = {
    score_pos_pion, score_pos_cavalier, score_pos_fou, score_pos_tour, score_pos_dame, score_pos_roi,
};

static int coups_legaux(void)
{
    coups liste;
    int legaux = 0;

    generer_coups(&liste);
    for (int i = 0; i < liste.nb_coups; i++) {
        copie_echiquier();
        if (executer_coup(liste.tab_coups[i])) {
            legaux++;
            restauration_echiquier();
        }
    }
    return legaux;
}

int eval(void)
{
    int roi = ls1b_index(echiquier[trait == blancs ? K : k]);
    int echec = case_attaquee(roi, !trait);
    int legaux = coups_legaux();
    int somme = 0;

    if (legaux == 0)
        return echec ? -FIN : 0;
    for (int square = 0; square < 64; square++) {
        int piece = presence_sq(square);

        if (piece >= P && piece <= K)
            somme += valeur_piece[piece] + positions[piece][square];
        else if (piece >= p)
            somme += valeur_piece[piece] - positions[piece - p][square_mirroir[square]];
    }
    if (trait == noirs)
        somme = -somme;
    return somme + (legaux >> 1) - (echec ? 25 : 0);
}
