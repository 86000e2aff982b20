/* juste */
/* Qui attaque quoi : la recherche part des pièces de l'adversaire. */
#ifndef ATTAQUE_H
#define ATTAQUE_H

#include "echiquier.h"

/* 1 si un pion, un cavalier ou une autre pièce de attaquant atteint la case (x, y). */
int attaque_case(const echiquier *e, const jeu *attaquant, int x, int y);

#endif
