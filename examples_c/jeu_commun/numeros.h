/*
 * Le numéro des coups, tel qu'un joueur le lit devant eux.
 */
#ifndef JEU_COMMUN_NUMEROS_H
#define JEU_COMMUN_NUMEROS_H

#include <stdlib.h>
#include <string.h>

#include "partie.h"

/* Le rang du premier coup joué : 0 pour le premier coup des blancs, 1 pour la réponse des noirs. La
 * partie a pu commencer au milieu, par une FEN : c'est la FEN qui a le numéro du coup. */
static long long rang_du_premier(const partie *p)
{
    char fen[128];
    const char *numero;

    partie_ecrire_fen(p, fen, sizeof fen);
    numero = strrchr(fen, ' ');
    return numero == NULL ? 0 : 2 * (atoll(numero) - 1) + partie_joueur(p) - partie_nombre_coups(p);
}

#endif
