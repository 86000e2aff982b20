/* Structures that live from one call to the next, so that calls build on one another. */
#ifndef CALLS_POOL_H
#define CALLS_POOL_H

#include "memory.h"

enum { SLOTS = 2 };

/* The structures of a type. */
struct pool {
    const char *name;
    size_t size;
    void *memory[SLOTS];
};

/* Gives a structure the content that its own functions would, if they have one for it. */
static void begin_structure(const char *type, void *memory);

static void *new_structure(const struct pool *pool)
{
    unsigned char *memory = allocate(pool->size), byte = (unsigned char)next_byte();
    size_t i;

    memset(memory, byte < 0x80 ? 0 : byte, pool->size);
    if (byte < 0x60)
        begin_structure(pool->name, memory);
    else
        for (i = 0; i < pool->size && i < 48; i++)
            memory[i] = (unsigned char)next_byte();
    return memory;
}

/* A structure that earlier calls may have filled, or NULL. */
MAYBE_UNUSED static void *structure(struct pool *pool, enum change change)
{
    unsigned byte = next_byte();
    void **slot = &pool->memory[byte % SLOTS];

    if (byte >= 0xf8)
        return NULL;
    if (*slot == NULL)
        *slot = new_structure(pool);
    return remember(*slot, pool->size, change, 0);
}

/* Writes a number into a structure, so that it is almost as its functions left it. */
static void disturb_structure(struct pool *pool)
{
    unsigned char *memory = pool->memory[next_byte() % SLOTS];
    size_t place = (size_t)next_bytes(2) % pool->size;
    int number = (int)any_number();

    place -= place % sizeof number;
    if (memory != NULL && place + sizeof number <= pool->size)
        memcpy(memory + place, &number, sizeof number);
}

static void forget_structures(struct pool *pools, size_t count)
{
    size_t i, slot;

    for (i = 0; i < count; i++)
        for (slot = 0; slot < SLOTS; slot++) {
            free(pools[i].memory[slot]);
            pools[i].memory[slot] = NULL;
        }
}

/* Reads what a function points to: AddressSanitizer sees if it is not there. */
MAYBE_UNUSED static void read_structure(const void *memory, size_t size)
{
    void *copy = allocate(size);

    if (memory != NULL)
        memcpy(copy, memory, size);
    free(copy);
}

#endif
