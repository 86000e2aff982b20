/**
 * @file historique_partie.h
 * Le fichier historique_partie.h du cours : la même chose que dans echecs.h, et rien de
 * plus. Les autres fichiers de ce dossier viennent par leurs noms : un programme peut
 * avoir les siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci.
 * Produit par « cargo run -p headers » : ne pas le modifier à la main.
 */

#ifndef HISTORIQUE_PARTIE_H
#define HISTORIQUE_PARTIE_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include <echiquier.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Les sortes de coups. */
typedef enum type_deplacement {
    /** Une pièce se déplace, et prend peut-être celle de la case d'arrivée. */
    deplacement_standard = 0,
    /** Le roi et une tour se déplacent ensemble. */
    deplacement_roque = 1,
    /** Un pion en prend un autre qui vient d'avancer de deux cases. */
    deplacement_prise_en_passant = 2,
    /** Un pion arrive sur sa dernière rangée : il reste à le promouvoir. */
    deplacement_promotion = 3,
} type_deplacement;

/** Le nombre de coups (demi-coups) qu'un historique peut contenir. */
#define MAX_COUPS_HISTORIQUE 2048

/** Les droits de roque, à additionner : petit roque des blancs. */
#define DROIT_PETIT_ROQUE_BLANC 1

/** Grand roque des blancs. */
#define DROIT_GRAND_ROQUE_BLANC 2

/** Petit roque des noirs. */
#define DROIT_PETIT_ROQUE_NOIR 4

/** Grand roque des noirs. */
#define DROIT_GRAND_ROQUE_NOIR 8

/** Un coup joué. */
typedef struct coup_joue {
    /** La colonne de départ. */
    int x_depart;
    /** La rangée de départ. */
    int y_depart;
    /** La colonne d'arrivée ; pour un roque, celle du roi. */
    int x_arrivee;
    /** La rangée d'arrivée. */
    int y_arrivee;
    /** La sorte de coup. */
    type_deplacement type;
    /** Pour une promotion, ce que devient le pion ; sinon invalide. */
    type_piece promotion;
} coup_joue;

/** Une partie : l'échiquier de départ, ce qu'une FEN en dit de plus, et les coups joués. */
typedef struct historique_partie {
    /** L'échiquier avant le premier coup. */
    echiquier echiquier_initial;
    /** Le nombre de coups joués, de 0 à MAX_COUPS_HISTORIQUE. */
    int nombre_coups;
    /** Les coups joués ; ceux d'indice nombre_coups et plus ne comptent pas. */
    coup_joue coups[MAX_COUPS_HISTORIQUE];
    /** Les droits de roque au départ : une somme de DROIT_... */
    int droits_roque;
    /** La colonne de la case de prise en passant au départ, ou -1. */
    int en_passant_x;
    /** La rangée de la case de prise en passant au départ, ou -1. */
    int en_passant_y;
    /** Les demi-coups depuis la dernière prise ou le dernier coup de pion, au départ. */
    int demi_coups;
    /** Le numéro du premier coup. */
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
 * - [HISTORIQUE-INIT-G1] echiquier_initial devient celui du début d'une partie, et
 *   nombre_coups 0 ;
 * - [HISTORIQUE-INIT-G2] droits_roque devient la somme des quatre droits, en_passant_x et
 *   en_passant_y deviennent -1, demi_coups 0 et numero_coup 1 ;
 * - [HISTORIQUE-INIT-G3] un programme qui, comme celui du cours, change ensuite echiquier_initial
 *   a l'historique d'une partie qui commence par cet échiquier : un droit de roque n'y compte que
 *   si le roi et la tour sont à leur place.
 */
void historique_initialise(historique_partie *h);

/**
 * Ajoute un coup à la fin d'un historique.
 *
 * @param h l'historique à changer.
 * @param coup le coup à ajouter ; qu'il soit légal n'est pas vérifié.
 *
 * Nécessite :
 * - [HISTORIQUE-AJOUTER-N1] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-AJOUTER-N2] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon rend
 *   erreur_historique_invalide ;
 * - [HISTORIQUE-AJOUTER-N3] coup n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-AJOUTER-N4] les cases du coup sont sur l'échiquier, son type est un
 *   type_deplacement et sa promotion un type_piece ; sinon rend erreur_argument_hors_limites.
 *
 * Garantie :
 * - [HISTORIQUE-AJOUTER-G1] s'il y a de la place, *coup est copié à l'indice nombre_coups, qui
 *   augmente de 1, et la fonction rend pas_erreur ;
 * - [HISTORIQUE-AJOUTER-G2] si nombre_coups vaut MAX_COUPS_HISTORIQUE, rend
 *   erreur_historique_plein ;
 * - [HISTORIQUE-AJOUTER-G3] si elle ne rend pas pas_erreur, *h n'a pas changé.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
int historique_ajouter_coup(historique_partie *h, const coup_joue *coup);

/**
 * Donne le dernier coup d'un historique.
 *
 * @param h l'historique.
 * @param coup où écrire le coup.
 *
 * Nécessite :
 * - [HISTORIQUE-DERNIER-N1] h n'est pas NULL ; sinon rend 0 ;
 * - [HISTORIQUE-DERNIER-N2] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon rend 0 ;
 * - [HISTORIQUE-DERNIER-N3] coup n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [HISTORIQUE-DERNIER-G1] s'il y a au moins un coup, *coup reçoit le dernier et la fonction
 *   rend 1 ;
 * - [HISTORIQUE-DERNIER-G2] sinon rend 0, et *coup ne change pas.
 *
 * @return 1 ou 0.
 */
int historique_dernier_coup(const historique_partie *h, coup_joue *coup);

/**
 * Dit si un coup de l'historique est parti d'une case ou y est arrivé.
 *
 * C'est ce que le roque a besoin de savoir : une tour prise dans son coin, puis remplacée
 * par une autre, ne permet plus le roque.
 *
 * @param h l'historique.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [HISTORIQUE-EXISTE-N1] h n'est pas NULL ; sinon rend 0 ;
 * - [HISTORIQUE-EXISTE-N2] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon rend 0 ;
 * - [HISTORIQUE-EXISTE-N3] coord_x et coord_y vont de 0 à 7 ; sinon rend 0.
 *
 * Garantie :
 * - [HISTORIQUE-EXISTE-G1] rend 1 si l'un des nombre_coups premiers coups part de cette case
 *   ou y arrive, 0 sinon.
 *
 * @return 1 ou 0.
 */
int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y);

