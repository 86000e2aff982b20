/* Section « Déplacements » de echecs.h : echiquier_deplacement_realise_si_possible. */
#include "cpe.h"

static const int hors_limites[] = CPE_HORS_LIMITES;
enum { nombre_hors_limites = 5 };

#define ROQUES_BLANCS "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
#define ROQUES_NOIRS "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"

/* ---- Les clauses --------------------------------------------------------------------------- */

VERIF(sans_echiquier, "DEPLACER-N1 DEPLACER-G9")
{
    PARTIE_DE(p, DEPART);
    code_erreur_deplacement c;

    VERIF_REMPLIR(&c, sizeof c);
    VERIF_INCHANGE(p, sizeof *p,
                   echiquier_deplacement_realise_si_possible(NULL, 4, 1, 4, 3, &p->h, &c, &p->t));
    verifie_code(&c, erreur_pointeur_nul, -1, -1);
}

VERIF(sans_historique, "DEPLACER-N4 DEPLACER-G9")
{
    PARTIE_DE(p, DEPART);
    code_erreur_deplacement c;

    VERIF_REMPLIR(&c, sizeof c);
    VERIF_INCHANGE(p, sizeof *p,
                   echiquier_deplacement_realise_si_possible(&p->e, 4, 1, 4, 3, NULL, &c, &p->t));
    verifie_code(&c, erreur_pointeur_nul, -1, -1);
}

VERIF(sans_erreur, "DEPLACER-N6 DEPLACER-G9")
{
    PARTIE_DE(p, DEPART);

    VERIF_INDICE("NULL ne se déréférence pas");
    VERIF_INCHANGE(p, sizeof *p,
                   echiquier_deplacement_realise_si_possible(&p->e, 4, 1, 4, 3, &p->h, NULL, &p->t));
}

VERIF(sans_type, "DEPLACER-N7 DEPLACER-G9")
{
    PARTIE_DE(p, DEPART);
    code_erreur_deplacement c;

    VERIF_REMPLIR(&c, sizeof c);
    VERIF_INCHANGE(p, sizeof *p,
                   echiquier_deplacement_realise_si_possible(&p->e, 4, 1, 4, 3, &p->h, &c, NULL));
    verifie_code(&c, erreur_pointeur_nul, -1, -1);
}

VERIF(echiquier_abime, "DEPLACER-N2 DEPLACER-G9")
{
    PARTIE_DE(p, DEPART);
    int i;

    for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
        ABIMER(&p->e, i);
        VERIF_INCHANGE(&p->e, sizeof p->e, essayer(p, "e2e4", abimes[i].code, NULL));
    }
}

VERIF(hors_de_l_echiquier, "DEPLACER-N3")
{
    PARTIE_DE(p, DEPART);
    int i, j;

    for (i = 0; i < nombre_hors_limites; i++) {
        for (j = 0; j < 4; j++) {
            int c[4] = { 4, 1, 4, 3 };

            c[j] = hors_limites[i];
            APPEL_DEPLACER(c[0], c[1], c[2], c[3]);
            VERIF_REMPLIR(&p->c, sizeof p->c);
            VERIF_INCHANGE(&p->e, sizeof p->e,
                           echiquier_deplacement_realise_si_possible(&p->e, c[0], c[1], c[2], c[3],
                                                                     &p->h, &p->c, &p->t));
            verifie_code(&p->c, erreur_argument_hors_limites, -1, -1);
        }
    }
}

VERIF(historique_insense, "DEPLACER-N5")
{
    static const int nombres[] = { INT_MIN, -1, ECHECS_COUPS_MAX + 1, 1000000000, INT_MAX };
    PARTIE_DE(p, DEPART);
    int i;

    for (i = 0; i < 5; i++) {
        VERIF_CONTEXTE("h.nombre_coups vaut %d", nombres[i]);
        p->h.nombre_coups = nombres[i];
        VERIF_INCHANGE(&p->e, sizeof p->e, essayer(p, "e2e4", erreur_historique_invalide, NULL));
    }
}

/* ---- Les coups permis ------------------------------------------------------------------------- */

/* Le coup a lieu : cet échiquier, où le trait n'a pas changé, et cette sorte de coup. */
static void joue(const char *fen, const char *coup, const char *apres, type_deplacement sorte)
{
    PARTIE_DE(p, fen);
    int c[4];

    lire_cases(coup, c);
    APPEL_DEPLACER(c[0], c[1], c[2], c[3]);
    VERIF_INCHANGE(&p->h, sizeof p->h, essayer(p, coup, pas_erreur, NULL));
    VERIF_ECHIQUIER(&p->e, apres);
    VERIF_ENTIER(p->t, sorte);
}

VERIF(un_deplacement_standard, "DEPLACER-G1 DEPLACER-G9")
{
    joue(DEPART, "e2e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w", deplacement_standard);
    joue("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "b8c6",
         "r1bqkbnr/pppppppp/2n5/8/4P3/8/PPPP1PPP/RNBQKBNR b", deplacement_standard);
}

