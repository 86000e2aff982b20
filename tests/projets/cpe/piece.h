#ifndef PIECE_H
#define PIECE_H

typedef enum { tour, cavalier, fou, dame, roi, pion_blanc, pion_noir, invalide } type_piece;

typedef struct {
    type_piece type;
    int coord_x;
    int coord_y;
} piece;

int coordonnee_est_valide(int x, int y);
int piece_est_valide(const piece *p);
void piece_invalider(piece *p);
void piece_afficher_debug(const piece *p);

#endif
