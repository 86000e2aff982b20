/* Section « Historique » de echecs.h. */
#include "cpe.h"

static const int hors_limites[] = CPE_HORS_LIMITES;
static const int nombres_faux[] = { INT_MIN, -1, ECHECS_COUPS_MAX + 1, 1000000000, INT_MAX };
enum { nombre_faux = 5, nombre_hors_limites = 5 };

static historique_partie h;
static const coup_joue e2e4 = { 4, 1, 4, 3, deplacement_standard, invalide };
static const coup_joue e7e5 = { 4, 6, 4, 4, deplacement_standard, invalide };

static int memes_coups(const coup_joue *a, const coup_joue *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* ---- historique_initialise ------------------------------------------------------------- */

VERIF(initialiser_null, "HISTORIQUE-INIT-N1")
{
    VERIF_INDICE("NULL ne se déréférence pas");
    historique_initialise(NULL);
}

VERIF(debut_de_partie, "HISTORIQUE-INIT-G1 HISTORIQUE-INIT-G2")
{
    echiquier e;

    memset(&h, 0xA5, sizeof h);
    historique_initialise(&h);
    echiquier_initialiser(&e);
    VERIF_VRAI(memcmp(&h.echiquier_initial, &e, sizeof e) == 0);
    VERIF_ENTIER(h.nombre_coups, 0);
    VERIF_ENTIER(h.droits_roque, ECHECS_DROIT_PETIT_ROQUE_BLANC + ECHECS_DROIT_GRAND_ROQUE_BLANC
                                     + ECHECS_DROIT_PETIT_ROQUE_NOIR + ECHECS_DROIT_GRAND_ROQUE_NOIR);
    VERIF_ENTIER(h.en_passant_x, -1);
    VERIF_ENTIER(h.en_passant_y, -1);
    VERIF_ENTIER(h.demi_coups, 0);
    VERIF_ENTIER(h.numero_coup, 1);
}

/* ---- historique_ajouter_coup, historique_dernier_coup ------------------------------------ */

VERIF(pointeurs_nuls, "HISTORIQUE-AJOUTER-N1 HISTORIQUE-AJOUTER-N3 HISTORIQUE-DERNIER-N1 "
                      "HISTORIQUE-DERNIER-N3 HISTORIQUE-AJOUTER-G3")
{
    coup_joue c = e2e4;

    historique_initialise(&h);
    VERIF_CODE(historique_ajouter_coup(NULL, &e2e4), erreur_pointeur_nul, nommer);
    VERIF_INCHANGE(&h, sizeof h,
                   VERIF_CODE(historique_ajouter_coup(&h, NULL), erreur_pointeur_nul, nommer));
    VERIF_INCHANGE(&c, sizeof c, VERIF_CODE(historique_dernier_coup(NULL, &c), erreur_pointeur_nul, nommer));
    ajouter(&h, &e2e4);
    VERIF_CODE(historique_dernier_coup(&h, NULL), erreur_pointeur_nul, nommer);
}

VERIF(nombres_de_coups_insenses, "HISTORIQUE-AJOUTER-N2 HISTORIQUE-DERNIER-N2 HISTORIQUE-EXISTE-N2 "
                                 "HISTORIQUE-ANNULER-N2 HISTORIQUE-ANNULER-G4")
{
    coup_joue c = e7e5;
    echiquier e;
    int i;

    historique_initialise(&h);
    echiquier_initialiser(&e);
    for (i = 0; i < nombre_faux; i++) {
        VERIF_CONTEXTE("nombre_coups %d", nombres_faux[i]);
        h.nombre_coups = nombres_faux[i];
        VERIF_INCHANGE(&h, sizeof h, {
            VERIF_CODE(historique_ajouter_coup(&h, &e2e4), erreur_historique_invalide, nommer);
            VERIF_INCHANGE(&c, sizeof c, VERIF_CODE(historique_dernier_coup(&h, &c),
                                                    erreur_historique_invalide, nommer));
            VERIF_ENTIER(historique_deplacement_existe(&h, 4, 1), 0);
            VERIF_INCHANGE(&e, sizeof e, VERIF_CODE(historique_annuler_coup(&h, &e),
                                                    erreur_historique_invalide, nommer));
        });
    }
}

VERIF(coups_insenses, "HISTORIQUE-AJOUTER-N4 HISTORIQUE-AJOUTER-N5 HISTORIQUE-AJOUTER-N6 "
                      "HISTORIQUE-AJOUTER-G3")
{
    int i, j, parle = VERIF_PARLE(historique_ajouter_coup(NULL, &e2e4));
    char clause[40];

    historique_initialise(&h);
    for (i = 0; i < nombre_hors_limites; i++) {
        for (j = 0; j < 6; j++) {
            int valeurs[6] = { 4, 1, 4, 3, deplacement_standard, invalide };
            coup_joue c;

            valeurs[j] = hors_limites[i];
            c.x_depart = valeurs[0];
            c.y_depart = valeurs[1];
            c.x_arrivee = valeurs[2];
            c.y_arrivee = valeurs[3];
            c.type = (type_deplacement)valeurs[4];
            c.promotion = (type_piece)valeurs[5];
            VERIF_CONTEXTE("membre %d du coup : %d", j, hors_limites[i]);
            VERIF_INCHANGE(&h, sizeof h, VERIF_CODE(historique_ajouter_coup(&h, &c),
                                                    erreur_argument_hors_limites, nommer));
            snprintf(clause, sizeof clause, "[HISTORIQUE-AJOUTER-N%d]", j < 4 ? 4 : j + 1);
            if (parle)
                VERIF_STDERR_UNE_LIGNE(clause, historique_ajouter_coup(&h, &c));
        }
    }
}

VERIF(ajouter_et_relire, "HISTORIQUE-AJOUTER-G1 HISTORIQUE-DERNIER-G1 HISTORIQUE-DERNIER-G2")
{
    coup_joue c = e7e5;

    historique_initialise(&h);
    VERIF_INCHANGE(&c, sizeof c,
                   VERIF_CODE(historique_dernier_coup(&h, &c), erreur_historique_vide, nommer));
    VERIF_CODE(historique_ajouter_coup(&h, &e2e4), pas_erreur, nommer);
    VERIF_ENTIER(h.nombre_coups, 1);
    VERIF_CODE(historique_dernier_coup(&h, &c), pas_erreur, nommer);
    VERIF_VRAI(memes_coups(&c, &e2e4));
    VERIF_CODE(historique_ajouter_coup(&h, &e7e5), pas_erreur, nommer);
    VERIF_ENTIER(h.nombre_coups, 2);
    VERIF_VRAI(memes_coups(&h.coups[0], &e2e4) && memes_coups(&h.coups[1], &e7e5));
    VERIF_CODE(historique_dernier_coup(&h, &c), pas_erreur, nommer);
    VERIF_VRAI(memes_coups(&c, &e7e5));
}

VERIF(historique_plein, "HISTORIQUE-AJOUTER-G2 HISTORIQUE-AJOUTER-G3")
{
    int i;

    historique_initialise(&h);
    for (i = 0; i < ECHECS_COUPS_MAX; i++)
        VERIF_CODE(historique_ajouter_coup(&h, i % 2 == 0 ? &e2e4 : &e7e5), pas_erreur, nommer);
    VERIF_INCHANGE(&h, sizeof h, VERIF_CODE(historique_ajouter_coup(&h, &e2e4),
                                            erreur_historique_plein, nommer));
}

/* ---- historique_deplacement_existe -------------------------------------------------------- */

VERIF(chercher_dans_null, "HISTORIQUE-EXISTE-N1")
{
    VERIF_ENTIER(historique_deplacement_existe(NULL, 0, 0), 0);
}

VERIF(chercher_hors_de_l_echiquier, "HISTORIQUE-EXISTE-N3")
{
    int i;

    historique_initialise(&h);
    h.nombre_coups = 1;
    for (i = 0; i < nombre_hors_limites; i++) {
        VERIF_CONTEXTE("coordonnée %d", hors_limites[i]);
        h.coups[0].x_depart = h.coups[0].y_depart = hors_limites[i];
        VERIF_ENTIER(historique_deplacement_existe(&h, hors_limites[i], hors_limites[i]), 0);
        VERIF_ENTIER(historique_deplacement_existe(&h, 0, hors_limites[i]), 0);
    }
}

VERIF(chercher_sur_chaque_case, "HISTORIQUE-EXISTE-G1")
{
    int x, y;

    historique_initialise(&h);
    ajouter(&h, &e2e4);
    ajouter(&h, &e7e5);
    ajouter(&h, &e2e4);
    h.coups[2].x_depart = 7;
    h.nombre_coups = 2;
    VERIF_INDICE("les cases de départ et d'arrivée des nombre_coups premiers coups");
    for (x = 0; x < 8; x++) {
        for (y = 0; y < 8; y++) {
            int attendu = x == 4 && (y == 1 || y == 3 || y == 6 || y == 4);

            VERIF_CONTEXTE("case (%d, %d)", x, y);
            VERIF_ENTIER(historique_deplacement_existe(&h, x, y), attendu);
        }
    }
}

/* ---- historique_annuler_coup --------------------------------------------------------------- */

VERIF(annuler_avec_null, "HISTORIQUE-ANNULER-N1 HISTORIQUE-ANNULER-N3 HISTORIQUE-ANNULER-G4")
{
    partie_d_essai *p = partie_de("4k3/8/8/8/8/8/8/4K3 w - - 0 1");

    VERIF_INCHANGE(p, sizeof *p, {
        VERIF_CODE(historique_annuler_coup(&p->h, NULL), erreur_pointeur_nul, nommer);
        VERIF_CODE(historique_annuler_coup(NULL, &p->e), erreur_pointeur_nul, nommer);
    });
}

VERIF(annuler_sans_coup, "HISTORIQUE-ANNULER-G2 HISTORIQUE-ANNULER-G4")
{
    partie_d_essai *p = partie_de("4k3/8/8/8/8/8/8/4K3 w - - 0 1");

    VERIF_INCHANGE(p, sizeof *p, VERIF_CODE(historique_annuler_coup(&p->h, &p->e),
                                            erreur_historique_vide, nommer));
}

VERIF(annuler_chaque_sorte_de_coup, "HISTORIQUE-ANNULER-G1")
{
    static const struct {
        const char *fen;
        coup_joue coup;
        type_piece promotion;
    } coups[] = {
        { "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", { 4, 3, 3, 4, deplacement_standard, invalide }, invalide },
        { "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", { 4, 7, 2, 7, deplacement_roque, invalide }, invalide },
        { "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
          { 4, 4, 3, 5, deplacement_prise_en_passant, invalide }, invalide },
        { "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", { 0, 6, 1, 7, deplacement_promotion, cavalier }, cavalier },
    };
    size_t i;

    for (i = 0; i < sizeof coups / sizeof *coups; i++) {
        partie_d_essai *p = partie_de(coups[i].fen);
        const coup_joue *c = &coups[i].coup;
        echiquier avant = p->e, apres;

        VERIF_CODE(essayer(p, c->x_depart, c->y_depart, c->x_arrivee, c->y_arrivee), pas_erreur, nommer);
        VERIF_ENTIER(p->t, c->type);
        if (p->t == deplacement_promotion)
            echiquier_promouvoir_pion(&p->e, c->x_arrivee, c->y_arrivee, c->promotion);
        echiquier_changer_joueur_courant(&p->e);
        apres = p->e;
        ajouter(&p->h, c);
        ajouter(&p->h, c);
        VERIF_INDICE("un coup de trop, annulé : l'échiquier d'après le premier");
        VERIF_CODE(historique_annuler_coup(&p->h, &p->e), pas_erreur, nommer);
        VERIF_VRAI(memcmp(&p->e, &apres, sizeof apres) == 0);
        VERIF_CODE(historique_annuler_coup(&p->h, &p->e), pas_erreur, nommer);
        VERIF_VRAI(memcmp(&p->e, &avant, sizeof avant) == 0);
        VERIF_ENTIER(p->h.nombre_coups, 0);
    }
}

VERIF(annuler_l_impossible, "HISTORIQUE-ANNULER-G3 HISTORIQUE-ANNULER-G4")
{
    partie_d_essai *p = partie_de("4k3/8/8/8/8/8/8/4K3 w - - 0 1");

    ajouter(&p->h, &e7e5); /* aucune pièce en e7 */
    ajouter(&p->h, &e2e4);
    VERIF_INCHANGE(p, sizeof *p, VERIF_CODE(historique_annuler_coup(&p->h, &p->e),
                                            erreur_historique_invalide, nommer));
    p = partie_de("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    p->h.nombre_coups = 2;
    p->h.coups[0].x_depart = 4;
    p->h.coups[0].y_depart = 0;
    p->h.coups[0].x_arrivee = INT_MAX;
    VERIF_INDICE("rejoué, le premier coup mettrait le roi hors de l'échiquier");
    VERIF_INCHANGE(p, sizeof *p, VERIF_CODE(historique_annuler_coup(&p->h, &p->e),
                                            erreur_historique_invalide, nommer));
    memset(&p->h.echiquier_initial, 0xA5, sizeof(echiquier));
    VERIF_INCHANGE(p, sizeof *p, VERIF_CODE(historique_annuler_coup(&p->h, &p->e),
                                            erreur_historique_invalide, nommer));
}

VERIF_PROGRAMME(
    VERIF_LIGNE(initialiser_null),
    VERIF_LIGNE(debut_de_partie),
    VERIF_LIGNE(pointeurs_nuls),
    VERIF_LIGNE(nombres_de_coups_insenses),
    VERIF_LIGNE(coups_insenses),
    VERIF_LIGNE(ajouter_et_relire),
    VERIF_LIGNE(historique_plein),
    VERIF_LIGNE(chercher_dans_null),
    VERIF_LIGNE(chercher_hors_de_l_echiquier),
    VERIF_LIGNE(chercher_sur_chaque_case),
    VERIF_LIGNE(annuler_avec_null),
    VERIF_LIGNE(annuler_sans_coup),
    VERIF_LIGNE(annuler_chaque_sorte_de_coup),
    VERIF_LIGNE(annuler_l_impossible))
