/*
 * The data of include/in104.h. Each paragraph that follows the macros becomes an object of its
 * own, so that a program can define any of these names itself.
 */
#include "in104.h"

/* One element a square, in the order of the squares. */
#define RANK(F, s) F(s), F(s + 1), F(s + 2), F(s + 3), F(s + 4), F(s + 5), F(s + 6), F(s + 7)
#define SQUARES(F) \
    RANK(F, 0), RANK(F, 8), RANK(F, 16), RANK(F, 24), RANK(F, 32), RANK(F, 40), RANK(F, 48), RANK(F, 56)
/* The square some files and ranks away, or none. */
#define STEP(s, x, y) \
    ((s) % 8 + (x) >= 0 && (s) % 8 + (x) < 8 && (s) / 8 + (y) >= 0 && (s) / 8 + (y) < 8 \
         ? 1ULL << (((s) + (x) + 8 * (y)) & 63) : 0ULL)
#define WHITE_PAWN(s) STEP(s, -1, -1) | STEP(s, 1, -1)
#define BLACK_PAWN(s) STEP(s, -1, 1) | STEP(s, 1, 1)
#define KNIGHT(s) STEP(s, -2, -1) | STEP(s, -2, 1) | STEP(s, -1, -2) | STEP(s, -1, 2) \
                  | STEP(s, 1, -2) | STEP(s, 1, 2) | STEP(s, 2, -1) | STEP(s, 2, 1)
#define KING(s) STEP(s, -1, -1) | STEP(s, -1, 0) | STEP(s, -1, 1) | STEP(s, 0, -1) \
                | STEP(s, 0, 1) | STEP(s, 1, -1) | STEP(s, 1, 0) | STEP(s, 1, 1)
#define MIRROR(s) (s) ^ 56
#define RIGHTS(s) (s) == e1 ? 12 : (s) == e8 ? 3 : (s) == h1 ? 14 : (s) == a1 ? 13 \
                  : (s) == h8 ? 11 : (s) == a8 ? 7 : 15

WEAK BB echiquier[12] = { 0 };

WEAK BB occupations[3] = { 0 };

WEAK int trait = blancs;

WEAK int roque = 0;

/* Under both its names; each address tells the library where a program has its own. The assembler
 * gives the names: a sanitizer would take two aliases in C for two variables. Elsewhere than in ELF a
 * replaceable variable has one name, and there are two of them: the library lets them agree. */
#undef en_passant
#ifdef __ELF__
HIDDEN int echecs_en_passant = no_sq;
#define NAME(name) \
    ".weak " name "\n.type " name ", %object\n.size " name ", 4\n.set " name ", echecs_en_passant\n"
__asm__(NAME("en_passant") NAME("enpassant"));
#else
WEAK int en_passant = no_sq;
#endif

#ifndef __ELF__
WEAK int enpassant = no_sq;
#endif

#undef en_passant
extern int en_passant;
HIDDEN int *const echecs_adresse_en_passant = &en_passant;
HIDDEN int *const echecs_adresse_enpassant = &enpassant;

WEAK char *square_to_coordonnees[64] = {
    "a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8", "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7",
    "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6", "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5",
    "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4", "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3",
    "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1",
};

WEAK char *pieces_unicode[12] = { "♟", "♞", "♝", "♜", "♛", "♚", "♙", "♘", "♗", "♖", "♕", "♔" };

#define NO_PIECE_4 -1, -1, -1, -1
#define NO_PIECE_16 NO_PIECE_4, NO_PIECE_4, NO_PIECE_4, NO_PIECE_4
WEAK int char_piece[128] = {
    NO_PIECE_16, NO_PIECE_16, NO_PIECE_16, NO_PIECE_16,
    -1, -1, B, -1, -1, -1, -1, -1, -1, -1, -1, K, -1, -1, N, -1,
    P, Q, R, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, b, -1, -1, -1, -1, -1, -1, -1, -1, k, -1, -1, n, -1,
    p, q, r, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
};

WEAK int piece_char[12] = { ' ', 'n', 'b', 'r', 'q', 'k', ' ', 'n', 'b', 'r', 'q', 'k' };

WEAK const int droits_roque[64] = { SQUARES(RIGHTS) };

WEAK BB attaques_pions[2][64] = { { SQUARES(WHITE_PAWN) }, { SQUARES(BLACK_PAWN) } };

WEAK BB attaques_cavaliers[64] = { SQUARES(KNIGHT) };

WEAK BB attaques_rois[64] = { SQUARES(KING) };

