/* Section « Coups » de partie.h : jouer. Les refus sont dans partie_coups_refus.c, les règles une
 * par une dans partie_coups_regles.c, les phrases dans partie_verification.c. */
#include "partie_vue_temoin.h"

/* ---- partie_deplacer ------------------------------------------------------------------------ */

VERIF(deplacer_joue_le_coup, "PARTIE-DEPLACER-G1")
{
    static const char *const coups[][3] = {
        { DEPART, "g1f3", "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1" },
        { "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9", "e1g1", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 5 9" },
        { "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9", "e1c1", "r3k2r/8/8/8/8/8/8/2KR3R b kq - 5 9" },
        { "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 4 9", "e8g8", "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 5 10" },
        { "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 4 9", "e8c8", "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 5 10" },
        { "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 7", "e5d6", "4k3/8/3P4/8/8/8/8/4K3 b - - 0 7" },
        { "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 7", "e4d3", "4k3/8/8/8/8/3p4/8/4K3 w - - 0 8" },
        /* Une tour prise dans son coin perd le roque des deux camps. */
        { "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9", "h1h8", "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 9" },
    };
    size_t i;

    for (i = 0; i < sizeof coups / sizeof *coups; i++) {
        PARTIE_DE(p, coups[i][0]);
        int avant = partie_joueur(p);

        VERIF_CONTEXTE("coup %s", coups[i][1]);
        VERIF_CODE(deplacer(p, coups[i][1]), pas_erreur, nommer);
        VERIF_CHAINE(fen_de(p), coups[i][2]);
        VERIF_ENTIER(partie_joueur(p), 1 - avant);
        VERIF_ENTIER(partie_nombre_coups(p), 1);
        partie_detruire(p);
    }
}

VERIF(jouer_oublie_ce_qui_etait_annule, "PARTIE-DEPLACER-G8 PARTIE-JOUER-G1")
{
    PARTIE_DE(p, DEPART);

    jouer_tout(p, "e2e4 e7e5");
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_CODE(deplacer(p, "d7d5"), pas_erreur, nommer);
    VERIF_CODE(partie_retablir(p), erreur_rien_a_retablir, nommer);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_INDICE("aussi si le coup est celui qui avait été annulé");
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_CODE(partie_jouer(p, "e4"), pas_erreur, nommer);
    VERIF_CODE(partie_retablir(p), erreur_rien_a_retablir, nommer);
    partie_detruire(p);
}

VERIF(roque_de_chess960, "PARTIE-DEPLACER-G1 PARTIE-LIRE-FEN-G1 PARTIE-LISTER-G2")
{
    static const char *const roques[][3] = {
        /* Le roi ne part pas de e : le roi sur sa tour. */
        { "4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1", "f1g1", "4k3/8/8/8/8/8/8/1R3RK1 b - - 1 1" },
        { "4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1", "f1b1", "4k3/8/8/8/8/8/8/2KR2R1 b - - 1 1" },
        /* La tour ne part pas d'un coin. */
        { "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", "e1g1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1" },
        { "4k3/8/8/8/8/8/8/1R2K3 w B - 0 1", "e1b1", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1" },
        /* Comme d'habitude. */
        { "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1", "e1g1", "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1" },
    };
    size_t i;

    for (i = 0; i < sizeof roques / sizeof *roques; i++) {
        PARTIE_DE(p, roques[i][0]);
        photo avant = photo_de(p);
        coup_joue coups[PARTIE_COUPS_MAX];
        int c[4], j, nombre = partie_lister_coups(p, coups, PARTIE_COUPS_MAX), trouves = 0;

        VERIF_CONTEXTE("coup %s", roques[i][1]);
        lire_cases(roques[i][1], c);
        for (j = 0; j < nombre; j++)
            trouves += coups[j].type == deplacement_roque && coups[j].x_depart == c[0]
                && coups[j].x_arrivee == c[2] && coups[j].y_arrivee == c[3];
        {
            VERIF_INDICE("la liste dit les cases que partie_deplacer demande");
            VERIF_ENTIER(trouves, 1);
        }
        VERIF_CODE(deplacer(p, roques[i][1]), pas_erreur, nommer);
        VERIF_CHAINE(fen_de(p), roques[i][2]);
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
        verifie_photo(p, &avant);
        partie_detruire(p);
    }
}

VERIF(promotions_choisies_par_la_vue, "PARTIE-DEPLACER-G3 PARTIE-JOUER-G1")
{
    static const type_piece pieces[] = { dame, tour, fou, cavalier };
    int i, comment;

    for (i = 0; i < 4; i++) {
        for (comment = 0; comment < 3; comment++) {
            PARTIE_DE(p, "4k3/P7/8/8/8/8/p7/4K3 w - - 0 1");
            int joueur = -1;
            temoin t;

            temoin_branche(&t, p);
            temoin_attend(&t);
            t.reponse = i;
            VERIF_CONTEXTE("choix %d, façon %d", i, comment);
            VERIF_CODE(comment == 0 ? partie_deplacer(p, 0, 6, 0, 7)
                           : partie_jouer(p, comment == 1 ? "a7a8" : "a8"),
                       pas_erreur, nommer);
            {
                VERIF_INDICE("dame, tour, fou, cavalier, dans cet ordre");
                VERIF_ENTIER(partie_piece_en(p, 0, 7, &joueur), pieces[i]);
                VERIF_ENTIER(joueur, 0);
                VERIF_ENTIER(t.questions, 1);
                VERIF_ENTIER(t.nombre_choix, 4);
                VERIF_VRAI(strcmp(t.choix[0], t.choix[1]) != 0 && strcmp(t.choix[2], t.choix[3]) != 0);
                temoin_compare(&t, p);
            }
            /* Chez les noirs aussi. */
            if (partie_est_en_echec(p))
                VERIF_CODE(partie_jouer(p, "e8e7"), pas_erreur, nommer);
            else
                VERIF_CODE(partie_jouer(p, "a2a1"), pas_erreur, nommer);
            temoin_compare(&t, p);
            partie_detruire(p);
        }
    }
}

VERIF(promotion_annulee_rien_ne_change, "PARTIE-DEPLACER-G7 PARTIE-DEPLACER-G9 PARTIE-JOUER-G5")
{
    static const int reponses[] = { -1, 4, 5, 64, INT_MIN, INT_MAX };
    size_t i, nombre = sizeof reponses / sizeof *reponses;

    for (i = 0; i < nombre + 2; i++) {
        PARTIE_DE(p, "1n2k3/P7/8/8/8/8/8/4K3 w - - 3 9");
        temoin t;
        vue v;
        photo avant;

        jouer_tout(p, "e1e2 e8e7");
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
        avant = photo_de(p);
        temoin_vide(&t);
        v = temoin_vue(&t);
        t.reponse = i < nombre ? reponses[i] : 0;
        VERIF_CONTEXTE("façon %d de ne pas choisir", (int)i);
        if (i == nombre)
            v.demander_choix = NULL;
        VERIF_CODE(partie_brancher_vue(p, i > nombre ? NULL : &v), pas_erreur, nommer);
        temoin_attend(&t);
        VERIF_STDERR("", VERIF_CODE(partie_deplacer(p, 0, 6, 1, 7), erreur_promotion_annulee,
                                    nommer));
        verifie_photo(p, &avant);
        VERIF_STDERR("", VERIF_CODE(partie_jouer(p, "axb8"), erreur_promotion_annulee, nommer));
        verifie_photo(p, &avant);
        VERIF_ENTIER(t.poses + t.retraits, 0);
        VERIF_ENTIER(t.messages, i > nombre ? 0 : 2);
        VERIF_INDICE("ce qui était annulé peut toujours être rétabli");
        VERIF_CODE(partie_retablir(p), pas_erreur, nommer);
        VERIF_CODE(partie_retablir(p), pas_erreur, nommer);
        partie_detruire(p);
    }
}

VERIF(une_promotion_illegale_ne_demande_rien, "PARTIE-DEPLACER-G5 PARTIE-DEPLACER-G9")
{
    PARTIE_DE(p, "rn2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    temoin t;

    temoin_branche(&t, p);
    temoin_attend(&t);
    t.reponse = 0;
    VERIF_CODE(deplacer(p, "a7a8"), erreur_piece_blocant_trajet, nommer);
    VERIF_ENTIER(t.questions, 0);
    VERIF_CODE(partie_jouer(p, "a8"), erreur_piece_blocant_trajet, nommer);
    VERIF_ENTIER(t.questions, 0);
    VERIF_INDICE("sans vue non plus, la promotion n'est pas ce qui est refusé");
    VERIF_CODE(partie_brancher_vue(p, NULL), pas_erreur, nommer);
    VERIF_CODE(deplacer(p, "a7a8"), erreur_piece_blocant_trajet, nommer);
    VERIF_CODE(partie_lire_fen(p, "4k3/P7/8/8/8/8/8/4K2r w - - 0 1"), pas_erreur, nommer);
    VERIF_INDICE("le dernier code de la liste passe avant aussi : le roi reste en échec");
    VERIF_CODE(deplacer(p, "a7a8"), erreur_roi_en_echec, nommer);
    partie_detruire(p);
}

/* ---- partie_jouer ------------------------------------------------------------------------------ */

VERIF(jouer_sans_arguments, "PARTIE-JOUER-N1 PARTIE-JOUER-N3 PARTIE-DEPLACER-N1")
{
    PARTIE_DE(p, DEPART);
    photo avant = photo_de(p);

    VERIF_CODE(partie_jouer(NULL, "e4"), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_jouer(p, NULL), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_deplacer(NULL, 4, 1, 4, 3), erreur_pointeur_nul, nommer);
    verifie_photo(p, &avant);
    partie_detruire(p);
}

/* Le coup écrit ainsi mène à la même position que par ses deux cases. */
static void verifie_ecriture(const char *fen, const char *ecrit, const char *cases)
{
    PARTIE_DE(une, fen);
    partie *autre = partie_de(fen);
    char attendue[FEN_MAX];

    VERIF_CODE(partie_jouer(autre, cases), pas_erreur, nommer);
    strcpy(attendue, fen_de(autre));
    VERIF_CONTEXTE("coup « %s »", ecrit);
    VERIF_CODE(partie_jouer(une, ecrit), pas_erreur, nommer);
    VERIF_CHAINE(fen_de(une), attendue);
    partie_detruire(une);
    partie_detruire(autre);
}

#define RICHE "r3k2r/1P6/8/3pP3/8/2N3N1/8/R3K2R w KQkq d6 0 1"

VERIF(jouer_lit_le_francais, "PARTIE-JOUER-G1")
{
    static const char *const riches[][2] = {
        { "Cce4", "c3e4" },    { "Cge4", "g3e4" },   { "Cc3e4", "c3e4" },  { "Ca4", "c3a4" },
        { "Txa8", "a1a8" },    { "Txa8+", "a1a8" },  { "Ta8", "a1a8" },    { "Txa8#", "a1a8" },
        { "Rd1", "e1d1" },     { "Rd1!", "e1d1" },   { "Rd1!?", "e1d1" },  { "Re1d1", "e1d1" },
        { "O-O", "e1g1" },     { "0-0", "e1g1" },    { "O-O-O", "e1c1" },  { "0-0-0", "e1c1" },
        { "O-O-O+", "e1c1" },  { "exd6", "e5d6" },   { "ed6", "e5d6" },    { "e5xd6", "e5d6" },
        { "b8=D", "b7b8q" },   { "b8D", "b7b8q" },   { "b8=D+", "b7b8q" }, { "b7b8=C", "b7b8n" },
        { "bxa8=T", "b7a8r" }, { "bxa8T", "b7a8r" }, { "ba8=F", "b7a8b" }, { "b7xa8=C", "b7a8n" },
        { "  Rd1", "e1d1" },   { "Rd1  ", "e1d1" },  { "\tRd1\n", "e1d1" }, { " e1d1 ", "e1d1" },
        { "e6", "e5e6" },      { "e5e6", "e5e6" },   { "T1xa8", "a1a8" },  { "Taxa8", "a1a8" },
        { "b7b8n", "b7b8n" },
    };
    size_t i;

    for (i = 0; i < sizeof riches / sizeof *riches; i++)
        verifie_ecriture(RICHE, riches[i][0], riches[i][1]);
    verifie_ecriture(DEPART, "Cf3", "g1f3");
    verifie_ecriture(DEPART, "e4", "e2e4");
    VERIF_INDICE("un roque par les cases du roi, ou par celles du roi et de sa tour");
    verifie_ecriture(RICHE, "e1h1", "e1g1");
    verifie_ecriture(RICHE, "e1a1", "e1c1");
}

VERIF(jouer_lit_la_langue_choisie, "PARTIE-JOUER-G1 PARTIE-JOUER-G2")
{
    PARTIE_DE(p, DEPART);

    {
        VERIF_INDICE("en français, N n'est pas une pièce");
        VERIF_CODE(partie_jouer(p, "Nf3"), erreur_notation_illisible, nommer);
    }
    echecs_choisir_langue(langue_anglais);
    verifie_ecriture(DEPART, "Nf3", "g1f3");
    verifie_ecriture(RICHE, "Nce4", "c3e4");
    verifie_ecriture(RICHE, "Rxa8+", "a1a8");
    verifie_ecriture(RICHE, "Kd1", "e1d1");
    verifie_ecriture(RICHE, "b8=Q+", "b7b8q");
    verifie_ecriture(RICHE, "bxa8=N", "b7a8n");
    verifie_ecriture(RICHE, "O-O", "e1g1");
    VERIF_CODE(partie_jouer(p, "Cf3"), erreur_notation_illisible, nommer);
    echecs_choisir_langue(langue_francais);
    VERIF_CODE(partie_jouer(p, "Cf3"), pas_erreur, nommer);
    partie_detruire(p);
}

VERIF(la_piece_ecrite_ne_se_demande_pas, "PARTIE-JOUER-G1")
{
    static const char *const ecritures[] = { "b7b8q", "b8=D", "b8D+" };
    size_t i;

    for (i = 0; i < sizeof ecritures / sizeof *ecritures; i++) {
        PARTIE_DE(p, RICHE);
        temoin t;

        temoin_branche(&t, p);
        t.reponse = 3;
        VERIF_CONTEXTE("coup %s", ecritures[i]);
        VERIF_CODE(partie_jouer(p, ecritures[i]), pas_erreur, nommer);
        VERIF_ENTIER(t.questions, 0);
        VERIF_ENTIER(partie_piece_en(p, 1, 7, NULL), dame);
        partie_detruire(p);
    }
}

/* Deux parties de hasard, l'une par les cases, l'autre par la notation. */
VERIF(la_notation_de_tout_coup_se_lit, "PARTIE-JOUER-G1 PARTIE-SAN-G1")
{
    unsigned long long graine = 2024;
    int numero, i;

    for (numero = 0; numero < 64; numero++) {
        PARTIE_DE(une, position_riche(numero));
        partie *autre = partie_de(position_riche(numero));

        echecs_choisir_langue(numero % 16 < 8 ? langue_francais : langue_anglais);
        for (i = 0; i < 40 && partie_etat(une) == partie_en_cours; i++) {
            coup_joue coups[PARTIE_COUPS_MAX], c;
            char san[PARTIE_SAN_MAX], uci[8], fen[FEN_MAX];

            c = coups[hasard(&graine, partie_lister_coups(une, coups, PARTIE_COUPS_MAX))];
            partie_ecrire_san(une, &c, san, sizeof san);
            snprintf(uci, sizeof uci, "%c%c%c%c%s", 'a' + c.x_depart, '1' + c.y_depart,
                     'a' + c.x_arrivee, '1' + c.y_arrivee,
                     c.type != deplacement_promotion ? "" : c.promotion == dame ? "q"
                         : c.promotion == tour ? "r" : c.promotion == fou ? "b" : "n");
            VERIF_CONTEXTE("partie %d, coup %s, %s, dans %s", numero, uci, san, fen_de(une));
            VERIF_CODE(partie_jouer(une, uci), pas_erreur, nommer);
            VERIF_CODE(partie_jouer(autre, san), pas_erreur, nommer);
            strcpy(fen, fen_de(autre));
            VERIF_CHAINE(fen_de(une), fen);
        }
        partie_detruire(une);
        partie_detruire(autre);
    }
}

/* Un coup écrit, le code attendu, et l'arrivée s'il est joué. */
static void verifie_ecrit(const char *fen, const char *coup, type_erreur attendu)
{
    PARTIE_DE(p, fen);

    VERIF_POSITION(fen);
    VERIF_APPEL("partie_jouer(p, \"%s\")", coup);
    VERIF_CODE(partie_jouer(p, coup), attendu, nommer);
    VERIF_ENTIER(partie_nombre_coups(p), attendu == pas_erreur);
    partie_detruire(p);
}

VERIF(un_tiret_entre_les_cases, "PARTIE-JOUER-G1 PARTIE-JOUER-G3")
{
    verifie_ecrit(DEPART, "g1-f3", pas_erreur);
    verifie_ecrit(DEPART, "e2-e4", pas_erreur);
    verifie_ecrit(DEPART, "Cg1-f3", pas_erreur);
    verifie_ecrit(DEPART, "e7-e5", erreur_piece_adverse);
    verifie_ecrit(DEPART, "h1-h2", erreur_piece_blocant_trajet);
    verifie_ecrit("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1-g1", pas_erreur);
    verifie_ecrit(DEPART, "g1--f3", erreur_notation_illisible);
}

VERIF(un_roque_ecrit_comme_un_coup_du_roi, "PARTIE-JOUER-G3 PARTIE-JOUER-G1")
{
    const char *fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

    verifie_ecrit(fen, "Rg1", pas_erreur);
    VERIF_INDICE("un roque ne prend rien, et rien n'y est promu");
    verifie_ecrit(fen, "Rxg1", erreur_deplacement_piece_impossible);
    verifie_ecrit(fen, "Re1xg1", erreur_deplacement_piece_impossible);
    verifie_ecrit(fen, "Rxc1+", erreur_deplacement_piece_impossible);
    verifie_ecrit(fen, "Rg1=D", erreur_promotion_non_permise);
    VERIF_INDICE("la prise qui n'en est pas une vient avant la promotion");
    verifie_ecrit(fen, "Rxg1=D#", erreur_deplacement_piece_impossible);
    VERIF_INDICE("un roque ne prend rien, et rien n'y est promu");
    verifie_ecrit(fen, "Rc1=C", erreur_promotion_non_permise);
    verifie_ecrit(fen, "e1g1q", erreur_promotion_non_permise);
    verifie_ecrit(fen, "e1h1q", erreur_promotion_non_permise);
    verifie_ecrit("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "Rxg1", erreur_deplacement_piece_impossible);
}

VERIF(une_croix_sans_rien_a_prendre, "PARTIE-JOUER-G3")
{
    verifie_ecrit(DEPART, "Cxf3", erreur_deplacement_piece_impossible);
    verifie_ecrit(DEPART, "e2xe4", erreur_deplacement_piece_impossible);
}

VERIF(l_ordre_des_refus_d_un_texte, "PARTIE-JOUER-G2 PARTIE-JOUER-G3")
{
    static const char cavaliers[] = "4k3/8/8/8/8/8/8/RN2KN1R w - - 0 1";

    VERIF_INDICE("le coup illégal, avant la prise, la promotion et l'ambiguïté");
    verifie_ecrit(DEPART, "Fxb5", erreur_piece_blocant_trajet);
    verifie_ecrit(DEPART, "Fxb5=D", erreur_piece_blocant_trajet);
    VERIF_INDICE("la prise, avant la promotion et l'ambiguïté");
    verifie_ecrit(cavaliers, "Cxd2", erreur_deplacement_piece_impossible);
    verifie_ecrit(cavaliers, "Cxd2=D", erreur_deplacement_piece_impossible);
    verifie_ecrit(DEPART, "Cxf3=D", erreur_deplacement_piece_impossible);
    VERIF_INDICE("la promotion, avant l'ambiguïté");
    verifie_ecrit(cavaliers, "Cd2=D", erreur_promotion_non_permise);
    verifie_ecrit(cavaliers, "Cd2", erreur_notation_ambigue);
}

VERIF(plusieurs_pieces_qui_ne_peuvent_pas, "PARTIE-JOUER-G3")
{
    VERIF_INDICE("aucun cavalier ne va ainsi");
    verifie_ecrit(DEPART, "Cb3", erreur_deplacement_piece_impossible);
    VERIF_INDICE("un seul code n'est pas celui d'une pièce qui ne va pas ainsi");
    verifie_ecrit(DEPART, "Fb5", erreur_piece_blocant_trajet);
    VERIF_INDICE("les deux tours sont barrées");
    verifie_ecrit("4k3/8/8/8/8/8/8/RN2KN1R w - - 0 1", "Tc1", erreur_piece_blocant_trajet);
    VERIF_INDICE("la première, rangée par rangée depuis la première, et de a à h");
    verifie_ecrit("4r1k1/8/8/RP2R3/8/8/8/4K3 w - - 0 1", "Td5", erreur_piece_blocant_trajet);
    verifie_ecrit("3r2k1/8/8/3R2PR/8/8/8/3K4 w - - 0 1", "Te5", erreur_roi_en_echec);
    verifie_ecrit("4r1k1/8/8/4R3/8/P7/8/R3K3 w - - 0 1", "Ta5", erreur_piece_blocant_trajet);
    verifie_ecrit("4r1k1/8/8/R7/P7/8/4R3/4K3 w - - 0 1", "Ta2", erreur_roi_en_echec);
}

VERIF(le_roque_par_les_cases_du_roi, "PARTIE-JOUER-G1 PARTIE-JOUER-G3 PARTIE-DEPLACER-G2")
{
    static const char libre[] = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    static const char attaque[] = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";

    verifie_ecrit(libre, "Rg1", pas_erreur);
    verifie_ecrit(libre, "Rc1", pas_erreur);
    verifie_ecrit(libre, "e1h1", pas_erreur);
    verifie_ecrit(attaque, "Rg1", erreur_roque_non_permis);
    verifie_ecrit(attaque, "e1h1", erreur_roque_non_permis);
    VERIF_INDICE("par cases, le roi roque en allant de deux cases, pas sur sa tour");
    verifie_ecrit(libre, "Rh1", erreur_roque_non_permis);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(un_tiret_entre_les_cases),
    VERIF_LIGNE(un_roque_ecrit_comme_un_coup_du_roi),
    VERIF_LIGNE(une_croix_sans_rien_a_prendre),
    VERIF_LIGNE(l_ordre_des_refus_d_un_texte),
    VERIF_LIGNE(plusieurs_pieces_qui_ne_peuvent_pas),
    VERIF_LIGNE(le_roque_par_les_cases_du_roi),
    VERIF_LIGNE(deplacer_joue_le_coup),
    VERIF_LIGNE(jouer_oublie_ce_qui_etait_annule),
    VERIF_LIGNE(roque_de_chess960),
    VERIF_LIGNE(promotions_choisies_par_la_vue),
    VERIF_LIGNE(promotion_annulee_rien_ne_change),
    VERIF_LIGNE(une_promotion_illegale_ne_demande_rien),
    VERIF_LIGNE(jouer_sans_arguments),
    VERIF_LIGNE(jouer_lit_le_francais),
    VERIF_LIGNE(jouer_lit_la_langue_choisie),
    VERIF_LIGNE(la_piece_ecrite_ne_se_demande_pas),
    VERIF_LIGNE(la_notation_de_tout_coup_se_lit))
