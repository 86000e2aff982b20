/* Section « Notation » de partie.h. */
#include "partie_essai.h"

static const int hors_limites[] = PARTIE_HORS_LIMITES;

static size_t ecrire_san(const partie *p, const char *cases, type_piece promotion, char *tampon,
                         size_t taille)
{
    coup_joue coup = coup_de(cases, promotion);

    VERIF_CONTEXTE("coup %s, promotion %d", cases, (int)promotion);
    return partie_ecrire_san(p, &coup, tampon, taille);
}

static size_t ecrire_uci(const partie *p, const char *cases, type_piece promotion, char *tampon,
                         size_t taille)
{
    coup_joue coup = coup_de(cases, promotion);

    VERIF_CONTEXTE("coup %s, promotion %d", cases, (int)promotion);
    return partie_ecrire_uci(p, &coup, tampon, taille);
}

/* ---- Écrire un coup ----------------------------------------------------------------------------- */

VERIF(ecrire_sans_arguments, "PARTIE-SAN-N1 PARTIE-SAN-N2 PARTIE-SAN-N5 PARTIE-UCI-N1 PARTIE-UCI-N2 "
                             "PARTIE-UCI-N5")
{
    PARTIE_DE(p, DEPART);
    char tampon[PARTIE_SAN_MAX];
    coup_joue coup = coup_de("e2e4", invalide);

    VERIF_VIDE(tampon, VERIF_NATUREL(partie_ecrire_san(NULL, &coup, tampon, sizeof tampon), 0));
    VERIF_VIDE(tampon, VERIF_NATUREL(partie_ecrire_san(p, NULL, tampon, sizeof tampon), 0));
    VERIF_NATUREL(partie_ecrire_san(p, &coup, NULL, 5), 0);
    VERIF_VIDE(tampon, VERIF_NATUREL(partie_ecrire_uci(NULL, &coup, tampon, sizeof tampon), 0));
    VERIF_VIDE(tampon, VERIF_NATUREL(partie_ecrire_uci(p, NULL, tampon, sizeof tampon), 0));
    VERIF_NATUREL(partie_ecrire_uci(p, &coup, NULL, 5), 0);
    partie_detruire(p);
}

VERIF(ecrire_hors_de_l_echiquier, "PARTIE-SAN-N3 PARTIE-UCI-N3")
{
    PARTIE_DE(p, DEPART);
    char tampon[PARTIE_SAN_MAX];
    size_t i, j;

    for (i = 0; i < sizeof hors_limites / sizeof *hors_limites; i++) {
        for (j = 0; j < 4; j++) {
            coup_joue coup = coup_de("e2e4", invalide);

            *(j == 0 ? &coup.x_depart : j == 1 ? &coup.y_depart
              : j == 2 ? &coup.x_arrivee : &coup.y_arrivee) = hors_limites[i];
            VERIF_CONTEXTE("(%d, %d) vers (%d, %d)", coup.x_depart, coup.y_depart, coup.x_arrivee,
                           coup.y_arrivee);
            VERIF_VIDE(tampon, VERIF_NATUREL(partie_ecrire_san(p, &coup, tampon, sizeof tampon), 0));
            VERIF_VIDE(tampon, VERIF_NATUREL(partie_ecrire_uci(p, &coup, tampon, sizeof tampon), 0));
        }
    }
    partie_detruire(p);
}

VERIF(ecrire_une_promotion_qui_n_existe_pas, "PARTIE-SAN-N4 PARTIE-UCI-N4")
{
    static const int promotions[] = { INT_MIN, -1, 8, 64, INT_MAX };
    PARTIE_DE(p, DEPART);
    char tampon[PARTIE_SAN_MAX];
    size_t i;

    for (i = 0; i < sizeof promotions / sizeof *promotions; i++) {
        coup_joue coup = coup_de("e2e4", (type_piece)promotions[i]);

        VERIF_CONTEXTE("promotion %d", promotions[i]);
        VERIF_VIDE(tampon, VERIF_NATUREL(partie_ecrire_san(p, &coup, tampon, sizeof tampon), 0));
        VERIF_VIDE(tampon, VERIF_NATUREL(partie_ecrire_uci(p, &coup, tampon, sizeof tampon), 0));
    }
    partie_detruire(p);
}

