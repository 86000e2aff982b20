/* Section « Masques d'attaque (fiche 3) » de in104.h. */
#include "in104_etat.h"

static const int hors_limites[] = HORS_LIMITES;

/* La case à quelques colonnes et rangées d'une autre, comme un bitboard ; 0 s'il n'y en a pas. */
static BB a_cote(int square, int colonnes, int rangees)
{
    int x = square % 8 + colonnes, y = square / 8 + rangees;

    return x < 0 || x > 7 || y < 0 || y > 7 ? 0 : 1ULL << (y * 8 + x);
}

/* Ce que donne une pièce qui glisse, case par case. */
static BB glisser(int square, BB bloqueurs, const int (*pas)[2])
{
    BB masque = 0;
    int i, loin;

    for (i = 0; i < 4; i++) {
        for (loin = 1; loin < 8; loin++) {
            BB la = a_cote(square, pas[i][0] * loin, pas[i][1] * loin);

            masque |= la;
            if (la == 0 || (la & bloqueurs) != 0)
                break;
        }
    }
    return masque;
}

static const int droits[4][2] = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } };
static const int obliques[4][2] = { { 1, 1 }, { -1, 1 }, { 1, -1 }, { -1, -1 } };

static void verifie_pions(void)
{
    int i;

    for (i = 0; i < 64; i++) {
        VERIF_CONTEXTE("case %s", square_to_coordonnees[i]);
        VERIF_CASES(attaques_pions[blancs][i], a_cote(i, -1, -1) | a_cote(i, 1, -1));
        VERIF_CASES(attaques_pions[noirs][i], a_cote(i, -1, 1) | a_cote(i, 1, 1));
    }
}

static void verifie_cavaliers(void)
{
    int i;

    for (i = 0; i < 64; i++) {
        VERIF_CONTEXTE("case %s", square_to_coordonnees[i]);
        VERIF_CASES(attaques_cavaliers[i],
                      a_cote(i, 1, 2) | a_cote(i, 2, 1) | a_cote(i, -1, 2) | a_cote(i, -2, 1)
                          | a_cote(i, 1, -2) | a_cote(i, 2, -1) | a_cote(i, -1, -2)
                          | a_cote(i, -2, -1));
    }
}

static void verifie_rois(void)
{
    int i;

    for (i = 0; i < 64; i++) {
        VERIF_CONTEXTE("case %s", square_to_coordonnees[i]);
        VERIF_CASES(attaques_rois[i],
                      a_cote(i, 1, 0) | a_cote(i, -1, 0) | a_cote(i, 0, 1) | a_cote(i, 0, -1)
                          | a_cote(i, 1, 1) | a_cote(i, -1, 1) | a_cote(i, 1, -1)
                          | a_cote(i, -1, -1));
    }
}

static void verifie_colonnes(void)
{
    int i;

    for (i = 0; i < 64; i++) {
        VERIF_CONTEXTE("case %s", square_to_coordonnees[i]);
        VERIF_ENTIER(get_bit(pas_colonne_a, i), i % 8 != 0);
        VERIF_ENTIER(get_bit(pas_colonne_ab, i), i % 8 > 1);
        VERIF_ENTIER(get_bit(pas_colonne_h, i), i % 8 != 7);
        VERIF_ENTIER(get_bit(pas_colonne_hg, i), i % 8 < 6);
    }
}

VERIF(des_le_debut, "COLONNES-G2 ATTAQUES-PION-G3 ATTAQUES-CAVALIER-G3 ATTAQUES-ROI-G3")
{
    verifie_colonnes();
    verifie_pions();
    verifie_cavaliers();
    verifie_rois();
}

VERIF(colonnes, "COLONNES-G1")
{
    pas_colonne_a = pas_colonne_ab = pas_colonne_h = pas_colonne_hg = 12345;
    generer_bb_pas_colonne();
    verifie_colonnes();
}

