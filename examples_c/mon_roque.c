/*
 * Remplacer le roque : ce programme en écrit un autre, et joue avec.
 *
 * Dans cette variante, le roi qui roque change de place avec sa tour. La
 * bibliothèque appelle cette version : echiquier_deplacement_realise_si_possible
 * est toujours la sienne, et c'est elle qui vérifie que le roi n'est pas en échec.
 *
 *   ./echecs lancer examples_c/mon_roque.c
 */
#include <stdio.h>

#include "echecs.h"

int echiquier_deplacement_special_realise_si_possible_roque(
    echiquier *e, int x_depart, int y_depart, int x_arrivee, int y_arrivee,
    const historique_partie *h, code_erreur_deplacement *erreur)
{
    int x_tour = x_arrivee > x_depart ? 7 : 0;
    piece *le_roi = jeu_recuperer_piece(echiquier_recupere_jeu_courant(e), x_depart, y_depart);
    piece *la_tour = jeu_recuperer_piece(echiquier_recupere_jeu_courant(e), x_tour, y_depart);

    if (y_depart != y_arrivee || le_roi == NULL || la_tour == NULL || la_tour->type != tour
        || historique_deplacement_existe(h, x_tour, y_depart)) {
        erreur->type = erreur_roque_non_permis;
        erreur->coord_x = x_tour;
        erreur->coord_y = y_depart;
        return 0;
    }
    le_roi->coord_x = x_tour;
    la_tour->coord_x = x_depart;
    return 1;
}

/* Joue un coup, dit ce qui s'est passé, et donne le trait à l'autre camp. */
static void jouer(echiquier *e, historique_partie *h, int x0, int y0, int x1, int y1)
{
    code_erreur_deplacement c;
    type_deplacement t;

    printf("%c%d-%c%d : ", 'a' + x0, y0 + 1, 'a' + x1, y1 + 1);
    echiquier_deplacement_realise_si_possible(e, x0, y0, x1, y1, h, &c, &t);
    if (c.type != pas_erreur) {
        printf("%s", nommer_type_erreur(c.type));
        if (c.coord_x >= 0)
            printf(" (à cause de %c%d)", 'a' + c.coord_x, c.coord_y + 1);
        printf("\n");
        return;
    }
    coup_joue coup = { x0, y0, x1, y1, t, invalide };
    if (historique_ajouter_coup(h, &coup) != pas_erreur) {
        printf("historique plein\n");
        return;
    }
    echiquier_changer_joueur_courant(e);
    printf(t == deplacement_roque ? "roque, à ma façon\n" : "joué\n");
}

int main(void)
{
    static historique_partie h; /* trop grand pour certaines piles */
    echiquier e;

    if (echiquier_lire_fen(&e, &h, "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1") != pas_erreur)
        return 1;
    jouer(&e, &h, 4, 0, 6, 0); /* le roi va en h1, la tour en e1 : les noirs sont en échec */
    jouer(&e, &h, 0, 6, 0, 5); /* un pion ne pare pas cet échec */
    jouer(&e, &h, 4, 7, 2, 7); /* ce roque-ci sort aussi d'un échec */
    jouer(&e, &h, 4, 0, 4, 7); /* la tour de h1 prend celle de a8 : les noirs sont en échec */
    echiquier_afficher(&e);
    jouer(&e, &h, 0, 7, 2, 7); /* la tour de a8 n'est plus là */
    return 0;
}
