/* Section « FEN » de echecs.h : un échiquier et son historique. */
#include "cpe.h"

#define DEPART "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

static const char *fen_de(partie_d_essai *p)
{
    static char tampon[100];
    size_t longueur;

    memset(tampon, 'x', sizeof tampon);
    longueur = echiquier_vers_fen(&p->e, &p->h, tampon, sizeof tampon);
    tampon[sizeof tampon - 1] = '\0';
    VERIF_NATUREL(longueur, strlen(tampon));
    return tampon;
}

/* ---- echiquier_depuis_fen --------------------------------------------------------------- */

VERIF(depuis_null, "DEPUIS-FEN-N1 DEPUIS-FEN-N2 DEPUIS-FEN-N3")
{
    partie_d_essai *p = partie_de(DEPART);

    VERIF_INCHANGE(p, sizeof *p, {
        VERIF_CODE(echiquier_depuis_fen(NULL, &p->h, DEPART), erreur_pointeur_nul, nommer);
        VERIF_CODE(echiquier_depuis_fen(&p->e, NULL, DEPART), erreur_pointeur_nul, nommer);
        VERIF_CODE(echiquier_depuis_fen(&p->e, &p->h, NULL), erreur_pointeur_nul, nommer);
    });
}

VERIF(depuis_une_mauvaise_fen, "DEPUIS-FEN-N4 DEPUIS-FEN-N5")
{
    static const struct {
        const char *fen;
        type_erreur code;
    } refusees[] = {
        { "", erreur_fen_champs },
        { "n'importe quoi", erreur_fen_placement },
        { "8/8/8/8/8/8/8/8 w - - 0 1", erreur_position_vide },
        { "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", erreur_position_roi_adverse_en_echec },
        { "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", erreur_position_roque },
        { "4k3/8/8/8/8/8/8/3K3R w K - 0 1", erreur_position_roque },
    };
    partie_d_essai *p = partie_de(DEPART);
    size_t i;

    for (i = 0; i < sizeof refusees / sizeof *refusees; i++) {
        VERIF_POSITION(refusees[i].fen);
        VERIF_INCHANGE(p, sizeof *p, VERIF_CODE(echiquier_depuis_fen(&p->e, &p->h, refusees[i].fen),
                                                refusees[i].code, nommer));
    }
}

VERIF(depuis_le_debut, "DEPUIS-FEN-G1 DEPUIS-FEN-G2")
{
    partie_d_essai *p = partie_de(DEPART);
    static historique_partie h;
    echiquier e;

    echiquier_initialiser(&e);
    historique_initialise(&h);
    VERIF_VRAI(memcmp(&p->e, &e, sizeof e) == 0);
    VERIF_VRAI(memcmp(&p->h, &h, sizeof h) == 0);
}

VERIF(depuis_une_position, "DEPUIS-FEN-G1 DEPUIS-FEN-G2")
{
    partie_d_essai *p = partie_de("r3k3/8/8/r2Pp2K/8/2q5/8/8 w q e6 7 41");
    const piece *noires = p->e.jeu_de_piece_noir.ensemble_de_piece;

    verifie_piece(&noires[0], tour, 0, 4);
    verifie_piece(&noires[1], tour, 0, 7);
    verifie_piece(&noires[2], dame, 2, 2);
    verifie_piece(&noires[3], roi, 4, 7);
    verifie_piece(&noires[4], pion_noir, 4, 4);
    verifie_piece(&noires[5], invalide, -1, -1);
    VERIF_ENTIER(p->e.joueur_courant, 0);
    VERIF_VRAI(memcmp(&p->h.echiquier_initial, &p->e, sizeof p->e) == 0);
    VERIF_ENTIER(p->h.nombre_coups, 0);
    VERIF_ENTIER(p->h.droits_roque, DROIT_GRAND_ROQUE_NOIR);
    VERIF_INDICE("la prise découvrirait le roi : elle n'est pas légale");
    VERIF_ENTIER(p->h.en_passant_x, -1);
    VERIF_ENTIER(p->h.demi_coups, 7);
    VERIF_ENTIER(p->h.numero_coup, 41);
    p = partie_de("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 9");
    VERIF_ENTIER(p->h.en_passant_x, 4);
    VERIF_ENTIER(p->h.en_passant_y, 5);
}

/* ---- echiquier_vers_fen ------------------------------------------------------------------ */

VERIF(vers_null, "VERS-FEN-N1 VERS-FEN-N3 VERS-FEN-N6")
{
    partie_d_essai *p = partie_de(DEPART);
    char tampon[100] = "intact";

    VERIF_INCHANGE(tampon, sizeof tampon, {
        VERIF_NATUREL(echiquier_vers_fen(NULL, &p->h, tampon, sizeof tampon), 0);
        VERIF_NATUREL(echiquier_vers_fen(&p->e, NULL, tampon, sizeof tampon), 0);
        VERIF_NATUREL(echiquier_vers_fen(&p->e, &p->h, NULL, sizeof tampon), 0);
    });
}

