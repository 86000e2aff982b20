/* Section « Coups (fiche 4) » de in104.h. */
#include "in104_etat.h"

static const int hors_limites[] = HORS_LIMITES;
static coups liste;

VERIF(coder_et_decoder, "GENERER-G1")
{
    int coup = encoder_coup(e7, d8, P, Q, 1, 0, 0, 0);

    VERIF_ENTIER(get_coup_square_depart(coup), e7);
    VERIF_ENTIER(get_coup_square_arrivee(coup), d8);
    VERIF_ENTIER(get_coup_piece(coup), P);
    VERIF_ENTIER(get_coup_promotion(coup), Q);
    VERIF_ENTIER(get_coup_prise(coup), 1);
    VERIF_ENTIER(get_coup_double(coup), 0);
    coup = encoder_coup(h1, a8, k, 0, 0, 1, 1, 1);
    VERIF_ENTIER(coup, 63 | 0 << 6 | 11 << 12 | 1 << 21 | 1 << 22 | 1 << 23);
    VERIF_ENTIER(get_coup_double(coup), 1);
    VERIF_ENTIER(get_coup_enpassant(coup), 1);
    VERIF_ENTIER(get_coup_roque(coup), 1);
    VERIF_ENTIER(get_coup_piece(coup), k);
}

VERIF(copier_et_restaurer, "EXECUTER-G2")
{
    PREPARER(tricky_position);
    VERIF_ETAT_INCHANGE({
        copie_echiquier();
        abimer_l_etat(7);
        restauration_echiquier();
    });
}

/* ---- Listes --------------------------------------------------------------------------------- */

VERIF(ajouter_a_rien, "AJOUTER-COUP-N1 AFFICHER-COUPS-N1 GENERER-N1")
{
    ajouter_coup(NULL, 1);
    VERIF_STDOUT("", afficher_coups(NULL));
    PREPARER(position_de_depart);
    VERIF_ETAT_INCHANGE(generer_coups(NULL));
}

VERIF(ajouter_a_une_liste_pleine, "AJOUTER-COUP-N2 AFFICHER-COUPS-N2")
{
    static const int nombres[] = { INT_MIN, -1, 512, 513, INT_MAX };
    int i;

    for (i = 0; i < 5; i++) {
        VERIF_CONTEXTE("nb_coups %d", nombres[i]);
        liste.nb_coups = nombres[i];
        VERIF_INCHANGE(&liste, sizeof liste, ajouter_coup(&liste, 7));
        if (nombres[i] != 512)
            VERIF_STDOUT("", afficher_coups(&liste));
    }
}

VERIF(ajouter, "AJOUTER-COUP-G1")
{
    int i;

    liste.nb_coups = 0;
    for (i = 0; i < 512; i++) {
        ajouter_coup(&liste, i * 3);
        VERIF_ENTIER(liste.nb_coups, i + 1);
        VERIF_ENTIER(liste.tab_coups[i], i * 3);
    }
    VERIF_ENTIER(liste.tab_coups[0], 0);
}

VERIF(afficher,
      "AFFICHER-COUP-G1 AFFICHER-COUP-G2 AFFICHER-COUPS-G1 AFFICHER-COUPS-G2 "
      "AFFICHER-COUPS-G3")
{
    VERIF_STDOUT("e2e4", afficher_coup(encoder_coup(e2, e4, P, 0, 0, 1, 0, 0)));
    VERIF_STDOUT("a2a1q", afficher_coup(encoder_coup(a2, a1, p, q, 0, 0, 0, 0)));
    VERIF_STDOUT("h7g8n", afficher_coup(encoder_coup(h7, g8, P, N, 1, 0, 0, 0)));
    liste.nb_coups = 0;
    ajouter_coup(&liste, encoder_coup(e2, e4, P, 0, 0, 1, 0, 0));
    ajouter_coup(&liste, encoder_coup(e1, g1, K, 0, 0, 0, 0, 1));
    ajouter_coup(&liste, encoder_coup(d4, e3, p, 0, 1, 0, 1, 0));
    VERIF_STDOUT("e2e4 ♟ double\ne1g1 ♚ roque\nd4e3 ♙ prise en_passant\ntotal : 3\n",
                 afficher_coups(&liste));
    liste.nb_coups = 0;
    VERIF_STDOUT("total : 0\n", afficher_coups(&liste));
}

