#include "echiquier.h"

BB echiquier[12] = { 0 };
BB occupations[3] = { 0 };
int trait = blancs;
int roque = petit_roque_blanc | grand_roque_blanc | petit_roque_noir | grand_roque_noir;
int enpassant = no_sq;

#define RANGEE(r) "a" r, "b" r, "c" r, "d" r, "e" r, "f" r, "g" r, "h" r
char *square_to_coordonnees[64] = {
    RANGEE("8"), RANGEE("7"), RANGEE("6"), RANGEE("5"), RANGEE("4"), RANGEE("3"), RANGEE("2"), RANGEE("1")
};

char *pieces_unicode[12] = { "♟", "♞", "♝", "♜", "♛", "♚", "♙", "♘", "♗", "♖", "♕", "♔" };

/* Le tableau s'arrête à la dernière lettre, et les autres cases valent 0. */
int char_piece[] = {
    ['P'] = P, ['N'] = N, ['B'] = B, ['R'] = R, ['Q'] = Q, ['K'] = K,
    ['p'] = p, ['n'] = n, ['b'] = b, ['r'] = r, ['q'] = q, ['k'] = k,
};

int piece_char[] = { ' ', 'n', 'b', 'r', 'q', 'k', ' ', 'n', 'b', 'r', 'q', 'k' };

int presence_sq(int square)
{
    for (int piece = P; piece <= k; piece++)
        if (get_bit(echiquier[piece], square))
            return piece;
    return -1;
}

void print_echiquier()
{
    for (int square = a8; square <= h1; square++) {
        int piece = presence_sq(square);

        if (square % 8 == 0)
            printf("  %d ", 8 - square / 8);
        printf(" %s", piece < 0 ? "." : pieces_unicode[piece]);
        if (square % 8 == 7)
            printf("\n");
    }
    printf("     a b c d e f g h\n\n");
    printf("trait : %s\n", trait == blancs ? "blancs" : "noirs");
    printf("en passant : %s\n", enpassant == no_sq ? "-" : square_to_coordonnees[enpassant]);
    printf("roque : %s%s%s%s\n", roque & petit_roque_blanc ? "K" : "", roque & grand_roque_blanc ? "Q" : "",
           roque & petit_roque_noir ? "k" : "", roque & grand_roque_noir ? "q" : "");
    printf("évaluation : %d\n", eval());
}

void parse_fen(char *fen)
{
    int square = a8;

    memset(echiquier, 0, sizeof echiquier);
    memset(occupations, 0, sizeof occupations);
    roque = 0;
    for (; *fen && *fen != ' '; fen++) {
        if (*fen >= '1' && *fen <= '8') {
            square += *fen - '0';
        } else if (*fen != '/') {
            set_bit(echiquier[char_piece[(int)*fen]], square);
            square++;
        }
    }
    fen++;
    trait = *fen == 'w' ? blancs : noirs;
    fen += 2;
    for (; *fen && *fen != ' '; fen++) {
        switch (*fen) {
        case 'K': roque |= petit_roque_blanc; break;
        case 'Q': roque |= grand_roque_blanc; break;
        case 'k': roque |= petit_roque_noir; break;
        case 'q': roque |= grand_roque_noir; break;
        }
    }
    fen++;
    enpassant = *fen == '-' ? no_sq : (fen[0] - 'a') + 8 * ('8' - fen[1]);
    for (int piece = P; piece <= k; piece++)
        occupations[piece < p ? blancs : noirs] |= echiquier[piece];
    occupations[mixte] = occupations[blancs] | occupations[noirs];
}
