/* Section « Historique » de echecs.h, suite : d'un échiquier à un historique, et retour. */
#include "cpe.h"

static echiquier e, autre;
static historique_partie h;

VERIF(depuis_null, "HISTORIQUE-DEPUIS-N1 HISTORIQUE-DEPUIS-N2")
{
    echiquier_initialiser(&e);
    historique_initialise(&h);
    VERIF_CODE(historique_initialise_depuis(NULL, &e), erreur_pointeur_nul, nommer);
    VERIF_INCHANGE(&h, sizeof h, VERIF_CODE(historique_initialise_depuis(&h, NULL),
                                            erreur_pointeur_nul, nommer));
}

VERIF(depuis_un_echiquier_abime, "HISTORIQUE-DEPUIS-N3")
{
    int i;

    historique_initialise(&h);
    for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
        ABIMER(&e, i);
        VERIF_INCHANGE(&h, sizeof h,
                       VERIF_CODE(historique_initialise_depuis(&h, &e), abimes[i].code, nommer));
    }
}

VERIF(depuis_un_echiquier, "HISTORIQUE-DEPUIS-G1 HISTORIQUE-DEPUIS-G2")
{
    static const struct {
        const char *fen;
        int droits;
    } departs[] = {
        { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 15 },
        { "r3k2r/8/8/8/8/8/8/4K2R b - - 5 9", ECHECS_DROIT_PETIT_ROQUE_BLANC + ECHECS_DROIT_PETIT_ROQUE_NOIR
                                                  + ECHECS_DROIT_GRAND_ROQUE_NOIR },
        { "r2k3r/8/8/8/8/8/4K3/R6R w - - 0 1", 0 },
        { "4k3/8/8/8/8/8/8/R3K1R1 w - - 0 1", ECHECS_DROIT_GRAND_ROQUE_BLANC },
        { "n3k2b/8/8/8/8/8/8/N3K2B w - - 0 1", 0 },
        { "RN2k1NR/8/8/8/8/8/8/4K3 b - - 0 1", 0 },
    };
    int i;

    VERIF_INDICE("une tour adverse dans le coin ne donne aucun droit");
    for (i = 0; i < (int)(sizeof departs / sizeof *departs); i++) {
        VERIF_POSITION(departs[i].fen);
        e = partie_de(departs[i].fen)->e;
        VERIF_REMPLIR(&h, sizeof h);
        VERIF_CODE(historique_initialise_depuis(&h, &e), pas_erreur, nommer);
        VERIF_MEME(&h.echiquier_initial, &e, sizeof e);
        VERIF_ENTIER(h.nombre_coups, 0);
        VERIF_CASE(h.en_passant_x, h.en_passant_y, -1, -1);
        VERIF_ENTIER(h.demi_coups, 0);
        VERIF_ENTIER(h.numero_coup, 1);
        VERIF_ENTIER(h.droits_roque, departs[i].droits);
    }
}

VERIF(rejouer_avec_null, "HISTORIQUE-REJOUER-N1 HISTORIQUE-REJOUER-N3 HISTORIQUE-REJOUER-G3")
{
    echiquier_initialiser(&e);
    historique_initialise(&h);
    VERIF_CODE(historique_rejouer(&h, NULL), erreur_pointeur_nul, nommer);
    VERIF_INCHANGE(&e, sizeof e,
                   VERIF_CODE(historique_rejouer(NULL, &e), erreur_pointeur_nul, nommer));
}

VERIF(rejouer_l_insense, "HISTORIQUE-REJOUER-N2 HISTORIQUE-REJOUER-G2 HISTORIQUE-REJOUER-G3")
{
    static const int nombres[] = { INT_MIN, -1, ECHECS_COUPS_MAX + 1, INT_MAX, 1 };
    int i;

    echiquier_initialiser(&e);
    for (i = 0; i < 5; i++) {
        VERIF_CONTEXTE("nombre_coups %d", nombres[i]);
        historique_initialise(&h);
        h.nombre_coups = nombres[i]; /* le premier coup part de la case (-1, -1) */
        VERIF_INCHANGE(&e, sizeof e, VERIF_CODE(historique_rejouer(&h, &e),
                                                erreur_historique_invalide, nommer));
    }
    for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
        historique_initialise(&h);
        ABIMER(&h.echiquier_initial, i);
        VERIF_INCHANGE(&e, sizeof e, VERIF_CODE(historique_rejouer(&h, &e),
                                                erreur_historique_invalide, nommer));
    }
}

