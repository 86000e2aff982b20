/**
 * @file stackchess.h
 * Stackchess : un jeu d'échecs où les pièces s'empilent, sur un plateau n × n.
 *
 * Ce fichier est produit à partir de src/capi (cbindgen) : ne pas le modifier à la main.
 *
 * Les contrats se lisent comme echecs_commun.h, que cet en-tête inclut, l'explique.
 * stackchess.h peut être inclus avec echecs.h ou avec in104.h, avant ou après.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 *
 * Un coup que les règles refusent n'est pas une faute du programme : stackchess_deplacer
 * rend un code sans rien écrire, et stackchess_verifier dit pourquoi en une phrase. De
 * même, stackchess_lire_position refuse sans rien écrire un texte qui n'est pas une
 * position, et stackchess_verifier_position dit pourquoi. En revanche, donner à
 * stackchess_deplacer une case hors du plateau ne respecte pas son contrat : la fonction
 * signale cette faute.
 *
 * Toutes les phrases de Stackchess sont en français, quelle que soit la langue de
 * echecs_choisir_langue.
 *
 * Une case est donnée par sa colonne x et sa rangée y, comptées à partir de 0 : a1 est
 * (0, 0), z26 est (25, 25). Le joueur 0 (echecs_blancs) a les blancs, le joueur 1
 * (echecs_noirs) les noirs ; -1 (echecs_personne) veut dire : aucun des deux.
 *
 * Le joueur qui a le trait prend les k pièces du sommet d'une de ses piles et les pose
 * sur une autre case, dans le même ordre ; il faut que chacune de ces pièces puisse y
 * aller (sauf dans un groupe qui a un cavalier). Le roi se déplace d'une case ; la dame,
 * le fou et la tour aussi loin que les cases sont vides ; le pion d'une case en avant, de
 * deux s'il n'a jamais bougé, et en diagonale d'une case seulement pour prendre. Un
 * groupe qui contient m cavaliers ne se déplace qu'en L, par-dessus les piles, et a au
 * plus 2m pièces. Une pile adverse est prise en entier, et seulement si k est plus grand
 * que sa hauteur. Le joueur qui a pris toutes les pièces adverses gagne. Il n'y a ni
 * échec, ni roque, ni prise en passant.
 *
 * Chaque fonction peut être remplacée par une fonction de même nom du programme.
 * stackchess_deplacer appelle par leur nom les six fonctions de la section « Piles » pour
 * déplacer les pièces, et vérifie ce que les piles contiennent ensuite : si le programme
 * définit une de ces fonctions, c'est sa version. La bibliothèque n'appelle par son nom
 * aucune autre fonction de ce fichier : la version qu'en donne un programme ne sert qu'à
 * lui. Pendant qu'une fonction de pile est en cours pour un coup, elle peut lire la
 * partie (fonctions qui prennent un const stackchess *), mais ni la changer ni la
 * détruire.
 *
 * Les fonctions qui prennent une partie refusent ce qui n'est pas une partie comme elles
 * refusent NULL, par exemple une struct du programme ou une partie de partie.h, et aussi
 * une partie détruite, tant que sa mémoire ne sert pas à autre chose.
 *
 * Deux fils d'exécution peuvent se servir de parties différentes en même temps ; une même
 * partie ne sert qu'à un fil à la fois, même aux fonctions qui prennent un const
 * stackchess *.
 *
 * Un programme complet, que « echecs lancer programme.c » compile et lance :
 * @code{.c}
 * #include <stdio.h>
 * #include "stackchess.h"
 *
 * int main(void)
 * {
 *     stackchess *s = stackchess_creer(6, 0);
 *     char texte[STACKCHESS_POSITION_MAX];
 *
 *     stackchess_deplacer(s, 0, 0, 0, 1, 1); // la tour a1 sur le pion a2
 *     stackchess_ecrire_position(s, texte, sizeof texte);
 *     printf("%s\n", texte);
 *     // affiche : tfdrft/p'p'p'p'p'p'/6/6/(P'T)P'P'P'P'P'/1FDRFT n -
 *     stackchess_verifier(s, 0, 4, 1, 3, 1, texte, sizeof texte); // le pion a5 en b4
 *     printf("%s\n", texte);
 *     // affiche : le pion PN ne va en diagonale que pour prendre, et b4 n'a rien à prendre
 *     stackchess_detruire(s);
 *     return 0;
 * }
 * @endcode
 */

/*
 * Résumé : une ligne par fonction
 *
 * Codes
 *   stackchess_nommer_code  Donne une phrase pour un code.
 *
 * Piles
 *   stackchess_pile_initialiser  Crée une pile vide.
 *   stackchess_pile_est_vide     Dit si une pile est vide.
 *   stackchess_pile_hauteur      Donne le nombre de pièces d'une pile.
 *   stackchess_pile_empiler      Ajoute une pièce au sommet d'une pile.
 *   stackchess_pile_depiler      Retire la pièce du sommet d'une pile.
 *   stackchess_pile_sommet       Donne la pièce du sommet d'une pile, sans la retirer.
 *
 * Partie
 *   stackchess_creer      Crée une partie, au début.
 *   stackchess_detruire   Détruit une partie.
 *   stackchess_taille     Donne le nombre de colonnes et de rangées du plateau.
 *   stackchess_joueur     Donne le joueur qui a le trait.
 *   stackchess_hauteur    Donne le nombre de pièces de la pile d'une case.
 *   stackchess_piece_en   Donne une pièce de la pile d'une case.
 *   stackchess_etat       Dit où en est une partie.
 *   stackchess_vainqueur  Donne le joueur qui a gagné.
 *
 * Coups
 *   stackchess_verifier      Dit si un coup est légal, sans le jouer.
 *   stackchess_deplacer      Joue un coup, s'il est légal.
 *   stackchess_annuler       Annule le dernier coup, ou l'abandon.
 *   stackchess_abandonner    Fait abandonner un joueur.
 *   stackchess_lister_coups  Donne les coups légaux du joueur qui a le trait.
 *   stackchess_perft         Compte les suites de coups légaux d'une longueur donnée (perft).
 *
 * Notation
 *   stackchess_ecrire_position    Écrit la position d'une partie.
 *   stackchess_verifier_position  Dit si un texte est une position.
 *   stackchess_lire_position      Commence une nouvelle partie, dans la position d'un texte.
 *
 * Affichage
 *   stackchess_ecrire_dessin  Écrit le dessin du plateau, et la pile d'une case.
 *   stackchess_afficher       Dessine le plateau sur stdout, et la pile d'une case.
 */

