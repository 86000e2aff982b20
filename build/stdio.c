/* C's own streams, which Rust cannot name portably: they are macros. */
#define _POSIX_C_SOURCE 200809L /* fileno */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#ifdef _WIN32
#include <conio.h>
#include <io.h>
#include <windows.h>
#else
#include <poll.h>
#include <unistd.h>
#define WRITES_DIRECTLY
#endif

void echecs_interne_stdout(const char *text);
void echecs_interne_stderr(const char *text);
int echecs_interne_stdin(void);
void echecs_interne_flush(void);
void echecs_interne_show_at_once(void);
void echecs_interne_do_not_read_ahead(void);
int echecs_interne_has_read_ahead(void);
int echecs_interne_is_waiting(void);

/* What could be written past the stream; the rest is for the stream, and its error too. */
static const char *write_directly(const char *text, FILE *stream)
{
#ifdef WRITES_DIRECTLY
    int descriptor = fileno(stream);
    size_t left = strlen(text);

    while (descriptor >= 0 && left > 0) {
        ssize_t written = write(descriptor, text, left);

        if (written > 0) {
            text += written;
            left -= (size_t)written;
        } else if (errno != EINTR) {
            break;
        }
    }
#else
    (void)stream;
#endif
    return text;
}

/* A stream loses what it was writing when a signal came: it only keeps its place in the order. */
static void write_text(const char *text, FILE *stream)
{
    int saved = errno;

    if (fflush(stream) == 0)
        text = write_directly(text, stream);
    if (*text != '\0')
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

int echecs_interne_stdin(void)
{
    int saved = errno;
    int byte, interrupted;

    /* A signal that the program handles is not the end of the input. */
    do {
        errno = 0;
        byte = getchar();
        interrupted = byte == EOF && errno == EINTR;
        if (interrupted)
            clearerr(stdin);
    } while (interrupted);
    errno = saved;
    return byte == EOF ? -1 : byte;
}

void echecs_interne_flush(void)
{
    fflush(stdout);
}

void echecs_interne_show_at_once(void)
{
    /* No buffer at all: one of a line would keep a line's end that putchar writes, if the
     * program has already written something. */
    setvbuf(stdout, NULL, _IONBF, 0);
}

int echecs_interne_has_read_ahead(void)
{
#ifdef __GLIBC__
    return stdin->_IO_read_ptr < stdin->_IO_read_end;
#elif defined _WIN32 && !defined _UCRT
    return stdin->_cnt > 0;
#else
    return 0;
#endif
}

void echecs_interne_do_not_read_ahead(void)
{
    /* What is in the buffer would be lost with it. */
    if (!echecs_interne_has_read_ahead())
        setvbuf(stdin, NULL, _IONBF, 0);
}

#ifdef _WIN32

int echecs_interne_is_waiting(void)
{
    HANDLE input = (HANDLE)_get_osfhandle(_fileno(stdin));
    DWORD bytes = 0;

    if (echecs_interne_has_read_ahead())
        return 1;
    switch (GetFileType(input)) {
    case FILE_TYPE_PIPE: /* at its end, nobody answers */
        return !PeekNamedPipe(input, NULL, 0, NULL, &bytes, NULL) || bytes > 0;
    case FILE_TYPE_CHAR:
        return _kbhit() != 0;
    default: /* a file has a next byte, or its end */
        return 1;
    }
}

#else

int echecs_interne_is_waiting(void)
{
    struct pollfd input = { STDIN_FILENO, POLLIN, 0 };

    return echecs_interne_has_read_ahead() || poll(&input, 1, 0) > 0;
}

#endif
