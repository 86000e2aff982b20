/**
 * @file bitboards.h
 * Le fichier bitboards.h du cours : la même chose que dans in104.h, et rien de plus. Les
 * autres fichiers de ce dossier viennent par leurs noms : un programme peut avoir les
 * siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit à
 * partir de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef BITBOARD_H
#define BITBOARD_H

#ifndef ECHECS_IN104_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_IN104

#include "echecs_attributs.h"
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

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

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_IN104_H */

#endif /* BITBOARD_H */
