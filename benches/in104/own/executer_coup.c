/*
 * A program's own way to make a move, as the plain engine's; the check is the library's.
 */
#include <string.h>

#include "in104.h"

#define BIT(square) (1ULL << (square))

static void capture(int side, int square)
{
    BB *enemy = &echiquier[6 * side];
    int piece = P;

    while (!(enemy[piece] & BIT(square)))
        piece++;
    enemy[piece] ^= BIT(square);
    occupations[side] ^= BIT(square);
}

int executer_coup(int coup)
{
    int from = get_coup_square_depart(coup), to = get_coup_square_arrivee(coup);
    int piece = get_coup_piece(coup), promotion = get_coup_promotion(coup);
    int side = trait, behind = side == blancs ? to + 8 : to - 8;
    copie_echiquier();

    if (get_coup_prise(coup))
        capture(side ^ 1, get_coup_enpassant(coup) ? behind : to);
    echiquier[piece] ^= BIT(from);
    echiquier[promotion ? promotion : piece] ^= BIT(to);
    occupations[side] ^= BIT(from) | BIT(to);
    if (get_coup_roque(coup)) {
        BB rook = to > from ? BIT(to + 1) | BIT(to - 1) : BIT(to - 2) | BIT(to + 1);
        echiquier[6 * side + R] ^= rook;
        occupations[side] ^= rook;
    }
    occupations[2] = occupations[blancs] | occupations[noirs];
    enpassant = get_coup_double(coup) ? behind : no_sq;
    roque &= droits_roque[from] & droits_roque[to];
    trait ^= 1;
    if (!case_attaquee(ls1b_index(echiquier[6 * side + K]), side ^ 1))
        return 1;
    restauration_echiquier();
    return 0;
}
