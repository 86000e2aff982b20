/* Section « Partie » de partie.h. */
#include "partie_vue_temoin.h"

static const int hors_limites[] = PARTIE_HORS_LIMITES;
enum { nombre_hors_limites = sizeof hors_limites / sizeof *hors_limites };

/* ---- partie_creer, partie_detruire ------------------------------------------------------ */

VERIF(rien_ne_se_joue_avant_le_debut,
      "PARTIE-CREER-G1 PARTIE-ECRIRE-FEN-G2 PARTIE-JOUEUR-G2 PARTIE-ECHEC-G1 PARTIE-PIECE-G2 "
      "PARTIE-ATTAQUEE-G1 PARTIE-COPIER-G2 PARTIE-ETAT-G1 PARTIE-VAINQUEUR-G2 PARTIE-NOMBRE-G1 "
      "PARTIE-LISTER-G1 PARTIE-LISTER-DE-G1 PARTIE-SAN-G2")
{
    partie *p = partie_creer();
    char texte[PARTIE_PHRASE_MAX] = "plein";
    coup_joue coup;
    echiquier e;
    int x, y, joueur = 57;

    VERIF_NON_NUL(p);
    VERIF_ENTIER(partie_etat(p), partie_non_commencee);
    VERIF_ENTIER(partie_vainqueur(p), -1);
    VERIF_ENTIER(partie_joueur(p), -1);
    VERIF_ENTIER(partie_est_en_echec(p), 0);
    VERIF_ENTIER(partie_nombre_coups(p), 0);
    VERIF_NATUREL(partie_ecrire_fen(p, texte, sizeof texte), 0);
    VERIF_CHAINE(texte, "");
    strcpy(texte, "plein");
    VERIF_NATUREL(partie_ecrire_san(p, 4, 1, 4, 3, invalide, texte, sizeof texte), 0);
    VERIF_CHAINE(texte, "");
    memset(&e, 0x5A, sizeof e);
    VERIF_INCHANGE(&e, sizeof e,
                   VERIF_CODE(partie_copier_echiquier(p, &e), erreur_partie_non_commencee, nommer));
    VERIF_ENTIER(partie_lister_coups(p, &coup, 1), 0);
    for (x = 0; x < 8; x++) {
        for (y = 0; y < 8; y++) {
            VERIF_ENTIER(partie_piece_en(p, x, y, &joueur), invalide);
            VERIF_ENTIER(joueur, 57);
            VERIF_ENTIER(partie_case_attaquee(p, x, y, 0), 0);
            VERIF_ENTIER(partie_case_attaquee(p, x, y, 1), 0);
            VERIF_ENTIER(partie_lister_coups_de(p, x, y, &coup, 1), 0);
        }
    }
    partie_detruire(p);
}

VERIF(jouer_avant_le_debut_est_un_refus,
      "PARTIE-CREER-G1 PARTIE-DEPLACER-G4 PARTIE-JOUER-G4 PARTIE-ANNULER-G3 PARTIE-RETABLIR-G2 "
      "PARTIE-RECLAMER-G3 PARTIE-RECLAMER-AVEC-G3 PARTIE-ABANDONNER-G2 PARTIE-ACCORD-G2")
{
    partie *p = partie_creer();
    temoin t;
    int i;

    temoin_branche(&t, p);
    for (i = 0; i < 8; i++) {
        type_erreur code = pas_erreur;

        temoin_attend(&t);
        VERIF_CONTEXTE("fonction %d", i);
        switch (i) {
        case 0: code = partie_deplacer(p, 4, 1, 4, 3); break;
        case 1: code = partie_jouer(p, "e4"); break;
        case 2: code = partie_annuler(p); break;
        case 3: code = partie_retablir(p); break;
        case 4: code = partie_reclamer(p, partie_nulle_50_coups); break;
        case 5: code = partie_reclamer_avec(p, partie_nulle_repetition_3, "e4"); break;
        case 6: code = partie_abandonner(p, 0); break;
        default: code = partie_convenir_nulle(p); break;
        }
        VERIF_CODE(code, erreur_partie_non_commencee, nommer);
        VERIF_ENTIER(partie_etat(p), partie_non_commencee);
        VERIF_ENTIER(t.poses + t.retraits, 0);
        VERIF_ENTIER(t.messages, 1);
    }
    partie_detruire(p);
}

