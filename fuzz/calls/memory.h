/* Memory that a call may read or write: what stands behind it, and what may change. */
#ifndef CALLS_MEMORY_H
#define CALLS_MEMORY_H

#include <stdio.h>
#include <stdlib.h>

#include "input.h"

/* With AddressSanitizer, what touches a canary is told at once and by its place. */
void __asan_poison_memory_region(const volatile void *memory, size_t size) __attribute__((weak));
void __asan_unpoison_memory_region(const volatile void *memory, size_t size)
    __attribute__((weak));

enum { CANARY = 16, CANARY_BYTE = 0xC5, REGIONS = 16, CALLS = 24 };

/* The largest block that is really there; a larger size is only announced. */
#define LARGEST ((size_t)1 << 19)

enum change {
    IS_READ,    /* by a const pointer: never */
    IS_OUTPUT,  /* not after a failure */
    IS_TEXT,    /* ended, and empty after a broken clause */
    IS_ANY      /* a diagnosis, or what its contract describes */
};

struct region {
    void *memory;
    size_t size;
    void *before;
    enum change change;
    int is_owned; /* with a canary behind it; freed after the call */
};

static struct region regions[REGIONS];
static size_t region_count;

/* The functions called since the input began, for who reads a finding. */
static const char *called[CALLS];
static size_t called_count;

static void fail(const char *reason)
{
    size_t i;

    for (i = 0; i < called_count; i++)
        fprintf(stderr, "%s called\n", called[i]);
    fprintf(stderr, "%s\n", reason);
    abort();
}

static void *allocate(size_t size)
{
    void *memory = malloc(size > 0 ? size : 1);

    if (memory == NULL)
        fail("no memory left");
    return memory;
}

static void *remember(void *memory, size_t size, enum change change, int is_owned)
{
    if (region_count == REGIONS)
        fail("a function with so many pointers needs more regions");
    regions[region_count].memory = memory;
    regions[region_count].size = size;
    regions[region_count].change = change;
    regions[region_count].is_owned = is_owned;
    region_count++;
    return memory;
}

/* A block of this size, no more than the largest, with a canary behind it. */
MAYBE_UNUSED static void *block(size_t size, int byte, enum change change)
{
    size_t real = size < LARGEST ? size : LARGEST;
    char *memory = allocate(real + CANARY);

    memset(memory, byte, real);
    memset(memory + real, CANARY_BYTE, CANARY);
    if (__asan_poison_memory_region)
        __asan_poison_memory_region(memory + real, CANARY);
    return remember(memory, real, change, 1);
}

/* A buffer for a text, or NULL. */
MAYBE_UNUSED static char *text_buffer(size_t size)
{
    return next_byte() >= 0xf8 ? NULL : block(size, 'x', IS_TEXT);
}

/* As many places as announced, or NULL; of those that are only written, at most a number
 * that no function fills. */
MAYBE_UNUSED static void *array(long long count, size_t size, enum change change)
{
    size_t places = count > 0 ? (size_t)count : 0, i, bytes;
    unsigned char *memory;

    if (next_byte() >= 0xf8)
        return NULL;
    if (places > LARGEST / size)
        places = LARGEST / size;
    memory = block(places * size, 0xA5, change);
    bytes = places * size < 64 ? places * size : 64;
    for (i = 0; i < bytes; i++)
        memory[i] = (unsigned char)next_byte();
    return memory;
}

/* Memory of any content for a variable. */
MAYBE_UNUSED static void *any_block(size_t size, enum change change)
{
    unsigned char *memory = block(size, next_byte() < 0x80 ? 0 : 0xA5, change);
    size_t i;

    for (i = 0; i < size && i < 32; i++)
        memory[i] = (unsigned char)next_byte();
    return memory;
}

/* The same, or NULL. */
MAYBE_UNUSED static void *any_place(size_t size, enum change change)
{
    return next_byte() >= 0xf0 ? NULL : any_block(size, change);
}

/* A text in a block of its own size, or NULL. */
MAYBE_UNUSED static char *any_text(enum change change)
{
    char *text, *copy;

    if (next_byte() >= 0xf8)
        return NULL;
    text = any_new_text();
    copy = block(strlen(text) + 1, 0, change);
    memcpy(copy, text, strlen(text) + 1);
    free(text);
    return copy;
}

/* To be called when all arguments are chosen. */
static void before_call(const char *function)
{
    size_t i;

    if (called_count < CALLS)
        called[called_count++] = function;
    if (getenv("ECHECS_FUZZ_MONTRER") != NULL)
        fprintf(stderr, "%s\n", function);
    for (i = 0; i < region_count; i++) {
        regions[i].before = allocate(regions[i].size);
        memcpy(regions[i].before, regions[i].memory, regions[i].size);
    }
}

static void check_canary(const struct region *region)
{
    const unsigned char *canary = (const unsigned char *)region->memory + region->size;
    int i;

    if (__asan_unpoison_memory_region)
        __asan_unpoison_memory_region(canary, CANARY);
    for (i = 0; i < CANARY; i++)
        if (canary[i] != CANARY_BYTE)
            fail("something was written behind a block");
}

static void check_content(const struct region *region, int is_breach, int is_failure)
{
    const char *text = region->memory;
    int has_changed = memcmp(region->memory, region->before, region->size) != 0;

    if (region->change == IS_READ && has_changed)
        fail("what a const pointer leads to has changed");
    if (region->change == IS_OUTPUT && is_failure && has_changed)
        fail("an output has changed after a failure");
    if (region->change == IS_TEXT && region->size > 0) {
        if (memchr(text, 0, region->size) == NULL)
            fail("a text has no end");
        if (is_breach && text[0] != '\0')
            fail("a text is not empty after a broken clause");
    }
}

static void after_call(int is_breach, int is_failure)
{
    size_t i;

    for (i = 0; i < region_count; i++) {
        check_content(&regions[i], is_breach, is_failure);
        free(regions[i].before);
        if (regions[i].is_owned) {
            check_canary(&regions[i]);
            free(regions[i].memory);
        }
    }
    region_count = 0;
}

/* Reads a text that a function gives: it ends, or AddressSanitizer says so. */
MAYBE_UNUSED static void read_text(const char *text)
{
    if (text != NULL && strlen(text) > 100000)
        fail("a text that is too long");
}

#endif
