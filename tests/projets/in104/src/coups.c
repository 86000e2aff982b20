#include "coups.h"

#define TOUS 15, 15, 15, 15, 15, 15, 15, 15
const int droits_roque[64] = {
    7, 15, 15, 15, 3, 15, 15, 11,
    TOUS, TOUS, TOUS, TOUS, TOUS, TOUS,
    13, 15, 15, 15, 12, 15, 15, 14,
};

int case_attaquee(int square, int couleur)
{
    BB *pieces = &echiquier[couleur == blancs ? P : p];
    BB diagonales = masque_d_attaque_dynamique_fou(square, occupations[mixte]);
    BB droites = masque_d_attaque_dynamique_tour(square, occupations[mixte]);

    return (attaques_pions[!couleur][square] & pieces[P]) || (attaques_cavaliers[square] & pieces[N])
           || (attaques_rois[square] & pieces[K]) || (diagonales & (pieces[B] | pieces[Q]))
           || (droites & (pieces[R] | pieces[Q]));
}

static void deplacer(int piece, int depart, int arrivee)
{
    pop_bit(echiquier[piece], depart);
    set_bit(echiquier[piece], arrivee);
}

int executer_coup(int coup)
{
    int depart = get_coup_square_depart(coup), arrivee = get_coup_square_arrivee(coup);
    int piece = get_coup_piece(coup), promotion = get_coup_promotion(coup);
    int vers_l_arriere = trait == blancs ? 8 : -8;
    copie_echiquier();

    if (get_coup_prise(coup) && !get_coup_enpassant(coup)) {
        for (int adverse = trait == blancs ? p : P; adverse <= (trait == blancs ? k : K); adverse++)
            pop_bit(echiquier[adverse], arrivee);
    }
    if (get_coup_enpassant(coup))
        pop_bit(echiquier[trait == blancs ? p : P], arrivee + vers_l_arriere);
    deplacer(piece, depart, arrivee);
    if (promotion) {
        pop_bit(echiquier[piece], arrivee);
        set_bit(echiquier[promotion], arrivee);
    }
    if (get_coup_roque(coup)) {
        switch (arrivee) {
        case g1: deplacer(R, h1, f1); break;
        case c1: deplacer(R, a1, d1); break;
        case g8: deplacer(r, h8, f8); break;
        case c8: deplacer(r, a8, d8); break;
        }
    }
    enpassant = get_coup_double(coup) ? arrivee + vers_l_arriere : no_sq;
    roque &= droits_roque[depart] & droits_roque[arrivee];
    occupations[blancs] = occupations[noirs] = 0;
    for (int i = P; i <= k; i++)
        occupations[i < p ? blancs : noirs] |= echiquier[i];
    occupations[mixte] = occupations[blancs] | occupations[noirs];
    trait = !trait;
    if (case_attaquee(ls1b_index(echiquier[trait == blancs ? k : K]), trait)) {
        restauration_echiquier();
        return 0;
    }
    return 1;
}

void ajouter_coup(coups *coups, int coup)
{
    coups->tab_coups[coups->nb_coups] = coup;
    coups->nb_coups++;
}

void afficher_coup(int coup)
{
    printf("%s%s", square_to_coordonnees[get_coup_square_depart(coup)],
           square_to_coordonnees[get_coup_square_arrivee(coup)]);
    if (get_coup_promotion(coup))
        printf("%c", piece_char[get_coup_promotion(coup)]);
}

void afficher_coups(coups *coups)
{
    for (int i = 0; i < coups->nb_coups; i++) {
        afficher_coup(coups->tab_coups[i]);
        printf(" prise %s\n", get_coup_prise(coups->tab_coups[i]) ? "oui" : "non");
    }
    printf("%d coups\n", coups->nb_coups);
}

