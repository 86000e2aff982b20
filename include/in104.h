/**
 * @file in104.h
 * Le cours IN104 : un moteur d'échecs sur des bitboards, de la fiche 1 à la fiche 8.
 *
 * Ce fichier est produit par « cargo run -p headers » (cbindgen) à partir de src/capi :
 * ne pas le modifier à la main.
 *
 * Les contrats se lisent comme ceux de echecs.h. « Nécessite » dit ce que l'appelant doit
 * respecter, « Garantie » ce que la fonction assure alors ; une clause qui n'est pas
 * respectée ne fait pas planter le programme : la fonction rend sa valeur d'échec et
 * écrit sur stderr une ligne qui nomme la clause. La variable d'environnement
 * ECHECS_CONTRATS (message, silence ou arret) en décide autrement.
 *
 * L'état de la partie est dans des variables globales. Un programme peut les changer à
 * tout moment : la bibliothèque les lit telles qu'elles sont à chaque appel, et n'importe
 * quel contenu lui convient. Elle n'en a qu'un exemplaire : un seul fil d'exécution s'en
 * sert à la fois.
 *
 * Chaque fonction et chaque tableau peut être remplacé : il suffit d'en définir un de
 * même nom dans son propre programme. La bibliothèque s'en sert alors, elle aussi. Ainsi,
 * qui a écrit les fiches 1 à 4 peut lier la bibliothèque pour la suite : son
 * generer_coups est celui que perft et negamax appellent.
 *
 * Cet en-tête ne va pas avec echecs.h, qui donne un autre sens aux mêmes noms.
 *
 * Un programme complet, que « cargo run -- lancer programme.c » compile et lance :
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
 *   void print_bitboard(bitboard)  Écrit un bitboard sur stdout, rangée par rangée.
 *   int nb_bits(bitboard)          Compte les cases d'un bitboard.
 *   int ls1b_index(bitboard)       Donne la première case d'un bitboard : le numéro du bit de poids le plus faible.
 *
 * Échiquier (fiche 2)
 *   int presence_sq(square)  Dit quelle pièce est sur une case.
 *   void parse_fen(fen)      Prépare l'échiquier à partir d'une chaîne FEN.
 *   void print_echiquier()   Dessine l'échiquier sur stdout, avec l'état de la partie.
 *
 * Masques d'attaque (fiche 3)
 *   void generer_bb_pas_colonne()                          Remplit pas_colonne_a, pas_colonne_ab, pas_colonne_h et pas_colonne_hg.
 *   void generer_attaques_pion()                           Remplit attaques_pions.
 *   void generer_attaques_cavalier()                       Remplit attaques_cavaliers.
 *   void generer_attaques_roi()                            Remplit attaques_rois.
 *   void generer_masques_d_attaque_statiques()             Remplit tous les masques : à appeler une fois, au début du programme.
 *   BB masque_d_attaque_dynamique_fou(square, bloqueurs)   Donne les cases qu'un fou attaque.
 *   BB masque_d_attaque_dynamique_tour(square, bloqueurs)  Donne les cases qu'une tour attaque.
 *   BB masque_d_attaque_dynamique_dame(square, bloqueurs)  Donne les cases qu'une dame attaque.
 *
 * Coups (fiche 4)
 *   void ajouter_coup(liste, coup)      Ajoute un coup à une liste.
 *   void afficher_coup(coup)            Écrit un coup sur stdout, comme le protocole UCI : e2e4, e7e8q.
 *   void afficher_coups(liste)          Écrit une liste de coups sur stdout.
 *   int case_attaquee(square, couleur)  Dit si une couleur attaque une case.
 *   void generer_coups(liste)           Trouve les coups pseudo-légaux du camp qui a le trait : ceux que les pièces peuvent faire, sans regarder si leur roi serait en échec.
 *   int executer_coup(coup)             Joue un coup pseudo-légal, s'il ne laisse pas son propre roi en échec.
 *
 * Perft (fiche 5)
 *   int get_time_ms()            Donne l'heure, pour mesurer une durée.
 *   void perft(profondeur)       Compte les suites de coups légaux d'une longueur donnée.
 *   void exec_perft(profondeur)  Mesure perft : le nombre de feuilles, le temps et la vitesse.
 *   void test_perft(profondeur)  Compte les suites de coups légaux qui commencent par chaque coup.
 *
 * Évaluation (fiche 6)
 *   int eval()  Évalue la position pour le camp qui a le trait.
 *
 * Negamax (fiche 7)
 *   int negamax(alpha, beta, profondeur)      Cherche la valeur de la position pour le camp qui a le trait, avec l'élagage alpha-bêta.
 *   void recherche_meilleur_coup(profondeur)  Cherche le meilleur coup, de plus en plus loin, et écrit ce qu'il trouve.
 *
 * UCI (fiche 8)
 *   void reset_time_var()          Remet les variables du protocole UCI à leurs valeurs de départ.
 *   int input_waiting()            Dit si stdin a quelque chose à lire, sans attendre.
 *   void read_input()              Lit les lignes qui attendent sur stdin pendant une recherche.
 *   int communicate()              Dit si la recherche doit s'arrêter : negamax l'appelle de temps en temps.
 *   int get_coup_str(chaine)       Trouve le coup qu'une chaîne désigne, comme e2e4 ou e7e8q.
 *   void parse_position(commande)  Obéit à une ligne « position » du protocole UCI.
 *   void parse_go(commande)        Obéit à une ligne « go » du protocole UCI : cherche le meilleur coup, et l'écrit.
 *   void main_uci()                Fait du programme un moteur d'échecs, que n'importe quelle interface peut charger.
 */

