/* Section « Historique » de echecs.h : historique_annuler_coup. */
#include "cpe.h"

static const coup_joue e2e4 = { 4, 1, 4, 3, deplacement_standard, invalide };
static const coup_joue e7e5 = { 4, 6, 4, 4, deplacement_standard, invalide };

#define DEUX_ROIS "4k3/8/8/8/8/8/8/4K3 w - - 0 1"

VERIF(annuler_dans_null, "HISTORIQUE-ANNULER-N1 HISTORIQUE-ANNULER-G4")
{
    PARTIE_DE(p, DEUX_ROIS);

    VERIF_INCHANGE(p, sizeof *p,
                   VERIF_CODE(historique_annuler_coup(NULL, &p->e), erreur_pointeur_nul, nommer));
}

VERIF(annuler_un_nombre_insense, "HISTORIQUE-ANNULER-N2 HISTORIQUE-ANNULER-G4")
{
    static const int nombres[] = { INT_MIN, -1, ECHECS_COUPS_MAX + 1, 1000000000, INT_MAX };
    PARTIE_DE(p, DEUX_ROIS);
    int i;

    for (i = 0; i < 5; i++) {
        VERIF_CONTEXTE("h.nombre_coups vaut %d", nombres[i]);
        p->h.nombre_coups = nombres[i];
        VERIF_INCHANGE(p, sizeof *p, VERIF_CODE(historique_annuler_coup(&p->h, &p->e),
                                                erreur_historique_invalide, nommer));
    }
}

VERIF(annuler_sans_echiquier, "HISTORIQUE-ANNULER-N3 HISTORIQUE-ANNULER-G4")
{
    PARTIE_DE(p, DEUX_ROIS);

    VERIF_INCHANGE(p, sizeof *p,
                   VERIF_CODE(historique_annuler_coup(&p->h, NULL), erreur_pointeur_nul, nommer));
}

VERIF(annuler_sans_coup, "HISTORIQUE-ANNULER-G2 HISTORIQUE-ANNULER-G4")
{
    PARTIE_DE(p, DEUX_ROIS);

    VERIF_INCHANGE(p, sizeof *p, VERIF_CODE(historique_annuler_coup(&p->h, &p->e),
                                            erreur_historique_vide, nommer));
}

/* Joue ce coup, puis l'annule : l'échiquier redevient ce qu'il était, indices compris. */
static void annule(const char *fen, coup_joue c)
{
    PARTIE_DE(p, fen);
    VERIF_CONTEXTE("après le coup %s", nom_coup(c.x_depart, c.y_depart, c.x_arrivee, c.y_arrivee));
    echiquier avant = p->e;

    essayer(p, nom_coup(c.x_depart, c.y_depart, c.x_arrivee, c.y_arrivee), pas_erreur, NULL);
    VERIF_ENTIER(p->t, c.type);
    if (c.type == deplacement_promotion)
        VERIF_CODE(echiquier_promouvoir_pion(&p->e, c.x_arrivee, c.y_arrivee, c.promotion), pas_erreur,
                   nommer);
    p->e.joueur_courant = 1 - p->e.joueur_courant;
    p->h.coups[0] = c;
    p->h.nombre_coups = 1;
    VERIF_CODE(historique_annuler_coup(&p->h, &p->e), pas_erreur, nommer);
    VERIF_MEME(&p->e, &avant, sizeof avant);
    VERIF_ENTIER(p->h.nombre_coups, 0);
}

VERIF(annuler_un_deplacement, "HISTORIQUE-ANNULER-G1")
{
    static const coup_joue e8d7 = { 4, 7, 3, 6, deplacement_standard, invalide };

    annule(DEPART, e2e4);
    annule("4k3/8/8/8/8/8/8/4K3 b - - 0 1", e8d7);
}

VERIF(annuler_une_prise, "HISTORIQUE-ANNULER-G1")
{
    static const coup_joue e4d5 = { 4, 3, 3, 4, deplacement_standard, invalide };
    static const coup_joue d5e4 = { 3, 4, 4, 3, deplacement_standard, invalide };

    VERIF_INDICE("la pièce prise revient, au même indice de son jeu");
    annule("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", e4d5);
    annule("4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1", d5e4);
}

VERIF(annuler_un_roque, "HISTORIQUE-ANNULER-G1")
{
    static const coup_joue e1g1 = { 4, 0, 6, 0, deplacement_roque, invalide };
    static const coup_joue e1c1 = { 4, 0, 2, 0, deplacement_roque, invalide };
    static const coup_joue e8g8 = { 4, 7, 6, 7, deplacement_roque, invalide };
    static const coup_joue e8c8 = { 4, 7, 2, 7, deplacement_roque, invalide };

    VERIF_INDICE("la tour revient aussi");
    annule("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", e1g1);
    annule("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", e1c1);
    annule("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", e8g8);
    annule("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", e8c8);
}