VERIF(la_notation_de_coups_connus, "PARTIE-SAN-G1")
{
    static const struct {
        const char *fen, *coup;
        type_piece promotion;
        const char *francais, *anglais;
    } coups[] = {
        { DEPART, "e2e4", invalide, "e4", "e4" },
        { DEPART, "g1f3", invalide, "Cf3", "Nf3" },
        /* La pièce d'un coup qui n'est pas une promotion ne compte pas. */
        { DEPART, "g1f3", dame, "Cf3", "Nf3" },
        { "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", invalide, "exd6", "exd6" },
        { "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", invalide, "O-O", "O-O" },
        { "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1", invalide, "O-O-O", "O-O-O" },
        { "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a8", invalide, "Txa8+", "Rxa8+" },
        { "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", dame, "a8=D+", "a8=Q+" },
        { "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", tour, "a8=T+", "a8=R+" },
        { "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", fou, "a8=F", "a8=B" },
        { "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", cavalier, "a8=C", "a8=N" },
        { "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8", dame, "axb8=D+", "axb8=Q+" },
        { "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", invalide, "Ta8#", "Ra8#" },
        { "4k3/8/8/8/8/8/8/RN2KN1R w - - 0 1", "b1d2", invalide, "Cbd2", "Nbd2" },
        { "4k3/8/8/8/R7/8/8/R3K3 w - - 0 1", "a1a3", invalide, "T1a3", "R1a3" },
        /* Un cavalier cloué ne rend pas l'autre ambigu. */
        { "4r1k1/8/8/8/8/8/4N3/1N2K3 w - - 0 1", "b1c3", invalide, "Cc3", "Nc3" },
        { "7k/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", invalide, "O-O-O", "O-O-O" },
        { "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", invalide, "O-O-O+", "O-O-O+" },
    };
    size_t i;

    for (i = 0; i < sizeof coups / sizeof *coups; i++) {
        PARTIE_DE(p, coups[i].fen);
        char san[PARTIE_SAN_MAX];

        VERIF_CONTEXTE("coup %s, promotion %d", coups[i].coup, (int)coups[i].promotion);
        VERIF_NATUREL(ecrire_san(p, coups[i].coup, coups[i].promotion, san, sizeof san),
                      strlen(coups[i].francais));
        VERIF_CHAINE(san, coups[i].francais);
        echecs_choisir_langue(langue_anglais);
        ecrire_san(p, coups[i].coup, coups[i].promotion, san, sizeof san);
        VERIF_CHAINE(san, coups[i].anglais);
        echecs_choisir_langue(langue_francais);
        partie_detruire(p);
    }
}

VERIF(trois_dames_demandent_la_case_entiere, "PARTIE-SAN-G1 PARTIE-SAN-G3")
{
    PARTIE_DE(p, "1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1");
    char san[PARTIE_SAN_MAX];

    VERIF_INDICE("ni la colonne ni la rangée ne suffisent");
    ecrire_san(p, "h4e1", invalide, san, sizeof san);
    VERIF_CHAINE(san, "Dh4e1");
    ecrire_san(p, "e4e1", invalide, san, sizeof san);
    VERIF_CHAINE(san, "Dee1");
    VERIF_INDICE("la rangée, si la colonne ne suffit pas");
    ecrire_san(p, "h1e1", invalide, san, sizeof san);
    VERIF_CHAINE(san, "D1e1");
    partie_detruire(p);
}

VERIF(les_coups_des_moteurs, "PARTIE-UCI-G1")
{
    static const struct {
        const char *fen, *coup;
        type_piece promotion;
        const char *uci;
    } coups[] = {
        { DEPART, "e2e4", invalide, "e2e4" },
        { DEPART, "g1f3", dame, "g1f3" },
        { "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", invalide, "e5d6" },
        { "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", dame, "a7a8q" },
        { "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", tour, "a7a8r" },
        { "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", fou, "a7a8b" },
        { "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", cavalier, "a7a8n" },
        { "4k3/8/8/8/8/8/7p/4K3 b - - 0 1", "h2h1", dame, "h2h1q" },
        { "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", invalide, "e1g1" },
        { "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8", invalide, "e8c8" },
        /* En Chess960, le roi va sur sa tour. */
        { "4k3/8/8/8/8/8/8/5K1R w H - 0 1", "f1h1", invalide, "f1h1" },
        { "4k3/8/8/8/8/8/8/1R2K3 w B - 0 1", "e1b1", invalide, "e1b1" },
    };
    size_t i;

    for (i = 0; i < sizeof coups / sizeof *coups; i++) {
        PARTIE_DE(p, coups[i].fen);
        char uci[PARTIE_SAN_MAX];
        int choix;

        VERIF_CONTEXTE("coup %s, promotion %d", coups[i].coup, (int)coups[i].promotion);
        for (choix = 0; choix < 2; choix++) {
            VERIF_INDICE("la même forme dans toutes les langues");
            echecs_choisir_langue(choix == 0 ? langue_francais : langue_anglais);
            VERIF_NATUREL(ecrire_uci(p, coups[i].coup, coups[i].promotion, uci, sizeof uci),
                          strlen(coups[i].uci));
            VERIF_CHAINE(uci, coups[i].uci);
        }
        VERIF_CODE(partie_jouer(p, uci), pas_erreur, nommer);
        partie_detruire(p);
    }
}