VERIF(rejouer_ce_qui_ne_se_fait_pas, "HISTORIQUE-REJOUER-G2 HISTORIQUE-REJOUER-G3")
{
    static const struct {
        const char *quoi, *fen;
        coup_joue coup;
        type_erreur code;
    } cas[] = {
        { "une sorte de coup inconnue", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
          { 4, 1, 4, 3, (type_deplacement)4, invalide }, erreur_historique_invalide },
        { "une pièce adverse au départ", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
          { 4, 7, 4, 6, deplacement_standard, invalide }, erreur_historique_invalide },
        { "un roque sans tour", "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
          { 4, 0, 6, 0, deplacement_roque, invalide }, erreur_historique_invalide },
        { "une promotion en roi", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
          { 0, 6, 0, 7, deplacement_promotion, roi }, erreur_historique_invalide },
        { "le roi adverse pris", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
          { 0, 0, 4, 7, deplacement_standard, invalide }, erreur_historique_invalide },
        { "une pièce de son camp à l'arrivée", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
          { 0, 0, 4, 0, deplacement_standard, invalide }, erreur_historique_invalide },
        { "une promotion qui ne compte pas", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
          { 4, 1, 4, 3, deplacement_standard, roi }, pas_erreur },
        { "un coup qui n'est pas légal", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
          { 4, 1, 0, 5, deplacement_standard, invalide }, pas_erreur },
    };
    int i;

    for (i = 0; i < (int)(sizeof cas / sizeof *cas); i++) {
        PARTIE_DE(p, cas[i].fen);
        echiquier avant = p->e;

        p->h.coups[0] = cas[i].coup;
        p->h.nombre_coups = 1;
        VERIF_CONTEXTE("%s", cas[i].quoi);
        VERIF_CODE(historique_rejouer(&p->h, &p->e), cas[i].code, nommer);
        if (cas[i].code != pas_erreur)
            VERIF_MEME(&p->e, &avant, sizeof avant);
        else
            VERIF_VRAI(memcmp(&p->e, &avant, sizeof avant) != 0);
    }
}

VERIF(rejouer_une_partie, "HISTORIQUE-REJOUER-G1")
{
    static const int coups[][4] = {
        { 4, 1, 4, 3 }, { 0, 6, 0, 5 }, { 4, 3, 4, 4 }, { 3, 6, 3, 4 }, { 4, 4, 3, 5 },
        { 0, 5, 0, 4 }, { 6, 0, 5, 2 }, { 0, 4, 0, 3 }, { 5, 0, 4, 1 }, { 0, 3, 0, 2 },
        { 4, 0, 6, 0 }, { 0, 2, 1, 1 }, { 3, 5, 2, 6 }, { 1, 1, 0, 0 },
    };
    int i;

    echiquier_initialiser(&e);
    historique_initialise(&h);
    for (i = 0; i < (int)(sizeof coups / sizeof *coups); i++) {
        const int *c = coups[i];

        VERIF_CONTEXTE("coup d'indice %d", i);
        VERIF_CODE(jouer_un_coup(&e, &h, c[0], c[1], c[2], c[3]), pas_erreur, nommer);
        VERIF_REMPLIR(&autre, sizeof autre);
        VERIF_CODE(historique_rejouer(&h, &autre), pas_erreur, nommer);
        VERIF_MEME(&autre, &e, sizeof e);
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(depuis_null),
    VERIF_LIGNE(depuis_un_echiquier_abime),
    VERIF_LIGNE(depuis_un_echiquier),
    VERIF_LIGNE(rejouer_avec_null),
    VERIF_LIGNE(rejouer_l_insense),
    VERIF_LIGNE(rejouer_ce_qui_ne_se_fait_pas),
    VERIF_LIGNE(rejouer_une_partie))
