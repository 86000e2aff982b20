/*
 * A move generator as good C engines have it, to measure the library against: bitboards,
 * magic multiplication for the sliders, pseudo-legal moves, and a copy of the board for each
 * move made. Everything that is fast is static, so that the compiler sees it all.
 */
#include <string.h>

#include "count.h"
#include "sliders.h"

enum { PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING };
enum { WHITE, BLACK, BOTH };
enum { NO_SQUARE = 64, LONGEST_LIST = 256 };

typedef struct {
    bits pieces[2][6];
    bits occupied[3];
    int side, rights, passed;
} board;

typedef struct {
    int moves[LONGEST_LIST];
    int count;
} list;

/* from, to, piece, promotion (6 bits, 6, 3, 3), and what the move is. */
enum { CAPTURE = 1 << 18, DOUBLE = 1 << 19, PASSING = 1 << 20, CASTLING = 1 << 21 };
#define MOVE(from, to, piece) ((from) | (to) << 6 | (piece) << 12)
#define PROMOTION(piece) ((piece) << 15)

static int first(bits set)
{
    return __builtin_ctzll(set);
}

/* ---- What the pieces attack ---- */

static bits pawn_attacks[2][64], knight_attacks[64], king_attacks[64];
static int kept_rights[64];

static void prepare(void)
{
    prepare_sliders();
    for (int square = 0; square < 64; square++) {
        pawn_attacks[WHITE][square] = step(square, -1, -1) | step(square, 1, -1);
        pawn_attacks[BLACK][square] = step(square, -1, 1) | step(square, 1, 1);
        for (int right = -2; right <= 2; right++) {
            for (int down = -2; down <= 2; down++) {
                int length = right * right + down * down;
                if (length == 5)
                    knight_attacks[square] |= step(square, right, down);
                if (length == 1 || length == 2)
                    king_attacks[square] |= step(square, right, down);
            }
        }
        kept_rights[square] = 15;
    }
    kept_rights[60] = 12;
    kept_rights[63] = 14;
    kept_rights[56] = 13;
    kept_rights[4] = 3;
    kept_rights[7] = 11;
    kept_rights[0] = 7;
}

static inline int is_attacked(const board *b, int square, int by)
{
    const bits *enemy = b->pieces[by];
    bits occupied = b->occupied[BOTH];

    return (pawn_attacks[by ^ 1][square] & enemy[PAWN]) || (knight_attacks[square] & enemy[KNIGHT])
           || (king_attacks[square] & enemy[KING])
           || (slide(&bishops[square], occupied) & (enemy[BISHOP] | enemy[QUEEN]))
           || (slide(&rooks[square], occupied) & (enemy[ROOK] | enemy[QUEEN]));
}

/* ---- Pseudo-legal moves ---- */

static inline void add(list *l, int move)
{
    l->moves[l->count++] = move;
}

static inline void add_all(list *l, int from, bits targets, int piece, bits enemies)
{
    for (; targets; targets &= targets - 1) {
        int to = first(targets);
        add(l, MOVE(from, to, piece) | (enemies & BIT(to) ? CAPTURE : 0));
    }
}

static inline void add_pawn(list *l, int from, int to, int flags)
{
    if (to >= 8 && to < 56) {
        add(l, MOVE(from, to, PAWN) | flags);
        return;
    }
    for (int piece = QUEEN; piece >= KNIGHT; piece--)
        add(l, MOVE(from, to, PAWN) | PROMOTION(piece) | flags);
}

static inline void generate_pawns(const board *b, list *l)
{
    int side = b->side, forward = side == WHITE ? -8 : 8;
    bits pawns = b->pieces[side][PAWN], enemies = b->occupied[side ^ 1], empty = ~b->occupied[BOTH];
    bits once = (side == WHITE ? pawns >> 8 : pawns << 8) & empty;
    bits twice = (side == WHITE ? once >> 8 & 0xffULL << 32 : once << 8 & 0xffULL << 24) & empty;

    for (bits set = once; set; set &= set - 1)
        add_pawn(l, first(set) - forward, first(set), 0);
    for (bits set = twice; set; set &= set - 1)
        add(l, MOVE(first(set) - 2 * forward, first(set), PAWN) | DOUBLE);
    for (bits set = pawns; set; set &= set - 1) {
        int from = first(set);
        for (bits to = pawn_attacks[side][from] & enemies; to; to &= to - 1)
            add_pawn(l, from, first(to), CAPTURE);
    }
    if (b->passed != NO_SQUARE) {
        bits set = pawn_attacks[side ^ 1][b->passed] & pawns;
        for (; set; set &= set - 1)
            add(l, MOVE(first(set), b->passed, PAWN) | CAPTURE | PASSING);
    }
}

