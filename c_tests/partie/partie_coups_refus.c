/* Section « Coups » de partie.h : les refus. */
#include "partie_vue_temoin.h"

static const int hors_limites[] = PARTIE_HORS_LIMITES;

VERIF(deplacer_hors_de_l_echiquier, "PARTIE-DEPLACER-N3")
{
    PARTIE_DE(p, DEPART);
    photo avant = photo_de(p);
    temoin t;
    size_t i, j;

    temoin_branche(&t, p);
    temoin_attend(&t);
    for (i = 0; i < sizeof hors_limites / sizeof *hors_limites; i++) {
        for (j = 0; j < 4; j++) {
            int c[4] = { 4, 1, 4, 3 };

            c[j] = hors_limites[i];
            VERIF_CONTEXTE("(%d, %d) vers (%d, %d)", c[0], c[1], c[2], c[3]);
            VERIF_CODE(partie_deplacer(p, c[0], c[1], c[2], c[3]), erreur_argument_hors_limites,
                       nommer);
        }
    }
    verifie_photo(p, &avant);
    VERIF_ENTIER(t.poses + t.retraits, 0);
    partie_detruire(p);
}

/* ---- Le code de chaque faute ------------------------------------------------------------------- */

typedef struct {
    const char *fen, *coup;
    type_erreur code;
} refus;

/* Par les cases et par le texte : le code, et rien ne change. */
static void verifie_refus(const refus *r)
{
    PARTIE_DE(p, r->fen);
    photo avant = photo_de(p);
    temoin t;

    VERIF_CONTEXTE("coup %s", r->coup);
    temoin_branche(&t, p);
    temoin_attend(&t);
    t.reponse = 0;
    VERIF_STDERR("", VERIF_CODE(deplacer(p, r->coup), r->code, nommer));
    verifie_photo(p, &avant);
    VERIF_STDERR("", VERIF_CODE(partie_jouer(p, r->coup), r->code, nommer));
    verifie_photo(p, &avant);
    VERIF_ENTIER(t.poses + t.retraits + t.questions, 0);
    VERIF_ENTIER(t.messages, 2);
    partie_detruire(p);
}

