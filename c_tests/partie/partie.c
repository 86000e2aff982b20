/* Section « Partie » de partie.h. */
#include "partie_vue_temoin.h"

/* ---- partie_creer, partie_detruire ------------------------------------------------------ */

VERIF(rien_ne_se_joue_avant_le_debut,
      "PARTIE-CREER-G1 PARTIE-ECRIRE-FEN-G2 PARTIE-JOUEUR-G2 PARTIE-ECHEC-G1 PARTIE-PIECE-G2 "
      "PARTIE-ATTAQUEE-G1 PARTIE-COPIER-G2 PARTIE-ETAT-G1 PARTIE-VAINQUEUR-G2 "
      "PARTIE-NOMBRE-G1 PARTIE-LISTER-G1 PARTIE-LISTER-DE-G1 PARTIE-SAN-G2")
{
    partie *p = partie_creer();
    char texte[ECHECS_PHRASE_MAX] = "plein";
    coup_joue coup = coup_de("e2e4", invalide);
    echiquier e;
    int x, y, joueur;

    VERIF_NON_NUL(p);
    VERIF_ENTIER(partie_etat(p), partie_non_commencee);
    VERIF_ENTIER(partie_vainqueur(p), -1);
    VERIF_ENTIER(partie_joueur(p), -1);
    VERIF_ENTIER(partie_est_en_echec(p), 0);
    VERIF_ENTIER(partie_nombre_coups(p), 0);
    VERIF_NATUREL(partie_ecrire_fen(p, texte, sizeof texte), 0);
    VERIF_CHAINE(texte, "");
    strcpy(texte, "plein");
    VERIF_NATUREL(partie_ecrire_san(p, &coup, texte, sizeof texte), 0);
    VERIF_CHAINE(texte, "");
    VERIF_REMPLIR(&e, sizeof e);
    VERIF_INCHANGE(&e, sizeof e,
                   VERIF_CODE(partie_copier_echiquier(p, &e), erreur_partie_non_commencee, nommer));
    VERIF_ENTIER(partie_lister_coups(p, &coup, 1), 0);
    for (x = 0; x < 8; x++) {
        for (y = 0; y < 8; y++) {
            joueur = 57;
            VERIF_ENTIER(partie_piece_en(p, x, y, &joueur), invalide);
            VERIF_ENTIER(joueur, -1);
            VERIF_ENTIER(partie_case_attaquee(p, x, y, 0), 0);
            VERIF_ENTIER(partie_case_attaquee(p, x, y, 1), 0);
            VERIF_ENTIER(partie_lister_coups_de(p, x, y, &coup, 1), 0);
        }
    }
    partie_detruire(p);
}

