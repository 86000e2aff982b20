/* Objects that live from one call to the next. */
#ifndef CALLS_OBJECTS_H
#define CALLS_OBJECTS_H

#include "partie.h"
#include "stackchess.h"

#include "pool.h"

static void begin_structure(const char *type, void *memory)
{
    if (strcmp(type, "echiquier") == 0)
        echiquier_initialiser(memory);
    else if (strcmp(type, "historique_partie") == 0)
        historique_initialise(memory);
}

/* The objects that are held by their address. */
static partie *kept_partie[SLOTS];
static stackchess *kept_stackchess[SLOTS];
static lecteur_pgn *kept_lecteur_pgn[SLOTS];

enum { DESCRIPTION = 1 << 16 };

static char *new_description(void)
{
    char *out = allocate(DESCRIPTION);

    out[0] = '\0';
    return out;
}

/* Everything that can be asked of a game. */
static char *describe_partie(const partie *p)
{
    char *out = new_description();
    int length = snprintf(out, 100, "%d %d %d %d ", partie_etat(p), partie_vainqueur(p),
                          partie_nombre_annules(p), partie_nombre_coups(p));

    partie_ecrire_fen(p, out + length, ECHECS_FEN_MAX);
    length = (int)strlen(out);
    if (partie_ecrire_pgn(p, 0, out + length, DESCRIPTION - (size_t)length) >= DESCRIPTION - 1000)
        fail("a game that is too long to be described");
    return out;
}

static char *describe_stackchess(const stackchess *s)
{
    char *out = new_description();
    int length = snprintf(out, 100, "%d %d ", stackchess_etat(s), stackchess_vainqueur(s));

    stackchess_ecrire_position(s, out + length, STACKCHESS_POSITION_MAX);
    return out;
}

/* A reader is only known by what it reads. */
static char *describe_lecteur_pgn(const lecteur_pgn *l)
{
    (void)l;
    return new_description();
}

/* For each type: an object or NULL, one that takes the place of another, and one that is
 * given back by the function that is called. */
#define OBJECTS(type, maker, destroyer)                                                     \
    static type *any_##type(void)                                                           \
    {                                                                                       \
        unsigned byte = next_byte();                                                        \
                                                                                            \
        if (byte >= 0xf8)                                                                   \
            return NULL;                                                                    \
        if (kept_##type[byte % SLOTS] == NULL)                                              \
            kept_##type[byte % SLOTS] = (maker);                                            \
        return kept_##type[byte % SLOTS];                                                   \
    }                                                                                       \
    static void keep_##type(type *object)                                                   \
    {                                                                                       \
        unsigned byte = next_byte();                                                        \
                                                                                            \
        if (object == NULL)                                                                 \
            return;                                                                         \
        destroyer(kept_##type[byte % SLOTS]);                                               \
        kept_##type[byte % SLOTS] = object;                                                 \
    }                                                                                       \
    static type *take_##type(void)                                                          \
    {                                                                                       \
        unsigned byte = next_byte();                                                        \
        type *object = kept_##type[byte % SLOTS];                                           \
                                                                                            \
        kept_##type[byte % SLOTS] = NULL;                                                   \
        return object;                                                                      \
    }                                                                                       \
    static void check_##type(const type *object, char *before, int may_change)              \
    {                                                                                       \
        char *after = describe_##type(object);                                              \
                                                                                            \
        if (!may_change && strcmp(before, after) != 0)                                      \
            fail("an object has changed that should not");                                  \
        free(before);                                                                       \
        free(after);                                                                        \
    }

/* A game that has begun, mostly. */
static partie *new_partie(void)
{
    partie *p = partie_creer();

    if (next_byte() < 0xc0)
        partie_commencer(p);
    return p;
}

OBJECTS(partie, new_partie(), partie_detruire)
OBJECTS(stackchess, stackchess_creer((int)(next_byte() % 9 + 4), next_byte() % 4),
        stackchess_detruire)
OBJECTS(lecteur_pgn, lecteur_pgn_ouvrir_texte(known_texts[next_byte() % KNOWN_TEXTS], 0),
        lecteur_pgn_fermer)

static void forget_objects(void)
{
    int i;

    for (i = 0; i < SLOTS; i++) {
        partie_detruire(kept_partie[i]);
        stackchess_detruire(kept_stackchess[i]);
        lecteur_pgn_fermer(kept_lecteur_pgn[i]);
        kept_partie[i] = NULL;
        kept_stackchess[i] = NULL;
        kept_lecteur_pgn[i] = NULL;
    }
}

#endif
