/* juste */
/* Les tables, et ce que la fiche ne demande pas : pions passés, tours, abri du roi, finales, nulles. */
#include "eval.h"

static int sans_les_dames;

static const int *table(int sorte)
{
    switch (sorte) {
    case P: return score_pos_pion;
    case N: return score_pos_cavalier;
    case B: return score_pos_fou;
    case R: return score_pos_tour;
    case Q: return score_pos_dame;
    default: return score_pos_roi;
    }
}

/* En finale, le roi va au centre. */
static int roi_de_finale(int square)
{
    int x = square % 8, y = square / 8;
    int bord_x = x < 4 ? x : 7 - x, bord_y = y < 4 ? y : 7 - y;

    return 10 * (bord_x + bord_y) - 30;
}

static BB colonne(int x)
{
    return x < 0 || x > 7 ? 0 : 0x0101010101010101ULL << x;
}

/* square est vue du camp : la rangée 7 est celle du haut. */
static int pion_passe(int camp, int vrai_square)
{
    int x = vrai_square % 8, y = vrai_square / 8;
    BB devant = camp == blancs ? (1ULL << (8 * y)) - 1 : (y == 7 ? 0 : ~0ULL << (8 * (y + 1)));
    BB voisines = colonne(x - 1) | colonne(x) | colonne(x + 1);

    return (echiquier[camp == blancs ? p : P] & devant & voisines) == 0;
}

static int place(int camp, int sorte, int vrai_square)
{
    int square = camp == blancs ? vrai_square : square_mirroir[vrai_square];
    int valeur = table(sorte)[square];
    BB pions = echiquier[P] | echiquier[p];

    if (sorte == K && sans_les_dames)
        return roi_de_finale(square);
    if (sorte == P && pion_passe(camp, vrai_square))
        valeur += 15 * (7 - square / 8);
    if (sorte == R && (pions & colonne(vrai_square % 8)) == 0)
        valeur += 20;
    if (sorte == K && square >= 56) {
        BB abri = camp == blancs ? 0xe7ULL << 48 : 0xe7ULL << 8;

        valeur += 8 * nb_bits(echiquier[camp == blancs ? P : p] & abri);
    }
    return valeur;
}

int eval(void)
{
    int somme = 0;

    /* Un roi et une pièce mineure ne peuvent pas mater. */
    if ((echiquier[P] | echiquier[p] | echiquier[R] | echiquier[r] | echiquier[Q] | echiquier[q]) == 0
        && nb_bits(occupations[mixte]) <= 3)
        return 0;
    sans_les_dames = (echiquier[Q] | echiquier[q]) == 0;
    for (int piece = P; piece <= k; piece++) {
        BB reste = echiquier[piece];
        int camp = piece < 6 ? blancs : noirs;

        while (reste) {
            int square = ls1b_index(reste);

            reste &= reste - 1;
            somme += valeur_piece[piece] + (camp == blancs ? 1 : -1) * place(camp, piece % 6, square);
        }
    }
    return trait == blancs ? somme : -somme;
}
