/*
 * Remplacer deux fonctions de pile de Stackchess : celles-ci disent ce qu'elles font.
 *
 *   cargo run -- lancer examples_c/ma_pile.c
 *
 * Le jeu déplace les pièces avec ces fonctions-ci, sans option ni enregistrement. S'il manque une
 * pièce à l'arrivée, ou si l'ordre a changé, le coup n'est pas joué : pour le voir, remplacer dans
 * pile_depiler « p->pieces[p->hauteur] » par « p->pieces[0] ».
 */
#include <stdio.h>

#include "stackchess.h"

int pile_empiler(pile *p, stackchess_piece piece)
{
    if (p == NULL || p->hauteur < 0 || p->hauteur >= PILE_CAPACITE)
        return 0;
    p->pieces[p->hauteur++] = piece;
    printf("  empile  %c%c, hauteur %d\n", piece.type, piece.couleur, p->hauteur);
    return 1;
}

int pile_depiler(pile *p, stackchess_piece *piece)
{
    if (p == NULL || piece == NULL || p->hauteur < 1 || p->hauteur > PILE_CAPACITE)
        return 0;
    p->hauteur--;
    *piece = p->pieces[p->hauteur];
    printf("  dépile  %c%c, hauteur %d\n", piece->type, piece->couleur, p->hauteur);
    return 1;
}

int main(void)
{
    /* Une dame sur une tour en a1, un pion noir en a3. */
    stackchess *partie = stackchess_lire("r3/p3/4/(TD)3 b -");
    char texte[STACKCHESS_TEXTE_MAX];
    code_stackchess code;

    printf("Les deux pièces de a1 prennent en a3 :\n");
    code = stackchess_deplacer(partie, 0, 0, 0, 2, 2);
    stackchess_ecrire(partie, texte, sizeof texte);
    printf("%s : %s\n", nommer_code_stackchess(code), texte);
    stackchess_detruire(partie);
    return 0;
}