#ifndef ECHECS_STACKCHESS_H
#define ECHECS_STACKCHESS_H

#include <stddef.h>
#include "echecs_commun.h"

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
 * même sens que dans type_erreur ; les autres commencent à 101, et aucune n'est une valeur de
 * type_erreur : un seul entier suffit donc pour dire une erreur de l'une ou de l'autre sorte.
 */
typedef enum code_stackchess ECHECS_INT {
    /** Tout s'est bien passé. */
    stackchess_ok = 0,
    /** Un défaut de la bibliothèque elle-même : à signaler à ses auteurs. */
    stackchess_erreur_interne = 7,
    /** Un pointeur est NULL alors que le contrat l'interdit. */
    stackchess_pointeur_nul = 8,
    /** Une case n'est pas sur le plateau. */
    stackchess_hors_plateau = 101,
    /** Le rang n'est pas celui d'une pièce de la pile. */
    stackchess_rang_incorrect = 102,
    /** Le nombre de pièces est nul ou négatif. */
    stackchess_nombre_incorrect = 103,
    /** La pile de départ n'a pas autant de pièces. */
    stackchess_trop_de_pieces = 104,
    /** La profondeur n'est pas de 0 à 20. */
    stackchess_profondeur_incorrecte = 105,
    /** Les fonctions de pile du programme n'ont pas déplacé les pièces comme il faut. */
    stackchess_pile_incorrecte = 106,
    /** Le joueur n'est ni 0 ni 1. */
    stackchess_joueur_incorrect = 107,
    /**
     * Une fonction de pile, appelée pour un coup de cette partie, veut changer la partie ou la
     * détruire.
     */
    stackchess_partie_occupee = 108,
    /** La partie est finie. */
    stackchess_partie_finie = 109,
    /** Il n'y a pas de pièce sur la case de départ. */
    stackchess_case_vide = 110,
    /** Les pièces de la case de départ sont adverses. */
    stackchess_piece_adverse = 111,
    /** La case de départ est aussi la case d'arrivée. */
    stackchess_sur_place = 112,
    /** Une des pièces ne se déplace pas ainsi. */
    stackchess_deplacement_impossible = 113,
    /** Un pion qui a déjà bougé n'avance plus de deux cases. */
    stackchess_pion_deja_bouge = 114,
    /** Un pion ne prend pas tout droit. */
    stackchess_pion_prise_droite = 115,
    /** Un pion ne va en diagonale que pour prendre. */
    stackchess_pion_sans_prise = 116,
    /** Il y a trop de pièces pour les cavaliers : chacun ne porte qu'une autre pièce. */
    stackchess_trop_de_pieces_portees = 117,
    /** Une pile se trouve sur le trajet. */
    stackchess_trajet_bloque = 118,
    /** La pile adverse n'est pas moins haute que le nombre de pièces déplacées. */
    stackchess_pile_adverse_trop_haute = 119,
    /** Il n'y a ni coup ni abandon à annuler. */
    stackchess_rien_a_annuler = 120,
    /** Texte : il n'y a pas trois champs. */
    stackchess_texte_champs = 121,
    /** Texte : il n'y a pas de 4 à 26 rangées. */
    stackchess_texte_rangees = 122,
    /** Texte : une rangée n'a pas autant de cases qu'il y a de rangées. */
    stackchess_texte_cases = 123,
    /**
     * Texte : hors d'une pile, un signe n'est ni une pièce, ni un nombre de cases vides, ni le
     * début d'une pile.
     */
    stackchess_texte_signe = 124,
    /**
     * Texte : une pile a deux couleurs, ou moins de deux pièces, ou un signe qui n'est pas une
     * pièce, ou n'a pas de « ) ».
     */
    stackchess_texte_pile = 125,
    /** Texte : il y a un cavalier dans une partie sans cavaliers. */
    stackchess_texte_cavalier = 126,
    /** Texte : il n'y a aucune pièce, ou un joueur en a plus de STACKCHESS_PILE_MAX. */
    stackchess_texte_pieces = 127,
    /** Texte : le trait n'est ni « b » ni « n ». */
    stackchess_texte_trait = 128,
    /** Texte : les options ne sont ni « - », ni « c », ni « s », ni « cs ». */
    stackchess_texte_options = 129,
} code_stackchess;

/**
 * Donne une phrase pour un code.
 *
 * @param code le code ; toute valeur est admise.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [STACKCHESS-NOMMER-G1] + pour chaque valeur de code_stackchess : rend une phrase en français,
 *   différente de toutes les autres, quelle que soit la langue de echecs_choisir_langue ;
 * - [STACKCHESS-NOMMER-G2] + pour toute autre valeur : rend "code inconnu" ;
 * - [STACKCHESS-NOMMER-G3] + ne rend jamais NULL ; la phrase est valable jusqu'à la fin du
 *   programme : il ne faut ni la modifier ni la libérer.
 *
 * @return la phrase, jamais NULL.
 */
ECHECS_API
const char *stackchess_nommer_code(code_stackchess code);

/* =======================================================================================
 * Piles
 * ======================================================================================= */

/**
 * Le nombre de pièces qu'une pile peut recevoir. Une pile est à un seul joueur. Sur le plus grand
 * plateau, 26 × 26, un joueur commence avec 52 pièces, et un texte de stackchess_lire_position peut
 * lui en donner le double, jamais plus : une pile de 104 places suffit toujours.
 */
#define STACKCHESS_PILE_MAX 104

/** Une pièce. */
typedef struct piece_stackchess {
    /** 'R' (roi), 'D' (dame), 'F' (fou), 'T' (tour), 'P' (pion) ou 'C' (cavalier). */
    char type;
    /** 'B' (blanche) ou 'N' (noire). */
    char couleur;
    /**
     * 1 si la pièce a bougé, seule ou portée, depuis le début de la partie, et 0 si elle n'a
     * jamais bougé.
     */
    int a_bouge;
} piece_stackchess;

/** Une pile de pièces, dans un tableau. */
typedef struct pile_stackchess {
    /** Le nombre de pièces, de 0 à STACKCHESS_PILE_MAX. */
    int hauteur;
    /**
     * Les pièces, de bas en haut : le sommet est pieces[hauteur - 1]. Celles d'indice hauteur
     * et plus ne comptent pas.
     */
    piece_stackchess pieces[STACKCHESS_PILE_MAX];
} pile_stackchess;

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
ECHECS_API
void stackchess_pile_initialiser(pile_stackchess *p);

