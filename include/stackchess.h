/**
 * @file stackchess.h
 * Stackchess : un jeu d'échecs où les pièces s'empilent, sur un plateau n × n.
 *
 * Ce fichier est produit par « cargo run -p headers » (cbindgen) à partir de src/capi :
 * ne pas le modifier à la main.
 *
 * Les contrats se lisent comme ceux de echecs.h, et une clause « Nécessite » qui n'est
 * pas respectée a le même effet : la fonction rend sa valeur d'échec, ne modifie rien, et
 * écrit une ligne sur stderr. Ce fichier n'a pas besoin de echecs.h, et peut être inclus
 * avec lui : echecs_contrats, qui choisit ce qui arrive alors, et echecs_derniere_erreur
 * y sont. Refuser un coup n'est pas une telle faute : stackchess_deplacer rend un code
 * sans rien écrire, et stackchess_verifier dit pourquoi en une phrase. C'en est une, pour
 * stackchess_deplacer, de lui donner une case hors du plateau, un nombre de pièces nul ou
 * négatif, ou plus grand que la pile du joueur.
 *
 * Une case est donnée par sa colonne x et sa rangée y, comptées à partir de 0 : a1 est
 * (0, 0), z26 est (25, 25). La couleur qui a le trait est 0 (blancs) ou 1 (noirs).
 *
 * À son tour, un joueur prend les k pièces du sommet d'une de ses piles et les pose sur
 * une autre case, dans le même ordre ; il faut que chacune de ces pièces puisse y aller.
 * Le roi va d'un pas, la dame, le fou et la tour aussi loin que les cases sont libres, le
 * pion d'un pas en avant, de deux s'il n'a jamais bougé, et d'un pas en diagonale
 * seulement pour prendre. Un groupe qui a m cavaliers va en L, par-dessus tout, s'il n'a
 * pas plus de 2m pièces ; il ne va que là. Une pile adverse est prise en entier, et
 * seulement si k est plus grand que sa hauteur. Qui prend tout gagne ; il n'y a ni échec,
 * ni roque, ni prise en passant.
 *
 * Chaque fonction peut être remplacée par celle d'un programme. Les six de la section
 * « Piles » sont là pour cela : stackchess_deplacer les appelle par leurs noms pour
 * déplacer les pièces, et vérifie ce qu'elles en ont fait. Aucune fonction de la
 * bibliothèque n'appelle les autres par leurs noms : si un programme en remplace une, lui
 * seul se sert de la sienne. Pendant qu'une fonction de pile est en cours pour un coup,
 * elle peut regarder la partie (les fonctions qui prennent un const stackchess *), mais
 * ni la changer ni la détruire.
 *
 * Les fonctions qui prennent une partie refusent ce qui n'en est pas une comme elles
 * refusent NULL, par exemple une struct du programme ou une partie de partie.h, et aussi
 * une partie détruite, tant que sa mémoire ne sert pas à autre chose.
 *
 * Deux fils d'exécution peuvent se servir de parties différentes en même temps ; une même
 * partie n'est changée que par un fil à la fois, pendant qu'aucun autre ne la lit.
 *
 * Un programme complet, que « cargo run -- lancer programme.c » compile et lance :
 * @code{.c}
 * #include <stdio.h>
 * #include "stackchess.h"
 *
 * int main(void)
 * {
 *     stackchess *partie = stackchess_creer(6, 0);
 *     char texte[STACKCHESS_TEXTE_MAX];
 *
 *     stackchess_deplacer(partie, 0, 0, 0, 1, 1); // la tour a1 sur le pion a2
 *     stackchess_ecrire(partie, texte, sizeof texte);
 *     printf("%s\n", texte);
 *     // affiche : tfdrft/p'p'p'p'p'p'/6/6/(P'T)P'P'P'P'P'/1FDRFT n -
 *     stackchess_verifier(partie, 0, 4, 1, 3, 1, texte, sizeof texte);
 *     printf("%s\n", texte);
 *     // affiche : le pion PN ne va en diagonale que pour prendre, et b4 n'a rien à prendre
 *     stackchess_detruire(partie);
 *     return 0;
 * }
 * @endcode
 */

/*
 * Résumé : une ligne par fonction
 *
 * Codes
 *   const char *nommer_code_stackchess(code)  Donne une phrase pour un code.
 *
 * Piles
 *   void pile_initialiser(p)    Crée une pile vide.
 *   int pile_est_vide(p)        Dit si une pile est vide.
 *   int pile_taille(p)          Donne le nombre de pièces d'une pile.
 *   int pile_empiler(p, piece)  Ajoute une pièce au sommet d'une pile.
 *   int pile_depiler(p, piece)  Retire la pièce du sommet d'une pile.
 *   int pile_sommet(p, piece)   Donne la pièce du sommet d'une pile, sans la retirer.
 *
 * Partie
 *   stackchess *stackchess_creer(taille, options)  Crée une partie, au début.
 *   void stackchess_detruire(partie)               Détruit une partie : il ne faut plus s'en servir ensuite.
 *   int stackchess_taille(partie)                  Donne le nombre de colonnes et de rangées du plateau.
 *   int stackchess_joueur(partie)                  Donne le joueur qui a le trait.
 *   int stackchess_hauteur(partie, x, y)           Donne le nombre de pièces de la pile d'une case.
 *   code_stackchess stackchess_piece_en(partie, x, y, rang, piece)  Donne une pièce de la pile d'une case.
 *   etat_stackchess stackchess_etat(partie)        Dit où en est une partie.
 *
 * Coups
 *   code_stackchess stackchess_verifier(partie, x_depart, y_depart, x_arrivee, y_arrivee, nombre, raison, taille)  Dit si un coup est légal, et sinon pourquoi, sans le jouer.
 *   code_stackchess stackchess_deplacer(partie, x_depart, y_depart, x_arrivee, y_arrivee, nombre)  Joue un coup, s'il est légal : les pièces du sommet d'une case vont sur une autre, dans le même ordre.
 *   code_stackchess stackchess_annuler(partie)              Annule le dernier coup, ou l'abandon qui l'a suivi.
 *   code_stackchess stackchess_abandonner(partie)           Abandonne la partie pour le joueur qui a le trait : l'autre gagne.
 *   int stackchess_lister_coups(partie, tableau, capacite)  Donne les coups légaux du joueur qui a le trait.
 *   code_stackchess stackchess_perft(partie, profondeur, feuilles)  Compte les suites de coups légaux d'une longueur donnée (perft).
 *
 * Notation
 *   size_t stackchess_ecrire(partie, tampon, taille)  Écrit la position d'une partie.
 *   code_stackchess stackchess_verifier_texte(texte, raison, taille)  Dit si un texte est une position, et sinon pourquoi.
 *   stackchess *stackchess_lire(texte)                Crée une partie qui commence par la position d'un texte.
 *
 * Affichage
 *   void stackchess_afficher(partie, x, y)  Dessine le plateau vu de dessus sur stdout, et à sa droite la pile d'une case.
 */

