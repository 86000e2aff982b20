/**
 * @file coups.h
 * Le fichier coups.h du cours : la même chose que dans in104.h, et rien de plus. Les
 * autres fichiers de ce dossier viennent par leurs noms : un programme peut avoir les
 * siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit à
 * partir de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef COUPS_H
#define COUPS_H

#ifndef ECHECS_IN104_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_IN104

#include "echecs_attributs.h"
#include <stdlib.h>
#include <string.h>
#include <masques.h>
#include <echiquier.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Un coup est un entier : la case de départ (6 bits), la case d'arrivée (6 bits), la pièce (4
 * bits), la promotion (4 bits, 0 sans promotion), puis un bit chacun : prise, avance de deux
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
 * Déclare des variables locales, et y copie l'état de l'échiquier. À écrire une seule fois par
 * bloc, avec les déclarations ; restauration_echiquier, dans le même bloc, remet cet état.
 */
#define copie_echiquier()                                                                   \
    BB echiquier_copie[12], occupations_copie[3];                                           \
    int trait_copie = trait, roque_copie = roque, en_passant_copie = enpassant;             \
    memcpy(echiquier_copie, echiquier, sizeof echiquier_copie);                             \
    memcpy(occupations_copie, occupations, sizeof occupations_copie)
/** Remet l'état de l'échiquier que copie_echiquier a copié dans le même bloc. */
#define restauration_echiquier()                                                            \
    (memcpy(echiquier, echiquier_copie, sizeof echiquier_copie),                            \
     memcpy(occupations, occupations_copie, sizeof occupations_copie),                      \
     trait = trait_copie, roque = roque_copie, (void)(enpassant = en_passant_copie))

/**
 * Les droits de roque qui restent quand une pièce part d'une case ou arrive sur cette case : roque
 * devient roque & droits_roque[case].
 */
ECHECS_API extern const int droits_roque[64];

/** Le nombre de coups qu'une liste peut contenir. */
#define MAX_COUPS 512