/**
 * Dit si une pile est vide.
 *
 * @param p la pile.
 *
 * Nécessite :
 * - [PILE-VIDE-N1] p n'est pas NULL ; sinon rend 1 ;
 * - [PILE-VIDE-N2] p->hauteur va de 0 à STACKCHESS_PILE_MAX ; sinon rend 1.
 *
 * Garantie :
 * - [PILE-VIDE-G1] rend 1 si la pile n'a aucune pièce ; sinon rend 0.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int stackchess_pile_est_vide(const pile_stackchess *p);

/**
 * Donne le nombre de pièces d'une pile.
 *
 * @param p la pile.
 *
 * Nécessite :
 * - [PILE-HAUTEUR-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [PILE-HAUTEUR-N2] p->hauteur va de 0 à STACKCHESS_PILE_MAX ; sinon rend 0.
 *
 * Garantie :
 * - [PILE-HAUTEUR-G1] rend le nombre de pièces de la pile.
 *
 * @return de 0 à STACKCHESS_PILE_MAX.
 */
ECHECS_API
int stackchess_pile_hauteur(const pile_stackchess *p);

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
 * - [PILE-EMPILER-N2] p->hauteur va de 0 à STACKCHESS_PILE_MAX ;
 * - [PILE-EMPILER-N3] la pile n'est pas pleine.
 *
 * Garantie :
 * - [PILE-EMPILER-G1] la pile a une pièce de plus, son sommet est piece, et les pièces en dessous
 *   sont les mêmes, dans le même ordre ;
 * - [PILE-EMPILER-G2] + rend 1.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int stackchess_pile_empiler(pile_stackchess *p, piece_stackchess piece);

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
 * - [PILE-DEPILER-N2] p->hauteur va de 0 à STACKCHESS_PILE_MAX ;
 * - [PILE-DEPILER-N3] la pile n'est pas vide ;
 * - [PILE-DEPILER-N4] piece n'est pas NULL.
 *
 * Garantie :
 * - [PILE-DEPILER-G1] *piece reçoit la pièce qui était au sommet, et la pile garde les pièces qui
 *   étaient en dessous, dans le même ordre ;
 * - [PILE-DEPILER-G2] + rend 1.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int stackchess_pile_depiler(pile_stackchess *p, piece_stackchess *piece);

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
 * - [PILE-SOMMET-N2] p->hauteur va de 0 à STACKCHESS_PILE_MAX ;
 * - [PILE-SOMMET-N3] la pile n'est pas vide ;
 * - [PILE-SOMMET-N4] piece n'est pas NULL.
 *
 * Garantie :
 * - [PILE-SOMMET-G1] *piece reçoit la pièce du sommet, et la pile ne change pas ;
 * - [PILE-SOMMET-G2] + rend 1.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int stackchess_pile_sommet(const pile_stackchess *p, piece_stackchess *piece);

/* =======================================================================================
 * Partie
 * ======================================================================================= */

/** Option d'une partie : il y a des cavaliers. Les options s'additionnent. */
#define STACKCHESS_CAVALIERS 1

/** Option d'une partie : les pions qui arrivent sur la dernière rangée restent des pions. */
#define STACKCHESS_SANS_PROMOTION 2

/** Où en est une partie. */
typedef enum etat_stackchess ECHECS_INT {
    /** La partie continue. */
    stackchess_en_cours = 0,
    /** Victoire d'un joueur : l'autre joueur n'a plus de pièce. */
    stackchess_tout_pris = 1,
    /** Victoire d'un joueur : l'autre joueur a abandonné. */
    stackchess_abandon = 2,
    /** Égalité : aucun des deux joueurs ne pourra plus rien prendre. */
    stackchess_egalite = 3,
    /** Égalité : le joueur qui a le trait n'a aucun coup légal. */
    stackchess_bloque = 4,
    /** Il n'y a pas de partie : le pointeur est NULL, ou la partie est détruite. */
    stackchess_absente = 5,
} etat_stackchess;

/**
 * Une partie. Sa mémoire est à la bibliothèque : stackchess_creer donne une partie,
 * stackchess_detruire la rend.
 */
typedef struct stackchess stackchess;

/**
 * Crée une partie, au début.
 *
 * Les colonnes étant comptées à partir de 0, la dame est sur la colonne taille / 2 - 1 et le roi
 * sur la colonne taille / 2, pour les deux joueurs ; de la dame vers la colonne a, et du roi vers
 * la dernière colonne, viennent tour à tour un fou et une tour (avec les cavaliers : un fou, un
 * cavalier et une tour). Taille 6 : TFDRFT ; taille 8 avec cavaliers : TCFDRFCT. Les pions sont
 * sur la deuxième rangée de chaque joueur.
 *
 * @param taille le nombre de colonnes et de rangées.
 * @param options 0, ou une somme de STACKCHESS_CAVALIERS et STACKCHESS_SANS_PROMOTION.
 *
 * Nécessite :
 * - [STACKCHESS-CREER-N1] taille va de 4 à 26 ; sinon rend NULL ;
 * - [STACKCHESS-CREER-N2] options est l'une de ces sommes, de 0 à 3 ; sinon rend NULL.
 *
 * Garantie :
 * - [STACKCHESS-CREER-G1] rend une partie où les pièces sont sur leur case initiale, n'ont pas
 *   bougé, et où les blancs ont le trait ;
 * - [STACKCHESS-CREER-G2] avec STACKCHESS_CAVALIERS, si taille vaut au moins 5, il y a des
 *   cavaliers ; sans cette option, il n'y en a pas ;
 * - [STACKCHESS-CREER-G5] + si taille vaut 4, il n'y a pas de cavaliers, même avec cette option :
 *   il n'y a pas de place pour eux ;
 * - [STACKCHESS-CREER-G3] + deux parties ne partagent rien ;
 * - [STACKCHESS-CREER-G4] + si les deux clauses sont respectées : rend NULL si la mémoire manque,
 *   ou après un défaut de la bibliothèque elle-même, qu'elle signale ; sinon ne rend pas NULL.
 *
 * @return la partie, à rendre à stackchess_detruire, ou NULL.
 */
ECHECS_UTILE ECHECS_API
stackchess *stackchess_creer(int taille, unsigned int options);