#ifndef ECHECS_IN104_H
#define ECHECS_IN104_H

#ifdef ECHECS_H
#error "in104.h et echecs.h ne peuvent pas etre inclus ensemble : ils donnent un autre sens aux memes noms"
#else

#if defined ECHECS_FICHIERS_IN104 || defined BITBOARD_H
#error "in104.h vient avant les fichiers de include/in104, qu'il contient, ou pas du tout ; avec ceux d'un projet, pas du tout"
#endif

#include <string.h>

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
 * Pour la case e4 seule, le texte est exactement :
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
 * - [BITBOARD-AFFICHER-G1] écrit les rangées de la huitième à la première, une par ligne : leur
 *   numéro, deux espaces, puis 1 pour une case du bitboard, 0 pour une autre, séparés par une
 *   espace ; puis trois espaces et les lettres des colonnes, et une dernière ligne avec le
 *   bitboard en décimal.
 */
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
 * @return ce nombre.
 */
int nb_bits(BB bitboard);

/**
 * Donne la première case d'un bitboard : le numéro du bit de poids le plus faible.
 *
 * @param bitboard le bitboard.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [LS1B-G1] rend le plus petit numéro de bit qui vaut 1 ;
 * - [LS1B-G2] rend -1 si le bitboard est vide.
 *
 * @return un numéro de case, ou -1.
 */
int ls1b_index(BB bitboard);

/* =======================================================================================
 * Échiquier (fiche 2)
 * ======================================================================================= */

/**
 * Les cases : a8 = 0, b8 = 1, ... h1 = 63. Le bit de numéro n d'un bitboard est celui de la
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
#define position_de_depart "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
/** Une position où tous les coups particuliers se rencontrent (« Kiwipete »). */
#define tricky_position \
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

/** Les cases de chaque sorte de pièce, de P à k. */
extern BB echiquier[12];
/** Les cases occupées par les blancs, par les noirs, par les deux. */
extern BB occupations[3];
/** À qui de jouer : blancs ou noirs. */
extern int trait;
/** Les droits de roque qui restent : une somme. */
extern int roque;
/** La case que l'on peut prendre en passant, ou no_sq. */
extern int enpassant;
/** L'autre nom de la même variable, celui de la fiche 2. */
#define en_passant enpassant

/** Le nom de chaque case : "a8", ... "h1". */
extern char *square_to_coordonnees[64];
/** Le caractère de chaque pièce, de P à k ; ceux des blancs sont pleins. */
extern char *pieces_unicode[12];
/** La pièce de chaque lettre d'une FEN : char_piece['N'] vaut N. */
extern int char_piece[];
/** La lettre d'une promotion dans le protocole UCI : n, b, r, q ou k, minuscule pour les deux
 *  couleurs ; une espace pour un pion. */
extern int piece_char[];

/**
 * Dit quelle pièce est sur une case.
 *
 * @param square la case.
 *
 * Nécessite :
 * - [PRESENCE-N1] square va de a8 (0) à h1 (63) ; sinon rend -1.
 *
 * Garantie :
 * - [PRESENCE-G1] rend la pièce, de P (0) à k (11) ; si plusieurs bitboards de echiquier ont
 *   cette case, la première ;
 * - [PRESENCE-G2] rend -1 si la case est vide.
 *
 * @return la pièce, ou -1.
 */
int presence_sq(int square);

/**
 * Prépare l'échiquier à partir d'une chaîne FEN.
 *
 * @param fen la position, de quatre ou de six champs ; les deux compteurs sont lus, mais ne
 *        sont pas gardés. (3 ou 5 champs sont admis aussi, et plusieurs espaces entre eux.) Ce
 *        qui suit ne compte pas : la suite d'une ligne « position », par exemple.
 *
 * Nécessite :
 * - [PARSE-FEN-N1] fen n'est pas NULL ; sinon ne fait rien ;
 * - [PARSE-FEN-N2] fen est bien écrite ; sinon ne fait rien, et la ligne de stderr dit ce qui ne
 *   va pas.
 *
 * Garantie :
 * - [PARSE-FEN-G1] echiquier, occupations, trait, roque et en_passant sont ceux de la chaîne,
 *   en_passant valant no_sq s'il n'y a pas de case ;
 * - [PARSE-FEN-G2] la position n'a pas à être possible : un échiquier vide, sans roi ou avec
 *   dix dames convient, et les droits de roque sont ceux qui sont écrits ;
 * - [PARSE-FEN-G3] si la chaîne est refusée, aucune de ces variables ne change ;
 * - [PARSE-FEN-G4] la lecture s'arrête après le quatrième champ, ou après les compteurs si ce qui
 *   le suit est un nombre.
 */
