/* juste */
/* Le jeu.h de ce projet, sur son propre piece.h. */
#ifndef JEU_H
#define JEU_H

#include "piece.h"

#define MAX_PIECE 16

typedef struct {
    piece ensemble_de_piece[MAX_PIECE];
} jeu;

int jeu_existe_piece(const jeu *j, int x, int y);
const piece *jeu_recuperer_piece_information(const jeu *j, int x, int y);
const piece *jeu_recuperer_roi_information(const jeu *j);
void jeu_supprimer_piece(jeu *j, int x, int y);

#endif
