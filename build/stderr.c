/* C's stderr, which Rust cannot name portably: it is a macro. */
#include <errno.h>
#include <stdio.h>

void echecs_interne_stderr(const char *text);

void echecs_interne_stderr(const char *text)
{
    int saved = errno;

    fputs(text, stderr);
    errno = saved;
}
