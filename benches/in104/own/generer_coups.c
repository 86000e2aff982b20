/*
 * A program's own generator, as the plain engine's; the sliders, the check and the list are the
 * library's.
 */
#include "in104.h"

#define BIT(square) (1ULL << (square))

static int first(BB set)
{
    return __builtin_ctzll(set);
}

static void add_all(coups *liste, int from, BB targets, int piece)
{
    for (targets &= ~occupations[trait]; targets; targets &= targets - 1) {
        int to = first(targets), takes = (occupations[trait ^ 1] & BIT(to)) != 0;
        ajouter_coup(liste, encoder_coup(from, to, piece, 0, takes, 0, 0, 0));
    }
}

static void add_pawn(coups *liste, int from, int to, int takes)
{
    int pawn = 6 * trait + P;

    if (to >= 8 && to < 56) {
        ajouter_coup(liste, encoder_coup(from, to, pawn, 0, takes, 0, 0, 0));
        return;
    }
    for (int piece = 6 * trait + Q; piece >= 6 * trait + N; piece--)
        ajouter_coup(liste, encoder_coup(from, to, pawn, piece, takes, 0, 0, 0));
}

static void generate_pawns(coups *liste)
{
    int side = trait, forward = side == blancs ? -8 : 8, pawn = 6 * side + P;
    BB pawns = echiquier[pawn], enemies = occupations[side ^ 1], empty = ~occupations[mixte];
    BB once = (side == blancs ? pawns >> 8 : pawns << 8) & empty;
    BB twice = (side == blancs ? once >> 8 & 0xffULL << 32 : once << 8 & 0xffULL << 24) & empty;

    for (BB set = once; set; set &= set - 1)
        add_pawn(liste, first(set) - forward, first(set), 0);
    for (BB set = twice; set; set &= set - 1)
        ajouter_coup(liste,
                     encoder_coup(first(set) - 2 * forward, first(set), pawn, 0, 0, 1, 0, 0));
    for (BB set = pawns; set; set &= set - 1) {
        int from = first(set);
        for (BB to = attaques_pions[side][from] & enemies; to; to &= to - 1)
            add_pawn(liste, from, first(to), 1);
    }
    if (enpassant != no_sq) {
        for (BB set = attaques_pions[side ^ 1][enpassant] & pawns; set; set &= set - 1)
            ajouter_coup(liste, encoder_coup(first(set), enpassant, pawn, 0, 1, 0, 1, 0));
    }
}

/* A king that castles starts from e1 or e8. */
static void generate_castlings(coups *liste)
{
    int side = trait, from = side == blancs ? e1 : e8, rights = roque >> 2 * side;
    int king = 6 * side + K;
    BB occupied = occupations[mixte];

    if ((rights & 1) && !(occupied & 3ULL << (from + 1)) && !case_attaquee(from, side ^ 1)
        && !case_attaquee(from + 1, side ^ 1))
        ajouter_coup(liste, encoder_coup(from, from + 2, king, 0, 0, 0, 0, 1));
    if ((rights & 2) && !(occupied & 7ULL << (from - 3)) && !case_attaquee(from, side ^ 1)
        && !case_attaquee(from - 1, side ^ 1))
        ajouter_coup(liste, encoder_coup(from, from - 2, king, 0, 0, 0, 0, 1));
}

void generer_coups(coups *liste)
{
    int own = 6 * trait;
    BB occupied = occupations[mixte];

    liste->nb_coups = 0;
    generate_pawns(liste);
    for (BB set = echiquier[own + N]; set; set &= set - 1)
        add_all(liste, first(set), attaques_cavaliers[first(set)], own + N);
    for (BB set = echiquier[own + B]; set; set &= set - 1)
        add_all(liste, first(set), masque_d_attaque_dynamique_fou(first(set), occupied), own + B);
    for (BB set = echiquier[own + R]; set; set &= set - 1)
        add_all(liste, first(set), masque_d_attaque_dynamique_tour(first(set), occupied), own + R);
    for (BB set = echiquier[own + Q]; set; set &= set - 1)
        add_all(liste, first(set), masque_d_attaque_dynamique_dame(first(set), occupied), own + Q);
    for (BB set = echiquier[own + K]; set; set &= set - 1)
        add_all(liste, first(set), attaques_rois[first(set)], own + K);
    generate_castlings(liste);
}