/**
 * Détruit une partie.
 *
 * Ensuite, le programme ne se sert plus de cette partie.
 *
 * @param s la partie, ou NULL.
 *
 * Si une clause n'est pas respectée, ne fait rien.
 *
 * Nécessite :
 * - [STACKCHESS-DETRUIRE-N1] s est NULL, ou une partie donnée par stackchess_creer et pas encore
 *   détruite (une partie détruite n'est reconnue que tant que sa mémoire ne sert pas à autre
 *   chose : ensuite, rien n'est garanti) ;
 * - [STACKCHESS-DETRUIRE-N2] aucune fonction de pile n'est en cours pour un coup de cette partie.
 *
 * Garantie :
 * - [STACKCHESS-DETRUIRE-G1] + la mémoire de la partie est libérée ;
 * - [STACKCHESS-DETRUIRE-G2] + si s vaut NULL : ne fait rien, et n'écrit rien.
 */
ECHECS_API
void stackchess_detruire(stackchess *s);
ECHECS_RENDRE(stackchess_detruire,
              stackchess *stackchess_creer(int taille, unsigned int options));

/**
 * Donne le nombre de colonnes et de rangées du plateau.
 *
 * @param s la partie.
 *
 * Nécessite :
 * - [STACKCHESS-TAILLE-N1] s n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [STACKCHESS-TAILLE-G1] + rend la taille, de 4 à 26.
 *
 * @return la taille, ou 0.
 */
ECHECS_API
int stackchess_taille(const stackchess *s);

/**
 * Donne le joueur qui a le trait.
 *
 * @param s la partie.
 *
 * Nécessite :
 * - [STACKCHESS-JOUEUR-N1] s n'est pas NULL ; sinon rend -1.
 *
 * Garantie :
 * - [STACKCHESS-JOUEUR-G1] + rend 0 si les blancs ont le trait, 1 si ce sont les noirs ; après le
 *   coup qui finit la partie, le trait est au joueur adverse, comme après tout autre coup.
 *
 * @return 0, 1 ou -1.
 */
ECHECS_API
int stackchess_joueur(const stackchess *s);

/**
 * Donne le nombre de pièces de la pile d'une case.
 *
 * @param s la partie.
 * @param x la colonne : 0 pour a.
 * @param y la rangée : 0 pour la première.
 *
 * Nécessite :
 * - [STACKCHESS-HAUTEUR-N1] s n'est pas NULL ; sinon rend 0 ;
 * - [STACKCHESS-HAUTEUR-N2] x et y vont de 0 à la taille moins 1 ; sinon rend 0.
 *
 * Garantie :
 * - [STACKCHESS-HAUTEUR-G1] + rend le nombre de pièces, 0 pour une case vide.
 *
 * @return de 0 à STACKCHESS_PILE_MAX.
 */
ECHECS_API
int stackchess_hauteur(const stackchess *s, int x, int y);

/**
 * Donne une pièce de la pile d'une case.
 *
 * Dans le texte que lit stackchess_lire_position, seuls les pions disent s'ils ont bougé : après
 * stackchess_lire_position, a_bouge vaut 0 pour les autres pièces.
 *
 * @param s la partie.
 * @param x la colonne : 0 pour a.
 * @param y la rangée : 0 pour la première.
 * @param rang la place de la pièce dans la pile : 0 pour le bas.
 * @param piece où écrire la pièce.
 *
 * Si une clause n'est pas respectée, *piece ne change pas.
 *
 * Nécessite :
 * - [STACKCHESS-PIECE-N1] s n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
 * - [STACKCHESS-PIECE-N2] x et y vont de 0 à la taille moins 1 ; sinon rend
 *   stackchess_hors_plateau ;
 * - [STACKCHESS-PIECE-N3] rang va de 0 à la hauteur de la pile moins 1 ; sinon rend
 *   stackchess_rang_incorrect ;
 * - [STACKCHESS-PIECE-N4] piece n'est pas NULL ; sinon rend stackchess_pointeur_nul.
 *
 * Garantie :
 * - [STACKCHESS-PIECE-G1] + rend stackchess_ok, et *piece reçoit la pièce : type, couleur, et
 *   a_bouge qui vaut 1 ou 0.
 *
 * @return stackchess_ok, ou le code de l'erreur.
 */
ECHECS_API
code_stackchess stackchess_piece_en(const stackchess *s, int x, int y, int rang,
                                    piece_stackchess *piece);

/**
 * Dit où en est une partie.
 *
 * La victoire l'emporte sur l'égalité. Pour prendre, il faut déplacer au moins deux pièces
 * ensemble. Un joueur ne peut donc plus rien prendre s'il a une seule pièce, ou seulement un fou
 * et une tour, qui n'ont aucun déplacement en commun. Il y a égalité quand les deux joueurs sont
 * dans l'un de ces deux cas.
 *
 * @param s la partie.
 *
 * Nécessite :
 * - [STACKCHESS-ETAT-N1] s n'est pas NULL ; sinon rend stackchess_absente.
 *
 * Garantie :
 * - [STACKCHESS-ETAT-G1] si un joueur a abandonné : rend stackchess_abandon ; si un joueur n'a
 *   plus de pièce : rend stackchess_tout_pris ;
 * - [STACKCHESS-ETAT-G2] sinon rend stackchess_egalite si chaque joueur a, en tout, un fou et une
 *   tour ;
 * - [STACKCHESS-ETAT-G4] + rend stackchess_egalite aussi si un joueur a, en tout, une seule pièce,
 *   et l'autre une seule pièce, ou un fou et une tour ;
 * - [STACKCHESS-ETAT-G3] sinon rend stackchess_en_cours si le joueur qui a le trait a un coup
 *   légal ;
 * - [STACKCHESS-ETAT-G5] + rend stackchess_bloque s'il n'a aucun coup légal.
 *
 * @return l'état de la partie.
 */
ECHECS_API
etat_stackchess stackchess_etat(const stackchess *s);

/**
 * Donne le joueur qui a gagné.
 *
 * @param s la partie.
 *
 * Nécessite :
 * - [STACKCHESS-VAINQUEUR-N1] s n'est pas NULL ; sinon rend -1.
 *
 * Garantie :
 * - [STACKCHESS-VAINQUEUR-G1] + dans les états stackchess_tout_pris et stackchess_abandon : rend 0
 *   si les blancs ont gagné, 1 si ce sont les noirs ;
 * - [STACKCHESS-VAINQUEUR-G2] + sinon rend -1 : la partie continue, ou finit par une égalité.
 *
 * @return 0, 1 ou -1.
 */