/**
 * Prépare l'historique d'une partie qui commence par un échiquier donné.
 *
 * @param h l'historique à remplir ; ce qu'il contenait ne compte pas.
 * @param e l'échiquier du départ.
 *
 * Si une clause n'est pas respectée, *h ne change pas.
 *
 * Nécessite :
 * - [HISTORIQUE-DEPUIS-N1] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-DEPUIS-N2] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-DEPUIS-N3] *e est intègre ; sinon rend l'erreur_echiquier_... qui dit pourquoi.
 *
 * Garantie :
 * - [HISTORIQUE-DEPUIS-G1] rend pas_erreur ; h->echiquier_initial devient égal à *e,
 *   nombre_coups vaut 0, il n'y a pas de case de prise en passant, demi_coups vaut 0 et
 *   numero_coup vaut 1 ;
 * - [HISTORIQUE-DEPUIS-G2] droits_roque a un droit pour chaque tour qui est sur sa case de
 *   départ quand son roi est sur la sienne.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
int historique_initialise_depuis(historique_partie *h, const echiquier *e);

/**
 * Donne l'échiquier après tous les coups d'un historique.
 *
 * @param h l'historique.
 * @param e l'échiquier à remplir ; ce qu'il contenait ne compte pas.
 *
 * Nécessite :
 * - [HISTORIQUE-REJOUER-N1] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-REJOUER-N2] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon rend
 *   erreur_historique_invalide ;
 * - [HISTORIQUE-REJOUER-N3] e n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [HISTORIQUE-REJOUER-G1] *e devient l'échiquier de départ après tous les coups, et la
 *   fonction rend pas_erreur ;
 * - [HISTORIQUE-REJOUER-G2] si les coups ne peuvent pas être faits l'un après l'autre (le camp
 *   qui a le trait n'a pas de pièce au départ, une promotion n'est ni dame, ni tour, ni fou, ni
 *   cavalier, ou l'échiquier n'est plus intègre), rend erreur_historique_invalide ; qu'un coup
 *   soit permis par les règles n'est pas vérifié ;
 * - [HISTORIQUE-REJOUER-G3] si la fonction rend un autre code que pas_erreur, *e ne change
 *   pas ;
 * - [HISTORIQUE-REJOUER-G4] c'est la bibliothèque elle-même qui fait les coups, chacun selon sa
 *   sorte : un roque déplace aussi la tour, une prise en passant retire le pion pris. Elle
 *   n'appelle aucune fonction que le programme a remplacée.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
int historique_rejouer(const historique_partie *h, echiquier *e);

/**
 * Annule le dernier coup : l'échiquier redevient ce qu'il était avant lui.
 *
 * @param e où écrire l'échiquier d'avant le coup, recalculé depuis echiquier_initial.
 * @param h l'historique, dont le dernier coup disparaît.
 *
 * Nécessite :
 * - [HISTORIQUE-ANNULER-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-ANNULER-N2] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-ANNULER-N3] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon rend
 *   erreur_historique_invalide.
 *
 * Garantie :
 * - [HISTORIQUE-ANNULER-G1] rend pas_erreur, h->nombre_coups diminue de 1, et *e devient
 *   l'échiquier obtenu en jouant les coups qui restent ;
 * - [HISTORIQUE-ANNULER-G2] s'il n'y a aucun coup, rend erreur_historique_vide ;
 * - [HISTORIQUE-ANNULER-G3] si les coups ne peuvent pas être rejoués (pas de pièce sur la case
 *   de départ, échiquier initial non intègre) ou donnent un échiquier non intègre, rend
 *   erreur_historique_invalide ;
 * - [HISTORIQUE-ANNULER-G4] si elle ne rend pas pas_erreur, ni *e ni *h n'a changé ;
 * - [HISTORIQUE-ANNULER-G5] les coups qui restent sont faits comme par historique_rejouer, sans
 *   appeler aucune fonction que le programme a remplacée.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
int historique_annuler_coup(echiquier *e, historique_partie *h);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* HISTORIQUE_PARTIE_H */
