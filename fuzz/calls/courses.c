/* Random calls of the functions of echecs.h, partie.h and stackchess.h. */
#define _POSIX_C_SOURCE 200809L

#include "partie.h"
#include "stackchess.h"

#include "program.h"

#include "objects.h"
#include "views.h"

/* Written from the headers by the build script. */
#include "courses_calls.h"

static void disturb(void)
{
    disturb_structure(&pools[next_byte() % POOLS]);
}

void calls_courses(const unsigned char *data, size_t size, const char *folder);

void calls_courses(const unsigned char *data, size_t size, const char *folder)
{
    input = data;
    input_left = size;
    set_common_state(folder);
    run_calls(functions, FUNCTIONS, disturb);
    forget_structures(pools, POOLS);
    forget_objects();
}