ECHECS_API
int stackchess_vainqueur(const stackchess *s);

/* =======================================================================================
 * Coups
 * ======================================================================================= */

/** Un coup : des pièces du sommet d'une case vont sur une autre case. */
typedef struct coup_stackchess {
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
} coup_stackchess;

/**
 * Dit si un coup est légal, sans le jouer.
 *
 * Si le coup n'est pas légal, le code dit pourquoi en un mot, et raison en une phrase.
 *
 * @param s la partie.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param nombre le nombre de pièces du sommet à déplacer.
 * @param raison où écrire la raison du refus, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que raison peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [STACKCHESS-VERIFIER-N1] s n'est pas NULL ; sinon rend stackchess_pointeur_nul, et raison
 *   reçoit "" ;
 * - [STACKCHESS-VERIFIER-N2] raison n'est pas NULL, ou taille vaut 0 ; sinon rend
 *   stackchess_pointeur_nul.
 *
 * Garantie :
 * - [STACKCHESS-VERIFIER-G1] coup légal : rend stackchess_ok ;
 * - [STACKCHESS-VERIFIER-G2] coup refusé : rend un autre code que stackchess_ok ;
 * - [STACKCHESS-VERIFIER-G9] + coup légal : raison reçoit "" ;
 * - [STACKCHESS-VERIFIER-G10] + coup refusé : rend le code de la première faute, dans cet ordre,
 *   puis dans celui de [STACKCHESS-VERIFIER-G3] et de [STACKCHESS-VERIFIER-G4] :
 *   - stackchess_hors_plateau : une des deux cases n'est pas sur le plateau ;
 *   - stackchess_nombre_incorrect : nombre est nul ou négatif ;
 *   - stackchess_partie_finie : la partie est finie ;
 *   - stackchess_case_vide : il n'y a pas de pièce sur la case de départ ;
 *   - stackchess_piece_adverse : la pile de départ n'est pas au joueur qui a le trait ;
 *   - stackchess_trop_de_pieces : la pile de départ a moins de pièces que nombre ;
 *   - stackchess_sur_place : la case de départ est aussi la case d'arrivée ;
 * - [STACKCHESS-VERIFIER-G3] + puis, le groupe étant les pièces à déplacer :
 *   - avec un cavalier, stackchess_deplacement_impossible : le déplacement n'est pas un L ;
 *   - avec un cavalier, stackchess_trop_de_pieces_portees : le groupe a plus de 2m pièces pour m
 *     cavaliers ;
 *   - sans cavalier, stackchess_pion_deja_bouge ou stackchess_deplacement_impossible : sans
 *     regarder les autres piles, un pion pouvant aller en diagonale, au moins une pièce n'atteint
 *     pas la case d'arrivée ; la plus haute d'entre elles donne le premier de ces codes si c'est
 *     un pion qui avancerait de deux cases, et le second dans tous les autres cas ;
 *   - sans cavalier, stackchess_trajet_bloque : une pile est sur le trajet ;
 *   - sans cavalier, stackchess_pion_prise_droite : un pion du groupe irait tout droit sur une
 *     pile adverse ;
 *   - sans cavalier, stackchess_pion_sans_prise : un pion du groupe irait en diagonale sur une
 *     case sans pile adverse ;
 * - [STACKCHESS-VERIFIER-G4] + puis stackchess_pile_adverse_trop_haute : nombre n'est pas plus
 *   grand que la hauteur de la pile adverse d'arrivée ;
 * - [STACKCHESS-VERIFIER-G5] + coup refusé : raison reçoit une explication d'une seule ligne et un
 *   zéro final, ou, si raison n'a pas assez de place, le début de l'explication, coupé entre deux
 *   caractères, et un zéro final ; si taille vaut 0, n'écrit rien ; l'explication est en français,
 *   quelle que soit la langue de echecs_choisir_langue ;
 * - [STACKCHESS-VERIFIER-G6] + coup refusé : n'écrit rien sur stderr, et ne change ni la partie ni
 *   echecs_derniere_erreur ;
 * - [STACKCHESS-VERIFIER-G7] + pour les codes de [STACKCHESS-VERIFIER-G3], sauf
 *   stackchess_trajet_bloque, raison nomme une pièce par ses deux lettres et, si la pile de départ
 *   a plusieurs pièces, par sa place : « TB (en bas de la pile) », « TB (au sommet de la pile) »
 *   ou, entre les deux, « TB (2e en partant du bas) » ; cette pièce est :
 *   - pour un groupe avec cavalier qui ne va pas en L, le plus haut cavalier ;
 *   - pour trop de pièces portées, la plus haute pièce qui n'est pas un cavalier ;
 *   - pour un groupe sans cavalier, la plus haute pièce qui n'atteint pas la case d'arrivée ;
 *   - pour stackchess_pion_prise_droite et stackchess_pion_sans_prise, le plus haut pion ;
 * - [STACKCHESS-VERIFIER-G8] + une explication entière tient dans ECHECS_PHRASE_MAX octets, zéro
 *   final compris.
 *
 * @return stackchess_ok, ou le code du refus.
 */
ECHECS_API ECHECS_TEXTE(7, 8)
code_stackchess stackchess_verifier(const stackchess *s, int x_depart, int y_depart,
                                    int x_arrivee, int y_arrivee, int nombre,
                                    char *raison, size_t taille);

