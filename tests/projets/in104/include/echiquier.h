#ifndef ECHIQUIER_H
#define ECHIQUIER_H

#include <stdio.h>
#include <string.h>

#include "bitboards.h"

int eval();

#define echiquier_vide "8/8/8/8/8/8/8/8 b - -"
#define position_de_depart "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define tricky_position "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

enum { blancs, noirs, mixte };
enum { petit_roque_blanc = 1, grand_roque_blanc = 2, petit_roque_noir = 4, grand_roque_noir = 8 };
enum { P, N, B, R, Q, K, p, n, b, r, q, k };
enum {
    a8, b8, c8, d8, e8, f8, g8, h8, a7, b7, c7, d7, e7, f7, g7, h7,
    a6, b6, c6, d6, e6, f6, g6, h6, a5, b5, c5, d5, e5, f5, g5, h5,
    a4, b4, c4, d4, e4, f4, g4, h4, a3, b3, c3, d3, e3, f3, g3, h3,
    a2, b2, c2, d2, e2, f2, g2, h2, a1, b1, c1, d1, e1, f1, g1, h1, no_sq
};

extern BB echiquier[12];
extern BB occupations[3];
extern int trait;
extern int roque;
extern int enpassant;

extern char *square_to_coordonnees[64];
extern char *pieces_unicode[12];
extern int char_piece[];
extern int piece_char[];

int presence_sq(int square);
void print_echiquier();
void parse_fen(char *fen);

#endif
