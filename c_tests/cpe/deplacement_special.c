/* Section « Déplacements spéciaux » de echecs.h : le roque, sous ses deux noms. */
#include "deplacement_special.h"

#define ROQUES_BLANCS "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
#define ROQUES_NOIRS "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"

static const special roque = { echiquier_deplacement_special_realise_si_possible_roque,
                               "echiquier_deplacement_special_realise_si_possible_roque",
                               ROQUES_BLANCS, "e1g1" };
static const special autre_nom = { echiquier_deplacement_realise_si_possible_roque,
                                   "echiquier_deplacement_realise_si_possible_roque", ROQUES_BLANCS,
                                   "e1g1" };

/* ---- Les clauses ------------------------------------------------------------------------ */

VERIF(sans_echiquier, "ROQUE-N1")
{
    special_sans_echiquier(&roque);
}

VERIF(echiquier_abime, "ROQUE-N2")
{
    special_echiquier_abime(&roque);
}

VERIF(hors_de_l_echiquier, "ROQUE-N3")
{
    special_hors_de_l_echiquier(&roque);
}

VERIF(sans_historique, "ROQUE-N4")
{
    special_sans_historique(&roque);
}

VERIF(historique_insense, "ROQUE-N5")
{
    special_historique_insense(&roque);
}

VERIF(sans_erreur, "ROQUE-N6")
{
    special_sans_erreur(&roque);
}

/* ---- Les roques permis -------------------------------------------------------------------- */

static void permis(const special *s, const char *fen, const char *coup, const char *apres)
{
    PARTIE_DE(p, fen);

    special_permis(s, p, coup, apres);
}

static void petits_roques(const special *s)
{
    VERIF_INDICE("le roi va de deux cases vers la tour, et la tour passe de l'autre côté du roi");
    permis(s, ROQUES_BLANCS, "e1g1", "r3k2r/8/8/8/8/8/8/R4RK1 w");
    permis(s, ROQUES_NOIRS, "e8g8", "r4rk1/8/8/8/8/8/8/R3K2R b");
}

static void grands_roques(const special *s)
{
    VERIF_INDICE("le roi va de deux cases vers la tour, et la tour passe de l'autre côté du roi");
    permis(s, ROQUES_BLANCS, "e1c1", "r3k2r/8/8/8/8/8/8/2KR3R w");
    permis(s, ROQUES_NOIRS, "e8c8", "2kr3r/8/8/8/8/8/8/R3K2R b");
}

VERIF(petit_roque_permis, "ROQUE-G1 ROQUE-G5")
{
    petits_roques(&roque);
}

VERIF(grand_roque_permis, "ROQUE-G1 ROQUE-G5")
{
    grands_roques(&roque);
}

