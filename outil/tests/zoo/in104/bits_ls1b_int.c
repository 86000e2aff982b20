/* faux : LS1B-G1 */
/* La fonction du compilateur est celle des int : les cases de la moitié noire ne sont pas vues. */
#include "in104.h"

int ls1b_index(BB bitboard)
{
    return bitboard == 0 ? -1 : __builtin_ctz((unsigned)bitboard);
}
