/* hostile : demande la fonction de la bibliothèque par dlsym ; attendu : refuse */
#define _GNU_SOURCE
#include <dlfcn.h>

#include "echecs.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    int (*vraie)(const historique_partie *, int, int);

    *(void **)&vraie = dlsym(RTLD_NEXT, "historique_deplacement_existe");
    return vraie != NULL ? vraie(h, coord_x, coord_y) : 0;
}
