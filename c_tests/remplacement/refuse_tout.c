/* La version d'un étudiant : elle refuse tout, pour une raison à elle. */
#include <stdio.h>

#include "echecs.h"

type_erreur echecs_verifier_fen(const char *fen, char *raison, size_t taille)
{
    snprintf(raison, taille, "%c me déplaît", fen[0]);
    return erreur_fen_roque;
}
