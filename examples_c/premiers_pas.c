/*
 * Premiers pas : placer des pièces, les chercher, se tromper.
 *
 *   cargo run -- lancer examples_c/premiers_pas.c
 */
#include <stdio.h>

#include "echecs.h"

int main(void)
{
    echiquier e;
    piece *p;
    int integre;

    echiquier_initialiser(&e);
    echiquier_afficher(&e);

    /* La dame blanche, que l'on déplace à la main en h5. */
    p = jeu_recuperer_piece(&e.jeu_de_piece_blanc, 3, 0);
    if (p == NULL)
        return 1;
    constructeur_piece_dame(p, 7, 4);

    /* Les noirs perdent un pion. */
    jeu_supprimer_piece(&e.jeu_de_piece_noir, 5, 6);
    echiquier_changer_joueur_courant(&e);
    printf("\n");
    echiquier_afficher(&e);
    printf("%d pièces noires, échiquier intègre : %d\n\n",
           jeu_compter_nombre_piece(&e.jeu_de_piece_noir), echiquier_est_integre(&e));

    /* Une erreur : la dame sur la case de son roi. La bibliothèque dit ce qui ne va pas. */
    constructeur_piece_dame(p, 4, 0);
    echecs_contrats(contrats_silence);
    integre = echiquier_est_integre(&e);
    printf("échiquier intègre : %d\n  %s\n", integre, echecs_derniere_erreur());

    /* Une autre : une case qui n'existe pas. La dame ne bouge pas. */
    constructeur_piece_dame(p, 8, 0);
    printf("dame en (%d, %d)\n  %s\n", p->coord_x, p->coord_y, echecs_derniere_erreur());
    return 0;
}