VERIF(deux_parties_ne_partagent_rien, "PARTIE-CREER-G2 PARTIE-DETRUIRE-G1 PARTIE-DETRUIRE-G2")
{
    partie *une = partie_de(DEPART), *autre = partie_de(DEPART), *jamais = partie_creer();
    temoin t;

    temoin_branche(&t, une);
    jouer_tout(autre, "e2e4 e7e5 g1f3");
    VERIF_CHAINE(fen_de(une), DEPART);
    VERIF_ENTIER(partie_nombre_coups(une), 0);
    VERIF_ENTIER(partie_etat(jamais), partie_non_commencee);
    partie_detruire(jamais);
    temoin_attend(&t);
    partie_detruire(une);
    VERIF_INDICE("une vue n'est plus appelée quand sa partie est détruite");
    VERIF_ENTIER(t.poses + t.retraits + t.messages, 0);
    jouer_tout(autre, "b8c6");
    VERIF_ENTIER(partie_nombre_coups(autre), 4);
    partie_detruire(autre);
    partie_detruire(NULL);
}

/* ---- partie_nouvelle --------------------------------------------------------------------- */

VERIF(nouvelle_sans_partie, "PARTIE-NOUVELLE-N1")
{
    VERIF_CODE(partie_nouvelle(NULL), erreur_pointeur_nul, nommer);
}

VERIF(nouvelle_recommence_tout, "PARTIE-NOUVELLE-G1")
{
    partie *p = partie_de("4k3/8/8/8/8/8/8/4K2R w K - 7 30");

    jouer_tout(p, "h1h8 e8d7 h8h1");
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_CODE(partie_nouvelle(p), pas_erreur, nommer);
    VERIF_CHAINE(fen_de(p), DEPART);
    VERIF_ENTIER(partie_joueur(p), 0);
    VERIF_ENTIER(partie_etat(p), partie_en_cours);
    VERIF_ENTIER(partie_nombre_coups(p), 0);
    VERIF_CODE(partie_retablir(p), erreur_rien_a_retablir, nommer);
    VERIF_CODE(partie_annuler(p), erreur_historique_vide, nommer);
    VERIF_CODE(partie_abandonner(p, 1), pas_erreur, nommer);
    VERIF_INDICE("une fin décidée par les joueurs finit avec sa partie");
    VERIF_CODE(partie_nouvelle(p), pas_erreur, nommer);
    VERIF_ENTIER(partie_etat(p), partie_en_cours);
    VERIF_CODE(partie_annuler(p), erreur_historique_vide, nommer);
    partie_detruire(p);
}

VERIF(nouvelle_dit_les_cases_qui_changent, "PARTIE-NOUVELLE-G2")
{
    partie *p = partie_de(DEPART);
    temoin t;

    temoin_branche(&t, p);
    jouer_tout(p, "e2e4 d7d5 e4d5");
    temoin_attend(&t);
    VERIF_CODE(partie_nouvelle(p), pas_erreur, nommer);
    temoin_compare(&t, p);
    /* Le pion de d5 s'en va ; e2 et d7 retrouvent le leur. */
    VERIF_ENTIER(t.retraits, 1);
    VERIF_ENTIER(t.poses, 2);
    VERIF_ENTIER(t.messages, 1);
    temoin_attend(&t);
    VERIF_CODE(partie_nouvelle(p), pas_erreur, nommer);
    VERIF_ENTIER(t.retraits + t.poses, 0);
    VERIF_ENTIER(t.messages, 1);
    partie_detruire(p);
}

/* ---- partie_charger_fen, partie_ecrire_fen ------------------------------------------------ */

