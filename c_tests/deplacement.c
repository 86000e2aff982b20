/* Section « Déplacements » de echecs.h. */
#include "cpe.h"

static const int hors_limites[] = CPE_HORS_LIMITES;
enum { nombre_hors_limites = 5 };

#define DEPART "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

static int standard(partie_d_essai *p, int x0, int y0, int x1, int y1)
{
    VERIF_APPEL("echiquier_deplacement_coup_standard_est_valide(&e, %d, %d, %d, %d, &c)", x0, y0, x1,
                y1);
    return echiquier_deplacement_coup_standard_est_valide(&p->e, x0, y0, x1, y1, &p->c);
}

/* ---- echiquier_deplacement_coup_standard_est_valide --------------------------------------- */

VERIF(standard_pointeurs_nuls, "STANDARD-N1 STANDARD-N4")
{
    partie_d_essai *p = partie_de(DEPART);

    VERIF_ENTIER(echiquier_deplacement_coup_standard_est_valide(NULL, 4, 1, 4, 3, &p->c), 0);
    verifie_code(&p->c, erreur_pointeur_nul, -1, -1);
    VERIF_ENTIER(echiquier_deplacement_coup_standard_est_valide(&p->e, 4, 1, 4, 3, NULL), 0);
}

VERIF(standard_echiquier_abime, "STANDARD-N2")
{
    partie_d_essai *p = partie_de(DEPART);
    int i;

    for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
        const abime *a = abimer(&p->e, i);

        VERIF_INCHANGE(&p->e, sizeof p->e, VERIF_ENTIER(standard(p, 4, 1, 4, 3), 0));
        verifie_code(&p->c, a->code, -1, -1);
    }
}

VERIF(standard_hors_de_l_echiquier, "STANDARD-N3")
{
    partie_d_essai *p = partie_de(DEPART);
    int i, j;

    for (i = 0; i < nombre_hors_limites; i++) {
        for (j = 0; j < 4; j++) {
            int c[4] = { 4, 1, 4, 3 };

            c[j] = hors_limites[i];
            VERIF_ENTIER(standard(p, c[0], c[1], c[2], c[3]), 0);
            verifie_code(&p->c, erreur_argument_hors_limites, -1, -1);
        }
    }
}

VERIF(standard_permis, "STANDARD-G1")
{
    partie_d_essai *p = partie_de(DEPART);

    VERIF_INCHANGE(&p->e, sizeof p->e, {
        VERIF_ENTIER(standard(p, 4, 1, 4, 3), 1);
        verifie_code(&p->c, pas_erreur, -1, -1);
        VERIF_ENTIER(standard(p, 6, 0, 5, 2), 1);
        verifie_code(&p->c, pas_erreur, -1, -1);
    });
    p = partie_de("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1");
    VERIF_INDICE("la tour est clouée, mais l'échec n'est pas regardé ici");
    VERIF_ENTIER(standard(p, 4, 1, 0, 1), 1);
}

/* Une pièce adverse peut-elle aller sur la case du roi qui a le trait ? C'est ainsi qu'un
 * étudiant cherche un échec. */
static int une_piece_atteint_le_roi(partie_d_essai *p)
{
    const piece *le_roi = jeu_recuperer_roi_information(echiquier_recupere_jeu_courant_information(&p->e));
    const jeu *adverse = echiquier_recupere_jeu_adverse_information(&p->e);
    int i, nombre = jeu_compter_nombre_piece(adverse), trouve = 0;
    echiquier copie = p->e;

    echiquier_changer_joueur_courant(&copie);
    for (i = 0; i < nombre; i++) {
        const piece *q = &adverse->ensemble_de_piece[i];

        trouve |= echiquier_deplacement_coup_standard_est_valide(&copie, q->coord_x, q->coord_y,
                                                                 le_roi->coord_x, le_roi->coord_y, &p->c);
    }
    return trouve;
}

