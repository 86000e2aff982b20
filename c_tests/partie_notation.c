/* Section « Notation » de partie.h. */
#include "partie_essai.h"

static const int hors_limites[] = PARTIE_HORS_LIMITES;

static size_t ecrire_san(const partie *p, const char *coup, type_piece promotion, char *tampon,
                         size_t taille)
{
    int c[4];

    lire_cases(coup, c);
    VERIF_CONTEXTE("coup %s, promotion %d", coup, (int)promotion);
    return partie_ecrire_san(p, c[0], c[1], c[2], c[3], promotion, tampon, taille);
}

VERIF(san_sans_arguments, "PARTIE-SAN-N1 PARTIE-SAN-N4 PARTIE-NOMBRE-N1 PARTIE-COUP-JOUE-N1 "
                          "PARTIE-SAN-JOUE-N1 PARTIE-SAN-JOUE-N3 PARTIE-COUP-JOUE-N3")
{
    partie *p = partie_de(DEPART);
    char tampon[PARTIE_SAN_MAX];
    coup_joue coup;

    jouer_tout(p, "e2e4");
    memset(tampon, 'x', sizeof tampon);
    memset(&coup, 0x5A, sizeof coup);
    VERIF_INCHANGE(tampon, sizeof tampon,
                   VERIF_NATUREL(partie_ecrire_san(NULL, 4, 6, 4, 4, invalide, tampon,
                                                   sizeof tampon), 0));
    VERIF_NATUREL(partie_ecrire_san(p, 4, 6, 4, 4, invalide, NULL, 5), 0);
    VERIF_ENTIER(partie_nombre_coups(NULL), 0);
    VERIF_INCHANGE(&coup, sizeof coup,
                   VERIF_CODE(partie_coup_joue(NULL, 1, &coup), erreur_pointeur_nul, nommer));
    VERIF_CODE(partie_coup_joue(p, 1, NULL), erreur_pointeur_nul, nommer);
    VERIF_INCHANGE(tampon, sizeof tampon,
                   VERIF_NATUREL(partie_ecrire_san_joue(NULL, 1, tampon, sizeof tampon), 0));
    VERIF_NATUREL(partie_ecrire_san_joue(p, 1, NULL, 5), 0);
    partie_detruire(p);
}

VERIF(san_hors_de_l_echiquier, "PARTIE-SAN-N2")
{
    partie *p = partie_de(DEPART);
    char tampon[PARTIE_SAN_MAX];
    size_t i, j;

    memset(tampon, 'x', sizeof tampon);
    for (i = 0; i < sizeof hors_limites / sizeof *hors_limites; i++) {
        for (j = 0; j < 4; j++) {
            int c[4] = { 4, 1, 4, 3 };

            c[j] = hors_limites[i];
            VERIF_CONTEXTE("(%d, %d) vers (%d, %d)", c[0], c[1], c[2], c[3]);
            VERIF_INCHANGE(tampon, sizeof tampon,
                           VERIF_NATUREL(partie_ecrire_san(p, c[0], c[1], c[2], c[3], invalide,
                                                           tampon, sizeof tampon), 0));
        }
    }
    partie_detruire(p);
}

VERIF(san_d_une_promotion_qui_n_existe_pas, "PARTIE-SAN-N3")
{
    static const int promotions[] = { INT_MIN, -1, 8, 64, INT_MAX };
    partie *p = partie_de(DEPART);
    char tampon[PARTIE_SAN_MAX];
    size_t i;

    memset(tampon, 'x', sizeof tampon);
    for (i = 0; i < sizeof promotions / sizeof *promotions; i++) {
        VERIF_CONTEXTE("promotion %d", promotions[i]);
        VERIF_INCHANGE(tampon, sizeof tampon,
                       VERIF_NATUREL(partie_ecrire_san(p, 4, 1, 4, 3, (type_piece)promotions[i],
                                                       tampon, sizeof tampon), 0));
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
        partie *p = partie_de(coups[i].fen);
        char san[PARTIE_SAN_MAX];

        VERIF_NATUREL(ecrire_san(p, coups[i].coup, coups[i].promotion, san, sizeof san),
                      strlen(coups[i].francais));
        VERIF_CHAINE(san, coups[i].francais);
        echecs_langue(langue_anglais);
        ecrire_san(p, coups[i].coup, coups[i].promotion, san, sizeof san);
        VERIF_CHAINE(san, coups[i].anglais);
        echecs_langue(langue_francais);
        partie_detruire(p);
    }
}

