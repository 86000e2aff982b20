#ifndef ECHIQUIER_H
#define ECHIQUIER_H

#include "jeu.h"

typedef struct {
    jeu jeu_de_piece_blanc;
    jeu jeu_de_piece_noir;
    int joueur_courant;
} echiquier;

void echiquier_changer_joueur_courant(echiquier *e);
void echiquier_initialiser(echiquier *e);
void echiquier_afficher_debug(const echiquier *e);
void echiquier_invalider_jeux(echiquier *e);
int echiquier_est_integre(const echiquier *e);
const jeu *echiquier_recupere_jeu_courant_information(const echiquier *e);
const jeu *echiquier_recupere_jeu_adverse_information(const echiquier *e);
jeu *echiquier_recupere_jeu_courant(echiquier *e);
jeu *echiquier_recupere_jeu_adverse(echiquier *e);

#endif