WEAK BB pas_colonne_a = 0xfefefefefefefefeULL;

WEAK BB pas_colonne_ab = 0xfcfcfcfcfcfcfcfcULL;

WEAK BB pas_colonne_h = 0x7f7f7f7f7f7f7f7fULL;

WEAK BB pas_colonne_hg = 0x3f3f3f3f3f3f3f3fULL;

WEAK long nb_feuilles = 0;

WEAK const int valeur_piece[12] = { 100, 320, 330, 500, 900, 20000, -100, -320, -330, -500, -900, -20000 };

WEAK const int score_pos_pion[64] = {
     0,  0,  0,  0,  0,  0,  0,  0,
    50, 50, 50, 50, 50, 50, 50, 50,
    10, 10, 20, 30, 30, 20, 10, 10,
     5,  5, 10, 25, 25, 10,  5,  5,
     0,  0,  0, 20, 20,  0,  0,  0,
     5, -5,-10,  0,  0,-10, -5,  5,
     5, 10, 10,-20,-20, 10, 10,  5,
     0,  0,  0,  0,  0,  0,  0,  0,
};

WEAK const int score_pos_cavalier[64] = {
    -50,-40,-30,-30,-30,-30,-40,-50,
    -40,-20,  0,  0,  0,  0,-20,-40,
    -30,  0, 10, 15, 15, 10,  0,-30,
    -30,  5, 15, 20, 20, 15,  5,-30,
    -30,  0, 15, 20, 20, 15,  0,-30,
    -30,  5, 10, 15, 15, 10,  5,-30,
    -40,-20,  0,  5,  5,  0,-20,-40,
    -50,-40,-30,-30,-30,-30,-40,-50,
};

WEAK const int score_pos_fou[64] = {
    -20,-10,-10,-10,-10,-10,-10,-20,
    -10,  0,  0,  0,  0,  0,  0,-10,
    -10,  0,  5, 10, 10,  5,  0,-10,
    -10,  5,  5, 10, 10,  5,  5,-10,
    -10,  0, 10, 10, 10, 10,  0,-10,
    -10, 10, 10, 10, 10, 10, 10,-10,
    -10,  5,  0,  0,  0,  0,  5,-10,
    -20,-10,-10,-10,-10,-10,-10,-20,
};

WEAK const int score_pos_tour[64] = {
     0,  0,  0,  0,  0,  0,  0,  0,
     5, 10, 10, 10, 10, 10, 10,  5,
    -5,  0,  0,  0,  0,  0,  0, -5,
    -5,  0,  0,  0,  0,  0,  0, -5,
    -5,  0,  0,  0,  0,  0,  0, -5,
    -5,  0,  0,  0,  0,  0,  0, -5,
    -5,  0,  0,  0,  0,  0,  0, -5,
     0,  0,  0,  5,  5,  0,  0,  0,
};

WEAK const int score_pos_dame[64] = {
    -20,-10,-10, -5, -5,-10,-10,-20,
    -10,  0,  0,  0,  0,  0,  0,-10,
    -10,  0,  5,  5,  5,  5,  0,-10,
     -5,  0,  5,  5,  5,  5,  0, -5,
      0,  0,  5,  5,  5,  5,  0, -5,
    -10,  5,  5,  5,  5,  5,  0,-10,
    -10,  0,  5,  0,  0,  0,  0,-10,
    -20,-10,-10, -5, -5,-10,-10,-20,
};

WEAK const int score_pos_roi[64] = {
    -30,-40,-40,-50,-50,-40,-40,-30,
    -30,-40,-40,-50,-50,-40,-40,-30,
    -30,-40,-40,-50,-50,-40,-40,-30,
    -30,-40,-40,-50,-50,-40,-40,-30,
    -20,-30,-30,-40,-40,-30,-30,-20,
    -10,-20,-20,-20,-20,-20,-20,-10,
     20, 20,  0,  0,  0,  0, 20, 20,
     20, 30, 10,  0,  0, 10, 30, 20,
};

WEAK const int square_mirroir[64] = { SQUARES(MIRROR) };

WEAK int meilleur_coup = 0;

WEAK int tmp_meilleur_coup = 0;

WEAK int ply = 0;

WEAK long long nb_noeuds_parcourus = 0;

WEAK long long nb_noeuds_eval = 0;

WEAK int flag_quit = 0;

WEAK int stopped = 0;

WEAK int inc = 0;

WEAK int movestogo = 40;

WEAK int movetime = -1;

WEAK int starttime = 0;

WEAK int stoptime = 0;

WEAK int timeset = 0;
