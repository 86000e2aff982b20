/* What every abuse program begins with: each call runs in a child process. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif

/* What the headers tell the compiler to refuse is done here on purpose. */
#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Wunused-result"
#endif
#if defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 11
#pragma GCC diagnostic ignored "-Wnonnull"
#pragma GCC diagnostic ignored "-Wstringop-overflow"
#pragma GCC diagnostic ignored "-Wmismatched-dealloc"
#endif

#include <limits.h>
#include <math.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

/* The exit code of a child whose call came back. */
#define CAME_BACK 42

/* Very few moves: any depth that is tried is counted at once. */
#define SANE_FEN "2b5/kpPp4/1p1P4/1P6/6p1/4p1P1/4PpPK/5B2 w - - 0 1"

/* The same for Stackchess: pawns that meet after a few steps, two of them on one square. */
#define SANE_STACKCHESS "pp2/4/1(PP)2/4 b -"

/* A game with all that can be written beside its moves. */
#define SANE_PGN "[White \"A\"] [Black \"B\"] {b} 1. e4! {c} (1. d4 d5 {d}) e5 2. Nf3 Nc6 *"

struct breach {
    int is_sure;
    const char *tag; /* of the clause; "" if it should have one; NULL after the last breach */
};

struct abuse {
    const char *text;
    void (*call)(void);
    const char *speaker; /* the function that is named */
    const char *tags;    /* of what it asks of its caller, each between spaces; "" for nothing */
    struct breach breaches[16];
};

#if defined(__GNUC__)
#define MAYBE_UNUSED __attribute__((unused))
#else
#define MAYBE_UNUSED
#endif

/* Remembers an address: memory that is still known is no leak. */
MAYBE_UNUSED static void *keep(void *memory)
{
    static void *volatile kept[64];
    static size_t count;

    if (count < sizeof kept / sizeof *kept)
        kept[count++] = memory;
    return memory;
}

/* A block of exactly this size, so that a sanitizer sees what goes beyond; a size
 * that no caller can mean is only announced. */
MAYBE_UNUSED static void *block(size_t size, int byte)
{
    size_t real = size <= 65536 ? size : 65536;
    char *memory = (char *)keep(malloc(real > 0 ? real : 1));

    if (memory == NULL)
        _exit(1);
    if (real == 0)
        return memory + 1; /* the end of the block: not a byte is there */
    memset(memory, byte, real);
    return memory;
}

/* An array with exactly this many places, none if the number is no number of places. */
MAYBE_UNUSED static void *array(long long count, size_t size)
{
    return block(count > 0 ? (size_t)count * size : 0, 0xA5);
}

/* A copy of a text, which may be changed. */
MAYBE_UNUSED static char *text(const char *content)
{
    size_t size = strlen(content) + 1;

    return memcpy(block(size, 0), content, size);
}

/* An object of zeros, but in its reserve. */
MAYBE_UNUSED static void *spoilt(size_t size, size_t reserve, size_t reserved)
{
    char *memory = block(size, 0);

    memory[reserve + reserved - 1] = 1;
    return memory;
}

/* A question has two answers. */
MAYBE_UNUSED static void answered(int answer)
{
    if (answer != 0 && answer != 1) {
        fprintf(stderr, "the answer is %d\n", answer);
        _exit(1);
    }
}

int echecs_dernier_code(void);

/* A text ends within its buffer, and is empty after a broken clause. */
MAYBE_UNUSED static void finished(const char *buffer, size_t size)
{
    size_t real = size <= 65536 ? size : 65536;

    if (buffer == NULL || size == 0)
        return;
    if (memchr(buffer, 0, real) == NULL) {
        fprintf(stderr, "the text has no end\n");
        _exit(1);
    }
    if (echecs_dernier_code() != 0 && buffer[0] != '\0') {
        fprintf(stderr, "the text is not empty after a broken clause\n");
        _exit(1);
    }
}

static void show(FILE *written)
{
    char line[2000];
    int lines = 0;

    rewind(written);
    while (fgets(line, sizeof line, written) != NULL && lines++ < 60)
        printf("    | %s", line);
}

/* Whether the call surely breaks a clause: any, or the one of this tag. */
static int breaks(const struct abuse *abuse, const char *tag)
{
    const struct breach *breach;

    for (breach = abuse->breaches; breach->tag != NULL; breach++)
        if (breach->is_sure && (tag == NULL || strcmp(breach->tag, tag) == 0))
            return 1;
    return 0;
}

/* Whether a line of what was written names the function and a clause that is broken: the
 * one that was meant to be, or where none was, any of its own. A file that is refused
 * breaks none. */
static int names_a_clause(const struct abuse *abuse, const char *line)
{
    size_t length = strlen(abuse->speaker);
    char tag[97], between_spaces[100];

    if (strncmp(line, abuse->speaker, length) != 0)
        return 0;
    if (!breaks(abuse, NULL) && strncmp(line + length, " : ", 3) == 0)
        return 1;
    if (sscanf(line + length, " [%96[^]]] : ", tag) != 1)
        return 0;
    snprintf(between_spaces, sizeof between_spaces, " %s ", tag);
    return breaks(abuse, NULL) ? breaks(abuse, tag) : strstr(abuse->tags, between_spaces) != NULL;
}

/* A broken clause is told, and named: 0 with what is wrong on stdout otherwise. */
static int is_told(const struct abuse *abuse, FILE *written)
{
    static const char prefix[] = "libechecs : ";
    char line[2000];
    int told = 0, named = 0;

    rewind(written);
    while (fgets(line, sizeof line, written) != NULL) {
        if (strncmp(line, prefix, sizeof prefix - 1) == 0) {
            told = 1;
            named |= names_a_clause(abuse, line + sizeof prefix - 1);
        }
    }
    /* One that asks for nothing may call another that does. */
    if (named || (!breaks(abuse, NULL) && (!told || abuse->tags[0] == '\0')))
        return 1;
    printf("%s: %s\n", abuse->text, told ? "another function or clause is named" : "no clause is named");
    show(written);
    return 0;
}

static int survives(const struct abuse *abuse, unsigned seconds)
{
    FILE *written = tmpfile();
    int status = 0, survived;
    pid_t child;

    if (written == NULL)
        exit(1);
    fflush(stdout);
    child = fork();
    if (child == 0) {
        dup2(fileno(written), STDOUT_FILENO);
        dup2(fileno(written), STDERR_FILENO);
        alarm(seconds);
        abuse->call();
        _exit(CAME_BACK);
    }
    if (child < 0 || waitpid(child, &status, 0) != child)
        exit(1);
    survived = WIFEXITED(status) && WEXITSTATUS(status) == CAME_BACK;
    if (!survived && WIFSIGNALED(status)) {
        printf("%s: signal %d\n", abuse->text, WTERMSIG(status));
        show(written);
    } else if (!survived) {
        printf("%s: exit code %d\n", abuse->text, WEXITSTATUS(status));
        show(written);
    } else {
        survived = is_told(abuse, written);
    }
    fclose(written);
    return survived;
}

static int run_all(const struct abuse *abuses, size_t count, unsigned seconds)
{
    size_t i, breaches = 0, failures = 0;

    for (i = 0; i < count; i++) {
        breaches += breaks(&abuses[i], NULL) != 0;
        failures += !survives(&abuses[i], seconds);
    }
    printf("%zu calls, %zu breaches, %zu failures\n", count, breaches, failures);
    return failures > 0;
}
