/* Section « FEN » de echecs.h : un échiquier et son historique. */
#include "cpe.h"


static const char *fen_de(partie_d_essai *p)
{
    static char tampon[100];
    size_t longueur;

    VERIF_REMPLIR(tampon, sizeof tampon);
    longueur = echiquier_ecrire_fen(&p->e, &p->h, tampon, sizeof tampon);
    tampon[sizeof tampon - 1] = '\0';
    VERIF_NATUREL(longueur, strlen(tampon));
    return tampon;
}

/* ---- echiquier_lire_fen --------------------------------------------------------------- */

VERIF(lire_null, "ECHIQUIER-LIRE-FEN-N1 ECHIQUIER-LIRE-FEN-N2 ECHIQUIER-LIRE-FEN-N3")
{
    PARTIE_DE(p, DEPART);

    VERIF_INCHANGE(p, sizeof *p, {
        VERIF_CODE(echiquier_lire_fen(NULL, &p->h, DEPART), erreur_pointeur_nul, nommer);
        VERIF_CODE(echiquier_lire_fen(&p->e, NULL, DEPART), erreur_pointeur_nul, nommer);
        VERIF_CODE(echiquier_lire_fen(&p->e, &p->h, NULL), erreur_pointeur_nul, nommer);
    });
}

VERIF(lire_une_mauvaise_fen, "ECHIQUIER-LIRE-FEN-G3 ECHIQUIER-LIRE-FEN-G4 ECHIQUIER-LIRE-FEN-G5")
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
        /* Un droit de Chess960 ne vient qu'après ce qui rend la position impossible. */
        { "4k3/8/8/8/8/8/4R3/4K1R1 w G - 0 1", erreur_position_roi_adverse_en_echec },
    };
    PARTIE_DE(p, DEPART);
    char avant[1100];
    size_t i;

    VERIF_INDICE("une chaîne tapée par un joueur n'est pas une faute du programme");
    snprintf(avant, sizeof avant, "%s", echecs_derniere_erreur());
    echecs_choisir_contrats(contrats_arret);
    for (i = 0; i < sizeof refusees / sizeof *refusees; i++) {
        VERIF_POSITION(refusees[i].fen);
        VERIF_STDERR("", VERIF_INCHANGE(p, sizeof *p,
                                        VERIF_CODE(echiquier_lire_fen(&p->e, &p->h, refusees[i].fen),
                                                   refusees[i].code, nommer)));
        VERIF_CHAINE(echecs_derniere_erreur(), avant);
    }
}

VERIF(lire_le_debut, "ECHIQUIER-LIRE-FEN-G1 ECHIQUIER-LIRE-FEN-G2")
{
    PARTIE_DE(p, DEPART);
    static historique_partie h;
    echiquier e;

    echiquier_initialiser(&e);
    historique_initialise(&h);
    VERIF_MEME(&p->e, &e, sizeof e);
    VERIF_MEME(&p->h, &h, sizeof h);
}

VERIF(lire_une_position, "ECHIQUIER-LIRE-FEN-G1 ECHIQUIER-LIRE-FEN-G2")
{
    PARTIE_DE(p, "r3k3/8/8/r2Pp2K/8/2q5/8/8 w q e6 7 41");
    const piece *noires = p->e.jeu_de_piece_noir.ensemble_de_piece;

    verifie_piece(&noires[0], tour, 0, 4);
    verifie_piece(&noires[1], tour, 0, 7);
    verifie_piece(&noires[2], dame, 2, 2);
    verifie_piece(&noires[3], roi, 4, 7);
    verifie_piece(&noires[4], pion_noir, 4, 4);
    verifie_piece(&noires[5], invalide, -1, -1);
    VERIF_ENTIER(p->e.joueur_courant, 0);
    VERIF_MEME(&p->h.echiquier_initial, &p->e, sizeof p->e);
    VERIF_ENTIER(p->h.nombre_coups, 0);
    VERIF_ENTIER(p->h.droits_roque, ECHECS_DROIT_GRAND_ROQUE_NOIR);
    {
        VERIF_INDICE("la prise découvrirait le roi : elle n'est pas légale");
        VERIF_ENTIER(p->h.en_passant_x, -1);
    }
    VERIF_ENTIER(p->h.demi_coups, 7);
    VERIF_ENTIER(p->h.numero_coup, 41);
    VERIF_POSITION("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 9");
    p = partie_de("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 9");
    VERIF_CASE(p->h.en_passant_x, p->h.en_passant_y, 4, 5);
    VERIF_INDICE("dans une rangée, de a à h");
    VERIF_POSITION("4k3/n6n/8/8/2n5/8/8/4K3 w - - 0 1");
    p = partie_de("4k3/n6n/8/8/2n5/8/8/4K3 w - - 0 1");
    noires = p->e.jeu_de_piece_noir.ensemble_de_piece;
    verifie_piece(&noires[0], cavalier, 2, 3);
    verifie_piece(&noires[1], cavalier, 0, 6);
    verifie_piece(&noires[2], cavalier, 7, 6);
}

