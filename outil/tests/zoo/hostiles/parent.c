/* hostile : regarde la mémoire du processus qui la juge, et lui envoie un signal sans effet ; attendu : refuse */
#define _DEFAULT_SOURCE
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    char nom[64];
    FILE *f;

    (void)h; (void)coord_x; (void)coord_y;
    snprintf(nom, sizeof nom, "/proc/%d/mem", (int)getppid());
    f = fopen(nom, "r+");
    if (f != NULL)
        fclose(f);
    kill(getppid(), SIGWINCH);
    return f != NULL;
}