#ifndef ECHECS_STACKCHESS_H
#define ECHECS_STACKCHESS_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* =======================================================================================
 * Codes
 * ======================================================================================= */

/**
 * Ce qui a empêché une fonction de faire ce qu'on lui demandait.
 *
 * Les valeurs sont fixées : elles ne changent pas d'une version à l'autre. 0, 7 et 8 ont le
 * même sens que dans type_erreur.
 */
typedef enum code_stackchess {
    /** Tout s'est bien passé. */
    stackchess_ok = 0,
    /** Une case n'est pas sur le plateau. */
    stackchess_hors_plateau = 1,
    /** Le rang n'est pas celui d'une pièce de la pile. */
    stackchess_rang_incorrect = 2,
    /** Le nombre de pièces est nul ou négatif. */
    stackchess_nombre_incorrect = 3,
    /** La pile de départ n'a pas autant de pièces. */
    stackchess_trop_de_pieces = 4,
    /** La profondeur n'est pas de 0 à 20. */
    stackchess_profondeur_incorrecte = 5,
    /** Les fonctions de pile du programme n'ont pas déplacé les pièces comme il faut. */
    stackchess_pile_incorrecte = 6,
    /** Un défaut de la bibliothèque elle-même : à signaler à ses auteurs. */
    stackchess_erreur_interne = 7,
    /** Un pointeur est NULL alors que le contrat l'interdit. */
    stackchess_pointeur_nul = 8,
    /** La partie est finie. */
    stackchess_partie_finie = 9,
    /** Il n'y a pas de pièce sur la case de départ. */
    stackchess_case_vide = 10,
    /** Les pièces de la case de départ sont à l'autre joueur. */
    stackchess_piece_adverse = 11,
    /** La case de départ est aussi la case d'arrivée. */
    stackchess_sur_place = 12,
    /** Une des pièces ne se déplace pas ainsi. */
    stackchess_deplacement_impossible = 13,
    /** Un pion qui a déjà bougé n'avance plus de deux cases. */
    stackchess_pion_deja_bouge = 14,
    /** Un pion ne prend pas tout droit. */
    stackchess_pion_prise_droite = 15,
    /** Un pion ne va en diagonale que pour prendre. */
    stackchess_pion_sans_prise = 16,
    /** Les cavaliers ne portent pas autant de pièces : une autre chacun. */
    stackchess_trop_de_pieces_portees = 17,
    /** Une pile se trouve sur le trajet. */
    stackchess_trajet_bloque = 18,
    /** La pile adverse n'est pas moins haute que le nombre de pièces déplacées. */
    stackchess_pile_adverse_trop_haute = 19,
    /** Il n'y a ni coup ni abandon à annuler. */
    stackchess_rien_a_annuler = 20,
    /** Texte : il n'y a pas trois champs. */
    stackchess_texte_champs = 21,
    /** Texte : il n'y a pas de 4 à 26 rangées. */
    stackchess_texte_rangees = 22,
    /** Texte : une rangée n'a pas autant de cases qu'il y a de rangées. */
    stackchess_texte_cases = 23,
    /**
     * Texte : hors d'une pile, un signe n'est ni une pièce, ni un nombre de cases vides, ni le
     * début d'une pile.
     */
    stackchess_texte_signe = 24,
    /**
     * Texte : une pile est mal écrite : deux couleurs, moins de deux pièces, pas de « ) », ou un
     * signe qui n'est pas une pièce.
     */
    stackchess_texte_pile = 25,
    /** Texte : un cavalier dans une partie sans cavaliers. */
    stackchess_texte_cavalier = 26,
    /** Texte : aucune pièce, ou plus de PILE_CAPACITE pour un joueur. */
    stackchess_texte_pieces = 27,
    /** Texte : le trait n'est ni « b » ni « n ». */
    stackchess_texte_trait = 28,
    /** Texte : les options ne sont ni « - », ni « c », ni « s », ni « cs ». */
    stackchess_texte_options = 29,
    /** Une fonction de pile, appelée pour un coup de cette partie, veut la changer ou la détruire. */
    stackchess_partie_occupee = 30,
} code_stackchess;