VERIF(charger_fen_sans_arguments, "PARTIE-FEN-N1 PARTIE-FEN-N3")
{
    partie *p = partie_de("4k3/8/8/8/8/8/8/4K2R w K - 7 30");
    photo avant = photo_de(p);

    VERIF_CODE(partie_charger_fen(NULL, DEPART), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_charger_fen(p, NULL), erreur_pointeur_nul, nommer);
    verifie_photo(p, &avant);
    partie_detruire(p);
}

VERIF(charger_fen_commence_la_position, "PARTIE-FEN-G1 PARTIE-ECRIRE-FEN-G1")
{
    static const struct {
        const char *fen, *ecrite;
        etat_partie etat;
    } positions[] = {
        { DEPART, DEPART, partie_en_cours },
        { "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 99 7", "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 99 7",
          partie_en_cours },
        /* Une prise en passant n'est notée que si elle est légale. */
        { "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 1",
          "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", partie_en_cours },
        { "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
          partie_en_cours },
        { "7k/8/8/r2Pp2K/8/8/8/8 w - e6 0 1", "7k/8/8/r2Pp2K/8/8/8/8 w - - 0 1",
          partie_en_cours },
        /* Finies d'avance. */
        { "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", partie_mat },
        { "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", partie_pat },
        { "7k/8/6K1/8/8/8/8/8 b - - 0 1", "7k/8/6K1/8/8/8/8/8 b - - 0 1", partie_nulle_materiel },
        { "7k/8/6K1/8/8/8/8/R7 b - - 150 90", "7k/8/6K1/8/8/8/8/R7 b - - 150 90",
          partie_nulle_75_coups },
    };
    partie *p = partie_creer();
    temoin t;
    size_t i;

    temoin_branche(&t, p);
    for (i = 0; i < sizeof positions / sizeof *positions; i++) {
        echiquier_montre avant = temoin_montre(&t);

        temoin_attend(&t);
        VERIF_POSITION(positions[i].fen);
        VERIF_CODE(partie_charger_fen(p, positions[i].fen), pas_erreur, nommer);
        VERIF_CHAINE(fen_de(p), positions[i].ecrite);
        VERIF_ENTIER(partie_etat(p), positions[i].etat);
        VERIF_ENTIER(partie_nombre_coups(p), 0);
        temoin_compare(&t, p);
        temoin_juge(&t, &avant);
        VERIF_CODE(partie_annuler(p), erreur_historique_vide, nommer);
        VERIF_CODE(partie_retablir(p), erreur_rien_a_retablir, nommer);
    }
    partie_detruire(p);
}

VERIF(charger_fen_refuse_comme_fen_verifier, "PARTIE-FEN-G2")
{
    static const char *const mauvaises[] = {
        "",
        "x",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkz - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e9 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - a 1",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "4k3/8/8/8/8/8/8/8 w - - 0 1",
        "4k3/8/8/8/8/8/8/KK6 w - - 0 1",
        "4k3/8/8/8/8/QQQQQQQQ/QQQQQQQQ/4K3 b - - 0 1",
        "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
        "4k3/8/8/8/8/8/8/4RK2 w - - 0 1",
        "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1",
        "\xff\xfe/8 w - - 0 1",
    };
    partie *p = partie_de("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9"), *vierge = partie_creer();
    photo avant;
    temoin t;
    size_t i;

    jouer_tout(p, "a1a8 e8e7 a8h8");
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    avant = photo_de(p);
    temoin_branche(&t, p);
    for (i = 0; i < sizeof mauvaises / sizeof *mauvaises; i++) {
        type_erreur attendu = echecs_fen_verifier(mauvaises[i], NULL, 0);

        VERIF_CONTEXTE("FEN %d : %s", (int)i, mauvaises[i]);
        VERIF_VRAI(attendu >= erreur_fen_champs && attendu <= erreur_position_echec_impossible);
        temoin_attend(&t);
        VERIF_STDERR("", VERIF_CODE(partie_charger_fen(p, mauvaises[i]), attendu, nommer));
        verifie_photo(p, &avant);
        VERIF_ENTIER(t.poses + t.retraits, 0);
        VERIF_ENTIER(t.messages, 1);
        VERIF_CODE(partie_charger_fen(vierge, mauvaises[i]), attendu, nommer);
        VERIF_ENTIER(partie_etat(vierge), partie_non_commencee);
    }
    VERIF_INDICE("ce qui avait été annulé peut encore être rétabli");
    VERIF_CODE(partie_retablir(p), pas_erreur, nommer);
    VERIF_ENTIER(partie_nombre_coups(p), 3);
    partie_detruire(vierge);
    partie_detruire(p);
}