/**
 * Joue un coup, s'il est légal.
 *
 * Les pièces du sommet de la case de départ vont sur la case d'arrivée, dans le même ordre. Elles
 * passent par des piles, et seulement par les six fonctions de la section « Piles » :
 * 1. stackchess_pile_initialiser reçoit trois piles qui contiennent n'importe quoi, et
 *    stackchess_pile_est_vide doit ensuite rendre 1 pour chaque pile ;
 * 2. stackchess_pile_empiler remplit la pile de départ et la pile d'arrivée ;
 * 3. si la pile d'arrivée est adverse, stackchess_pile_depiler la vide, jusqu'à ce que
 *    stackchess_pile_est_vide rende 1 ;
 * 4. stackchess_pile_depiler et stackchess_pile_empiler font passer les pièces une à une de la
 *    pile de départ sur une pile intermédiaire, puis, jusqu'à ce que stackchess_pile_est_vide
 *    rende 1, de la pile intermédiaire sur la pile d'arrivée ;
 * 5. pour vérifier la pile de départ et la pile d'arrivée, stackchess_pile_hauteur donne leur
 *    hauteur, puis stackchess_pile_sommet et stackchess_pile_depiler les vident pièce par pièce,
 *    et stackchess_pile_est_vide doit rendre 1.
 *
 * @param s la partie à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param nombre le nombre de pièces du sommet à déplacer ; tout nombre est admis.
 *
 * Nécessite :
 * - [STACKCHESS-DEPLACER-N1] s n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
 * - [STACKCHESS-DEPLACER-N2] aucune fonction de pile n'est en cours pour un coup de cette partie ;
 *   sinon rend stackchess_partie_occupee ;
 * - [STACKCHESS-DEPLACER-N3] les quatre coordonnées vont de 0 à la taille moins 1 ; sinon rend
 *   stackchess_hors_plateau.
 *
 * Garantie :
 * - [STACKCHESS-DEPLACER-G1] coup légal : rend stackchess_ok ; les pièces quittent la case de
 *   départ et sont au sommet de la case d'arrivée, dans le même ordre ; les pièces adverses qui
 *   étaient sur la case d'arrivée sont prises ; le joueur adverse a le trait ;
 * - [STACKCHESS-DEPLACER-G7] + les pièces déplacées ont a_bouge à 1 ;
 * - [STACKCHESS-DEPLACER-G2] avec la promotion, une extension de l'énoncé, les pions qui arrivent
 *   sur la dernière rangée deviennent des dames, à leur place dans la pile ;
 * - [STACKCHESS-DEPLACER-G8] + la promotion est la règle, sauf avec STACKCHESS_SANS_PROMOTION ;
 * - [STACKCHESS-DEPLACER-G3] coup refusé : rend un autre code que stackchess_ok, et la partie ne
 *   change pas ;
 * - [STACKCHESS-DEPLACER-G9] + ce code est celui de [STACKCHESS-VERIFIER-G10],
 *   [STACKCHESS-VERIFIER-G3] ou [STACKCHESS-VERIFIER-G4], sans appeler stackchess_verifier par son
 *   nom ;
 * - [STACKCHESS-DEPLACER-G4] + appelle par leur nom les six fonctions de la section « Piles » : si
 *   le programme définit une de ces fonctions, c'est sa version ;
 * - [STACKCHESS-DEPLACER-G5] + si les fonctions de pile du programme perdent une pièce, ajoutent
 *   une pièce, changent l'ordre des pièces ou ne rendent pas ce que dit leur contrat : rend
 *   stackchess_pile_incorrecte, la partie ne change pas, et signale ce qui ne va pas ;
 * - [STACKCHESS-DEPLACER-G6] + coup refusé par [STACKCHESS-DEPLACER-G3] : n'écrit rien sur stderr,
 *   et ne change pas echecs_derniere_erreur ; le nombre de pièces est au choix du joueur, donc un
 *   nombre nul, négatif ou trop grand est un coup refusé comme un autre.
 *
 * @return stackchess_ok, ou le code du refus.
 */
ECHECS_API
code_stackchess stackchess_deplacer(stackchess *s, int x_depart, int y_depart,
                                    int x_arrivee, int y_arrivee, int nombre);

/**
 * Annule le dernier coup, ou l'abandon.
 *
 * @param s la partie à changer.
 *
 * Nécessite :
 * - [STACKCHESS-ANNULER-N1] s n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
 * - [STACKCHESS-ANNULER-N2] aucune fonction de pile n'est en cours pour un coup de cette partie ;
 *   sinon rend stackchess_partie_occupee.
 *
 * Garantie :
 * - [STACKCHESS-ANNULER-G1] + après un coup : rend stackchess_ok, et les piles, les pièces prises,
 *   les pions promus, a_bouge, le trait et l'état redeviennent ce qu'ils étaient avant ce coup ;
 * - [STACKCHESS-ANNULER-G2] + après un abandon : rend stackchess_ok, annule l'abandon, et la
 *   partie continue ;
 * - [STACKCHESS-ANNULER-G3] + s'il ne reste ni coup ni abandon à annuler depuis stackchess_creer
 *   ou stackchess_lire_position : rend stackchess_rien_a_annuler, et ne change rien.
 *
 * @return stackchess_ok, ou le code du refus.
 */
ECHECS_API
code_stackchess stackchess_annuler(stackchess *s);

/**
 * Fait abandonner un joueur.
 *
 * @param s la partie à changer.
 * @param joueur le joueur qui abandonne, qu'il ait le trait ou non : 0 (blancs) ou 1 (noirs).
 *
 * Nécessite :
 * - [STACKCHESS-ABANDONNER-N1] s n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
 * - [STACKCHESS-ABANDONNER-N2] aucune fonction de pile n'est en cours pour un coup de cette
 *   partie ; sinon rend stackchess_partie_occupee ;
 * - [STACKCHESS-ABANDONNER-N3] joueur vaut 0 ou 1 ; sinon rend stackchess_joueur_incorrect.
 *
 * Garantie :
 * - [STACKCHESS-ABANDONNER-G1] si la partie continue, et que ce joueur a le trait : rend
 *   stackchess_ok, l'état devient stackchess_abandon, et le joueur adverse a gagné ;
 * - [STACKCHESS-ABANDONNER-G3] + il en est de même si ce joueur n'a pas le trait ; ni les piles ni
 *   le trait ne changent ;
 * - [STACKCHESS-ABANDONNER-G2] + si la partie est finie : rend stackchess_partie_finie, et ne
 *   change rien.
 *
 * @return stackchess_ok, ou le code du refus.
 */
ECHECS_API
code_stackchess stackchess_abandonner(stackchess *s, int joueur);

/**
 * Donne les coups légaux du joueur qui a le trait.
 *
 * @param s la partie.
 * @param tableau où écrire les coups, ou NULL si capacite vaut 0.
 * @param capacite le nombre de coups que tableau peut recevoir.
 *
 * Si une clause n'est pas respectée, rend 0 et tableau ne change pas.
 *
 * Nécessite :
 * - [STACKCHESS-LISTER-N1] s n'est pas NULL ;
 * - [STACKCHESS-LISTER-N2] capacite n'est pas négative ;
 * - [STACKCHESS-LISTER-N3] tableau n'est pas NULL, ou capacite vaut 0.
 *
 * Garantie :
 * - [STACKCHESS-LISTER-G1] + rend le nombre de coups légaux, 0 si la partie est finie ; tableau
 *   reçoit ces coups, chacun une fois, dans un ordre qui ne dépend que de la position ;
 * - [STACKCHESS-LISTER-G2] + s'il y a plus de coups que capacite : tableau reçoit les premiers, et
 *   le nombre rendu est quand même celui de tous les coups légaux.
 *
 * @return le nombre de coups légaux.
 */
