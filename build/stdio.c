/* C's stdout and stderr, which Rust cannot name portably: they are macros. */
#include <errno.h>
#include <stdio.h>

void echecs_interne_stdout(const char *text);
void echecs_interne_stderr(const char *text);

static void write_text(const char *text, FILE *stream)
{
    int saved = errno;

    fputs(text, stream);
    errno = saved;
}

void echecs_interne_stdout(const char *text)
{
    write_text(text, stdout);
}

void echecs_interne_stderr(const char *text)
{
    write_text(text, stderr);
}
