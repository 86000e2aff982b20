/* hostile : définit strcmp, strncmp et memcmp qui disent toujours « égal » ; la fonction est fausse ; attendu : faux */
#include <stddef.h>

#include "echecs.h"

int strcmp(const char *a, const char *b) { (void)a; (void)b; return 0; }
int strncmp(const char *a, const char *b, size_t n) { (void)a; (void)b; (void)n; return 0; }
int memcmp(const void *a, const void *b, size_t n) { (void)a; (void)b; (void)n; return 0; }

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    (void)h; (void)coord_x; (void)coord_y;
    return 0;
}
