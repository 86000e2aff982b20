/* faux : ROQUE-G1 */
/* Le roque est refusé si la tour est attaquée. */
#include <stdlib.h>

#include "echecs.h"

#define MOI(e) (echiquier_recupere_jeu_courant_information(e))
#define LUI(e) (echiquier_recupere_jeu_adverse_information(e))
#define LIBRE(e, x, y) (!jeu_existe_piece(MOI(e), x, y) && !jeu_existe_piece(LUI(e), x, y))
#define LIGNE(e) ((e)->joueur_courant ? 7 : 0)
#define REFUS(erreur) do { (erreur)->type = erreur_roque_non_permis; return 0; } while (0)

/* Avance de (dx, dy) jusqu'à une pièce ; dit si elle est adverse et de l'une des deux sortes. */
static int rayon(const echiquier *e, int x, int y, int dx, int dy, type_piece s1, type_piece s2)
{
    const piece *p;

    x += dx;
    y += dy;
    if (!coordonnee_est_valide(x, y))
        return 0;
    if (LIBRE(e, x, y))
        return rayon(e, x, y, dx, dy, s1, s2);
    p = jeu_recuperer_piece_information(LUI(e), x, y);
    return p != NULL && (p->type == s1 || p->type == s2);
}

static int menacee(const echiquier *e, int x, int y)
{
    const jeu *lui = LUI(e);
    int i, dx, dy;

    for (dx = -1; dx <= 1; dx++)
        for (dy = -1; dy <= 1; dy++)
            if ((dx || dy) && rayon(e, x, y, dx, dy, dame, dx && dy ? fou : tour))
                return 1;
    for (i = 0; i < jeu_compter_nombre_piece(lui); i++) {
        const piece *p = &lui->ensemble_de_piece[i];
        int ecart_x = abs(p->coord_x - x), ecart_y = abs(p->coord_y - y);

        switch (p->type) {
        case cavalier:
            if (ecart_x * ecart_y == 2)
                return 1;
            break;
        case roi:
            if (ecart_x <= 1 && ecart_y <= 1)
                return 1;
            break;
        case pion_noir:
            if (ecart_x == 1 && p->coord_y == y + 1)
                return 1;
            break;
        case pion_blanc:
            if (ecart_x == 1 && p->coord_y == y - 1)
                return 1;
            break;
        default:
            break;
        }
    }
    return 0;
}

int echiquier_deplacement_realise_si_possible_roque(echiquier *e, int x_depart, int y_depart,
                                                    int x_arrivee, int y_arrivee,
                                                    const historique_partie *h,
                                                    code_erreur_deplacement *erreur)
{
    const int y = LIGNE(e), pas = x_arrivee > x_depart ? 1 : -1, x_tour = pas > 0 ? 7 : 0;
    const piece *t = jeu_recuperer_piece_information(MOI(e), x_tour, y);
    int x;

    if (x_depart != 4 || y_depart != y || y_arrivee != y || abs(x_arrivee - 4) != 2)
        REFUS(erreur);
    if (t == NULL || t->type != tour)
        REFUS(erreur);
    if (historique_deplacement_existe(h, x_tour, y) || historique_deplacement_existe(h, 4, y))
        REFUS(erreur);
    for (x = 4 + pas; x != x_tour; x += pas)
        if (!LIBRE(e, x, y))
            REFUS(erreur);
    if (menacee(e, 4, y) || menacee(e, 4 + pas, y) || menacee(e, x_arrivee, y) || menacee(e, x_tour, y))
        REFUS(erreur);
    echiquier_deplacement_realise_coup_standard(e, 4, y, x_arrivee, y);
    echiquier_deplacement_realise_coup_standard(e, x_tour, y, 4 + pas, y);
    erreur->type = pas_erreur;
    return 1;
}