VERIF(pas_de_notation_sans_coup_legal, "PARTIE-SAN-G2 PARTIE-UCI-G2")
{
    static const struct {
        const char *fen, *coup;
        type_piece promotion;
    } coups[] = {
        { DEPART, "e2e5", invalide },
        { DEPART, "e7e5", invalide },
        { DEPART, "e4e5", invalide },
        { DEPART, "e2e2", invalide },
        { DEPART, "e1g1", invalide },
        { "4r1k1/8/8/8/8/8/4N3/1N2K3 w - - 0 1", "e2c3", invalide },
        { "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", invalide },
        { "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", roi },
        { "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", pion_blanc },
        { "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", pion_noir },
        { "7k/8/6K1/8/8/8/8/R7 w - - 150 90", "a1a2", invalide },
    };
    partie *p;
    char san[PARTIE_SAN_MAX];
    size_t i;

    for (i = 0; i < sizeof coups / sizeof *coups; i++) {
        VERIF_POSITION(coups[i].fen);
        p = partie_de(coups[i].fen);
        VERIF_CONTEXTE("coup %s, promotion %d", coups[i].coup, (int)coups[i].promotion);
        strcpy(san, "plein");
        VERIF_NATUREL(ecrire_san(p, coups[i].coup, coups[i].promotion, san, sizeof san), 0);
        VERIF_CHAINE(san, "");
        VERIF_VIDE(san, VERIF_NATUREL(ecrire_uci(p, coups[i].coup, coups[i].promotion, san,
                                                 sizeof san), 0));
        partie_detruire(p);
    }
    VERIF_POSITION(DEPART);
    p = partie_de(DEPART);
    VERIF_CODE(partie_abandonner(p, 0), pas_erreur, nommer);
    VERIF_VIDE(san, VERIF_NATUREL(ecrire_san(p, "e2e4", invalide, san, sizeof san), 0));
    VERIF_VIDE(san, VERIF_NATUREL(ecrire_uci(p, "e2e4", invalide, san, sizeof san), 0));
    partie_detruire(p);
    p = partie_creer();
    VERIF_VIDE(san, VERIF_NATUREL(ecrire_uci(p, "e2e4", invalide, san, sizeof san), 0));
    partie_detruire(p);
}

