/* What libFuzzer's bytes mean to a program that calls at random: numbers, sizes, texts. */
#ifndef CALLS_INPUT_H
#define CALLS_INPUT_H

#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Not every header has a parameter of every kind. */
#define MAYBE_UNUSED __attribute__((unused))

static const unsigned char *input;
static size_t input_left;

/* The next byte; zeros once there are no more. */
static unsigned next_byte(void)
{
    if (input_left == 0)
        return 0;
    input_left--;
    return *input++;
}

static unsigned long long next_bytes(int count)
{
    unsigned long long value = 0;

    while (count-- > 0)
        value = value << 8 | next_byte();
    return value;
}

/* A number: mostly one that means something, of a board or of an enum; else any. */
MAYBE_UNUSED static long long any_number(void)
{
    static const long long extremes[] = { INT_MIN, INT_MIN + 1LL, -1, -2, INT_MAX, INT_MAX - 1LL,
                                          64, 127, 128, 255, 256, 1000 };
    unsigned byte = next_byte();

    if (byte < 0xc0)
        return byte % 64;
    if (byte < 0xf0)
        return extremes[byte % (sizeof extremes / sizeof *extremes)];
    return (long long)next_bytes(byte < 0xf8 ? 4 : 8);
}

/* A number as a whole variable holds it. */
MAYBE_UNUSED static unsigned long long any_bits(void)
{
    unsigned byte = next_byte();

    return byte < 0x40 ? 0 : byte < 0x80 ? 1ULL << byte % 64 : next_bytes(8);
}

/* A depth that is refused, or one that is soon counted. */
MAYBE_UNUSED static int any_depth(void)
{
    int number = (int)any_number();

    return number >= 0 && number <= 64 ? number % 3 : number;
}

/* A time that is refused, or a very short one. */
MAYBE_UNUSED static int any_milliseconds(void)
{
    int number = (int)any_number();

    return number > 0 && number <= 60000 ? 1 : number;
}

/* The size of a buffer: none, too small, large enough, or more than there is. */
MAYBE_UNUSED static size_t any_size(void)
{
    unsigned byte = next_byte();

    if (byte < 0x80)
        return byte;
    if (byte < 0xf0)
        return (byte - 0x80U) * 96;
    return byte < 0xf8 ? (size_t)1 << 15 : SIZE_MAX - (0xff - byte);
}

static const char *const known_texts[] = {
    "",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "4k3/P6P/8/3pP3/8/8/p7/R3K2R w KQ d6 0 1",
    "1k5r/8/8/8/8/8/8/RK5R w HAh - 99 75",
    "7k/5Q2/5K2/8/8/8/8/8 w - - 0 1",
    "e4",
    "e5",
    "Cf3",
    "Nc6",
    "O-O",
    "e8=D",
    "e2e4",
    "e7e8q",
    "[White \"A\"] {b} 1. e4! {c} (1. d4 d5 {d}) e5 2. Nf3 Nc6 *",
    "1. f3 e5 2. g4 Qh4# 0-1 1. e4 *",
    "White",
    "Result",
    "pp2/4/4/PP2 b -",
    "t'c'f'd'r'f'/p'p'p'p'p'p'/6/6/P'P'P'P'P'P'/TCFDRF b c",
    "(PDC)3/2p'1/4/3r n cs",
    "libechecs echiquier 1\ntrait blancs\nblanc roi 4 0\nnoir roi 4 7\nfin\n",
    "libechecs historique 1\ntrait blancs\nblanc roi 4 0\nblanc pion 0 6\nnoir roi 4 7\n"
    "roque -\nen_passant -\ndemi_coups 3\nnumero_coup 40\nd 0 6 -> 0 7 dame\nfin\n",
    "d 4 1 -> 4 3\nd 4 6 -> 4 4\naffiche\nannule\nlit a\nlit_h b\ninit\nq\n",
    "position startpos moves e2e4 e7e5",
    "position fen 7k/5Q2/5K2/8/8/8/8/8 w - - 0 1",
    "go depth 1",
    "go infinite",
    "uci\nisready\nposition startpos moves e2e4\ngo depth 1\ngo infinite\nstop\nquit\n",
    "\xff\x1b[2J",
};
enum { KNOWN_TEXTS = sizeof known_texts / sizeof *known_texts };

/* A copy of a text of any kind, or of bytes of the input; to be freed. */
MAYBE_UNUSED static char *any_new_text(void)
{
    unsigned byte = next_byte();
    size_t length, i;
    char *text;

    if (byte < 0xc0) {
        const char *found = known_texts[byte % KNOWN_TEXTS];

        length = strlen(found);
        text = malloc(length + 1);
        if (text != NULL)
            memcpy(text, found, length + 1);
        return text;
    }
    length = next_byte();
    text = malloc(length + 1);
    if (text == NULL)
        return NULL;
    for (i = 0; i < length; i++)
        text[i] = (char)next_byte();
    text[length] = '\0';
    return text;
}

#endif
