/* Section « Évaluation (fiche 6) » de in104.h. */
#include "in104_etat.h"

VERIF(positions_connues, "EVAL-G1 EVAL-G2 EVAL-G4")
{
    PREPARER(position_de_depart);
    VERIF_ENTIER(eval(), 0);
    PREPARER(tricky_position);
    VERIF_ENTIER(eval(), 105);
    trait = noirs;
    VERIF_ENTIER(eval(), -105);
    VERIF_INDICE("tout autre trait compte comme celui des blancs");
    trait = 7;
    VERIF_ENTIER(eval(), 105);
    trait = -1;
    VERIF_ENTIER(eval(), 105);
    PREPARER(echiquier_vide);
    VERIF_ENTIER(eval(), 0);
}

VERIF(chaque_piece_sur_chaque_case, "EVAL-G1 EVAL-G4")
{
    const int *scores[6] = {
        score_pos_pion, score_pos_cavalier, score_pos_fou, score_pos_tour, score_pos_dame,
        score_pos_roi,
    };
    int i, square;

    for (i = 0; i < 6; i++) {
        for (square = 0; square < 64; square++) {
            PREPARER("8/8/8/8/8/8/8/8 w - -");
            VERIF_CONTEXTE("pièce %d, case %s", i, square_to_coordonnees[square]);
            set_bit(echiquier[i], square);
            VERIF_ENTIER(eval(), valeur_piece[i] + scores[i][square]);
            pop_bit(echiquier[i], square);
            set_bit(echiquier[i + 6], square);
            VERIF_ENTIER(eval(), -valeur_piece[i] - scores[i][square ^ 56]);
        }
    }
}

VERIF(valeurs_du_cours, "EVAL-G1")
{
    static const int valeurs[6] = { 100, 320, 330, 500, 900, 20000 };
    int i;

    for (i = 0; i < 6; i++) {
        VERIF_ENTIER(valeur_piece[i], valeurs[i]);
        VERIF_ENTIER(valeur_piece[i + 6], -valeurs[i]);
    }
    for (i = 0; i < 64; i++)
        VERIF_ENTIER(square_mirroir[i], i ^ 56);
    VERIF_ENTIER(score_pos_pion[d4], 20);
    VERIF_ENTIER(score_pos_cavalier[a8], -50);
    VERIF_ENTIER(score_pos_fou[b3], 10);
    VERIF_ENTIER(score_pos_tour[d1], 5);
    VERIF_ENTIER(score_pos_dame[a4], 0);
    VERIF_ENTIER(score_pos_roi[g1], 30);
}

VERIF(n_importe_quel_contenu, "EVAL-G1")
{
    unsigned tour;

    for (tour = 0; tour < 100; tour++) {
        abimer_l_etat(tour);
        VERIF_ETAT_INCHANGE((void)eval());
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(positions_connues),
    VERIF_LIGNE(chaque_piece_sur_chaque_case),
    VERIF_LIGNE(valeurs_du_cours),
    VERIF_LIGNE(n_importe_quel_contenu))