VERIF(jouer_avant_le_debut_est_un_refus,
      "PARTIE-CREER-G4 PARTIE-DEPLACER-G4 PARTIE-JOUER-G4 PARTIE-JOUER-COUP-G3 "
      "PARTIE-ANNULER-G3 PARTIE-RETABLIR-G2 PARTIE-ALLER-G4 PARTIE-RECLAMER-G3 "
      "PARTIE-RECLAMER-AVEC-G3 PARTIE-ABANDONNER-G2 PARTIE-ACCORD-G2")
{
    partie *p = partie_creer();
    coup_joue coup = coup_de("e2e4", invalide);
    temoin t;
    int i;

    temoin_branche(&t, p);
    for (i = 0; i < 14; i++) {
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
        case 7: code = partie_jouer_coup(p, &coup); break;
        case 8: code = partie_aller_a(p, 0); break;
        /* Avant tout autre refus. */
        case 9: code = partie_deplacer(p, 3, 3, 3, 3); break;
        case 10: code = partie_jouer(p, "zz"); break;
        case 11: code = partie_reclamer_avec(p, partie_nulle_repetition_3, "zz"); break;
        case 12: code = partie_reclamer(p, partie_nulle_repetition_3); break;
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
    PARTIE_DE(une, DEPART);
    partie *autre = partie_de(DEPART), *jamais = partie_creer();
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

/* ---- partie_creer_copie ---------------------------------------------------------------------- */

VERIF(copie_sans_partie, "PARTIE-COPIE-N1")
{
    VERIF_POINTEUR(partie_creer_copie(NULL), NULL);
}

/* Tout ce qu'une partie a, coups annulés compris, en un texte. */
static void decrire(const partie *p, char texte[4096])
{
    partie *copie = partie_creer_copie(p);

    VERIF_NON_NUL(copie);
    partie_aller_a(copie, partie_nombre_coups(copie) + partie_nombre_annules(copie));
    VERIF_VRAI(partie_ecrire_pgn(copie, 0, texte, 4096) < 4096);
    partie_detruire(copie);
}

VERIF(une_copie_a_tout_ce_qu_a_la_partie, "PARTIE-COPIE-G1")
{
    static const char pgn[] = "[White \"Ana\"] {d'abord} 1. e4 {bien} (1. d4 d5) e5 $3 2. Nf3 Nc6 1-0";
    static char texte[4096], celui_de_la_copie[4096];
    int annules;

    for (annules = 0; annules <= 5; annules++) {
        partie *p = partie_creer(), *copie;
        photo avant;
        int i;

        VERIF_CODE(partie_lire_pgn(p, pgn, 0, NULL), pas_erreur, nommer);
        for (i = 0; i < annules; i++)
            VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
        avant = photo_de(p);
        decrire(p, texte);
        copie = partie_creer_copie(p);
        VERIF_CONTEXTE("%d annulations", annules);
        VERIF_NON_NUL(copie);
        VERIF_VRAI(copie != p);
        verifie_photo(copie, &avant);
        VERIF_ENTIER(partie_nombre_annules(copie), annules);
        decrire(copie, celui_de_la_copie);
        VERIF_CHAINE(celui_de_la_copie, texte);
        VERIF_CHAINE_CONTIENT(texte, "[White \"Ana\"]");
        VERIF_CHAINE_CONTIENT(texte, "{bien} (1. d4 d5) 1... e5 $3");
        VERIF_CHAINE_CONTIENT(texte, "1-0");
        partie_detruire(copie);
        partie_detruire(p);
    }
}

VERIF(une_copie_ne_commence_pas_plus_que_sa_partie, "PARTIE-COPIE-G1")
{
    partie *p = partie_creer(), *copie = partie_creer_copie(p);

    VERIF_NON_NUL(copie);
    VERIF_ENTIER(partie_etat(copie), partie_non_commencee);
    VERIF_CODE(partie_jouer(copie, "e4"), erreur_partie_non_commencee, nommer);
    VERIF_CODE(partie_commencer(copie), pas_erreur, nommer);
    VERIF_ENTIER(partie_etat(p), partie_non_commencee);
    partie_detruire(copie);
    partie_detruire(p);
}

VERIF(une_copie_ne_partage_rien, "PARTIE-COPIE-G2 PARTIE-COPIE-G3")
{
    PARTIE_DE(p, DEPART);
    partie *copie;
    photo avant;
    temoin t;

    temoin_branche(&t, p);
    jouer_tout(p, "e4 e5");
    avant = photo_de(p);
    temoin_attend(&t);
    copie = partie_creer_copie(p);
    VERIF_INDICE("la copie n'a pas de vue : celle de la partie n'est pas appelée");
    jouer_tout(copie, "Cf3 Cc6");
    VERIF_CODE(partie_poser_etiquette(copie, "White", "Ana"), pas_erreur, nommer);
    VERIF_CODE(partie_abandonner(copie, 0), pas_erreur, nommer);
    VERIF_ENTIER(t.poses + t.retraits + t.messages, 0);
    verifie_photo(p, &avant);
    VERIF_ENTIER(partie_nombre_etiquettes(p), 0);
    VERIF_INDICE("détruire une des deux ne change pas l'autre");
    avant = photo_de(copie);
    partie_detruire(p);
    verifie_photo(copie, &avant);
    partie_detruire(copie);
}

/* Une fonction de la vue copie la partie, et joue dans la copie. */
static void copier_et_jouer(void *contexte, const char *message)
{
    partie *copie = partie_creer_copie(*(partie *const *)contexte);

    (void)message;
    VERIF_NON_NUL(copie);
    VERIF_CODE(partie_abandonner(copie, 0), pas_erreur, nommer);
    partie_detruire(copie);
}

VERIF(une_vue_peut_faire_une_copie, "PARTIE-COPIE-G3")
{
    PARTIE_DE(p, DEPART);
    vue v = { 0 };

    v.contexte = &p;
    v.afficher_message = copier_et_jouer;
    VERIF_CODE(partie_brancher_vue(p, &v), pas_erreur, nommer);
    jouer_tout(p, "e4 e5");
    VERIF_ENTIER(partie_etat(p), partie_en_cours);
    VERIF_ENTIER(partie_nombre_coups(p), 2);
    partie_detruire(p);
}

/* ---- partie_commencer --------------------------------------------------------------------- */

VERIF(nouvelle_sans_partie, "PARTIE-COMMENCER-N1")
{
    VERIF_CODE(partie_commencer(NULL), erreur_pointeur_nul, nommer);
}

VERIF(nouvelle_recommence_tout, "PARTIE-COMMENCER-G1 PARTIE-COMMENCER-G3")
{
    PARTIE_DE(p, "4k3/8/8/8/8/8/8/4K2R w K - 7 30");

    jouer_tout(p, "h1h8 e8d7 h8h1");
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_CODE(partie_commencer(p), pas_erreur, nommer);
    VERIF_CHAINE(fen_de(p), DEPART);
    VERIF_ENTIER(partie_joueur(p), 0);
    VERIF_ENTIER(partie_etat(p), partie_en_cours);
    VERIF_ENTIER(partie_nombre_coups(p), 0);
    VERIF_CODE(partie_retablir(p), erreur_rien_a_retablir, nommer);
    VERIF_CODE(partie_annuler(p), erreur_rien_a_annuler, nommer);
    VERIF_CODE(partie_abandonner(p, 1), pas_erreur, nommer);
    VERIF_INDICE("une fin décidée par les joueurs finit avec sa partie");
    VERIF_CODE(partie_commencer(p), pas_erreur, nommer);
    VERIF_ENTIER(partie_etat(p), partie_en_cours);
    VERIF_CODE(partie_annuler(p), erreur_rien_a_annuler, nommer);
    partie_detruire(p);
}

VERIF(nouvelle_dit_les_cases_qui_changent, "PARTIE-COMMENCER-G2 PARTIE-COMMENCER-G4")
{
    PARTIE_DE(p, DEPART);
    temoin t;

    temoin_branche(&t, p);
    jouer_tout(p, "e2e4 d7d5 e4d5");
    temoin_attend(&t);
    VERIF_CODE(partie_commencer(p), pas_erreur, nommer);
    temoin_compare(&t, p);
    /* Le pion de d5 s'en va ; e2 et d7 retrouvent le leur. */
    VERIF_ENTIER(t.retraits, 1);
    VERIF_ENTIER(t.poses, 2);
    VERIF_ENTIER(t.messages, 1);
    temoin_attend(&t);
    VERIF_CODE(partie_commencer(p), pas_erreur, nommer);
    VERIF_ENTIER(t.retraits + t.poses, 0);
    VERIF_ENTIER(t.messages, 1);
    partie_detruire(p);
}

/* ---- partie_lire_fen ------------------------------------------------------------------- */

VERIF(charger_fen_sans_arguments, "PARTIE-LIRE-FEN-N1 PARTIE-LIRE-FEN-N3")
{
    PARTIE_DE(p, "4k3/8/8/8/8/8/8/4K2R w K - 7 30");
    photo avant = photo_de(p);

    VERIF_CODE(partie_lire_fen(NULL, DEPART), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_lire_fen(p, NULL), erreur_pointeur_nul, nommer);
    verifie_photo(p, &avant);
    partie_detruire(p);
}

VERIF(charger_fen_commence_la_position, "PARTIE-LIRE-FEN-G1 PARTIE-ECRIRE-FEN-G1")
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
        VERIF_CODE(partie_lire_fen(p, positions[i].fen), pas_erreur, nommer);
        VERIF_CHAINE(fen_de(p), positions[i].ecrite);
        VERIF_ENTIER(partie_etat(p), positions[i].etat);
        VERIF_ENTIER(partie_nombre_coups(p), 0);
        temoin_compare(&t, p);
        temoin_juge(&t, &avant);
        VERIF_CODE(partie_annuler(p), erreur_rien_a_annuler, nommer);
        VERIF_CODE(partie_retablir(p), erreur_rien_a_retablir, nommer);
    }
    partie_detruire(p);
}

