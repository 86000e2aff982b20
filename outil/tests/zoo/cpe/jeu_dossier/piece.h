/* juste */
/* Le piece.h de ce projet : mêmes types que ceux du cours, recopiés à la main. */
#ifndef PIECE_H
#define PIECE_H

typedef enum { tour, cavalier, fou, dame, roi, pion_blanc, pion_noir, invalide } type_piece;

typedef struct {
    type_piece type;
    int coord_x;
    int coord_y;
} piece;

int coordonnee_est_valide(int coord_x, int coord_y);
int piece_est_valide(const piece *p);
void piece_invalider(piece *p);

#endif