void parse_fen(char *fen);

/**
 * Dessine l'échiquier sur stdout, avec l'état de la partie.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [PRINT-ECHIQUIER-G1] écrit les rangées de la huitième à la première, une par ligne, comme
 *   celles de print_bitboard : la pièce de chaque case d'après pieces_unicode, ou « . » si
 *   presence_sq dit qu'elle est vide ; puis les lettres des colonnes ;
 * - [PRINT-ECHIQUIER-G2] écrit ensuite trois lignes : « trait : » et « blancs », « noirs » ou la
 *   valeur de trait si elle est autre ; « en passant : » et le nom de la case, ou « no_sq » si
 *   en_passant n'en est pas une ; « roque : » et les lettres KQkq des droits qui restent, un
 *   « - » pour chaque droit perdu ;
 * - [PRINT-ECHIQUIER-G3] écrit enfin « évaluation : » et ce que rend eval (fiche 6).
 */
void print_echiquier(void);

/* =======================================================================================
 * Masques d'attaque (fiche 3)
 * ======================================================================================= */

/** Les cases qu'un pion attaque, par couleur puis par case. */
extern BB attaques_pions[2][64];
/** Les cases qu'un cavalier attaque. */
extern BB attaques_cavaliers[64];
/** Les cases qu'un roi attaque. */
extern BB attaques_rois[64];

/** Toutes les cases, sauf celles de la colonne a. */
extern BB pas_colonne_a;
/** Toutes les cases, sauf celles des colonnes a et b. */
extern BB pas_colonne_ab;
/** Toutes les cases, sauf celles de la colonne h. */
extern BB pas_colonne_h;
/** Toutes les cases, sauf celles des colonnes h et g. */
extern BB pas_colonne_hg;

/**
 * Remplit pas_colonne_a, pas_colonne_ab, pas_colonne_h et pas_colonne_hg.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [COLONNES-G1] chacune a toutes les cases, sauf celles des colonnes que dit son nom. Elles
 *   ont déjà ces valeurs au début du programme.
 */
void generer_bb_pas_colonne(void);

/**
 * Remplit attaques_pions.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [ATTAQUES-PION-G1] pour chaque couleur et chaque case, a les cases, une ou deux, qu'un pion de
 *   cette couleur attaque : vers la huitième rangée pour les blancs, vers la première pour les
 *   noirs ; aucune s'il est au bout. Le tableau a déjà ces valeurs au début du programme ;
 * - [ATTAQUES-PION-G2] se sert de pas_colonne_a et pas_colonne_h, telles qu'elles sont.
 */
void generer_attaques_pion(void);

/**
 * Remplit attaques_cavaliers.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [ATTAQUES-CAVALIER-G1] pour chaque case, a les cases, de deux à huit, qu'un cavalier
 *   attaque. Le tableau a déjà ces valeurs au début du programme ;
 * - [ATTAQUES-CAVALIER-G2] se sert des quatre pas_colonne_..., telles qu'elles sont.
 */
void generer_attaques_cavalier(void);

/**
 * Remplit attaques_rois.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [ATTAQUES-ROI-G1] pour chaque case, a les cases, de trois à huit, qui touchent celle-là.
 *   Le tableau a déjà ces valeurs au début du programme ;
 * - [ATTAQUES-ROI-G2] se sert de pas_colonne_a et pas_colonne_h, telles qu'elles sont.
 */
void generer_attaques_roi(void);

/**
 * Remplit tous les masques : à appeler une fois, au début du programme.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [MASQUES-G1] appelle par leur nom generer_bb_pas_colonne, generer_attaques_pion,
 *   generer_attaques_cavalier et generer_attaques_roi, dans cet ordre : si le programme les a
 *   remplacées, ce sont les siennes.
 */
void generer_masques_d_attaque_statiques(void);

/**
 * Donne les cases qu'un fou attaque.
 *
 * @param square la case du fou.
 * @param bloqueurs les cases occupées ; celle du fou ne compte pas.
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
BB masque_d_attaque_dynamique_fou(int square, BB bloqueurs);

/**
 * Donne les cases qu'une tour attaque.
 *
 * @param square la case de la tour.
 * @param bloqueurs les cases occupées ; celle de la tour ne compte pas.
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
BB masque_d_attaque_dynamique_tour(int square, BB bloqueurs);

/**
 * Donne les cases qu'une dame attaque.
 *
 * @param square la case de la dame.
 * @param bloqueurs les cases occupées ; celle de la dame ne compte pas.
 *
 * Nécessite :
 * - [MASQUE-DAME-N1] square va de a8 (0) à h1 (63) ; sinon rend 0.
 *
 * Garantie :
 * - [MASQUE-DAME-G1] rend les cases de masque_d_attaque_dynamique_fou et de
 *   masque_d_attaque_dynamique_tour, appelées par leur nom : si le programme les a remplacées,
 *   ce sont les siennes.
 *
 * @return le masque, ou 0.
 */
