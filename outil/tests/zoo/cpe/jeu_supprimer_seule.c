/* juste */
/* jeu_supprimer_piece seule, sans les autres fonctions de jeu.c : la dernière pièce remplace celle qui part. */
#include "jeu.h"

void jeu_supprimer_piece(jeu *j, int x, int y)
{
    int a_retirer = 0;
    int derniere = 0;

    while (j->ensemble_de_piece[a_retirer].coord_x != x || j->ensemble_de_piece[a_retirer].coord_y != y)
        a_retirer++;
    while (derniere + 1 < MAX_PIECE && piece_est_valide(&j->ensemble_de_piece[derniere + 1]))
        derniere++;
    j->ensemble_de_piece[a_retirer] = j->ensemble_de_piece[derniere];
    piece_invalider(&j->ensemble_de_piece[derniere]);
}
