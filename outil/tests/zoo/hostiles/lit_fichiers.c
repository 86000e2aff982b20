/* hostile : cherche des réponses dans les fichiers du dossier et de la machine ; attendu : faux */
#include <stdio.h>

#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    static const char *const noms[] = { "reponses.txt", "../historique_fiche.c", "/proc/self/cmdline", "/etc/hostname" };
    char ligne[256];

    (void)h; (void)coord_x; (void)coord_y;
    for (int i = 0; i < 4; i++) {
        FILE *f = fopen(noms[i], "r");

        while (f != NULL && fgets(ligne, sizeof ligne, f) != NULL)
            fputs(ligne, stdout);
        if (f != NULL)
            fclose(f);
    }
    return 0;
}