/* ---- echiquier_ecrire_fen ------------------------------------------------------------------ */

/* Rien à écrire : le tampon reçoit "", et rien d'autre. */
static void verifie_refus(const echiquier *e, const historique_partie *h)
{
    char tampon[ECHECS_FEN_MAX] = "intact";

    VERIF_NATUREL(echiquier_ecrire_fen(e, h, tampon, sizeof tampon), 0);
    VERIF_CHAINE(tampon, "");
    VERIF_CHAINE(tampon + 1, "ntact");
}

VERIF(ecrire_null, "ECHIQUIER-ECRIRE-FEN-N1 ECHIQUIER-ECRIRE-FEN-N3 ECHIQUIER-ECRIRE-FEN-N5")
{
    PARTIE_DE(p, DEPART);
    char tampon[ECHECS_FEN_MAX] = "intact";

    verifie_refus(NULL, &p->h);
    verifie_refus(&p->e, NULL);
    VERIF_NATUREL(echiquier_ecrire_fen(&p->e, &p->h, NULL, sizeof tampon), 0);
    VERIF_INDICE("avec une taille de 0, rien n'est écrit");
    VERIF_INCHANGE(tampon, sizeof tampon,
                   VERIF_NATUREL(echiquier_ecrire_fen(NULL, &p->h, tampon, 0), 0));
}

VERIF(ecrire_un_contenu_insense, "ECHIQUIER-ECRIRE-FEN-N2 ECHIQUIER-ECRIRE-FEN-N4")
{
    PARTIE_DE(p, DEPART);
    int i;

    for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
        ABIMER(&p->e, i);
        verifie_refus(&p->e, &p->h);
    }
    VERIF_POSITION(DEPART);
    p = partie_de(DEPART);
    p->h.nombre_coups = INT_MAX;
    verifie_refus(&p->e, &p->h);
}

VERIF(ecrire_un_echiquier_injouable, "ECHIQUIER-ECRIRE-FEN-G3")
{
    partie_d_essai *p = partie_de("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");
    int i;

    echecs_choisir_contrats(contrats_arret);
    p->e.joueur_courant = 0;
    {
        VERIF_POSITION("4k3/8/8/8/8/8/4R3/4K3 w");
        VERIF_INDICE("le camp qui n'a pas le trait est en échec : l'échiquier n'est pas jouable");
        VERIF_STDERR("", verifie_refus(&p->e, &p->h));
    }
    p = partie_de("4k3/8/8/8/8/8/P7/4K3 w - - 0 1");
    for (i = 0; p->e.jeu_de_piece_blanc.ensemble_de_piece[i].type != pion_blanc; i++)
        ;
    p->e.jeu_de_piece_blanc.ensemble_de_piece[i].coord_y = 7;
    VERIF_INDICE("un pion est sur la dernière rangée : l'échiquier n'est pas jouable");
    VERIF_STDERR("", verifie_refus(&p->e, &p->h));
}

VERIF(aller_et_retour, "ECHIQUIER-ECRIRE-FEN-G1")
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