/**
 * Donne une phrase pour un code.
 *
 * @param code le code ; toute valeur est admise.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [STACKCHESS-NOMMER-G1] rend une phrase pour chaque valeur de code_stackchess, différente
 *   de toutes les autres ;
 * - [STACKCHESS-NOMMER-G2] rend "code inconnu" pour toute autre valeur ;
 * - [STACKCHESS-NOMMER-G3] ne rend jamais NULL ; la phrase est valable jusqu'à la fin du
 *   programme : il ne faut ni la modifier ni la libérer.
 *
 * @return la phrase, jamais NULL.
 */
const char *nommer_code_stackchess(code_stackchess code);

/* =======================================================================================
 * Piles
 * ======================================================================================= */

/**
 * Le nombre de pièces qu'une pile peut recevoir. Une pile est à un seul joueur ; sur le plus grand
 * plateau, 26 × 26, il commence avec 52 pièces, et un texte de stackchess_lire peut lui en donner
 * le double, jamais plus : une pile de 104 places suffit toujours.
 */
#define PILE_CAPACITE 104

/** Une pièce. */
typedef struct stackchess_piece {
    /** 'R' (roi), 'D' (dame), 'F' (fou), 'T' (tour), 'P' (pion) ou 'C' (cavalier). */
    char type;
    /** 'B' (blanche) ou 'N' (noire). */
    char couleur;
    /** 1 si la pièce a bougé, seule ou portée, depuis le début de la partie ; 0 sinon. */
    int a_bouge;
} stackchess_piece;

/** Une pile de pièces, dans un tableau. */
typedef struct pile {
    /** Le nombre de pièces, de 0 à PILE_CAPACITE. */
    int hauteur;
    /**
     * Les pièces, de bas en haut : le sommet est pieces[hauteur - 1]. Celles d'indice hauteur
     * et plus ne comptent pas.
     */
    stackchess_piece pieces[PILE_CAPACITE];
} pile;

/**
 * Crée une pile vide.
 *
 * @param p la pile à préparer ; ce qu'elle contenait ne compte pas.
 *
 * Nécessite :
 * - [PILE-INIT-N1] p n'est pas NULL ; sinon ne fait rien.
 *
 * Garantie :
 * - [PILE-INIT-G1] la pile est vide : hauteur vaut 0.
 */
void pile_initialiser(pile *p);

/**
 * Dit si une pile est vide.
 *
 * @param p la pile.
 *
 * Nécessite :
 * - [PILE-VIDE-N1] p n'est pas NULL ; sinon rend 1 ;
 * - [PILE-VIDE-N2] p->hauteur va de 0 à PILE_CAPACITE ; sinon rend 1.
 *
 * Garantie :
 * - [PILE-VIDE-G1] rend 1 si la pile n'a aucune pièce, 0 sinon.
 *
 * @return 1 ou 0.
 */
int pile_est_vide(const pile *p);

/**
 * Donne le nombre de pièces d'une pile.
 *
 * @param p la pile.
 *
 * Nécessite :
 * - [PILE-TAILLE-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [PILE-TAILLE-N2] p->hauteur va de 0 à PILE_CAPACITE ; sinon rend 0.
 *
 * Garantie :
 * - [PILE-TAILLE-G1] rend le nombre de pièces de la pile.
 *
 * @return de 0 à PILE_CAPACITE.
 */
int pile_taille(const pile *p);

/**
 * Ajoute une pièce au sommet d'une pile.
 *
 * @param p la pile à changer.
 * @param piece la pièce ; son contenu peut être quelconque.
 *
 * Si une clause n'est pas respectée, rend 0 et *p ne change pas.
 *
 * Nécessite :
 * - [PILE-EMPILER-N1] p n'est pas NULL ;
 * - [PILE-EMPILER-N2] p->hauteur va de 0 à PILE_CAPACITE ;
 * - [PILE-EMPILER-N3] la pile n'est pas pleine.
 *
 * Garantie :
 * - [PILE-EMPILER-G1] rend 1 ; la pile a une pièce de plus, son sommet est piece, et les
 *   pièces en dessous sont les mêmes, dans le même ordre.
 *
 * @return 1 ou 0.
 */
int pile_empiler(pile *p, stackchess_piece piece);

/**
 * Retire la pièce du sommet d'une pile.
 *
 * @param p la pile à changer.
 * @param piece où écrire la pièce retirée.
 *
 * Si une clause n'est pas respectée, rend 0 et ni *p ni *piece ne change.
 *
 * Nécessite :
 * - [PILE-DEPILER-N1] p n'est pas NULL ;
 * - [PILE-DEPILER-N2] p->hauteur va de 0 à PILE_CAPACITE ;
 * - [PILE-DEPILER-N3] la pile n'est pas vide ;
 * - [PILE-DEPILER-N4] piece n'est pas NULL.
 *
 * Garantie :
 * - [PILE-DEPILER-G1] rend 1 ; *piece reçoit la pièce qui était au sommet, et la pile en a
 *   une de moins : celles qui étaient en dessous, dans le même ordre.
 *
 * @return 1 ou 0.
 */
int pile_depiler(pile *p, stackchess_piece *piece);

/**
 * Donne la pièce du sommet d'une pile, sans la retirer.
 *
 * @param p la pile.
 * @param piece où écrire la pièce.
 *
 * Si une clause n'est pas respectée, rend 0 et *piece ne change pas.
 *
 * Nécessite :
 * - [PILE-SOMMET-N1] p n'est pas NULL ;
 * - [PILE-SOMMET-N2] p->hauteur va de 0 à PILE_CAPACITE ;
 * - [PILE-SOMMET-N3] la pile n'est pas vide ;
 * - [PILE-SOMMET-N4] piece n'est pas NULL.
 *
 * Garantie :
 * - [PILE-SOMMET-G1] rend 1 ; *piece reçoit la pièce du sommet, et la pile ne change pas.
 *
 * @return 1 ou 0.
 */
