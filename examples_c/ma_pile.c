/*
 * Remplacer deux fonctions de pile de Stackchess : celles-ci disent ce qu'elles font.
 *
 *   ./echecs lancer examples_c/ma_pile.c
 *
 * Le jeu déplace les pièces avec ces fonctions-ci, sans option ni enregistrement. S'il manque une
 * pièce à l'arrivée, ou si l'ordre a changé, le coup n'est pas joué : pour le voir, remplacer dans
 * stackchess_pile_depiler « p->pieces[p->hauteur] » par « p->pieces[0] ».
 */
#include <stdio.h>

#include "stackchess.h"

int stackchess_pile_empiler(pile_stackchess *p, piece_stackchess piece)
{
    if (p == NULL || p->hauteur < 0 || p->hauteur >= STACKCHESS_PILE_MAX)
        return 0;
    p->pieces[p->hauteur++] = piece;
    printf("  empile  %c%c, hauteur %d\n", piece.type, piece.couleur, p->hauteur);
    return 1;
}

int stackchess_pile_depiler(pile_stackchess *p, piece_stackchess *piece)
{
    if (p == NULL || piece == NULL || p->hauteur < 1 || p->hauteur > STACKCHESS_PILE_MAX)
        return 0;
    p->hauteur--;
    *piece = p->pieces[p->hauteur];
    printf("  dépile  %c%c, hauteur %d\n", piece->type, piece->couleur, p->hauteur);
    return 1;
}

int main(void)
{
    stackchess *s = stackchess_creer(4, 0);
    char texte[STACKCHESS_POSITION_MAX];
    code_stackchess code;

    stackchess_lire_position(s, "r3/p3/4/(TD)3 b -"); /* une dame sur une tour en a1, un pion noir en a3 */
    printf("Les deux pièces de a1 prennent en a3 :\n");
    code = stackchess_deplacer(s, 0, 0, 0, 2, 2);
    stackchess_ecrire_position(s, texte, sizeof texte);
    printf("%s : %s\n", stackchess_nommer_code(code), texte);
    stackchess_detruire(s);
    return 0;
}
