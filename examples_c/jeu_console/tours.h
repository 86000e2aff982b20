/*
 * Les coups joués, par tours : un coup des blancs et la réponse.
 */
#ifndef JEU_CONSOLE_TOURS_H
#define JEU_CONSOLE_TOURS_H

#include <stdio.h>
#include <string.h>

#include "../jeu_commun/numeros.h"
#include "partie.h"

#define TOUR_MAX 64 /* un numéro et deux coups */

/* Écrit un coup des blancs et la réponse, « 12. Cf3 Cc6 » ; « … » est un coup d'avant la partie. */
static void ecrire_tour(const partie *p, long long tour, char texte[TOUR_MAX])
{
    long long numero = 2 * tour - rang_du_premier(p) + 1; /* du coup des blancs */
    char blancs[PARTIE_SAN_MAX] = "…", noirs[PARTIE_SAN_MAX] = "";

    if (numero >= 1)
        partie_ecrire_san_joue(p, (int)numero, blancs, sizeof blancs);
    if (numero < partie_nombre_coups(p))
        partie_ecrire_san_joue(p, (int)numero + 1, noirs, sizeof noirs);
    snprintf(texte, TOUR_MAX, "%lld. %s %s", tour + 1, blancs, noirs);
    if (noirs[0] == '\0')
        texte[strlen(texte) - 1] = '\0';
}

#endif