/* A king that castles starts from e1 or e8: `king`. */
static inline void generate_castlings(const board *b, list *l)
{
    int side = b->side, king = side == WHITE ? 60 : 4, rights = b->rights >> 2 * side;
    bits occupied = b->occupied[BOTH];

    if ((rights & 1) && !(occupied & 3ULL << (king + 1)) && !is_attacked(b, king, side ^ 1)
        && !is_attacked(b, king + 1, side ^ 1))
        add(l, MOVE(king, king + 2, KING) | CASTLING);
    if ((rights & 2) && !(occupied & 7ULL << (king - 3)) && !is_attacked(b, king, side ^ 1)
        && !is_attacked(b, king - 1, side ^ 1))
        add(l, MOVE(king, king - 2, KING) | CASTLING);
}

static void generate(const board *b, list *l)
{
    const bits *own = b->pieces[b->side];
    bits occupied = b->occupied[BOTH], free = ~b->occupied[b->side];
    bits enemies = b->occupied[b->side ^ 1];

    l->count = 0;
    generate_pawns(b, l);
    for (bits set = own[KNIGHT]; set; set &= set - 1)
        add_all(l, first(set), knight_attacks[first(set)] & free, KNIGHT, enemies);
    for (bits set = own[BISHOP]; set; set &= set - 1)
        add_all(l, first(set), slide(&bishops[first(set)], occupied) & free, BISHOP, enemies);
    for (bits set = own[ROOK]; set; set &= set - 1)
        add_all(l, first(set), slide(&rooks[first(set)], occupied) & free, ROOK, enemies);
    for (bits set = own[QUEEN]; set; set &= set - 1) {
        int from = first(set);
        bits reached = slide(&bishops[from], occupied) | slide(&rooks[from], occupied);
        add_all(l, from, reached & free, QUEEN, enemies);
    }
    for (bits set = own[KING]; set; set &= set - 1)
        add_all(l, first(set), king_attacks[first(set)] & free, KING, enemies);
    generate_castlings(b, l);
}

/* ---- Making a move ---- */

static inline void capture(board *b, int side, int square)
{
    bits *enemy = b->pieces[side];
    int piece = PAWN;

    while (!(enemy[piece] & BIT(square)))
        piece++;
    enemy[piece] ^= BIT(square);
    b->occupied[side] ^= BIT(square);
}

/* Returns whether the move is legal. */
static inline int make(board *b, int move)
{
    int from = move & 63, to = move >> 6 & 63, piece = move >> 12 & 7, promotion = move >> 15 & 7;
    int side = b->side, behind = side == WHITE ? to + 8 : to - 8;
    bits *own = b->pieces[side];

    if (move & CAPTURE)
        capture(b, side ^ 1, move & PASSING ? behind : to);
    own[piece] ^= BIT(from);
    own[promotion ? promotion : piece] ^= BIT(to);
    b->occupied[side] ^= BIT(from) | BIT(to);
    if (move & CASTLING) {
        bits rook = to > from ? BIT(to + 1) | BIT(to - 1) : BIT(to - 2) | BIT(to + 1);
        own[ROOK] ^= rook;
        b->occupied[side] ^= rook;
    }
    b->occupied[BOTH] = b->occupied[WHITE] | b->occupied[BLACK];
    b->passed = move & DOUBLE ? behind : NO_SQUARE;
    b->rights &= kept_rights[from] & kept_rights[to];
    b->side ^= 1;
    return !is_attacked(b, first(own[KING]), side ^ 1);
}

static unsigned long long replay(const board *b, int depth)
{
    unsigned long long leaves = 0;
    list l;

    if (depth == 0)
        return 1;
    generate(b, &l);
    for (int i = 0; i < l.count; i++) {
        board next = *b;
        if (make(&next, l.moves[i]))
            leaves += replay(&next, depth - 1);
    }
    return leaves;
}

/* ---- Reading a good FEN ---- */

static board start;

static void read_fen(const char *fen)
{
    static const char letters[] = "PNBRQKpnbrqk", castlings[] = "KQkq";
    int square = 0;

    memset(&start, 0, sizeof start);
    for (; *fen != ' '; fen++) {
        if (*fen >= '1' && *fen <= '8') {
            square += *fen - '0';
        } else if (*fen != '/') {
            int piece = (int)(strchr(letters, *fen) - letters);
            start.pieces[piece / 6][piece % 6] |= BIT(square);
            start.occupied[piece / 6] |= BIT(square);
            square++;
        }
    }
    start.occupied[BOTH] = start.occupied[WHITE] | start.occupied[BLACK];
    start.side = fen[1] == 'w' ? WHITE : BLACK;
    for (fen += 3; *fen != ' '; fen++) {
        if (*fen != '-')
            start.rights |= 1 << (strchr(castlings, *fen) - castlings);
    }
    start.passed = fen[1] == '-' ? NO_SQUARE : fen[1] - 'a' + 8 * ('8' - fen[2]);
}

void set_up(char *fen)
{
    prepare();
    read_fen(fen);
}

unsigned long long count(int depth)
{
    return replay(&start, depth);
}
