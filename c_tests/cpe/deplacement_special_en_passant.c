/* Section « Déplacements spéciaux » de echecs.h : la prise en passant, sous ses deux noms. */
#include "deplacement_special.h"

#define PRISE "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"

static const special prise = { echiquier_deplacement_special_realise_si_possible_prise_en_passant,
                               "echiquier_deplacement_special_realise_si_possible_prise_en_passant",
                               PRISE, "e5d6" };
static const special autre_nom = { echiquier_deplacement_realise_si_possible_prise_en_passant,
                                   "echiquier_deplacement_realise_si_possible_prise_en_passant",
                                   PRISE, "e5d6" };

static const coup_joue d7d5 = { 3, 6, 3, 4, deplacement_standard, invalide };
static const coup_joue d6d5 = { 3, 5, 3, 4, deplacement_standard, invalide };
static const coup_joue e2e4 = { 4, 1, 4, 3, deplacement_standard, invalide };
static const coup_joue e3e4 = { 4, 2, 4, 3, deplacement_standard, invalide };
static const coup_joue e1d1 = { 4, 0, 3, 0, deplacement_standard, invalide };

/* ---- Les clauses ------------------------------------------------------------------------ */

VERIF(sans_echiquier, "EN-PASSANT-N1")
{
    special_sans_echiquier(&prise);
}

VERIF(echiquier_abime, "EN-PASSANT-N2")
{
    special_echiquier_abime(&prise);
}

VERIF(hors_de_l_echiquier, "EN-PASSANT-N3")
{
    special_hors_de_l_echiquier(&prise);
}

VERIF(sans_historique, "EN-PASSANT-N4")
{
    special_sans_historique(&prise);
}

VERIF(historique_insense, "EN-PASSANT-N5")
{
    special_historique_insense(&prise);
}

VERIF(sans_erreur, "EN-PASSANT-N6")
{
    special_sans_erreur(&prise);
}

/* ---- Les prises permises ------------------------------------------------------------------ */

/* La partie de cette position, après ce coup de l'historique. */
#define PARTIE_APRES(p, fen, fait)                                                         \
    PARTIE_DE(p, fen);                                                                     \
    VERIF_CONTEXTE("l'historique a un coup, %s",                                           \
                   nom_coup((fait).x_depart, (fait).y_depart, (fait).x_arrivee,            \
                            (fait).y_arrivee));                                            \
    p->h.coups[0] = (fait);                                                                \
    p->h.nombre_coups = 1

static void permise(const special *s, const char *fen, const char *coup, const char *apres)
{
    PARTIE_DE(p, fen);

    special_permis(s, p, coup, apres);
}

static void permise_apres(const char *fen, coup_joue fait, const char *coup, const char *apres)
{
    PARTIE_APRES(p, fen, fait);

    special_permis(&prise, p, coup, apres);
}

static void prises_de_la_fen(const special *s)
{
    VERIF_INDICE("le pion adverse est retiré de la case à côté, et non de la case d'arrivée");
    permise(s, PRISE, "e5d6", "4k3/8/3P4/8/8/8/8/4K3 w");
    permise(s, "4k3/8/8/2Pp4/8/8/8/4K3 w - d6 0 1", "c5d6", "4k3/8/3P4/8/8/8/8/4K3 w");
    permise(s, "7K/8/8/4k3/3Pp3/8/8/8 b - d3 0 1", "e4d3", "7K/8/8/4k3/8/3p4/8/8 b");
    permise(s, "7K/8/8/4k3/5pP1/8/8/8 b - g3 0 1", "f4g3", "7K/8/8/4k3/8/6p1/8/8 b");
}

VERIF(permise_par_la_case_de_l_historique, "EN-PASSANT-G3 EN-PASSANT-G4")
{
    prises_de_la_fen(&prise);
}

