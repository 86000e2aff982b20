/**
 * @file in104.h
 * Le cours IN104 : un moteur d'échecs sur des bitboards, de la fiche 1 à la fiche 8.
 *
 * Ce fichier est produit à partir de src/capi (cbindgen) : ne pas le modifier à la main.
 *
 * Les contrats se lisent comme echecs_commun.h, que cet en-tête inclut, l'explique.
 * « Nécessite » dit ce que l'appelant doit respecter, « Garantie » ce que la fonction
 * assure alors. Une clause « Nécessite » qui n'est pas respectée ne fait pas planter le
 * programme : la fonction rend sa valeur d'échec, et écrit sur stderr une ligne qui nomme
 * la clause. La variable d'environnement ECHECS_CONTRATS (message, silence ou arret)
 * permet un autre choix.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 *
 * Ce qui vient d'un joueur ou d'une interface (une FEN, un coup, une ligne UCI) n'est
 * jamais une faute du programme : la fonction qui refuse dit pourquoi si elle le peut, et
 * n'arrête jamais le programme, même en mode contrats_arret.
 *
 * L'état de la partie est dans des variables globales. Un programme peut changer ces
 * variables à tout moment : la bibliothèque les lit telles qu'elles sont à chaque appel,
 * et aucun contenu ne fait planter le programme. Il n'y a qu'un exemplaire de ces
 * variables : un seul fil d'exécution se sert de cet en-tête. « L'échiquier », dans un
 * contrat, désigne ensemble echiquier, occupations, trait, roque et en_passant.
 *
 * Chaque fonction et chaque tableau peut être remplacé : il suffit que le programme
 * définisse une fonction ou un tableau de même nom, et la bibliothèque s'en sert partout
 * où un contrat dit « par son nom » ou « tel qu'il est ». Ainsi, après avoir écrit les
 * fiches 1 à 4, on peut lier la bibliothèque pour la suite : perft et negamax appellent
 * le generer_coups du programme.
 *
 * Cet en-tête ne va pas avec echecs.h, qui donne un autre sens aux mêmes noms.
 *
 * Un programme complet, que « echecs lancer programme.c » compile et lance :
 * @code{.c}
 * #include <stdio.h>
 * #include "in104.h"
 *
 * int main(void)
 * {
 *     coups liste;
 *
 *     generer_masques_d_attaque_statiques();
 *     parse_fen(tricky_position);
 *     generer_coups(&liste);
 *     printf("%d coups, évaluation %d\n", liste.nb_coups, eval());
 *     // affiche : 48 coups, évaluation 105
 *     perft(3);
 *     printf("%ld suites de 3 demi-coups\n", nb_feuilles);
 *     // affiche : 97862 suites de 3 demi-coups
 *     return 0;
 * }
 * @endcode
 */

/*
 * Résumé : une ligne par fonction
 *
 * Bitboards (fiche 1)
 *   print_bitboard  Écrit un bitboard sur stdout, rangée par rangée.
 *   nb_bits         Compte les cases d'un bitboard.
 *   ls1b_index      Donne l'indice du premier bit à 1 d'un bitboard.
 *
 * Échiquier (fiche 2)
 *   presence_sq      Dit quelle pièce est sur une case.
 *   parse_fen        Prépare l'échiquier à partir d'une chaîne FEN.
 *   print_echiquier  Dessine l'échiquier sur stdout, avec l'état de la partie.
 *
 * Masques d'attaque (fiche 3)
 *   generer_bb_pas_colonne           Remplit les quatre masques pas_colonne_...
 *   generer_attaques_pion            Remplit attaques_pions.
 *   generer_attaques_cavalier        Remplit attaques_cavaliers.
 *   generer_attaques_roi             Remplit attaques_rois.
 *   generer_masques_d_attaque_statiques  Remplit tous les masques statiques.
 *   masque_d_attaque_dynamique_fou   Donne les cases qu'un fou attaque.
 *   masque_d_attaque_dynamique_tour  Donne les cases qu'une tour attaque.
 *   masque_d_attaque_dynamique_dame  Donne les cases qu'une dame attaque.
 *
 * Coups (fiche 4)
 *   ajouter_coup    Ajoute un coup à une liste.
 *   afficher_coup   Écrit un coup sur stdout, comme le protocole UCI.
 *   afficher_coups  Écrit une liste de coups sur stdout.
 *   case_attaquee   Dit si un camp attaque une case.
 *   generer_coups   Trouve les coups pseudo-légaux du camp qui a le trait.
 *   executer_coup   Joue un coup pseudo-légal, si ce coup est légal.
 *
 * Perft (fiche 5)
 *   get_time_ms  Donne l'heure en millisecondes, pour mesurer une durée.
 *   perft        Compte les suites de coups légaux d'une longueur donnée.
 *   exec_perft   Mesure le temps et la vitesse de perft.
 *   test_perft   Compte les suites de coups légaux qui commencent par chaque coup.
 *
 * Évaluation (fiche 6)
 *   eval  Évalue la position pour le camp qui a le trait.
 *
 * Negamax (fiche 7)
 *   negamax                  Cherche la valeur de la position, avec l'élagage alpha-bêta.
 *   recherche_meilleur_coup  Cherche et écrit le meilleur coup, profondeur après profondeur.
 *
 * UCI (fiche 8)
 *   reset_time_var  Remet les variables du protocole UCI à leurs valeurs par défaut.
 *   input_waiting   Dit si stdin a quelque chose à lire, sans attendre.
 *   read_input      Lit les lignes qui attendent sur stdin pendant une recherche.
 *   communicate     Dit si la recherche doit s'arrêter.
 *   get_coup_str    Trouve le coup légal qu'une chaîne désigne.
 *   parse_position  Obéit à une ligne « position » du protocole UCI.
 *   parse_go        Obéit à une ligne « go » du protocole UCI.
 *   main_uci        Fait du programme un moteur d'échecs UCI.
 */

#ifndef ECHECS_IN104_H
#define ECHECS_IN104_H

#ifdef ECHECS_H
#error "in104.h et echecs.h ne peuvent pas etre inclus ensemble : memes noms, autre sens"
#else

#if defined ECHECS_FICHIERS_IN104 || defined BITBOARD_H
#error "in104.h vient avant les fichiers de include/in104 ; avec ceux d'un projet, jamais"
#endif

