/*
 * What sliders attack, by magic multiplication, as good C engines have it: for the plain engine, and
 * for functions of the course that a program has for itself.
 */
#ifndef SLIDERS_H
#define SLIDERS_H

#include <stdint.h>
#include <string.h>

typedef uint64_t bits;

/* Squares are numbered from a8 = 0 to h1 = 63. */
#define BIT(square) (1ULL << (square))

typedef struct {
    bits mask, magic;
    bits *attacks;
    int shift;
} slider;

static slider bishops[64], rooks[64];
static bits attack_table[64 * 512 + 64 * 4096];

static bits step(int square, int right, int down)
{
    int file = square % 8 + right, rank = square / 8 + down;

    return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? BIT(rank * 8 + file) : 0;
}

/* The four rays; without the last square of each if only blockers are wanted. */
static bits walk(int square, const int directions[4][2], bits blockers, int inner)
{
    bits reached = 0;

    for (int ray = 0; ray < 4; ray++) {
        for (int length = 1;; length++) {
            int right = directions[ray][0], down = directions[ray][1];
            bits next = step(square, right * length, down * length);
            if (next == 0 || (inner && step(square, right * (length + 1), down * (length + 1)) == 0))
                break;
            reached |= next;
            if (blockers & next)
                break;
        }
    }
    return reached;
}

static bits draw(void)
{
    static bits state = 88172645463325252ULL;

    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

/* Draws multipliers until one gives different places to different attacks. */
static bits *fill(slider *s, int square, const int directions[4][2], bits *table)
{
    static bits blockers[4096], attacks[4096];
    int count = 0, tried;
    bits subset = 0;

    s->mask = walk(square, directions, 0, 1);
    s->attacks = table;
    do {
        blockers[count] = subset;
        attacks[count++] = walk(square, directions, subset, 0);
        subset = (subset - s->mask) & s->mask;
    } while (subset);
    s->shift = 64 - __builtin_popcountll(s->mask);
    do {
        s->magic = draw() & draw() & draw();
        memset(table, 0, (size_t)count * sizeof *table);
        for (tried = 0; tried < count; tried++) {
            bits *place = &table[blockers[tried] * s->magic >> s->shift];
            if (*place != 0 && *place != attacks[tried])
                break;
            *place = attacks[tried];
        }
    } while (tried < count);
    return table + count;
}

static void prepare_sliders(void)
{
    static const int diagonals[4][2] = { { 1, 1 }, { 1, -1 }, { -1, 1 }, { -1, -1 } };
    static const int lines[4][2] = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } };
    bits *table = attack_table;

    for (int square = 0; square < 64; square++) {
        table = fill(&bishops[square], square, diagonals, table);
        table = fill(&rooks[square], square, lines, table);
    }
}

static inline bits slide(const slider *s, bits occupied)
{
    return s->attacks[(occupied & s->mask) * s->magic >> s->shift];
}

#endif
