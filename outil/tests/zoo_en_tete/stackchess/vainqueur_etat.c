/* juste */
/* Le vainqueur : l'adversaire de qui abandonne avec le trait, ou le joueur à qui il reste des pièces. */
#include "stackchess.h"

static int a_des_pieces(const stackchess *s, char couleur)
{
    piece_stackchess p;

    for (int x = 0; x < stackchess_taille(s); x++)
        for (int y = 0; y < stackchess_taille(s); y++)
            if (stackchess_hauteur(s, x, y) > 0 && stackchess_piece_en(s, x, y, 0, &p) == stackchess_ok
                && p.couleur == couleur)
                return 1;
    return 0;
}

int stackchess_vainqueur(const stackchess *s)
{
    if (s == NULL)
        return -1;
    switch (stackchess_etat(s)) {
    case stackchess_abandon:
        return 1 - stackchess_joueur(s);
    case stackchess_tout_pris:
        return a_des_pieces(s, 'B') ? 0 : 1;
    default:
        return -1;
    }
}
