/* Ce que partagent les vérifications de echecs_commun.h. */
#ifndef GENERALITES_H
#define GENERALITES_H

#include "../verif.h"

#include "echecs.h"

#define DEPART "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KIWIPETE "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

/* Une chaîne dont le champ 2 est mal écrit. */
#define REFUSEE "8/8/8/8/8/8/8/8 x - - 0 1"

/* Pour VERIF_CODE. */
static const char *nommer(int code)
{
    return nommer_type_erreur((type_erreur)code);
}

#endif /* GENERALITES_H */
