/* juste */
/* executer_coup avec goto, des masques et memcpy à la place des macros de copie. */
#include <string.h>

#include "in104.h"

int executer_coup(int coup)
{
    BB garde[12], occ[3], de = 1ULL << get_coup_square_depart(coup), vers = 1ULL << get_coup_square_arrivee(coup);
    int t = trait, r = roque, e = enpassant, legal = 0, piece = get_coup_piece(coup);

    memcpy(garde, echiquier, sizeof garde);
    memcpy(occ, occupations, sizeof occ);
    for (int i = 0; i < 12; i++)
        echiquier[i] &= ~(de | vers);
    echiquier[get_coup_promotion(coup) ? get_coup_promotion(coup) : piece] |= vers;
    if (get_coup_enpassant(coup))
        echiquier[t == blancs ? p : P] &= ~(t == blancs ? vers << 8 : vers >> 8);
    if (!get_coup_roque(coup))
        goto apres;
    echiquier[piece - 2] ^= vers > de ? vers << 1 | vers >> 1 : vers >> 2 | vers << 1;
apres:
    enpassant = get_coup_double(coup) ? (get_coup_square_depart(coup) + get_coup_square_arrivee(coup)) / 2 : no_sq;
    roque &= droits_roque[get_coup_square_depart(coup)];
    roque &= droits_roque[get_coup_square_arrivee(coup)];
    memset(occupations, 0, sizeof occupations);
    for (int i = 0; i < 12; i++)
        occupations[i > 5] |= echiquier[i];
    occupations[mixte] = occupations[0] + occupations[1];
    trait = !t;
    if (case_attaquee(ls1b_index(echiquier[t ? k : K]), trait))
        goto defaire;
    legal = 1;
    goto fin;
defaire:
    memcpy(echiquier, garde, sizeof garde);
    memcpy(occupations, occ, sizeof occ);
    trait = t;
    roque = r;
    enpassant = e;
fin:
    return legal;
}
