/* La version d'une étudiante : elle accepte tout, et le dit. */
#include <stdio.h>

#include "echecs.h"

type_erreur echecs_verifier_fen(const char *fen, char *raison, size_t taille)
{
    printf("ma version : %s\n", fen);
    if (taille > 0)
        raison[0] = '\0';
    return pas_erreur;
}