ECHECS_API
int stackchess_lister_coups(const stackchess *s, coup_stackchess *tableau, int capacite);

/**
 * Compte les suites de coups légaux d'une longueur donnée (perft).
 *
 * Une partie finie n'a aucune suite d'un demi-coup ou plus.
 *
 * Les fonctions de la section « Piles » ne sont pas appelées.
 *
 * @param s la partie, qui ne change pas.
 * @param profondeur la longueur des suites, en demi-coups.
 * @param feuilles où écrire leur nombre.
 *
 * Si une clause n'est pas respectée, *feuilles ne change pas.
 *
 * Nécessite :
 * - [STACKCHESS-PERFT-N1] s n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
 * - [STACKCHESS-PERFT-N2] profondeur va de 0 à 20 ; sinon rend stackchess_profondeur_incorrecte ;
 * - [STACKCHESS-PERFT-N3] feuilles n'est pas NULL ; sinon rend stackchess_pointeur_nul.
 *
 * Garantie :
 * - [STACKCHESS-PERFT-G1] + rend stackchess_ok, et *feuilles reçoit le nombre de suites de coups
 *   légaux de cette longueur : 30, 882, 27244 pour les longueurs 1, 2 et 3 au début d'une partie
 *   de taille 6, sans option ;
 * - [STACKCHESS-PERFT-G2] + si profondeur vaut 0 : *feuilles reçoit 1, pour la suite sans aucun
 *   coup, même si la partie est finie.
 *
 * @return stackchess_ok, ou le code de l'erreur.
 */
ECHECS_API
code_stackchess stackchess_perft(const stackchess *s, int profondeur,
                                 unsigned long long *feuilles);

/* =======================================================================================
 * Notation
 * ======================================================================================= */

/**
 * Les octets qui suffisent, zéro final compris, pour tout texte de stackchess_ecrire_position :
 * char texte[STACKCHESS_POSITION_MAX].
 */
#define STACKCHESS_POSITION_MAX 1024

/**
 * Écrit la position d'une partie.
 *
 * Le texte a trois champs, séparés par une espace :
 * 1. les rangées, de la dernière à la première, séparées par « / », chacune lue de la colonne a à
 *    la dernière colonne ; un nombre compte des cases vides, une lettre est une pièce seule, et
 *    une pile est écrite de bas en haut entre parenthèses ; les majuscules RDFTPC sont blanches,
 *    les minuscules rdftpc noires ; un pion qui n'a jamais bougé est suivi d'une apostrophe ;
 * 2. le trait : b (blancs) ou n (noirs) ;
 * 3. les options : « - », ou c (avec les cavaliers), s (sans promotion), cs.
 *
 * Le texte ne dit pas qui a abandonné, ni quels coups ont mené là.
 *
 * @param s la partie.
 * @param tampon où écrire le texte, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Si une clause n'est pas respectée, rend 0, et tampon reçoit "" (rien si tampon est NULL ou si
 * taille vaut 0).
 *
 * Nécessite :
 * - [STACKCHESS-ECRIRE-N1] s n'est pas NULL ;
 * - [STACKCHESS-ECRIRE-N2] tampon n'est pas NULL, ou taille vaut 0.
 *
 * Garantie :
 * - [STACKCHESS-ECRIRE-G1] + tampon reçoit les trois champs : au début d'une partie de taille 6,
 *   "tfdrft/p'p'p'p'p'p'/6/6/P'P'P'P'P'P'/TFDRFT b -" ;
 * - [STACKCHESS-ECRIRE-G2] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit
 *   le texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre
 *   deux caractères, et un zéro final ; si taille vaut 0, n'écrit rien ;
 * - [STACKCHESS-ECRIRE-G3] + cette longueur est toujours inférieure à STACKCHESS_POSITION_MAX.
 *
 * @return la longueur du texte, ou 0.
 */
ECHECS_API ECHECS_TEXTE(2, 3)
size_t stackchess_ecrire_position(const stackchess *s, char *tampon, size_t taille);

/**
 * Dit si un texte est une position.
 *
 * Le texte est celui de stackchess_ecrire_position. Sont aussi admis : des espaces, tabulations et
 * fins de ligne autour des champs, et les options dans l'ordre sc. Les pièces peuvent être
 * n'importe où, et plus nombreuses qu'au début d'une partie, jusqu'à STACKCHESS_PILE_MAX pour
 * chaque joueur.
 * Un joueur peut n'avoir aucune pièce : le joueur adverse a alors gagné.
 *
 * @param texte le texte à examiner ; toute suite d'octets est admise.
 * @param raison où écrire la raison du refus, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que raison peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [STACKCHESS-POSITION-N1] texte n'est pas NULL ; sinon rend stackchess_pointeur_nul, et raison
 *   reçoit "" ;
 * - [STACKCHESS-POSITION-N2] raison n'est pas NULL, ou taille vaut 0 ; sinon rend
 *   stackchess_pointeur_nul.
 *
 * Garantie :
 * - [STACKCHESS-POSITION-G1] + si le texte est une position : rend stackchess_ok, et raison reçoit
 *   "" ;
 * - [STACKCHESS-POSITION-G2] + sinon rend le stackchess_texte_... de la faute, et raison reçoit
 *   « caractère N : explication », sur une seule ligne, en français, quelle que soit la langue de
 *   echecs_choisir_langue ; N compte les octets à partir de 1, et est la place :
 *   - du premier caractère du premier champ, pour le nombre de rangées et pour aucune pièce ;
 *   - du caractère qui suit le dernier champ, ou 1 s'il n'y en a aucun, pour un champ qui manque ;
 *   - du « / » ou de l'espace qui suit une rangée trop courte ;
 *   - du premier caractère du champ, pour le trait, les options et un champ de trop ;
 *   - de la faute elle-même, texte[N - 1], pour le reste ;
 * - [STACKCHESS-POSITION-G3] + texte refusé : n'écrit rien sur stderr, et ne change pas
 *   echecs_derniere_erreur ;
 * - [STACKCHESS-POSITION-G4] + raison ne reçoit jamais plus de taille octets, zéro final compris ;
 *   une explication trop longue est coupée entre deux caractères ; si taille vaut 0, n'écrit
 *   rien ; une explication entière tient dans ECHECS_PHRASE_MAX octets, zéro final compris ;
 * - [STACKCHESS-POSITION-G5] + si le texte a plusieurs fautes, le code et la raison sont ceux de
 *   la première, dans cet ordre : le nombre de champs, le nombre de rangées, la première faute en
 *   lisant les rangées de gauche à droite (une pièce de trop comprise), le trait, les options, un
 *   cavalier sans l'option c, aucune pièce.
 *
 * @return stackchess_ok, ou le code du refus.
 */