VERIF(le_code_de_chaque_faute,
      "PARTIE-DEPLACER-G2 PARTIE-DEPLACER-G5 PARTIE-DEPLACER-G7 PARTIE-JOUER-G3")
{
    static const char roques[] = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    static const refus refusees[] = {
        { DEPART, "e3e4", erreur_case_depart_vide },
        { DEPART, "e7e5", erreur_piece_adverse },
        { DEPART, "e2e2", erreur_absence_de_deplacement },
        { DEPART, "e1g1", erreur_roque_non_permis },
        { DEPART, "e1c1", erreur_roque_non_permis },
        { "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", erreur_roque_non_permis },
        { "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "e1g1", erreur_roque_non_permis },
        { "r3k2r/8/8/8/8/4r3/8/R3K2R w KQkq - 0 1", "e1c1", erreur_roque_non_permis },
        /* Chess960 : deux cases ne suffisent pas, si le roi n'est pas en e1. */
        { "4k3/8/8/8/8/8/8/RK5R w HA - 0 1", "b1d1", erreur_deplacement_piece_impossible },
        { "4k3/8/8/8/8/8/8/RK3N1R w HA - 0 1", "b1h1", erreur_roque_non_permis },
        { "4k3/8/8/8/8/8/8/RK3N1R w HA - 0 1", "b1g1", erreur_roque_non_permis },
        { "4k3/8/8/8/8/8/8/RK3N1R w - - 0 1", "b1g1", erreur_deplacement_piece_impossible },
        { roques, "e1e3", erreur_deplacement_piece_impossible },
        { roques, "e1b1", erreur_deplacement_piece_impossible },
        { DEPART, "b1b3", erreur_deplacement_piece_impossible },
        { DEPART, "a1b3", erreur_deplacement_piece_impossible },
        { DEPART, "c1c4", erreur_deplacement_piece_impossible },
        { DEPART, "d1e3", erreur_deplacement_piece_impossible },
        { DEPART, "e2e5", erreur_deplacement_piece_impossible },
        { DEPART, "e2e1", erreur_deplacement_piece_impossible },
        { DEPART, "e2d2", erreur_deplacement_piece_impossible },
        { "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", erreur_deplacement_piece_impossible },
        /* En diagonale, sans rien à prendre. */
        { DEPART, "e2d3", erreur_deplacement_piece_impossible },
        { DEPART, "a1a3", erreur_piece_blocant_trajet },
        { DEPART, "f1b5", erreur_piece_blocant_trajet },
        { DEPART, "d1d3", erreur_piece_blocant_trajet },
        { DEPART, "a1a2", erreur_piece_blocant_trajet },
        { DEPART, "b1d2", erreur_piece_blocant_trajet },
        { DEPART, "e1e2", erreur_piece_blocant_trajet },
        /* Un pion ne prend pas devant lui, ni ne passe par-dessus. */
        { "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4e5", erreur_piece_blocant_trajet },
        { "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2e4", erreur_piece_blocant_trajet },
        { "4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1", "e2e4", erreur_piece_blocant_trajet },
        { "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", erreur_prise_en_passant_non_permise },
        { "4k3/8/8/3nP3/8/8/8/4K3 w - - 0 1", "e5d6", erreur_prise_en_passant_non_permise },
        { "4k3/8/8/3NP3/8/8/8/4K3 w - - 0 1", "e5d6", erreur_deplacement_piece_impossible },
        /* Une pièce de l'autre côté ne compte pas, ni une autre rangée. */
        { "4k3/8/8/4Pp2/8/8/8/4K3 w - - 0 1", "e5d6", erreur_deplacement_piece_impossible },
        { "4k3/8/8/8/3pP3/8/8/4K3 w - - 0 1", "e4d5", erreur_deplacement_piece_impossible },
        { "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1", "d4e3", erreur_prise_en_passant_non_permise },
        { "7k/8/8/r2Pp2K/8/8/8/8 w - e6 0 1", "d5e6", erreur_roi_en_echec },
        { "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1", "e2d3", erreur_roi_en_echec },
        { "4r1k1/8/8/8/8/8/8/4K2R w - - 0 1", "h1h2", erreur_roi_en_echec },
        { "3r2k1/8/8/8/8/8/8/4K3 w - - 0 1", "e1d1", erreur_roi_en_echec },
        { "8/8/8/8/8/3k4/P7/3K4 w - - 0 1", "d1d2", erreur_roi_en_echec },
    };
    size_t i;

    for (i = 0; i < sizeof refusees / sizeof *refusees; i++)
        verifie_refus(&refusees[i]);
}

/* Un coup qui a deux fautes rend le code de celle qui vient d'abord. */
VERIF(la_premiere_faute_l_emporte, "PARTIE-DEPLACER-G2")
{
    static const refus refusees[] = {
        { DEPART, "e4e4", erreur_case_depart_vide },
        { DEPART, "e7e7", erreur_piece_adverse },
        /* Cloué, mais d'abord : ne bouge pas ; ne va pas ainsi ; est barré. */
        { "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1", "e2e2", erreur_absence_de_deplacement },
        { "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1", "e2a3", erreur_deplacement_piece_impossible },
        { "4r1k1/8/8/8/8/3P4/4B3/4K3 w - - 0 1", "e2a6", erreur_piece_blocant_trajet },
        { DEPART, "c1c3", erreur_deplacement_piece_impossible },
        /* Le roi, en échec, veut roquer. */
        { "r3k2r/8/8/8/8/4r3/8/R3K1NR w KQkq - 0 1", "e1g1", erreur_roque_non_permis },
    };
    partie *p;
    size_t i;

    for (i = 0; i < sizeof refusees / sizeof *refusees; i++)
        verifie_refus(&refusees[i]);
    VERIF_INDICE("le pion de c5 n'a avancé que d'une case, et celui de d5 est cloué");
    VERIF_POSITION("3rk3/8/2p5/3P4/8/8/8/3K4 b - - 0 1");
    p = partie_de("3rk3/8/2p5/3P4/8/8/8/3K4 b - - 0 1");
    jouer_tout(p, "c6c5");
    VERIF_CODE(deplacer(p, "d5c6"), erreur_prise_en_passant_non_permise, nommer);
    partie_detruire(p);
}

/* Toutes les paires de cases de positions au hasard : légale si et seulement si la liste le dit. */
VERIF(toutes_les_paires_de_cases, "PARTIE-DEPLACER-G1 PARTIE-DEPLACER-G2 PARTIE-DEPLACER-G5 "
                                  "PARTIE-JOUER-G3 PARTIE-LISTER-G1")
{
    unsigned long long graine = 7;
    int numero, i, paire;

    for (numero = 0; numero < 8; numero++) {
        PARTIE_DE(p, position_riche(numero));

        for (i = 0; i < 6 && partie_etat(p) == partie_en_cours; i++) {
            coup_joue coups[PARTIE_COUPS_MAX], c;
            int j, nombre = partie_lister_coups(p, coups, PARTIE_COUPS_MAX);
            char fen[FEN_MAX];

            strcpy(fen, fen_de(p));
            VERIF_POSITION(fen);
            for (paire = 0; paire < 4096; paire++) {
                int x = paire % 8, y = paire / 8 % 8, x2 = paire / 64 % 8, y2 = paire / 512;
                type_piece sorte = partie_piece_en(p, x, y, NULL);
                int legal = 0, promotion = 0;
                type_erreur code, ecrit;
                char texte[8];

                for (j = 0; j < nombre; j++) {
                    if (coups[j].x_depart == x && coups[j].y_depart == y
                        && coups[j].x_arrivee == x2 && coups[j].y_arrivee == y2) {
                        legal = 1;
                        promotion = coups[j].type == deplacement_promotion;
                    }
                }
                if (legal && !promotion)
                    continue;
                snprintf(texte, sizeof texte, "%c%c%c%c", 'a' + x, '1' + y, 'a' + x2, '1' + y2);
                VERIF_CONTEXTE("coup %s", texte);
                code = partie_deplacer(p, x, y, x2, y2);
                /* Le roi sur sa tour : c'est aussi une façon d'écrire un roque. */
                ecrit = sorte == roi && partie_piece_en(p, x2, y2, NULL) == tour ? code
                    : partie_jouer(p, texte);
                VERIF_CODE(ecrit, code, nommer);
                VERIF_ENTIER(code == erreur_promotion_annulee, promotion);
                VERIF_VRAI(code != pas_erreur);
                VERIF_ENTIER(code == erreur_case_depart_vide, sorte == invalide);
            }
            VERIF_CHAINE(fen_de(p), fen);
            VERIF_ENTIER(partie_nombre_coups(p), i);
            c = coups[hasard(&graine, nombre)];
            if (c.type == deplacement_promotion)
                break;
            VERIF_CODE(partie_deplacer(p, c.x_depart, c.y_depart, c.x_arrivee, c.y_arrivee),
                       pas_erreur, nommer);
        }
        partie_detruire(p);
    }
}

/* ---- Ce qu'un refus laisse comme il était --------------------------------------------------------- */

/* Annule tout puis rétablit tout, jusqu'à la photo de départ. */
static void verifie_annuler_et_retablir(partie *p, int annulables, int retablissables)
{
    photo ici = photo_de(p);
    int i;

    for (i = 0; i < retablissables; i++)
        VERIF_CODE(partie_retablir(p), pas_erreur, nommer);
    VERIF_CODE(partie_retablir(p), erreur_rien_a_retablir, nommer);
    for (i = 0; i < retablissables; i++)
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    verifie_photo(p, &ici);
    for (i = 0; i < annulables; i++)
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_CODE(partie_annuler(p), erreur_rien_a_annuler, nommer);
    for (i = 0; i < annulables; i++)
        VERIF_CODE(partie_retablir(p), pas_erreur, nommer);
    verifie_photo(p, &ici);
}

VERIF(un_refus_ne_change_rien,
      "PARTIE-DEPLACER-G5 PARTIE-DEPLACER-G7 PARTIE-JOUER-G5 PARTIE-RECLAMER-G4 "
      "PARTIE-RECLAMER-AVEC-G4 PARTIE-LIRE-FEN-G2")
{
    static const char *const refuses[] = {
        "e3e4", "d8d5", "f3f3", "e1c1", "f3f5", "a1a5", "e1e2", "e5d6", "h5h6",
        "Cg5x", "Tb1", "Cd2", "b8=D", "O-O-O", "e5d6q", "xyz", "", "\xff",
    };
    PARTIE_DE(p, "r3k2r/8/8/3pP3/8/5N2/3K4/1N5R w kq - 96 120");
    int i;

    /* Trois fois la même position : les répétitions aussi sont à garder. */
    jouer_tout(p, "d2e2 e8f8 e2d2 f8e8 d2e2 e8f8 e2d2 f8e8 d2e2 e8f8 e2d2");
    VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_repetition_3), 1);
    VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_50_coups), 1);
    jouer_tout(p, "f8g8 d2e2");
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    for (i = 0; i < (int)(sizeof refuses / sizeof *refuses); i++) {
        photo avant = photo_de(p);

        VERIF_CONTEXTE("coup %s", refuses[i]);
        VERIF_VRAI(partie_jouer(p, refuses[i]) != pas_erreur);
        verifie_photo(p, &avant);
        if (strlen(refuses[i]) == 4 && refuses[i][1] <= '8')
            VERIF_VRAI(deplacer(p, refuses[i]) != pas_erreur);
        VERIF_VRAI(partie_reclamer_avec(p, partie_nulle_50_coups, refuses[i]) != pas_erreur);
        VERIF_CODE(partie_lire_fen(p, "8/8/8/8 w - - 0 1"), erreur_fen_placement, nommer);
        verifie_photo(p, &avant);
        verifie_annuler_et_retablir(p, 11, 2);
    }
    partie_detruire(p);
}

