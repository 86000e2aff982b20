/*
 * Measures one contestant: measure FEN DEPTH writes the leaves and the microseconds of
 * processor, which other programs disturb less than the clock on the wall.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "count.h"

int main(int argc, char *argv[])
{
    clock_t before;
    unsigned long long leaves;

    if (argc != 3)
        return EXIT_FAILURE;
    set_up(argv[1]);
    before = clock();
    leaves = count(atoi(argv[2]));
    printf("%llu %.0f\n", leaves, (double)(clock() - before) * 1e6 / CLOCKS_PER_SEC);
    return EXIT_SUCCESS;
}