VERIF(annuler_une_prise_en_passant, "HISTORIQUE-ANNULER-G1")
{
    static const coup_joue e5d6 = { 4, 4, 3, 5, deplacement_prise_en_passant, invalide };
    static const coup_joue d4e3 = { 3, 3, 4, 2, deplacement_prise_en_passant, invalide };

    VERIF_INDICE("le pion pris revient à côté, et non sur la case d'arrivée");
    annule("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", e5d6);
    annule("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", d4e3);
}

VERIF(annuler_une_promotion, "HISTORIQUE-ANNULER-G1")
{
    static const coup_joue a7b8 = { 0, 6, 1, 7, deplacement_promotion, cavalier };
    static const coup_joue a2a1 = { 0, 1, 0, 0, deplacement_promotion, dame };

    VERIF_INDICE("la pièce redevient un pion");
    annule("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", a7b8);
    annule("4k3/8/8/8/8/8/p7/7K b - - 0 1", a2a1);
}

VERIF(annuler_le_dernier_seulement, "HISTORIQUE-ANNULER-G1")
{
    PARTIE_DE(p, DEPART);
    echiquier apres_e2e4;

    VERIF_CODE(jouer_un_coup(&p->e, &p->h, 4, 1, 4, 3), pas_erreur, nommer);
    apres_e2e4 = p->e;
    VERIF_CODE(jouer_un_coup(&p->e, &p->h, 4, 6, 4, 4), pas_erreur, nommer);
    VERIF_CONTEXTE("après e2e4 et e7e5");
    VERIF_CODE(historique_annuler_coup(&p->h, &p->e), pas_erreur, nommer);
    VERIF_INDICE("l'échiquier d'après le premier coup, et un coup de moins");
    VERIF_MEME(&p->e, &apres_e2e4, sizeof apres_e2e4);
    VERIF_ENTIER(p->h.nombre_coups, 1);
}

VERIF(annuler_apres_un_coup_impossible, "HISTORIQUE-ANNULER-G3 HISTORIQUE-ANNULER-G4")
{
    PARTIE_DE(p, DEUX_ROIS);

    p->h.coups[0] = e7e5;
    p->h.coups[1] = e2e4;
    p->h.nombre_coups = 2;
    VERIF_INDICE("le premier coup, e7e5, ne peut pas se refaire : e7 est vide");
    VERIF_INCHANGE(p, sizeof *p, VERIF_CODE(historique_annuler_coup(&p->h, &p->e),
                                            erreur_historique_invalide, nommer));
}

VERIF(annuler_apres_un_coup_insense, "HISTORIQUE-ANNULER-G3 HISTORIQUE-ANNULER-G4")
{
    PARTIE_DE(p, DEUX_ROIS);

    p->h.nombre_coups = 2;
    p->h.coups[0].x_depart = 4;
    p->h.coups[0].y_depart = 0;
    p->h.coups[0].x_arrivee = INT_MAX;
    VERIF_INDICE("rejoué, le premier coup mettrait le roi hors de l'échiquier");
    VERIF_INCHANGE(p, sizeof *p, VERIF_CODE(historique_annuler_coup(&p->h, &p->e),
                                            erreur_historique_invalide, nommer));
}

VERIF(annuler_depuis_un_echiquier_insense, "HISTORIQUE-ANNULER-G3 HISTORIQUE-ANNULER-G4")
{
    PARTIE_DE(p, DEUX_ROIS);

    p->h.nombre_coups = 2;
    memset(&p->h.echiquier_initial, 0xA5, sizeof(echiquier));
    VERIF_INDICE("echiquier_initial n'est pas intègre");
    VERIF_INCHANGE(p, sizeof *p, VERIF_CODE(historique_annuler_coup(&p->h, &p->e),
                                            erreur_historique_invalide, nommer));
}

VERIF_PROGRAMME(
    VERIF_LIGNE(annuler_dans_null),
    VERIF_LIGNE(annuler_un_nombre_insense),
    VERIF_LIGNE(annuler_sans_echiquier),
    VERIF_LIGNE(annuler_sans_coup),
    VERIF_LIGNE(annuler_un_deplacement),
    VERIF_LIGNE(annuler_une_prise),
    VERIF_LIGNE(annuler_un_roque),
    VERIF_LIGNE(annuler_une_prise_en_passant),
    VERIF_LIGNE(annuler_une_promotion),
    VERIF_LIGNE(annuler_le_dernier_seulement),
    VERIF_LIGNE(annuler_apres_un_coup_impossible),
    VERIF_LIGNE(annuler_apres_un_coup_insense),
    VERIF_LIGNE(annuler_depuis_un_echiquier_insense))