BB masque_d_attaque_dynamique_dame(int square, BB bloqueurs);

/* =======================================================================================
 * Coups (fiche 4)
 * ======================================================================================= */

/**
 * Un coup est un entier : la case de départ (6 bits), celle d'arrivée (6 bits), la pièce (4
 * bits), la promotion (4 bits, 0 s'il n'y en a pas), puis un bit chacun : prise, avance de deux
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
 * Garde l'état de l'échiquier dans des variables locales ; une fois par bloc, parmi les
 * déclarations.
 */
#define copie_echiquier()                                                                   \
    BB echiquier_copie[12], occupations_copie[3];                                           \
    int trait_copie = trait, roque_copie = roque, en_passant_copie = enpassant;             \
    memcpy(echiquier_copie, echiquier, sizeof echiquier_copie);                             \
    memcpy(occupations_copie, occupations, sizeof occupations_copie)
/** Remet l'état gardé par copie_echiquier dans le même bloc. */
#define restauration_echiquier()                                                            \
    (memcpy(echiquier, echiquier_copie, sizeof echiquier_copie),                            \
     memcpy(occupations, occupations_copie, sizeof occupations_copie),                      \
     trait = trait_copie, roque = roque_copie, (void)(enpassant = en_passant_copie))

/** Les droits de roque qui restent quand une pièce part d'une case ou y arrive : roque devient
 *  roque & droits_roque[case]. */
extern const int droits_roque[64];

/** Le nombre de coups qu'une liste peut contenir. */
#define MAX_COUPS 512