VERIF(afficher_n_importe_quoi, "AFFICHER-COUP-G1")
{
    static const int valeurs[] = { INT_MIN, -1, 0, INT_MAX, 0xf000, 0xf0000 };
    int i;

    for (i = 0; i < 6; i++) {
        VERIF_CONTEXTE("coup %d", valeurs[i]);
        afficher_coup(valeurs[i]);
    }
}

/* ---- Attaques ------------------------------------------------------------------------------- */

VERIF(attaques_hors_limites, "CASE-ATTAQUEE-N1 CASE-ATTAQUEE-N2")
{
    int i;

    PREPARER("QQQQQQQQ/8/8/8/8/8/8/8 w - -");
    for (i = 0; i < 5; i++) {
        VERIF_ENTIER(case_attaquee(hors_limites[i], blancs), 0);
        VERIF_ENTIER(case_attaquee(e1, hors_limites[i]), 0);
    }
    VERIF_ENTIER(case_attaquee(e1, mixte), 0);
}

VERIF(attaques_de_chaque_piece, "CASE-ATTAQUEE-G1 CASE-ATTAQUEE-G3")
{
    static const struct {
        const char *fen;
        int couleur, nombre;
    } cas[] = {
        { "8/8/8/8/3P4/8/8/8 w - -", blancs, 2 },   { "8/8/8/8/3p4/8/8/8 w - -", noirs, 2 },
        { "8/8/8/8/P7/8/8/8 w - -", blancs, 1 },    { "8/8/8/8/3N4/8/8/8 w - -", blancs, 8 },
        { "8/8/8/8/3b4/8/8/8 w - -", noirs, 13 },   { "8/8/8/8/3R4/8/8/8 w - -", blancs, 14 },
        { "8/8/8/8/3q4/8/8/8 w - -", noirs, 27 },   { "8/8/8/8/3K4/8/8/8 w - -", blancs, 8 },
        { "8/8/8/3P4/3R4/8/8/8 w - -", blancs, 13 }, { "8/8/8/8/3R4/8/8/8 w - -", noirs, 0 },
    };
    int i, square;

    VERIF_INDICE("la pièce elle-même n'attaque pas sa case ; une case occupée par les siens l'est");
    for (i = 0; i < (int)(sizeof cas / sizeof *cas); i++) {
        int attaquees = 0;

        PREPARER(cas[i].fen);
        VERIF_APPEL("case_attaquee, sur les 64 cases : combien sont attaquées");
        for (square = 0; square < 64; square++)
            attaquees += case_attaquee(square, cas[i].couleur);
        VERIF_ENTIER(attaquees, cas[i].nombre);
    }
    PREPARER("8/8/8/8/3P4/8/8/8 w - -");
    VERIF_ENTIER(case_attaquee(c5, blancs), 1);
    VERIF_ENTIER(case_attaquee(e5, blancs), 1);
    VERIF_ENTIER(case_attaquee(e3, blancs), 0);
}

VERIF(une_piece_clouee_attaque, "CASE-ATTAQUEE-G3")
{
    PREPARER("4r1k1/8/8/8/8/8/4N3/4K3 w - -");
    VERIF_INDICE("que le cavalier découvre son roi n'empêche pas qu'il attaque");
    VERIF_ENTIER(case_attaquee(c3, blancs), 1);
}

VERIF(les_tableaux_servent, "CASE-ATTAQUEE-G2 GENERER-G3")
{
    PREPARER("8/8/8/8/3N4/8/8/8 w - -");
    attaques_cavaliers[a1] = 1ULL << d4;
    VERIF_ENTIER(case_attaquee(a1, blancs), 1);
    attaques_cavaliers[d4] = 1ULL << h8;
    generer_coups(&liste);
    VERIF_ENTIER(liste.nb_coups, 1);
    VERIF_ENTIER(get_coup_square_arrivee(liste.tab_coups[0]), h8);
    VERIF_INDICE("occupations[mixte] dit ce qui arrête une tour");
    PREPARER("8/8/8/8/3R4/8/8/8 w - -");
    set_bit(occupations[mixte], d6);
    VERIF_ENTIER(case_attaquee(d6, blancs), 1);
    VERIF_ENTIER(case_attaquee(d7, blancs), 0);
}