VERIF(une_prise, "DEPLACER-G1 DEPLACER-G9")
{
    joue("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "4k3/8/8/3P4/8/8/8/4K3 w",
         deplacement_standard);
    joue("4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1", "d5e4", "4k3/8/8/8/4p3/8/8/4K3 b",
         deplacement_standard);
}

VERIF(un_roque, "DEPLACER-G1 DEPLACER-G9")
{
    joue(ROQUES_BLANCS, "e1g1", "r3k2r/8/8/8/8/8/8/R4RK1 w", deplacement_roque);
    joue(ROQUES_BLANCS, "e1c1", "r3k2r/8/8/8/8/8/8/2KR3R w", deplacement_roque);
    joue(ROQUES_NOIRS, "e8g8", "r4rk1/8/8/8/8/8/8/R3K2R b", deplacement_roque);
    joue(ROQUES_NOIRS, "e8c8", "2kr3r/8/8/8/8/8/8/R3K2R b", deplacement_roque);
}

VERIF(une_prise_en_passant, "DEPLACER-G1 DEPLACER-G9")
{
    joue("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "4k3/8/3P4/8/8/8/8/4K3 w",
         deplacement_prise_en_passant);
    joue("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e3", "4k3/8/8/8/8/4p3/8/4K3 b",
         deplacement_prise_en_passant);
}

VERIF(une_promotion, "DEPLACER-G2 DEPLACER-G9")
{
    VERIF_INDICE("le pion reste un pion : c'est à l'appelant de le promouvoir");
    joue("8/P7/8/8/8/8/8/k1K5 w - - 0 1", "a7a8", "P7/8/8/8/8/8/8/k1K5 w", deplacement_promotion);
    joue("k7/8/8/8/8/8/2p5/K2R4 b - - 0 1", "c2d1", "k7/8/8/8/8/8/8/K2p4 b", deplacement_promotion);
}

/* ---- Les coups refusés -------------------------------------------------------------------------- */

/* Le coup est refusé : ni l'échiquier ni la sorte de coup ne change. */
static void refuse_ici(partie_d_essai *p, const char *coup, type_erreur code, const char *en_cause)
{
    p->t = deplacement_promotion;
    VERIF_INCHANGE(&p->e, sizeof p->e, essayer(p, coup, code, en_cause));
    VERIF_ENTIER(p->t, deplacement_promotion);
}

static void refuse(const char *fen, const char *coup, type_erreur code, const char *en_cause)
{
    PARTIE_DE(p, fen);

    refuse_ici(p, coup, code, en_cause);
}

VERIF(refuse_par_la_piece, "DEPLACER-G3 DEPLACER-G4 DEPLACER-G9")
{
    refuse("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e4", erreur_deplacement_piece_impossible, NULL);
    refuse("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5e7", erreur_deplacement_piece_impossible, NULL);
    refuse(DEPART, "e1e2", erreur_piece_blocant_trajet, "e2");
    refuse(DEPART, "d4d5", erreur_case_depart_vide, "d4");
    refuse(DEPART, "e7e5", erreur_piece_adverse, "e7");
}

VERIF(refuse_un_roque, "DEPLACER-G3 DEPLACER-G4 DEPLACER-G9")
{
    refuse("5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", erreur_roque_non_permis, "f1");
    refuse("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1g1", erreur_roque_non_permis, "h1");
    refuse("4k3/8/8/8/8/8/8/4K3 b - - 0 1", "e8c8", erreur_roque_non_permis, "a8");
    VERIF_INDICE("un roi qui va de deux cases, d'où qu'il parte, demande un roque");
    refuse("4k3/8/8/8/4K3/8/8/8 w - - 0 1", "e4g4", erreur_roque_non_permis, NULL);
}

VERIF(refuse_une_prise_en_passant, "DEPLACER-G3 DEPLACER-G4 DEPLACER-G9")
{
    refuse("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", erreur_prise_en_passant_non_permise, "d5");
    refuse("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1", "d4e3", erreur_prise_en_passant_non_permise, "e4");
}

VERIF(refuse_de_laisser_son_roi_en_echec, "DEPLACER-G3 DEPLACER-G4 DEPLACER-G9")
{
    refuse("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", "e2a2", erreur_roi_en_echec, "e7");
    refuse("4k3/4r3/8/8/8/8/4R3/4K3 b - - 0 1", "e7a7", erreur_roi_en_echec, "e2");
    refuse("4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", "e1f2", erreur_roi_en_echec, "d2");
}

VERIF(un_echec_de_deux_pieces, "DEPLACER-G3")
{
    PARTIE_DE(p, "4r1k1/8/8/8/8/5n2/P7/4K3 w - - 0 1");

    APPEL_DEPLACER(0, 1, 0, 2);
    VERIF_REMPLIR(&p->c, sizeof p->c);
    echiquier_deplacement_realise_si_possible(&p->e, 0, 1, 0, 2, &p->h, &p->c, &p->t);
    VERIF_CODE(p->c.type, erreur_roi_en_echec, nommer);
    VERIF_INDICE("la case d'une pièce qui attaque le roi : la tour e8 ou le cavalier f3");
    if (p->c.coord_x != 5 || p->c.coord_y != 2)
        VERIF_CASE(p->c.coord_x, p->c.coord_y, 4, 7);
}