VERIF(ecrire_fen_sans_arguments, "PARTIE-ECRIRE-FEN-N1 PARTIE-ECRIRE-FEN-N2")
{
    partie *p = partie_de(DEPART);
    char tampon[FEN_MAX];

    memset(tampon, 'x', sizeof tampon);
    VERIF_INCHANGE(tampon, sizeof tampon,
                   VERIF_NATUREL(partie_ecrire_fen(NULL, tampon, sizeof tampon), 0));
    VERIF_NATUREL(partie_ecrire_fen(p, NULL, 10), 0);
    partie_detruire(p);
}

VERIF(ecrire_fen_dans_toutes_les_tailles, "PARTIE-ECRIRE-FEN-G1")
{
    partie *p = partie_de(DEPART);
    size_t longueur = strlen(DEPART), taille;

    VERIF_NATUREL(partie_ecrire_fen(p, NULL, 0), longueur);
    for (taille = 0; taille < longueur + 4; taille++) {
        char tampon[FEN_MAX], attendu[FEN_MAX];

        VERIF_CONTEXTE("taille %d", (int)taille);
        memset(tampon, 'x', sizeof tampon);
        memset(attendu, 'x', sizeof attendu);
        if (taille > 0)
            snprintf(attendu, taille, "%s", DEPART);
        VERIF_NATUREL(partie_ecrire_fen(p, tampon, taille), longueur);
        VERIF_VRAI(memcmp(tampon, attendu, taille) == 0);
        VERIF_INDICE("rien n'est écrit au-delà de taille");
        VERIF_ENTIER(tampon[taille], 'x');
    }
    partie_detruire(p);
}

VERIF(la_fen_suit_les_coups, "PARTIE-ECRIRE-FEN-G1 PARTIE-DEPLACER-G1")
{
    static const char *const suite[][2] = {
        { "e2e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1" },
        { "g8f6", "rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2" },
        { "e4e5", "rnbqkb1r/pppppppp/5n2/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2" },
        { "d7d5", "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3" },
        { "e1e2", "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPPKPPP/RNBQ1BNR b kq - 1 3" },
        { "h8g8", "rnbqkbr1/ppp1pppp/5n2/3pP3/8/8/PPPPKPPP/RNBQ1BNR w q - 2 4" },
        { "e5f6", "rnbqkbr1/ppp1pppp/5P2/3p4/8/8/PPPPKPPP/RNBQ1BNR b q - 0 4" },
    };
    partie *p = partie_de(DEPART);
    size_t i;

    for (i = 0; i < sizeof suite / sizeof *suite; i++) {
        VERIF_CODE(deplacer(p, suite[i][0]), pas_erreur, nommer);
        VERIF_CHAINE(fen_de(p), suite[i][1]);
    }
    partie_detruire(p);
}

/* ---- Le trait, l'échec, les pièces --------------------------------------------------------- */

VERIF(rien_sans_partie, "PARTIE-JOUEUR-N1 PARTIE-ECHEC-N1 PARTIE-PIECE-N1 PARTIE-ATTAQUEE-N1 "
                        "PARTIE-COPIER-N1 PARTIE-COPIER-N2")
{
    partie *p = partie_de(DEPART);
    int joueur = 57;
    echiquier e;

    VERIF_ENTIER(partie_joueur(NULL), -1);
    VERIF_ENTIER(partie_est_en_echec(NULL), 0);
    VERIF_ENTIER(partie_piece_en(NULL, 0, 0, &joueur), invalide);
    VERIF_ENTIER(joueur, 57);
    VERIF_ENTIER(partie_case_attaquee(NULL, 0, 2, 0), 0);
    memset(&e, 0x5A, sizeof e);
    VERIF_INCHANGE(&e, sizeof e,
                   VERIF_CODE(partie_copier_echiquier(NULL, &e), erreur_pointeur_nul, nommer));
    VERIF_CODE(partie_copier_echiquier(p, NULL), erreur_pointeur_nul, nommer);
    partie_detruire(p);
}

