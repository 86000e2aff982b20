/**
 * @file echiquier.h
 * Le fichier echiquier.h du cours : la même chose que dans echecs.h, et rien de plus. Les
 * autres fichiers de ce dossier viennent par leurs noms : un programme peut avoir les
 * siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit
 * par « cargo run -p headers » : ne pas le modifier à la main.
 */

#ifndef ECHIQUIER_H
#define ECHIQUIER_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include <jeu.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Les pièces des deux camps, et à qui de jouer. */
typedef struct echiquier {
    /** Les pièces blanches. */
    jeu jeu_de_piece_blanc;
    /** Les pièces noires. */
    jeu jeu_de_piece_noir;
    /** 0 si les blancs doivent jouer, 1 si ce sont les noirs. */
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
 * - [ECHIQUIER-INIT-G1] chaque jeu contient, dans cet ordre : les tours des colonnes a et h,
 *   les cavaliers b et g, les fous c et f, la dame d (indice 6), le roi e (indice 7), puis
 *   les pions de a à h ;
 * - [ECHIQUIER-INIT-G2] les pièces blanches sont en y = 0 et y = 1, les noires en y = 7 et
 *   y = 6, et joueur_courant vaut 0.
 */
void echiquier_initialiser(echiquier *e);

/**
 * Vide l'échiquier : toutes les pièces des deux jeux deviennent invalides, le trait est aux blancs.
 *
 * @param e l'échiquier à vider ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [ECHIQUIER-VIDER-N1] e n'est pas NULL ; sinon ne fait rien.
 *
 * Garantie :
 * - [ECHIQUIER-VIDER-G1] chaque pièce des deux jeux devient { invalide, -1, -1 } ;
 * - [ECHIQUIER-VIDER-G2] joueur_courant devient 0.
 */
void echiquier_invalider_jeux(echiquier *e);

/**
 * Donne le trait à l'autre camp.
 *
 * @param e l'échiquier à changer.
 *
 * Nécessite :
 * - [ECHIQUIER-JOUEUR-N1] e n'est pas NULL ; sinon ne fait rien ;
 * - [ECHIQUIER-JOUEUR-N2] joueur_courant vaut 0 ou 1 ; sinon ne fait rien.
 *
 * Garantie :
 * - [ECHIQUIER-JOUEUR-G1] joueur_courant passe de 0 à 1, ou de 1 à 0 ; le reste ne change
 *   pas.
 */
void echiquier_changer_joueur_courant(echiquier *e);

/**
 * Donne le jeu du camp qui doit jouer, pour le modifier.
 *
 * @param e l'échiquier.
 *
 * Nécessite :
 * - [JEU-COURANT-N1] e n'est pas NULL ; sinon rend NULL ;
 * - [JEU-COURANT-N2] joueur_courant vaut 0 ou 1 ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-COURANT-G1] rend l'adresse, dans *e, du jeu blanc si joueur_courant vaut 0, du jeu
 *   noir s'il vaut 1.
 *
 * @return l'adresse du jeu, ou NULL.
 */
jeu *echiquier_recupere_jeu_courant(echiquier *e);

/**
 * Donne le jeu du camp qui ne doit pas jouer, pour le modifier.
 *
 * @param e l'échiquier.
 *
 * Nécessite :
 * - [JEU-ADVERSE-N1] e n'est pas NULL ; sinon rend NULL ;
 * - [JEU-ADVERSE-N2] joueur_courant vaut 0 ou 1 ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-ADVERSE-G1] rend l'adresse, dans *e, du jeu noir si joueur_courant vaut 0, du jeu
 *   blanc s'il vaut 1.
 *
 * @return l'adresse du jeu, ou NULL.
 */
jeu *echiquier_recupere_jeu_adverse(echiquier *e);

/**
 * Donne le jeu du camp qui doit jouer, pour le lire.
 *
 * @param e l'échiquier.
 *
 * Nécessite :
 * - [JEU-COURANT-INFO-N1] e n'est pas NULL ; sinon rend NULL ;
 * - [JEU-COURANT-INFO-N2] joueur_courant vaut 0 ou 1 ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-COURANT-INFO-G1] rend l'adresse, dans *e, du jeu blanc si joueur_courant vaut 0, du
 *   jeu noir s'il vaut 1.
 *
 * @return l'adresse du jeu, ou NULL.
 */
const jeu *echiquier_recupere_jeu_courant_information(const echiquier *e);

/**
 * Donne le jeu du camp qui ne doit pas jouer, pour le lire.
 *
 * @param e l'échiquier.
 *
 * Nécessite :
 * - [JEU-ADVERSE-INFO-N1] e n'est pas NULL ; sinon rend NULL ;
 * - [JEU-ADVERSE-INFO-N2] joueur_courant vaut 0 ou 1 ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-ADVERSE-INFO-G1] rend l'adresse, dans *e, du jeu noir si joueur_courant vaut 0, du
 *   jeu blanc s'il vaut 1.
 *
 * @return l'adresse du jeu, ou NULL.
 */
const jeu *echiquier_recupere_jeu_adverse_information(const echiquier *e);

/**
 * Dit si un échiquier est intègre, c'est-à-dire s'il peut servir à jouer.
 *
 * @param e l'échiquier ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [ECHIQUIER-INTEGRE-N1] e n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [ECHIQUIER-INTEGRE-G1] rend 1 si joueur_courant vaut 0 ou 1, si les deux jeux sont
 *   intègres (voir jeu_est_integre), si les pions de chaque jeu sont de sa couleur, et si
 *   aucune case n'a deux pièces ;
 * - [ECHIQUIER-INTEGRE-G2] sinon rend 0 et dit en une ligne ce qui ne va pas, et dans quel
 *   jeu : sur stderr, sauf en mode contrats_silence, et par echecs_derniere_erreur ;
 * - [ECHIQUIER-INTEGRE-G3] un échiquier qui n'est pas intègre n'arrête jamais le programme,
 *   même en mode contrats_arret.
 *
 * @return 1 ou 0.
 */
int echiquier_est_integre(const echiquier *e);

/**
 * Donne le code de ce qui fait qu'un échiquier n'est pas intègre.
 *
 * @param e l'échiquier ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [ECHIQUIER-DEFAUT-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [ECHIQUIER-DEFAUT-G1] rend pas_erreur si l'échiquier est intègre (voir
 *   echiquier_est_integre) ; sinon l'erreur_echiquier_... qui dit pourquoi, l'une d'elles s'il y
 *   en a plusieurs ;
 * - [ECHIQUIER-DEFAUT-G2] n'écrit rien : c'est ce qu'il faut à une fonction qui doit rendre ce
 *   code.
 *
 * @return pas_erreur, ou le code.
 */
int echiquier_defaut(const echiquier *e);

/**
 * Dessine l'échiquier sur stdout, pour des personnes.
 *
 * @param e l'échiquier à dessiner ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [ECHIQUIER-AFFICHER-N1] e n'est pas NULL ; sinon n'écrit rien sur stdout.
 *
 * Garantie :
 * - [ECHIQUIER-AFFICHER-G1] écrit les rangées de la huitième à la première, une par ligne,
 *   précédées de leur numéro, puis les lettres des colonnes ; une case vide est « · », une
 *   pièce est le caractère Unicode du jeu d'échecs ;
 * - [ECHIQUIER-AFFICHER-G2] écrit ensuite « trait aux blancs », « trait aux noirs », ou
 *   « trait inconnu » et la valeur de joueur_courant ;
 * - [ECHIQUIER-AFFICHER-G3] une pièce qui n'est pas valide n'est pas dessinée ; une case où
 *   il y en a plusieurs est « # ».
 */
void echiquier_afficher(const echiquier *e);

/**
 * Écrit un échiquier sur stdout, tel qu'il est en mémoire, pour la mise au point.
 *
 * @param e l'échiquier à écrire ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [ECHIQUIER-DEBUG-N1] e n'est pas NULL ; sinon n'écrit rien sur stdout.
 *
 * Garantie :
 * - [ECHIQUIER-DEBUG-G1] écrit « joueur_courant » et sa valeur, « jeu_de_piece_blanc » et ce
 *   qu'écrit jeu_afficher_debug, puis « jeu_de_piece_noir » et ce qu'écrit
 *   jeu_afficher_debug.
 */
void echiquier_afficher_debug(const echiquier *e);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* ECHIQUIER_H */
