#ifndef JEU_H
#define JEU_H

#include "piece.h"

#define MAX_PIECE 16

typedef struct {
    piece ensemble_de_piece[MAX_PIECE];
} jeu;

int jeu_compter_nombre_piece(const jeu *j);
int jeu_existe_piece(const jeu *j, int x, int y);
piece *jeu_recuperer_piece(const jeu *j, int x, int y);
const piece *jeu_recuperer_piece_information(const jeu *j, int x, int y);
const piece *jeu_recuperer_roi_information(const jeu *j);
int jeu_est_integre(const jeu *j);
void jeu_supprimer_piece(jeu *j, int x, int y);
void jeu_afficher_debug(const jeu *j);

#endif