VERIF(standard_vers_le_roi_adverse, "STANDARD-G1")
{
    static const char *echecs[] = {
        "4k3/8/8/8/8/8/4R3/K7 b - - 0 1", "4k3/8/5N2/8/8/8/8/4K3 b - - 0 1",
        "4k3/8/2B5/8/8/8/8/4K3 b - - 0 1", "4k3/8/8/7Q/8/8/8/4K3 b - - 0 1",
        "4k3/3P4/8/8/8/8/8/4K3 b - - 0 1", "4k3/8/8/8/8/8/5p2/4K3 w - - 0 1",
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
    };
    static const char *tranquilles[] = {
        DEPART, "4k3/4P3/8/8/8/8/8/4K3 b - - 0 1", "4k3/4p3/8/8/8/8/4R3/K7 b - - 0 1",
        "8/8/8/3k4/8/3K4/8/8 w - - 0 1",
    };
    int i;

    VERIF_INDICE("la case du roi adverse est une case d'arrivée comme une autre");
    for (i = 0; i < 7; i++)
        VERIF_ENTIER(une_piece_atteint_le_roi(partie_de(echecs[i])), 1);
    for (i = 0; i < 4; i++)
        VERIF_ENTIER(une_piece_atteint_le_roi(partie_de(tranquilles[i])), 0);
}

VERIF(standard_refuse, "STANDARD-G2")
{
    partie_d_essai *p = partie_de(DEPART);

    VERIF_ENTIER(standard(p, 4, 1, 4, 1), 0);
    verifie_code(&p->c, erreur_absence_de_deplacement, -1, -1);
    VERIF_INDICE("que la case soit vide, ou celle d'une pièce adverse, compte après");
    VERIF_ENTIER(standard(p, 4, 4, 4, 4), 0);
    verifie_code(&p->c, erreur_absence_de_deplacement, -1, -1);
    VERIF_ENTIER(standard(p, 4, 6, 4, 6), 0);
    verifie_code(&p->c, erreur_absence_de_deplacement, -1, -1);
    VERIF_INDICE("que le trajet soit impossible ou bloqué compte après");
    VERIF_ENTIER(standard(p, 3, 3, 3, 1), 0);
    verifie_code(&p->c, erreur_case_depart_vide, 3, 3);
    VERIF_ENTIER(standard(p, 0, 7, 0, 5), 0);
    verifie_code(&p->c, erreur_piece_adverse, 0, 7);
    VERIF_INDICE(NULL);
    VERIF_ENTIER(standard(p, 4, 4, 4, 5), 0);
    verifie_code(&p->c, erreur_case_depart_vide, 4, 4);
    VERIF_ENTIER(standard(p, 4, 6, 4, 5), 0);
    verifie_code(&p->c, erreur_piece_adverse, 4, 6);
    VERIF_ENTIER(standard(p, 0, 0, 0, 5), 0);
    verifie_code(&p->c, erreur_piece_blocant_trajet, 0, 1);
    VERIF_ENTIER(standard(p, 1, 0, 3, 1), 0);
    verifie_code(&p->c, erreur_piece_blocant_trajet, 3, 1);
    VERIF_ENTIER(standard(p, 4, 1, 4, 4), 0);
    verifie_code(&p->c, erreur_deplacement_piece_impossible, -1, -1);
}

/* ---- echiquier_deplacement_realise_coup_standard --------------------------------------------- */