static void ajouter_coup_de_pion(coups *liste, int pion, int depart, int arrivee, int prise)
{
    if (arrivee > h8 && arrivee < a1) {
        ajouter_coup(liste, encoder_coup(depart, arrivee, pion, 0, prise, 0, 0, 0));
        return;
    }
    for (int promotion = Q; promotion >= N; promotion--)
        ajouter_coup(liste, encoder_coup(depart, arrivee, pion, pion + promotion, prise, 0, 0, 0));
}

static void generer_pions(coups *liste, int pion, int adverse)
{
    int pas = trait == blancs ? -8 : 8;
    BB pions = echiquier[pion];

    while (pions) {
        int depart = ls1b_index(pions), arrivee = depart + pas;
        BB prises = attaques_pions[trait][depart] & occupations[adverse];

        pop_bit(pions, depart);
        if (!get_bit(occupations[mixte], arrivee)) {
            ajouter_coup_de_pion(liste, pion, depart, arrivee, 0);
            if (depart / 8 == (trait == blancs ? 6 : 1) && !get_bit(occupations[mixte], arrivee + pas))
                ajouter_coup(liste, encoder_coup(depart, arrivee + pas, pion, 0, 0, 1, 0, 0));
        }
        while (prises) {
            arrivee = ls1b_index(prises);
            pop_bit(prises, arrivee);
            ajouter_coup_de_pion(liste, pion, depart, arrivee, 1);
        }
        if (enpassant != no_sq && get_bit(attaques_pions[trait][depart], enpassant))
            ajouter_coup(liste, encoder_coup(depart, enpassant, pion, 0, 1, 0, 1, 0));
    }
}

static BB attaques(int sorte, int square)
{
    switch (sorte) {
    case N: return attaques_cavaliers[square];
    case B: return masque_d_attaque_dynamique_fou(square, occupations[mixte]);
    case R: return masque_d_attaque_dynamique_tour(square, occupations[mixte]);
    case Q: return masque_d_attaque_dynamique_dame(square, occupations[mixte]);
    default: return attaques_rois[square];
    }
}

static void generer_pieces(coups *liste, int piece, int sorte, int adverse)
{
    BB pieces = echiquier[piece];

    while (pieces) {
        int depart = ls1b_index(pieces);
        BB arrivees = attaques(sorte, depart) & ~occupations[trait];

        pop_bit(pieces, depart);
        while (arrivees) {
            int arrivee = ls1b_index(arrivees);

            pop_bit(arrivees, arrivee);
            ajouter_coup(liste, encoder_coup(depart, arrivee, piece, 0, get_bit(occupations[adverse], arrivee), 0, 0, 0));
        }
    }
}

static void generer_roques(coups *liste, int roi, int adverse)
{
    int depart = trait == blancs ? e1 : e8;
    int petit = trait == blancs ? petit_roque_blanc : petit_roque_noir;
    int grand = trait == blancs ? grand_roque_blanc : grand_roque_noir;

    if ((roque & petit) && !(occupations[mixte] & 3ULL << (depart + 1))
        && !case_attaquee(depart, adverse) && !case_attaquee(depart + 1, adverse))
        ajouter_coup(liste, encoder_coup(depart, depart + 2, roi, 0, 0, 0, 0, 1));
    if ((roque & grand) && !(occupations[mixte] & 7ULL << (depart - 3))
        && !case_attaquee(depart, adverse) && !case_attaquee(depart - 1, adverse))
        ajouter_coup(liste, encoder_coup(depart, depart - 2, roi, 0, 0, 0, 0, 1));
}

void generer_coups(coups *coups_possibles)
{
    int premiere = trait == blancs ? P : p, adverse = !trait;

    coups_possibles->nb_coups = 0;
    generer_pions(coups_possibles, premiere, adverse);
    for (int sorte = N; sorte <= Q; sorte++)
        generer_pieces(coups_possibles, premiere + sorte, sorte, adverse);
    generer_roques(coups_possibles, premiere + K, adverse);
    generer_pieces(coups_possibles, premiere + K, K, adverse);
}