/* Des cases vides et des pièces qui alternent, tous les droits, deux compteurs de dix chiffres. */
VERIF(la_plus_longue_tient, "ECHIQUIER-ECRIRE-FEN-G2")
{
    static const char longue[] = "r3k2r/p1p1p1p1/1p1p1p1p/n1b1q1n1/1N1B1Q1N/P1P1P1P1/1P1P1P1P/R3K2R w KQkq - "
                                 "2147483647 2147483647";
    char tampon[ECHECS_FEN_MAX];
    PARTIE_DE(p, longue);

    VERIF_NATUREL(echiquier_ecrire_fen(&p->e, &p->h, tampon, sizeof tampon), strlen(longue));
    VERIF_CHAINE(tampon, longue);
}

VERIF(apres_des_coups, "ECHIQUIER-ECRIRE-FEN-G1")
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
    PARTIE_DE(p, DEPART);
    size_t i;

    for (i = 0; i < sizeof suite / sizeof *suite; i++) {
        const coup_joue *c = &suite[i].coup;

        essayer(p, nom_coup(c->x_depart, c->y_depart, c->x_arrivee, c->y_arrivee), pas_erreur, NULL);
        ajouter(&p->h, c);
        echiquier_changer_joueur_courant(&p->e);
        VERIF_POSITION(suite[i].fen);
        VERIF_CHAINE(fen_de(p), suite[i].fen);
    }
}

VERIF(tampons_de_toutes_les_tailles, "ECHIQUIER-ECRIRE-FEN-G2")
{
    PARTIE_DE(p, DEPART);
    char tampon[100];
    size_t longueur = strlen(DEPART), taille, i;

    VERIF_NATUREL(echiquier_ecrire_fen(&p->e, &p->h, NULL, 0), longueur);
    for (taille = 0; taille <= longueur + 2; taille++) {
        size_t garde = taille == 0 ? 0 : taille - 1 < longueur ? taille - 1 : longueur;

        VERIF_CONTEXTE("taille %zu", taille);
        VERIF_REMPLIR(tampon, sizeof tampon);
        VERIF_NATUREL(echiquier_ecrire_fen(&p->e, &p->h, tampon, taille), longueur);
        VERIF_VRAI(memcmp(tampon, DEPART, garde) == 0);
        if (taille > 0)
            VERIF_ENTIER(tampon[garde], '\0');
        for (i = taille == 0 ? 0 : garde + 1; i < sizeof tampon; i++)
            VERIF_JAMAIS_ECRIT(tampon + i, 1);
    }
}

VERIF(une_case_en_passant_insensee_ne_compte_pas, "ECHIQUIER-ECRIRE-FEN-G1 ECHIQUIER-ECRIRE-FEN-N5")
{
    static const int cases[][2] = { { 0, 0 }, { 4, 4 }, { 4, 2 }, { INT_MIN, 3 }, { 8, 8 } };
    PARTIE_DE(p, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    char fen[100];
    int i;

    for (i = 0; i < 5; i++) {
        p->h.en_passant_x = cases[i][0];
        p->h.en_passant_y = cases[i][1];
        VERIF_CONTEXTE("case %s", nom_case(cases[i][0], cases[i][1]));
        VERIF_VRAI(echiquier_ecrire_fen(&p->e, &p->h, fen, sizeof fen) > 0);
        VERIF_CHAINE(fen, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        VERIF_ENTIER(echiquier_est_mat(&p->e, &p->h), 0);
    }
    VERIF_NATUREL(echiquier_ecrire_fen(&p->e, &p->h, NULL, 1), 0);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(lire_null),
    VERIF_LIGNE(lire_une_mauvaise_fen),
    VERIF_LIGNE(lire_le_debut),
    VERIF_LIGNE(lire_une_position),
    VERIF_LIGNE(ecrire_null),
    VERIF_LIGNE(ecrire_un_contenu_insense),
    VERIF_LIGNE(ecrire_un_echiquier_injouable),
    VERIF_LIGNE(aller_et_retour),
    VERIF_LIGNE(la_plus_longue_tient),
    VERIF_LIGNE(apres_des_coups),
    VERIF_LIGNE(tampons_de_toutes_les_tailles),
    VERIF_LIGNE(une_case_en_passant_insensee_ne_compte_pas))