VERIF(pions, "ATTAQUES-PION-G1")
{
    VERIF_REMPLIR(attaques_pions, sizeof attaques_pions);
    generer_attaques_pion();
    verifie_pions();
}

VERIF(cavaliers, "ATTAQUES-CAVALIER-G1")
{
    VERIF_REMPLIR(attaques_cavaliers, sizeof attaques_cavaliers);
    generer_attaques_cavalier();
    verifie_cavaliers();
}

VERIF(rois, "ATTAQUES-ROI-G1")
{
    VERIF_REMPLIR(attaques_rois, sizeof attaques_rois);
    generer_attaques_roi();
    verifie_rois();
}

VERIF(les_colonnes_servent, "ATTAQUES-PION-G2 ATTAQUES-CAVALIER-G2 ATTAQUES-ROI-G2")
{
    pas_colonne_a = pas_colonne_ab = pas_colonne_h = pas_colonne_hg = 0;
    generer_attaques_pion();
    generer_attaques_cavalier();
    generer_attaques_roi();
    VERIF_CASES(attaques_pions[blancs][e4], 0);
    VERIF_CASES(attaques_cavaliers[e4], 0);
    VERIF_CASES(attaques_rois[e4], 1ULL << e5 | 1ULL << e3);
}

VERIF(tous_les_masques, "MASQUES-G1 MASQUES-G2")
{
    pas_colonne_a = pas_colonne_ab = pas_colonne_h = pas_colonne_hg = 0;
    VERIF_REMPLIR(attaques_pions, sizeof attaques_pions);
    VERIF_REMPLIR(attaques_cavaliers, sizeof attaques_cavaliers);
    VERIF_REMPLIR(attaques_rois, sizeof attaques_rois);
    generer_masques_d_attaque_statiques();
    verifie_colonnes();
    verifie_pions();
    verifie_cavaliers();
    verifie_rois();
}

VERIF(masques_hors_de_l_echiquier, "MASQUE-FOU-N1 MASQUE-TOUR-N1 MASQUE-DAME-N1")
{
    int i;

    for (i = 0; i < 5; i++) {
        VERIF_CASES(masque_d_attaque_dynamique_fou(hors_limites[i], 0), 0);
        VERIF_CASES(masque_d_attaque_dynamique_tour(hors_limites[i], 0), 0);
        VERIF_CASES(masque_d_attaque_dynamique_dame(hors_limites[i], 0), 0);
    }
}

VERIF(masques_dynamiques, "MASQUE-FOU-G1 MASQUE-TOUR-G1 MASQUE-DAME-G1")
{
    unsigned long long x = 88172645463325252ULL;
    int tour, i;

    VERIF_INDICE("la première case occupée est attaquée, celles de derrière ne le sont pas");
    for (tour = 0; tour < 300; tour++) {
        BB bloqueurs;

        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        bloqueurs = tour == 0 ? 0 : tour == 1 ? ~0ULL : tour % 2 != 0 ? x : x & (x >> 7);
        for (i = 0; i < 64; i++) {
            BB fous = glisser(i, bloqueurs, obliques), tours = glisser(i, bloqueurs, droits);

            VERIF_CONTEXTE("case %s, bloqueurs %llu", square_to_coordonnees[i], bloqueurs);
            VERIF_CASES(masque_d_attaque_dynamique_fou(i, bloqueurs), fous);
            VERIF_CASES(masque_d_attaque_dynamique_tour(i, bloqueurs), tours);
            VERIF_CASES(masque_d_attaque_dynamique_dame(i, bloqueurs), fous | tours);
        }
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(des_le_debut),
    VERIF_LIGNE(colonnes),
    VERIF_LIGNE(pions),
    VERIF_LIGNE(cavaliers),
    VERIF_LIGNE(rois),
    VERIF_LIGNE(les_colonnes_servent),
    VERIF_LIGNE(tous_les_masques),
    VERIF_LIGNE(masques_hors_de_l_echiquier),
    VERIF_LIGNE(masques_dynamiques))
