/*
 * Une image pour une fiche de cours : le mat du berger, avec le fou qui protège la dame.
 *
 *   ./echecs lancer examples_c/image.c > mat.svg
 */
#include <stdio.h>
#include <stdlib.h>

#include "partie.h"

int main(void)
{
    static const char *const coups[] = { "e4", "e5", "Fc4", "Cc6", "Dh5", "Cf6", "Dxf7" };
    static const fleche_echiquier protection = { 2, 3, 5, 6 }; /* de c4 à f7 */
    const image_echiquier image = { .fleches = &protection, .nombre_fleches = 1 };
    partie *p = partie_creer();
    size_t taille, i;
    char *svg;

    partie_commencer(p);
    for (i = 0; i < sizeof coups / sizeof *coups; i++)
        partie_jouer(p, coups[i]);

    taille = partie_ecrire_svg(p, &image, NULL, 0) + 1; /* une fois pour la longueur */
    svg = malloc(taille);
    if (svg == NULL)
        return 1;
    if (partie_ecrire_svg(p, &image, svg, taille) < taille) /* une fois pour le texte */
        fputs(svg, stdout);
    free(svg);
    partie_detruire(p);
    return 0;
}