VERIF(une_notation_dans_toutes_les_tailles, "PARTIE-SAN-G3 PARTIE-UCI-G3")
{
    PARTIE_DE(p, "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    size_t taille;
    int uci;

    for (uci = 0; uci < 2; uci++) {
        const char *attendu = uci ? "a7b8q" : "axb8=D+";
        size_t (*ecrire)(const partie *, const char *, type_piece, char *, size_t) =
            uci ? ecrire_uci : ecrire_san;

        for (taille = 0; taille < PARTIE_SAN_MAX; taille++) {
            char tampon[PARTIE_SAN_MAX + 1];

            VERIF_REMPLIR(tampon, sizeof tampon);
            VERIF_NATUREL(ecrire(p, "a7b8", dame, tampon, taille), strlen(attendu));
            VERIF_CONTEXTE("taille %d", (int)taille);
            verifie_debut(tampon, taille, attendu);
        }
        VERIF_NATUREL(ecrire(p, "a7b8", dame, NULL, 0), strlen(attendu));
    }
    partie_detruire(p);
}

/* ---- partie_lire_coup ---------------------------------------------------------------------------- */

VERIF(lire_coup_sans_arguments, "PARTIE-LIRE-COUP-N1 PARTIE-LIRE-COUP-N2 PARTIE-LIRE-COUP-N3")
{
    PARTIE_DE(p, DEPART);
    coup_joue coup;

    VERIF_REMPLIR(&coup, sizeof coup);
    VERIF_INCHANGE(&coup, sizeof coup,
                   VERIF_CODE(partie_lire_coup(NULL, "e4", &coup), erreur_pointeur_nul, nommer));
    VERIF_INCHANGE(&coup, sizeof coup,
                   VERIF_CODE(partie_lire_coup(p, NULL, &coup), erreur_pointeur_nul, nommer));
    VERIF_CODE(partie_lire_coup(p, "e4", NULL), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_lire_coup(p, "e5", NULL), erreur_pointeur_nul, nommer);
    partie_detruire(p);
}

/* Les deux écritures d'un coup légal donnent ce coup, membre par membre. */
static void verifie_lecture(const partie *p, const coup_joue *attendu)
{
    char texte[PARTIE_SAN_MAX];
    coup_joue coup;
    int uci;

    for (uci = 0; uci < 2; uci++) {
        size_t longueur = uci ? partie_ecrire_uci(p, attendu, texte, sizeof texte)
                              : partie_ecrire_san(p, attendu, texte, sizeof texte);

        VERIF_CONTEXTE("« %s » dans %s", texte, fen_de(p));
        VERIF_VRAI(longueur > 1 && longueur < PARTIE_SAN_MAX);
        VERIF_REMPLIR(&coup, sizeof coup);
        VERIF_CODE(partie_lire_coup(p, texte, &coup), pas_erreur, nommer);
        VERIF_MEME(&coup, attendu, sizeof coup);
    }
}

VERIF(tout_coup_ecrit_se_relit, "PARTIE-LIRE-COUP-G1 PARTIE-LIRE-COUP-G3 PARTIE-UCI-G1 PARTIE-SAN-G1")
{
    static const char *const chess960[] = {
        "4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1",
        "1r3k1r/8/8/8/8/8/8/4K3 b hb - 0 1",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    };
    unsigned long long graine = 31;
    int numero, i, j;

    for (numero = 0; numero < 19; numero++) {
        PARTIE_DE(p, numero < 16 ? position_riche(numero) : chess960[numero - 16]);

        echecs_choisir_langue(numero % 2 == 0 ? langue_francais : langue_anglais);
        for (i = 0; i < 30; i++) {
            coup_joue coups[PARTIE_COUPS_MAX];
            int nombre = partie_lister_coups(p, coups, PARTIE_COUPS_MAX);
            photo avant = photo_de(p);

            for (j = 0; j < nombre; j++)
                verifie_lecture(p, &coups[j]);
            verifie_photo(p, &avant);
            if (nombre == 0)
                break;
            VERIF_CODE(partie_jouer_coup(p, &coups[hasard(&graine, nombre)]), pas_erreur, nommer);
        }
        partie_detruire(p);
    }
}

VERIF(un_texte_refuse_ne_change_rien, "PARTIE-LIRE-COUP-G2 PARTIE-LIRE-COUP-G3")
{
    static const char *const textes[] = {
        "", "xyz", "\xff\xfe", "\x1b[2J\n", "e5", "exd6", "O-O", "Cd4", "e2e2", "e7e5", "a1", "Ta8",
        "b8=R", "b7b8k", "une phrase entière, bien trop longue pour être un coup d'échecs",
    };
    PARTIE_DE(p, "r3k2r/1P6/8/3p4/8/2N3N1/8/1R2K2R w kq - 0 1");
    coup_joue coup;
    size_t i;

    VERIF_REMPLIR(&coup, sizeof coup);
    for (i = 0; i < sizeof textes / sizeof *textes; i++) {
        type_erreur attendu = partie_verifier_texte(p, textes[i], NULL, 0);

        VERIF_CONTEXTE("texte %d : « %s »", (int)i, textes[i]);
        VERIF_VRAI(attendu != pas_erreur);
        VERIF_STDERR("", VERIF_INCHANGE(&coup, sizeof coup,
                                        VERIF_CODE(partie_lire_coup(p, textes[i], &coup), attendu,
                                                   nommer)));
    }
    {
        VERIF_INDICE("il manque la pièce de la promotion");
        VERIF_INCHANGE(&coup, sizeof coup, VERIF_CODE(partie_lire_coup(p, "b8", &coup),
                                                      erreur_promotion_annulee, nommer));
        VERIF_INCHANGE(&coup, sizeof coup, VERIF_CODE(partie_lire_coup(p, "b7xa8", &coup),
                                                      erreur_promotion_annulee, nommer));
    }
    VERIF_CODE(partie_lire_coup(p, "Ce4", &coup), erreur_notation_ambigue, nommer);
    VERIF_CODE(partie_abandonner(p, 0), pas_erreur, nommer);
    VERIF_INCHANGE(&coup, sizeof coup, VERIF_CODE(partie_lire_coup(p, "Rd1", &coup),
                                                  erreur_partie_finie, nommer));
    partie_detruire(p);
    p = partie_creer();
    VERIF_INCHANGE(&coup, sizeof coup, VERIF_CODE(partie_lire_coup(p, "e4", &coup),
                                                  erreur_partie_non_commencee, nommer));
    partie_detruire(p);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(ecrire_sans_arguments),
    VERIF_LIGNE(ecrire_hors_de_l_echiquier),
    VERIF_LIGNE(ecrire_une_promotion_qui_n_existe_pas),
    VERIF_LIGNE(la_notation_de_coups_connus),
    VERIF_LIGNE(trois_dames_demandent_la_case_entiere),
    VERIF_LIGNE(les_coups_des_moteurs),
    VERIF_LIGNE(pas_de_notation_sans_coup_legal),
    VERIF_LIGNE(une_notation_dans_toutes_les_tailles),
    VERIF_LIGNE(lire_coup_sans_arguments),
    VERIF_LIGNE(tout_coup_ecrit_se_relit),
    VERIF_LIGNE(un_texte_refuse_ne_change_rien))
