/* hostile : définit write et _exit, par où passent les réponses ; la fonction est fausse ; attendu : faux */
#define _POSIX_C_SOURCE 200809L
#include <sys/types.h>
#include <unistd.h>

#include "echecs.h"

ssize_t write(int d, const void *octets, size_t n)
{
    (void)d; (void)octets;
    return (ssize_t)n;
}

void _exit(int code)
{
    (void)code;
    for (;;)
        ;
}

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    (void)h; (void)coord_x; (void)coord_y;
    return 0;
}