VERIF(une_partie_finie_ne_se_joue_plus,
      "PARTIE-DEPLACER-G4 PARTIE-DEPLACER-G7 PARTIE-JOUER-G4 PARTIE-JOUER-G5")
{
    int i;

    for (i = 0; i < 5; i++) {
        PARTIE_DE(p, i < 3 ? DEPART : "7k/8/6K1/8/8/8/8/R7 w - - 149 90");
        photo avant;
        temoin t;

        VERIF_CONTEXTE("fin %d", i);
        switch (i) {
        case 0: jouer_tout(p, "f2f3 e7e5 g2g4 d8h4"); break;
        case 1: VERIF_CODE(partie_abandonner(p, 0), pas_erreur, nommer); break;
        case 2: VERIF_CODE(partie_convenir_nulle(p), pas_erreur, nommer); break;
        case 3: VERIF_CODE(partie_reclamer(p, partie_nulle_50_coups), pas_erreur, nommer); break;
        default: jouer_tout(p, "a1a2"); break;
        }
        avant = photo_de(p);
        temoin_branche(&t, p);
        temoin_attend(&t);
        VERIF_STDERR("", VERIF_CODE(deplacer(p, i < 3 ? "a2a3" : "h8g8"), erreur_partie_finie,
                                    nommer));
        VERIF_STDERR("", VERIF_CODE(partie_jouer(p, i < 3 ? "a3" : "Rg8"), erreur_partie_finie,
                                    nommer));
        {
            VERIF_INDICE("même un coup qui n'en est pas un");
            VERIF_STDERR("", VERIF_CODE(partie_jouer(p, "xyz"), erreur_partie_finie, nommer));
            VERIF_STDERR("", VERIF_CODE(deplacer(p, "d4d4"), erreur_partie_finie, nommer));
        }
        verifie_photo(p, &avant);
        VERIF_ENTIER(t.poses + t.retraits, 0);
        VERIF_ENTIER(t.messages, 4);
        partie_detruire(p);
    }
}