int pile_sommet(const pile *p, stackchess_piece *piece);

/* =======================================================================================
 * Partie
 * ======================================================================================= */

/** Les options d'une partie, à additionner : avec les cavaliers. */
#define STACKCHESS_CAVALIERS 1

/** Les pions qui arrivent sur la dernière rangée restent des pions. */
#define STACKCHESS_SANS_PROMOTION 2

/**
 * Les octets qui suffisent, zéro final compris, pour tout texte de stackchess_ecrire et pour toute
 * raison de stackchess_verifier et de stackchess_verifier_texte : char texte[STACKCHESS_TEXTE_MAX].
 */
#define STACKCHESS_TEXTE_MAX 1024

/** Où en est une partie. */
typedef enum etat_stackchess {
    /** La partie continue. */
    stackchess_en_cours = 0,
    /** Les blancs ont tout pris, ou les noirs ont abandonné. */
    stackchess_blancs_gagnent = 1,
    /** Les noirs ont tout pris, ou les blancs ont abandonné. */
    stackchess_noirs_gagnent = 2,
    /** Égalité : aucun des deux joueurs ne pourra plus rien prendre. */
    stackchess_egalite = 3,
    /** Égalité : le joueur qui a le trait n'a aucun coup légal. */
    stackchess_bloque = 4,
    /** Il n'y a pas de partie : le pointeur est NULL. */
    stackchess_sans_partie = 5,
} etat_stackchess;

/**
 * Une partie. Sa mémoire est à la bibliothèque : stackchess_creer ou stackchess_lire la
 * donnent, stackchess_detruire la rend.
 */
typedef struct stackchess stackchess;

/**
 * Crée une partie, au début.
 *
 * Sur la première rangée de chaque joueur, la dame est sur la colonne taille / 2 - 1 et le roi
 * à sa droite ; de part et d'autre, vers l'extérieur, viennent tour à tour un fou et une tour,
 * ou un fou, un cavalier et une tour. Les pions sont sur la deuxième rangée.
 *
 * @param taille le nombre de colonnes et de rangées.
 * @param options 0, ou une somme de STACKCHESS_CAVALIERS et STACKCHESS_SANS_PROMOTION.
 *
 * Nécessite :
 * - [STACKCHESS-CREER-N1] taille va de 4 à 26 ; sinon rend NULL ;
 * - [STACKCHESS-CREER-N2] options est l'une de ces sommes, de 0 à 3 ; sinon rend NULL.
 *
 * Garantie :
 * - [STACKCHESS-CREER-G1] rend une partie où les pièces sont à leur place, n'ont pas bougé, et
 *   où les blancs ont le trait ;
 * - [STACKCHESS-CREER-G2] avec STACKCHESS_CAVALIERS il y a des cavaliers, sauf si taille vaut 4 :
 *   il n'y a pas de place pour eux ; sans cette option, il n'y en a pas ;
 * - [STACKCHESS-CREER-G3] deux parties ne partagent rien.
 *
 * @return la partie, à rendre à stackchess_detruire, ou NULL.
 */
stackchess *stackchess_creer(int taille, unsigned int options);

/**
 * Détruit une partie : il ne faut plus s'en servir ensuite.
 *
 * @param partie la partie, ou NULL.
 *
 * Nécessite :
 * - [STACKCHESS-DETRUIRE-N1] partie est NULL ou une partie qui n'est pas détruite, et aucune
 *   fonction de pile n'est en cours pour un coup de cette partie ; sinon ne fait rien.
 *
 * Garantie :
 * - [STACKCHESS-DETRUIRE-G1] la mémoire de la partie est libérée ;
 * - [STACKCHESS-DETRUIRE-G2] ne fait rien si partie vaut NULL.
 */
void stackchess_detruire(stackchess *partie);

/**
 * Donne le nombre de colonnes et de rangées du plateau.
 *
 * @param partie la partie.
 *
 * Nécessite :
 * - [STACKCHESS-TAILLE-N1] partie n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [STACKCHESS-TAILLE-G1] rend la taille, de 4 à 26.
 *
 * @return la taille, ou 0.
 */
int stackchess_taille(const stackchess *partie);

/**
 * Donne le joueur qui a le trait.
 *
 * @param partie la partie.
 *
 * Nécessite :
 * - [STACKCHESS-JOUEUR-N1] partie n'est pas NULL ; sinon rend -1.
 *
 * Garantie :
 * - [STACKCHESS-JOUEUR-G1] rend 0 si c'est aux blancs, 1 si c'est aux noirs ; une fois la
 *   partie finie, celui dont ce serait le tour.
 *
 * @return 0, 1 ou -1.
 */
int stackchess_joueur(const stackchess *partie);

/**
 * Donne le nombre de pièces de la pile d'une case.
 *
 * @param partie la partie.
 * @param x la colonne : 0 pour a.
 * @param y la rangée : 0 pour la première.
 *
 * Nécessite :
 * - [STACKCHESS-HAUTEUR-N1] partie n'est pas NULL ; sinon rend 0 ;
 * - [STACKCHESS-HAUTEUR-N2] x et y vont de 0 à la taille moins 1 ; sinon rend 0.
 *
 * Garantie :
 * - [STACKCHESS-HAUTEUR-G1] rend le nombre de pièces, 0 pour une case vide.
 *
 * @return de 0 à PILE_CAPACITE.
 */
int stackchess_hauteur(const stackchess *partie, int x, int y);

