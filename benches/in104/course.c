/*
 * The library through in104.h: perft on the global board, a call for each move.
 */
#include "in104.h"
#include "count.h"

void set_up(char *fen)
{
    generer_masques_d_attaque_statiques();
    parse_fen(fen);
}

unsigned long long count(int depth)
{
    nb_feuilles = 0;
    perft(depth);
    return (unsigned long long)nb_feuilles;
}