VERIF(charger_fen_refuse_comme_fen_verifier, "PARTIE-LIRE-FEN-G2")
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
    PARTIE_DE(p, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9");
    partie *vierge = partie_creer();
    photo avant;
    temoin t;
    size_t i;

    jouer_tout(p, "a1a8 e8e7 a8h8");
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    avant = photo_de(p);
    temoin_branche(&t, p);
    for (i = 0; i < sizeof mauvaises / sizeof *mauvaises; i++) {
        type_erreur attendu = echecs_verifier_fen(mauvaises[i], NULL, 0);

        VERIF_CONTEXTE("FEN %d : %s", (int)i, mauvaises[i]);
        VERIF_VRAI(attendu >= erreur_fen_champs && attendu <= erreur_position_echec_impossible);
        temoin_attend(&t);
        VERIF_STDERR("", VERIF_CODE(partie_lire_fen(p, mauvaises[i]), attendu, nommer));
        verifie_photo(p, &avant);
        VERIF_ENTIER(t.poses + t.retraits, 0);
        VERIF_ENTIER(t.messages, 1);
        VERIF_CODE(partie_lire_fen(vierge, mauvaises[i]), attendu, nommer);
        VERIF_ENTIER(partie_etat(vierge), partie_non_commencee);
    }
    VERIF_INDICE("ce qui avait été annulé peut encore être rétabli");
    VERIF_CODE(partie_retablir(p), pas_erreur, nommer);
    VERIF_ENTIER(partie_nombre_coups(p), 3);
    partie_detruire(vierge);
    partie_detruire(p);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(rien_ne_se_joue_avant_le_debut),
    VERIF_LIGNE(jouer_avant_le_debut_est_un_refus),
    VERIF_LIGNE(deux_parties_ne_partagent_rien),
    VERIF_LIGNE(copie_sans_partie),
    VERIF_LIGNE(une_copie_a_tout_ce_qu_a_la_partie),
    VERIF_LIGNE(une_copie_ne_commence_pas_plus_que_sa_partie),
    VERIF_LIGNE(une_copie_ne_partage_rien),
    VERIF_LIGNE(une_vue_peut_faire_une_copie),
    VERIF_LIGNE(nouvelle_sans_partie),
    VERIF_LIGNE(nouvelle_recommence_tout),
    VERIF_LIGNE(nouvelle_dit_les_cases_qui_changent),
    VERIF_LIGNE(charger_fen_sans_arguments),
    VERIF_LIGNE(charger_fen_commence_la_position),
    VERIF_LIGNE(charger_fen_refuse_comme_fen_verifier))