/**
 * Donne une pièce de la pile d'une case.
 *
 * Dans une partie donnée par stackchess_lire, le texte ne dit que des pions s'ils ont bougé :
 * les autres pièces y commencent avec a_bouge à 0.
 *
 * @param partie la partie.
 * @param x la colonne : 0 pour a.
 * @param y la rangée : 0 pour la première.
 * @param rang la place de la pièce dans la pile : 0 pour le bas.
 * @param piece où écrire la pièce.
 *
 * Si une clause n'est pas respectée, *piece ne change pas.
 *
 * Nécessite :
 * - [STACKCHESS-PIECE-N1] partie n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
 * - [STACKCHESS-PIECE-N2] x et y vont de 0 à la taille moins 1 ; sinon rend
 *   stackchess_hors_plateau ;
 * - [STACKCHESS-PIECE-N3] rang va de 0 à la hauteur de la pile moins 1 ; sinon rend
 *   stackchess_rang_incorrect ;
 * - [STACKCHESS-PIECE-N4] piece n'est pas NULL ; sinon rend stackchess_pointeur_nul.
 *
 * Garantie :
 * - [STACKCHESS-PIECE-G1] rend stackchess_ok, et *piece reçoit la pièce : type, couleur, et
 *   a_bouge qui vaut 1 ou 0.
 *
 * @return stackchess_ok, ou le code de l'erreur.
 */
code_stackchess stackchess_piece_en(const stackchess *partie, int x, int y, int rang,
                                    stackchess_piece *piece);

/**
 * Dit où en est une partie.
 *
 * La victoire l'emporte sur l'égalité. Il y a égalité quand chacun des joueurs n'a plus qu'une
 * pièce, ou plus qu'un fou et une tour : toutes les autres paires de pièces ont un déplacement
 * en commun.
 *
 * @param partie la partie.
 *
 * Nécessite :
 * - [STACKCHESS-ETAT-N1] partie n'est pas NULL ; sinon rend stackchess_sans_partie.
 *
 * Garantie :
 * - [STACKCHESS-ETAT-G1] rend stackchess_blancs_gagnent ou stackchess_noirs_gagnent si l'autre
 *   joueur n'a plus de pièce ou a abandonné ;
 * - [STACKCHESS-ETAT-G2] sinon rend stackchess_egalite si chacun n'a qu'une pièce, ou qu'un fou
 *   et une tour ;
 * - [STACKCHESS-ETAT-G3] sinon rend stackchess_bloque si le joueur qui a le trait n'a aucun
 *   coup légal, et stackchess_en_cours s'il en a.
 *
 * @return l'état de la partie.
 */
etat_stackchess stackchess_etat(const stackchess *partie);

/* =======================================================================================
 * Coups
 * ======================================================================================= */

/** Un coup : les nombre pièces du sommet d'une case vont sur une autre. */
typedef struct stackchess_coup {
    /** La colonne de départ. */
    int x_depart;
    /** La rangée de départ. */
    int y_depart;
    /** La colonne d'arrivée. */
    int x_arrivee;
    /** La rangée d'arrivée. */
    int y_arrivee;
    /** Le nombre de pièces. */
    int nombre;
} stackchess_coup;

/**
 * Dit si un coup est légal, et sinon pourquoi, sans le jouer.
 *
 * @param partie la partie.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param nombre le nombre de pièces du sommet à déplacer.
 * @param raison où écrire la raison du refus, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que raison peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [STACKCHESS-VERIFIER-N1] partie n'est pas NULL ; sinon rend stackchess_pointeur_nul et ne
 *   modifie pas raison ;
 * - [STACKCHESS-VERIFIER-N2] raison n'est pas NULL, ou taille vaut 0 ; sinon rend
 *   stackchess_pointeur_nul.
 *
 * Garantie :
 * - [STACKCHESS-VERIFIER-G1] coup légal : rend stackchess_ok, et raison reçoit "" ;
 * - [STACKCHESS-VERIFIER-G2] sinon rend le code de la première faute : stackchess_hors_plateau,
 *   stackchess_nombre_incorrect, stackchess_partie_finie, stackchess_case_vide,
 *   stackchess_piece_adverse, stackchess_trop_de_pieces, stackchess_sur_place ;
 * - [STACKCHESS-VERIFIER-G3] puis, pour un groupe qui a un cavalier,
 *   stackchess_deplacement_impossible si ce n'est pas un L, et sinon
 *   stackchess_trop_de_pieces_portees s'il a trop de pièces ; pour un groupe sans cavalier, on
 *   regarde d'abord le plateau comme s'il était vide et chaque pion comme s'il pouvait prendre :
 *   si des pièces ne vont alors pas là, la plus haute d'entre elles donne
 *   stackchess_pion_deja_bouge si c'est un pion qui avancerait de deux cases, et sinon
 *   stackchess_deplacement_impossible ; ensuite viennent stackchess_trajet_bloque, puis, s'il y
 *   a un pion, stackchess_pion_prise_droite ou stackchess_pion_sans_prise ;
 * - [STACKCHESS-VERIFIER-G4] puis stackchess_pile_adverse_trop_haute si nombre n'est pas plus
 *   grand que la hauteur de la pile adverse d'arrivée ;
 * - [STACKCHESS-VERIFIER-G5] en cas de refus, raison reçoit une explication d'une seule ligne,
 *   jamais plus de taille octets, zéro final compris ; trop longue, elle est coupée entre deux
 *   caractères ; si taille vaut 0, rien n'est écrit ;
 * - [STACKCHESS-VERIFIER-G6] refuser un coup est le travail de cette fonction : elle n'écrit
 *   alors rien sur stderr, et ne change ni la partie ni echecs_derniere_erreur ;
 * - [STACKCHESS-VERIFIER-G7] pour les codes de [STACKCHESS-VERIFIER-G3], sauf
 *   stackchess_trajet_bloque, raison nomme une pièce par ses deux lettres et, si la pile de départ
 *   a plusieurs pièces, par sa place : « TB (en bas de la pile) », « TB (au sommet de la pile) »
 *   ou, entre les deux, « TB (2e en partant du bas) » ; cette pièce est :
 *   - le plus haut cavalier, si un groupe qui en a un ne va pas en L ;
 *   - la plus haute pièce qui n'est pas un cavalier, s'il y a trop de pièces portées ;
 *   - la plus haute pièce qui n'atteint pas la case, pour un groupe sans cavalier ;
 *   - le plus haut pion, pour stackchess_pion_prise_droite et stackchess_pion_sans_prise ;
 * - [STACKCHESS-VERIFIER-G8] une raison entière tient dans STACKCHESS_TEXTE_MAX octets.
 *
 * @return stackchess_ok, ou le code du refus.
 */