VERIF(trois_dames_demandent_la_case_entiere, "PARTIE-SAN-G1 PARTIE-SAN-G3")
{
    partie *p = partie_de("1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1");
    char san[PARTIE_SAN_MAX];

    VERIF_INDICE("ni la colonne ni la rangée ne suffisent");
    ecrire_san(p, "h4e1", invalide, san, sizeof san);
    VERIF_CHAINE(san, "Dh4e1");
    ecrire_san(p, "e4e1", invalide, san, sizeof san);
    VERIF_CHAINE(san, "Dee1");
    partie_detruire(p);
}

VERIF(pas_de_notation_sans_coup_legal, "PARTIE-SAN-G2")
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
        p = partie_de(coups[i].fen);
        strcpy(san, "plein");
        VERIF_NATUREL(ecrire_san(p, coups[i].coup, coups[i].promotion, san, sizeof san), 0);
        VERIF_CHAINE(san, "");
        partie_detruire(p);
    }
    p = partie_de(DEPART);
    VERIF_CODE(partie_abandonner(p, 0), pas_erreur, nommer);
    VERIF_NATUREL(ecrire_san(p, "e2e4", invalide, san, sizeof san), 0);
    VERIF_CHAINE(san, "");
    partie_detruire(p);
}

VERIF(une_notation_dans_toutes_les_tailles, "PARTIE-SAN-G3 PARTIE-SAN-JOUE-G1")
{
    partie *p = partie_de("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    static const char attendu[] = "axb8=D+";
    size_t taille;
    int joue;

    for (joue = 0; joue < 2; joue++) {
        if (joue)
            jouer_tout(p, "a7b8q");
        for (taille = 0; taille < PARTIE_SAN_MAX; taille++) {
            char tampon[PARTIE_SAN_MAX + 1], debut[PARTIE_SAN_MAX];

            memset(tampon, 'x', sizeof tampon);
            VERIF_NATUREL(joue ? partie_ecrire_san_joue(p, 1, tampon, taille)
                               : ecrire_san(p, "a7b8", dame, tampon, taille), 7);
            VERIF_CONTEXTE("taille %d", (int)taille);
            if (taille > 0) {
                snprintf(debut, taille, "%s", attendu);
                VERIF_CHAINE(tampon, debut);
            }
            VERIF_ENTIER(tampon[taille], 'x');
        }
        VERIF_NATUREL(joue ? partie_ecrire_san_joue(p, 1, NULL, 0)
                           : ecrire_san(p, "a7b8", dame, NULL, 0), 7);
    }
    partie_detruire(p);
}

/* ---- Les coups joués ------------------------------------------------------------------------------- */

VERIF(les_numeros_des_coups_joues, "PARTIE-COUP-JOUE-N2 PARTIE-SAN-JOUE-N2")
{
    static const int numeros[] = { INT_MIN, -1, 0, 3, 4, 256, INT_MAX };
    partie *p = partie_de(DEPART), *vierge = partie_creer();
    char tampon[PARTIE_SAN_MAX];
    coup_joue coup;
    size_t i;

    jouer_tout(p, "e2e4 e7e5 g1f3");
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    memset(tampon, 'x', sizeof tampon);
    memset(&coup, 0x5A, sizeof coup);
    for (i = 0; i < sizeof numeros / sizeof *numeros; i++) {
        VERIF_CONTEXTE("numéro %d sur 2", numeros[i]);
        VERIF_INCHANGE(&coup, sizeof coup,
                       VERIF_CODE(partie_coup_joue(p, numeros[i], &coup),
                                  erreur_argument_hors_limites, nommer));
        VERIF_INCHANGE(tampon, sizeof tampon,
                       VERIF_NATUREL(partie_ecrire_san_joue(p, numeros[i], tampon, sizeof tampon),
                                     0));
    }
    VERIF_INDICE("avant le début, il n'y a aucun coup");
    VERIF_CODE(partie_coup_joue(vierge, 1, &coup), erreur_argument_hors_limites, nommer);
    VERIF_NATUREL(partie_ecrire_san_joue(vierge, 1, tampon, sizeof tampon), 0);
    partie_detruire(p);
    partie_detruire(vierge);
}

VERIF(les_coups_joues_sont_comptes, "PARTIE-NOMBRE-G1")
{
    partie *p = partie_creer();

    VERIF_ENTIER(partie_nombre_coups(p), 0);
    VERIF_CODE(partie_nouvelle(p), pas_erreur, nommer);
    VERIF_ENTIER(partie_nombre_coups(p), 0);
    jouer_tout(p, "e2e4 e7e5 g1f3");
    VERIF_ENTIER(partie_nombre_coups(p), 3);
    VERIF_CODE(partie_jouer(p, "e5e3"), erreur_deplacement_piece_impossible, nommer);
    VERIF_ENTIER(partie_nombre_coups(p), 3);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_ENTIER(partie_nombre_coups(p), 2);
    VERIF_CODE(partie_abandonner(p, 0), pas_erreur, nommer);
    VERIF_INDICE("un abandon n'est pas un coup");
    VERIF_ENTIER(partie_nombre_coups(p), 2);
    partie_detruire(p);
}

VERIF(une_partie_dans_les_deux_notations, "PARTIE-COUP-JOUE-G1 PARTIE-SAN-JOUE-G1")
{
    static const char *const sans[][2] = {
        { "e4", "e4" },     { "f5", "f5" },   { "e5", "e5" },     { "d5", "d5" },
        { "exd6", "exd6" }, { "Rf7", "Kf7" }, { "dxe7", "dxe7" }, { "Rg6", "Kg6" },
        { "exd8=C", "exd8=N" }, { "Cc6", "Nc6" },
    };
    partie *p = partie_de(DEPART);
    char san[PARTIE_SAN_MAX];
    coup_joue c;
    int i;

    for (i = 0; i < 10; i++)
        jouer_tout(p, sans[i][0]);
    VERIF_ENTIER(partie_nombre_coups(p), 10);
    for (i = 0; i < 10; i++) {
        VERIF_CONTEXTE("coup %d", i + 1);
        VERIF_NATUREL(partie_ecrire_san_joue(p, i + 1, san, sizeof san), strlen(sans[i][0]));
        VERIF_CHAINE(san, sans[i][0]);
        echecs_langue(langue_anglais);
        partie_ecrire_san_joue(p, i + 1, san, sizeof san);
        VERIF_CHAINE(san, sans[i][1]);
        echecs_langue(langue_francais);
    }
    VERIF_CODE(partie_coup_joue(p, 5, &c), pas_erreur, nommer);
    VERIF_ENTIER(c.type, deplacement_prise_en_passant);
    VERIF_VRAI(c.x_depart == 4 && c.y_depart == 4 && c.x_arrivee == 3 && c.y_arrivee == 5);
    VERIF_ENTIER(c.promotion, invalide);
    VERIF_CODE(partie_coup_joue(p, 9, &c), pas_erreur, nommer);
    VERIF_ENTIER(c.type, deplacement_promotion);
    VERIF_ENTIER(c.promotion, cavalier);
    VERIF_CODE(partie_coup_joue(p, 10, &c), pas_erreur, nommer);
    VERIF_ENTIER(c.type, deplacement_standard);
    partie_detruire(p);
}

VERIF(la_notation_d_un_coup_est_celle_d_avant_lui, "PARTIE-SAN-JOUE-G1 PARTIE-SAN-G3")
{
    unsigned long long graine = 77;
    int numero, i, longueur_max = 0;

    for (numero = 0; numero < 64; numero++) {
        partie *p = partie_de(position_riche(numero));
        static char sans[80][PARTIE_SAN_MAX];

        for (i = 0; i < 80; i++) {
            coup_joue coups[PARTIE_COUPS_MAX], c;
            int nombre = partie_lister_coups(p, coups, PARTIE_COUPS_MAX), longueur;

            if (nombre == 0)
                break;
            c = coups[hasard(&graine, nombre)];
            longueur = (int)partie_ecrire_san(p, c.x_depart, c.y_depart, c.x_arrivee, c.y_arrivee,
                                              c.promotion, sans[i], PARTIE_SAN_MAX);
            VERIF_CONTEXTE("coup %d de la partie %d, dans %s", i, numero, fen_de(p));
            VERIF_ENTIER(longueur, strlen(sans[i]));
            VERIF_VRAI(longueur > 1 && longueur < PARTIE_SAN_MAX);
            if (longueur > longueur_max)
                longueur_max = longueur;
            VERIF_CODE(partie_jouer(p, sans[i]), pas_erreur, nommer);
        }
        while (i-- > 0) {
            char san[PARTIE_SAN_MAX];

            VERIF_CONTEXTE("coup %d de la partie %d", i, numero);
            partie_ecrire_san_joue(p, i + 1, san, sizeof san);
            VERIF_CHAINE(san, sans[i]);
        }
        partie_detruire(p);
    }
    VERIF_VRAI(longueur_max >= 6);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(san_sans_arguments),
    VERIF_LIGNE(san_hors_de_l_echiquier),
    VERIF_LIGNE(san_d_une_promotion_qui_n_existe_pas),
    VERIF_LIGNE(la_notation_de_coups_connus),
    VERIF_LIGNE(trois_dames_demandent_la_case_entiere),
    VERIF_LIGNE(pas_de_notation_sans_coup_legal),
    VERIF_LIGNE(une_notation_dans_toutes_les_tailles),
    VERIF_LIGNE(les_numeros_des_coups_joues),
    VERIF_LIGNE(les_coups_joues_sont_comptes),
    VERIF_LIGNE(une_partie_dans_les_deux_notations),
    VERIF_LIGNE(la_notation_d_un_coup_est_celle_d_avant_lui))
