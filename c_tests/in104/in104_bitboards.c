/* Section « Bitboards (fiche 1) » de in104.h. */
#include "in104_etat.h"

VERIF(afficher_un_bitboard, "BITBOARD-AFFICHER-G1 BITBOARD-AFFICHER-G2")
{
    BB bitboard = 0;

    set_bit(bitboard, a8);
    set_bit(bitboard, e4);
    set_bit(bitboard, h1);
    VERIF_STDOUT("8  1 0 0 0 0 0 0 0\n7  0 0 0 0 0 0 0 0\n6  0 0 0 0 0 0 0 0\n"
                 "5  0 0 0 0 0 0 0 0\n4  0 0 0 0 1 0 0 0\n3  0 0 0 0 0 0 0 0\n"
                 "2  0 0 0 0 0 0 0 0\n1  0 0 0 0 0 0 0 1\n   a b c d e f g h\n"
                 "9223372105574252545\n",
                 print_bitboard(bitboard));
}

VERIF(les_macros, "NB-BITS-G1")
{
    BB bitboard = 0;
    int i;

    for (i = 0; i < 64; i++) {
        VERIF_ENTIER(get_bit(bitboard, i), 0);
        set_bit(bitboard, i);
        set_bit(bitboard, i);
        VERIF_ENTIER(get_bit(bitboard, i), 1);
        VERIF_ENTIER(nb_bits(bitboard), i + 1);
    }
    for (i = 0; i < 64; i++) {
        pop_bit(bitboard, i);
        pop_bit(bitboard, i);
        VERIF_ENTIER(get_bit(bitboard, i), 0);
        VERIF_ENTIER(nb_bits(bitboard), 63 - i);
    }
}

VERIF(premiere_case, "LS1B-G1 LS1B-G2")
{
    int i;

    VERIF_ENTIER(ls1b_index(0), -1);
    for (i = 0; i < 64; i++) {
        VERIF_ENTIER(ls1b_index(1ULL << i), i);
        VERIF_ENTIER(ls1b_index(~0ULL << i), i);
    }
}

VERIF(numeros_des_cases, "LS1B-G1")
{
    VERIF_ENTIER(a8, 0);
    VERIF_ENTIER(h8, 7);
    VERIF_ENTIER(a7, 8);
    VERIF_ENTIER(e4, 36);
    VERIF_ENTIER(a1, 56);
    VERIF_ENTIER(h1, 63);
    VERIF_ENTIER(no_sq, 64);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(afficher_un_bitboard),
    VERIF_LIGNE(les_macros),
    VERIF_LIGNE(premiere_case),
    VERIF_LIGNE(numeros_des_cases))
