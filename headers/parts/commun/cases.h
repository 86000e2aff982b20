/**
 * La case (x, y) dans un ensemble de cases, où chaque case est un bit : a1 est le premier, h8 le
 * dernier. Plusieurs cases s'unissent par « | » : ECHECS_CASE(4, 0) | ECHECS_CASE(4, 7) est e1 et
 * e8. Un BB de in104.h commence par a8 : renverser l'ordre de ses huit octets en fait le même
 * ensemble de cases.
 */
#define ECHECS_CASE(x, y) (1ULL << (8 * (y) + (x)))
