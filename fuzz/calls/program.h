/* A program that calls functions as the input says. */
#ifndef CALLS_PROGRAM_H
#define CALLS_PROGRAM_H

#include "echecs_commun.h"
#include "memory.h"
#include "streams.h"

/* To be called at once after a function: the code of the clause that was broken, 0 if none
 * was. An error of the library itself is a finding. */
static int broken_clause(void)
{
    int code = echecs_dernier_code();

    read_text(echecs_derniere_erreur());
    if (code == erreur_interne)
        fail(echecs_derniere_erreur());
    echecs_choisir_contrats(contrats_silence);
    return code;
}

/* All that a header has, by number; see the build script. */
struct function {
    void (*call)(void);
};

static void set_common_state(const char *folder)
{
    static int is_set;

    if (!is_set)
        set_streams(folder);
    is_set = 1;
    called_count = 0;
    echecs_choisir_contrats(contrats_silence);
    echecs_choisir_langue(langue_francais);
    echecs_brancher_journal(NULL, NULL);
    echecs_oublier_erreur();
    forget_files();
    set_stdin();
    write_file("a");
}

static void run_calls(const struct function *functions, size_t count, void (*disturb)(void))
{
    size_t i;

    for (i = 0; i < CALLS && input_left > 0; i++) {
        size_t number = next_byte();

        /* What is left of a byte's values disturbs what the calls have made. */
        if (number < count)
            functions[number].call();
        else
            disturb();
    }
}

/* Whatever the journal is told, it reads. */
MAYBE_UNUSED static void journal(void *context, int code, const char *line)
{
    (void)context;
    (void)code;
    read_text(line);
}

MAYBE_UNUSED static journal_echecs any_journal_echecs(void)
{
    return next_byte() < 0x80 ? NULL : journal;
}

#endif