VERIF(l_echec_vient_apres_les_autres_fautes, "DEPLACER-G3")
{
    VERIF_INDICE("l'échec du roi vient après les fautes du déplacement");
    refuse("4k3/8/8/8/8/8/4P3/r3K3 w - - 0 1", "e2e5", erreur_deplacement_piece_impossible, NULL);
    refuse("4k3/8/8/8/8/4n3/4P3/r3K3 w - - 0 1", "e2e4", erreur_piece_blocant_trajet, "e3");
    refuse("4k3/8/8/8/8/8/8/r3K2R w K - 0 1", "e1g1", erreur_roque_non_permis, "e1");
    refuse("4k3/8/8/3pP3/8/8/8/r3K3 w - - 0 1", "e5d6", erreur_prise_en_passant_non_permise, "d5");
    refuse("4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "d4d5", erreur_case_depart_vide, "d4");
    refuse("4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "a1a2", erreur_piece_adverse, "a1");
    refuse("4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "a1a1", erreur_absence_de_deplacement, NULL);
}

VERIF(prendre_le_roi_adverse, "DEPLACER-G3 DEPLACER-G4 DEPLACER-G9")
{
    static const struct {
        const char *fen, *coup, *roi;
        int joueur;
    } echecs[] = {
        { "4k3/8/8/8/8/8/4R3/K7 b - - 0 1", "e2e8", "e8", 0 },
        { "4k3/8/5N2/8/8/8/8/4K3 b - - 0 1", "f6e8", "e8", 0 },
        { "4k3/3P4/8/8/8/8/8/4K3 b - - 0 1", "d7e8", "e8", 0 },
        { "k7/4r3/8/8/8/8/8/4K3 w - - 0 1", "e7e1", "e1", 1 },
    };
    int i;

    VERIF_INDICE("la pièce peut y aller, mais un roi ne se prend pas");
    for (i = 0; i < 4; i++) {
        PARTIE_DE(p, echecs[i].fen);
        VERIF_CONTEXTE("e.joueur_courant vaut %d", echecs[i].joueur);

        p->e.joueur_courant = echecs[i].joueur;
        refuse_ici(p, echecs[i].coup, erreur_deplacement_piece_impossible, echecs[i].roi);
    }
}

VERIF(prendre_le_roi_adverse_en_etant_en_echec, "DEPLACER-G3")
{
    PARTIE_DE(p, "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");
    VERIF_CONTEXTE("e.joueur_courant vaut 0, et une tour noire est en a1");
    piece *noires = p->e.jeu_de_piece_noir.ensemble_de_piece;

    p->e.joueur_courant = 0;
    noires[1].type = tour;
    noires[1].coord_x = noires[1].coord_y = 0;
    VERIF_INDICE("l'échec du roi vient après les fautes du déplacement");
    refuse_ici(p, "e2e8", erreur_deplacement_piece_impossible, "e8");
}

VERIF(seul_un_deplacement_possible_prendrait_le_roi, "DEPLACER-G3")
{
    VERIF_INDICE("seul un déplacement pseudo-légal prendrait le roi adverse");
    refuse("4k3/8/8/4p3/8/8/4R3/4K3 w - - 0 1", "e2e8", erreur_piece_blocant_trajet, "e5");
    refuse("4k3/8/8/8/8/8/3R4/4K3 w - - 0 1", "d2e8", erreur_deplacement_piece_impossible, NULL);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(sans_echiquier),
    VERIF_LIGNE(sans_historique),
    VERIF_LIGNE(sans_erreur),
    VERIF_LIGNE(sans_type),
    VERIF_LIGNE(echiquier_abime),
    VERIF_LIGNE(hors_de_l_echiquier),
    VERIF_LIGNE(historique_insense),
    VERIF_LIGNE(un_deplacement_standard),
    VERIF_LIGNE(une_prise),
    VERIF_LIGNE(un_roque),
    VERIF_LIGNE(une_prise_en_passant),
    VERIF_LIGNE(une_promotion),
    VERIF_LIGNE(refuse_par_la_piece),
    VERIF_LIGNE(refuse_un_roque),
    VERIF_LIGNE(refuse_une_prise_en_passant),
    VERIF_LIGNE(refuse_de_laisser_son_roi_en_echec),
    VERIF_LIGNE(un_echec_de_deux_pieces),
    VERIF_LIGNE(l_echec_vient_apres_les_autres_fautes),
    VERIF_LIGNE(prendre_le_roi_adverse),
    VERIF_LIGNE(prendre_le_roi_adverse_en_etant_en_echec),
    VERIF_LIGNE(seul_un_deplacement_possible_prendrait_le_roi))
