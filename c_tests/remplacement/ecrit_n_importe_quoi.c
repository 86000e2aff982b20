/* Une version fausse : un code qui n'existe pas, une raison sans fin et illisible. */
#include <string.h>

#include "echecs.h"

type_erreur echecs_verifier_fen(const char *fen, char *raison, size_t taille)
{
    (void)fen;
    memset(raison, 0x9B, taille);
    return (type_erreur)-12345;
}