VERIF(permise_par_le_dernier_coup, "EN-PASSANT-G1 EN-PASSANT-G4")
{
    VERIF_INDICE("le dernier coup de l'historique est l'avance de deux cases du pion");
    permise_apres("4k3/8/8/2PpP3/8/8/8/4K3 w - - 0 1", d7d5, "c5d6", "4k3/8/3P4/4P3/8/8/8/4K3 w");
    permise_apres("4k3/8/8/2PpP3/8/8/8/4K3 w - - 0 1", d7d5, "e5d6", "4k3/8/3P4/2P5/8/8/8/4K3 w");
    permise_apres("7K/8/8/8/3pPp2/8/8/k7 b - - 0 1", e2e4, "d4e3", "7K/8/8/8/5p2/4p3/8/k7 b");
    permise_apres("7K/8/8/8/3pPp2/8/8/k7 b - - 0 1", e2e4, "f4e3", "7K/8/8/8/3p4/4p3/8/k7 b");
}

VERIF(permise_meme_si_elle_decouvre_le_roi, "EN-PASSANT-G6 EN-PASSANT-G4")
{
    VERIF_INDICE("l'échec du roi est regardé par echiquier_deplacement_realise_si_possible");
    permise_apres("4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 1", d7d5, "e5d6", "4r1k1/8/3P4/8/8/8/8/4K3 w");
    permise_apres("3k4/8/8/8/3pP3/8/8/3RK3 b - - 0 1", e2e4, "d4e3", "3k4/8/8/8/8/4p3/8/3RK3 b");
}

/* ---- Les prises refusées -------------------------------------------------------------------- */

static void refusee(const special *s, const char *fen, const char *coup, const char *en_cause)
{
    PARTIE_DE(p, fen);

    special_refuse(s, p, coup, erreur_prise_en_passant_non_permise, en_cause);
}

static void refusee_apres(const char *fen, coup_joue fait, const char *coup, const char *en_cause)
{
    PARTIE_APRES(p, fen, fait);

    special_refuse(&prise, p, coup, erreur_prise_en_passant_non_permise, en_cause);
}

VERIF(ce_n_est_pas_une_prise_en_passant, "EN-PASSANT-G2 EN-PASSANT-G4 EN-PASSANT-G5")
{
    VERIF_INDICE("un pion du camp qui a le trait avance d'une case en diagonale");
    refusee(&prise, PRISE, "e5e6", NULL);
    refusee(&prise, PRISE, "e5d4", NULL);
    refusee(&prise, PRISE, "e5c7", NULL);
    refusee(&prise, PRISE, "e1d2", NULL);
    refusee(&prise, PRISE, "c3d4", NULL);
    refusee(&prise, PRISE, "d5e4", NULL);
    refusee(&prise, "7K/8/8/4k3/3Pp3/8/8/8 b - d3 0 1", "e4d5", NULL);
}

VERIF(un_pion_d_une_autre_rangee, "EN-PASSANT-G2 EN-PASSANT-G4")
{
    VERIF_INDICE("seulement depuis la cinquième rangée, la quatrième pour les noirs");
    refusee(&prise, "4k3/8/8/8/3n4/4P3/8/4K3 w - - 0 1", "e3d4", NULL);
    refusee(&prise, "4k3/8/8/8/3pP3/8/8/4K3 w - - 0 1", "e4d5", NULL);
    refusee(&prise, "4k3/8/8/3Pp3/8/8/8/4K3 b - - 0 1", "e5d4", NULL);
}

VERIF(la_case_d_arrivee_est_occupee, "EN-PASSANT-G2 EN-PASSANT-G4")
{
    refusee_apres("4k3/8/3n4/3pP3/8/8/8/4K3 w - - 0 1", d7d5, "e5d6", "d6");
    refusee_apres("7K/8/8/8/3pP3/4N3/8/k7 b - - 0 1", e2e4, "d4e3", "e3");
    VERIF_INDICE("la case d'arrivée d'abord, puis celle du pion à prendre");
    refusee(&prise, "4k3/8/3n4/4P3/8/8/8/4K3 w - - 0 1", "e5d6", "d6");
}