/* ---- Générer -------------------------------------------------------------------------------- */

VERIF(trait_qui_n_en_est_pas_un, "GENERER-N2 EXECUTER-N1")
{
    int i;

    PREPARER(position_de_depart);
    for (i = 0; i < 5; i++) {
        trait = hors_limites[i];
        liste.nb_coups = 77;
        VERIF_ETAT_INCHANGE(generer_coups(&liste));
        VERIF_ENTIER(liste.nb_coups, 0);
        VERIF_ETAT_INCHANGE(
            VERIF_ENTIER(executer_coup(encoder_coup(e2, e4, P, 0, 0, 1, 0, 0)), 0));
    }
}

/* Le coup de la liste qui a ces cases et cette promotion, ou 0. */
static int trouver(int depart, int arrivee, int promotion)
{
    int i, trouve = 0;

    for (i = 0; i < liste.nb_coups; i++) {
        int coup = liste.tab_coups[i];

        if (get_coup_square_depart(coup) == depart && get_coup_square_arrivee(coup) == arrivee
            && get_coup_promotion(coup) == promotion) {
            {
                VERIF_INDICE("chaque coup n'est dans la liste qu'une fois");
                VERIF_ENTIER(trouve, 0);
            }
            trouve = coup;
        }
    }
    return trouve;
}

