/**
 * @file historique_partie.h
 * Le fichier historique_partie.h du cours : la même chose que dans echecs.h, et rien de
 * plus. Les autres fichiers de ce dossier viennent par leurs noms : un programme peut
 * avoir les siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci.
 * Produit à partir de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef HISTORIQUE_PARTIE_H
#define HISTORIQUE_PARTIE_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include "echecs_attributs.h"
#include <echiquier.h>

#ifdef __cplusplus
extern "C" {
#endif

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

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* HISTORIQUE_PARTIE_H */