VERIF(realiser_refuse, "REALISER-N1 REALISER-N2 REALISER-N3 REALISER-N4 REALISER-N5")
{
    partie_d_essai *p = partie_de(DEPART);
    int i;

    echiquier_deplacement_realise_coup_standard(NULL, 4, 1, 4, 3);
    for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
        abimer(&p->e, i);
        VERIF_INCHANGE(&p->e, sizeof p->e,
                       echiquier_deplacement_realise_coup_standard(&p->e, 4, 1, 4, 3));
    }
    p = partie_de(DEPART);
    for (i = 0; i < nombre_hors_limites; i++) {
        VERIF_INCHANGE(&p->e, sizeof p->e,
                       echiquier_deplacement_realise_coup_standard(&p->e, 4, 1, 4, hors_limites[i]));
        VERIF_INCHANGE(&p->e, sizeof p->e,
                       echiquier_deplacement_realise_coup_standard(&p->e, hors_limites[i], 1, 4, 3));
    }
    VERIF_INCHANGE(&p->e, sizeof p->e,
                   echiquier_deplacement_realise_coup_standard(&p->e, 4, 4, 4, 5));
    VERIF_INCHANGE(&p->e, sizeof p->e,
                   echiquier_deplacement_realise_coup_standard(&p->e, 4, 6, 4, 5));
    VERIF_INCHANGE(&p->e, sizeof p->e,
                   echiquier_deplacement_realise_coup_standard(&p->e, 0, 0, 0, 1));
    VERIF_INDICE("le roi adverse ne se prend pas : il en faut un à chaque camp");
    p = partie_de("4k3/8/8/8/8/8/4R3/K7 b - - 0 1");
    p->e.joueur_courant = 0;
    VERIF_INCHANGE(&p->e, sizeof p->e,
                   echiquier_deplacement_realise_coup_standard(&p->e, 4, 1, 4, 7));
}

VERIF(realiser_un_deplacement, "REALISER-G1 REALISER-G2 REALISER-G3")
{
    partie_d_essai *p = partie_de("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");

    echiquier_deplacement_realise_coup_standard(&p->e, 4, 3, 3, 4);
    verifie_piece(&p->e.jeu_de_piece_blanc.ensemble_de_piece[1], pion_blanc, 3, 4);
    VERIF_ENTIER(jeu_compter_nombre_piece(&p->e.jeu_de_piece_noir), 1);
    VERIF_ENTIER(p->e.joueur_courant, 0);
    VERIF_INDICE("aucune règle n'est vérifiée");
    echiquier_deplacement_realise_coup_standard(&p->e, 3, 4, 7, 0);
    verifie_piece(&p->e.jeu_de_piece_blanc.ensemble_de_piece[1], pion_blanc, 7, 0);
}

/* ---- echiquier_deplacement_realise_si_possible -------------------------------------------------- */

VERIF(jouer_pointeurs_nuls, "DEPLACER-N1 DEPLACER-N4 DEPLACER-N6 DEPLACER-N7 DEPLACER-G4")
{
    partie_d_essai *p = partie_de(DEPART);
    code_erreur_deplacement c;

    VERIF_INCHANGE(p, sizeof *p, {
        echiquier_deplacement_realise_si_possible(NULL, 4, 1, 4, 3, &p->h, &c, &p->t);
        verifie_code(&c, erreur_pointeur_nul, -1, -1);
        memset(&c, 0, sizeof c);
        echiquier_deplacement_realise_si_possible(&p->e, 4, 1, 4, 3, NULL, &c, &p->t);
        verifie_code(&c, erreur_pointeur_nul, -1, -1);
        echiquier_deplacement_realise_si_possible(&p->e, 4, 1, 4, 3, &p->h, NULL, &p->t);
        memset(&c, 0, sizeof c);
        echiquier_deplacement_realise_si_possible(&p->e, 4, 1, 4, 3, &p->h, &c, NULL);
        verifie_code(&c, erreur_pointeur_nul, -1, -1);
    });
}

VERIF(jouer_sur_un_echiquier_abime, "DEPLACER-N2 DEPLACER-G4")
{
    partie_d_essai *p = partie_de(DEPART);
    int i;

    for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
        const abime *a = abimer(&p->e, i);

        VERIF_INCHANGE(&p->e, sizeof p->e, VERIF_CODE(essayer(p, 4, 1, 4, 3), a->code, nommer));
        verifie_code(&p->c, a->code, -1, -1);
    }
}

VERIF(jouer_hors_de_l_echiquier, "DEPLACER-N3")
{
    partie_d_essai *p = partie_de(DEPART);
    int i, j;

    for (i = 0; i < nombre_hors_limites; i++) {
        for (j = 0; j < 4; j++) {
            int c[4] = { 4, 1, 4, 3 };

            c[j] = hors_limites[i];
            VERIF_CODE(essayer(p, c[0], c[1], c[2], c[3]), erreur_argument_hors_limites, nommer);
        }
    }
}