VERIF(nombres_de_coups, "GENERER-G1 GENERER-G5")
{
    static const struct {
        const char *fen;
        int nombre;
    } cas[] = {
        { position_de_depart, 20 },
        { tricky_position, 48 },
        { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq -", 20 },
        { "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", 16 },
        { "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - -", 25 },
        { echiquier_vide, 0 },
    };
    int i;

    for (i = 0; i < (int)(sizeof cas / sizeof *cas); i++) {
        PREPARER(cas[i].fen);
        VERIF_ETAT_INCHANGE(generer_coups(&liste));
        VERIF_ENTIER(liste.nb_coups, cas[i].nombre);
    }
}

VERIF(codes_des_coups, "GENERER-G1 GENERER-G5")
{
    PREPARER("r3k3/1P6/8/2pP4/8/8/4P3/4K2R w K c6");
    generer_coups(&liste);
    VERIF_ENTIER(trouver(e2, e3, 0), encoder_coup(e2, e3, P, 0, 0, 0, 0, 0));
    VERIF_ENTIER(trouver(e2, e4, 0), encoder_coup(e2, e4, P, 0, 0, 1, 0, 0));
    VERIF_ENTIER(trouver(d5, c6, 0), encoder_coup(d5, c6, P, 0, 1, 0, 1, 0));
    VERIF_ENTIER(trouver(b7, b8, Q), encoder_coup(b7, b8, P, Q, 0, 0, 0, 0));
    VERIF_ENTIER(trouver(b7, b8, R), encoder_coup(b7, b8, P, R, 0, 0, 0, 0));
    VERIF_ENTIER(trouver(b7, b8, B), encoder_coup(b7, b8, P, B, 0, 0, 0, 0));
    VERIF_ENTIER(trouver(b7, b8, N), encoder_coup(b7, b8, P, N, 0, 0, 0, 0));
    VERIF_ENTIER(trouver(b7, a8, N), encoder_coup(b7, a8, P, N, 1, 0, 0, 0));
    VERIF_ENTIER(trouver(b7, b8, 0), 0);
    VERIF_ENTIER(trouver(e1, g1, 0), encoder_coup(e1, g1, K, 0, 0, 0, 0, 1));
    VERIF_ENTIER(trouver(h1, h8, 0), encoder_coup(h1, h8, R, 0, 0, 0, 0, 0));
    PREPARER("4k3/8/1p1p4/8/2N1q3/8/4Q3/B3K2r w - -");
    generer_coups(&liste);
    VERIF_ENTIER(trouver(c4, b6, 0), encoder_coup(c4, b6, N, 0, 1, 0, 0, 0));
    VERIF_ENTIER(trouver(c4, a5, 0), encoder_coup(c4, a5, N, 0, 0, 0, 0, 0));
    VERIF_ENTIER(trouver(e2, e4, 0), encoder_coup(e2, e4, Q, 0, 1, 0, 0, 0));
    VERIF_ENTIER(trouver(e1, d1, 0), encoder_coup(e1, d1, K, 0, 0, 0, 0, 0));
    PREPARER("3rk3/8/8/3R4/8/8/8/4K3 w - -");
    generer_coups(&liste);
    VERIF_ENTIER(trouver(d5, d8, 0), encoder_coup(d5, d8, R, 0, 1, 0, 0, 0));
    {
        PREPARER("4k3/8/8/8/8/8/8/4RK2 w - -");
        generer_coups(&liste);
        VERIF_INDICE("le roi adverse se prend comme une autre pièce");
        VERIF_ENTIER(trouver(e1, e8, 0), encoder_coup(e1, e8, R, 0, 1, 0, 0, 0));
    }
    PREPARER("4k3/8/8/8/2Pp4/8/1p6/N3K3 b - c3");
    generer_coups(&liste);
    VERIF_ENTIER(trouver(d4, c3, 0), encoder_coup(d4, c3, p, 0, 1, 0, 1, 0));
    VERIF_ENTIER(trouver(b2, a1, q), encoder_coup(b2, a1, p, q, 1, 0, 0, 0));
}

VERIF(roques, "GENERER-G2 GENERER-G6")
{
    static const struct {
        const char *fen;
        int petit, grand;
    } cas[] = {
        { "4k3/8/8/8/8/8/8/R3K2R w KQ -", 1, 1 },
        { "4k3/8/8/8/8/8/8/R3K2R w - -", 0, 0 },
        { "4k3/8/8/8/8/8/8/R3K2R w K -", 1, 0 },
        { "4k3/8/8/8/8/8/8/RN2K1NR w KQ -", 0, 0 },
        { "4k3/8/8/8/8/8/8/R2QKB1R w KQ -", 0, 0 },
        { "4k3/8/8/8/4r3/8/8/R3K2R w KQ -", 0, 0 },
        { "4k3/8/8/8/5r2/8/8/R3K2R w KQ -", 0, 1 },
        { "4k3/8/8/8/3r4/8/8/R3K2R w KQ -", 1, 0 },
        { "4k3/8/8/8/1r5r/8/8/R3K2R w KQ -", 1, 1 },
        { "4k3/8/8/8/8/8/8/R3K3 w KQ -", 0, 1 },
        { "4k3/8/8/8/8/8/8/4K2R w KQ -", 1, 0 },
        { "4k3/8/8/8/8/8/8/N3K2N w KQ -", 0, 0 },
        { "4k3/8/8/8/8/8/8/r3K2r w KQ -", 0, 0 },
        { "4k3/8/8/8/8/8/4K3/R6R w KQ -", 0, 0 },
    };
    int i;

    VERIF_INDICE("la case d'arrivée du roi, c'est executer_coup qui la juge");
    for (i = 0; i < (int)(sizeof cas / sizeof *cas); i++) {
        PREPARER(cas[i].fen);
        generer_coups(&liste);
        VERIF_ENTIER(trouver(e1, g1, 0) != 0, cas[i].petit);
        VERIF_ENTIER(trouver(e1, c1, 0) != 0, cas[i].grand);
    }
    PREPARER("r3k2r/8/8/8/8/8/8/4K3 b kq -");
    generer_coups(&liste);
    VERIF_ENTIER(trouver(e8, g8, 0), encoder_coup(e8, g8, k, 0, 0, 0, 0, 1));
    VERIF_ENTIER(trouver(e8, c8, 0), encoder_coup(e8, c8, k, 0, 0, 0, 0, 1));
}

VERIF(trop_de_coups, "GENERER-G4")
{
    unsigned tour;

    PREPARER(echiquier_vide);
    trait = blancs;
    echiquier[Q] = 0x00ff00ff00ff00ffULL;
    occupations[mixte] = 0;
    generer_coups(&liste);
    VERIF_ENTIER(liste.nb_coups, 512);
    for (tour = 0; tour < 200; tour++) {
        abimer_l_etat(tour);
        VERIF_ETAT_INCHANGE(generer_coups(&liste));
        VERIF_VRAI(liste.nb_coups >= 0 && liste.nb_coups <= 512);
    }
}

/* ---- Exécuter ------------------------------------------------------------------------------- */

/* Joue un coup de la position, et vérifie la position d'après. */
static void jouer(const char *avant, int depart, int arrivee, int promotion, const char *apres)
{
    etat attendu;
    int coup;

    PREPARER(apres);
    attendu = etat_courant();
    PREPARER(avant);
    VERIF_CONTEXTE("%s%s, attendu %s", square_to_coordonnees[depart],
                   square_to_coordonnees[arrivee], apres);
    generer_coups(&liste);
    coup = trouver(depart, arrivee, promotion);
    VERIF_VRAI(coup != 0);
    VERIF_ENTIER(executer_coup(coup), 1);
    verifie_etat(&attendu);
}

VERIF(coups_legaux, "EXECUTER-G1 EXECUTER-G4 EXECUTER-G6 EXECUTER-G7")
{
    jouer(position_de_depart, e2, e4, 0, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3");
    jouer("4k3/8/8/8/8/8/8/4K2R w K -", e1, g1, 0, "4k3/8/8/8/8/8/8/5RK1 b - -");
    jouer("4k3/8/8/8/8/8/8/R3K3 w Q -", e1, c1, 0, "4k3/8/8/8/8/8/8/2KR4 b - -");
    jouer("r3k2r/8/8/8/8/8/8/4K3 b kq -", e8, g8, 0, "r4rk1/8/8/8/8/8/8/4K3 w - -");
    jouer("r3k2r/8/8/8/8/8/8/4K3 b kq -", e8, c8, 0, "2kr3r/8/8/8/8/8/8/4K3 w - -");
    jouer("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", a1, a8, 0, "R3k2r/8/8/8/8/8/8/4K2R b Kk -");
    jouer("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", h1, g1, 0, "r3k2r/8/8/8/8/8/8/R3K1R1 b Qkq -");
    jouer("4k3/8/8/2pP4/8/8/8/4K3 w - c6", d5, c6, 0, "4k3/8/2P5/8/8/8/8/4K3 b - -");
    jouer("4k3/8/8/8/2Pp4/8/8/4K3 b - c3", d4, c3, 0, "4k3/8/8/8/8/2p5/8/4K3 w - -");
    jouer("r3k3/1P6/8/8/8/8/8/4K3 w q -", b7, a8, N, "N3k3/8/8/8/8/8/8/4K3 b - -");
    jouer("4k3/8/8/8/8/8/p7/4K3 b - -", a2, a1, q, "4k3/8/8/8/8/8/8/q3K3 w - -");
    jouer("4k3/3p4/8/8/8/8/8/4K3 b - -", d7, d5, 0, "4k3/8/8/3p4/8/8/8/4K3 w - d6");
}

/* Le bit d'une prise en passant suffit : un programme peut ne pas mettre celui d'une prise. */
VERIF(en_passant_sans_le_bit_de_prise, "EXECUTER-G1")
{
    parse_fen("4k3/8/8/2pP4/8/8/8/4K3 w - c6");
    VERIF_ENTIER(executer_coup(encoder_coup(d5, c6, P, 0, 0, 0, 1, 0)), 1);
    VERIF_NATUREL(echiquier[p], 0);
    VERIF_NATUREL(occupations[noirs], 1ULL << e8);
}

VERIF(coups_illegaux, "EXECUTER-G2 EXECUTER-G3")
{
    static const struct {
        const char *fen;
        int depart, arrivee;
    } cas[] = {
        { "4r1k1/8/8/8/8/8/4N3/4K3 w - -", e2, c3 },
        { "4k3/8/8/8/8/8/5r2/4K3 w - -", e1, e2 },
        { "8/8/8/K1pP3r/8/8/8/7k w - c6", d5, c6 },
        { "4k3/8/8/8/6r1/8/8/4K2R w K -", e1, g1 },
    };
    int i;

    for (i = 0; i < (int)(sizeof cas / sizeof *cas); i++) {
        int coup;

        PREPARER(cas[i].fen);
        generer_coups(&liste);
        coup = trouver(cas[i].depart, cas[i].arrivee, 0);
        VERIF_VRAI(coup != 0);
        VERIF_ETAT_INCHANGE(VERIF_ENTIER(executer_coup(coup), 0));
    }
}

/* Un joueur peut demander n'importe quel coup : même en mode arret, il n'y a qu'un refus. */
VERIF(coups_d_une_autre_position, "EXECUTER-G5")
{
    static const int valeurs[] = {
        INT_MIN, -1, 0, INT_MAX, 0x7f0fff,
        encoder_coup(e3, e4, P, 0, 0, 0, 0, 0),  /* pas de pièce au départ */
        encoder_coup(e7, e6, p, 0, 0, 0, 0, 0),  /* une pièce de l'autre camp */
        encoder_coup(e2, e4, P, 13, 0, 0, 0, 0), /* une promotion qui n'existe pas */
    };
    int i;

    verif_variable("ECHECS_CONTRATS", "arret");
    PREPARER(position_de_depart);
    for (i = 0; i < (int)(sizeof valeurs / sizeof *valeurs); i++) {
        VERIF_CONTEXTE("coup %d", valeurs[i]);
        VERIF_ETAT_INCHANGE(VERIF_STDERR("", VERIF_ENTIER(executer_coup(valeurs[i]), 0)));
    }
    VERIF_CONTEXTE("0 n'est pas un coup, même avec un pion blanc en a8");
    PREPARER("P3k3/8/8/8/8/8/8/4K3 w - -");
    VERIF_ETAT_INCHANGE(VERIF_ENTIER(executer_coup(0), 0));
}

VERIF(sans_roi, "EXECUTER-G8")
{
    jouer("8/8/8/8/8/8/8/R7 w - -", a1, a8, 0, "R7/8/8/8/8/8/8/8 b - -");
}

VERIF(n_importe_quel_contenu, "EXECUTER-G2")
{
    unsigned tour;
    int i;

    for (tour = 0; tour < 60; tour++) {
        VERIF_CONTEXTE("contenu quelconque, tour %u", tour);
        abimer_l_etat(tour);
        generer_coups(&liste);
        for (i = 0; i < liste.nb_coups; i += 37) {
            copie_echiquier();
            VERIF_VRAI(executer_coup(liste.tab_coups[i]) >= 0);
            restauration_echiquier();
        }
        executer_coup((int)(tour * 7919 * 104729));
        for (i = 0; i < 64; i++)
            VERIF_VRAI(case_attaquee(i, (int)(tour % 2)) >= 0);
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(coder_et_decoder),
    VERIF_LIGNE(copier_et_restaurer),
    VERIF_LIGNE(ajouter_a_rien),
    VERIF_LIGNE(ajouter_a_une_liste_pleine),
    VERIF_LIGNE(ajouter),
    VERIF_LIGNE(afficher),
    VERIF_LIGNE(afficher_n_importe_quoi),
    VERIF_LIGNE(attaques_hors_limites),
    VERIF_LIGNE(attaques_de_chaque_piece),
    VERIF_LIGNE(une_piece_clouee_attaque),
    VERIF_LIGNE(les_tableaux_servent),
    VERIF_LIGNE(trait_qui_n_en_est_pas_un),
    VERIF_LIGNE(nombres_de_coups),
    VERIF_LIGNE(codes_des_coups),
    VERIF_LIGNE(roques),
    VERIF_LIGNE(trop_de_coups),
    VERIF_LIGNE(coups_legaux),
    VERIF_LIGNE(en_passant_sans_le_bit_de_prise),
    VERIF_LIGNE(coups_illegaux),
    VERIF_LIGNE(coups_d_une_autre_position),
    VERIF_LIGNE(sans_roi),
    VERIF_LIGNE(n_importe_quel_contenu))
