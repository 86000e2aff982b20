/**
 * @file echecs.h
 * Le cours du CPE : une partie d'échecs par contrats, du roque au mode interactif.
 *
 * Ce fichier est produit à partir de src/capi (cbindgen) : ne pas le modifier à la main.
 *
 * Les contrats se lisent comme echecs_commun.h, que cet en-tête inclut, l'explique.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 *
 * Chaque fonction peut être remplacée : il suffit d'écrire dans son propre programme une
 * fonction de même nom et de mêmes paramètres. La bibliothèque appelle alors cette
 * version, partout où un contrat dit qu'une fonction en appelle une autre par son nom.
 * Une fonction ainsi écrite n'a pas à produire les lignes de stderr : seules ses valeurs
 * et ce qu'elle modifie comptent. Elle finit par return : ni longjmp, ni exception de
 * C++.
 *
 * Un échiquier est intègre s'il est bien formé en mémoire : voir [ECHIQUIER-INTEGRE-G1].
 * Il est jouable s'il est intègre, sans pion sur la première ni la dernière rangée, et si
 * le camp qui n'a pas le trait n'est pas en échec. Une position est possible si
 * echecs_verifier_fen l'accepte.
 *
 * La case (0, 0) est a1, en bas à gauche du côté des blancs ; (7, 7) est h8. La case
 * initiale d'une pièce est la sienne au début d'une partie. Un déplacement est standard
 * s'il n'est ni un roque ni une prise en passant.
 *
 * Toutes les fonctions peuvent être appelées depuis plusieurs fils d'exécution à la fois,
 * sur des objets différents, mais pas depuis un gestionnaire de signal.
 *
 * Un programme complet, que « echecs lancer programme.c » compile et lance :
 * @code{.c}
 * #include <stdio.h>
 * #include "echecs.h"
 *
 * int main(void)
 * {
 *     const char *depart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
 *     unsigned long long feuilles = 0;
 *     char raison[ECHECS_PHRASE_MAX];
 *
 *     if (echecs_perft(depart, 3, &feuilles) == pas_erreur)
 *         printf("%llu suites de 3 demi-coups\n", feuilles);
 *         // affiche : 8902 suites de 3 demi-coups
 *
 *     if (echecs_verifier_fen("8/8/8/8/8/8/8/8 x - - 0 1", raison, sizeof raison) != pas_erreur)
 *         printf("%s\n", raison);
 *         // affiche : caractère 17 : le trait « x » doit être w (blancs) ou b (noirs)
 *     return 0;
 * }
 * @endcode
 */

/*
 * Résumé : une ligne par fonction
 *
 * Pièces
 *   coordonnee_est_valide  Dit si deux coordonnées désignent une case de l'échiquier.
 *   piece_est_valide       Dit si une pièce est valide.
 *   piece_invalider        Fait d'une pièce une pièce invalide, qui n'est plus sur l'échiquier.
 *   piece_afficher_debug   Écrit sur stdout le contenu d'une pièce.
 *
 * Constructeurs de pièces
 *   constructeur_piece_tour        Fait d'une pièce une tour sur la case (coord_x, coord_y).
 *   constructeur_piece_cavalier    Fait d'une pièce un cavalier sur la case (coord_x, coord_y).
 *   constructeur_piece_fou         Fait d'une pièce un fou sur la case (coord_x, coord_y).
 *   constructeur_piece_dame        Fait d'une pièce une dame sur la case (coord_x, coord_y).
 *   constructeur_piece_roi         Fait d'une pièce un roi sur la case (coord_x, coord_y).
 *   constructeur_piece_pion_blanc  Fait d'une pièce un pion blanc sur la case (coord_x, coord_y).
 *   constructeur_piece_pion_noir   Fait d'une pièce un pion noir sur la case (coord_x, coord_y).
 *
 * Jeu
 *   jeu_compter_nombre_piece         Compte les pièces valides d'un jeu.
 *   jeu_existe_piece                 Dit si un jeu a une pièce sur une case.
 *   jeu_recuperer_piece
 *       Donne la pièce d'un jeu qui est sur une case, pour la modifier.
 *   jeu_recuperer_piece_information  Donne la pièce d'un jeu qui est sur une case, pour la lire.
 *   jeu_recuperer_roi_information    Donne le roi d'un jeu.
 *   jeu_est_integre                  Dit si un jeu est intègre.
 *   jeu_supprimer_piece              Retire d'un jeu la pièce qui est sur une case.
 *   jeu_afficher_debug               Écrit sur stdout le contenu d'un jeu.
 *
 * Échiquier
 *   echiquier_initialiser             Place toutes les pièces pour le début d'une partie.
 *   echiquier_invalider_jeux
 *       Retire toutes les pièces de l'échiquier, et donne le trait aux blancs.
 *   echiquier_changer_joueur_courant  Donne le trait au camp adverse.
 *   echiquier_recupere_jeu_courant    Donne le jeu du camp qui a le trait, pour le modifier.
 *   echiquier_recupere_jeu_adverse    Donne le jeu du camp adverse, pour le modifier.
 *   echiquier_recupere_jeu_courant_information  Donne le jeu du camp qui a le trait, pour le lire.
 *   echiquier_recupere_jeu_adverse_information  Donne le jeu du camp adverse, pour le lire.
 *   echiquier_est_integre             Dit si un échiquier est intègre.
 *   echiquier_verifier                Dit pourquoi un échiquier n'est pas intègre.
 *   echiquier_afficher                Dessine l'échiquier sur stdout.
 *   echiquier_afficher_debug          Écrit sur stdout le contenu d'un échiquier.
 *
 * Historique
 *   historique_initialise          Prépare un historique pour le début d'une partie.
 *   historique_ajouter_coup        Ajoute un coup à la fin d'un historique.
 *   historique_dernier_coup        Donne le dernier coup d'un historique.
 *   historique_deplacement_existe  Dit si un coup de l'historique part d'une case ou y arrive.
 *   historique_initialise_depuis   Prépare l'historique d'une partie qui commence par un échiquier.
 *   historique_rejouer             Donne l'échiquier après tous les coups d'un historique.
 *   historique_annuler_coup        Annule le dernier coup, et donne l'échiquier d'avant.
 *
 * Déplacements
 *   echiquier_deplacement_coup_standard_est_valide
 *       Dit si un déplacement standard est pseudo-légal.
 *   echiquier_deplacement_realise_coup_standard
 *       Fait un déplacement standard, prise comprise, sans le vérifier.
 *   echiquier_deplacement_realise_si_possible  Fait un coup s'il est légal, sans changer le trait.
 *   echiquier_promouvoir_pion  Promeut un pion arrivé sur sa dernière rangée.
 *
 * Déplacements standard
 *   echiquier_deplacement_standard_est_valide_tour
 *       Dit si le déplacement d'une tour est pseudo-légal.
 *   echiquier_deplacement_standard_est_valide_cavalier
 *       Dit si le déplacement d'un cavalier est pseudo-légal.
 *   echiquier_deplacement_standard_est_valide_fou  Dit si le déplacement d'un fou est pseudo-légal.
 *   echiquier_deplacement_standard_est_valide_dame
 *       Dit si le déplacement d'une dame est pseudo-légal.
 *   echiquier_deplacement_standard_est_valide_roi
 *       Dit si le déplacement d'un roi est pseudo-légal, roque exclu.
 *   echiquier_deplacement_standard_est_valide_pion_blanc
 *       Dit si le déplacement d'un pion blanc est pseudo-légal.
 *   echiquier_deplacement_standard_est_valide_pion_noir
 *       Dit si le déplacement d'un pion noir est pseudo-légal.
 *
 * Déplacements spéciaux
 *   echiquier_deplacement_special_realise_si_possible_roque
 *       Fait le roque demandé par le déplacement du roi, s'il est permis.
 *   echiquier_deplacement_realise_si_possible_roque  Autre nom de la fonction du roque.
 *   echiquier_deplacement_special_realise_si_possible_prise_en_passant
 *       Fait la prise en passant demandée, si elle est permise.
 *   echiquier_deplacement_realise_si_possible_prise_en_passant
 *       Autre nom de la fonction de la prise en passant.
 *
 * Échec, mat et pat
 *   echiquier_est_en_echec  Dit si le roi du camp qui a le trait est en échec.
 *   echiquier_est_mat       Dit si le camp qui a le trait est mat.
 *   echiquier_est_pat       Dit si le camp qui a le trait est pat.
 *
 * FEN
 *   echiquier_lire_fen    Prépare un échiquier et son historique à partir d'une chaîne FEN.
 *   echiquier_ecrire_fen  Écrit la chaîne FEN d'un échiquier et de son historique.
 *
 * Fichiers
 *   entree_sortie_est_fichier_existe  Dit si un fichier existe.
 *   entree_sortie_est_fichier_accessible
 *       Dit si un fichier peut être écrit, qu'il existe déjà ou non.
 *   entree_sortie_ecrit_fichier_echiquier  Écrit un échiquier dans un fichier.
 *   entree_sortie_lit_fichier_echiquier  Lit un échiquier dans un fichier.
 *   entree_sortie_ecrit_fichier_historique  Écrit une partie dans un fichier.
 *   entree_sortie_lit_fichier_historique  Lit une partie dans un fichier.
 *
 * Une partie entière
 *   api_echec_deplacer_piece          Joue un coup entier ; un pion promu devient une dame.
 *   api_echec_deplacer_et_promouvoir
 *       Joue un coup entier, avec la promotion choisie, sans rien écrire.
 *   api_echec_ecrit_fichier_etat
 *       Écrit un échiquier dans un fichier, et dit un refus sur stdout.
 *   api_echec_ecrit_fichier_historique
 *       Écrit une partie dans un fichier, et dit un refus sur stdout.
 *   api_echec_lit_fichier_etat        Lit un échiquier dans un fichier, et dit un refus sur stdout.
 *   api_echec_lit_fichier_historique  Lit une partie dans un fichier, et dit un refus sur stdout.
 *
 * Mode interactif
 *   action_initialise                Prépare une action qui ne demande rien.
 *   parse_ligne_commande             Analyse une ligne du mode interactif.
 *   api_echec_lance_mode_interactif  Fait jouer une partie au clavier.
 */

#ifndef ECHECS_H
#define ECHECS_H

#ifdef ECHECS_IN104_H
#error "echecs.h et in104.h ne peuvent pas etre inclus ensemble : memes noms, autre sens"
#else

#if defined ECHECS_FICHIERS_CPE || defined MAX_PIECE
#error "echecs.h vient avant les fichiers de include/cpe ; avec ceux d'un projet, jamais"
#endif

#include <stddef.h>
#include "echecs_commun.h"

