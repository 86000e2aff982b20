/* Standard streams and files of a program that calls at random. */
#ifndef CALLS_STREAMS_H
#define CALLS_STREAMS_H

#include <stdio.h>
#include <unistd.h>

#include "memory.h"

static const char *const file_names[] = {
    "a", "b", "echec_etat.txt", "echec_historique.txt", "echec_historique_precedent.txt",
    "echec_historique_provisoire.txt", "absent/a", ".", "",
};
enum { FILES = 6, NAMES = sizeof file_names / sizeof *file_names };

/* Only names in the folder of this process: what is called writes files. */
MAYBE_UNUSED static const char *any_name(void)
{
    unsigned byte = next_byte();
    const char *name = file_names[byte % NAMES];

    return byte >= 0xf8 ? NULL : strcpy(block(strlen(name) + 1, 0, IS_READ), name);
}

/* Gives a file some text. */
static void write_file(const char *name)
{
    char *text = any_new_text();
    FILE *file = fopen(name, "w");

    if (file == NULL)
        fail("a file cannot be written");
    fputs(text, file);
    fclose(file);
    free(text);
}

static int asks_for_a_search(const char *line)
{
    const char *go = strstr(line, "go"), *end = strchr(line, '\n');

    return go != NULL && (end == NULL || go < end);
}

/* No search that a text asks for lasts: in its line, every number becomes a small one. */
static void tame(char *text)
{
    char *from, *to = text;
    int is_search = asks_for_a_search(text), was_digit = 0;

    for (from = text; *from != '\0'; from++) {
        int is_digit = *from >= '0' && *from <= '9';

        if (!is_search || !is_digit)
            *to++ = *from;
        else if (!was_digit)
            *to++ = *from > '2' ? '1' : *from;
        was_digit = is_digit;
        if (*from == '\n')
            is_search = asks_for_a_search(from + 1);
    }
    *to = '\0';
}

/* A text that may be written to, or NULL. */
MAYBE_UNUSED static char *tamed_text(void)
{
    char *text = any_text(IS_ANY);

    if (text != NULL)
        tame(text);
    return text;
}

/* What the program finds on its standard input. */
static void set_stdin(void)
{
    static FILE *content;
    char *text = any_new_text();

    if (content == NULL) {
        content = tmpfile();
        if (content == NULL || dup2(fileno(content), STDIN_FILENO) < 0)
            fail("no standard input");
    }
    tame(text);
    rewind(content);
    fputs(text, content);
    fflush(content);
    if (ftruncate(fileno(content), (off_t)strlen(text)) != 0)
        fail("no standard input");
    free(text);
    /* The two share their place in the file. */
    rewind(content);
    rewind(stdin);
}

/* What the functions show is not looked at; their files stay in this folder. */
static void set_streams(const char *folder)
{
    if (chdir(folder) != 0 || freopen("/dev/null", "w", stdout) == NULL)
        fail("no folder, or no /dev/null");
}

static void forget_files(void)
{
    int i;

    for (i = 0; i < FILES; i++)
        unlink(file_names[i]);
}

#endif