/** Une liste de coups. */
typedef struct coups {
    /** Les coups. */
    int tab_coups[MAX_COUPS];
    /** Leur nombre. */
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
 * - [AJOUTER-COUP-N2] liste->nb_coups va de 0 à 511 ; sinon ne fait rien.
 *
 * Garantie :
 * - [AJOUTER-COUP-G1] le coup est à la fin de la liste, et nb_coups compte un coup de plus.
 */
void ajouter_coup(coups *liste, int coup);

/**
 * Écrit un coup sur stdout, comme le protocole UCI : e2e4, e7e8q.
 *
 * @param coup le coup ; toute valeur est admise, mais 0, qui n'est pas un coup, s'écrit a8a8.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [AFFICHER-COUP-G1] écrit la case de départ, la case d'arrivée, et pour une promotion la
 *   lettre q, r, b ou n ; sans espace ni fin de ligne.
 */
void afficher_coup(int coup);

/**
 * Écrit une liste de coups sur stdout.
 *
 * @param liste la liste.
 *
 * Nécessite :
 * - [AFFICHER-COUPS-N1] liste n'est pas NULL ; sinon n'écrit rien ;
 * - [AFFICHER-COUPS-N2] liste->nb_coups va de 0 à 512 ; sinon n'écrit rien.
 *
 * Garantie :
 * - [AFFICHER-COUPS-G1] écrit une ligne par coup : ce qu'écrit afficher_coup, appelée par son
 *   nom, une espace, la pièce d'après pieces_unicode, puis, séparés par une espace, prise,
 *   double, en_passant ou roque si le coup en est un ;
 * - [AFFICHER-COUPS-G2] écrit ensuite « total : » et leur nombre.
 */
void afficher_coups(coups *liste);

/**
 * Dit si une couleur attaque une case.
 *
 * @param square la case.
 * @param couleur blancs ou noirs : ceux qui attaquent.
 *
 * Nécessite :
 * - [CASE-ATTAQUEE-N1] square va de a8 (0) à h1 (63) ; sinon rend 0 ;
 * - [CASE-ATTAQUEE-N2] couleur vaut blancs ou noirs ; sinon rend 0.
 *
 * Garantie :
 * - [CASE-ATTAQUEE-G1] rend 1 si une pièce de cette couleur attaque la case, 0 sinon ; la pièce
 *   qui est sur la case ne compte pas, et une pièce clouée attaque aussi ;
 * - [CASE-ATTAQUEE-G2] se sert de attaques_pions, attaques_cavaliers, attaques_rois et
 *   occupations, tels qu'ils sont, et appelle par leur nom
 *   masque_d_attaque_dynamique_fou et masque_d_attaque_dynamique_tour.
 *
 * @return 1 ou 0.
 */
int case_attaquee(int square, int couleur);

/**
 * Trouve les coups pseudo-légaux du camp qui a le trait : ceux que les pièces peuvent faire,
 * sans regarder si leur roi serait en échec.
 *
 * @param liste où écrire les coups ; ce qu'elle contenait ne compte pas.
 *
 * Nécessite :
 * - [GENERER-N1] liste n'est pas NULL ; sinon ne fait rien ;
 * - [GENERER-N2] trait vaut blancs ou noirs ; sinon la liste devient vide.
 *
 * Garantie :
 * - [GENERER-G1] la liste a chaque coup pseudo-légal, une fois, codé comme le fait
 *   encoder_coup ; une promotion y est quatre fois : dame, tour, fou, cavalier ;
 * - [GENERER-G2] un roque y est si son droit est dans roque, si le roi et la tour sont sur leurs
 *   cases, si celles d'entre eux sont vides, et si ni la case du roi ni celle qu'il traverse
 *   n'est attaquée ;
 * - [GENERER-G3] se sert des tableaux d'attaques et de occupations, tels qu'ils sont, et appelle
 *   par leur nom ajouter_coup, case_attaquee et les masque_d_attaque_dynamique_... : si le
 *   programme les a remplacées, ce sont les siennes ;
 * - [GENERER-G4] s'il y avait plus de 512 coups, la liste a les 512 premiers.
 */
void generer_coups(coups *liste);

/**
 * Joue un coup pseudo-légal, s'il ne laisse pas son propre roi en échec.
 *
 * @param coup un coup de generer_coups.
 *
 * Si une clause n'est pas respectée, rend 0 et l'échiquier ne change pas.
 *
 * Nécessite :
 * - [EXECUTER-N1] trait vaut blancs ou noirs ;
 * - [EXECUTER-N2] la pièce du coup est une pièce du camp qui a le trait, et elle est sur la case
 *   de départ ; la promotion est 0 ou une pièce.
 *
 * Garantie :
 * - [EXECUTER-G1] si le coup est légal, il est joué et la fonction rend 1 : echiquier,
 *   occupations et roque sont à jour, en_passant est la case que le pion a passée si le coup est
 *   double et no_sq sinon, et le trait passe à l'autre camp ; sans roi, tout coup est légal ;
 * - [EXECUTER-G2] sinon l'échiquier ne change pas et la fonction rend 0 ;
 * - [EXECUTER-G3] appelle case_attaquee par son nom pour le savoir : si le programme l'a
 *   remplacée, c'est la sienne ;
 * - [EXECUTER-G4] roque ne garde que les droits qui sont aussi dans droits_roque, pour la case
 *   de départ et pour celle d'arrivée.
 *
 * @return 1 ou 0.
 */
int executer_coup(int coup);

/* =======================================================================================
 * Perft (fiche 5)
 * ======================================================================================= */

/** Le nombre de feuilles que perft a comptées. */
extern long nb_feuilles;

/**
 * Donne l'heure, pour mesurer une durée.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [TEMPS-G1] rend le nombre de millisecondes depuis un instant quelconque du passé ; la
 *   différence de deux appels est la durée qui les sépare.
 *
 * @return le nombre de millisecondes.
 */
int get_time_ms(void);

/**
 * Compte les suites de coups légaux d'une longueur donnée.
 *
 * @param profondeur la longueur.
 *
 * Nécessite :
 * - [IN104-PERFT-N1] profondeur va de 0 à MAX_PROFONDEUR ; sinon ne fait rien.
 *
 * Garantie :
 * - [IN104-PERFT-G1] nb_feuilles augmente du nombre de ces suites ; à la profondeur 0, de 1 ;
 * - [IN104-PERFT-G2] à la fin, l'échiquier est comme au début ;
 * - [IN104-PERFT-G3] appelle par leur nom generer_coups et executer_coup : si le programme les a
 *   remplacées, ce sont les siennes.
 */
void perft(int profondeur);

/**
 * Mesure perft : le nombre de feuilles, le temps et la vitesse.
 *
 * @param profondeur la longueur des suites de coups.
 *
 * Nécessite :
 * - [EXEC-PERFT-N1] profondeur va de 0 à MAX_PROFONDEUR ; sinon ne fait rien.
 *
 * Garantie :
 * - [EXEC-PERFT-G1] nb_feuilles devient ce que perft, appelée par son nom, compte à partir de 0 ;
 * - [EXEC-PERFT-G2] écrit une ligne sur stdout : « perft(profondeur) : nombre feuilles en durée
 *   ms, nombre feuilles par seconde ».
 */
void exec_perft(int profondeur);

/**
 * Compte les suites de coups légaux qui commencent par chaque coup.
 *
 * @param profondeur la longueur des suites, premier coup compris.
 *
 * Nécessite :
 * - [TEST-PERFT-N1] profondeur va de 1 à MAX_PROFONDEUR ; sinon ne fait rien.
 *
 * Garantie :
 * - [TEST-PERFT-G1] écrit sur stdout une ligne par coup légal, dans l'ordre de generer_coups : le
 *   coup, comme afficher_coup, « : » entre deux espaces, et le nombre de suites ;
 * - [TEST-PERFT-G2] écrit ensuite « total : » et leur somme, que reçoit nb_feuilles ;
 * - [TEST-PERFT-G3] appelle par leur nom generer_coups, executer_coup et perft.
 */
void test_perft(int profondeur);

/* =======================================================================================
 * Évaluation (fiche 6)
 * ======================================================================================= */

/** La valeur de chaque pièce, de P à k ; négative pour les noirs. */
extern const int valeur_piece[12];
/** Ce que vaut en plus un pion blanc sur chaque case. */
extern const int score_pos_pion[64];
/** Le même tableau pour un cavalier blanc. */
extern const int score_pos_cavalier[64];
/** Le même tableau pour un fou blanc. */
extern const int score_pos_fou[64];
/** Le même tableau pour une tour blanche. */
extern const int score_pos_tour[64];
/** Le même tableau pour une dame blanche. */
extern const int score_pos_dame[64];
/** Le même tableau pour le roi blanc. */
extern const int score_pos_roi[64];
/** La case qui est à la place de celle-ci vue par les noirs : celle de l'autre côté. */
extern const int square_mirroir[64];

/**
 * Évalue la position pour le camp qui a le trait.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [EVAL-G1] rend la somme, pour chaque pièce blanche, de valeur_piece et du score_pos_... de sa
 *   case, et pour chaque pièce noire, de valeur_piece, qui est négative, moins le score_pos_...
 *   de square_mirroir de sa case ;
 * - [EVAL-G2] rend l'opposé de cette somme si le trait est aux noirs ;
 * - [EVAL-G3] se sert des tableaux du programme, s'il en a qui ont ces noms, quel que soit leur
 *   contenu.
 *
 * @return l'évaluation, en centièmes de pion.
 */
int eval(void);

/* =======================================================================================
 * Negamax (fiche 7)
 * ======================================================================================= */

/** 1 si negamax doit appeler communicate (fiche 8) : voir communicate. */
#ifndef UCI
#define UCI 0
#endif

/** Plus que toute évaluation d'une position de partie, avec les tableaux du cours. */
#define VALEUR_MAX 50000
/** La valeur d'un mat. */
#define VALEUR_MAT 49000

/** Le meilleur coup de la racine, d'après le dernier negamax qui est allé à son terme. */
extern int meilleur_coup;
/** Le meilleur coup de la racine, à mesure que negamax le cherche. */
extern int tmp_meilleur_coup;
/** Le nombre de demi-coups joués depuis la racine. */
extern int ply;
/** Le nombre d'appels de negamax. */
extern long long nb_noeuds_parcourus;
/** Le nombre de positions que negamax a évaluées avec eval. */
extern long long nb_noeuds_eval;

/**
 * Cherche la valeur de la position pour le camp qui a le trait, avec l'élagage alpha-bêta.
 *
 * @param alpha ce que le camp qui a le trait est déjà sûr d'obtenir.
 * @param beta ce que l'autre camp ne laissera pas dépasser.
 * @param profondeur le nombre de demi-coups à jouer avant d'évaluer.
 *
 * Nécessite :
 * - [NEGAMAX-N1] profondeur va de 0 à MAX_PROFONDEUR ; sinon rend 0.
 *
 * Garantie :
 * - [NEGAMAX-G1] à la profondeur 0, rend ce que rend eval ; sinon essaie les coups dans l'ordre
 *   de generer_coups et rend la plus grande des valeurs trouvées ; n'essaie pas les coups qui
 *   restent dès qu'un coup vaut au moins beta. Si alpha est moins que la valeur rendue, et elle
 *   moins que beta, c'est la valeur exacte ; sinon c'en est seulement une borne ;
 * - [NEGAMAX-G2] sans coup légal, rend -VALEUR_MAT si le roi est en échec, 0 sinon ;
 * - [NEGAMAX-G3] quand ply vaut 0, tmp_meilleur_coup est, à mesure, le premier coup qui a la plus
 *   grande valeur trouvée, et meilleur_coup le devient à la fin ; ils ne changent pas s'il n'y a
 *   pas de coup légal ;
 * - [NEGAMAX-G4] nb_noeuds_parcourus augmente de 1 à chaque appel de negamax, celui-ci et ceux
 *   qu'il fait, nb_noeuds_eval à chaque évaluation ; à la fin, ply et l'échiquier sont comme au
 *   début ;
 * - [NEGAMAX-G5] appelle par leur nom generer_coups, executer_coup, case_attaquee et eval : si le
 *   programme les a remplacées, ce sont les siennes ;
 * - [NEGAMAX-G6] si le programme a son propre parse_go ou son propre communicate, et pendant une
 *   recherche de parse_go, appelle communicate par son nom chaque fois que nb_noeuds_parcourus
 *   est un multiple de 2048, et finit aussitôt si stopped n'est pas 0 : la valeur rendue ne veut
 *   alors rien dire, et meilleur_coup ne change pas. recherche_meilleur_coup, elle, n'est jamais
 *   interrompue.
 *
 * @return la valeur.
 */
int negamax(int alpha, int beta, int profondeur);

/**
 * Cherche le meilleur coup, de plus en plus loin, et écrit ce qu'il trouve.
 *
 * @param profondeur la plus grande profondeur.
 *
 * Nécessite :
 * - [RECHERCHE-N1] profondeur va de 1 à MAX_PROFONDEUR ; sinon ne fait rien.
 *
 * Garantie :
 * - [RECHERCHE-G1] pour chaque profondeur, de 1 à celle-là, appelle negamax par son nom, avec
 *   ply, nb_noeuds_parcourus et nb_noeuds_eval à 0, entre -VALEUR_MAX et VALEUR_MAX ;
 * - [RECHERCHE-G2] écrit alors une ligne sur stdout : « profondeur n : coup, score s, n noeuds,
 *   n évaluations, n ms », où le coup est comme celui de afficher_coup ;
 * - [RECHERCHE-G3] meilleur_coup est celui de la dernière profondeur : ce que negamax a mis dans
 *   meilleur_coup, ou sinon dans tmp_meilleur_coup ; 0, et « aucun » sur la ligne, s'il n'y a pas
 *   de coup légal.
 */
void recherche_meilleur_coup(int profondeur);

/* =======================================================================================
 * UCI (fiche 8)
 * ======================================================================================= */

/** Le nom du moteur, pour qui écrit son propre main_uci. */
#ifndef nom_moteur
#define nom_moteur "mon moteur"
#endif
/** Les noms de ses auteurs. */
#ifndef nom_auteur
#define nom_auteur "anonyme"
#endif

/** 1 si l'interface a demandé de quitter pendant une recherche. */
extern int flag_quit;
/** 1 si la recherche doit s'arrêter : l'interface l'a demandé, ou le temps est écoulé. */
extern int stopped;
/** Le temps, en millisecondes, que chaque coup ajoute à la pendule du camp qui a le trait. */
extern int inc;
/** Le nombre de coups sur lesquels répartir le temps qui reste. */
extern int movestogo;
/** Le temps à prendre pour ce coup, en millisecondes ; -1 si l'interface ne le dit pas. */
extern int movetime;
/** L'heure du début de la recherche, d'après get_time_ms. */
extern int starttime;
/** L'heure à laquelle elle doit finir, si timeset vaut 1. */
extern int stoptime;
/** 1 si le temps est compté. */
extern int timeset;

/**
 * Remet les variables du protocole UCI à leurs valeurs de départ.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [RESET-TIME-G1] flag_quit, stopped, inc, starttime, stoptime et timeset valent 0, movestogo 40
 *   et movetime -1. (La variable time du cours n'est pas dans la bibliothèque : la bibliothèque
 *   de C a déjà une fonction de ce nom.)
 */
void reset_time_var(void);

/**
 * Dit si stdin a quelque chose à lire, sans attendre.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [INPUT-WAITING-G1] rend 1 si une lecture de stdin n'attendrait pas, même parce que stdin est
 *   à sa fin ; 0 sinon.
 *
 * @return 1 ou 0.
 */
int input_waiting(void);

/**
 * Lit les lignes qui attendent sur stdin pendant une recherche.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [READ-INPUT-G1] lit tant que input_waiting, appelée par son nom, ne rend pas 0, et n'attend
 *   pas la fin d'une ligne qui n'est pas encore venue ; ne lit rien après une ligne « quit » ni
 *   après la fin de stdin ;
 * - [READ-INPUT-G2] « stop » met stopped à 1, « quit » met stopped et flag_quit à 1, « isready »
 *   fait écrire « readyok » ; les autres lignes sont perdues, sauf pendant main_uci, qui les lit
 *   après la recherche ;
 * - [READ-INPUT-G3] la fin de stdin met flag_quit à 1, sauf si main_uci a encore des lignes à lire,
 *   et pendant un « go » de main_uci qui n'a pas de limite, met stopped à 1.
 */
void read_input(void);

/**
 * Dit si la recherche doit s'arrêter : negamax l'appelle de temps en temps.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [COMMUNICATE-G1] appelle read_input par son nom ; puis, si timeset vaut 1 et que get_time_ms,
 *   appelée par son nom, donne plus que stoptime, met stopped à 1 ;
 * - [COMMUNICATE-G2] rend stopped.
 *
 * @return la valeur de stopped.
 */
int communicate(void);

/** La plus grande profondeur de perft, de negamax et de recherche_meilleur_coup. */
#define MAX_PROFONDEUR 64

/**
 * Trouve le coup qu'une chaîne désigne, comme e2e4 ou e7e8q.
 *
 * @param chaine le coup ; seul compte ce qui précède la première espace.
 *
 * Nécessite :
 * - [GET-COUP-N1] chaine n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [GET-COUP-G1] rend le coup de generer_coups qui a ces cases et cette promotion, si
 *   executer_coup l'accepte ;
 * - [GET-COUP-G2] rend 0 si la chaîne n'est pas un coup légal ;
 * - [GET-COUP-G3] l'échiquier ne change pas ;
 * - [GET-COUP-G4] appelle generer_coups et executer_coup par leur nom.
 *
 * @return le coup, ou 0.
 */
int get_coup_str(char *chaine);

/**
 * Obéit à une ligne « position » du protocole UCI.
 *
 * La ligne est « position startpos » ou « position fen », suivie d'une FEN ; puis, s'il y a
 * lieu, « moves » et des coups.
 *
 * @param commande la ligne.
 *
 * Nécessite :
 * - [PARSE-POSITION-N1] commande n'est pas NULL ; sinon ne fait rien ;
 * - [PARSE-POSITION-N2] la ligne est ainsi écrite, la FEN est bonne, et chaque coup est légal ;
 *   sinon l'échiquier ne change pas.
 *
 * Garantie :
 * - [PARSE-POSITION-G1] l'échiquier est celui de la position, après tous les coups ;
 * - [PARSE-POSITION-G2] appelle par leur nom parse_fen, get_coup_str et executer_coup : si le
 *   programme les a remplacées, ce sont les siennes.
 */
void parse_position(char *commande);

/**
 * Obéit à une ligne « go » du protocole UCI : cherche le meilleur coup, et l'écrit.
 *
 * La ligne peut dire depth, nodes, movetime, mate, wtime, btime, winc, binc, movestogo, chacun
 * suivi d'un nombre, searchmoves, suivi de coups, ou infinite.
 *
 * Si le programme n'a remplacé aucune des fonctions des fiches 3 à 7 qui servent à chercher un
 * coup, la recherche est celle du moteur de la bibliothèque, plus fort que negamax. Sinon c'est
 * celle de la fiche 8, avec les fonctions du programme.
 *
 * @param commande la ligne.
 *
 * Nécessite :
 * - [PARSE-GO-N1] commande n'est pas NULL ; sinon ne fait rien ;
 * - [PARSE-GO-N2] la ligne commence par « go » ; sinon ne fait rien.
 *
 * Garantie :
 * - [PARSE-GO-G1] écrit sur stdout des lignes « info », puis une ligne « bestmove » et le coup
 *   choisi, légal, comme e2e4 ;
 * - [PARSE-GO-G2] écrit « bestmove 0000 » s'il n'y a pas de coup légal, ou si l'on ne peut pas
 *   jouer : il faut un roi de chaque couleur, pas de pion sur la première ou la dernière rangée,
 *   et un camp qui n'a pas le trait qui ne soit pas en échec ;
 * - [PARSE-GO-G3] depth, nodes et movetime limitent la recherche ;
 * - [PARSE-GO-G4] l'échiquier ne change pas ;
 * - [PARSE-GO-G5] attend la fin de la recherche du moteur ; sans limite, elle s'arrête aussitôt.
 *   Pendant main_uci, n'attend pas, et « stop » l'arrête. Si le programme a son propre main_uci,
 *   attend la fin et appelle communicate par son nom de temps en temps : stopped l'arrête ;
 * - [PARSE-GO-G6] si le programme a remplacé negamax, eval, generer_coups, executer_coup,
 *   case_attaquee, ajouter_coup ou un masque_d_attaque_dynamique_..., appelle negamax par son
 *   nom, pour chaque profondeur de 1 à celle qui est demandée ou à MAX_PROFONDEUR, avec ply et
 *   nb_noeuds_parcourus à 0 ; écrit une ligne « info » pour chacune, et met le dernier coup
 *   trouvé dans meilleur_coup ;
 * - [PARSE-GO-G7] alors depth, movetime et les pendules limitent la recherche, et communicate,
 *   appelée par son nom, l'arrête : au plus tard après la profondeur en cours, même si le
 *   negamax du programme ne l'appelle pas. Nodes, mate et searchmoves ne comptent pas.
 */
void parse_go(char *commande);

/**
 * Fait du programme un moteur d'échecs, que n'importe quelle interface peut charger.
 *
 * Lit des lignes du protocole UCI sur stdin, et y répond sur stdout, jusqu'à « quit » ou la fin
 * de stdin : uci, isready, ucinewgame, setoption (Hash, Clear Hash, Move Overhead), position, go,
 * stop, quit. Si l'échiquier est vide, la partie commence par la position du début. Pendant une
 * recherche, une autre ligne « go » est refusée. Ce que le moteur dit est en anglais, la langue
 * du protocole. Ni stdin ni stdout n'ont plus de tampon.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [MAIN-UCI-G1] une ligne « position » est donnée à parse_position, une ligne « go » à
 *   parse_go, par leur nom : si le programme les a remplacées, ce sont les siennes ;
 * - [MAIN-UCI-G2] « uci » donne le nom du moteur, ses options et « uciok » ; « isready » donne
 *   « readyok », même pendant une recherche ;
 * - [MAIN-UCI-G3] « stop » arrête la recherche, qui écrit alors « bestmove » ; « quit » arrête
 *   tout ;
 * - [MAIN-UCI-G4] toute autre ligne, quels que soient sa longueur et son contenu, ne change
 *   rien ; à la fin de stdin, une recherche qui a une limite va jusqu'à elle ;
 * - [MAIN-UCI-G5] appelle d'abord generer_masques_d_attaque_statiques par son nom ; « ucinewgame »
 *   donne « position startpos » à parse_position ;
 * - [MAIN-UCI-G6] après le parse_go du programme, écrit une fin de ligne, que celui du cours
 *   n'écrit pas après « bestmove », et s'arrête si flag_quit n'est pas 0 ; ce que le programme
 *   écrit se voit dès qu'il l'écrit.
 */
void main_uci(void);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */
#endif /* ECHECS_IN104_H */
