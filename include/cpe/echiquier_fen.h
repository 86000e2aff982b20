/**
 * @file echiquier_fen.h
 * Pour un projet du cours, ce que le cours n'a pas : la même chose que dans echecs.h, et
 * rien de plus. Les autres fichiers de ce dossier viennent par leurs noms : un programme
 * peut avoir les siens, s'il donne au compilateur le dossier où ils sont (-I) avant
 * celui-ci. Produit à partir de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef ECHIQUIER_FEN_H
#define ECHIQUIER_FEN_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include "echecs_attributs.h"
#include <stddef.h>
#include <echiquier_deplacement.h>

#ifdef __cplusplus
extern "C" {
#endif

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

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* ECHIQUIER_FEN_H */
