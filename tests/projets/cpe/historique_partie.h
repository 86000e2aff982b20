#ifndef HISTORIQUE_PARTIE_H
#define HISTORIQUE_PARTIE_H

#include "echiquier.h"

typedef enum {
    deplacement_standard,
    deplacement_roque,
    deplacement_prise_en_passant,
    deplacement_promotion
} type_deplacement;

#define ECHECS_COUPS_MAX 2048

typedef struct {
    int x_depart, y_depart, x_arrivee, y_arrivee;
    type_deplacement type;
    type_piece promotion;
} coup_joue;

/* Les membres et leur ordre sont ceux de la bibliothèque, qui lit et écrit cette structure. */
typedef struct {
    echiquier echiquier_initial;
    int nombre_coups;
    coup_joue coups[ECHECS_COUPS_MAX];
    int droits_roque, en_passant_x, en_passant_y, demi_coups, numero_coup;
} historique_partie;

void historique_initialise(historique_partie *h);
int historique_deplacement_existe(const historique_partie *h, int x, int y);
/* Ces deux-là restent à la bibliothèque, ou viennent de historique_partie.c. Elles rendent 0 si
 * c'est fait. */
int historique_ajouter_coup(historique_partie *h, const coup_joue *coup);
int historique_dernier_coup(const historique_partie *h, coup_joue *coup);

#endif
