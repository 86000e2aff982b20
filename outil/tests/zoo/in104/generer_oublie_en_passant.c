/* faux : GENERER-G1 */
/* La liste est juste, mais la case de la prise en passant est effacée ensuite. */
#include "in104.h"

static void pion_arrive(coups *liste, int depart, int arrivee, int prise)
{
    int pion = trait == blancs ? P : p;

    if (arrivee < a7 || arrivee > h2) {
        for (int sorte = N; sorte <= Q; sorte++)
            ajouter_coup(liste, encoder_coup(depart, arrivee, pion, pion + sorte, prise, 0, 0, 0));
    } else {
        ajouter_coup(liste, encoder_coup(depart, arrivee, pion, 0, prise, 0, 0, 0));
    }
}

static void coups_des_pions(coups *liste)
{
    int pion = trait == blancs ? P : p, avant = trait == blancs ? -8 : 8;
    int premiere = trait == blancs ? a2 : a7;

    for (BB bb = echiquier[pion]; bb; bb &= bb - 1) {
        int depart = ls1b_index(bb), devant = depart + avant;
        BB prises = attaques_pions[trait][depart] & occupations[trait ^ 1];

        if (!get_bit(occupations[mixte], devant)) {
            pion_arrive(liste, depart, devant, 0);
            if (depart >= premiere && depart < premiere + 8 && !get_bit(occupations[mixte], devant + avant))
                ajouter_coup(liste, encoder_coup(depart, devant + avant, pion, 0, 0, 1, 0, 0));
        }
        for (; prises; prises &= prises - 1)
            pion_arrive(liste, depart, ls1b_index(prises), 1);
        if (enpassant != no_sq && get_bit(attaques_pions[trait][depart], enpassant))
            ajouter_coup(liste, encoder_coup(depart, enpassant, pion, 0, 1, 0, 1, 0));
    }
}

static void coups_du_roque(coups *liste)
{
    int ligne = trait == blancs ? a1 : a8, roi = trait == blancs ? K : k;
    int petit = trait == blancs ? petit_roque_blanc : petit_roque_noir;
    int grand = trait == blancs ? grand_roque_blanc : grand_roque_noir;

    if ((roque & petit) && !(occupations[mixte] & (3ULL << (ligne + 5)))
        && !case_attaquee(ligne + 4, trait ^ 1) && !case_attaquee(ligne + 5, trait ^ 1))
        ajouter_coup(liste, encoder_coup(ligne + 4, ligne + 6, roi, 0, 0, 0, 0, 1));
    if ((roque & grand) && !(occupations[mixte] & (7ULL << (ligne + 1)))
        && !case_attaquee(ligne + 4, trait ^ 1) && !case_attaquee(ligne + 3, trait ^ 1))
        ajouter_coup(liste, encoder_coup(ligne + 4, ligne + 2, roi, 0, 0, 0, 0, 1));
}

static BB atteintes(int sorte, int square)
{
    switch (sorte) {
    case N: return attaques_cavaliers[square];
    case B: return masque_d_attaque_dynamique_fou(square, occupations[mixte]);
    case R: return masque_d_attaque_dynamique_tour(square, occupations[mixte]);
    case Q: return masque_d_attaque_dynamique_dame(square, occupations[mixte]);
    default: return attaques_rois[square];
    }
}

void generer_coups(coups *liste)
{
    int base = trait == blancs ? P : p;

    liste->nb_coups = 0;
    coups_des_pions(liste);
    coups_du_roque(liste);
    for (int sorte = N; sorte <= K; sorte++) {
        for (BB bb = echiquier[base + sorte]; bb; bb &= bb - 1) {
            int depart = ls1b_index(bb);

            for (BB vers = atteintes(sorte, depart) & ~occupations[trait]; vers; vers &= vers - 1) {
                int arrivee = ls1b_index(vers);

                ajouter_coup(liste, encoder_coup(depart, arrivee, base + sorte, 0,
                                                 get_bit(occupations[trait ^ 1], arrivee), 0, 0, 0));
            }
        }
    }
    enpassant = no_sq;
}
