/* hostile : boucle sans fin en ignorant les signaux de minuterie et de fin ; attendu : refuse */
#define _POSIX_C_SOURCE 200809L
#include <signal.h>

#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    signal(SIGALRM, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    signal(SIGXCPU, SIG_IGN);
    (void)h; (void)coord_x; (void)coord_y;
    for (;;)
        ;

}