VERIF(case_de_la_tour_attaquee, "ROQUE-G1 ROQUE-G5")
{
    VERIF_INDICE("une tour attaquée, ou une case où seule la tour passe, n'empêche pas le roque");
    permis(&roque, "1r4k1/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "1r4k1/8/8/8/8/8/8/2KR4 w");
    permis(&roque, "r5k1/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "r5k1/8/8/8/8/8/8/2KR4 w");
    permis(&roque, "1k5r/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "1k5r/8/8/8/8/8/8/5RK1 w");
    permis(&roque, "r3k3/8/8/8/8/8/8/1R4K1 b q - 0 1", "e8c8", "2kr4/8/8/8/8/8/8/1R4K1 b");
    permis(&roque, "r3k3/8/8/8/8/8/8/R5K1 b q - 0 1", "e8c8", "2kr4/8/8/8/8/8/8/R5K1 b");
    permis(&roque, "4k2r/8/8/8/8/8/8/1K5R b k - 0 1", "e8g8", "5rk1/8/8/8/8/8/8/1K5R b");
}

/* ---- Les roques refusés -------------------------------------------------------------------- */

static void refuse(const special *s, const char *fen, const char *coup, const char *en_cause)
{
    PARTIE_DE(p, fen);

    special_refuse(s, p, coup, erreur_roque_non_permis, en_cause);
}

VERIF(ce_n_est_pas_un_roque, "ROQUE-G2 ROQUE-G5 ROQUE-G6")
{
    VERIF_INDICE("les roques sont e1g1 et e1c1 pour les blancs, e8g8 et e8c8 pour les noirs");
    refuse(&roque, ROQUES_BLANCS, "e1f1", NULL);
    refuse(&roque, ROQUES_BLANCS, "e1e3", NULL);
    refuse(&roque, ROQUES_BLANCS, "e1h1", NULL);
    refuse(&roque, ROQUES_BLANCS, "e8g8", NULL);
    refuse(&roque, ROQUES_NOIRS, "e8d8", NULL);
    refuse(&roque, ROQUES_NOIRS, "e1g1", NULL);
}

VERIF(le_roi_n_est_pas_sur_sa_case, "ROQUE-G5 ROQUE-G6")
{
    refuse(&roque, "4k3/8/8/8/8/8/8/R2Q3K w - - 0 1", "e1c1", "e1");
    refuse(&roque, "3k4/8/8/8/8/8/8/K3Q2R w - - 0 1", "e1g1", "e1");
    refuse(&roque, "r3q2k/8/8/8/8/8/8/3K4 b - - 0 1", "e8c8", "e8");
    refuse(&roque, "k3q2r/8/8/8/8/8/8/3K4 b - - 0 1", "e8g8", "e8");
}

VERIF(la_tour_n_est_pas_sur_sa_case, "ROQUE-G2 ROQUE-G5")
{
    refuse(&roque, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1g1", "h1");
    refuse(&roque, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1c1", "a1");
    refuse(&roque, "4k3/8/8/8/8/8/8/4K3 b - - 0 1", "e8g8", "h8");
    refuse(&roque, "4k3/8/8/8/8/8/8/4K3 b - - 0 1", "e8c8", "a8");
    VERIF_INDICE("sur la case de la tour, il faut une tour, et du même camp");
    refuse(&roque, "4k3/8/8/8/8/8/8/4K2B w - - 0 1", "e1g1", "h1");
    refuse(&roque, "r3k3/8/8/8/8/8/8/r3K3 w - - 0 1", "e1c1", "a1");
}

VERIF(le_droit_manque, "ROQUE-G5 ROQUE-G6")
{
    VERIF_INDICE("h->droits_roque n'a pas ce droit");
    refuse(&roque, "4k3/8/8/8/8/8/p7/R3K2R w Q - 0 1", "e1g1", "h1");
    refuse(&roque, "4k3/8/8/8/8/8/7p/R3K2R w K - 0 1", "e1c1", "a1");
    refuse(&roque, "r3k2r/P7/8/8/8/8/8/4K3 b q - 0 1", "e8g8", "h8");
    refuse(&roque, "r3k2r/7P/8/8/8/8/8/4K3 b k - 0 1", "e8c8", "a8");
    refuse(&roque, "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", "h1");
}

VERIF(un_droit_ne_vaut_que_pour_un_roque, "ROQUE-G1 ROQUE-G5 ROQUE-G6")
{
    PARTIE_DE(p, ROQUES_BLANCS);

    p->h.droits_roque = ECHECS_DROIT_GRAND_ROQUE_BLANC;
    VERIF_CONTEXTE("h->droits_roque ne permet que le grand roque des blancs");
    special_refuse(&roque, p, "e1g1", erreur_roque_non_permis, "h1");
    special_permis(&roque, p, "e1c1", "r3k2r/8/8/8/8/8/8/2KR3R w");
}

VERIF(une_piece_entre_le_roi_et_la_tour, "ROQUE-G2 ROQUE-G5")
{
    refuse(&roque, "4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1", "e1g1", "g1");
    refuse(&roque, "4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1", "e1g1", "f1");
    refuse(&roque, "4k3/8/8/8/8/8/8/Rn2K2R w KQ - 0 1", "e1c1", "b1");
    refuse(&roque, "4k3/8/8/8/8/8/8/R2QK2R w KQ - 0 1", "e1c1", "d1");
    refuse(&roque, "r3k1nr/8/8/8/8/8/8/4K3 b kq - 0 1", "e8g8", "g8");
    refuse(&roque, "rN2k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "e8c8", "b8");
}

VERIF(plusieurs_pieces_entre_le_roi_et_la_tour, "ROQUE-G2 ROQUE-G5")
{
    VERIF_INDICE("la case occupée la plus proche de la colonne a");
    refuse(&roque, "4k3/8/8/8/8/8/8/RNBQK2R w KQ - 0 1", "e1c1", "b1");
    refuse(&roque, "4k3/8/8/8/8/8/8/R1BQK2R w KQ - 0 1", "e1c1", "c1");
    refuse(&roque, "4k3/8/8/8/8/8/8/R3KBNR w KQ - 0 1", "e1g1", "f1");
    refuse(&roque, "rnbqk2r/8/8/8/8/8/8/4K3 b kq - 0 1", "e8c8", "b8");
    refuse(&roque, "r3kbnr/8/8/8/8/8/8/4K3 b kq - 0 1", "e8g8", "f8");
}

VERIF(le_roi_est_en_echec, "ROQUE-G4 ROQUE-G5")
{
    refuse(&roque, "4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "e1");
    refuse(&roque, "4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "e1");
    refuse(&roque, "r3k2r/8/8/8/8/8/8/4R1K1 b kq - 0 1", "e8g8", "e8");
    refuse(&roque, "r3k2r/8/8/8/8/8/8/4R1K1 b kq - 0 1", "e8c8", "e8");
}

VERIF(le_roi_passe_par_une_case_attaquee, "ROQUE-G2 ROQUE-G5")
{
    refuse(&roque, "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "f1");
    refuse(&roque, "3r2k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "d1");
    refuse(&roque, "r3k2r/8/8/8/8/8/8/1K3R2 b kq - 0 1", "e8g8", "f8");
    refuse(&roque, "r3k2r/8/8/8/8/8/8/3R2K1 b kq - 0 1", "e8c8", "d8");
}

VERIF(le_roi_arrive_sur_une_case_attaquee, "ROQUE-G2 ROQUE-G5")
{
    refuse(&roque, "1k4r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "g1");
    refuse(&roque, "2r3k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "c1");
    refuse(&roque, "r3k2r/8/8/8/8/8/8/1K4R1 b kq - 0 1", "e8g8", "g8");
    refuse(&roque, "r3k2r/8/8/8/8/8/8/2R3K1 b kq - 0 1", "e8c8", "c8");
}

VERIF(plusieurs_cases_attaquees, "ROQUE-G2 ROQUE-G5")
{
    VERIF_INDICE("parmi les trois cases du roi, la plus proche de la colonne a");
    refuse(&roque, "2r1r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "c1");
    refuse(&roque, "3rr1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "d1");
    refuse(&roque, "1k2rrr1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "e1");
    refuse(&roque, "1k3rr1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "f1");
    refuse(&roque, "r3k2r/8/8/8/8/8/8/2R1R1K1 b kq - 0 1", "e8c8", "c8");
    refuse(&roque, "r3k2r/8/8/8/8/8/8/1K3RR1 b kq - 0 1", "e8g8", "f8");
}

/* ---- Ce qui a bougé ------------------------------------------------------------------------ */

static const coup_joue h1h2 = { 7, 0, 7, 1, deplacement_standard, invalide };
static const coup_joue e1e2 = { 4, 0, 4, 1, deplacement_standard, invalide };

/* Le roque après ce coup de l'historique : la case en cause, ou NULL s'il est permis. */
static void apres_un_coup(const char *fen, coup_joue fait, const char *coup, const char *en_cause,
                          const char *apres)
{
    PARTIE_DE(p, fen);
    VERIF_CONTEXTE("l'historique a un coup, %s", nom_coup(fait.x_depart, fait.y_depart,
                                                          fait.x_arrivee, fait.y_arrivee));

    p->h.coups[0] = fait;
    p->h.nombre_coups = 1;
    if (en_cause == NULL)
        special_permis(&roque, p, coup, apres);
    else
        special_refuse(&roque, p, coup, erreur_roque_non_permis, en_cause);
}

VERIF(le_roi_ou_la_tour_est_parti, "ROQUE-G3 ROQUE-G2 ROQUE-G5")
{
    static const coup_joue a8a7 = { 0, 7, 0, 6, deplacement_standard, invalide };
    static const coup_joue e8e7 = { 4, 7, 4, 6, deplacement_standard, invalide };

    VERIF_INDICE("une pièce dont un coup est parti a bougé, même si elle est revenue");
    apres_un_coup(ROQUES_BLANCS, h1h2, "e1g1", "h1", NULL);
    apres_un_coup(ROQUES_BLANCS, e1e2, "e1g1", "e1", NULL);
    apres_un_coup(ROQUES_BLANCS, e1e2, "e1c1", "e1", NULL);
    apres_un_coup(ROQUES_NOIRS, a8a7, "e8c8", "a8", NULL);
    apres_un_coup(ROQUES_NOIRS, e8e7, "e8g8", "e8", NULL);
}

VERIF(une_piece_est_arrivee_sur_la_case_de_la_tour, "ROQUE-G3 ROQUE-G2 ROQUE-G5")
{
    static const coup_joue h8h1 = { 7, 7, 7, 0, deplacement_standard, invalide };
    static const coup_joue a1a8 = { 0, 0, 0, 7, deplacement_standard, invalide };

    VERIF_INDICE("la tour d'origine a été prise : celle qui est là en est une autre");
    apres_un_coup(ROQUES_BLANCS, h8h1, "e1g1", "h1", NULL);
    apres_un_coup(ROQUES_NOIRS, a1a8, "e8c8", "a8", NULL);
}

VERIF(l_autre_tour_a_bouge, "ROQUE-G3 ROQUE-G1 ROQUE-G5")
{
    static const coup_joue a1a2 = { 0, 0, 0, 1, deplacement_standard, invalide };

    VERIF_INDICE("seule compte la tour du côté où l'on roque");
    apres_un_coup(ROQUES_BLANCS, a1a2, "e1g1", NULL, "r3k2r/8/8/8/8/8/8/R4RK1 w");
    apres_un_coup(ROQUES_BLANCS, h1h2, "e1c1", NULL, "r3k2r/8/8/8/8/8/8/2KR3R w");
}

/* Toutes les fautes à la fois, puis une de moins à chaque tour : c'est la première qui est dite. */
VERIF(la_premiere_faute_est_dite, "ROQUE-G5")
{
    static const struct {
        const char *faute, *fen;
        int touchees; /* le nombre de coups de « coups » dans l'historique */
        const char *en_cause;
    } cas[] = {
        { "ni roi, ni tour, ni droit", "k4r2/8/8/8/8/8/8/4QN1K w - - 0 1", 2, "e1" },
        { "ni tour ni droit", "4kr2/8/8/8/8/8/8/4KN2 w - - 0 1", 2, "h1" },
        { "pas le droit", "4kr2/8/8/8/8/8/8/4KN1R w - - 0 1", 2, "h1" },
        { "le roi et la tour ont bougé", "4kr2/8/8/8/8/8/8/4KN1R w K - 0 1", 2, "e1" },
        { "la tour a bougé, f1 est occupée", "4kr2/8/8/8/8/8/8/4KN1R w K - 0 1", 1, "h1" },
        { "f1 est occupée, g1 attaquée", "4k1r1/8/8/8/8/8/8/4KN1R w K - 0 1", 0, "f1" },
        { "g1 est attaquée", "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", 0, "g1" },
    };
    size_t i;

    for (i = 0; i < sizeof cas / sizeof *cas; i++) {
        PARTIE_DE(p, cas[i].fen);
        VERIF_CONTEXTE("%s", cas[i].faute);

        p->h.coups[0] = h1h2;
        p->h.coups[1] = e1e2;
        p->h.nombre_coups = cas[i].touchees;
        special_refuse(&roque, p, "e1g1", erreur_roque_non_permis, cas[i].en_cause);
        VERIF_INDICE("qu'un déplacement ne soit pas celui d'un roque est la première des fautes");
        special_refuse(&roque, p, "e1f1", erreur_roque_non_permis, NULL);
    }
}

/* ---- L'autre nom ------------------------------------------------------------------------------ */

VERIF(autre_nom_petit_roque_permis, "ROQUE-ALIAS-G1")
{
    petits_roques(&autre_nom);
}

VERIF(autre_nom_grand_roque_permis, "ROQUE-ALIAS-G1")
{
    grands_roques(&autre_nom);
}

VERIF(autre_nom_roque_refuse, "ROQUE-ALIAS-G1")
{
    refuse(&autre_nom, ROQUES_BLANCS, "e1f1", NULL);
    refuse(&autre_nom, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1g1", "h1");
    refuse(&autre_nom, "4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1", "e1g1", "g1");
    refuse(&autre_nom, "r3k2r/8/8/8/8/8/8/3R2K1 b kq - 0 1", "e8c8", "d8");
}

VERIF(autre_nom_clauses, "ROQUE-ALIAS-G1")
{
    special_sans_echiquier(&autre_nom);
    special_echiquier_abime(&autre_nom);
    special_hors_de_l_echiquier(&autre_nom);
    special_sans_historique(&autre_nom);
    special_historique_insense(&autre_nom);
    special_sans_erreur(&autre_nom);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(sans_echiquier),
    VERIF_LIGNE(echiquier_abime),
    VERIF_LIGNE(hors_de_l_echiquier),
    VERIF_LIGNE(sans_historique),
    VERIF_LIGNE(historique_insense),
    VERIF_LIGNE(sans_erreur),
    VERIF_LIGNE(petit_roque_permis),
    VERIF_LIGNE(grand_roque_permis),
    VERIF_LIGNE(case_de_la_tour_attaquee),
    VERIF_LIGNE(ce_n_est_pas_un_roque),
    VERIF_LIGNE(le_roi_n_est_pas_sur_sa_case),
    VERIF_LIGNE(la_tour_n_est_pas_sur_sa_case),
    VERIF_LIGNE(le_droit_manque),
    VERIF_LIGNE(un_droit_ne_vaut_que_pour_un_roque),
    VERIF_LIGNE(une_piece_entre_le_roi_et_la_tour),
    VERIF_LIGNE(plusieurs_pieces_entre_le_roi_et_la_tour),
    VERIF_LIGNE(le_roi_est_en_echec),
    VERIF_LIGNE(le_roi_passe_par_une_case_attaquee),
    VERIF_LIGNE(le_roi_arrive_sur_une_case_attaquee),
    VERIF_LIGNE(plusieurs_cases_attaquees),
    VERIF_LIGNE(le_roi_ou_la_tour_est_parti),
    VERIF_LIGNE(une_piece_est_arrivee_sur_la_case_de_la_tour),
    VERIF_LIGNE(l_autre_tour_a_bouge),
    VERIF_LIGNE(la_premiere_faute_est_dite),
    VERIF_LIGNE(autre_nom_petit_roque_permis),
    VERIF_LIGNE(autre_nom_grand_roque_permis),
    VERIF_LIGNE(autre_nom_roque_refuse),
    VERIF_LIGNE(autre_nom_clauses))
