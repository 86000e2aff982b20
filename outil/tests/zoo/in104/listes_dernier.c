/* faux : AFFICHER-COUPS-G1 */
/* Le dernier coup de la liste n'est pas écrit. */
#include <stdio.h>

#include "coups.h"

static const char *oui_non(int drapeau)
{
    return drapeau ? "oui" : "non";
}

void ajouter_coup(coups *liste, int coup)
{
    liste->tab_coups[liste->nb_coups] = coup;
    liste->nb_coups += 1;
}

void afficher_coup(int coup)
{
    fputs(square_to_coordonnees[get_coup_square_depart(coup)], stdout);
    fputs(square_to_coordonnees[get_coup_square_arrivee(coup)], stdout);
    if (get_coup_promotion(coup))
        putchar(piece_char[get_coup_promotion(coup)]);
}

void afficher_coups(coups *liste)
{
    printf("coup   promotion prise double enpassant roque\n");
    for (int i = 0; i < liste->nb_coups - 1; i++) {
        int coup = liste->tab_coups[i];

        afficher_coup(coup);
        printf("  %c  %s  %s  %s  %s\n", get_coup_promotion(coup) ? piece_char[get_coup_promotion(coup)] : '-',
               oui_non(get_coup_prise(coup)), oui_non(get_coup_double(coup)), oui_non(get_coup_enpassant(coup)),
               oui_non(get_coup_roque(coup)));
    }
    printf("Nombre total de coups : %d\n", liste->nb_coups);
}
