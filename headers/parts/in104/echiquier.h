/**
 * Les cases : a8 = 0, b8 = 1, ... h1 = 63. Le bit d'indice n d'un bitboard est celui de la
 * case n. no_sq dit qu'il n'y a pas de case.
 */
enum {
    a8, b8, c8, d8, e8, f8, g8, h8,
    a7, b7, c7, d7, e7, f7, g7, h7,
    a6, b6, c6, d6, e6, f6, g6, h6,
    a5, b5, c5, d5, e5, f5, g5, h5,
    a4, b4, c4, d4, e4, f4, g4, h4,
    a3, b3, c3, d3, e3, f3, g3, h3,
    a2, b2, c2, d2, e2, f2, g2, h2,
    a1, b1, c1, d1, e1, f1, g1, h1,
    no_sq
};

/** Les pièces : les blanches en majuscules, les noires en minuscules, comme dans une FEN. */
enum { P, N, B, R, Q, K, p, n, b, r, q, k };

/** Les camps ; mixte désigne les deux ensemble. */
enum { blancs, noirs, mixte };

/** Les droits de roque, à additionner. */
enum {
    petit_roque_blanc = 1,
    grand_roque_blanc = 2,
    petit_roque_noir = 4,
    grand_roque_noir = 8
};

/** Aucune pièce. */
#define echiquier_vide "8/8/8/8/8/8/8/8 b - -"
/** La position initiale. */
#define position_de_depart "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
/** Une position où tous les coups particuliers se rencontrent (« Kiwipete »). */
#define tricky_position \
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

/** Les cases de chaque sorte de pièce, de P à k. */
extern BB echiquier[12];
/** Les cases occupées par les blancs, par les noirs, par les deux. */
extern BB occupations[3];
/** Le camp qui a le trait : blancs ou noirs. */
extern int trait;
/** La somme des droits de roque qui restent. */
extern int roque;
/**
 * La case que le dernier coup, une avance de pion de deux cases, a sautée : e3 après e2e4 ; no_sq
 * après un autre coup. Un pion qui prend en passant arrive sur cette case, qui est notée même si
 * aucun pion ne peut prendre.
 */
extern int enpassant;
/** L'autre nom de la même variable, celui de la fiche 2. */
#define en_passant enpassant

/** Le nom de chaque case : "a8", ... "h1". */
extern char *square_to_coordonnees[64];
/** Le caractère de chaque pièce, de P à k ; les pièces blanches ont un caractère plein. */
extern char *pieces_unicode[12];
/** La pièce de chaque lettre d'une FEN : char_piece['N'] vaut N. */
extern int char_piece[];
/**
 * La lettre d'une promotion dans le protocole UCI : n, b, r, q ou k, minuscule pour les deux
 * camps ; une espace pour un pion.
 */
extern int piece_char[];
