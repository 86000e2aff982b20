/**
 * @file echiquier.h
 * Le fichier echiquier.h du cours : la même chose que dans in104.h, et rien de plus. Les
 * autres fichiers de ce dossier viennent par leurs noms : un programme peut avoir les
 * siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit à
 * partir de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef ECHIQUIER_H
#define ECHIQUIER_H

#ifndef ECHECS_IN104_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_IN104

#include "echecs_attributs.h"
#include <stdio.h>
#include <string.h>
#include <bitboards.h>

#ifdef __cplusplus
extern "C" {
#endif

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
ECHECS_API extern BB echiquier[12];
/** Les cases occupées par les blancs, par les noirs, par les deux. */
ECHECS_API extern BB occupations[3];
/** Le camp qui a le trait : blancs ou noirs. */
ECHECS_API extern int trait;
/** La somme des droits de roque qui restent. */
ECHECS_API extern int roque;
/**
 * La case que le dernier coup, une avance de pion de deux cases, a sautée : e3 après e2e4 ; no_sq
 * après un autre coup. Un pion qui prend en passant arrive sur cette case, qui est notée même si
 * aucun pion ne peut prendre.
 */
ECHECS_API extern int enpassant;
/** L'autre nom de la même variable, celui de la fiche 2. */
#define en_passant enpassant

/** Le nom de chaque case : "a8", ... "h1". */
ECHECS_API extern char *square_to_coordonnees[64];
/** Le caractère de chaque pièce, de P à k ; les pièces blanches ont un caractère plein. */
ECHECS_API extern char *pieces_unicode[12];
/** La pièce de chaque lettre d'une FEN : char_piece['N'] vaut N. */
ECHECS_API extern int char_piece[];
/**
 * La lettre d'une promotion dans le protocole UCI : n, b, r, q ou k, minuscule pour les deux
 * camps ; une espace pour un pion.
 */
ECHECS_API extern int piece_char[];

/** L'évaluation de la fiche 6, que print_echiquier montre : voir eval.h. */
ECHECS_API
int eval(void);

/**
 * Dit quelle pièce est sur une case.
 *
 * @param square la case.
 *
 * Nécessite :
 * - [PRESENCE-N1] square va de a8 (0) à h1 (63) ; sinon rend -1.
 *
 * Garantie :
 * - [PRESENCE-G1] rend la pièce, de P (0) à k (11) ;
 * - [PRESENCE-G2] rend -1 si la case est vide ;
 * - [PRESENCE-G3] + si plusieurs bitboards de echiquier ont cette case : rend la première de ces
 *   pièces.
 *
 * @return la pièce, ou -1.
 */
ECHECS_API
int presence_sq(int square);

/**
 * Prépare l'échiquier à partir d'une chaîne FEN.
 *
 * @param fen la position, de quatre ou de six champs ; les deux compteurs sont lus, mais ne
 *        sont pas gardés. Trois ou cinq champs, et plusieurs espaces entre deux champs, sont
 *        admis aussi.
 *
 * Nécessite :
 * - [PARSE-FEN-N1] fen n'est pas NULL ; sinon ne fait rien.
 *
 * Garantie :
 * - [PARSE-FEN-G1] si fen est bien écrite : echiquier, occupations, trait, roque et en_passant
 *   reçoivent ce que dit la chaîne, de quatre ou de six champs ; sans case de prise en passant,
 *   en_passant reçoit no_sq ;
 * - [PARSE-FEN-G2] + la position n'a pas à être possible : un échiquier vide, sans roi ou avec dix
 *   dames convient, et les droits de roque sont ceux qui sont écrits ;
 * - [PARSE-FEN-G3] + si fen est mal écrite : aucune de ces variables ne change ;
 * - [PARSE-FEN-G4] + lit quatre champs, ou trois si la chaîne s'arrête là, puis un ou deux nombres
 *   s'ils viennent ensuite : ce sont les compteurs. Le reste ne compte pas : la suite d'une ligne
 *   « position », par exemple ;
 * - [PARSE-FEN-G5] + une chaîne refusée n'arrête jamais le programme : signale le caractère en
 *   cause et la raison, par exemple :
 *   « libechecs : parse_fen : caractère 17 : le trait « x » doit être w (blancs) ou b (noirs) » ;
 * - [PARSE-FEN-G6] + les droits de roque de Chess960 ([FEN-G8]) sont refusés : une lettre de A à H
 *   ou de a à h est mal écrite.
 */
ECHECS_API
void parse_fen(char *fen);

/**
 * Dessine l'échiquier sur stdout, avec l'état de la partie.
 *
 * Pour la position initiale, le texte de la bibliothèque est exactement :
 * @code{.unparsed}
 * 8  ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖
 * 7  ♙ ♙ ♙ ♙ ♙ ♙ ♙ ♙
 * 6  . . . . . . . .
 * 5  . . . . . . . .
 * 4  . . . . . . . .
 * 3  . . . . . . . .
 * 2  ♟ ♟ ♟ ♟ ♟ ♟ ♟ ♟
 * 1  ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜
 *    a b c d e f g h
 * trait : blancs
 * en passant : no_sq
 * roque : KQkq
 * évaluation : 0
 * @endcode
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [PRINT-ECHIQUIER-G1] écrit les cases dans l'ordre de print_bitboard : la pièce de chaque case
 *   d'après pieces_unicode, ou « . » pour une case vide ;
 * - [PRINT-ECHIQUIER-G2] écrit ensuite « blancs » ou « noirs » pour le trait, le nom de la case de
 *   prise en passant s'il y en a une, et les lettres des droits de roque, parmi KQkq ;
 * - [PRINT-ECHIQUIER-G3] depuis la fiche 6, écrit aussi ce que rend eval ;
 * - [PRINT-ECHIQUIER-G4] + écrit les rangées et les lettres des colonnes comme print_bitboard,
 *   avec « . » si presence_sq, appelée par son nom, ne rend pas une pièce ;
 * - [PRINT-ECHIQUIER-G5] + écrit ensuite trois lignes :
 *   - « trait : » et « blancs », « noirs », ou la valeur de trait si c'est une autre valeur ;
 *   - « en passant : » et le nom de la case, ou « no_sq » si en_passant n'est pas une case ;
 *   - « roque : » et les lettres KQkq, où « - » remplace la lettre d'un droit perdu ;
 * - [PRINT-ECHIQUIER-G6] + écrit enfin « évaluation : » et ce que rend eval, appelée par son nom.
 */
ECHECS_API
void print_echiquier(void);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_IN104_H */

#endif /* ECHIQUIER_H */
