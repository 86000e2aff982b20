#include "eval.h"

const int valeur_piece[12] = { 100, 320, 330, 500, 900, 20000, -100, -320, -330, -500, -900, -20000 };

const int score_pos_pion[64] = {
     0,  0,  0,  0,  0,  0,  0,  0,
    50, 50, 50, 50, 50, 50, 50, 50,
    10, 10, 20, 30, 30, 20, 10, 10,
     5,  5, 10, 25, 25, 10,  5,  5,
     0,  0,  0, 20, 20,  0,  0,  0,
     5, -5,-10,  0,  0,-10, -5,  5,
     5, 10, 10,-20,-20, 10, 10,  5,
     0,  0,  0,  0,  0,  0,  0,  0,
};

const int score_pos_cavalier[64] = {
    -50,-40,-30,-30,-30,-30,-40,-50,
    -40,-20,  0,  0,  0,  0,-20,-40,
    -30,  0, 10, 15, 15, 10,  0,-30,
    -30,  5, 15, 20, 20, 15,  5,-30,
    -30,  0, 15, 20, 20, 15,  0,-30,
    -30,  5, 10, 15, 15, 10,  5,-30,
    -40,-20,  0,  5,  5,  0,-20,-40,
    -50,-40,-30,-30,-30,-30,-40,-50,
};

const int score_pos_fou[64] = {
    -20,-10,-10,-10,-10,-10,-10,-20,
    -10,  0,  0,  0,  0,  0,  0,-10,
    -10,  0,  5, 10, 10,  5,  0,-10,
    -10,  5,  5, 10, 10,  5,  5,-10,
    -10,  0, 10, 10, 10, 10,  0,-10,
    -10, 10, 10, 10, 10, 10, 10,-10,
    -10,  5,  0,  0,  0,  0,  5,-10,
    -20,-10,-10,-10,-10,-10,-10,-20,
};

const int score_pos_tour[64] = {
     0,  0,  0,  0,  0,  0,  0,  0,
     5, 10, 10, 10, 10, 10, 10,  5,
    -5,  0,  0,  0,  0,  0,  0, -5,
    -5,  0,  0,  0,  0,  0,  0, -5,
    -5,  0,  0,  0,  0,  0,  0, -5,
    -5,  0,  0,  0,  0,  0,  0, -5,
    -5,  0,  0,  0,  0,  0,  0, -5,
     0,  0,  0,  5,  5,  0,  0,  0,
};

const int score_pos_dame[64] = {
    -20,-10,-10, -5, -5,-10,-10,-20,
    -10,  0,  0,  0,  0,  0,  0,-10,
    -10,  0,  5,  5,  5,  5,  0,-10,
     -5,  0,  5,  5,  5,  5,  0, -5,
      0,  0,  5,  5,  5,  5,  0, -5,
    -10,  5,  5,  5,  5,  5,  0,-10,
    -10,  0,  5,  0,  0,  0,  0,-10,
    -20,-10,-10, -5, -5,-10,-10,-20,
};

const int score_pos_roi[64] = {
    -30,-40,-40,-50,-50,-40,-40,-30,
    -30,-40,-40,-50,-50,-40,-40,-30,
    -30,-40,-40,-50,-50,-40,-40,-30,
    -30,-40,-40,-50,-50,-40,-40,-30,
    -20,-30,-30,-40,-40,-30,-30,-20,
    -10,-20,-20,-20,-20,-20,-20,-10,
     20, 20,  0,  0,  0,  0, 20, 20,
     20, 30, 10,  0,  0, 10, 30, 20,
};

#define RETOURNEE(rangee) \
    8 * rangee, 8 * rangee + 1, 8 * rangee + 2, 8 * rangee + 3, 8 * rangee + 4, 8 * rangee + 5, 8 * rangee + 6, 8 * rangee + 7
const int square_mirroir[64] = {
    RETOURNEE(7), RETOURNEE(6), RETOURNEE(5), RETOURNEE(4), RETOURNEE(3), RETOURNEE(2), RETOURNEE(1), RETOURNEE(0)
};

static const int *const score_pos[6] = {
    score_pos_pion, score_pos_cavalier, score_pos_fou, score_pos_tour, score_pos_dame, score_pos_roi
};

int eval()
{
    int score = 0;

    for (int piece = P; piece <= k; piece++) {
        BB restantes = echiquier[piece];

        while (restantes) {
            int square = ls1b_index(restantes);

            pop_bit(restantes, square);
            score += valeur_piece[piece];
            if (piece <= K)
                score += score_pos[piece][square];
            else
                score -= score_pos[piece - p][square_mirroir[square]];
        }
    }
    return trait == blancs ? score : -score;
}