/* ---- Ce qui est mal écrit --------------------------------------------------------------------------- */

VERIF(un_texte_qui_n_est_pas_un_coup, "PARTIE-JOUER-G2 PARTIE-JOUER-G5")
{
    static const char *const illisibles[] = {
        "", " ", "e", "e9", "i4", "e2e9", "e4e", "Zf3", "Nf3", "Cf", "C", "hello", "e2 e4",
        "O-O-O-O", "--", "\xff\xfe", "\x1b[2J", "e2e4e5", "Pe4", "0", "1-0", "e2e4 e7e5", "e4 e5", "Cf3 Cf6",
        "\xe2\x98\xba",
    };
    PARTIE_DE(p, DEPART);
    photo avant = photo_de(p);
    char enorme[5000];
    size_t i;

    for (i = 0; i < sizeof illisibles / sizeof *illisibles; i++) {
        VERIF_CONTEXTE("texte %d : « %s »", (int)i, illisibles[i]);
        VERIF_STDERR("", VERIF_CODE(partie_jouer(p, illisibles[i]), erreur_notation_illisible,
                                    nommer));
        verifie_photo(p, &avant);
    }
    memset(enorme, 'e', sizeof enorme - 1);
    enorme[sizeof enorme - 1] = '\0';
    VERIF_CODE(partie_jouer(p, enorme), erreur_notation_illisible, nommer);
    partie_detruire(p);
}

VERIF(un_texte_ambigu, "PARTIE-JOUER-G2")
{
    PARTIE_DE(p, "4k3/8/8/8/8/8/8/RN2KN1R w - - 0 1");
    photo avant = photo_de(p);

    VERIF_CODE(partie_jouer(p, "Cd2"), erreur_notation_ambigue, nommer);
    verifie_photo(p, &avant);
    VERIF_CODE(partie_jouer(p, "Cbd2"), pas_erreur, nommer);
    partie_detruire(p);
    VERIF_POSITION("4k3/8/8/8/R7/8/8/R3K3 w - - 0 1");
    p = partie_de("4k3/8/8/8/R7/8/8/R3K3 w - - 0 1");
    VERIF_CODE(partie_jouer(p, "Ta3"), erreur_notation_ambigue, nommer);
    VERIF_CODE(partie_jouer(p, "T1a3"), pas_erreur, nommer);
    partie_detruire(p);
    VERIF_INDICE("un cavalier cloué ne compte pas");
    VERIF_POSITION("4r1k1/8/8/8/8/8/4N3/1N2K3 w - - 0 1");
    p = partie_de("4r1k1/8/8/8/8/8/4N3/1N2K3 w - - 0 1");
    VERIF_CODE(partie_jouer(p, "Cc3"), pas_erreur, nommer);
    partie_detruire(p);
}

