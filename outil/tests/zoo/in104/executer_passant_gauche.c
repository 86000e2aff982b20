/* faux : EXECUTER-G6 */
/* La case sautée n'est retenue que si un pion adverse est à gauche de l'arrivée : celui de droite ne pourra pas prendre. */
#include "in104.h"

static void bouger(int piece, int depart, int arrivee)
{
    pop_bit(echiquier[piece], depart);
    set_bit(echiquier[piece], arrivee);
}

int executer_coup(int coup)
{
    int depart = get_coup_square_depart(coup), arrivee = get_coup_square_arrivee(coup);
    int piece = get_coup_piece(coup), promotion = get_coup_promotion(coup);
    int arriere = trait == blancs ? 8 : -8, adverse = trait == blancs ? p : P;
    copie_echiquier();

    if (get_coup_enpassant(coup))
        pop_bit(echiquier[adverse], arrivee + arriere);
    else if (get_coup_prise(coup))
        for (int i = adverse; i < adverse + 6; i++)
            pop_bit(echiquier[i], arrivee);
    bouger(piece, depart, arrivee);
    if (promotion) {
        pop_bit(echiquier[piece], arrivee);
        set_bit(echiquier[promotion], arrivee);
    }
    if (get_coup_roque(coup) && arrivee > depart)
        bouger(piece - 2, arrivee + 1, arrivee - 1); /* la tour est deux rangs avant le roi */
    else if (get_coup_roque(coup))
        bouger(piece - 2, arrivee - 2, arrivee + 1);
    enpassant = get_coup_double(coup) && arrivee % 8 > 0 && get_bit(echiquier[adverse], arrivee - 1) ? arrivee + arriere : no_sq;
    roque &= droits_roque[depart] & droits_roque[arrivee];
    occupations[blancs] = occupations[noirs] = 0;
    for (int i = P; i <= K; i++) {
        occupations[blancs] |= echiquier[i];
        occupations[noirs] |= echiquier[i + 6];
    }
    occupations[mixte] = occupations[blancs] | occupations[noirs];
    if (case_attaquee(ls1b_index(echiquier[trait == blancs ? K : k]), trait ^ 1)) {
        restauration_echiquier();
        return 0;
    }
    trait ^= 1;
    return 1;
}