/** Une liste de coups. */
typedef struct coups {
    /** Les coups. */
    int tab_coups[MAX_COUPS];
    /** Le nombre de coups. */
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
 * - [AJOUTER-COUP-N2] liste->nb_coups va de 0 à MAX_COUPS - 1 ; sinon ne fait rien.
 *
 * Garantie :
 * - [AJOUTER-COUP-G1] met le coup à la fin de la liste, et liste->nb_coups augmente de 1.
 */
ECHECS_API
void ajouter_coup(coups *liste, int coup);

/**
 * Écrit un coup sur stdout, comme le protocole UCI.
 *
 * @param coup le coup ; toute valeur est admise, mais 0, qui n'est pas un coup, s'écrit a8a8.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [AFFICHER-COUP-G1] écrit la case de départ, la case d'arrivée, et pour une promotion la lettre
 *   q, r, b ou n : « e2e4 », « e7e8q » ;
 * - [AFFICHER-COUP-G2] + n'écrit ni espace, ni fin de ligne, ni autre lettre.
 */
ECHECS_API
void afficher_coup(int coup);

/**
 * Écrit une liste de coups sur stdout.
 *
 * Pour une liste de deux coups, le texte de la bibliothèque est par exemple :
 * @code{.unparsed}
 * e5f7 ♞ prise
 * e1g1 ♚ roque
 * total : 2
 * @endcode
 *
 * @param liste la liste.
 *
 * Nécessite :
 * - [AFFICHER-COUPS-N1] liste n'est pas NULL ; sinon n'écrit rien ;
 * - [AFFICHER-COUPS-N2] liste->nb_coups va de 0 à MAX_COUPS ; sinon n'écrit rien.
 *
 * Garantie :
 * - [AFFICHER-COUPS-G1] écrit tous les coups de la liste, dans l'ordre ;
 * - [AFFICHER-COUPS-G3] + écrit une ligne par coup : ce qu'écrit afficher_coup, appelée par son
 *   nom, une espace, la pièce d'après pieces_unicode, puis les mots prise, double, en_passant et
 *   roque, ceux qui s'appliquent au coup, chacun après une espace ;
 * - [AFFICHER-COUPS-G2] + écrit ensuite « total : » et le nombre de coups.
 */
ECHECS_API
void afficher_coups(coups *liste);

/**
 * Dit si un camp attaque une case.
 *
 * @param square la case.
 * @param couleur le camp qui attaque : blancs ou noirs.
 *
 * Nécessite :
 * - [CASE-ATTAQUEE-N1] square va de a8 (0) à h1 (63) ; sinon rend 0 ;
 * - [CASE-ATTAQUEE-N2] couleur vaut blancs ou noirs ; sinon rend 0.
 *
 * Garantie :
 * - [CASE-ATTAQUEE-G1] rend 1 si une pièce de ce camp attaque la case, et 0 si aucune n'attaque la
 *   case ;
 * - [CASE-ATTAQUEE-G3] + la pièce qui est sur la case ne compte pas, et une pièce clouée attaque
 *   aussi ;
 * - [CASE-ATTAQUEE-G2] + se sert de attaques_pions, attaques_cavaliers, attaques_rois et
 *   occupations tels qu'ils sont, et appelle par leur nom masque_d_attaque_dynamique_fou et
 *   masque_d_attaque_dynamique_tour : si le programme définit ces fonctions, ce sont ses versions.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int case_attaquee(int square, int couleur);

/**
 * Trouve les coups pseudo-légaux du camp qui a le trait.
 *
 * Un coup est pseudo-légal si une pièce peut le faire, sans regarder si son roi serait en échec.
 *
 * @param liste où écrire les coups ; ce que la liste contenait ne compte pas.
 *
 * Nécessite :
 * - [GENERER-N1] liste n'est pas NULL ; sinon ne fait rien ;
 * - [GENERER-N2] trait vaut blancs ou noirs ; sinon vide la liste.
 *
 * Garantie :
 * - [GENERER-G1] la liste contient chaque coup légal une fois, codé comme par encoder_coup, et
 *   aucun coup qui n'est pas pseudo-légal ; l'arrivée d'un pion sur la dernière rangée donne
 *   quatre coups : promotion en dame, en tour, en fou et en cavalier. L'échiquier ne change pas ;
 * - [GENERER-G2] la liste contient un roque si roque a ce droit, si les cases qui séparent le roi
 *   et la tour sont vides, et si ni la case du roi ni la case que le roi traverse n'est attaquée ;
 *   dans les autres cas, ce roque n'y est pas. La case d'arrivée se vérifie ici, ou dans
 *   executer_coup ;
 * - [GENERER-G5] + la liste contient chaque coup pseudo-légal, y compris la prise du roi adverse ;
 *   une prise en passant est codée aussi comme une prise ;
 * - [GENERER-G6] + la liste ne contient un roque que si le roi et la tour sont sur leurs cases
 *   initiales ; un roque vers une case attaquée y est ;
 * - [GENERER-G3] + se sert des tableaux d'attaques et de occupations tels qu'ils sont, et appelle
 *   par leur nom ajouter_coup, case_attaquee et les masque_d_attaque_dynamique_... : si le
 *   programme définit ces fonctions, ce sont ses versions ;
 * - [GENERER-G4] + s'il y a plus de MAX_COUPS coups, la liste contient les MAX_COUPS premiers.
 */
ECHECS_API
void generer_coups(coups *liste);

/**
 * Joue un coup pseudo-légal, si ce coup est légal.
 *
 * @param coup un coup de generer_coups ou de get_coup_str.
 *
 * Nécessite :
 * - [EXECUTER-N1] trait vaut blancs ou noirs ; sinon rend 0.
 *
 * Garantie :
 * - [EXECUTER-G1] si le coup est légal : joue le coup et rend 1 ; echiquier et occupations
 *   reçoivent la position obtenue, roque perd les droits que le coup fait perdre, et le trait
 *   passe au camp adverse ;
 * - [EXECUTER-G6] si le coup est joué : en_passant reçoit la case que le pion a sautée si le coup
 *   est une avance de deux cases, et no_sq pour un autre coup ; si aucun pion adverse n'est à côté
 *   du pion qui avance, no_sq convient aussi ;
 * - [EXECUTER-G2] si le coup laisse en échec le roi du camp qui a le trait : rend 0, et
 *   l'échiquier ne change pas ;
 * - [EXECUTER-G7] + en_passant reçoit la case sautée même si aucun pion adverse n'est à côté ;
 * - [EXECUTER-G4] + si le coup est joué, roque devient
 *   roque & droits_roque[case de départ] & droits_roque[case d'arrivée] ;
 * - [EXECUTER-G8] + un camp sans roi n'est jamais en échec : son coup est joué comme un coup
 *   légal ;
 * - [EXECUTER-G3] + appelle case_attaquee par son nom pour savoir si le coup laisse le roi en
 *   échec : si le programme définit case_attaquee, c'est sa version ;
 * - [EXECUTER-G5] + si coup vaut 0, si le camp qui a le trait n'a pas la pièce du coup sur la case
 *   de départ, ou si la promotion n'est ni 0 ni une pièce : rend 0, l'échiquier ne change pas, et
 *   rien n'est écrit sur stderr. Le reste du coup n'est pas vérifié : un coup qui n'est pas
 *   pseudo-légal peut être joué.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int executer_coup(int coup);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_IN104_H */

#endif /* COUPS_H */