VERIF(un_coup_illegal_ecrit_en_notation, "PARTIE-JOUER-G3")
{
    static const refus refusees[] = {
        /* On sait quelle pièce : son code. */
        { DEPART, "O-O", erreur_roque_non_permis },
        { DEPART, "O-O-O", erreur_roque_non_permis },
        { DEPART, "Re2", erreur_piece_blocant_trajet },
        { DEPART, "Dd3", erreur_piece_blocant_trajet },
        { DEPART, "De3", erreur_deplacement_piece_impossible },
        { DEPART, "Fb5", erreur_piece_blocant_trajet },
        { DEPART, "e5", erreur_deplacement_piece_impossible },
        { DEPART, "exd3", erreur_deplacement_piece_impossible },
        { "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6", erreur_prise_en_passant_non_permise },
        { "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1", "Fd3", erreur_roi_en_echec },
        { "4r1k1/8/8/8/8/8/8/4K2R w - - 0 1", "Th2", erreur_roi_en_echec },
        /* Aucune pièce ne peut. */
        { "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "Dd3", erreur_deplacement_piece_impossible },
        { "4k3/8/8/8/8/8/8/RN2KN1R w - - 0 1", "Ch8", erreur_deplacement_piece_impossible },
        /* Un roi qui n'est pas chez lui ne roque pas, où qu'il soit. */
        { "4k3/8/8/8/8/8/8/5K1R w - - 0 1", "O-O", erreur_roque_non_permis },
        { "4k3/8/8/8/8/8/8/5RK1 w - - 0 1", "O-O", erreur_roque_non_permis },
        { "4k3/8/8/8/8/8/8/5RK1 w - - 0 1", "0-0-0", erreur_roque_non_permis },
        { "4k3/8/8/8/4K3/8/8/5R2 w - - 0 1", "O-O", erreur_roque_non_permis },
        { "4k3/8/8/8/8/8/8/1R2nK1R w HB - 0 1", "O-O-O", erreur_roque_non_permis },
        /* Une pièce de promotion qui n'est pas permise. */
        { "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=R", erreur_promotion_non_permise },
        { "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8k", erreur_promotion_non_permise },
        { "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8p", erreur_promotion_non_permise },
        { DEPART, "e4=D", erreur_promotion_non_permise },
        { DEPART, "e2e4q", erreur_promotion_non_permise },
        { DEPART, "Cf3=D", erreur_promotion_non_permise },
        /* Une prise qui n'en est pas une. */
        { "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "axa8", erreur_deplacement_piece_impossible },
        { DEPART, "Cxf3", erreur_deplacement_piece_impossible },
    };
    size_t i;

    for (i = 0; i < sizeof refusees / sizeof *refusees; i++) {
        PARTIE_DE(p, refusees[i].fen);
        photo avant = photo_de(p);
        temoin t;

        temoin_branche(&t, p);
        temoin_attend(&t);
        t.reponse = 0;
        VERIF_CONTEXTE("coup %s", refusees[i].coup);
        VERIF_STDERR("", VERIF_CODE(partie_jouer(p, refusees[i].coup), refusees[i].code, nommer));
        verifie_photo(p, &avant);
        VERIF_ENTIER(t.poses + t.retraits + t.questions, 0);
        VERIF_ENTIER(t.messages, 1);
        partie_detruire(p);
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(deplacer_hors_de_l_echiquier),
    VERIF_LIGNE(le_code_de_chaque_faute),
    VERIF_LIGNE(la_premiere_faute_l_emporte),
    VERIF_LIGNE(toutes_les_paires_de_cases),
    VERIF_LIGNE(un_refus_ne_change_rien),
    VERIF_LIGNE(une_partie_finie_ne_se_joue_plus),
    VERIF_LIGNE(un_texte_qui_n_est_pas_un_coup),
    VERIF_LIGNE(un_texte_ambigu),
    VERIF_LIGNE(un_coup_illegal_ecrit_en_notation))