ECHECS_API ECHECS_TEXTE(2, 3)
code_stackchess stackchess_verifier_position(const char *texte, char *raison,
                                             size_t taille);

/**
 * Commence une nouvelle partie, dans la position d'un texte.
 *
 * La partie précédente est oubliée. La taille et les options deviennent celles du texte.
 *
 * @param s la partie à changer.
 * @param texte la position ; voir stackchess_ecrire_position et stackchess_verifier_position. Toute
 *     suite d'octets est admise.
 *
 * Nécessite :
 * - [STACKCHESS-LIRE-N1] s n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
 * - [STACKCHESS-LIRE-N2] aucune fonction de pile n'est en cours pour un coup de cette partie ;
 *   sinon rend stackchess_partie_occupee ;
 * - [STACKCHESS-LIRE-N3] texte n'est pas NULL ; sinon rend stackchess_pointeur_nul.
 *
 * Garantie :
 * - [STACKCHESS-LIRE-G1] + si le texte est une position : rend stackchess_ok, et la partie a la
 *   taille, les piles, le trait et les options du texte ; stackchess_ecrire_position donne
 *   ensuite ce texte sous sa forme habituelle : une espace entre les champs, les options dans
 *   l'ordre cs ;
 * - [STACKCHESS-LIRE-G2] + si le texte est une position : il n'y a ensuite ni coup ni abandon à
 *   annuler ;
 * - [STACKCHESS-LIRE-G3] + sinon rend le code de [STACKCHESS-POSITION-G2], sans appeler
 *   stackchess_verifier_position par son nom ; la partie ne change pas ;
 * - [STACKCHESS-LIRE-G4] + texte refusé : n'écrit rien sur stderr, et ne change pas
 *   echecs_derniere_erreur.
 *
 * @return stackchess_ok, ou le code du refus.
 */
ECHECS_API
code_stackchess stackchess_lire_position(stackchess *s, const char *texte);

/* =======================================================================================
 * Affichage
 * ======================================================================================= */

/**
 * Les octets qui suffisent, zéro final compris, pour tout dessin de stackchess_ecrire_dessin :
 * char dessin[STACKCHESS_DESSIN_MAX].
 */
#define STACKCHESS_DESSIN_MAX 10240

/**
 * Écrit le dessin du plateau, et la pile d'une case.
 *
 * Le plateau est vu de dessus ; la pile est à sa droite. Par exemple, avec la case a2 :
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
 * @param s la partie.
 * @param x la colonne de la case choisie, ou -1.
 * @param y la rangée de la case choisie, ou -1.
 * @param tampon où écrire le dessin, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Si une clause n'est pas respectée, rend 0, et tampon reçoit "" (rien si tampon est NULL ou si
 * taille vaut 0).
 *
 * Nécessite :
 * - [STACKCHESS-DESSIN-N1] s n'est pas NULL ;
 * - [STACKCHESS-DESSIN-N2] x et y valent tous deux -1, ou vont de 0 à la taille du plateau
 *   moins 1 ;
 * - [STACKCHESS-DESSIN-N3] tampon n'est pas NULL, ou taille vaut 0.
 *
 * Garantie :
 * - [STACKCHESS-DESSIN-G1] + tampon reçoit la ligne des lettres des colonnes, puis les rangées, de
 *   la dernière à la première, chacune avec son numéro, entre des lignes « +--+ » ; chaque case
 *   montre les deux lettres du sommet de sa pile, ou rien ; à partir de la taille 10, les numéros
 *   prennent deux colonnes, et le reste est décalé d'autant ;
 * - [STACKCHESS-DESSIN-G2] + à droite, la pile de la case (x, y) : sur la dernière ligne, après
 *   six espaces, le nom de la case, « : », une espace et la pièce du bas ; les autres pièces
 *   au-dessus, une par ligne, dans la même colonne de texte ; une case vide donne « vide » à la
 *   place de la pièce ;
 * - [STACKCHESS-DESSIN-G3] + une pile plus haute que le plateau continue au-dessus du plateau, sur
 *   des lignes de plus ;
 * - [STACKCHESS-DESSIN-G4] + si x et y valent -1, il n'y a pas de pile ; chaque ligne, même la
 *   dernière, finit par une fin de ligne, et aucune par une espace ;
 * - [STACKCHESS-DESSIN-G5] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit
 *   le texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre
 *   deux caractères, et un zéro final ; si taille vaut 0, n'écrit rien ;
 * - [STACKCHESS-DESSIN-G6] + cette longueur est toujours inférieure à STACKCHESS_DESSIN_MAX.
 *
 * @return la longueur du texte, ou 0.
 */
ECHECS_API ECHECS_TEXTE(4, 5)
size_t stackchess_ecrire_dessin(const stackchess *s, int x, int y, char *tampon,
                                size_t taille);

/**
 * Dessine le plateau sur stdout, et la pile d'une case.
 *
 * @param s la partie.
 * @param x la colonne de la case choisie, ou -1.
 * @param y la rangée de la case choisie, ou -1.
 *
 * Si une clause n'est pas respectée, n'écrit rien sur stdout.
 *
 * Nécessite :
 * - [STACKCHESS-AFFICHER-N1] s n'est pas NULL ;
 * - [STACKCHESS-AFFICHER-N2] x et y valent tous deux -1, ou vont de 0 à la taille du plateau
 *   moins 1.
 *
 * Garantie :
 * - [STACKCHESS-AFFICHER-G2] écrit sur stdout le plateau vu de dessus, avec les deux lettres du
 *   sommet de chaque pile, et, si une case est choisie, son nom et sa pile, le sommet en haut, à
 *   droite ou en dessous ;
 * - [STACKCHESS-AFFICHER-G1] + écrit le texte que donne stackchess_ecrire_dessin, sans appeler
 *   stackchess_ecrire_dessin par son nom ; les printf d'avant et d'après gardent leur place.
 */
ECHECS_API
void stackchess_afficher(const stackchess *s, int x, int y);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_STACKCHESS_H */
