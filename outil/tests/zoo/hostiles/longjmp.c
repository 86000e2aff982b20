/* hostile : saute par longjmp hors de la fonction, dans un cadre de pile qui n'existe plus ; attendu : refuse */
#include <setjmp.h>
#include <stdio.h>

#include "echecs.h"

static jmp_buf ailleurs;

__attribute__((constructor)) static void preparer(void)
{
    if (setjmp(ailleurs) != 0)
        printf("saut reussi\n");
}

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    (void)h;
    longjmp(ailleurs, 1 + coord_x + coord_y);
}
