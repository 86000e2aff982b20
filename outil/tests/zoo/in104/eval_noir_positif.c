/* faux : EVAL-G1 EVAL-G2 */
/* La valeur des pièces noires, déjà négative, est encore soustraite. */
#include "in104.h"

int eval(void)
{
    int score = 0;

    for (int piece = P; piece <= k; piece++) {
        BB bb = echiquier[piece];

        while (bb) {
            int square = ls1b_index(bb);

            if (piece <= K)
                score += valeur_piece[piece];
            else
                score -= valeur_piece[piece];
            switch (piece) {
            case P: score += score_pos_pion[square]; break;
            case N: score += score_pos_cavalier[square]; break;
            case B: score += score_pos_fou[square]; break;
            case R: score += score_pos_tour[square]; break;
            case Q: score += score_pos_dame[square]; break;
            case K: score += score_pos_roi[square]; break;
            case p: score -= score_pos_pion[square_mirroir[square]]; break;
            case n: score -= score_pos_cavalier[square_mirroir[square]]; break;
            case b: score -= score_pos_fou[square_mirroir[square]]; break;
            case r: score -= score_pos_tour[square_mirroir[square]]; break;
            case q: score -= score_pos_dame[square_mirroir[square]]; break;
            case k: score -= score_pos_roi[square_mirroir[square]]; break;
            }
            pop_bit(bb, square);
        }
    }
    return trait == blancs ? score : -score;
}