code_stackchess stackchess_verifier(const stackchess *partie, int x_depart, int y_depart,
                                    int x_arrivee, int y_arrivee, int nombre,
                                    char *raison, size_t taille);

/**
 * Joue un coup, s'il est légal : les pièces du sommet d'une case vont sur une autre, dans le
 * même ordre.
 *
 * Les pièces passent par des piles, et seulement par les six fonctions de la section « Piles » :
 * 1. pile_initialiser reçoit trois piles qui contiennent n'importe quoi, et pile_est_vide doit
 *    ensuite rendre 1 pour chacune ;
 * 2. pile_empiler remplit celles de départ et d'arrivée ;
 * 3. si l'arrivée est adverse, pile_depiler la vide, jusqu'à ce que pile_est_vide rende 1 ;
 * 4. pile_depiler et pile_empiler font passer les pièces une à une du départ sur une pile
 *    intermédiaire, puis, jusqu'à ce que pile_est_vide rende 1, de celle-ci sur l'arrivée ;
 * 5. pour vérifier les piles de départ et d'arrivée, pile_taille donne leur hauteur, puis
 *    pile_sommet et pile_depiler les vident pièce par pièce, et pile_est_vide doit rendre 1.
 *
 * @param partie la partie à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param nombre le nombre de pièces du sommet à déplacer.
 *
 * Nécessite :
 * - [STACKCHESS-DEPLACER-N1] partie n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
 * - [STACKCHESS-DEPLACER-N5] aucune fonction de pile n'est en cours pour un coup de cette partie ;
 *   sinon rend stackchess_partie_occupee ;
 * - [STACKCHESS-DEPLACER-N2] les quatre coordonnées vont de 0 à la taille moins 1 ; sinon rend
 *   stackchess_hors_plateau ;
 * - [STACKCHESS-DEPLACER-N3] nombre est au moins 1 ; sinon rend stackchess_nombre_incorrect ;
 * - [STACKCHESS-DEPLACER-N4] si la partie continue et que la pile de départ est au joueur qui a
 *   le trait, elle a au moins nombre pièces ; sinon rend stackchess_trop_de_pieces.
 *
 * Garantie :
 * - [STACKCHESS-DEPLACER-G1] coup légal : rend stackchess_ok ; les pièces quittent la case de
 *   départ et sont au sommet de celle d'arrivée, dans le même ordre, avec a_bouge à 1 ; les
 *   pièces adverses qui y étaient sont prises ; c'est à l'autre joueur ;
 * - [STACKCHESS-DEPLACER-G2] sauf avec STACKCHESS_SANS_PROMOTION, les pions qui arrivent sur la
 *   dernière rangée deviennent des dames, à leur place dans la pile ;
 * - [STACKCHESS-DEPLACER-G3] coup refusé, sans qu'une des clauses ci-dessus soit en cause : rend
 *   le code des garanties 2, 3 et 4 de stackchess_verifier (qui n'est pas appelée par son nom),
 *   n'écrit rien sur stderr, et la partie ne change pas ;
 * - [STACKCHESS-DEPLACER-G4] appelle les fonctions des piles par leurs noms : si le programme en
 *   a remplacé, ce sont les siennes ;
 * - [STACKCHESS-DEPLACER-G5] si les piles ne tiennent pas ces pièces, rend
 *   stackchess_pile_incorrecte et la partie ne change pas ; une ligne dit ce qui ne va pas, sur
 *   stderr sauf en mode contrats_silence, et par echecs_derniere_erreur, sans jamais arrêter le
 *   programme.
 *
 * @return stackchess_ok, ou le code du refus.
 */
code_stackchess stackchess_deplacer(stackchess *partie, int x_depart, int y_depart,
                                    int x_arrivee, int y_arrivee, int nombre);

/**
 * Annule le dernier coup, ou l'abandon qui l'a suivi.
 *
 * @param partie la partie à changer.
 *
 * Nécessite :
 * - [STACKCHESS-ANNULER-N1] partie n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
 * - [STACKCHESS-ANNULER-N2] aucune fonction de pile n'est en cours pour un coup de cette partie ;
 *   sinon rend stackchess_partie_occupee.
 *
 * Garantie :
 * - [STACKCHESS-ANNULER-G1] rend stackchess_ok ; tout redevient ce qui était avant le coup :
 *   les piles, les pièces prises, les pions promus, a_bouge, le trait et l'état ;
 * - [STACKCHESS-ANNULER-G2] après un abandon, annule l'abandon : la partie reprend ;
 * - [STACKCHESS-ANNULER-G3] s'il ne reste ni coup ni abandon à annuler depuis stackchess_creer
 *   ou stackchess_lire, rend stackchess_rien_a_annuler et ne change rien.
 *
 * @return stackchess_ok, ou le code du refus.
 */
code_stackchess stackchess_annuler(stackchess *partie);

