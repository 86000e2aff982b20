/* faux : PRESENCE-G1 */
/* Le bit de la case est formé dans un int, sans ses cases hautes. */
#include "in104.h"

int presence_sq(int square)
{
    for (int piece = 0; piece < 12; piece++)
        if (square < 31 && (echiquier[piece] & (BB)(1 << square)) != 0)
            return piece;
    return -1;
}
