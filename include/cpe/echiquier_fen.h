/**
 * @file echiquier_fen.h
 * Pour un projet du cours, ce que le cours n'a pas : la même chose que dans echecs.h, et
 * rien de plus. Les autres fichiers de ce dossier viennent par leurs noms : un programme
 * peut avoir les siens, s'il donne au compilateur le dossier où ils sont (-I) avant
 * celui-ci. Produit par « cargo run -p headers » : ne pas le modifier à la main.
 */

#ifndef ECHIQUIER_FEN_H
#define ECHIQUIER_FEN_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

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
 * @param fen la position ; voir echecs_fen_verifier.
 *
 * Si une clause n'est pas respectée, ni *e ni *h ne change.
 *
 * Nécessite :
 * - [DEPUIS-FEN-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [DEPUIS-FEN-N2] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [DEPUIS-FEN-N3] fen n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [DEPUIS-FEN-N4] fen décrit une position possible ; sinon rend l'erreur_fen_... ou
 *   l'erreur_position_... qui dit pourquoi ;
 * - [DEPUIS-FEN-N5] chaque droit de roque est celui d'un roi en colonne e et d'une tour en
 *   colonne a ou h ; sinon rend erreur_position_roque.
 *
 * Garantie :
 * - [DEPUIS-FEN-G1] rend pas_erreur ; *e reçoit les pièces, rangées dans l'ordre du début
 *   d'une partie (tours, cavaliers, fous, dames, roi, pions), et joueur_courant ;
 * - [DEPUIS-FEN-G2] h->echiquier_initial devient égal à *e, nombre_coups vaut 0, et les droits
 *   de roque, la case de prise en passant et les deux compteurs sont ceux de la chaîne ; une
 *   case où aucune prise en passant n'est légale est oubliée.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur echiquier_depuis_fen(echiquier *e, historique_partie *h, const char *fen);

/**
 * Écrit la chaîne FEN d'un échiquier et de son historique.
 *
 * @param e l'échiquier.
 * @param h l'historique des coups qui ont mené à cet échiquier.
 * @param tampon où écrire la chaîne, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Si une clause n'est pas respectée, rend 0 et n'écrit rien dans tampon.
 *
 * Nécessite :
 * - [VERS-FEN-N1] e n'est pas NULL ;
 * - [VERS-FEN-N2] *e est intègre ;
 * - [VERS-FEN-N3] h n'est pas NULL ;
 * - [VERS-FEN-N4] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ;
 * - [VERS-FEN-N5] *e est une position où l'on peut jouer : pas de pion sur la première ou la
 *   dernière rangée, et le camp qui n'a pas le trait n'est pas en échec ;
 * - [VERS-FEN-N6] tampon n'est pas NULL, ou taille vaut 0.
 *
 * Garantie :
 * - [VERS-FEN-G1] tampon reçoit les six champs : les pièces et le trait de *e, les droits de
 *   roque qui restent d'après *h, la case où une prise en passant est légale, et les deux
 *   compteurs ;
 * - [VERS-FEN-G2] rend la longueur de la chaîne, sans le zéro final ; si elle n'est pas
 *   inférieure à taille, tampon en reçoit le début, toujours terminé par un zéro (rien si
 *   taille vaut 0).
 *
 * @return la longueur de la chaîne, ou 0.
 */
size_t echiquier_vers_fen(const echiquier *e, const historique_partie *h, char *tampon,
                          size_t taille);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* ECHIQUIER_FEN_H */
