#ifndef PARSEUR_MODE_INTERACTIF_H
#define PARSEUR_MODE_INTERACTIF_H

#include "piece.h"

#define MAX_NOM_FICHIER_TAILLE 4096
#define MAX_LIGNE_COMMANDE 4096

typedef enum { rien_a_faire, deplacement, lecture_fichier, lecture_historique, initialisation, fin } type_action;

typedef struct {
    type_action type;
    char filename[MAX_NOM_FICHIER_TAILLE];
    int x_depart, y_depart, x_arrivee, y_arrivee;
    type_piece promotion;
} action_a_realiser;

void action_initialise(action_a_realiser *a);
int parse_ligne_commande(const char *ligne, action_a_realiser *a);

#endif