VERIF(jouer_avec_un_historique_insense, "DEPLACER-N5")
{
    partie_d_essai *p = partie_de(DEPART);

    p->h.nombre_coups = 1000000000;
    VERIF_INCHANGE(&p->e, sizeof p->e,
                   VERIF_CODE(essayer(p, 4, 1, 4, 3), erreur_historique_invalide, nommer));
    p->h.nombre_coups = -1;
    VERIF_CODE(essayer(p, 4, 1, 4, 3), erreur_historique_invalide, nommer);
}

VERIF(jouer_chaque_sorte_de_coup, "DEPLACER-G1 DEPLACER-G2")
{
    partie_d_essai *p = partie_de(DEPART);

    VERIF_CODE(essayer(p, 4, 1, 4, 3), pas_erreur, nommer);
    verifie_code(&p->c, pas_erreur, -1, -1);
    VERIF_ENTIER(p->t, deplacement_standard);
    VERIF_ENTIER(jeu_existe_piece(&p->e.jeu_de_piece_blanc, 4, 3), 1);
    VERIF_ENTIER(p->e.joueur_courant, 0);
    VERIF_ENTIER(p->h.nombre_coups, 0);
    p = partie_de("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    VERIF_CODE(essayer(p, 4, 0, 6, 0), pas_erreur, nommer);
    VERIF_ENTIER(p->t, deplacement_roque);
    p = partie_de("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    VERIF_CODE(essayer(p, 4, 4, 3, 5), pas_erreur, nommer);
    VERIF_ENTIER(p->t, deplacement_prise_en_passant);
    p = partie_de("8/P7/8/8/8/8/8/k1K5 w - - 0 1");
    VERIF_CODE(essayer(p, 0, 6, 0, 7), pas_erreur, nommer);
    VERIF_ENTIER(p->t, deplacement_promotion);
    VERIF_ENTIER(jeu_recuperer_piece_information(&p->e.jeu_de_piece_blanc, 0, 7)->type, pion_blanc);
    p = partie_de("k7/8/8/8/8/8/2p5/K2R4 b - - 0 1");
    VERIF_CODE(essayer(p, 2, 1, 3, 0), pas_erreur, nommer);
    VERIF_ENTIER(p->t, deplacement_promotion);
}

static void refuse(const char *fen, int x0, int y0, int x1, int y1, type_erreur code, int x, int y)
{
    partie_d_essai *p = partie_de(fen);

    p->t = deplacement_promotion;
    VERIF_INCHANGE(&p->e, sizeof p->e, VERIF_CODE(essayer(p, x0, y0, x1, y1), code, nommer));
    verifie_code(&p->c, code, x, y);
    VERIF_ENTIER(p->t, deplacement_promotion);
}

VERIF(jouer_refuse, "DEPLACER-G3 DEPLACER-G4")
{
    refuse("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", 4, 1, 0, 1, erreur_roi_en_echec, 4, 6);
    refuse("4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", 4, 0, 5, 1, erreur_roi_en_echec, 3, 1);
    refuse("5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 4, 0, 6, 0, erreur_roque_non_permis, 5, 0);
    refuse("4k3/8/8/8/8/8/8/4K3 w - - 0 1", 4, 0, 6, 0, erreur_roque_non_permis, 7, 0);
    refuse("4k3/8/8/8/8/8/8/4K3 w - - 0 1", 4, 0, 4, 3, erreur_deplacement_piece_impossible, -1, -1);
    refuse("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", 4, 4, 3, 5, erreur_prise_en_passant_non_permise, 3, 4);
    refuse("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", 4, 4, 4, 6, erreur_deplacement_piece_impossible, -1, -1);
    refuse(DEPART, 4, 0, 4, 1, erreur_piece_blocant_trajet, 4, 1);
    refuse(DEPART, 3, 3, 3, 4, erreur_case_depart_vide, 3, 3);
}

VERIF(jouer_dit_la_premiere_faute, "DEPLACER-G3")
{
    partie_d_essai *p;

    VERIF_INDICE("l'échec du roi vient après les fautes du déplacement");
    refuse("4k3/8/8/8/8/8/4P3/r3K3 w - - 0 1", 4, 1, 4, 4, erreur_deplacement_piece_impossible, -1, -1);
    refuse("4k3/8/8/8/8/4n3/4P3/r3K3 w - - 0 1", 4, 1, 4, 3, erreur_piece_blocant_trajet, 4, 2);
    refuse("4k3/8/8/8/8/8/8/r3K2R w K - 0 1", 4, 0, 6, 0, erreur_roque_non_permis, 4, 0);
    refuse("4k3/8/8/3pP3/8/8/8/r3K3 w - - 0 1", 4, 4, 3, 5, erreur_prise_en_passant_non_permise, 3, 4);
    refuse("4k3/8/8/8/8/8/8/r3K3 w - - 0 1", 3, 3, 3, 4, erreur_case_depart_vide, 3, 3);
    refuse("4k3/8/8/8/8/8/8/r3K3 w - - 0 1", 0, 0, 0, 1, erreur_piece_adverse, 0, 0);
    refuse("4k3/8/8/8/8/8/8/r3K3 w - - 0 1", 0, 0, 0, 0, erreur_absence_de_deplacement, -1, -1);
    VERIF_INDICE("prendre le roi adverse aussi");
    p = partie_de("4k3/8/8/8/8/8/4R3/r2NK3 b - - 0 1");
    p->e.joueur_courant = 0;
    jeu_supprimer_piece(&p->e.jeu_de_piece_blanc, 3, 0);
    VERIF_CODE(essayer(p, 4, 1, 4, 7), erreur_deplacement_piece_impossible, nommer);
    verifie_code(&p->c, erreur_deplacement_piece_impossible, 4, 7);
    VERIF_INDICE("seul un déplacement pseudo-légal prendrait le roi adverse");
    refuse("4k3/8/8/4p3/8/8/4R3/4K3 w - - 0 1", 4, 1, 4, 7, erreur_piece_blocant_trajet, 4, 4);
    refuse("4k3/8/8/8/8/8/3R4/4K3 w - - 0 1", 3, 1, 4, 7, erreur_deplacement_piece_impossible, -1, -1);
    VERIF_INDICE("un roi qui va de deux cases, d'où qu'il parte, demande un roque");
    refuse("4k3/8/8/8/4K3/8/8/8 w - - 0 1", 4, 3, 6, 3, erreur_roque_non_permis, -1, -1);
}

/* ---- echiquier_promouvoir_pion --------------------------------------------------------------------- */

VERIF(promouvoir_refuse, "PROMOUVOIR-N1 PROMOUVOIR-N2 PROMOUVOIR-N3 PROMOUVOIR-N4")
{
    static const int inconnues[] = { -1, 8, INT_MIN, INT_MAX };
    partie_d_essai *p = partie_de(DEPART);
    int i;

    VERIF_CODE(echiquier_promouvoir_pion(NULL, 0, 7, dame), erreur_pointeur_nul, nommer);
    for (i = 0; i < nombre_hors_limites; i++)
        VERIF_CODE(echiquier_promouvoir_pion(&p->e, 0, hors_limites[i], dame),
                   erreur_argument_hors_limites, nommer);
    for (i = 0; i < 4; i++)
        VERIF_CODE(echiquier_promouvoir_pion(&p->e, 0, 7, (type_piece)inconnues[i]),
                   erreur_argument_hors_limites, nommer);
    for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
        const abime *a = abimer(&p->e, i);

        VERIF_INCHANGE(&p->e, sizeof p->e,
                       VERIF_CODE(echiquier_promouvoir_pion(&p->e, 0, 7, dame), a->code, nommer));
    }
}

VERIF(promouvoir, "PROMOUVOIR-G1 PROMOUVOIR-G2")
{
    static const type_piece permises[] = { dame, tour, fou, cavalier };
    static const int interdites[] = { roi, pion_blanc, pion_noir, invalide };
    partie_d_essai *p;
    size_t i;

    for (i = 0; i < 4; i++) {
        p = partie_de("8/P7/8/8/8/8/8/k1K5 w - - 0 1");
        essayer(p, 0, 6, 0, 7);
        VERIF_CODE(echiquier_promouvoir_pion(&p->e, 0, 7, permises[i]), pas_erreur, nommer);
        verifie_piece(&p->e.jeu_de_piece_blanc.ensemble_de_piece[1], permises[i], 0, 7);
        VERIF_INDICE("une pièce déjà promue n'est plus un pion");
        VERIF_CODE(echiquier_promouvoir_pion(&p->e, 0, 7, dame), erreur_promotion_non_permise, nommer);
    }
    p = partie_de("8/P7/8/8/8/8/8/k1K5 w - - 0 1");
    VERIF_CODE(echiquier_promouvoir_pion(&p->e, 0, 6, dame), erreur_promotion_non_permise, nommer);
    essayer(p, 0, 6, 0, 7);
    for (i = 0; i < sizeof interdites / sizeof *interdites; i++) {
        VERIF_CONTEXTE("promotion en %d", interdites[i]);
        VERIF_INCHANGE(&p->e, sizeof p->e,
                       VERIF_CODE(echiquier_promouvoir_pion(&p->e, 0, 7, (type_piece)interdites[i]),
                                  erreur_promotion_non_permise, nommer));
    }
    p->e.joueur_courant = 1;
    VERIF_CODE(echiquier_promouvoir_pion(&p->e, 0, 7, dame), erreur_promotion_non_permise, nommer);
}

VERIF(prendre_le_roi_adverse, "DEPLACER-G3 DEPLACER-G4")
{
    static const struct {
        const char *fen;
        int x, y;
    } echecs[] = {
        { "4k3/8/8/8/8/8/4R3/K7 b - - 0 1", 4, 1 }, { "4k3/8/5N2/8/8/8/8/4K3 b - - 0 1", 5, 5 },
        { "4k3/3P4/8/8/8/8/8/4K3 b - - 0 1", 3, 6 },
    };
    int i;

    VERIF_INDICE("la pièce peut y aller, mais un roi ne se prend pas");
    for (i = 0; i < 3; i++) {
        partie_d_essai *p = partie_de(echecs[i].fen);

        p->e.joueur_courant = 0;
        p->t = deplacement_promotion;
        VERIF_INCHANGE(&p->e, sizeof p->e,
                       VERIF_CODE(essayer(p, echecs[i].x, echecs[i].y, 4, 7),
                                  erreur_deplacement_piece_impossible, nommer));
        verifie_code(&p->c, erreur_deplacement_piece_impossible, 4, 7);
        VERIF_ENTIER(p->t, deplacement_promotion);
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(standard_pointeurs_nuls),
    VERIF_LIGNE(standard_echiquier_abime),
    VERIF_LIGNE(standard_hors_de_l_echiquier),
    VERIF_LIGNE(standard_permis),
    VERIF_LIGNE(standard_vers_le_roi_adverse),
    VERIF_LIGNE(standard_refuse),
    VERIF_LIGNE(realiser_refuse),
    VERIF_LIGNE(realiser_un_deplacement),
    VERIF_LIGNE(jouer_pointeurs_nuls),
    VERIF_LIGNE(jouer_sur_un_echiquier_abime),
    VERIF_LIGNE(jouer_hors_de_l_echiquier),
    VERIF_LIGNE(jouer_avec_un_historique_insense),
    VERIF_LIGNE(jouer_chaque_sorte_de_coup),
    VERIF_LIGNE(jouer_refuse),
    VERIF_LIGNE(jouer_dit_la_premiere_faute),
    VERIF_LIGNE(promouvoir_refuse),
    VERIF_LIGNE(promouvoir),
    VERIF_LIGNE(prendre_le_roi_adverse))
