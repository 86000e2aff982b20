/**
 * @file entree_sortie.h
 * Le fichier entree_sortie.h du cours : la même chose que dans echecs.h, et rien de plus.
 * Les autres fichiers de ce dossier viennent par leurs noms : un programme peut avoir les
 * siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit à
 * partir de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef ENTREE_SORTIE_H
#define ENTREE_SORTIE_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include "echecs_attributs.h"
#include <echiquier_deplacement.h>

#ifdef __cplusplus
extern "C" {
#endif

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

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* ENTREE_SORTIE_H */
