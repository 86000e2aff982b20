/*
 * The library through echecs.h: the core's own perft, which counts the last moves together.
 */
#include "echecs.h"
#include "count.h"

static const char *position;

void set_up(char *fen)
{
    position = fen;
}

unsigned long long count(int depth)
{
    unsigned long long leaves = 0;

    echecs_perft(position, depth, &leaves);
    return leaves;
}