VERIF(chacun_son_tour, "PARTIE-JOUEUR-G1")
{
    partie *p = partie_de(DEPART);

    VERIF_ENTIER(partie_joueur(p), 0);
    jouer_tout(p, "f2f3");
    VERIF_ENTIER(partie_joueur(p), 1);
    jouer_tout(p, "e7e5");
    VERIF_ENTIER(partie_joueur(p), 0);
    VERIF_CODE(deplacer(p, "d7d5"), erreur_piece_adverse, nommer);
    VERIF_ENTIER(partie_joueur(p), 0);
    jouer_tout(p, "g2g4 d8h4");
    VERIF_INDICE("mat : ce serait aux blancs");
    VERIF_ENTIER(partie_etat(p), partie_mat);
    VERIF_ENTIER(partie_joueur(p), 0);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_CODE(partie_abandonner(p, 0), pas_erreur, nommer);
    VERIF_ENTIER(partie_joueur(p), 1);
    partie_detruire(p);
}

VERIF(en_echec_ou_non, "PARTIE-ECHEC-G1")
{
    static const struct {
        const char *fen;
        int echec;
    } positions[] = {
        { DEPART, 0 },
        { "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", 1 },
        { "4k3/8/8/8/8/4P3/4r3/3K4 b - - 0 1", 0 },
        { "4k3/8/8/8/4r3/4P3/8/4K3 w - - 0 1", 0 },
        { "4k3/8/8/8/8/3n4/8/4K3 w - - 0 1", 1 },
        { "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", 1 },
        { "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", 0 },
        { "4k3/3P4/8/8/8/8/8/4K3 b - - 0 1", 1 },
        { "4k3/8/8/8/7b/8/8/4K3 w - - 0 1", 1 },
        { "4k3/8/8/8/7b/6P1/8/4K3 w - - 0 1", 0 },
        { "4k3/8/8/8/7Q/8/8/4K3 b - - 0 1", 0 },
        { "R3k3/8/8/8/8/8/8/4K3 b - - 0 1", 1 },
        /* Mat, pat. */
        { "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", 1 },
        { "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 0 },
        /* Une pièce clouée attaque aussi. */
        { "4r1k1/8/8/8/8/8/4N3/3BK3 w - - 0 1", 0 },
        { "4k3/8/8/8/8/8/4n3/4R1K1 w - - 0 1", 1 },
        { "3k4/8/8/3r4/8/8/3R4/3K4 w - - 0 1", 0 },
    };
    size_t i;

    for (i = 0; i < sizeof positions / sizeof *positions; i++) {
        partie *p = partie_de(positions[i].fen);

        VERIF_ENTIER(partie_est_en_echec(p), positions[i].echec);
        partie_detruire(p);
    }
}

VERIF(l_echec_suit_les_coups, "PARTIE-ECHEC-G1")
{
    partie *p = partie_de(DEPART);

    jouer_tout(p, "e2e4 f7f5");
    VERIF_ENTIER(partie_est_en_echec(p), 0);
    jouer_tout(p, "d1h5");
    VERIF_ENTIER(partie_est_en_echec(p), 1);
    jouer_tout(p, "g7g6");
    VERIF_ENTIER(partie_est_en_echec(p), 0);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_ENTIER(partie_est_en_echec(p), 1);
    partie_detruire(p);
}

VERIF(pieces_hors_de_l_echiquier, "PARTIE-PIECE-N2 PARTIE-ATTAQUEE-N2")
{
    partie *p = partie_de(DEPART);
    int i, joueur = 57;

    for (i = 0; i < nombre_hors_limites; i++) {
        int c = hors_limites[i];

        VERIF_CONTEXTE("coordonnée %d", c);
        VERIF_ENTIER(partie_piece_en(p, c, 0, &joueur), invalide);
        VERIF_ENTIER(partie_piece_en(p, 0, c, &joueur), invalide);
        VERIF_ENTIER(joueur, 57);
        VERIF_ENTIER(partie_case_attaquee(p, c, 2, 0), 0);
        VERIF_ENTIER(partie_case_attaquee(p, 2, c, 0), 0);
    }
    partie_detruire(p);
}

VERIF(les_pieces_du_depart, "PARTIE-PIECE-G1 PARTIE-PIECE-G2")
{
    static const type_piece rangee[] = { tour, cavalier, fou, dame, roi, fou, cavalier, tour };
    partie *p = partie_de(DEPART);
    int x, y;

    for (x = 0; x < 8; x++) {
        for (y = 0; y < 8; y++) {
            int joueur = 57, attendu = y < 2 ? 0 : y > 5 ? 1 : 57;
            type_piece sorte = y == 0 || y == 7 ? rangee[x] : y == 1 ? pion_blanc
                : y == 6 ? pion_noir : invalide;

            VERIF_CONTEXTE("case %c%d", 'a' + x, 1 + y);
            VERIF_ENTIER(partie_piece_en(p, x, y, &joueur), sorte);
            VERIF_ENTIER(joueur, attendu);
            VERIF_ENTIER(partie_piece_en(p, x, y, NULL), sorte);
        }
    }
    partie_detruire(p);
}

/* ---- partie_case_attaquee ------------------------------------------------------------------ */

/* Les cases que ce joueur attaque, d'après une grille dont la première ligne est la rangée 8 :
 * « * » pour une case attaquée. */
static void verifie_attaques(const char *fen, int joueur, const char *grille)
{
    partie *p = partie_de(fen);
    int x, y;

    for (y = 7; y >= 0; y--) {
        for (x = 0; x < 8; x++) {
            VERIF_CONTEXTE("case %c%d, joueur %d", 'a' + x, 1 + y, joueur);
            VERIF_ENTIER(partie_case_attaquee(p, x, y, joueur), grille[(7 - y) * 8 + x] == '*');
        }
    }
    partie_detruire(p);
}

VERIF(attaquee_par_un_joueur_inconnu, "PARTIE-ATTAQUEE-N3")
{
    static const int joueurs[] = { INT_MIN, -1, 2, 64, INT_MAX };
    partie *p = partie_de(DEPART);
    size_t i;

    for (i = 0; i < sizeof joueurs / sizeof *joueurs; i++) {
        VERIF_CONTEXTE("par_joueur %d", joueurs[i]);
        VERIF_ENTIER(partie_case_attaquee(p, 0, 2, joueurs[i]), 0);
    }
    partie_detruire(p);
}

VERIF(un_pion_attaque_en_diagonale_jamais_devant_lui, "PARTIE-ATTAQUEE-G1")
{
    VERIF_INDICE("un pion attaque ses deux diagonales, même vides, et rien d'autre");
    verifie_attaques("7k/8/8/8/3P4/8/8/K7 w - - 0 1", 0,
                     "........" "........" "........" "..*.*..." "........" "........"
                     "**......" ".*......");
    verifie_attaques("7k/8/8/3p4/8/8/p7/3K4 w - - 0 1", 1,
                     "......*." "......**" "........" "........" "..*.*..." "........"
                     "........" ".*......");
}

VERIF(les_lignes_s_arretent_aux_pieces, "PARTIE-ATTAQUEE-G1")
{
    VERIF_INDICE("la pièce qui barre est attaquée, à quel joueur qu'elle soit ; au-delà, rien");
    verifie_attaques("k7/8/8/1p1R1P2/8/8/3n4/7K w - - 0 1", 0,
                     "...*...." "...*...." "...**.*." ".**.**.." "...*...." "...*...."
                     "...*..**" "......*.");
    verifie_attaques("k7/8/5p2/8/3b4/8/1P6/6K1 w - - 0 1", 1,
                     ".*......" "**......" ".*...*.." "..*.*.*." "........" "..*.*..."
                     ".*...*.." "......*.");
}

VERIF(une_piece_clouee_attaque_aussi, "PARTIE-ATTAQUEE-G1")
{
    VERIF_INDICE("le roi adverse arrête la tour : les cases derrière lui ne sont pas attaquées");
    verifie_attaques("8/8/8/8/R2k4/8/8/7K b - - 0 1", 0,
                     "*......." "*......." "*......." "*......." ".***...." "*......."
                     "*.....**" "*.....*.");
    VERIF_INDICE("le cavalier de e4 ne peut pas bouger, mais le roi adverse ne va pas en f6");
    verifie_attaques("4r2k/8/8/8/4N3/8/8/4K3 w - - 0 1", 0,
                     "........" "........" "...*.*.." "..*...*." "........" "..*...*."
                     "...***.." "...*.*..");
}

/* ---- partie_copier_echiquier ----------------------------------------------------------------- */

VERIF(copier_donne_les_pieces_et_le_trait, "PARTIE-COPIER-G1")
{
    int i, x, y;

    for (i = 0; i < 6; i++) {
        partie *p = partie_de(position_riche(i));
        echiquier e;

        memset(&e, 0x5A, sizeof e);
        VERIF_CODE(partie_copier_echiquier(p, &e), pas_erreur, nommer);
        VERIF_ENTIER(e.joueur_courant, partie_joueur(p));
        VERIF_ENTIER(echiquier_est_integre(&e), 1);
        for (x = 0; x < 8; x++) {
            for (y = 0; y < 8; y++) {
                int joueur = -1;
                type_piece sorte = partie_piece_en(p, x, y, &joueur);
                const jeu *jeux[] = { &e.jeu_de_piece_blanc, &e.jeu_de_piece_noir };
                int j, k, trouvees = 0;

                VERIF_CONTEXTE("case %c%d", 'a' + x, 1 + y);
                for (j = 0; j < 2; j++) {
                    for (k = 0; k < MAX_PIECE; k++) {
                        const piece *q = &jeux[j]->ensemble_de_piece[k];

                        if (q->type == invalide || q->coord_x != x || q->coord_y != y)
                            continue;
                        VERIF_ENTIER(q->type, sorte);
                        VERIF_ENTIER(j, joueur);
                        trouvees++;
                    }
                }
                VERIF_ENTIER(trouvees, sorte != invalide);
            }
        }
        partie_detruire(p);
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(rien_ne_se_joue_avant_le_debut),
    VERIF_LIGNE(jouer_avant_le_debut_est_un_refus),
    VERIF_LIGNE(deux_parties_ne_partagent_rien),
    VERIF_LIGNE(nouvelle_sans_partie),
    VERIF_LIGNE(nouvelle_recommence_tout),
    VERIF_LIGNE(nouvelle_dit_les_cases_qui_changent),
    VERIF_LIGNE(charger_fen_sans_arguments),
    VERIF_LIGNE(charger_fen_commence_la_position),
    VERIF_LIGNE(charger_fen_refuse_comme_fen_verifier),
    VERIF_LIGNE(ecrire_fen_sans_arguments),
    VERIF_LIGNE(ecrire_fen_dans_toutes_les_tailles),
    VERIF_LIGNE(la_fen_suit_les_coups),
    VERIF_LIGNE(rien_sans_partie),
    VERIF_LIGNE(chacun_son_tour),
    VERIF_LIGNE(en_echec_ou_non),
    VERIF_LIGNE(l_echec_suit_les_coups),
    VERIF_LIGNE(pieces_hors_de_l_echiquier),
    VERIF_LIGNE(les_pieces_du_depart),
    VERIF_LIGNE(attaquee_par_un_joueur_inconnu),
    VERIF_LIGNE(un_pion_attaque_en_diagonale_jamais_devant_lui),
    VERIF_LIGNE(les_lignes_s_arretent_aux_pieces),
    VERIF_LIGNE(une_piece_clouee_attaque_aussi),
    VERIF_LIGNE(copier_donne_les_pieces_et_le_trait))
