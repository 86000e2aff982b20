#ifndef PERFT_H
#define PERFT_H

#include <stdlib.h>
#include <sys/time.h>

#include "coups.h"

int get_time_ms();

extern long nb_feuilles;

void perft(int profondeur);
void test_perft(int profondeur);
void exec_perft(int profondeur);

#endif
