/*
 * Premiers pas : placer des pièces, essayer un coup, se tromper.
 *
 *   ./echecs lancer examples_c/premiers_pas.c
 */
#include <stdio.h>

#include "echecs.h"

/* Essaie un coup du camp qui a le trait, et dit ce qui s'est passé. */
static void essayer(echiquier *e, const historique_partie *h, int x0, int y0, int x1, int y1)
{
    code_erreur_deplacement erreur;
    type_deplacement type;

    echiquier_deplacement_realise_si_possible(e, x0, y0, x1, y1, h, &erreur, &type);
    printf("%c%d-%c%d : %s", 'a' + x0, y0 + 1, 'a' + x1, y1 + 1, nommer_type_erreur(erreur.type));
    if (erreur.coord_x >= 0)
        printf(", voir la case %c%d", 'a' + erreur.coord_x, erreur.coord_y + 1);
    printf("\n");
}

int main(void)
{
    echiquier e;
    historique_partie h;
    piece *la_tour;

    /* Deux rois, une tour blanche, un pion noir ; le trait est aux blancs. */
    echiquier_invalider_jeux(&e);
    constructeur_piece_roi(&e.jeu_de_piece_blanc.ensemble_de_piece[0], 4, 0);
    constructeur_piece_tour(&e.jeu_de_piece_blanc.ensemble_de_piece[1], 0, 0);
    constructeur_piece_roi(&e.jeu_de_piece_noir.ensemble_de_piece[0], 4, 7);
    constructeur_piece_pion_noir(&e.jeu_de_piece_noir.ensemble_de_piece[1], 0, 5);
    historique_initialise_depuis(&h, &e);
    echiquier_afficher(&e);

    /* Des coups : trois refusés, un permis. L'échiquier ne change que pour le dernier. */
    printf("\n");
    essayer(&e, &h, 0, 0, 1, 2);
    essayer(&e, &h, 0, 0, 0, 7);
    essayer(&e, &h, 4, 0, 6, 0);
    essayer(&e, &h, 0, 0, 0, 5);
    printf("\n");
    echiquier_afficher(&e);
    printf("%d pièce noire, échiquier intègre : %d\n\n",
           jeu_compter_nombre_piece(&e.jeu_de_piece_noir), echiquier_est_integre(&e));

    /* Une erreur de programmation : la tour sur la case de son roi. La bibliothèque le dit. */
    echecs_choisir_contrats(contrats_silence);
    la_tour = jeu_recuperer_piece(&e.jeu_de_piece_blanc, 0, 5);
    if (la_tour == NULL)
        return 1;
    constructeur_piece_tour(la_tour, 4, 0);
    printf("échiquier intègre : %d\n", echiquier_est_integre(&e));
    printf("  %s\n", echecs_derniere_erreur());

    /* Une autre : une case qui n'existe pas. La tour ne bouge pas. */
    constructeur_piece_tour(la_tour, 8, 0);
    printf("tour en (%d, %d)\n  %s\n", la_tour->coord_x, la_tour->coord_y, echecs_derniere_erreur());
    return 0;
}
