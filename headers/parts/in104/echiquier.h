/** Les pièces : les blanches en majuscules, les noires en minuscules, comme dans une FEN. */
enum { P, N, B, R, Q, K, p, n, b, r, q, k };

/** Les couleurs ; mixte désigne les deux ensemble. */
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
/** Le début d'une partie. */
#define position_de_depart "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"
/** Une position où tous les coups particuliers se rencontrent (« Kiwipete »). */
#define tricky_position "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -"

/** Les cases de chaque sorte de pièce, de P à k. */
extern BB echiquier[12];
/** Les cases occupées par les blancs, par les noirs, par les deux. */
extern BB occupations[3];
/** À qui de jouer : blancs ou noirs. */
extern int trait;
/** Les droits de roque qui restent : une somme. */
extern int roque;
/** La case que l'on peut prendre en passant, ou no_sq. */
extern int en_passant;
/** L'autre nom de la même variable, celui du code du cours. */
#define enpassant en_passant

/** Le nom de chaque case : "a8", ... "h1". */
extern char *square_to_coordonnees[64];
/** Le caractère de chaque pièce, de P à k ; ceux des blancs sont pleins. */
extern char *pieces_unicode[12];
/** La pièce de chaque lettre d'une FEN : char_piece['N'] vaut N ; -1 pour un autre caractère. */
extern int char_piece[128];
/** La lettre de chaque pièce : piece_char[N] vaut 'N'. */
extern int piece_char[12];
/** Les droits de roque qui restent quand une pièce part d'une case ou y arrive : roque devient
 *  roque & droits_roque[case]. */
extern const int droits_roque[64];