VERIF(vers_d_un_contenu_insense, "VERS-FEN-N2 VERS-FEN-N4 VERS-FEN-N5")
{
    partie_d_essai *p = partie_de(DEPART);
    char tampon[100] = "intact";
    int i;

    VERIF_INCHANGE(tampon, sizeof tampon, {
        for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
            abimer(&p->e, i);
            VERIF_NATUREL(echiquier_vers_fen(&p->e, &p->h, tampon, sizeof tampon), 0);
        }
        p = partie_de(DEPART);
        p->h.nombre_coups = INT_MAX;
        VERIF_NATUREL(echiquier_vers_fen(&p->e, &p->h, tampon, sizeof tampon), 0);
        p = partie_de("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");
        p->e.joueur_courant = 0;
        VERIF_NATUREL(echiquier_vers_fen(&p->e, &p->h, tampon, sizeof tampon), 0);
    });
}

VERIF(aller_et_retour, "VERS-FEN-G1")
{
    static const char *const fens[] = {
        DEPART,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 12 34",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "8/8/8/8/8/4k3/8/4K3 b - - 99 2147483647",
    };
    size_t i;

    for (i = 0; i < sizeof fens / sizeof *fens; i++)
        VERIF_CHAINE(fen_de(partie_de(fens[i])), fens[i]);
}

VERIF(apres_des_coups, "VERS-FEN-G1")
{
    static const struct {
        coup_joue coup;
        const char *fen;
    } suite[] = {
        { { 4, 1, 4, 3, deplacement_standard, invalide },
          "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1" },
        { { 6, 7, 5, 5, deplacement_standard, invalide },
          "rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2" },
        { { 4, 3, 4, 4, deplacement_standard, invalide },
          "rnbqkb1r/pppppppp/5n2/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2" },
        { { 3, 6, 3, 4, deplacement_standard, invalide },
          "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3" },
        { { 4, 0, 4, 1, deplacement_standard, invalide },
          "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPPKPPP/RNBQ1BNR b kq - 1 3" },
        { { 7, 7, 6, 7, deplacement_standard, invalide },
          "rnbqkbr1/ppp1pppp/5n2/3pP3/8/8/PPPPKPPP/RNBQ1BNR w q - 2 4" },
        { { 4, 4, 5, 5, deplacement_standard, invalide },
          "rnbqkbr1/ppp1pppp/5P2/3p4/8/8/PPPPKPPP/RNBQ1BNR b q - 0 4" },
    };
    partie_d_essai *p = partie_de(DEPART);
    size_t i;

    for (i = 0; i < sizeof suite / sizeof *suite; i++) {
        const coup_joue *c = &suite[i].coup;

        VERIF_CODE(essayer(p, c->x_depart, c->y_depart, c->x_arrivee, c->y_arrivee), pas_erreur, nommer);
        historique_ajouter_coup(&p->h, c);
        echiquier_changer_joueur_courant(&p->e);
        VERIF_POSITION(suite[i].fen);
        VERIF_CHAINE(fen_de(p), suite[i].fen);
    }
}

VERIF(tampons_de_toutes_les_tailles, "VERS-FEN-G2")
{
    partie_d_essai *p = partie_de(DEPART);
    char tampon[100];
    size_t longueur = strlen(DEPART), taille, i;

    VERIF_NATUREL(echiquier_vers_fen(&p->e, &p->h, NULL, 0), longueur);
    for (taille = 0; taille <= longueur + 2; taille++) {
        size_t garde = taille == 0 ? 0 : taille - 1 < longueur ? taille - 1 : longueur;

        VERIF_CONTEXTE("taille %zu", taille);
        memset(tampon, 'x', sizeof tampon);
        VERIF_NATUREL(echiquier_vers_fen(&p->e, &p->h, tampon, taille), longueur);
        VERIF_VRAI(memcmp(tampon, DEPART, garde) == 0);
        if (taille > 0)
            VERIF_ENTIER(tampon[garde], '\0');
        for (i = taille == 0 ? 0 : garde + 1; i < sizeof tampon; i++)
            VERIF_ENTIER(tampon[i], 'x');
    }
}

VERIF(une_case_en_passant_insensee_ne_compte_pas, "VERS-FEN-G1 VERS-FEN-N6")
{
    static const int cases[][2] = { { 0, 0 }, { 4, 4 }, { 4, 2 }, { INT_MIN, 3 }, { 8, 8 } };
    partie_d_essai *p = partie_de("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    char fen[100];
    int i;

    for (i = 0; i < 5; i++) {
        p->h.en_passant_x = cases[i][0];
        p->h.en_passant_y = cases[i][1];
        VERIF_CONTEXTE("case (%d, %d)", cases[i][0], cases[i][1]);
        VERIF_VRAI(echiquier_vers_fen(&p->e, &p->h, fen, sizeof fen) > 0);
        VERIF_CHAINE(fen, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        VERIF_ENTIER(echiquier_est_mat(&p->e, &p->h), 0);
    }
    VERIF_NATUREL(echiquier_vers_fen(&p->e, &p->h, NULL, 1), 0);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(depuis_null),
    VERIF_LIGNE(depuis_une_mauvaise_fen),
    VERIF_LIGNE(depuis_le_debut),
    VERIF_LIGNE(depuis_une_position),
    VERIF_LIGNE(vers_null),
    VERIF_LIGNE(vers_d_un_contenu_insense),
    VERIF_LIGNE(aller_et_retour),
    VERIF_LIGNE(apres_des_coups),
    VERIF_LIGNE(tampons_de_toutes_les_tailles),
    VERIF_LIGNE(une_case_en_passant_insensee_ne_compte_pas))
