/* Whether a public function is the library's, elsewhere than in ELF. */
#include "own.h"

int echecs_interne_est_propre(const void *function);

#if defined __APPLE__
extern const char first[] __asm__("section$start$__TEXT$__echecs");
extern const char last[] __asm__("section$end$__TEXT$__echecs");
#elif defined _WIN32
__attribute__((section(".text$echecs_a"))) static void first(void) {}
__attribute__((section(".text$echecs_z"))) static void last(void) {}
#endif

#ifdef OWN
int echecs_interne_est_propre(const void *function)
{
    const char *address = function;

    return address >= (const char *)first && address < (const char *)last;
}
#endif
