/* hostile : définit malloc et free pour tout le programme, qui marchent ; la fonction est juste ; attendu : juste */
#include <stddef.h>

#include "echecs.h"

static unsigned char reserve[64 << 20];
static size_t prise;

void *malloc(size_t taille)
{
    size_t debut = prise + 16;

    if (taille > sizeof reserve - debut)
        return NULL;
    prise = debut + (taille + 15) / 16 * 16;
    *(size_t *)(void *)(reserve + debut - 16) = taille;
    return reserve + debut;
}

void free(void *p)
{
    (void)p;
}

void *calloc(size_t n, size_t taille)
{
    return malloc(n * taille); /* la réserve est à zéro, et rien ne ressert */
}

void *realloc(void *p, size_t taille)
{
    unsigned char *neuf = malloc(taille);
    size_t n = p == NULL ? 0 : ((size_t *)p)[-2];

    for (size_t i = 0; neuf != NULL && i < n && i < taille; i++)
        neuf[i] = ((unsigned char *)p)[i];
    return neuf;
}

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if ((c->x_depart == coord_x && c->y_depart == coord_y) || (c->x_arrivee == coord_x && c->y_arrivee == coord_y))
            return 1;
    }
    return 0;
}