VERIF(aucun_pion_a_prendre, "EN-PASSANT-G2 EN-PASSANT-G4")
{
    refusee(&prise, PRISE, "e5f6", "f5");
    VERIF_INDICE("ce qui est à côté n'est pas un pion");
    refusee_apres("4k3/8/8/3rP3/8/8/8/4K3 w - - 0 1", d7d5, "e5d6", "d5");
    refusee_apres("7K/8/8/8/3pR3/8/8/k7 b - - 0 1", e2e4, "d4e3", "e4");
}

VERIF(le_pion_n_a_pas_avance_de_deux_cases, "EN-PASSANT-G2 EN-PASSANT-G4")
{
    refusee_apres("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", d6d5, "e5d6", "d5");
    refusee_apres("7K/8/8/8/3pP3/8/8/k7 b - - 0 1", e3e4, "d4e3", "e4");
}

VERIF(ce_n_est_pas_le_dernier_coup, "EN-PASSANT-G2 EN-PASSANT-G4")
{
    PARTIE_DE(p, "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");

    p->h.coups[0] = d7d5;
    p->h.coups[1] = e1d1;
    p->h.nombre_coups = 2;
    VERIF_CONTEXTE("les coups de l'historique sont d7d5, puis e1d1");
    special_refuse(&prise, p, "e5d6", erreur_prise_en_passant_non_permise, "d5");
}

VERIF(sans_case_dans_l_historique, "EN-PASSANT-G3 EN-PASSANT-G4")
{
    VERIF_INDICE("l'historique n'a aucun coup : h->en_passant_x et h->en_passant_y disent la case");
    refusee(&prise, "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", "d5");
    refusee(&prise, "4k3/8/8/3pPp2/8/8/8/4K3 w - f6 0 1", "e5d6", "d5");
    refusee(&prise, "7K/8/8/4k3/3Pp3/8/8/8 b - - 0 1", "e4d3", "d4");
}

VERIF(la_case_ne_vaut_que_sans_coup, "EN-PASSANT-G3 EN-PASSANT-G2 EN-PASSANT-G4")
{
    VERIF_INDICE("la case de la FEN ne vaut que pour le premier coup");
    refusee_apres(PRISE, e1d1, "e5d6", "d5");
}

/* ---- L'autre nom ------------------------------------------------------------------------------ */

VERIF(autre_nom_prise_permise, "EN-PASSANT-ALIAS-G1")
{
    prises_de_la_fen(&autre_nom);
}

VERIF(autre_nom_prise_refusee, "EN-PASSANT-ALIAS-G1")
{
    refusee(&autre_nom, PRISE, "e5e6", NULL);
    refusee(&autre_nom, PRISE, "e5f6", "f5");
    refusee(&autre_nom, "4k3/8/3n4/4P3/8/8/8/4K3 w - - 0 1", "e5d6", "d6");
    refusee(&autre_nom, "7K/8/8/4k3/3Pp3/8/8/8 b - - 0 1", "e4d3", "d4");
}

VERIF(autre_nom_clauses, "EN-PASSANT-ALIAS-G1")
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
    VERIF_LIGNE(permise_par_la_case_de_l_historique),
    VERIF_LIGNE(permise_par_le_dernier_coup),
    VERIF_LIGNE(permise_meme_si_elle_decouvre_le_roi),
    VERIF_LIGNE(ce_n_est_pas_une_prise_en_passant),
    VERIF_LIGNE(un_pion_d_une_autre_rangee),
    VERIF_LIGNE(la_case_d_arrivee_est_occupee),
    VERIF_LIGNE(aucun_pion_a_prendre),
    VERIF_LIGNE(le_pion_n_a_pas_avance_de_deux_cases),
    VERIF_LIGNE(ce_n_est_pas_le_dernier_coup),
    VERIF_LIGNE(sans_case_dans_l_historique),
    VERIF_LIGNE(la_case_ne_vaut_que_sans_coup),
    VERIF_LIGNE(autre_nom_prise_permise),
    VERIF_LIGNE(autre_nom_prise_refusee),
    VERIF_LIGNE(autre_nom_clauses))