/**
 * Abandonne la partie pour le joueur qui a le trait : l'autre gagne.
 *
 * @param partie la partie à changer.
 *
 * Nécessite :
 * - [STACKCHESS-ABANDONNER-N1] partie n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
 * - [STACKCHESS-ABANDONNER-N2] aucune fonction de pile n'est en cours pour un coup de cette
 *   partie ; sinon rend stackchess_partie_occupee.
 *
 * Garantie :
 * - [STACKCHESS-ABANDONNER-G1] rend stackchess_ok, et l'autre joueur a gagné ; les piles et le
 *   trait ne changent pas ;
 * - [STACKCHESS-ABANDONNER-G2] si la partie est déjà finie, rend stackchess_partie_finie et ne
 *   change rien.
 *
 * @return stackchess_ok, ou le code du refus.
 */
code_stackchess stackchess_abandonner(stackchess *partie);

/**
 * Donne les coups légaux du joueur qui a le trait.
 *
 * @param partie la partie.
 * @param tableau où écrire les coups, ou NULL si capacite vaut 0.
 * @param capacite le nombre de coups que tableau peut recevoir.
 *
 * Si une clause n'est pas respectée, rend 0 et tableau ne change pas.
 *
 * Nécessite :
 * - [STACKCHESS-LISTER-N1] partie n'est pas NULL ;
 * - [STACKCHESS-LISTER-N2] capacite n'est pas négative ;
 * - [STACKCHESS-LISTER-N3] tableau n'est pas NULL, ou capacite vaut 0.
 *
 * Garantie :
 * - [STACKCHESS-LISTER-G1] rend le nombre de coups légaux, 0 si la partie est finie ; tableau
 *   les reçoit, chacun une fois, dans un ordre qui ne dépend que de la position ;
 * - [STACKCHESS-LISTER-G2] s'il y en a plus que capacite, tableau reçoit les premiers, et le
 *   nombre rendu est quand même celui de tous.
 *
 * @return le nombre de coups légaux.
 */
int stackchess_lister_coups(const stackchess *partie, stackchess_coup *tableau,
                            int capacite);

/**
 * Compte les suites de coups légaux d'une longueur donnée (perft).
 *
 * Une partie finie n'a aucune suite d'un coup ou plus. Les fonctions de la section « Piles » ne sont pas appelées.
 *
 * @param partie la partie, qui ne change pas.
 * @param profondeur la longueur des suites.
 * @param feuilles où écrire leur nombre.
 *
 * Si une clause n'est pas respectée, *feuilles ne change pas.
 *
 * Nécessite :
 * - [STACKCHESS-PERFT-N1] partie n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
 * - [STACKCHESS-PERFT-N2] profondeur va de 0 à 20 ; sinon rend stackchess_profondeur_incorrecte ;
 * - [STACKCHESS-PERFT-N3] feuilles n'est pas NULL ; sinon rend stackchess_pointeur_nul.
 *
 * Garantie :
 * - [STACKCHESS-PERFT-G1] rend stackchess_ok, et *feuilles reçoit le nombre de suites de coups
 *   légaux de cette longueur : 30, 882, 27244 pour les longueurs 1, 2 et 3 au début d'une partie
 *   de taille 6, sans option ;
 * - [STACKCHESS-PERFT-G2] à la profondeur 0, ce nombre est 1, même si la partie est finie :
 *   c'est la suite sans aucun coup.
 *
 * @return stackchess_ok, ou le code de l'erreur.
 */
code_stackchess stackchess_perft(const stackchess *partie, int profondeur,
                                 unsigned long long *feuilles);

/* =======================================================================================
 * Notation
 * ======================================================================================= */

/**
 * Écrit la position d'une partie.
 *
 * Le texte a trois champs, séparés par une espace :
 * 1. les rangées, de la dernière à la première, séparées par « / », chacune lue de la colonne a
 *    vers la droite ; un nombre compte des cases vides, une lettre est une pièce seule, et une
 *    pile est écrite de bas en haut entre parenthèses ; les majuscules RDFTPC sont blanches, les
 *    minuscules rdftpc noires ; un pion qui n'a jamais bougé est suivi d'une apostrophe ;
 * 2. le trait : b (blancs) ou n (noirs) ;
 * 3. les options : « - », ou c (avec les cavaliers), s (sans promotion), cs.
 *
 * Le texte ne dit pas qui a abandonné, ni quels coups ont mené là.
 *
 * @param partie la partie.
 * @param tampon où écrire le texte, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Si une clause n'est pas respectée, rend 0 et n'écrit rien dans tampon.
 *
 * Nécessite :
 * - [STACKCHESS-ECRIRE-N1] partie n'est pas NULL ;
 * - [STACKCHESS-ECRIRE-N2] tampon n'est pas NULL, ou taille vaut 0.
 *
 * Garantie :
 * - [STACKCHESS-ECRIRE-G1] tampon reçoit les trois champs : au début d'une partie de taille 6,
 *   "tfdrft/p'p'p'p'p'p'/6/6/P'P'P'P'P'P'/TFDRFT b -" ;
 * - [STACKCHESS-ECRIRE-G2] rend la longueur du texte, sans le zéro final ; si elle n'est pas
 *   inférieure à taille, tampon en reçoit le début, toujours terminé par un zéro (rien si
 *   taille vaut 0) ;
 * - [STACKCHESS-ECRIRE-G3] cette longueur est toujours inférieure à STACKCHESS_TEXTE_MAX.
 *
 * @return la longueur du texte, ou 0.
 */
size_t stackchess_ecrire(const stackchess *partie, char *tampon, size_t taille);

