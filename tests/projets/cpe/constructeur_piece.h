#ifndef CONSTRUCTEUR_PIECE_H
#define CONSTRUCTEUR_PIECE_H

#include "piece.h"

void constructeur_piece_tour(piece *p, int x, int y);
void constructeur_piece_cavalier(piece *p, int x, int y);
void constructeur_piece_fou(piece *p, int x, int y);
void constructeur_piece_dame(piece *p, int x, int y);
void constructeur_piece_roi(piece *p, int x, int y);
void constructeur_piece_pion_blanc(piece *p, int x, int y);
void constructeur_piece_pion_noir(piece *p, int x, int y);

#endif
