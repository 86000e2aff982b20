/**
 * @file echiquier.h
 * Le fichier echiquier.h du cours : la même chose que dans echecs.h, et rien de plus. Les
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

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include "echecs_attributs.h"
#include <stddef.h>
#include <jeu.h>

#ifdef __cplusplus
extern "C" {
#endif

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

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* ECHIQUIER_H */