/**
 * Dit si un texte est une position, et sinon pourquoi.
 *
 * Le texte est celui de stackchess_ecrire. Sont aussi admis : des espaces, tabulations et fins
 * de ligne autour des champs, et les options dans l'ordre sc. Les pièces peuvent être n'importe
 * où, et plus nombreuses qu'au début d'une partie, jusqu'à PILE_CAPACITE pour chaque joueur. Un
 * joueur peut n'en avoir aucune : l'autre a alors gagné.
 *
 * @param texte le texte à examiner ; toute suite d'octets est admise.
 * @param raison où écrire la raison du refus, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que raison peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [STACKCHESS-TEXTE-N1] texte n'est pas NULL ; sinon rend stackchess_pointeur_nul et ne
 *   modifie pas raison ;
 * - [STACKCHESS-TEXTE-N2] raison n'est pas NULL, ou taille vaut 0 ; sinon rend
 *   stackchess_pointeur_nul.
 *
 * Garantie :
 * - [STACKCHESS-TEXTE-G1] le texte est une position : rend stackchess_ok, et raison reçoit "" ;
 * - [STACKCHESS-TEXTE-G2] sinon rend le stackchess_texte_... de la faute, et raison reçoit
 *   « caractère N : explication », sur une seule ligne ; N compte les octets à partir de 1, la
 *   faute est donc en texte[N - 1] ;
 * - [STACKCHESS-TEXTE-G3] refuser un texte est le travail de cette fonction : elle n'écrit alors
 *   rien sur stderr, et ne change pas echecs_derniere_erreur ;
 * - [STACKCHESS-TEXTE-G4] raison ne reçoit jamais plus de taille octets, zéro final compris ;
 *   une explication trop longue est coupée entre deux caractères ; si taille vaut 0, rien n'est
 *   écrit ; une explication entière tient dans STACKCHESS_TEXTE_MAX octets ;
 * - [STACKCHESS-TEXTE-G5] s'il y a plusieurs fautes, dit la première dans cet ordre : le nombre de
 *   champs, le nombre de rangées, la première faute en lisant les rangées de gauche à droite, le
 *   trait, les options, un cavalier sans l'option c, aucune pièce.
 *
 * @return stackchess_ok, ou le code du refus.
 */
code_stackchess stackchess_verifier_texte(const char *texte, char *raison, size_t taille);

/**
 * Crée une partie qui commence par la position d'un texte.
 *
 * @param texte la position ; voir stackchess_ecrire et stackchess_verifier_texte.
 *
 * Nécessite :
 * - [STACKCHESS-LIRE-N1] texte n'est pas NULL ; sinon rend NULL ;
 * - [STACKCHESS-LIRE-N2] texte est une position ; sinon rend NULL, et la ligne qui le dit donne
 *   la raison, dans les termes du contrat de stackchess_verifier_texte (qui n'est pas appelée par
 *   son nom).
 *
 * Garantie :
 * - [STACKCHESS-LIRE-G1] rend une partie qui a la taille, les piles, le trait et les options du
 *   texte ; stackchess_ecrire en redonne le texte ;
 * - [STACKCHESS-LIRE-G2] aucun coup n'y a été joué.
 *
 * @return la partie, à rendre à stackchess_detruire, ou NULL.
 */
stackchess *stackchess_lire(const char *texte);

/* =======================================================================================
 * Affichage
 * ======================================================================================= */

/**
 * Dessine le plateau vu de dessus sur stdout, et à sa droite la pile d'une case.
 *
 * Par exemple, avec la case a2 :
 * @code{.unparsed}
 *    a  b  c  d  e  f
 *   +--+--+--+--+--+--+
 * 6 |TN|FN|DN|RN|FN|  |
 *   +--+--+--+--+--+--+
 * 5 |PN|PN|PN|PN|PN|  |
 *   +--+--+--+--+--+--+
 * 4 |  |  |  |  |  |  |
 *   +--+--+--+--+--+--+
 * 3 |  |  |  |  |  |TN|
 *   +--+--+--+--+--+--+
 * 2 |TB|PB|PB|PB|PB|PB|
 *   +--+--+--+--+--+--+          TB
 * 1 |  |  |DB|RB|FB|TB|          FB
 *   +--+--+--+--+--+--+      a2: PB
 * @endcode
 *
 * @param partie la partie.
 * @param x la colonne de la case choisie, ou -1.
 * @param y la rangée de la case choisie, ou -1.
 *
 * Si une clause n'est pas respectée, n'écrit rien sur stdout.
 *
 * Nécessite :
 * - [STACKCHESS-AFFICHER-N1] partie n'est pas NULL ;
 * - [STACKCHESS-AFFICHER-N2] x et y valent tous deux -1, ou vont de 0 à la taille moins 1.
 *
 * Garantie :
 * - [STACKCHESS-AFFICHER-G1] écrit les lettres des colonnes, puis les rangées, de la dernière à
 *   la première, chacune avec son numéro, entre des lignes « +--+ » ; chaque case montre les deux
 *   lettres du sommet de sa pile, ou rien ; à partir de la taille 10, les numéros prennent deux
 *   colonnes, et le reste est décalé d'autant ;
 * - [STACKCHESS-AFFICHER-G2] à droite, la pile de la case (x, y) : sur la dernière ligne, après
 *   six espaces, le nom de la case, « : », une espace et la pièce du bas ; les autres pièces
 *   au-dessus, une par ligne, sous la même colonne ; une case vide donne « vide » à la place de
 *   la pièce ;
 * - [STACKCHESS-AFFICHER-G3] une pile plus haute que le dessin continue au-dessus de lui, sur des
 *   lignes de plus ;
 * - [STACKCHESS-AFFICHER-G4] si x et y valent -1, il n'y a pas de pile ; aucune ligne ne finit
 *   par une espace.
 */
void stackchess_afficher(const stackchess *partie, int x, int y);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_STACKCHESS_H */
