/*
 * What each contestant of the benchmark defines.
 */
#ifndef COUNT_H
#define COUNT_H

/* Sets up the position, and all that is not to be measured. */
void set_up(char *fen);

/* Counts the leaves from there. */
unsigned long long count(int depth);

#endif