#ifdef __cplusplus
extern "C" {
#endif

/* =======================================================================================
 * Pièces
 * ======================================================================================= */

/**
 * Les sortes de pièces. La couleur d'une pièce est celle du jeu qui la contient ; seuls
 * les pions, qui n'avancent pas dans le même sens, ont une sorte par couleur.
 */
typedef enum type_piece ECHECS_INT {
    /** Une tour. */
    tour = 0,
    /** Un cavalier. */
    cavalier = 1,
    /** Un fou. */
    fou = 2,
    /** Une dame. */
    dame = 3,
    /** Un roi. */
    roi = 4,
    /** Un pion blanc, qui avance vers les y croissants. */
    pion_blanc = 5,
    /** Un pion noir, qui avance vers les y décroissants. */
    pion_noir = 6,
    /** Pas de pièce. */
    invalide = 7,
} type_piece;

/**
 * Une pièce et sa case. Une pièce invalide, c'est-à-dire l'absence de pièce, est
 * { invalide, -1, -1 }.
 */
typedef struct piece {
    /** La sorte de pièce. */
    type_piece type;
    /** La colonne : 0 pour a, 7 pour h. */
    int coord_x;
    /** La rangée : 0 pour la première, 7 pour la huitième. */
    int coord_y;
} piece;

/**
 * Dit si deux coordonnées désignent une case de l'échiquier.
 *
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [COORD-G1] + rend 1 si coord_x et coord_y vont tous deux de 0 à 7 ;
 * - [COORD-G2] + sinon rend 0.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int coordonnee_est_valide(int coord_x, int coord_y);

/**
 * Dit si une pièce est valide.
 *
 * Une pièce valide est d'une sorte qui existe, sur une case de l'échiquier.
 *
 * @param p la pièce à examiner ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [PIECE-VALIDE-N1] p n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [PIECE-VALIDE-G1] + rend 1 si la sorte va de tour à pion_noir et si les coordonnées vont de 0
 *   à 7 ;
 * - [PIECE-VALIDE-G2] + sinon rend 0, même si le contenu n'a aucun sens.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int piece_est_valide(const piece *p);

/**
 * Fait d'une pièce une pièce invalide, qui n'est plus sur l'échiquier.
 *
 * @param p la pièce à changer.
 *
 * Nécessite :
 * - [PIECE-INVALIDER-N1] p n'est pas NULL ; sinon ne fait rien.
 *
 * Garantie :
 * - [PIECE-INVALIDER-G1] + *p reçoit { invalide, -1, -1 }.
 */
ECHECS_API
void piece_invalider(piece *p);

/**
 * Écrit sur stdout le contenu d'une pièce.
 *
 * Pour la mise au point : le contenu est écrit tel qu'il est en mémoire.
 *
 * @param p la pièce à écrire ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [PIECE-DEBUG-N1] p n'est pas NULL ; sinon n'écrit rien sur stdout.
 *
 * Garantie :
 * - [PIECE-DEBUG-G1] + écrit une ligne, par exemple « tour (0, 7) » : le nom de la sorte dans
 *   type_piece (pion_noir pour un pion noir), puis coord_x et coord_y ;
 * - [PIECE-DEBUG-G2] + si la sorte n'existe pas : la ligne commence par « type inconnu » et la
 *   valeur du membre type, par exemple « type inconnu 57 (0, 7) ».
 */
ECHECS_API
void piece_afficher_debug(const piece *p);

/* =======================================================================================
 * Constructeurs de pièces
 * ======================================================================================= */

/**
 * Fait d'une pièce une tour sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-TOUR-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-TOUR-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-TOUR-G1] + *p reçoit { tour, coord_x, coord_y }.
 */
ECHECS_API
void constructeur_piece_tour(piece *p, int coord_x, int coord_y);

/**
 * Fait d'une pièce un cavalier sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-CAVALIER-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-CAVALIER-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-CAVALIER-G1] + *p reçoit { cavalier, coord_x, coord_y }.
 */
ECHECS_API
void constructeur_piece_cavalier(piece *p, int coord_x, int coord_y);

/**
 * Fait d'une pièce un fou sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-FOU-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-FOU-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-FOU-G1] + *p reçoit { fou, coord_x, coord_y }.
 */
ECHECS_API
void constructeur_piece_fou(piece *p, int coord_x, int coord_y);

/**
 * Fait d'une pièce une dame sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-DAME-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-DAME-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-DAME-G1] + *p reçoit { dame, coord_x, coord_y }.
 */
ECHECS_API
void constructeur_piece_dame(piece *p, int coord_x, int coord_y);

/**
 * Fait d'une pièce un roi sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-ROI-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-ROI-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-ROI-G1] + *p reçoit { roi, coord_x, coord_y }.
 */
ECHECS_API
void constructeur_piece_roi(piece *p, int coord_x, int coord_y);

/**
 * Fait d'une pièce un pion blanc sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-PION-BLANC-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-PION-BLANC-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-PION-BLANC-G1] + *p reçoit { pion_blanc, coord_x, coord_y }.
 */
ECHECS_API
void constructeur_piece_pion_blanc(piece *p, int coord_x, int coord_y);

/**
 * Fait d'une pièce un pion noir sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-PION-NOIR-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-PION-NOIR-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-PION-NOIR-G1] + *p reçoit { pion_noir, coord_x, coord_y }.
 */
ECHECS_API
void constructeur_piece_pion_noir(piece *p, int coord_x, int coord_y);

/* =======================================================================================
 * Jeu
 * ======================================================================================= */

/** Le nombre de pièces d'un camp au début d'une partie. */
#define MAX_PIECE 16

/**
 * Les pièces d'un camp : les pièces valides d'abord, puis les pièces invalides. Quand une
 * pièce est prise, l'indice de chaque pièce suivante diminue de 1.
 */
typedef struct jeu {
    /**
     * Les pièces ; au début d'une partie : 2 tours, 2 cavaliers, 2 fous, la dame (indice
     * 6), le roi (indice 7), puis 8 pions.
     */
    piece ensemble_de_piece[MAX_PIECE];
} jeu;

/**
 * Compte les pièces valides d'un jeu.
 *
 * @param j le jeu ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [JEU-COMPTER-N1] j n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [JEU-COMPTER-G1] si toutes les pièces valides viennent avant les pièces invalides : rend le
 *   nombre de pièces valides, de 0 à MAX_PIECE, par exemple 16 au début d'une partie ;
 * - [JEU-COMPTER-G3] + compte aussi les pièces valides qui viennent après une pièce invalide ;
 * - [JEU-COMPTER-G2] + appelle piece_est_valide par son nom : si le programme la définit, c'est sa
 *   version qui dit quelles pièces sont valides.
 *
 * @return le nombre de pièces.
 */
ECHECS_API
int jeu_compter_nombre_piece(const jeu *j);

/**
 * Dit si un jeu a une pièce sur une case.
 *
 * @param j le jeu ; son contenu peut être quelconque.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [JEU-EXISTE-N1] j n'est pas NULL ; sinon rend 0 ;
 * - [JEU-EXISTE-N2] coord_x et coord_y vont de 0 à 7 ; sinon rend 0.
 *
 * Garantie :
 * - [JEU-EXISTE-G1] rend 1 si une pièce valide du jeu est sur cette case ; sinon rend 0 ;
 * - [JEU-EXISTE-G2] + appelle par leur nom coordonnee_est_valide et piece_est_valide : si le
 *   programme les définit, ce sont ses versions qui disent quelles cases et quelles pièces sont
 *   valides.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int jeu_existe_piece(const jeu *j, int coord_x, int coord_y);

/**
 * Donne la pièce d'un jeu qui est sur une case, pour la modifier.
 *
 * @param j le jeu ; son contenu peut être quelconque.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [JEU-PIECE-N1] j n'est pas NULL ; sinon rend NULL ;
 * - [JEU-PIECE-N2] coord_x et coord_y vont de 0 à 7 ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-PIECE-G1] si une pièce valide du jeu est sur cette case : rend l'adresse de cette pièce,
 *   dans *j ;
 * - [JEU-PIECE-G2] sinon rend NULL ;
 * - [JEU-PIECE-G4] + si plusieurs pièces valides sont sur cette case : rend l'adresse de celle
 *   dont l'indice est le plus petit ;
 * - [JEU-PIECE-G3] + appelle par leur nom coordonnee_est_valide et piece_est_valide : si le
 *   programme les définit, ce sont ses versions qui disent quelles cases et quelles pièces sont
 *   valides.
 *
 * @return l'adresse de la pièce, ou NULL.
 */
ECHECS_API
piece *jeu_recuperer_piece(const jeu *j, int coord_x, int coord_y);

/**
 * Donne la pièce d'un jeu qui est sur une case, pour la lire.
 *
 * @param j le jeu ; son contenu peut être quelconque.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [JEU-PIECE-INFO-N1] j n'est pas NULL ; sinon rend NULL ;
 * - [JEU-PIECE-INFO-N2] coord_x et coord_y vont de 0 à 7 ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-PIECE-INFO-G1] si une pièce valide du jeu est sur cette case : rend l'adresse de cette
 *   pièce, dans *j ;
 * - [JEU-PIECE-INFO-G2] sinon rend NULL ;
 * - [JEU-PIECE-INFO-G4] + si plusieurs pièces valides sont sur cette case : rend l'adresse de
 *   celle dont l'indice est le plus petit ;
 * - [JEU-PIECE-INFO-G3] + appelle par leur nom coordonnee_est_valide et piece_est_valide : si le
 *   programme les définit, ce sont ses versions qui disent quelles cases et quelles pièces sont
 *   valides.
 *
 * @return l'adresse de la pièce, ou NULL.
 */
ECHECS_API
const piece *jeu_recuperer_piece_information(const jeu *j, int coord_x, int coord_y);

/**
 * Donne le roi d'un jeu.
 *
 * @param j le jeu ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [JEU-ROI-N1] j n'est pas NULL ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-ROI-G1] si le jeu a un roi valide : rend l'adresse de ce roi, dans *j ;
 * - [JEU-ROI-G2] rend NULL si le jeu n'a aucun roi valide ;
 * - [JEU-ROI-G4] + si le jeu a plusieurs rois valides : rend l'adresse du premier ;
 * - [JEU-ROI-G3] + appelle piece_est_valide par son nom : si le programme la définit, c'est sa
 *   version qui dit quelles pièces sont valides.
 *
 * @return l'adresse du roi, ou NULL.
 */
ECHECS_API
const piece *jeu_recuperer_roi_information(const jeu *j);

/**
 * Dit si un jeu est intègre.
 *
 * @param j le jeu ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [JEU-INTEGRE-N1] j n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [JEU-INTEGRE-G1] rend 1 si le jeu est intègre, c'est-à-dire bien formé :
 *   - toutes les sortes de pièces existent ;
 *   - toutes les pièces qui ne sont pas invalides sont sur l'échiquier ;
 *   - toutes les pièces invalides viennent après les autres ;
 *   - deux pièces ne sont jamais sur la même case ;
 *   - il y a exactement un roi ;
 *   - les pions sont tous de la même couleur ;
 * - [JEU-INTEGRE-G2] rend 0 si une pièce invalide vient avant une pièce valide, ou s'il n'y a pas
 *   exactement un roi ;
 * - [JEU-INTEGRE-G4] + rend 0 pour toute autre faute ;
 * - [JEU-INTEGRE-G5] + si le jeu n'est pas intègre : signale la première faute, dans l'ordre de
 *   [ECHIQUIER-VERIFIER-G2] pour un jeu ;
 * - [JEU-INTEGRE-G3] + un jeu qui n'est pas intègre n'arrête jamais le programme, même en mode
 *   contrats_arret.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int jeu_est_integre(const jeu *j);

/**
 * Retire d'un jeu la pièce qui est sur une case.
 *
 * @param j le jeu à changer ; son contenu peut être quelconque.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [JEU-SUPPRIMER-N1] j n'est pas NULL ; sinon ne fait rien ;
 * - [JEU-SUPPRIMER-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [JEU-SUPPRIMER-G1] si une pièce valide du jeu est sur cette case : cette pièce est retirée du
 *   jeu, où les autres restent, avant toutes les places libres ;
 * - [JEU-SUPPRIMER-G4] + l'indice de chaque pièce suivante diminue alors de 1, et la dernière
 *   place reçoit { invalide, -1, -1 } ;
 * - [JEU-SUPPRIMER-G5] + si plusieurs pièces valides sont sur cette case : retire celle dont
 *   l'indice est le plus petit ;
 * - [JEU-SUPPRIMER-G2] + si aucune pièce valide du jeu n'est sur cette case : *j ne change pas ;
 * - [JEU-SUPPRIMER-G3] + appelle par leur nom coordonnee_est_valide et piece_est_valide : si le
 *   programme les définit, ce sont ses versions qui disent quelles cases et quelles pièces sont
 *   valides.
 */
ECHECS_API
void jeu_supprimer_piece(jeu *j, int coord_x, int coord_y);

/**
 * Écrit sur stdout le contenu d'un jeu.
 *
 * Pour la mise au point : le contenu est écrit tel qu'il est en mémoire.
 *
 * @param j le jeu à écrire ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [JEU-DEBUG-N1] j n'est pas NULL ; sinon n'écrit rien sur stdout.
 *
 * Garantie :
 * - [JEU-DEBUG-G1] + écrit une ligne pour chacune des MAX_PIECE pièces, valide ou non : son indice
 *   sur deux caractères, cadré à droite, une espace, puis la ligne de [PIECE-DEBUG-G1] ou de
 *   [PIECE-DEBUG-G2], par exemple « 12 pion_noir (4, 6) » ou «  0 tour (0, 7) ».
 */
ECHECS_API
void jeu_afficher_debug(const jeu *j);

/* =======================================================================================
 * Échiquier
 * ======================================================================================= */

/** Les pièces des deux camps, et le trait. */
typedef struct echiquier {
    /** Les pièces blanches. */
    jeu jeu_de_piece_blanc;
    /** Les pièces noires. */
    jeu jeu_de_piece_noir;
    /** Le camp qui a le trait : 0 pour les blancs, 1 pour les noirs. */
    int joueur_courant;
} echiquier;

/**
 * Place toutes les pièces pour le début d'une partie.
 *
 * @param e l'échiquier à remplir ; ce qu'il contenait ne compte pas.
 *
 * Nécessite :
 * - [ECHIQUIER-INIT-N1] e n'est pas NULL ; sinon ne fait rien.
 *
 * Garantie :
 * - [ECHIQUIER-INIT-G1] + chaque jeu contient, dans cet ordre : les tours des colonnes a et h,
 *   les cavaliers b et g, les fous c et f, la dame d (indice 6), le roi e (indice 7), puis
 *   les pions de a à h ;
 * - [ECHIQUIER-INIT-G2] + les pièces blanches sont en y = 0 et y = 1, les noires en y = 7 et
 *   y = 6, et joueur_courant vaut 0.
 */
ECHECS_API
void echiquier_initialiser(echiquier *e);

/**
 * Retire toutes les pièces de l'échiquier, et donne le trait aux blancs.
 *
 * @param e l'échiquier à vider ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [ECHIQUIER-VIDER-N1] e n'est pas NULL ; sinon ne fait rien.
 *
 * Garantie :
 * - [ECHIQUIER-VIDER-G1] + chaque pièce des deux jeux reçoit { invalide, -1, -1 } ;
 * - [ECHIQUIER-VIDER-G2] + joueur_courant reçoit 0.
 */
ECHECS_API
void echiquier_invalider_jeux(echiquier *e);

/**
 * Donne le trait au camp adverse.
 *
 * @param e l'échiquier à changer.
 *
 * Nécessite :
 * - [ECHIQUIER-JOUEUR-N1] e n'est pas NULL ; sinon ne fait rien ;
 * - [ECHIQUIER-JOUEUR-N2] joueur_courant vaut 0 ou 1 ; sinon ne fait rien.
 *
 * Garantie :
 * - [ECHIQUIER-JOUEUR-G1] + joueur_courant passe de 0 à 1, ou de 1 à 0 ; le reste ne change pas.
 */
ECHECS_API
void echiquier_changer_joueur_courant(echiquier *e);

/**
 * Donne le jeu du camp qui a le trait, pour le modifier.
 *
 * @param e l'échiquier.
 *
 * Nécessite :
 * - [JEU-COURANT-N1] e n'est pas NULL ; sinon rend NULL ;
 * - [JEU-COURANT-N2] joueur_courant vaut 0 ou 1 ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-COURANT-G1] rend l'adresse, dans *e, du jeu blanc si joueur_courant vaut 0, du jeu noir
 *   si joueur_courant vaut 1.
 *
 * @return l'adresse du jeu, ou NULL.
 */
ECHECS_API
jeu *echiquier_recupere_jeu_courant(echiquier *e);

/**
 * Donne le jeu du camp adverse, pour le modifier.
 *
 * @param e l'échiquier.
 *
 * Nécessite :
 * - [JEU-ADVERSE-N1] e n'est pas NULL ; sinon rend NULL ;
 * - [JEU-ADVERSE-N2] joueur_courant vaut 0 ou 1 ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-ADVERSE-G1] rend l'adresse, dans *e, du jeu noir si joueur_courant vaut 0, du jeu blanc
 *   si joueur_courant vaut 1.
 *
 * @return l'adresse du jeu, ou NULL.
 */
ECHECS_API
jeu *echiquier_recupere_jeu_adverse(echiquier *e);

/**
 * Donne le jeu du camp qui a le trait, pour le lire.
 *
 * @param e l'échiquier.
 *
 * Nécessite :
 * - [JEU-COURANT-INFO-N1] e n'est pas NULL ; sinon rend NULL ;
 * - [JEU-COURANT-INFO-N2] joueur_courant vaut 0 ou 1 ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-COURANT-INFO-G1] rend l'adresse, dans *e, du jeu blanc si joueur_courant vaut 0, du jeu
 *   noir si joueur_courant vaut 1.
 *
 * @return l'adresse du jeu, ou NULL.
 */
ECHECS_API
const jeu *echiquier_recupere_jeu_courant_information(const echiquier *e);

/**
 * Donne le jeu du camp adverse, pour le lire.
 *
 * @param e l'échiquier.
 *
 * Nécessite :
 * - [JEU-ADVERSE-INFO-N1] e n'est pas NULL ; sinon rend NULL ;
 * - [JEU-ADVERSE-INFO-N2] joueur_courant vaut 0 ou 1 ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-ADVERSE-INFO-G1] rend l'adresse, dans *e, du jeu noir si joueur_courant vaut 0, du jeu
 *   blanc si joueur_courant vaut 1.
 *
 * @return l'adresse du jeu, ou NULL.
 */
ECHECS_API
const jeu *echiquier_recupere_jeu_adverse_information(const echiquier *e);

/**
 * Dit si un échiquier est intègre.
 *
 * @param e l'échiquier ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [ECHIQUIER-INTEGRE-N1] e n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [ECHIQUIER-INTEGRE-G1] rend 1 si l'échiquier est intègre, c'est-à-dire bien formé :
 *   - joueur_courant vaut 0 ou 1 ;
 *   - les deux jeux sont intègres (voir [JEU-INTEGRE-G1]) ;
 *   - les pions de chaque jeu sont de la couleur de ce jeu ;
 *   - une pièce blanche et une pièce noire ne sont jamais sur la même case ;
 * - [ECHIQUIER-INTEGRE-G2] rend 0 si joueur_courant ne vaut ni 0 ni 1, ou si deux pièces sont sur
 *   la même case, et dit ce qui ne va pas, sur stdout ou sur stderr (sauf en mode
 *   contrats_silence) ;
 * - [ECHIQUIER-INTEGRE-G4] + rend 0 pour toute autre faute ;
 * - [ECHIQUIER-INTEGRE-G5] + si l'échiquier n'est pas intègre : signale la première faute, dans
 *   l'ordre de [ECHIQUIER-VERIFIER-G2], et dans quel jeu ;
 * - [ECHIQUIER-INTEGRE-G3] + un échiquier qui n'est pas intègre n'arrête jamais le programme, même
 *   en mode contrats_arret.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_est_integre(const echiquier *e);

/**
 * Dit pourquoi un échiquier n'est pas intègre.
 *
 * À appeler dans une fonction dont le contrat demande de rendre ce code. La fonction rend un
 * int, parce que les fichiers du cours déclarent type_erreur après l'échiquier.
 *
 * @param e l'échiquier ; son contenu peut être quelconque.
 * @param raison où écrire la phrase, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que raison peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [ECHIQUIER-VERIFIER-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul, et raison
 *   reçoit "" ;
 * - [ECHIQUIER-VERIFIER-N2] raison n'est pas NULL, ou taille vaut 0 ;
 *   sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [ECHIQUIER-VERIFIER-G1] + si l'échiquier est intègre (voir [ECHIQUIER-INTEGRE-G1]) : rend
 *   pas_erreur, et raison reçoit "" ;
 * - [ECHIQUIER-VERIFIER-G2] + sinon rend le code de la première faute, dans cet ordre :
 *   - erreur_echiquier_joueur ;
 *   - les fautes du jeu blanc : d'abord erreur_echiquier_sorte, erreur_echiquier_coordonnees ou
 *     erreur_echiquier_ordre, celle de la pièce en cause dont l'indice est le plus petit, et pour
 *     une même pièce dans cet ordre ; puis, dans cet ordre, erreur_echiquier_case_partagee,
 *     erreur_echiquier_rois et erreur_echiquier_pions (des pions des deux couleurs) ;
 *   - les fautes du jeu noir, dans le même ordre ;
 *   - erreur_echiquier_pions : tous les pions d'un jeu sont de l'autre couleur ;
 *   - erreur_echiquier_case_partagee : une pièce blanche et une pièce noire sont sur la même
 *     case ;
 * - [ECHIQUIER-VERIFIER-G3] + raison reçoit alors une phrase en français qui dit ce qui ne va pas
 *   et où : la valeur de joueur_courant, ou le jeu et les indices des pièces en cause, ou la
 *   case partagée. Par exemple :
 *   « jeu blanc : les pièces d'indices 0 et 1 sont toutes deux sur la case (0, 0) » ;
 * - [ECHIQUIER-VERIFIER-G4] + raison ne reçoit jamais plus de taille octets, zéro final compris ;
 *   une phrase trop longue est coupée entre deux caractères ; ECHECS_PHRASE_MAX octets
 *   suffisent toujours ;
 * - [ECHIQUIER-VERIFIER-G5] + ne signale rien, même si l'échiquier n'est pas intègre.
 *
 * @return un type_erreur : pas_erreur, ou le code de la faute.
 */
ECHECS_API ECHECS_TEXTE(2, 3)
int echiquier_verifier(const echiquier *e, char *raison, size_t taille);

/**
 * Dessine l'échiquier sur stdout.
 *
 * Au début d'une partie :
 * @code{.unparsed}
 * 8  ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜
 * 7  ♟ ♟ ♟ ♟ ♟ ♟ ♟ ♟
 * 6  · · · · · · · ·
 * 5  · · · · · · · ·
 * 4  · · · · · · · ·
 * 3  · · · · · · · ·
 * 2  ♙ ♙ ♙ ♙ ♙ ♙ ♙ ♙
 * 1  ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖
 *    a b c d e f g h
 * trait aux blancs
 * @endcode
 *
 * @param e l'échiquier à dessiner ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [ECHIQUIER-AFFICHER-N1] e n'est pas NULL ; sinon n'écrit rien sur stdout.
 *
 * Garantie :
 * - [ECHIQUIER-AFFICHER-G1] + écrit les rangées de la huitième à la première, une par ligne,
 *   précédées de leur numéro, puis les lettres des colonnes ; une case vide est « · », une pièce
 *   est le caractère Unicode du dessin précédent, de la couleur de son jeu (même un pion_noir du
 *   jeu blanc est « ♙ ») ;
 * - [ECHIQUIER-AFFICHER-G2] + écrit ensuite la ligne « trait aux blancs » ou « trait aux noirs » ;
 *   si joueur_courant ne vaut ni 0 ni 1, « trait inconnu : » et cette valeur, par exemple
 *   « trait inconnu : 7 » ;
 * - [ECHIQUIER-AFFICHER-G3] + une pièce qui n'est pas valide n'est pas dessinée ; une case qui a
 *   plusieurs pièces valides est « # ».
 */
ECHECS_API
void echiquier_afficher(const echiquier *e);

/**
 * Écrit sur stdout le contenu d'un échiquier.
 *
 * Pour la mise au point : le contenu est écrit tel qu'il est en mémoire.
 *
 * @param e l'échiquier à écrire ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [ECHIQUIER-DEBUG-N1] e n'est pas NULL ; sinon n'écrit rien sur stdout.
 *
 * Garantie :
 * - [ECHIQUIER-DEBUG-G1] + écrit, dans cet ordre : une ligne « joueur_courant » suivie de sa
 *   valeur, par exemple « joueur_courant 0 » ; une ligne « jeu_de_piece_blanc » et les lignes de
 *   [JEU-DEBUG-G1] pour ce jeu ; une ligne « jeu_de_piece_noir » et les lignes de [JEU-DEBUG-G1]
 *   pour ce jeu.
 */
ECHECS_API
void echiquier_afficher_debug(const echiquier *e);

/* =======================================================================================
 * Historique
 * ======================================================================================= */

/** Les sortes de coups. */
typedef enum type_deplacement ECHECS_INT {
    /** Une pièce se déplace, et prend peut-être celle de la case d'arrivée. */
    deplacement_standard = 0,
    /** Le roi et une tour se déplacent ensemble. */
    deplacement_roque = 1,
    /** Un pion en prend un autre qui vient d'avancer de deux cases. */
    deplacement_prise_en_passant = 2,
    /** Un pion arrive sur sa dernière rangée : il reste à le promouvoir. */
    deplacement_promotion = 3,
} type_deplacement;

/** Le nombre de coups qu'un historique peut contenir, ceux des deux camps comptés ensemble. */
#define ECHECS_COUPS_MAX 2048

/** Le droit de petit roque des blancs. Les droits de roque s'additionnent. */
#define ECHECS_DROIT_PETIT_ROQUE_BLANC 1

/** Le droit de grand roque des blancs. */
#define ECHECS_DROIT_GRAND_ROQUE_BLANC 2

/** Le droit de petit roque des noirs. */
#define ECHECS_DROIT_PETIT_ROQUE_NOIR 4

/** Le droit de grand roque des noirs. */
#define ECHECS_DROIT_GRAND_ROQUE_NOIR 8

/** Un coup joué. */
typedef struct coup_joue {
    /** La colonne de départ. */
    int x_depart;
    /** La rangée de départ. */
    int y_depart;
    /**
     * La colonne d'arrivée ; pour un roque, celle du roi (celle de la tour dans les roques de
     * Chess960 de partie.h).
     */
    int x_arrivee;
    /** La rangée d'arrivée. */
    int y_arrivee;
    /** La sorte de coup. */
    type_deplacement type;
    /** Ce que devient un pion promu ; invalide pour un autre coup. */
    type_piece promotion;
} coup_joue;

/**
 * Une partie : l'échiquier initial, avec ses droits de roque, sa case de prise en passant et
 * ses compteurs, puis les coups joués.
 */
typedef struct historique_partie {
    /** L'échiquier avant le premier coup. */
    echiquier echiquier_initial;
    /** Le nombre de coups joués, de 0 à ECHECS_COUPS_MAX. */
    int nombre_coups;
    /** Les coups joués ; ceux d'indice nombre_coups et plus ne comptent pas. */
    coup_joue coups[ECHECS_COUPS_MAX];
    /** Les droits de roque avant le premier coup : une somme de ECHECS_DROIT_... */
    int droits_roque;
    /** La colonne de la case de prise en passant avant le premier coup, ou -1. */
    int en_passant_x;
    /** La rangée de la case de prise en passant avant le premier coup, ou -1. */
    int en_passant_y;
    /**
     * Le compteur de demi-coups de la FEN, avant le premier coup : ceux qui suivent la dernière
     * prise ou le dernier coup de pion.
     */
    int demi_coups;
    /** Le numéro de coup de la FEN, avant le premier coup. */
    int numero_coup;
} historique_partie;

/**
 * Prépare un historique pour le début d'une partie.
 *
 * @param h l'historique à remplir ; ce qu'il contenait ne compte pas.
 *
 * Nécessite :
 * - [HISTORIQUE-INIT-N1] h n'est pas NULL ; sinon ne fait rien.
 *
 * Garantie :
 * - [HISTORIQUE-INIT-G1] + echiquier_initial reçoit l'échiquier du début d'une partie, et
 *   nombre_coups reçoit 0 ;
 * - [HISTORIQUE-INIT-G2] + droits_roque reçoit la somme des quatre droits, en_passant_x et
 *   en_passant_y reçoivent -1, demi_coups reçoit 0 et numero_coup reçoit 1 ;
 * - [HISTORIQUE-INIT-G3] + si le programme, comme celui du cours, change ensuite
 *   echiquier_initial : *h est l'historique d'une partie qui commence par cet échiquier, et un
 *   droit de roque n'y compte que si le roi et la tour sont sur leurs cases initiales.
 */
ECHECS_API
void historique_initialise(historique_partie *h);

/**
 * Ajoute un coup à la fin d'un historique.
 *
 * @param h l'historique à changer.
 * @param coup le coup à ajouter ; la fonction ne vérifie pas qu'il est légal.
 *
 * Nécessite :
 * - [HISTORIQUE-AJOUTER-N1] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-AJOUTER-N2] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
 *   sinon rend erreur_historique_invalide ;
 * - [HISTORIQUE-AJOUTER-N3] coup n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-AJOUTER-N4] les quatre coordonnées de *coup vont de 0 à 7 ;
 *   sinon rend erreur_argument_hors_limites ;
 * - [HISTORIQUE-AJOUTER-N5] coup->type est un type_deplacement ;
 *   sinon rend erreur_argument_hors_limites ;
 * - [HISTORIQUE-AJOUTER-N6] coup->promotion est un type_piece ;
 *   sinon rend erreur_argument_hors_limites.
 *
 * Garantie :
 * - [HISTORIQUE-AJOUTER-G1] + si nombre_coups est inférieur à ECHECS_COUPS_MAX : rend pas_erreur,
 *   la place d'indice nombre_coups reçoit *coup, et nombre_coups augmente de 1 ;
 * - [HISTORIQUE-AJOUTER-G2] + si nombre_coups vaut ECHECS_COUPS_MAX :
 *   rend erreur_historique_plein ;
 * - [HISTORIQUE-AJOUTER-G3] + si la fonction rend un autre code que pas_erreur : *h ne change pas.
 *
 * @return un type_erreur : pas_erreur, ou le code de l'erreur.
 */
ECHECS_UTILE ECHECS_API
int historique_ajouter_coup(historique_partie *h, const coup_joue *coup);

/**
 * Donne le dernier coup d'un historique.
 *
 * @param h l'historique.
 * @param coup où écrire le coup.
 *
 * Nécessite :
 * - [HISTORIQUE-DERNIER-N1] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-DERNIER-N2] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
 *   sinon rend erreur_historique_invalide ;
 * - [HISTORIQUE-DERNIER-N3] coup n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [HISTORIQUE-DERNIER-G1] + s'il y a au moins un coup : rend pas_erreur, et *coup reçoit le
 *   dernier coup ;
 * - [HISTORIQUE-DERNIER-G2] + s'il n'y a aucun coup : rend erreur_historique_vide, et *coup ne
 *   change pas.
 *
 * @return un type_erreur : pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
int historique_dernier_coup(const historique_partie *h, coup_joue *coup);

/**
 * Dit si un coup de l'historique part d'une case ou y arrive.
 *
 * Le roque appelle cette fonction (voir [ROQUE-G3]) : une tour prise dans son coin, puis
 * remplacée par une autre tour, ne permet plus le roque.
 *
 * @param h l'historique.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [HISTORIQUE-EXISTE-N1] h n'est pas NULL ; sinon rend 0 ;
 * - [HISTORIQUE-EXISTE-N2] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ; sinon rend 0 ;
 * - [HISTORIQUE-EXISTE-N3] coord_x et coord_y vont de 0 à 7 ; sinon rend 0.
 *
 * Garantie :
 * - [HISTORIQUE-EXISTE-G1] rend 1 si l'un des nombre_coups premiers coups part de cette case ;
 * - [HISTORIQUE-EXISTE-G2] rend 1 si l'un des nombre_coups premiers coups arrive sur cette case ;
 * - [HISTORIQUE-EXISTE-G3] sinon rend 0.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y);

/**
 * Prépare l'historique d'une partie qui commence par un échiquier.
 *
 * @param h l'historique à remplir ; ce qu'il contenait ne compte pas.
 * @param e l'échiquier d'avant le premier coup.
 *
 * Si une clause n'est pas respectée, *h ne change pas.
 *
 * Nécessite :
 * - [HISTORIQUE-DEPUIS-N1] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-DEPUIS-N2] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-DEPUIS-N3] *e est intègre ; sinon rend le code de [ECHIQUIER-VERIFIER-G2].
 *
 * Garantie :
 * - [HISTORIQUE-DEPUIS-G1] + rend pas_erreur, et *h reçoit une partie sans coup :
 *   echiquier_initial est égal à *e, il n'y a pas de case de prise en passant, demi_coups vaut 0
 *   et numero_coup vaut 1 ;
 * - [HISTORIQUE-DEPUIS-G2] + droits_roque a un droit pour chaque tour sur sa case initiale, si le
 *   roi du même camp est sur sa case initiale.
 *
 * @return un type_erreur : pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
int historique_initialise_depuis(historique_partie *h, const echiquier *e);

/**
 * Donne l'échiquier après tous les coups d'un historique.
 *
 * @param h l'historique.
 * @param e l'échiquier à remplir ; ce qu'il contenait ne compte pas.
 *
 * Nécessite :
 * - [HISTORIQUE-REJOUER-N1] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-REJOUER-N2] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
 *   sinon rend erreur_historique_invalide ;
 * - [HISTORIQUE-REJOUER-N3] e n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [HISTORIQUE-REJOUER-G1] + rend pas_erreur, et *e reçoit l'échiquier obtenu en faisant tous les
 *   coups, l'un après l'autre, depuis echiquier_initial ; après chaque coup, le trait passe au
 *   camp adverse ;
 * - [HISTORIQUE-REJOUER-G2] + rend erreur_historique_invalide dans l'un de ces cas ; la fonction
 *   ne vérifie pas que les coups sont légaux :
 *   - echiquier_initial n'est pas intègre ;
 *   - le type d'un coup n'est pas un type_deplacement ;
 *   - un coup part d'une case où le camp qui a le trait n'a pas de pièce ;
 *   - un roque n'a pas de pièce de ce camp dans le coin de la tour ;
 *   - un coup de type deplacement_promotion a une promotion qui n'est ni dame, ni tour, ni fou, ni
 *     cavalier (pour un autre type, la promotion ne compte pas) ;
 *   - l'échiquier obtenu à la fin n'est pas intègre ;
 * - [HISTORIQUE-REJOUER-G3] + si la fonction rend un autre code que pas_erreur : *e ne
 *   change pas ;
 * - [HISTORIQUE-REJOUER-G4] + fait chaque coup selon son type (un roque déplace aussi la tour, une
 *   prise en passant retire le pion pris), sans appeler aucune fonction par son nom.
 *
 * @return un type_erreur : pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
int historique_rejouer(const historique_partie *h, echiquier *e);

/**
 * Annule le dernier coup, et donne l'échiquier d'avant.
 *
 * @param h l'historique, dont le dernier coup disparaît.
 * @param e où écrire l'échiquier d'avant le coup, recalculé depuis echiquier_initial.
 *
 * Nécessite :
 * - [HISTORIQUE-ANNULER-N1] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-ANNULER-N2] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
 *   sinon rend erreur_historique_invalide ;
 * - [HISTORIQUE-ANNULER-N3] e n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [HISTORIQUE-ANNULER-G1] + rend pas_erreur, h->nombre_coups diminue de 1, et *e reçoit
 *   l'échiquier obtenu en faisant les coups qui restent ;
 * - [HISTORIQUE-ANNULER-G2] + s'il n'y a aucun coup : rend erreur_historique_vide ;
 * - [HISTORIQUE-ANNULER-G3] + si les coups qui restent ne se rejouent pas (voir
 *   [HISTORIQUE-REJOUER-G2]) : rend erreur_historique_invalide ;
 * - [HISTORIQUE-ANNULER-G4] + si la fonction rend un autre code que pas_erreur : ni *e ni *h
 *   ne change ;
 * - [HISTORIQUE-ANNULER-G5] + fait les coups comme en [HISTORIQUE-REJOUER-G4], sans appeler aucune
 *   fonction par son nom.
 *
 * @return un type_erreur : pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
int historique_annuler_coup(historique_partie *h, echiquier *e);

/* =======================================================================================
 * Déplacements
 * ======================================================================================= */

/** Ce qui a empêché un déplacement, et la case en cause s'il y en a une. */
typedef struct code_erreur_deplacement {
    /** L'erreur, ou pas_erreur. */
    type_erreur type;
    /** La colonne de la case en cause, ou -1. */
    int coord_x;
    /** La rangée de la case en cause, ou -1. */
    int coord_y;
} code_erreur_deplacement;

/**
 * Dit si un déplacement standard est pseudo-légal.
 *
 * Un déplacement standard est celui d'une pièce seule : ni roque, ni prise en passant.
 * Pseudo-légal veut dire : sans regarder si le roi de son camp serait ensuite en échec. La case
 * d'arrivée peut être celle du roi adverse : une pièce qui peut y aller met ce roi en échec.
 *
 * @param e l'échiquier.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
 *
 * Nécessite :
 * - [STANDARD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [STANDARD-N2] *e est intègre ; sinon le code est celui de [ECHIQUIER-VERIFIER-G2] ;
 * - [STANDARD-N3] les quatre coordonnées vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [STANDARD-N4] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code.
 *
 * Garantie :
 * - [STANDARD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
 *   rend 1, et *erreur reçoit le code pas_erreur ;
 * - [STANDARD-G2] si le camp qui a le trait a une pièce sur la case de départ, et que ce
 *   déplacement n'est pas pseudo-légal : rend 0, et *erreur reçoit un autre code que pas_erreur ;
 * - [STANDARD-G7] + si le camp qui a le trait n'a pas de pièce sur la case de départ : rend 0 ;
 * - [STANDARD-G8] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon reçoit le
 *   code de la première faute, dans cet ordre :
 *   - erreur_absence_de_deplacement, -1, -1 : les deux cases sont la même ;
 *   - erreur_case_depart_vide et la case de départ : la case de départ est vide ;
 *   - erreur_piece_adverse et la case de départ : la pièce de cette case est adverse ;
 *   - ce que la fonction de la pièce écrit, ou ce que dit [STANDARD-G5] ;
 * - [STANDARD-G3] + appelle par son nom la fonction de la sorte de pièce,
 *   echiquier_deplacement_standard_est_valide_... : si le programme la définit, c'est sa version
 *   qui est appelée ;
 * - [STANDARD-G4] + ce que cette fonction rend compte seul : 0 est un refus, toute autre valeur
 *   une permission, quoi qu'elle écrive dans *erreur. Après un refus :
 *   - si elle n'a rien écrit, ou a écrit pas_erreur ou un code qui n'existe pas : *erreur reçoit
 *     { erreur_deplacement_piece_impossible, -1, -1 } ;
 *   - si elle a écrit une case qui n'est pas sur l'échiquier : *erreur garde le code, avec -1 et
 *     -1 ;
 * - [STANDARD-G5] + si le camp qui a le trait a une pièce sur la case d'arrivée : rend 0 sans
 *   appeler cette fonction, et *erreur reçoit ce qu'écrit celle de la bibliothèque ;
 * - [STANDARD-G6] + donne à cette fonction l'adresse de la pièce, dans le jeu de l'échiquier
 *   qu'elle reçoit.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_coup_standard_est_valide(const echiquier *e, int x_depart,
        int y_depart, int x_arrivee, int y_arrivee, code_erreur_deplacement *erreur);

/**
 * Fait un déplacement standard, prise comprise, sans le vérifier.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 *
 * Si une clause n'est pas respectée, *e ne change pas.
 *
 * Nécessite :
 * - [REALISER-N1] e n'est pas NULL ;
 * - [REALISER-N2] *e est intègre ;
 * - [REALISER-N3] les quatre coordonnées vont de 0 à 7 ;
 * - [REALISER-N4] le camp qui a le trait a une pièce sur la case de départ, et aucune sur la
 *   case d'arrivée ;
 * - [REALISER-N5] le roi adverse n'est pas sur la case d'arrivée : sans ce roi, *e ne serait
 *   plus intègre.
 *
 * Garantie :
 * - [REALISER-G1] la pièce est sur la case d'arrivée ;
 * - [REALISER-G2] la pièce adverse qui était sur la case d'arrivée est retirée de son jeu, comme
 *   en [JEU-SUPPRIMER-G1] ;
 * - [REALISER-G3] joueur_courant ne change pas ;
 * - [REALISER-G4] + la pièce garde son indice dans son jeu, et le jeu adverse change comme en
 *   [JEU-SUPPRIMER-G4].
 */
ECHECS_API
void echiquier_deplacement_realise_coup_standard(echiquier *e, int x_depart, int y_depart,
        int x_arrivee, int y_arrivee);

/**
 * Fait un coup s'il est légal, sans changer le trait.
 *
 * Le coup est d'abord essayé, sur une copie de l'échiquier, comme un déplacement standard. Si ce
 * déplacement est refusé, la fonction essaie le roque pour un roi, et la prise en passant pour
 * un pion. Comme celle du cours, elle ne rend rien : *erreur dit si le coup est fait.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param h l'historique, qui n'est pas changé : l'appelant y ajoute le coup.
 * @param erreur où écrire le code et la case en cause.
 * @param type où écrire la sorte du coup.
 *
 * Si une clause n'est pas respectée, *erreur reçoit le code indiqué, avec -1 et -1, et rien
 * d'autre ne change.
 *
 * Nécessite :
 * - [DEPLACER-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [DEPLACER-N2] *e est intègre ; sinon le code est celui de [ECHIQUIER-VERIFIER-G2] ;
 * - [DEPLACER-N3] les quatre coordonnées vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [DEPLACER-N4] h n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [DEPLACER-N5] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
 *   sinon le code est erreur_historique_invalide ;
 * - [DEPLACER-N6] erreur n'est pas NULL ; sinon ne fait rien ;
 * - [DEPLACER-N7] type n'est pas NULL ; sinon le code est erreur_pointeur_nul.
 *
 * Garantie :
 * - [DEPLACER-G1] si le coup est légal : *e reçoit l'échiquier d'après le coup, où joueur_courant
 *   est resté le même, *erreur reçoit le code pas_erreur, et *type reçoit la sorte du coup ;
 * - [DEPLACER-G2] si un pion arrive sur sa dernière rangée : *type reçoit deplacement_promotion,
 *   et il reste à l'appelant à promouvoir ce pion, par exemple avec echiquier_promouvoir_pion ;
 * - [DEPLACER-G4] si le camp qui a le trait a une pièce sur la case de départ, et que ce coup
 *   n'est pas légal : *e ne change pas, et *erreur reçoit un autre code que pas_erreur ;
 * - [DEPLACER-G9] + *erreur reçoit { pas_erreur, -1, -1 } si le coup est fait ; si le coup est
 *   refusé, y compris parce que le camp qui a le trait n'a pas de pièce sur la case de départ,
 *   ni *e ni *type ne change ;
 * - [DEPLACER-G3] + si le coup est refusé : *erreur reçoit le code de la première faute, dans cet
 *   ordre :
 *   - les trois premiers codes de [STANDARD-G8] ;
 *   - erreur_deplacement_piece_impossible et la case du roi adverse : un déplacement pseudo-légal
 *     prendrait ce roi ;
 *   - pour un roi qui va de deux cases sur sa rangée sans que le roque soit permis,
 *     erreur_roque_non_permis et la case de [ROQUE-G5] ;
 *   - pour un pion qui avance d'une case en diagonale vers une case vide sans que la prise en
 *     passant soit permise, erreur_prise_en_passant_non_permise et la case de [EN-PASSANT-G4] ;
 *   - pour un autre déplacement standard refusé, le code et la case de [STANDARD-G8] ;
 *   - erreur_roi_en_echec et la case d'une pièce qui attaque le roi : le coup laisse le roi de son
 *     camp en échec ;
 * - [DEPLACER-G5] + appelle par leur nom, chacune une fois au plus, les fonctions suivantes ; si
 *   le programme les définit, ce sont ses versions :
 *   - echiquier_deplacement_coup_standard_est_valide, seulement si le camp qui a le trait a une
 *     pièce sur la case de départ et va sur une autre case ;
 *   - echiquier_deplacement_realise_coup_standard, si le déplacement standard est permis ;
 *   - echiquier_deplacement_realise_si_possible_roque si un roi, ou
 *     echiquier_deplacement_realise_si_possible_prise_en_passant si un pion, se voit refuser le
 *     déplacement standard : le programme peut définir ce nom, ou celui avec _special, que cette
 *     fonction appelle ;
 * - [DEPLACER-G6] + ce que ces fonctions rendent compte seul, comme en [STANDARD-G4] ; si, après
 *   un refus, rien n'est écrit, ou si le code écrit n'est pas celui d'une erreur, *erreur reçoit,
 *   avec -1 et -1, erreur_roque_non_permis ou erreur_prise_en_passant_non_permise dans le cas de
 *   [DEPLACER-G3] qui a ce code, et erreur_deplacement_piece_impossible dans les autres ;
 * - [DEPLACER-G7] + si une version du programme laisse un échiquier qui n'est pas intègre :
 *   *erreur reçoit, avec -1 et -1, le code de [ECHIQUIER-VERIFIER-G2], et le coup est refusé ;
 * - [DEPLACER-G8] + si une version du programme permet le coup sans changer l'échiquier : *erreur
 *   reçoit { erreur_deplacement_piece_impossible, -1, -1 }, et le coup est refusé.
 */
ECHECS_API
void echiquier_deplacement_realise_si_possible(echiquier *e, int x_depart, int y_depart,
        int x_destination, int y_destination, const historique_partie *h,
        code_erreur_deplacement *erreur, type_deplacement *type);

/**
 * Promeut un pion arrivé sur sa dernière rangée.
 *
 * @param e l'échiquier à changer.
 * @param coord_x la colonne du pion.
 * @param coord_y la rangée du pion.
 * @param promotion ce que devient le pion : dame, tour, fou ou cavalier.
 *
 * Nécessite :
 * - [PROMOUVOIR-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PROMOUVOIR-N2] *e est intègre ; sinon rend le code de [ECHIQUIER-VERIFIER-G2] ;
 * - [PROMOUVOIR-N3] coord_x et coord_y vont de 0 à 7 ; sinon rend erreur_argument_hors_limites ;
 * - [PROMOUVOIR-N4] promotion est une valeur de type_piece ;
 *   sinon rend erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PROMOUVOIR-G1] + si le camp qui a le trait a un pion sur cette case, si cette case est sur la
 *   dernière rangée de ce camp, et si promotion vaut dame, tour, fou ou cavalier : rend
 *   pas_erreur, et le pion devient cette pièce, au même indice de son jeu ;
 * - [PROMOUVOIR-G2] + sinon rend erreur_promotion_non_permise, et *e ne change pas.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur echiquier_promouvoir_pion(echiquier *e, int coord_x, int coord_y,
                                      type_piece promotion);

/* =======================================================================================
 * Déplacements standard
 * ======================================================================================= */

/**
 * Dit si le déplacement d'une tour est pseudo-légal.
 *
 * Une tour se déplace en ligne droite, le long d'une rangée ou d'une colonne. Pseudo-légal veut
 * dire : sans regarder si le roi de son camp serait ensuite en échec.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : une tour de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
 *
 * Nécessite :
 * - [TOUR-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [TOUR-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [TOUR-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
 * - [TOUR-STD-N4] x_destination et y_destination vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [TOUR-STD-N5] *p est une tour, et une pièce de *e est égale à *p ;
 *   sinon le code est erreur_argument_hors_limites.
 *
 * Garantie :
 * - [TOUR-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
 *   rend 1, et *erreur reçoit le code pas_erreur ;
 * - [TOUR-STD-G2] si la pièce ne se déplace pas ainsi, ou si une pièce est sur le trajet, avant la
 *   case d'arrivée : rend 0, et *erreur reçoit un autre code que pas_erreur ;
 * - [TOUR-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce du même
 *   camp est sur cette case ;
 * - [TOUR-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon reçoit le
 *   code de la première faute, dans cet ordre :
 *   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
 *   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ;
 *   - erreur_piece_blocant_trajet et la première case occupée : une pièce est sur le trajet, ou
 *     une pièce du même camp sur la case d'arrivée ;
 * - [TOUR-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_standard_est_valide_tour(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si le déplacement d'un cavalier est pseudo-légal.
 *
 * Un cavalier se déplace de deux cases le long d'une rangée ou d'une colonne, et d'une case à
 * angle droit, par-dessus les pièces. Pseudo-légal veut dire : sans regarder si le roi de son
 * camp serait ensuite en échec.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : un cavalier de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
 *
 * Nécessite :
 * - [CAVALIER-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [CAVALIER-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [CAVALIER-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
 * - [CAVALIER-STD-N4] x_destination et y_destination vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [CAVALIER-STD-N5] *p est un cavalier, et une pièce de *e est égale à *p ;
 *   sinon le code est erreur_argument_hors_limites.
 *
 * Garantie :
 * - [CAVALIER-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
 *   rend 1, et *erreur reçoit le code pas_erreur ;
 * - [CAVALIER-STD-G2] si la pièce ne se déplace pas ainsi : rend 0, et *erreur reçoit un autre
 *   code que pas_erreur ;
 * - [CAVALIER-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce du
 *   même camp est sur cette case ;
 * - [CAVALIER-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon reçoit
 *   le code de la première faute, dans cet ordre :
 *   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
 *   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ;
 *   - erreur_piece_blocant_trajet et la case d'arrivée : une pièce du même camp est sur cette
 *     case ;
 * - [CAVALIER-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_standard_est_valide_cavalier(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si le déplacement d'un fou est pseudo-légal.
 *
 * Un fou se déplace en diagonale. Pseudo-légal veut dire : sans regarder si le roi de son camp
 * serait ensuite en échec.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : un fou de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
 *
 * Nécessite :
 * - [FOU-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [FOU-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [FOU-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
 * - [FOU-STD-N4] x_destination et y_destination vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [FOU-STD-N5] *p est un fou, et une pièce de *e est égale à *p ;
 *   sinon le code est erreur_argument_hors_limites.
 *
 * Garantie :
 * - [FOU-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
 *   rend 1, et *erreur reçoit le code pas_erreur ;
 * - [FOU-STD-G2] si la pièce ne se déplace pas ainsi, ou si une pièce est sur le trajet, avant la
 *   case d'arrivée : rend 0, et *erreur reçoit un autre code que pas_erreur ;
 * - [FOU-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce du même
 *   camp est sur cette case ;
 * - [FOU-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon reçoit le
 *   code de la première faute, dans cet ordre :
 *   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
 *   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ;
 *   - erreur_piece_blocant_trajet et la première case occupée : une pièce est sur le trajet, ou
 *     une pièce du même camp sur la case d'arrivée ;
 * - [FOU-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_standard_est_valide_fou(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si le déplacement d'une dame est pseudo-légal.
 *
 * Une dame se déplace comme une tour ou comme un fou. Pseudo-légal veut dire : sans regarder si
 * le roi de son camp serait ensuite en échec.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : une dame de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
 *
 * Nécessite :
 * - [DAME-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [DAME-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [DAME-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
 * - [DAME-STD-N4] x_destination et y_destination vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [DAME-STD-N5] *p est une dame, et une pièce de *e est égale à *p ;
 *   sinon le code est erreur_argument_hors_limites.
 *
 * Garantie :
 * - [DAME-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
 *   rend 1, et *erreur reçoit le code pas_erreur ;
 * - [DAME-STD-G2] si la pièce ne se déplace pas ainsi, ou si une pièce est sur le trajet, avant la
 *   case d'arrivée : rend 0, et *erreur reçoit un autre code que pas_erreur ;
 * - [DAME-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce du même
 *   camp est sur cette case ;
 * - [DAME-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon reçoit le
 *   code de la première faute, dans cet ordre :
 *   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
 *   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ;
 *   - erreur_piece_blocant_trajet et la première case occupée : une pièce est sur le trajet, ou
 *     une pièce du même camp sur la case d'arrivée ;
 * - [DAME-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_standard_est_valide_dame(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si le déplacement d'un roi est pseudo-légal, roque exclu.
 *
 * Un roi se déplace d'une case, dans tous les sens. Pseudo-légal veut dire : sans regarder si le
 * roi de son camp serait ensuite en échec.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : un roi de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
 *
 * Nécessite :
 * - [ROI-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [ROI-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [ROI-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
 * - [ROI-STD-N4] x_destination et y_destination vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [ROI-STD-N5] *p est un roi, et une pièce de *e est égale à *p ;
 *   sinon le code est erreur_argument_hors_limites.
 *
 * Garantie :
 * - [ROI-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
 *   rend 1, et *erreur reçoit le code pas_erreur ;
 * - [ROI-STD-G2] si la pièce ne se déplace pas ainsi : rend 0, et *erreur reçoit un autre code que
 *   pas_erreur ;
 * - [ROI-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce du même
 *   camp est sur cette case ;
 * - [ROI-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon reçoit le
 *   code de la première faute, dans cet ordre :
 *   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
 *   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ;
 *   - erreur_piece_blocant_trajet et la case d'arrivée : une pièce du même camp est sur cette
 *     case ;
 * - [ROI-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_standard_est_valide_roi(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si le déplacement d'un pion blanc est pseudo-légal.
 *
 * Un pion blanc se déplace d'une case vers les y croissants, ou de deux depuis y = 1, si ces
 * cases sont vides ; pour prendre, d'une case en diagonale vers les y croissants. Pseudo-légal
 * veut dire : sans regarder si le roi de son camp serait ensuite en échec.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : un pion blanc de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
 *
 * Nécessite :
 * - [PION-BLANC-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [PION-BLANC-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [PION-BLANC-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
 * - [PION-BLANC-STD-N4] x_destination et y_destination vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [PION-BLANC-STD-N5] *p est un pion blanc, et une pièce de *e est égale à *p ;
 *   sinon le code est erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PION-BLANC-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi
 *   adverse : rend 1, et *erreur reçoit le code pas_erreur ;
 * - [PION-BLANC-STD-G2] si la pièce ne se déplace pas ainsi, si une pièce est sur le trajet, ou si
 *   une pièce adverse est devant le pion, sur la case d'arrivée : rend 0, et *erreur reçoit un
 *   autre code que pas_erreur ;
 * - [PION-BLANC-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce
 *   du même camp est sur cette case ;
 * - [PION-BLANC-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon
 *   reçoit le code de la première faute, dans cet ordre :
 *   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
 *   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ; en
 *     diagonale, aussi quand la case d'arrivée n'a pas de pièce adverse ;
 *   - erreur_piece_blocant_trajet et la première case occupée : une pièce, même adverse, est
 *     devant le pion, sur le trajet ou sur la case d'arrivée ;
 * - [PION-BLANC-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_standard_est_valide_pion_blanc(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si le déplacement d'un pion noir est pseudo-légal.
 *
 * Un pion noir se déplace d'une case vers les y décroissants, ou de deux depuis y = 6, si ces
 * cases sont vides ; pour prendre, d'une case en diagonale vers les y décroissants. Pseudo-légal
 * veut dire : sans regarder si le roi de son camp serait ensuite en échec.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : un pion noir de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, et *erreur reçoit le code indiqué, avec -1 et -1.
 *
 * Nécessite :
 * - [PION-NOIR-STD-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [PION-NOIR-STD-N2] p n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [PION-NOIR-STD-N3] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code ;
 * - [PION-NOIR-STD-N4] x_destination et y_destination vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [PION-NOIR-STD-N5] *p est un pion noir, et une pièce de *e est égale à *p ;
 *   sinon le code est erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PION-NOIR-STD-G1] si le déplacement est pseudo-légal, y compris vers la case du roi adverse :
 *   rend 1, et *erreur reçoit le code pas_erreur ;
 * - [PION-NOIR-STD-G2] si la pièce ne se déplace pas ainsi, si une pièce est sur le trajet, ou si
 *   une pièce adverse est devant le pion, sur la case d'arrivée : rend 0, et *erreur reçoit un
 *   autre code que pas_erreur ;
 * - [PION-NOIR-STD-G3] + rend 0 aussi si la case d'arrivée est celle de départ, ou si une pièce du
 *   même camp est sur cette case ;
 * - [PION-NOIR-STD-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la fonction rend 1 ; sinon
 *   reçoit le code de la première faute, dans cet ordre :
 *   - erreur_absence_de_deplacement, -1, -1 : la case d'arrivée est celle de départ ;
 *   - erreur_deplacement_piece_impossible, -1, -1 : la pièce ne se déplace pas ainsi ; en
 *     diagonale, aussi quand la case d'arrivée n'a pas de pièce adverse ;
 *   - erreur_piece_blocant_trajet et la première case occupée : une pièce, même adverse, est
 *     devant le pion, sur le trajet ou sur la case d'arrivée ;
 * - [PION-NOIR-STD-G5] + juge de même une pièce du camp qui n'a pas le trait.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_standard_est_valide_pion_noir(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/* =======================================================================================
 * Déplacements spéciaux
 * ======================================================================================= */

/**
 * Fait le roque demandé par le déplacement du roi, s'il est permis.
 *
 * Le roque est permis si le roi et la tour n'ont jamais bougé, s'il n'y a aucune pièce entre
 * eux, et si aucune pièce adverse n'attaque la case de départ du roi, la case qu'il traverse ou
 * sa case d'arrivée. Une attaque sur la tour n'empêche pas le roque ; au grand roque, une
 * attaque sur la case b1 ou b8 non plus.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param h l'historique, qui n'est pas changé.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, *e ne change pas, et *erreur reçoit le code
 * indiqué, avec -1 et -1.
 *
 * Nécessite :
 * - [ROQUE-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [ROQUE-N2] *e est intègre ; sinon le code est celui de [ECHIQUIER-VERIFIER-G2] ;
 * - [ROQUE-N3] les quatre coordonnées vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [ROQUE-N4] h n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [ROQUE-N5] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
 *   sinon le code est erreur_historique_invalide ;
 * - [ROQUE-N6] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code.
 *
 * Garantie :
 * - [ROQUE-G1] si le roque est permis : rend 1, le roi et la tour sont déplacés, joueur_courant ne
 *   change pas, et *erreur reçoit le code pas_erreur ;
 * - [ROQUE-G2] si le roi du camp qui a le trait est sur la case de départ, et que ce roque n'est
 *   pas permis : rend 0, *e ne change pas, et *erreur reçoit un autre code que pas_erreur ;
 * - [ROQUE-G4] rend 0 de même si le roi est en échec avant le roque ;
 * - [ROQUE-G5] + *erreur reçoit { pas_erreur, -1, -1 } si le roque est permis ; sinon reçoit
 *   erreur_roque_non_permis avec la première case en cause, dans cet ordre :
 *   - -1, -1 : le déplacement n'est ni e1-g1 ni e1-c1 (ni e8-g8 ni e8-c8 pour les noirs) ;
 *   - la case initiale du roi : le roi n'est pas sur cette case ;
 *   - la case initiale de la tour : la tour n'est pas sur cette case, ou h->droits_roque n'a pas
 *     ce droit ;
 *   - la case initiale de la pièce qui a bougé, le roi d'abord : voir [ROQUE-G3] ;
 *   - la case occupée, entre le roi et la tour, la plus proche de la colonne a ;
 *   - la case attaquée, parmi les trois du roi, la plus proche de la colonne a ;
 * - [ROQUE-G6] + rend 0, et *e ne change pas, si le roi n'est pas sur la case de départ, ou si
 *   h->droits_roque n'a pas ce droit ;
 * - [ROQUE-G3] + appelle historique_deplacement_existe par son nom : le roi ou la tour a bougé si
 *   cette fonction, ou la version du programme, ne rend pas 0 pour sa case initiale.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x_depart,
        int y_depart, int x_arrivee, int y_arrivee, const historique_partie *h,
        code_erreur_deplacement *erreur);

/**
 * Autre nom de la fonction du roque.
 *
 * C'est le nom du titre du contrat, dans la fiche du cours.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param h l'historique, qui n'est pas changé.
 * @param erreur où écrire le code et la case en cause.
 *
 * Nécessite : ce que nécessite echiquier_deplacement_special_realise_si_possible_roque.
 *
 * Garantie :
 * - [ROQUE-ALIAS-G1] + appelle echiquier_deplacement_special_realise_si_possible_roque par son
 *   nom, avec les mêmes arguments, et rend ce que cette fonction rend : si le programme la
 *   définit, c'est sa version qui est appelée.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_realise_si_possible_roque(echiquier *e, int x_depart,
        int y_depart, int x_arrivee, int y_arrivee, const historique_partie *h,
        code_erreur_deplacement *erreur);

/**
 * Fait la prise en passant demandée, si elle est permise.
 *
 * La prise en passant est permise si le dernier coup est l'avance de deux cases d'un pion
 * adverse, qui se trouve maintenant à côté du pion qui prend. Le pion qui prend va en diagonale
 * sur la case que l'autre pion a sautée, et l'autre pion est retiré : après d7-d5, un pion
 * blanc en e5 va en d6, et le pion d5 disparaît.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param h l'historique, qui n'est pas changé.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, *e ne change pas, et *erreur reçoit le code
 * indiqué, avec -1 et -1.
 *
 * Nécessite :
 * - [EN-PASSANT-N1] e n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [EN-PASSANT-N2] *e est intègre ; sinon le code est celui de [ECHIQUIER-VERIFIER-G2] ;
 * - [EN-PASSANT-N3] les quatre coordonnées vont de 0 à 7 ;
 *   sinon le code est erreur_argument_hors_limites ;
 * - [EN-PASSANT-N4] h n'est pas NULL ; sinon le code est erreur_pointeur_nul ;
 * - [EN-PASSANT-N5] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
 *   sinon le code est erreur_historique_invalide ;
 * - [EN-PASSANT-N6] erreur n'est pas NULL ; sinon rend 0 et n'écrit aucun code.
 *
 * Garantie :
 * - [EN-PASSANT-G1] si la prise est permise : rend 1, le pion est déplacé, le pion adverse est
 *   retiré, joueur_courant ne change pas, et *erreur reçoit le code pas_erreur ;
 * - [EN-PASSANT-G2] si le camp qui a le trait a une pièce sur la case de départ, et que cette
 *   prise n'est pas permise : rend 0, *e ne change pas, et *erreur reçoit un autre code que
 *   pas_erreur ;
 * - [EN-PASSANT-G4] + *erreur reçoit { pas_erreur, -1, -1 } si la prise est permise ; sinon reçoit
 *   erreur_prise_en_passant_non_permise avec la première case en cause, dans cet ordre :
 *   - -1, -1 : ce n'est pas un pion du camp qui a le trait, qui avance d'une case en diagonale
 *     depuis la cinquième rangée (la quatrième pour les noirs) ;
 *   - la case d'arrivée : cette case est occupée ;
 *   - la case du pion à prendre (colonne d'arrivée, rangée de départ) : aucun pion adverse n'est
 *     sur cette case, ou le dernier coup n'est pas son avance de deux cases ;
 * - [EN-PASSANT-G5] + rend 0, et *e ne change pas, si le camp qui a le trait n'a pas de pièce sur
 *   la case de départ ;
 * - [EN-PASSANT-G6] + permet aussi la prise après laquelle le roi de son camp est en échec :
 *   echiquier_deplacement_realise_si_possible la refuse ;
 * - [EN-PASSANT-G3] + si l'historique n'a aucun coup : h->en_passant_x et h->en_passant_y disent
 *   la seule case d'arrivée permise ; une autre est refusée avec la case du pion à prendre.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_special_realise_si_possible_prise_en_passant(echiquier *e,
        int x_depart, int y_depart, int x_arrivee, int y_arrivee,
        const historique_partie *h, code_erreur_deplacement *erreur);

/**
 * Autre nom de la fonction de la prise en passant.
 *
 * C'est le nom du titre du contrat, dans la fiche du cours.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param h l'historique, qui n'est pas changé.
 * @param erreur où écrire le code et la case en cause.
 *
 * Nécessite : ce que nécessite
 * echiquier_deplacement_special_realise_si_possible_prise_en_passant.
 *
 * Garantie :
 * - [EN-PASSANT-ALIAS-G1] + appelle
 *   echiquier_deplacement_special_realise_si_possible_prise_en_passant par son nom, avec les
 *   mêmes arguments, et rend ce que cette fonction rend : si le programme la définit, c'est sa
 *   version qui est appelée.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_deplacement_realise_si_possible_prise_en_passant(echiquier *e, int x_depart,
        int y_depart, int x_arrivee, int y_arrivee, const historique_partie *h,
        code_erreur_deplacement *erreur);

/* =======================================================================================
 * Échec, mat et pat
 * ======================================================================================= */

/**
 * Dit si le roi du camp qui a le trait est en échec.
 *
 * @param e l'échiquier.
 *
 * Nécessite :
 * - [ECHEC-N1] e n'est pas NULL ; sinon rend 0 ;
 * - [ECHEC-N2] *e est intègre ; sinon rend 0.
 *
 * Garantie :
 * - [ECHEC-G1] + rend 1 si une pièce adverse attaque le roi du camp qui a le trait ; sinon rend 0.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_est_en_echec(const echiquier *e);

/**
 * Dit si le camp qui a le trait est mat.
 *
 * @param e l'échiquier.
 * @param h l'historique des coups qui ont mené à cet échiquier.
 *
 * Nécessite :
 * - [MAT-N1] e n'est pas NULL ; sinon rend 0 ;
 * - [MAT-N2] *e est intègre ; sinon rend 0 ;
 * - [MAT-N3] h n'est pas NULL ; sinon rend 0 ;
 * - [MAT-N4] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ; sinon rend 0.
 *
 * Garantie :
 * - [MAT-G1] + rend 1 si le roi du camp qui a le trait est en échec et si aucun coup, prise en
 *   passant comprise, n'est légal ; sinon rend 0 ;
 * - [MAT-G2] + cherche les coups sans appeler aucune fonction par son nom ;
 * - [MAT-G3] + si *e n'est pas jouable, ce que le fichier d'un échiquier peut donner : rend 0.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_est_mat(const echiquier *e, const historique_partie *h);

/**
 * Dit si le camp qui a le trait est pat.
 *
 * @param e l'échiquier.
 * @param h l'historique des coups qui ont mené à cet échiquier.
 *
 * Nécessite :
 * - [PAT-N1] e n'est pas NULL ; sinon rend 0 ;
 * - [PAT-N2] *e est intègre ; sinon rend 0 ;
 * - [PAT-N3] h n'est pas NULL ; sinon rend 0 ;
 * - [PAT-N4] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ; sinon rend 0.
 *
 * Garantie :
 * - [PAT-G1] + rend 1 si le roi du camp qui a le trait n'est pas en échec et si aucun coup, prise
 *   en passant comprise, n'est légal ; sinon rend 0 ;
 * - [PAT-G2] + cherche les coups sans appeler aucune fonction par son nom ;
 * - [PAT-G3] + si *e n'est pas jouable, ce que le fichier d'un échiquier peut donner : rend 0.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int echiquier_est_pat(const echiquier *e, const historique_partie *h);

/* =======================================================================================
 * FEN
 * ======================================================================================= */

/**
 * Prépare un échiquier et son historique à partir d'une chaîne FEN.
 *
 * @param e l'échiquier à remplir ; ce qu'il contenait ne compte pas.
 * @param h l'historique à remplir ; ce qu'il contenait ne compte pas.
 * @param fen la position ; toute suite d'octets est admise.
 *
 * Si une clause n'est pas respectée, ni *e ni *h ne change.
 *
 * Nécessite :
 * - [ECHIQUIER-LIRE-FEN-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [ECHIQUIER-LIRE-FEN-N2] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [ECHIQUIER-LIRE-FEN-N3] fen n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [ECHIQUIER-LIRE-FEN-G1] + si fen est acceptée : rend pas_erreur, et *e reçoit le trait et les
 *   pièces, dans l'ordre du début d'une partie (tours, cavaliers, fous, dames, roi, pions) ;
 *   celles d'une même sorte, rangée par rangée depuis la première, et de a à h dans chacune ;
 * - [ECHIQUIER-LIRE-FEN-G2] + *h reçoit alors une partie sans coup : echiquier_initial est égal à
 *   *e, et les droits de roque, la case de prise en passant et les deux compteurs sont ceux de
 *   la chaîne ; une case où aucune prise en passant n'est légale est oubliée ;
 * - [ECHIQUIER-LIRE-FEN-G3] + si fen est mal écrite, ou décrit une position qui n'est pas
 *   possible : rend le code de [FEN-G2] ou de [FEN-G3] ; n'appelle pas echecs_verifier_fen par
 *   son nom ;
 * - [ECHIQUIER-LIRE-FEN-G4] + si fen n'est pas refusée par [ECHIQUIER-LIRE-FEN-G3], mais qu'un
 *   droit de roque est celui d'un roi hors de la colonne e, ou d'une tour hors des colonnes a et h
 *   (Chess960) : rend erreur_position_roque ;
 * - [ECHIQUIER-LIRE-FEN-G5] + si fen est refusée : ni *e ni *h ne change, rien n'est écrit
 *   sur stderr, echecs_derniere_erreur ne change pas, et le programme continue, même en
 *   mode contrats_arret.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur echiquier_lire_fen(echiquier *e, historique_partie *h, const char *fen);

/**
 * Écrit la chaîne FEN d'un échiquier et de son historique.
 *
 * @param e l'échiquier.
 * @param h l'historique des coups qui ont mené à cet échiquier.
 * @param tampon où écrire la chaîne, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Si une clause n'est pas respectée, rend 0, et tampon reçoit "" (rien si tampon est NULL ou si
 * taille vaut 0).
 *
 * Nécessite :
 * - [ECHIQUIER-ECRIRE-FEN-N1] e n'est pas NULL ;
 * - [ECHIQUIER-ECRIRE-FEN-N2] *e est intègre ;
 * - [ECHIQUIER-ECRIRE-FEN-N3] h n'est pas NULL ;
 * - [ECHIQUIER-ECRIRE-FEN-N4] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
 * - [ECHIQUIER-ECRIRE-FEN-N5] tampon n'est pas NULL, ou taille vaut 0.
 *
 * Garantie :
 * - [ECHIQUIER-ECRIRE-FEN-G1] + tampon reçoit les six champs de la FEN : les pièces et le trait de
 *   *e, les droits de roque qui restent d'après *h, la case où une prise en passant est légale,
 *   et les deux compteurs ; après e2-e4, par exemple,
 *   « rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 » ;
 * - [ECHIQUIER-ECRIRE-FEN-G2] + rend la longueur du texte entier, sans le zéro final ; tampon
 *   reçoit le texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé
 *   entre deux caractères, et un zéro final ; si taille vaut 0, n'écrit rien ; ECHECS_FEN_MAX
 *   octets suffisent toujours ;
 * - [ECHIQUIER-ECRIRE-FEN-G3] + si *e n'est pas jouable, ce que le fichier d'un échiquier peut
 *   donner : rend 0, et tampon reçoit "" (rien si taille vaut 0).
 *
 * @return la longueur de la chaîne, ou 0.
 */
ECHECS_API ECHECS_TEXTE(3, 4)
size_t echiquier_ecrire_fen(const echiquier *e, const historique_partie *h, char *tampon,
                            size_t taille);

/* =======================================================================================
 * Fichiers
 * ======================================================================================= */

/**
 * Dit si un fichier existe.
 *
 * @param f le nom du fichier.
 *
 * Nécessite :
 * - [FICHIER-EXISTE-N1] f n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [FICHIER-EXISTE-G1] + rend 1 si f est le nom d'un fichier ordinaire qui existe ; sinon rend 0,
 *   par exemple pour un dossier.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int entree_sortie_est_fichier_existe(const char *f);

/**
 * Dit si un fichier peut être écrit, qu'il existe déjà ou non.
 *
 * C'est ce que l'on demande avant d'écrire.
 *
 * @param f le nom du fichier.
 *
 * Nécessite :
 * - [FICHIER-ACCESSIBLE-N1] f n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [FICHIER-ACCESSIBLE-G1] + rend 1 si f est le nom d'un fichier ordinaire que le programme a le
 *   droit d'écrire, ou si rien n'a ce nom et que le programme a le droit de créer un fichier à
 *   cet endroit ; sinon rend 0, par exemple pour un dossier, ou dans un dossier absent ;
 * - [FICHIER-ACCESSIBLE-G2] + ne crée, ne change ni n'efface rien.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int entree_sortie_est_fichier_accessible(const char *f);

/**
 * Écrit un échiquier dans un fichier.
 *
 * Le fichier est un texte, une indication par ligne :
 * @code{.unparsed}
 * libechecs echiquier 1
 * trait blancs
 * blanc roi 4 0
 * blanc pion 4 1
 * noir roi 4 7
 * fin
 * @endcode
 * La première ligne est exactement « libechecs echiquier 1 ». Viennent ensuite, dans n'importe
 * quel ordre, le trait (blancs ou noirs) et les pièces, chacune avec son camp (blanc ou noir),
 * sa sorte (tour, cavalier, fou, dame, roi, pion), sa colonne et sa rangée (ou sa case : e1) ;
 * enfin la ligne fin, que ne suivent que des lignes vides et des commentaires. Les pièces d'un
 * camp sont dans l'ordre de son jeu. Les mots sont séparés par des espaces ou des tabulations ;
 * les fins de ligne de Windows et la marque UTF-8 de certains éditeurs sont admises. Après la
 * première ligne, une ligne vide ne compte pas, ni un commentaire, c'est-à-dire ce qui suit un #
 * en début de mot : le fichier que cette fonction écrit contient ainsi un dessin de l'échiquier.
 *
 * @param f le nom du fichier ; s'il existe, son contenu est remplacé.
 * @param e l'échiquier à écrire.
 *
 * Nécessite :
 * - [ECRIRE-ECHIQUIER-N1] f n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [ECRIRE-ECHIQUIER-N2] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [ECRIRE-ECHIQUIER-N3] *e est intègre ; sinon rend le code de [ECHIQUIER-VERIFIER-G2].
 *
 * Garantie :
 * - [ECRIRE-ECHIQUIER-G1] + rend pas_erreur, et le fichier contient l'échiquier : relu comme en
 *   [LIRE-ECHIQUIER-G1], il donne le même échiquier, avec { invalide, -1, -1 } pour toute
 *   pièce invalide ;
 * - [ECRIRE-ECHIQUIER-G2] + si le fichier ne peut pas être écrit (dossier absent, fichier en
 *   lecture seule, disque plein, limite de ulimit -f...), ou si ce nom est celui d'autre
 *   chose qu'un fichier ordinaire : rend erreur_fichier_ecriture, et signale le nom du
 *   fichier et la raison ;
 * - [ECRIRE-ECHIQUIER-G3] + si la fonction échoue : un fichier de ce nom qui existait garde son
 *   contenu, et aucun fichier n'apparaît. (Un programme tué pendant l'écriture peut laisser à
 *   côté un brouillon dont le nom commence par .echecs-. Dans un dossier qui ne permet pas de
 *   remplacer le fichier, le fichier est écrit sur place : là, il faut éviter de tuer le
 *   programme à ce moment.)
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur entree_sortie_ecrit_fichier_echiquier(const char *f, const echiquier *e);

/**
 * Lit un échiquier dans un fichier.
 *
 * Le fichier est celui que décrit entree_sortie_ecrit_fichier_echiquier.
 *
 * @param f le nom du fichier.
 * @param e l'échiquier à remplir ; ce qu'il contenait ne compte pas.
 *
 * Nécessite :
 * - [LIRE-ECHIQUIER-N1] f n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [LIRE-ECHIQUIER-N2] e n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [LIRE-ECHIQUIER-G1] + si le fichier décrit un échiquier intègre : rend pas_erreur, et *e
 *   reçoit cet échiquier ;
 * - [LIRE-ECHIQUIER-G2] + sinon rend :
 *   - erreur_fichier_absent si le fichier n'existe pas ;
 *   - erreur_fichier_lecture si le fichier ne peut pas être lu, ou n'est pas un fichier
 *     ordinaire (un dossier, un tube nommé...) ;
 *   - erreur_fichier_contenu si le fichier a plus d'un mébioctet, ou si une de ses lignes ne
 *     convient pas ;
 * - [LIRE-ECHIQUIER-G3] + dans ces trois cas, *e ne change pas ;
 * - [LIRE-ECHIQUIER-G4] + dans ces trois cas, signale le nom du fichier et la raison ; si une
 *   ligne ne convient pas, signale aussi « ligne » et un numéro, compté à partir de 1 :
 *   - celui de la ligne en cause ;
 *   - celui de la ligne fin, s'il manque une indication (un roi, le trait) ;
 *   - celui de la dernière ligne, si la ligne fin manque ;
 *   - 1, si le fichier est vide.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur entree_sortie_lit_fichier_echiquier(const char *f, echiquier *e);

/**
 * Écrit une partie dans un fichier.
 *
 * Le fichier est un texte, une indication par ligne :
 * @code{.unparsed}
 * libechecs historique 1
 * trait blancs
 * blanc roi 4 0
 * blanc tour 7 0
 * noir roi 4 7
 * noir pion 0 1
 * roque K
 * en_passant -
 * demi_coups 0
 * numero_coup 1
 * d 4 0 -> 6 0 roque
 * d 0 1 -> 0 0 dame
 * fin
 * @endcode
 * Le trait et les pièces sont ceux d'echiquier_initial, comme dans le fichier d'un échiquier.
 * Les autres lignes, que l'on peut aussi mettre dans un autre ordre, sont les droits de roque
 * avant le premier coup (K, Q, k, q comme dans une FEN, ou -), la case de prise en passant avant
 * le premier coup (ou -), les deux compteurs, et les coups, dans l'ordre où ils ont été joués.
 * Chacune des quatre indications de roque à numero_coup est obligatoire, une seule fois ; une case
 * de prise en passant s'écrit comme celle d'une pièce (« en_passant 3 5 », ou « en_passant d6 »).
 * Un coup s'écrit comme la commande d du mode interactif ; mais ici la ligne d'un roque finit
 * toujours par roque, celle d'une prise en passant par en_passant, et celle d'une promotion par
 * dame, tour, fou ou cavalier ; une autre fin de ligne est refusée à la lecture.
 *
 * @param f le nom du fichier ; s'il existe, son contenu est remplacé.
 * @param h l'historique à écrire.
 *
 * Nécessite :
 * - [ECRIRE-HISTORIQUE-N1] f n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [ECRIRE-HISTORIQUE-N2] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [ECRIRE-HISTORIQUE-N3] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
 *   sinon rend erreur_historique_invalide.
 *
 * Garantie :
 * - [ECRIRE-HISTORIQUE-G1] + rend pas_erreur, et le fichier contient la partie : relu comme en
 *   [LIRE-HISTORIQUE-G1], il donne le même historique, avec { invalide, -1, -1 } pour toute
 *   pièce invalide ;
 * - [ECRIRE-HISTORIQUE-G2] + si le fichier ne peut pas être écrit, ou si ce nom est celui d'autre
 *   chose qu'un fichier ordinaire, et si *h est cohérent (sinon [ECRIRE-HISTORIQUE-G5] donne le
 *   code) : rend erreur_fichier_ecriture, et signale le nom du fichier et la raison ;
 * - [ECRIRE-HISTORIQUE-G3] + si la fonction échoue : un fichier de ce nom qui existait garde son
 *   contenu, et aucun fichier n'apparaît ;
 * - [ECRIRE-HISTORIQUE-G4] + juge les coups sans appeler aucune fonction par son nom ;
 * - [ECRIRE-HISTORIQUE-G5] + rend erreur_historique_invalide et signale la raison, avec l'indice
 *   du coup en cause s'il y en a un, si *h n'est pas cohérent. *h est cohérent si :
 *   - echiquier_initial est intègre ;
 *   - droits_roque va de 0 à 15 ;
 *   - en_passant_x et en_passant_y vont de 0 à 7, ou valent tous deux -1 ;
 *   - demi_coups vaut au moins 0, et numero_coup au moins 1 ;
 *   - chaque coup est légal, et son type et sa promotion sont ceux que donnent les règles.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur entree_sortie_ecrit_fichier_historique(const char *f,
        const historique_partie *h);

/**
 * Lit une partie dans un fichier.
 *
 * Le fichier est celui que décrit entree_sortie_ecrit_fichier_historique.
 *
 * @param f le nom du fichier.
 * @param h l'historique à remplir ; ce qu'il contenait ne compte pas.
 *
 * Nécessite :
 * - [LIRE-HISTORIQUE-N1] f n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [LIRE-HISTORIQUE-N2] h n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [LIRE-HISTORIQUE-G1] + si le fichier décrit une partie dont tous les coups sont légaux : rend
 *   pas_erreur, et *h reçoit cette partie ;
 * - [LIRE-HISTORIQUE-G2] + sinon rend le code de [LIRE-ECHIQUIER-G2] ; une ligne ne convient pas
 *   non plus si son coup n'est pas légal, ou si la partie a plus de ECHECS_COUPS_MAX coups ;
 * - [LIRE-HISTORIQUE-G3] + *h ne change alors pas ;
 * - [LIRE-HISTORIQUE-G4] + signale alors ce que dit [LIRE-ECHIQUIER-G4] ;
 * - [LIRE-HISTORIQUE-G5] + juge les coups sans appeler aucune fonction par son nom.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur entree_sortie_lit_fichier_historique(const char *f, historique_partie *h);

/* =======================================================================================
 * Une partie entière
 * ======================================================================================= */

/**
 * Joue un coup entier ; un pion promu devient une dame.
 *
 * Un coup entier est le déplacement, la promotion s'il y a lieu, le changement du trait et
 * l'ajout à l'historique. La fonction dit au joueur, sur stdout, le coup joué ou la raison du
 * refus. Comme celle du cours, elle ne rend rien. Un programme sait que le coup est joué si
 * l'historique a un coup de plus ; s'il lui faut un code, il appelle
 * api_echec_deplacer_et_promouvoir, qui rend un code et n'écrit rien.
 *
 * @param e l'échiquier à changer.
 * @param h l'historique des coups qui ont mené à cet échiquier, à changer.
 * @param x_depart la colonne de départ que le joueur demande ; tout entier est admis.
 * @param y_depart la rangée de départ, de même.
 * @param x_arrivee la colonne d'arrivée, de même.
 * @param y_arrivee la rangée d'arrivée, de même.
 *
 * Si une clause n'est pas respectée, ni *e ni *h ne change, et rien n'est écrit sur stdout.
 *
 * Nécessite :
 * - [API-DEPLACER-N1] e n'est pas NULL ;
 * - [API-DEPLACER-N2] *e est intègre ;
 * - [API-DEPLACER-N3] h n'est pas NULL ;
 * - [API-DEPLACER-N4] h->nombre_coups va de 0 à ECHECS_COUPS_MAX.
 *
 * Garantie :
 * - [API-DEPLACER-G1] si le coup est légal, n'est pas une promotion, et si *h a une place pour
 *   lui : il est fait sur *e, ajouté à *h avec ses deux cases, et le trait passe au camp adverse ;
 * - [API-DEPLACER-G2] + une promotion légale est jouée de même, et le pion devient une dame ;
 * - [API-DEPLACER-G9] + le coup ajouté à *h a aussi sa sorte et, pour une promotion, la nouvelle
 *   pièce ;
 * - [API-DEPLACER-G4] si le coup n'est pas légal, ou si une coordonnée ne va pas de 0 à 7 : refuse
 *   le coup, et ni *e ni *h ne change ;
 * - [API-DEPLACER-G3] + refuse aussi un coup légal si *h n'a plus de place ; après tout refus,
 *   ni *e ni *h ne change, et le code est celui de la première faute, dans cet ordre :
 *   - erreur_argument_hors_limites et la première case hors de l'échiquier, celle de départ
 *     d'abord : une coordonnée ne va pas de 0 à 7 ;
 *   - les trois premiers codes de [STANDARD-G8] ;
 *   - le code et la case qu'écrit echiquier_deplacement_realise_si_possible ;
 *   - le code que rend echiquier_promouvoir_pion, si un pion est promu ;
 *   - le code que rend historique_ajouter_coup : erreur_historique_plein si *h n'a plus de place ;
 * - [API-DEPLACER-G5] + appelle par leur nom, chacune une fois au plus :
 *   echiquier_deplacement_realise_si_possible, seulement si le camp qui a le trait a une pièce sur
 *   la case de départ et va sur une autre case, puis echiquier_promouvoir_pion si un pion est
 *   promu, echiquier_changer_joueur_courant et historique_ajouter_coup. Si le programme les
 *   définit, ce sont ses versions qui sont appelées ;
 * - [API-DEPLACER-G6] si le coup est joué : écrit ce coup sur stdout ;
 * - [API-DEPLACER-G10] + ce texte est une ligne avec la sorte de la pièce, les coordonnées et les
 *   noms des deux cases, puis, s'il y a lieu, « petit roque », « grand roque »,
 *   « prise en passant » ou « promotion en » et la nouvelle pièce, par exemple :
 *   - « Coup joué : pion de (4, 1) à (4, 3), e2-e4. »
 *   - « Coup joué : roi de (4, 0) à (6, 0), e1-g1, petit roque. »
 *   - « Coup joué : pion de (0, 6) à (0, 7), a7-a8, promotion en dame. » ;
 * - [API-DEPLACER-G7] si le coup est refusé : écrit sur stdout ce qui ne va pas ;
 * - [API-DEPLACER-G11] + ce texte est une ligne avec la phrase de nommer_type_erreur, le numéro du
 *   code et, s'il y a une case en cause, ses coordonnées et son nom, par exemple
 *   « Coup refusé : le roque n'est pas permis (code 5), case (5, 0), f1. » ; une case hors de
 *   l'échiquier n'a que ses coordonnées. Appelle nommer_type_erreur par son nom pour les sept
 *   codes du cours, de pas_erreur à erreur_roi_en_echec, et seulement pour ces codes. La phrase de
 *   la bibliothèque est dans la langue de echecs_choisir_langue ; le reste de la ligne est en
 *   français ;
 * - [API-DEPLACER-G8] + si une fonction de [API-DEPLACER-G5] ne fait pas ce qu'elle annonce :
 *   refuse le coup, sans case en cause, avec le code de la première faute, dans cet ordre :
 *   - erreur_deplacement_piece_impossible : le déplacement n'a pas changé l'échiquier ;
 *   - erreur_promotion_non_permise : le pion n'est pas devenu la pièce choisie ;
 *   - le code de [ECHIQUIER-VERIFIER-G2] : l'échiquier n'est plus intègre ;
 *   - erreur_historique_invalide : l'historique n'a pas un coup de plus, ou ne finit pas par ce
 *     coup.
 */
ECHECS_API
void api_echec_deplacer_piece(echiquier *e, historique_partie *h, int x_depart,
                              int y_depart, int x_arrivee, int y_arrivee);

/**
 * Joue un coup entier, avec la promotion choisie, sans rien écrire.
 *
 * @param e l'échiquier à changer.
 * @param h l'historique des coups qui ont mené à cet échiquier, à changer.
 * @param x_depart la colonne de départ que le joueur demande ; tout entier est admis.
 * @param y_depart la rangée de départ, de même.
 * @param x_arrivee la colonne d'arrivée, de même.
 * @param y_arrivee la rangée d'arrivée, de même.
 * @param promotion ce que devient un pion qui arrive sur sa dernière rangée : dame, tour, fou ou
 *        cavalier ; invalide pour ne pas choisir. Pour un autre coup, ce choix ne compte pas.
 *
 * Si une clause n'est pas respectée, ni *e ni *h ne change.
 *
 * Nécessite :
 * - [API-PROMOUVOIR-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [API-PROMOUVOIR-N2] *e est intègre ; sinon rend le code de [ECHIQUIER-VERIFIER-G2] ;
 * - [API-PROMOUVOIR-N3] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [API-PROMOUVOIR-N4] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
 *   sinon rend erreur_historique_invalide ;
 * - [API-PROMOUVOIR-N5] promotion est une valeur de type_piece ;
 *   sinon rend erreur_argument_hors_limites.
 *
 * Garantie :
 * - [API-PROMOUVOIR-G1] + joue ou refuse le coup comme api_echec_deplacer_piece (pas par son nom),
 *   selon [API-DEPLACER-G1] à [API-DEPLACER-G5], [API-DEPLACER-G8] et [API-DEPLACER-G9] ; mais un
 *   pion qui arrive sur sa dernière rangée devient la pièce choisie, ou une dame si promotion vaut
 *   invalide ;
 * - [API-PROMOUVOIR-G2] + rend pas_erreur si le coup est joué ; sinon rend le code du refus ;
 * - [API-PROMOUVOIR-G3] + n'écrit rien sur stdout ;
 * - [API-PROMOUVOIR-G4] + si promotion vaut roi, pion_blanc ou pion_noir : rend
 *   erreur_promotion_non_permise, et ni *e ni *h ne change.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur api_echec_deplacer_et_promouvoir(echiquier *e, historique_partie *h,
                                             int x_depart, int y_depart, int x_arrivee,
                                             int y_arrivee, type_piece promotion);

/**
 * Écrit un échiquier dans un fichier, et dit un refus sur stdout.
 *
 * @param e l'échiquier à écrire.
 * @param f le nom du fichier.
 *
 * Nécessite :
 * - [API-ECRIRE-ETAT-N1] e n'est pas NULL ; sinon rend 0 ;
 * - [API-ECRIRE-ETAT-N2] f n'est pas NULL ; sinon rend 0 ;
 * - [API-ECRIRE-ETAT-N3] *e est intègre ; sinon rend 0.
 *
 * Garantie :
 * - [API-ECRIRE-ETAT-G1] + appelle par leur nom entree_sortie_est_fichier_accessible puis, si
 *   entree_sortie_est_fichier_accessible n'a pas rendu 0, entree_sortie_ecrit_fichier_echiquier :
 *   si le programme les définit, ce sont ses versions qui sont appelées. Rend 1 si l'écriture a
 *   rendu pas_erreur ;
 * - [API-ECRIRE-ETAT-G2] + sinon rend 0, et écrit sur stdout une ligne avec le nom du fichier et,
 *   si la bibliothèque la connaît, la raison, par exemple
 *   « Fichier non écrit : partie.txt, la permission manque. » La bibliothèque retient alors la
 *   ligne que sa fonction de fichier écrirait sur stderr ; une version du programme n'a pas à
 *   retenir cette ligne.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int api_echec_ecrit_fichier_etat(const echiquier *e, const char *f);

/**
 * Écrit une partie dans un fichier, et dit un refus sur stdout.
 *
 * @param h l'historique à écrire.
 * @param f le nom du fichier.
 *
 * Nécessite :
 * - [API-ECRIRE-HISTORIQUE-N1] h n'est pas NULL ; sinon rend 0 ;
 * - [API-ECRIRE-HISTORIQUE-N2] f n'est pas NULL ; sinon rend 0 ;
 * - [API-ECRIRE-HISTORIQUE-N3] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ; sinon rend 0.
 *
 * Garantie :
 * - [API-ECRIRE-HISTORIQUE-G1] + appelle par leur nom entree_sortie_est_fichier_accessible puis,
 *   si entree_sortie_est_fichier_accessible n'a pas rendu 0,
 *   entree_sortie_ecrit_fichier_historique : si le programme les définit, ce sont ses versions qui
 *   sont appelées. Rend 1 si l'écriture a rendu pas_erreur ;
 * - [API-ECRIRE-HISTORIQUE-G2] + sinon rend 0, par exemple si *h n'est pas cohérent (voir
 *   [ECRIRE-HISTORIQUE-G5]), écrit sur stdout la ligne de [API-ECRIRE-ETAT-G2], et retient de même
 *   celle de stderr.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int api_echec_ecrit_fichier_historique(const historique_partie *h, const char *f);

/**
 * Lit un échiquier dans un fichier, et dit un refus sur stdout.
 *
 * @param e l'échiquier à remplir ; ce qu'il contenait ne compte pas.
 * @param f le nom du fichier.
 *
 * Nécessite :
 * - [API-LIRE-ETAT-N1] e n'est pas NULL ; sinon rend 0 ;
 * - [API-LIRE-ETAT-N2] f n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [API-LIRE-ETAT-G1] + appelle par leur nom entree_sortie_est_fichier_existe puis, si
 *   entree_sortie_est_fichier_existe n'a pas rendu 0, echiquier_invalider_jeux, qui vide un
 *   échiquier, et entree_sortie_lit_fichier_echiquier, qui remplit cet échiquier : si le programme
 *   les définit, ce sont ses versions qui sont appelées. Si la lecture a rendu pas_erreur et donné
 *   un échiquier intègre : rend 1, et *e reçoit cet échiquier ;
 * - [API-LIRE-ETAT-G2] + sinon rend 0, et *e ne change pas ;
 * - [API-LIRE-ETAT-G3] + écrit alors sur stdout une ligne avec le nom du fichier et, si la
 *   bibliothèque la connaît, la raison, par exemple
 *   « Fichier non lu : partie.txt, il n'existe pas. » La bibliothèque retient alors la ligne que
 *   sa fonction de fichier écrirait sur stderr ; une version du programme n'a pas à retenir cette
 *   ligne.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int api_echec_lit_fichier_etat(echiquier *e, const char *f);

/**
 * Lit une partie dans un fichier, et dit un refus sur stdout.
 *
 * @param h l'historique à remplir ; ce qu'il contenait ne compte pas.
 * @param f le nom du fichier.
 *
 * Nécessite :
 * - [API-LIRE-HISTORIQUE-N1] h n'est pas NULL ; sinon rend 0 ;
 * - [API-LIRE-HISTORIQUE-N2] f n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [API-LIRE-HISTORIQUE-G1] + appelle par leur nom entree_sortie_est_fichier_existe puis, si
 *   entree_sortie_est_fichier_existe n'a pas rendu 0, historique_initialise, qui prépare un
 *   historique, et entree_sortie_lit_fichier_historique, qui remplit cet historique : si le
 *   programme les définit, ce sont ses versions qui sont appelées. Si la lecture a rendu
 *   pas_erreur et donné un historique qui se rejoue (voir [HISTORIQUE-REJOUER-G2]) : rend 1, et
 *   *h reçoit cet historique ;
 * - [API-LIRE-HISTORIQUE-G2] + sinon rend 0, et *h ne change pas ;
 * - [API-LIRE-HISTORIQUE-G3] + écrit alors sur stdout la ligne de [API-LIRE-ETAT-G3], et retient
 *   de même celle de stderr.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int api_echec_lit_fichier_historique(historique_partie *h, const char *f);

/* =======================================================================================
 * Mode interactif
 * ======================================================================================= */

/** La place d'un nom de fichier dans une action, zéro final compris. */
#define MAX_NOM_FICHIER_TAILLE 4096

/**
 * La place d'une ligne du mode interactif, zéro final compris : la taille à donner à fgets, à qui
 * il reste à lire la fin de la ligne la plus longue. Un tableau de MAX_NOM_FICHIER_TAILLE octets
 * suffit pour la ligne.
 */
#define MAX_LIGNE_COMMANDE 4096

/** Ce qu'une ligne du mode interactif demande. */
typedef enum type_action ECHECS_INT {
    /** Rien : la ligne est vide, ou un commentaire. */
    rien_a_faire = 0,
    /** Déplacer une pièce. */
    deplacement = 1,
    /** Lire un échiquier dans un fichier. */
    lecture_fichier = 2,
    /** Lire une partie dans un fichier. */
    lecture_historique = 3,
    /** Commencer une nouvelle partie. */
    initialisation = 4,
    /** Arrêter. */
    fin = 5,
    /** Annuler le dernier coup. */
    action_annulation = 6,
    /** Montrer l'échiquier. */
    action_affichage = 7,
    /** Montrer les commandes. */
    action_aide = 8,
    /** La ligne n'est pas une commande. */
    action_inconnue = 9,
} type_action;

/** Ce que demande une ligne du mode interactif, avec les cases ou le nom du fichier. */
typedef struct action_a_realiser {
    /** Ce qui est demandé. */
    type_action type;
    /** Le nom du fichier d'une lecture ; "" pour une autre action. */
    char filename[MAX_NOM_FICHIER_TAILLE];
    /** La colonne de départ d'un déplacement ; -1 pour une autre action. */
    int x_depart;
    /** La rangée de départ d'un déplacement ; -1 pour une autre action. */
    int y_depart;
    /** La colonne d'arrivée d'un déplacement ; -1 pour une autre action. */
    int x_arrivee;
    /** La rangée d'arrivée d'un déplacement ; -1 pour une autre action. */
    int y_arrivee;
    /** La promotion choisie pour un déplacement ; invalide si la ligne n'en choisit pas. */
    type_piece promotion;
} action_a_realiser;

/**
 * Prépare une action qui ne demande rien.
 *
 * @param a l'action à remplir ; ce qu'elle contenait ne compte pas.
 *
 * Nécessite :
 * - [ACTION-INIT-N1] a n'est pas NULL ; sinon ne fait rien.
 *
 * Garantie :
 * - [ACTION-INIT-G1] + *a reçoit { rien_a_faire, "", -1, -1, -1, -1, invalide }.
 */
ECHECS_API
void action_initialise(action_a_realiser *a);

/**
 * Analyse une ligne du mode interactif.
 *
 * Les commandes :
 * - i : commencer une nouvelle partie ;
 * - d x0 y0 -> x1 y1 : déplacer la pièce de la case (x0, y0) vers la case (x1, y1), par exemple
 *   « d 4 1 -> 4 3 ». Les coordonnées sont des entiers quelconques : une case qui n'existe pas
 *   est refusée avec le coup. Une case peut aussi s'écrire e2, et la flèche manquer :
 *   « d e2 e4 ». La ligne peut finir par une promotion (dame, tour, fou ou cavalier) :
 *   « d e7 -> e8 cavalier » ; ou, comme dans le fichier d'une partie, par roque ou en_passant,
 *   qui ne changent rien ;
 * - lit F : lire un échiquier dans le fichier F, par exemple « lit partie.txt » ; lit_h F : lire
 *   une partie ; F est toute la fin de la ligne ;
 * - annule : annuler le dernier coup ;
 * - affiche : montrer l'échiquier ;
 * - aide : montrer les commandes ;
 * - FIN, ou fin : arrêter.
 *
 * Les mots sont séparés par des espaces ou des tabulations ; la ligne peut aussi commencer et
 * finir par des espaces, des tabulations ou une fin de ligne. Ce qui suit un # en début de mot
 * est un commentaire, sauf dans un nom de fichier.
 *
 * @param ligne la ligne ; toute suite d'octets est admise.
 * @param a où écrire ce que la ligne demande.
 *
 * Nécessite :
 * - [COMMANDE-N1] ligne n'est pas NULL ; sinon rend 0 ;
 * - [COMMANDE-N2] a n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [COMMANDE-G1] + si la ligne est une commande : rend 1, et *a reçoit ce qu'elle demande ;
 * - [COMMANDE-G2] + si la ligne est vide, ou un commentaire : rend 1, et a->type
 *   reçoit rien_a_faire ;
 * - [COMMANDE-G3] + sinon rend 0, et a->type reçoit action_inconnue, par exemple pour un mot de
 *   trop ou de moins, une coordonnée qui n'est pas un entier (sans signe + ni zéro de tête : ni
 *   +4 ni 04) ou ne tient pas dans un int, un nom de fichier trop long pour filename ;
 * - [COMMANDE-G4] + les membres de *a dont l'action ne se sert pas reçoivent les valeurs de
 *   [ACTION-INIT-G1], et promotion reçoit invalide si la ligne ne choisit pas de promotion ;
 * - [COMMANDE-G5] + au lieu de [COMMANDE-G1] et de [COMMANDE-G3], si le programme définit
 *   api_echec_lance_mode_interactif, et peut donc ne connaître que les six actions du cours, de
 *   rien_a_faire à fin : pour une ligne qui demande une autre action, ou qui n'est pas une
 *   commande, rend 0, a->type reçoit rien_a_faire, et écrit sur stdout une ligne qui le dit (une
 *   version du programme n'a pas à le faire).
 *
 * @return 1 ou 0.
 */
ECHECS_API
int parse_ligne_commande(const char *ligne, action_a_realiser *a);

/**
 * Fait jouer une partie au clavier.
 *
 * Lit des lignes sur stdin et fait ce qu'elles demandent, jusqu'à la commande FIN ou la fin de
 * stdin : voir parse_ligne_commande pour les commandes. La partie commence par la position
 * initiale. Ce qui est écrit sur stdout est pour des personnes ; une invite n'est écrite que si
 * stdin est un terminal.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [INTERACTIF-G1] + donne chaque ligne à parse_ligne_commande, et joue le coup que l'action
 *   demande en un seul appel d'api_echec_deplacer_piece, ou d'api_echec_deplacer_et_promouvoir si
 *   l'action choisit une promotion. Ce que parse_ligne_commande écrit dans l'action compte, non ce
 *   qu'elle rend ; la partie continue avec l'échiquier et l'historique que laisse la fonction qui
 *   a joué le coup, si cet échiquier est intègre et si nombre_coups va de 0 à ECHECS_COUPS_MAX ;
 *   sinon le coup est oublié, et une ligne de stdout le dit ;
 * - [INTERACTIF-G2] + écrit l'échiquier dans echec_etat.txt avec api_echec_ecrit_fichier_etat, et
 *   la partie dans echec_historique.txt avec api_echec_ecrit_fichier_historique : au début ;
 *   après chaque commande d, même si le coup est refusé ; après une commande i, lit, lit_h ou
 *   annule qui a changé la partie ;
 * - [INTERACTIF-G3] + après un coup qui donne échec, mat ou pat, écrit sur stdout une ligne qui
 *   commence par « Échec », « Échec et mat » ou « Pat » ;
 * - [INTERACTIF-G4] + un coup refusé, une ligne qui n'est pas une commande, un fichier qui ne se
 *   lit pas ne changent pas la partie, et une ligne de stdout le dit :
 *   - une ligne qui, sans sa fin de ligne mais avec un zéro final, a plus de MAX_LIGNE_COMMANDE
 *     octets, ou qui contient un octet nul, n'est pas une commande ;
 *   - un coup pour lequel api_echec_deplacer_et_promouvoir rend pas_erreur sans l'ajouter à
 *     l'historique est refusé avec erreur_deplacement_piece_impossible ;
 * - [INTERACTIF-G5] + lit F commence une nouvelle partie par l'échiquier du fichier, avec
 *   historique_initialise_depuis ; lit_h F continue la partie du fichier ; un échiquier qui
 *   n'est pas jouable est refusé ;
 * - [INTERACTIF-G6] + si, au début, echec_historique.txt a un autre contenu que celui de la
 *   nouvelle partie, qui part de la position initiale et n'a aucun coup :
 *   - ce contenu passe dans echec_historique_precedent.txt, et une ligne de stdout dit comment
 *     continuer cette partie : lit_h echec_historique_precedent.txt ;
 *   - si ce contenu ne peut pas passer dans ce fichier, ou si la nouvelle partie ne peut pas
 *     être écrite, ce contenu reste dans echec_historique.txt, et une ligne de stdout dit que le
 *     premier coup le remplace ;
 *   - un fichier vide n'a rien à garder ;
 * - [INTERACTIF-G7] + appelle par leur nom action_initialise, parse_ligne_commande,
 *   echiquier_initialiser, historique_initialise, historique_initialise_depuis,
 *   historique_rejouer, historique_annuler_coup, api_echec_deplacer_piece,
 *   api_echec_deplacer_et_promouvoir, les quatre api_echec_..._fichier_..., echiquier_afficher,
 *   echiquier_ecrire_fen, echiquier_est_en_echec, echiquier_est_mat, echiquier_est_pat et, comme
 *   en [API-DEPLACER-G11], nommer_type_erreur : si le programme les définit, ce sont ses versions
 *   qui sont appelées.
 */
ECHECS_API
void api_echec_lance_mode_interactif(void);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_IN104_H */
#endif /* ECHECS_H */
