/** Un bitboard : un bit par case. */
typedef unsigned long long BB;

/** Le bit d'une case (de 0 à 63) : 1 ou 0. */
#define get_bit(bitboard, square) ((int)(((bitboard) >> (square)) & 1ULL))
/** Met à 1 le bit d'une case (de 0 à 63). */
#define set_bit(bitboard, square) ((bitboard) |= 1ULL << (square))
/** Met à 0 le bit d'une case (de 0 à 63). */
#define pop_bit(bitboard, square) ((bitboard) &= ~(1ULL << (square)))
