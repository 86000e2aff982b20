/* refusée : son piece.h a les membres dans un autre ordre que celui du cours ; attendu : refuse */
/* Le piece.h de ce projet a les membres dans un autre ordre que celui du cours. */
#ifndef PIECE_H
#define PIECE_H

typedef enum { tour, cavalier, fou, dame, roi, pion_blanc, pion_noir, invalide } type_piece;

typedef struct {
    int coord_x;
    int coord_y;
    type_piece type;
} piece;

int coordonnee_est_valide(int coord_x, int coord_y);
int piece_est_valide(const piece *p);

#endif
