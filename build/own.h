/* Elsewhere than in ELF, the library's own public functions lie in a section of their own. */
#if defined __APPLE__
#define OWN __attribute__((section("__TEXT,__echecs,regular,pure_instructions")))
#elif defined _WIN32
/* The linker sorts what follows the dollar: own.c has what comes before and after. */
#define OWN __attribute__((section(".text$echecs_m")))
#endif