#include <string.h>
#include "echecs_commun.h"

#ifdef __cplusplus
extern "C" {
#endif

/* =======================================================================================
 * Bitboards (fiche 1)
 * ======================================================================================= */

/** Un bitboard : un bit par case. */
typedef unsigned long long BB;

/** Le bit d'une case (de 0 à 63) : 1 ou 0. */
#define get_bit(bitboard, square) ((int)(((bitboard) >> (square)) & 1ULL))
/** Met à 1 le bit d'une case (de 0 à 63). */
#define set_bit(bitboard, square) ((bitboard) |= 1ULL << (square))
/** Met à 0 le bit d'une case (de 0 à 63). */
#define pop_bit(bitboard, square) ((bitboard) &= ~(1ULL << (square)))

/**
 * Écrit un bitboard sur stdout, rangée par rangée.
 *
 * Pour la case e4 seule, le texte de la bibliothèque est exactement :
 * @code{.unparsed}
 * 8  0 0 0 0 0 0 0 0
 * 7  0 0 0 0 0 0 0 0
 * 6  0 0 0 0 0 0 0 0
 * 5  0 0 0 0 0 0 0 0
 * 4  0 0 0 0 1 0 0 0
 * 3  0 0 0 0 0 0 0 0
 * 2  0 0 0 0 0 0 0 0
 * 1  0 0 0 0 0 0 0 0
 *    a b c d e f g h
 * 68719476736
 * @endcode
 *
 * @param bitboard le bitboard.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [BITBOARD-AFFICHER-G1] écrit une ligne par rangée, de la huitième à la première : le numéro de
 *   la rangée, puis ses huit cases, 1 pour une case du bitboard et 0 pour une autre ; puis les
 *   lettres des colonnes ;
 * - [BITBOARD-AFFICHER-G2] + met deux espaces après le numéro, une espace entre deux chiffres ou
 *   deux lettres, et trois espaces avant les lettres ; écrit ensuite une ligne avec le bitboard en
 *   décimal, et rien d'autre.
 */
ECHECS_API
void print_bitboard(BB bitboard);

/**
 * Compte les cases d'un bitboard.
 *
 * @param bitboard le bitboard.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [NB-BITS-G1] rend le nombre de bits qui valent 1, de 0 à 64.
 *
 * @return le nombre de cases.
 */
ECHECS_API
int nb_bits(BB bitboard);

/**
 * Donne l'indice du premier bit à 1 d'un bitboard.
 *
 * Le premier bit est celui de poids le plus faible ; son indice est aussi sa case.
 *
 * @param bitboard le bitboard.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [LS1B-G1] rend le plus petit indice d'un bit qui vaut 1, de 0 à 63 ;
 * - [LS1B-G2] rend -1 si le bitboard est vide.
 *
 * @return l'indice, ou -1.
 */
ECHECS_API
int ls1b_index(BB bitboard);

/* =======================================================================================
 * Échiquier (fiche 2)
 * ======================================================================================= */

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

/* =======================================================================================
 * Masques d'attaque (fiche 3)
 * ======================================================================================= */

/** Les cases qu'un pion attaque, par camp puis par case. */
ECHECS_API extern BB attaques_pions[2][64];
/** Les cases qu'un cavalier attaque. */
ECHECS_API extern BB attaques_cavaliers[64];
/** Les cases qu'un roi attaque. */
ECHECS_API extern BB attaques_rois[64];

/** Toutes les cases, sauf celles de la colonne a. */
ECHECS_API extern BB pas_colonne_a;
/** Toutes les cases, sauf celles des colonnes a et b. */
ECHECS_API extern BB pas_colonne_ab;
/** Toutes les cases, sauf celles de la colonne h. */
ECHECS_API extern BB pas_colonne_h;
/** Toutes les cases, sauf celles des colonnes h et g. */
ECHECS_API extern BB pas_colonne_hg;

/**
 * Remplit les quatre masques pas_colonne_...
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [COLONNES-G1] pas_colonne_a, pas_colonne_ab, pas_colonne_h et pas_colonne_hg reçoivent toutes
 *   les cases, sauf celles des colonnes que dit leur nom. La fiche permet de s'en passer, et de
 *   laisser cette fonction vide ;
 * - [COLONNES-G2] + ces quatre variables ont déjà ces valeurs au début du programme.
 */
ECHECS_API
void generer_bb_pas_colonne(void);

/**
 * Remplit attaques_pions.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [ATTAQUES-PION-G1] si pas_colonne_a et pas_colonne_h ont les valeurs de [COLONNES-G1] :
 *   attaques_pions[couleur][case] reçoit les cases qu'un pion de ce camp attaque, une ou deux,
 *   vers la rangée 8 pour les blancs, vers la rangée 1 pour les noirs ; aucune depuis la dernière
 *   rangée ;
 * - [ATTAQUES-PION-G2] + se sert de pas_colonne_a et de pas_colonne_h telles qu'elles sont ;
 * - [ATTAQUES-PION-G3] + le tableau a déjà ces valeurs au début du programme.
 */
ECHECS_API
void generer_attaques_pion(void);

/**
 * Remplit attaques_cavaliers.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [ATTAQUES-CAVALIER-G1] si les quatre pas_colonne_... ont les valeurs de [COLONNES-G1] :
 *   attaques_cavaliers[case] reçoit les cases, de deux à huit, qu'un cavalier attaque ;
 * - [ATTAQUES-CAVALIER-G2] + se sert des quatre pas_colonne_... telles qu'elles sont ;
 * - [ATTAQUES-CAVALIER-G3] + le tableau a déjà ces valeurs au début du programme.
 */
ECHECS_API
void generer_attaques_cavalier(void);

/**
 * Remplit attaques_rois.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [ATTAQUES-ROI-G1] si pas_colonne_a et pas_colonne_h ont les valeurs de [COLONNES-G1] :
 *   attaques_rois[case] reçoit les cases, de trois à huit, qui touchent cette case ;
 * - [ATTAQUES-ROI-G2] + se sert de pas_colonne_a et de pas_colonne_h telles qu'elles sont ;
 * - [ATTAQUES-ROI-G3] + le tableau a déjà ces valeurs au début du programme.
 */
ECHECS_API
void generer_attaques_roi(void);

/**
 * Remplit tous les masques statiques.
 *
 * Un masque statique ne dépend pas de la position. Un programme appelle cette fonction une fois, au
 * début.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [MASQUES-G2] attaques_pions, attaques_cavaliers et attaques_rois reçoivent les cases de
 *   [ATTAQUES-PION-G1], [ATTAQUES-CAVALIER-G1] et [ATTAQUES-ROI-G1] ;
 * - [MASQUES-G1] + appelle par leur nom generer_bb_pas_colonne, generer_attaques_pion,
 *   generer_attaques_cavalier et generer_attaques_roi, dans cet ordre : si le programme définit
 *   ces fonctions, ce sont ses versions.
 */
ECHECS_API
void generer_masques_d_attaque_statiques(void);

/**
 * Donne les cases qu'un fou attaque.
 *
 * @param square la case du fou.
 * @param bloqueurs les cases occupées ; la case du fou ne compte pas.
 *
 * Nécessite :
 * - [MASQUE-FOU-N1] square va de a8 (0) à h1 (63) ; sinon rend 0.
 *
 * Garantie :
 * - [MASQUE-FOU-G1] rend les cases des quatre diagonales, chacune jusqu'à la première case
 *   occupée, comprise.
 *
 * @return le masque, ou 0.
 */
ECHECS_API
BB masque_d_attaque_dynamique_fou(int square, BB bloqueurs);

/**
 * Donne les cases qu'une tour attaque.
 *
 * @param square la case de la tour.
 * @param bloqueurs les cases occupées ; la case de la tour ne compte pas.
 *
 * Nécessite :
 * - [MASQUE-TOUR-N1] square va de a8 (0) à h1 (63) ; sinon rend 0.
 *
 * Garantie :
 * - [MASQUE-TOUR-G1] rend les cases de la rangée et de la colonne, de chaque côté jusqu'à la
 *   première case occupée, comprise.
 *
 * @return le masque, ou 0.
 */
ECHECS_API
BB masque_d_attaque_dynamique_tour(int square, BB bloqueurs);

/**
 * Donne les cases qu'une dame attaque.
 *
 * @param square la case de la dame.
 * @param bloqueurs les cases occupées ; la case de la dame ne compte pas.
 *
 * Nécessite :
 * - [MASQUE-DAME-N1] square va de a8 (0) à h1 (63) ; sinon rend 0.
 *
 * Garantie :
 * - [MASQUE-DAME-G1] rend les cases de [MASQUE-FOU-G1] et celles de [MASQUE-TOUR-G1] ;
 * - [MASQUE-DAME-G2] + appelle par leur nom masque_d_attaque_dynamique_fou et
 *   masque_d_attaque_dynamique_tour : si le programme définit ces fonctions, ce sont ses versions.
 *
 * @return le masque, ou 0.
 */
ECHECS_API
BB masque_d_attaque_dynamique_dame(int square, BB bloqueurs);

/* =======================================================================================
 * Coups (fiche 4)
 * ======================================================================================= */

/**
 * Un coup est un entier : la case de départ (6 bits), la case d'arrivée (6 bits), la pièce (4
 * bits), la promotion (4 bits, 0 sans promotion), puis un bit chacun : prise, avance de deux
 * cases, prise en passant, roque.
 */
#define encoder_coup(depart, arrivee, piece, promotion, prise, deux, en_pass, roq)          \
    ((depart) | ((arrivee) << 6) | ((piece) << 12) | ((promotion) << 16) | ((prise) << 20)  \
     | ((deux) << 21) | ((en_pass) << 22) | ((roq) << 23))
/** La case de départ. */
#define get_coup_square_depart(coup) ((coup) & 0x3f)
/** La case d'arrivée. */
#define get_coup_square_arrivee(coup) (((coup) & 0xfc0) >> 6)
/** La pièce qui se déplace. */
#define get_coup_piece(coup) (((coup) & 0xf000) >> 12)
/** La pièce que devient un pion promu, de la bonne couleur ; 0 s'il n'y a pas de promotion. */
#define get_coup_promotion(coup) (((coup) & 0xf0000) >> 16)
/** 1 si le coup prend une pièce, même en passant. */
#define get_coup_prise(coup) (((coup) & 0x100000) >> 20)
/** 1 si un pion avance de deux cases. */
#define get_coup_double(coup) (((coup) & 0x200000) >> 21)
/** 1 pour une prise en passant. */
#define get_coup_enpassant(coup) (((coup) & 0x400000) >> 22)
/** 1 pour un roque. */
#define get_coup_roque(coup) (((coup) & 0x800000) >> 23)

/**
 * Déclare des variables locales, et y copie l'état de l'échiquier. À écrire une seule fois par
 * bloc, avec les déclarations ; restauration_echiquier, dans le même bloc, remet cet état.
 */
#define copie_echiquier()                                                                   \
    BB echiquier_copie[12], occupations_copie[3];                                           \
    int trait_copie = trait, roque_copie = roque, en_passant_copie = enpassant;             \
    memcpy(echiquier_copie, echiquier, sizeof echiquier_copie);                             \
    memcpy(occupations_copie, occupations, sizeof occupations_copie)
/** Remet l'état de l'échiquier que copie_echiquier a copié dans le même bloc. */
#define restauration_echiquier()                                                            \
    (memcpy(echiquier, echiquier_copie, sizeof echiquier_copie),                            \
     memcpy(occupations, occupations_copie, sizeof occupations_copie),                      \
     trait = trait_copie, roque = roque_copie, (void)(enpassant = en_passant_copie))

/**
 * Les droits de roque qui restent quand une pièce part d'une case ou arrive sur cette case : roque
 * devient roque & droits_roque[case].
 */
ECHECS_API extern const int droits_roque[64];

/** Le nombre de coups qu'une liste peut contenir. */
#define MAX_COUPS 512

/** Une liste de coups. */
typedef struct coups {
    /** Les coups. */
    int tab_coups[MAX_COUPS];
    /** Le nombre de coups. */
    int nb_coups;
} coups;

/**
 * Ajoute un coup à une liste.
 *
 * @param liste la liste.
 * @param coup le coup.
 *
 * Nécessite :
 * - [AJOUTER-COUP-N1] liste n'est pas NULL ; sinon ne fait rien ;
 * - [AJOUTER-COUP-N2] liste->nb_coups va de 0 à MAX_COUPS - 1 ; sinon ne fait rien.
 *
 * Garantie :
 * - [AJOUTER-COUP-G1] met le coup à la fin de la liste, et liste->nb_coups augmente de 1.
 */
ECHECS_API
void ajouter_coup(coups *liste, int coup);

/**
 * Écrit un coup sur stdout, comme le protocole UCI.
 *
 * @param coup le coup ; toute valeur est admise, mais 0, qui n'est pas un coup, s'écrit a8a8.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [AFFICHER-COUP-G1] écrit la case de départ, la case d'arrivée, et pour une promotion la lettre
 *   q, r, b ou n : « e2e4 », « e7e8q » ;
 * - [AFFICHER-COUP-G2] + n'écrit ni espace, ni fin de ligne, ni autre lettre.
 */
ECHECS_API
void afficher_coup(int coup);

/**
 * Écrit une liste de coups sur stdout.
 *
 * Pour une liste de deux coups, le texte de la bibliothèque est par exemple :
 * @code{.unparsed}
 * e5f7 ♞ prise
 * e1g1 ♚ roque
 * total : 2
 * @endcode
 *
 * @param liste la liste.
 *
 * Nécessite :
 * - [AFFICHER-COUPS-N1] liste n'est pas NULL ; sinon n'écrit rien ;
 * - [AFFICHER-COUPS-N2] liste->nb_coups va de 0 à MAX_COUPS ; sinon n'écrit rien.
 *
 * Garantie :
 * - [AFFICHER-COUPS-G1] écrit tous les coups de la liste, dans l'ordre ;
 * - [AFFICHER-COUPS-G3] + écrit une ligne par coup : ce qu'écrit afficher_coup, appelée par son
 *   nom, une espace, la pièce d'après pieces_unicode, puis les mots prise, double, en_passant et
 *   roque, ceux qui s'appliquent au coup, chacun après une espace ;
 * - [AFFICHER-COUPS-G2] + écrit ensuite « total : » et le nombre de coups.
 */
ECHECS_API
void afficher_coups(coups *liste);

/**
 * Dit si un camp attaque une case.
 *
 * @param square la case.
 * @param couleur le camp qui attaque : blancs ou noirs.
 *
 * Nécessite :
 * - [CASE-ATTAQUEE-N1] square va de a8 (0) à h1 (63) ; sinon rend 0 ;
 * - [CASE-ATTAQUEE-N2] couleur vaut blancs ou noirs ; sinon rend 0.
 *
 * Garantie :
 * - [CASE-ATTAQUEE-G1] rend 1 si une pièce de ce camp attaque la case, et 0 si aucune n'attaque la
 *   case ;
 * - [CASE-ATTAQUEE-G3] + la pièce qui est sur la case ne compte pas, et une pièce clouée attaque
 *   aussi ;
 * - [CASE-ATTAQUEE-G2] + se sert de attaques_pions, attaques_cavaliers, attaques_rois et
 *   occupations tels qu'ils sont, et appelle par leur nom masque_d_attaque_dynamique_fou et
 *   masque_d_attaque_dynamique_tour : si le programme définit ces fonctions, ce sont ses versions.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int case_attaquee(int square, int couleur);

/**
 * Trouve les coups pseudo-légaux du camp qui a le trait.
 *
 * Un coup est pseudo-légal si une pièce peut le faire, sans regarder si son roi serait en échec.
 *
 * @param liste où écrire les coups ; ce que la liste contenait ne compte pas.
 *
 * Nécessite :
 * - [GENERER-N1] liste n'est pas NULL ; sinon ne fait rien ;
 * - [GENERER-N2] trait vaut blancs ou noirs ; sinon vide la liste.
 *
 * Garantie :
 * - [GENERER-G1] la liste contient chaque coup légal une fois, codé comme par encoder_coup, et
 *   aucun coup qui n'est pas pseudo-légal ; l'arrivée d'un pion sur la dernière rangée donne
 *   quatre coups : promotion en dame, en tour, en fou et en cavalier. L'échiquier ne change pas ;
 * - [GENERER-G2] la liste contient un roque si roque a ce droit, si les cases qui séparent le roi
 *   et la tour sont vides, et si ni la case du roi ni la case que le roi traverse n'est attaquée ;
 *   dans les autres cas, ce roque n'y est pas. La case d'arrivée se vérifie ici, ou dans
 *   executer_coup ;
 * - [GENERER-G5] + la liste contient chaque coup pseudo-légal, y compris la prise du roi adverse ;
 *   une prise en passant est codée aussi comme une prise ;
 * - [GENERER-G6] + la liste ne contient un roque que si le roi et la tour sont sur leurs cases
 *   initiales ; un roque vers une case attaquée y est ;
 * - [GENERER-G3] + se sert des tableaux d'attaques et de occupations tels qu'ils sont, et appelle
 *   par leur nom ajouter_coup, case_attaquee et les masque_d_attaque_dynamique_... : si le
 *   programme définit ces fonctions, ce sont ses versions ;
 * - [GENERER-G4] + s'il y a plus de MAX_COUPS coups, la liste contient les MAX_COUPS premiers.
 */
ECHECS_API
void generer_coups(coups *liste);

/**
 * Joue un coup pseudo-légal, si ce coup est légal.
 *
 * @param coup un coup de generer_coups ou de get_coup_str.
 *
 * Nécessite :
 * - [EXECUTER-N1] trait vaut blancs ou noirs ; sinon rend 0.
 *
 * Garantie :
 * - [EXECUTER-G1] si le coup est légal : joue le coup et rend 1 ; echiquier et occupations
 *   reçoivent la position obtenue, roque perd les droits que le coup fait perdre, et le trait
 *   passe au camp adverse ;
 * - [EXECUTER-G6] si le coup est joué : en_passant reçoit la case que le pion a sautée si le coup
 *   est une avance de deux cases, et no_sq pour un autre coup ; si aucun pion adverse n'est à côté
 *   du pion qui avance, no_sq convient aussi ;
 * - [EXECUTER-G2] si le coup laisse en échec le roi du camp qui a le trait : rend 0, et
 *   l'échiquier ne change pas ;
 * - [EXECUTER-G7] + en_passant reçoit la case sautée même si aucun pion adverse n'est à côté ;
 * - [EXECUTER-G4] + si le coup est joué, roque devient
 *   roque & droits_roque[case de départ] & droits_roque[case d'arrivée] ;
 * - [EXECUTER-G8] + un camp sans roi n'est jamais en échec : son coup est joué comme un coup
 *   légal ;
 * - [EXECUTER-G3] + appelle case_attaquee par son nom pour savoir si le coup laisse le roi en
 *   échec : si le programme définit case_attaquee, c'est sa version ;
 * - [EXECUTER-G5] + si coup vaut 0, si le camp qui a le trait n'a pas la pièce du coup sur la case
 *   de départ, ou si la promotion n'est ni 0 ni une pièce : rend 0, l'échiquier ne change pas, et
 *   rien n'est écrit sur stderr. Le reste du coup n'est pas vérifié : un coup qui n'est pas
 *   pseudo-légal peut être joué.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int executer_coup(int coup);

/* =======================================================================================
 * Perft (fiche 5)
 * ======================================================================================= */

/** Le nombre de feuilles que perft a comptées. */
ECHECS_API extern long nb_feuilles;

/**
 * Donne l'heure en millisecondes, pour mesurer une durée.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [TEMPS-G1] + rend le nombre de millisecondes depuis un instant quelconque du passé : la
 *   différence entre ce que rendent deux appels est la durée entre ces appels.
 *
 * @return le nombre de millisecondes.
 */
ECHECS_API
int get_time_ms(void);

/**
 * Compte les suites de coups légaux d'une longueur donnée.
 *
 * @param profondeur la longueur des suites, en demi-coups.
 *
 * Nécessite :
 * - [IN104-PERFT-N1] profondeur va de 0 à MAX_PROFONDEUR (64, voir la fiche 8) ; sinon ne fait
 *   rien ;
 * - [IN104-PERFT-N2] trait vaut blancs ou noirs ; sinon ne fait rien.
 *
 * Garantie :
 * - [IN104-PERFT-G1] nb_feuilles augmente du nombre de ces suites ;
 * - [IN104-PERFT-G4] + à la profondeur 0, nb_feuilles augmente de 1 ;
 * - [IN104-PERFT-G2] + à la fin, l'échiquier est comme au début ;
 * - [IN104-PERFT-G3] + appelle par leur nom generer_coups et executer_coup : si le programme
 *   définit ces fonctions, ce sont ses versions.
 */
ECHECS_API
void perft(int profondeur);

/**
 * Mesure le temps et la vitesse de perft.
 *
 * @param profondeur la longueur des suites, en demi-coups.
 *
 * Nécessite :
 * - [EXEC-PERFT-N1] profondeur va de 0 à MAX_PROFONDEUR ; sinon ne fait rien ;
 * - [EXEC-PERFT-N2] trait vaut blancs ou noirs ; sinon ne fait rien.
 *
 * Garantie :
 * - [EXEC-PERFT-G2] écrit sur stdout le nombre de suites que perft compte ;
 * - [EXEC-PERFT-G3] + écrit une ligne de cette forme :
 *   « perft(3) : 97862 feuilles en 2 ms, 48931000 feuilles par seconde » ; « feuille » s'accorde
 *   avec son nombre, et la vitesse est quelconque si la durée est de 0 ms ;
 * - [EXEC-PERFT-G1] + nb_feuilles reçoit ce que perft, appelée par son nom, compte à partir de 0.
 */
ECHECS_API
void exec_perft(int profondeur);

/**
 * Compte les suites de coups légaux qui commencent par chaque coup.
 *
 * @param profondeur la longueur des suites, en demi-coups, premier coup compris.
 *
 * Nécessite :
 * - [TEST-PERFT-N1] profondeur va de 1 à MAX_PROFONDEUR ; sinon ne fait rien ;
 * - [TEST-PERFT-N2] trait vaut blancs ou noirs ; sinon ne fait rien.
 *
 * Garantie :
 * - [TEST-PERFT-G1] écrit sur stdout chaque coup légal, avec le nombre de suites qui commencent
 *   par ce coup ;
 * - [TEST-PERFT-G2] écrit aussi la somme de ces nombres ;
 * - [TEST-PERFT-G4] + écrit une ligne par coup, dans l'ordre de generer_coups, avec le coup, comme
 *   l'écrit afficher_coup (pas par son nom), et le nombre de suites, par exemple « e2e4 : 20 » ;
 *   puis une ligne « total : » et la somme ;
 * - [TEST-PERFT-G5] + nb_feuilles reçoit la somme ;
 * - [TEST-PERFT-G3] + appelle par leur nom generer_coups, executer_coup et perft : si le programme
 *   définit ces fonctions, ce sont ses versions.
 */
ECHECS_API
void test_perft(int profondeur);

/* =======================================================================================
 * Évaluation (fiche 6)
 * ======================================================================================= */

/** La valeur de chaque pièce, de P à k ; négative pour les noirs. */
ECHECS_API extern const int valeur_piece[12];
/** Ce que vaut en plus un pion blanc sur chaque case. */
ECHECS_API extern const int score_pos_pion[64];
/** Le même tableau pour un cavalier blanc. */
ECHECS_API extern const int score_pos_cavalier[64];
/** Le même tableau pour un fou blanc. */
ECHECS_API extern const int score_pos_fou[64];
/** Le même tableau pour une tour blanche. */
ECHECS_API extern const int score_pos_tour[64];
/** Le même tableau pour une dame blanche. */
ECHECS_API extern const int score_pos_dame[64];
/** Le même tableau pour le roi blanc. */
ECHECS_API extern const int score_pos_roi[64];
/**
 * La case symétrique, de l'autre côté du milieu de l'échiquier, dans la même colonne :
 * square_mirroir[e2] vaut e7, square_mirroir[a8] vaut a1.
 */
ECHECS_API extern const int square_mirroir[64];

/**
 * Évalue la position pour le camp qui a le trait.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [EVAL-G1] si trait ne vaut pas noirs, rend la somme de ce que valent toutes les pièces, à
 *   laquelle d'autres critères peuvent s'ajouter :
 *   - une pièce blanche vaut valeur_piece[piece] + score_pos_...[case] ;
 *   - une pièce noire vaut valeur_piece[piece] - score_pos_...[square_mirroir[case]] ;
 * - [EVAL-G2] si trait vaut noirs, rend ce qu'elle rendrait pour les blancs si les couleurs et les
 *   rangées étaient échangées : l'opposé de cette somme, et les mêmes critères ;
 * - [EVAL-G4] + rien d'autre ne compte : rend exactement cette somme, ou son opposé ;
 * - [EVAL-G3] + se sert de valeur_piece, des score_pos_... et de square_mirroir tels qu'ils sont :
 *   si le programme définit ces tableaux, ce sont ses versions, quel que soit leur contenu.
 *
 * @return l'évaluation, en centièmes de pion.
 */
ECHECS_API
int eval(void);

/* =======================================================================================
 * Negamax (fiche 7)
 * ======================================================================================= */

/** Pour le negamax du programme : 1 s'il doit appeler communicate (fiche 8). */
#ifndef UCI
#define UCI 0
#endif

/** Plus que toute évaluation d'une position de partie, avec les tableaux du cours. */
#define VALEUR_MAX 50000
/** La valeur d'un mat. */
#define VALEUR_MAT 49000

/** Le meilleur coup de la racine, d'après le dernier negamax qui est allé à son terme. */
ECHECS_API extern int meilleur_coup;
/** Le meilleur coup de la racine, à mesure que negamax le cherche. */
ECHECS_API extern int tmp_meilleur_coup;
/** Le nombre de coups joués depuis la racine. */
ECHECS_API extern int ply;
/** Le nombre d'appels de negamax. */
ECHECS_API extern long long nb_noeuds_parcourus;
/** Le nombre de positions que negamax a évaluées avec eval. */
ECHECS_API extern long long nb_noeuds_eval;

/**
 * Cherche la valeur de la position, avec l'élagage alpha-bêta.
 *
 * La valeur est donnée pour le camp qui a le trait.
 *
 * @param alpha ce que le camp qui a le trait est déjà sûr d'obtenir.
 * @param beta ce que le camp adverse ne laissera pas dépasser.
 * @param profondeur le nombre de coups à jouer avant d'évaluer.
 *
 * Nécessite :
 * - [NEGAMAX-N1] profondeur va de 0 à MAX_PROFONDEUR ; sinon rend 0 ;
 * - [NEGAMAX-N2] trait vaut blancs ou noirs ; sinon rend 0.
 *
 * Garantie :
 * - [NEGAMAX-G1] à la profondeur 0, rend ce que rend eval ; à une autre profondeur, rend la plus
 *   grande valeur qu'un coup légal donne, si elle est plus grande que alpha et plus petite que
 *   beta ; si elle ne dépasse pas alpha, rend alpha ou moins ; si elle atteint beta, rend beta ou
 *   davantage ;
 * - [NEGAMAX-G2] sans coup légal, rend -VALEUR_MAT, auquel ply peut s'ajouter, si le roi est en
 *   échec, et 0 s'il ne l'est pas ; à la profondeur 0, la fiche laisse le choix entre cette valeur
 *   et eval ;
 * - [NEGAMAX-G3] quand ply vaut 0, tmp_meilleur_coup ou meilleur_coup reçoit, à mesure, un coup
 *   qui a la plus grande valeur trouvée ;
 * - [NEGAMAX-G4] à la fin, ply et l'échiquier sont comme au début ;
 * - [NEGAMAX-G7] + essaie les coups dans l'ordre de generer_coups, jusqu'à un coup qui vaut beta
 *   ou davantage, et rend la plus grande valeur trouvée : si elle vaut alpha ou moins, la valeur
 *   exacte ne la dépasse pas ; si elle vaut beta ou davantage, la valeur exacte est au moins aussi
 *   grande ;
 * - [NEGAMAX-G8] + sans coup légal, rend exactement -VALEUR_MAT ou 0 ; à la profondeur 0, rend
 *   toujours ce que rend eval ;
 * - [NEGAMAX-G9] + tmp_meilleur_coup reçoit, à mesure, le premier coup qui a la plus grande valeur
 *   trouvée, et meilleur_coup reçoit ce coup à la fin ; sans coup légal, ou quand ply ne vaut pas
 *   0, ces deux variables ne changent pas ;
 * - [NEGAMAX-G10] + nb_noeuds_parcourus augmente de 1 à chaque appel de negamax, y compris les
 *   appels que negamax se fait, et nb_noeuds_eval à chaque évaluation ;
 * - [NEGAMAX-G5] + appelle par leur nom generer_coups, executer_coup, case_attaquee et eval : si
 *   le programme définit ces fonctions, ce sont ses versions ;
 * - [NEGAMAX-G6] + sauf pendant recherche_meilleur_coup, qui n'est jamais interrompue : pendant
 *   une recherche de parse_go, ou si le programme définit parse_go ou communicate, appelle
 *   communicate par son nom chaque fois que nb_noeuds_parcourus est un multiple de 2048, et finit
 *   aussitôt si stopped n'est pas 0 ; la valeur rendue ne veut alors rien dire, et meilleur_coup
 *   ne change pas.
 *
 * @return la valeur.
 */
ECHECS_API
int negamax(int alpha, int beta, int profondeur);

/**
 * Cherche et écrit le meilleur coup, profondeur après profondeur.
 *
 * @param profondeur la plus grande profondeur.
 *
 * Nécessite :
 * - [RECHERCHE-N1] profondeur va de 1 à MAX_PROFONDEUR ; sinon ne fait rien ;
 * - [RECHERCHE-N2] trait vaut blancs ou noirs ; sinon ne fait rien.
 *
 * Garantie :
 * - [RECHERCHE-G2] s'il y a un coup légal : écrit sur stdout le meilleur coup pour chaque
 *   profondeur de 1 à profondeur, dans cet ordre ;
 * - [RECHERCHE-G4] + écrit après chaque profondeur une ligne de cette forme, avec le coup comme
 *   l'écrit afficher_coup (pas par son nom) :
 *   « profondeur 2 : e2a6, score 70, 480 nœuds, 431 évaluations, 1 ms » ; « nœud » et
 *   « évaluation » s'accordent avec leur nombre ;
 * - [RECHERCHE-G1] + pour chaque profondeur de 1 à profondeur, met meilleur_coup,
 *   tmp_meilleur_coup, ply, nb_noeuds_parcourus et nb_noeuds_eval à 0, puis appelle
 *   negamax(-VALEUR_MAX, VALEUR_MAX, cette profondeur) par son nom : si le programme définit
 *   negamax, c'est sa version ;
 * - [RECHERCHE-G3] + meilleur_coup reçoit le coup de la dernière profondeur, celui que negamax a
 *   mis dans meilleur_coup, ou dans tmp_meilleur_coup si meilleur_coup vaut 0 ; s'il n'y a pas de
 *   coup légal, meilleur_coup reçoit 0, et la ligne dit « aucun ».
 */
ECHECS_API
void recherche_meilleur_coup(int profondeur);

/* =======================================================================================
 * UCI (fiche 8)
 * ======================================================================================= */

/** Le nom du moteur, pour qui écrit son propre main_uci. */
#ifndef nom_moteur
#define nom_moteur "mon moteur"
#endif
/** Les noms des auteurs du moteur. */
#ifndef nom_auteur
#define nom_auteur "anonyme"
#endif

/** 1 si l'interface a demandé de quitter pendant une recherche. */
ECHECS_API extern int flag_quit;
/** 1 si la recherche doit s'arrêter : l'interface l'a demandé, ou le temps est écoulé. */
ECHECS_API extern int stopped;
/** Le temps, en millisecondes, que chaque coup ajoute à la pendule du camp qui a le trait. */
ECHECS_API extern int inc;
/** Le nombre de coups sur lesquels répartir le temps qui reste. */
ECHECS_API extern int movestogo;
/** Le temps à prendre pour ce coup, en millisecondes ; -1 si l'interface ne le dit pas. */
ECHECS_API extern int movetime;
/** L'heure du début de la recherche, d'après get_time_ms. */
ECHECS_API extern int starttime;
/** L'heure à laquelle la recherche doit finir, si timeset vaut 1. */
ECHECS_API extern int stoptime;
/** 1 si le temps est compté. */
ECHECS_API extern int timeset;

/**
 * Remet les variables du protocole UCI à leurs valeurs par défaut.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [RESET-TIME-G1] + flag_quit, stopped, inc, starttime, stoptime et timeset reçoivent 0,
 *   movestogo reçoit 40 et movetime -1. (La variable time du cours n'est pas dans libechecs : la
 *   bibliothèque de C a déjà une fonction de ce nom.)
 */
ECHECS_API
void reset_time_var(void);

/**
 * Dit si stdin a quelque chose à lire, sans attendre.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [INPUT-WAITING-G1] + rend 0 si une lecture de stdin attendrait, et 1 si elle n'attendrait pas,
 *   même parce que stdin est à sa fin.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int input_waiting(void);

/**
 * Lit les lignes qui attendent sur stdin pendant une recherche.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [READ-INPUT-G1] + lit tant que input_waiting, appelée par son nom, ne rend pas 0, et n'attend
 *   pas la fin d'une ligne qui n'est pas encore venue ; ne lit rien après une ligne « quit » ni
 *   après la fin de stdin ;
 * - [READ-INPUT-G2] + à la ligne « stop », met stopped à 1 ; à « quit », met stopped et flag_quit
 *   à 1 ; à « isready », écrit « readyok » sur stdout. Une autre ligne est perdue, sauf pendant
 *   main_uci, qui la lit après la recherche ;
 * - [READ-INPUT-G3] + à la fin de stdin, met flag_quit à 1, sauf si main_uci a encore des lignes à
 *   lire ; pendant un « go » de main_uci qui n'a pas de limite, met aussi stopped à 1.
 */
ECHECS_API
void read_input(void);

/**
 * Dit si la recherche doit s'arrêter.
 *
 * negamax appelle cette fonction de temps en temps : voir [NEGAMAX-G6].
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [COMMUNICATE-G1] + appelle read_input par son nom ; puis, si timeset vaut 1 et que
 *   get_time_ms, appelée par son nom, rend plus que stoptime, met stopped à 1 ;
 * - [COMMUNICATE-G2] + rend stopped.
 *
 * @return la valeur de stopped.
 */
ECHECS_API
int communicate(void);

/** La plus grande profondeur de perft, de negamax et de recherche_meilleur_coup. */
#define MAX_PROFONDEUR 64

/**
 * Trouve le coup légal qu'une chaîne désigne.
 *
 * @param chaine le coup, par exemple e2e4 ou e7e8q ; seul compte ce qui précède la première
 *        espace, tabulation ou fin de ligne.
 *
 * Nécessite :
 * - [GET-COUP-N1] chaine n'est pas NULL ; sinon rend 0 ;
 * - [GET-COUP-N2] trait vaut blancs ou noirs ; sinon rend 0.
 *
 * Garantie :
 * - [GET-COUP-G1] + rend le coup de generer_coups qui a les cases et la promotion de la chaîne, si
 *   executer_coup accepte ce coup ;
 * - [GET-COUP-G2] + rend 0 si la chaîne n'est pas un coup légal, et n'écrit rien sur stderr ;
 * - [GET-COUP-G3] + l'échiquier ne change pas ;
 * - [GET-COUP-G4] + appelle generer_coups et executer_coup par leur nom : si le programme définit
 *   ces fonctions, ce sont ses versions.
 *
 * @return le coup, ou 0.
 */
ECHECS_API
int get_coup_str(char *chaine);

/**
 * Obéit à une ligne « position » du protocole UCI.
 *
 * La ligne est « position startpos », ou « position fen » et une FEN ; « moves » et des coups,
 * comme e2e4 ou e7e8q, peuvent suivre.
 *
 * @param commande la ligne.
 *
 * Nécessite :
 * - [PARSE-POSITION-N1] commande n'est pas NULL ; sinon ne fait rien.
 *
 * Garantie :
 * - [PARSE-POSITION-G1] si la ligne est ainsi écrite, si parse_fen accepte la FEN et si chaque
 *   coup est légal : l'échiquier devient celui de la position après tous ces coups ;
 * - [PARSE-POSITION-G2] + appelle par leur nom parse_fen, get_coup_str et executer_coup : si le
 *   programme définit ces fonctions, ce sont ses versions ;
 * - [PARSE-POSITION-G3] + si la ligne est refusée : l'échiquier ne change pas ;
 * - [PARSE-POSITION-G4] + une ligne refusée n'arrête jamais le programme, et rien n'est écrit sur
 *   stderr : une ligne sur stdout dit à l'interface pourquoi, en anglais, par exemple
 *   « info string e2e5: not a legal move here ».
 */
ECHECS_API
void parse_position(char *commande);

/**
 * Obéit à une ligne « go » du protocole UCI.
 *
 * La fonction cherche le meilleur coup, et l'écrit. La ligne peut dire depth, nodes, movetime,
 * mate, wtime, btime, winc, binc, movestogo, chacun suivi d'un nombre, searchmoves, suivi de
 * coups, ou infinite.
 *
 * Si le programme définit une des fonctions de [PARSE-GO-G6], la recherche est celle de la fiche
 * 8, avec les fonctions du programme. Si le programme n'en définit aucune, la recherche est celle
 * du moteur de la bibliothèque, plus fort que negamax.
 *
 * @param commande la ligne.
 *
 * Nécessite :
 * - [PARSE-GO-N1] commande n'est pas NULL ; sinon ne fait rien.
 *
 * Garantie :
 * - [PARSE-GO-G1] + écrit sur stdout des lignes « info », puis une ligne « bestmove », une espace
 *   et un coup légal, parfois suivi de « ponder » et de la réponse attendue : « bestmove e2e4 » ou
 *   « bestmove b1c3 ponder d7d6 » ;
 * - [PARSE-GO-G2] + écrit « bestmove 0000 » s'il n'y a pas de coup légal, ou si l'échiquier n'est
 *   pas jouable : trait n'est ni blancs ni noirs, un camp n'a pas de roi ou en a plusieurs, un
 *   pion est sur la première ou la dernière rangée, ou le camp qui n'a pas le trait est en échec ;
 * - [PARSE-GO-G3] + depth, nodes, movetime, et wtime ou btime pour le camp qui a le trait,
 *   limitent la recherche ;
 * - [PARSE-GO-G4] + l'échiquier ne change pas ;
 * - [PARSE-GO-G5] + si le moteur de la bibliothèque cherche, rend la main :
 *   - dans main_uci : sans attendre ; la recherche va jusqu'à sa limite, ou jusqu'à « stop » ;
 *   - si le programme définit main_uci : quand la recherche est finie ; appelle communicate par
 *     son nom de temps en temps, et arrête la recherche si communicate ne rend pas 0 ;
 *   - dans les autres cas : quand la recherche est finie ; si la ligne ne donne aucune limite de
 *     [PARSE-GO-G3] (« go », « go infinite », « go mate 2 »), la recherche s'arrête aussitôt ;
 * - [PARSE-GO-G6] + si le programme définit negamax, eval, generer_coups, executer_coup,
 *   case_attaquee, ajouter_coup ou un masque_d_attaque_dynamique_... : appelle negamax par son
 *   nom, pour chaque profondeur de 1 à la profondeur demandée, ou à MAX_PROFONDEUR, avec ply et
 *   nb_noeuds_parcourus à 0 ; écrit une ligne « info » par profondeur, et meilleur_coup reçoit le
 *   dernier coup trouvé ;
 * - [PARSE-GO-G7] + dans le cas de [PARSE-GO-G6], depth, movetime, wtime et btime limitent la
 *   recherche ; nodes, mate et searchmoves ne comptent pas. Si communicate, appelée par son nom,
 *   ne rend pas 0, la recherche s'arrête, au plus tard après la profondeur en cours, même si le
 *   negamax du programme n'appelle pas communicate ;
 * - [PARSE-GO-G8] + si la ligne ne commence pas par « go » : ne cherche pas, n'arrête pas le
 *   programme, et écrit seulement « info string not a go line » sur stdout ;
 * - [PARSE-GO-G9] + dans la ligne, un mot inconnu ou un nombre mal écrit ne compte pas ; un nombre
 *   négatif compte comme 0, un nombre trop grand comme le plus grand qui convient.
 */
ECHECS_API
void parse_go(char *commande);

/**
 * Fait du programme un moteur d'échecs UCI.
 *
 * N'importe quelle interface d'échecs peut charger ce programme. La fonction lit des lignes du
 * protocole UCI sur stdin, et répond sur stdout, jusqu'à « quit » ou la fin de stdin. Les
 * commandes sont uci, isready, ucinewgame, setoption (Hash, Clear Hash, Move Overhead), position,
 * go, stop, quit. Si l'échiquier est vide, la partie commence par la position initiale. Pendant
 * une recherche, une autre ligne « go » est refusée. Ce que le moteur dit est en anglais, la
 * langue du protocole. La fonction retire leur tampon à stdin et à stdout.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [MAIN-UCI-G1] obéit à une ligne « position » comme parse_position, et à une ligne « go » comme
 *   parse_go ;
 * - [MAIN-UCI-G2] à « uci », répond « id name » et le nom du moteur, « id author » et son auteur,
 *   puis « uciok » ; à « isready », répond « readyok » ;
 * - [MAIN-UCI-G3] « stop » arrête la recherche, qui écrit alors « bestmove » ; « quit » arrête la
 *   recherche, et la fonction rend la main ;
 * - [MAIN-UCI-G4] une ligne vide ne change rien ;
 * - [MAIN-UCI-G5] à « ucinewgame », l'échiquier devient celui du début d'une partie ;
 * - [MAIN-UCI-G8] + donne une ligne « position » à parse_position, une ligne « go » à parse_go, et
 *   à « ucinewgame » la ligne « position startpos » à parse_position, appelées par leur nom : si
 *   le programme définit ces fonctions, ce sont ses versions ;
 * - [MAIN-UCI-G9] + à « uci », répond aussi ses options ; à « isready », répond même pendant une
 *   recherche ;
 * - [MAIN-UCI-G10] + une ligne qui ne contient aucune des huit commandes, quels que soient sa
 *   longueur et son contenu, ne change rien ; à la fin de stdin, une recherche qui a une limite va
 *   jusqu'à cette limite ;
 * - [MAIN-UCI-G11] + appelle d'abord generer_masques_d_attaque_statiques par son nom ;
 * - [MAIN-UCI-G6] + après le parse_go du programme, écrit une fin de ligne, que le parse_go du
 *   cours n'écrit pas après « bestmove », et rend la main si flag_quit n'est pas 0 ; ce que le
 *   programme écrit se voit dès qu'il l'écrit ;
 * - [MAIN-UCI-G7] + une ligne refusée n'arrête jamais le programme, même en mode contrats_arret,
 *   et rien n'est écrit sur stderr : une ligne « info string » dit à l'interface pourquoi. (Ce que
 *   font parse_position et parse_go, si le programme les définit, ne dépend que du programme.)
 */
ECHECS_API
void main_uci(void);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */
#endif /* ECHECS_IN104_H */
