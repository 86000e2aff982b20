/* Random calls of the functions of in104.h, on a global board of any content. */
#define _POSIX_C_SOURCE 200809L

#include "in104.h"

#include "pool.h"
#include "program.h"

/* A list of moves begins as the course's programs begin it: with zeros. */
static void begin_structure(const char *type, void *memory)
{
    (void)type;
    (void)memory;
}

/* Written from the header by the build script. */
#include "in104_calls.h"

static int *const numbers[] = {
    &trait, &roque, &enpassant, &meilleur_coup, &tmp_meilleur_coup, &ply, &flag_quit, &stopped,
    &inc, &movestogo, &movetime, &starttime, &stoptime, &timeset,
};
enum { NUMBERS = sizeof numbers / sizeof *numbers, BOARDS = 12, OCCUPATIONS = 3 };

/* The board and the numbers of the course are the program's: they may hold anything. */
static void disturb(void)
{
    unsigned byte = next_byte();

    if (byte < 0x40)
        *numbers[byte % NUMBERS] = (int)any_number();
    else if (byte < 0x80)
        echiquier[byte % BOARDS] = any_bits();
    else if (byte < 0x90)
        occupations[byte % OCCUPATIONS] = any_bits();
    else
        disturb_structure(&pools[byte % POOLS]);
}

static void set_board(void)
{
    char start[] = position_de_depart;
    int i;

    for (i = 0; i < NUMBERS; i++)
        *numbers[i] = 0;
    nb_feuilles = 0;
    nb_noeuds_parcourus = 0;
    nb_noeuds_eval = 0;
    parse_fen(start);
    generer_masques_d_attaque_statiques();
}

void calls_in104(const unsigned char *data, size_t size, const char *folder);

void calls_in104(const unsigned char *data, size_t size, const char *folder)
{
    input = data;
    input_left = size;
    set_common_state(folder);
    set_board();
    run_calls(functions, FUNCTIONS, disturb);
    forget_structures(pools, POOLS);
}
