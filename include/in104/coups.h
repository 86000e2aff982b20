/**
 * @file coups.h
 * Le fichier coups.h du cours : la même chose que dans in104.h, et rien de plus. Les
 * autres fichiers de ce dossier viennent par leurs noms : un programme peut avoir les
 * siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit
 * par « cargo run -p headers » : ne pas le modifier à la main.
 */

#ifndef COUPS_H
#define COUPS_H

#ifndef ECHECS_IN104_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_IN104

#include <stdlib.h>
#include <string.h>
#include <masques.h>
#include <echiquier.h>

#ifdef __cplusplus
extern "C" {
#endif

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

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_IN104_H */

#endif /* COUPS_H */
