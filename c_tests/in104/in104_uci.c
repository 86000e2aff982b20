/* Section « UCI (fiche 8) » de in104.h. */
#include "../commun/entree.h"
#include "in104_etat.h"

static int coup_de(const char *texte)
{
    char copie[100];

    snprintf(copie, sizeof copie, "%s", texte);
    return get_coup_str(copie);
}

VERIF(chaines_nulles, "GET-COUP-N1 PARSE-POSITION-N1 PARSE-GO-N1")
{
    PREPARER(tricky_position);
    VERIF_ETAT_INCHANGE({
        VERIF_ENTIER(get_coup_str(NULL), 0);
        parse_position(NULL);
        VERIF_STDOUT("", parse_go(NULL));
    });
}

VERIF(coup_sans_trait, "GET-COUP-N2")
{
    PREPARER(position_de_depart);
    trait = mixte;
    VERIF_ETAT_INCHANGE(VERIF_ENTIER(coup_de("e2e4"), 0));
    if (VERIF_PARLE(coup_de("e2e4")))
        VERIF_STDERR_UNE_LIGNE("get_coup_str [GET-COUP-N2]", coup_de("e2e4"));
}

VERIF(coups_qui_en_sont, "GET-COUP-G1 GET-COUP-G3")
{
    PREPARER("r3k3/1P6/8/2pP4/8/8/4P3/4K2R w K c6");
    VERIF_ETAT_INCHANGE({
        VERIF_ENTIER(coup_de("e2e4"), encoder_coup(e2, e4, P, 0, 0, 1, 0, 0));
        VERIF_ENTIER(coup_de("e1g1"), encoder_coup(e1, g1, K, 0, 0, 0, 0, 1));
        VERIF_ENTIER(coup_de("d5c6"), encoder_coup(d5, c6, P, 0, 1, 0, 1, 0));
        VERIF_ENTIER(coup_de("b7a8n"), encoder_coup(b7, a8, P, N, 1, 0, 0, 0));
        VERIF_ENTIER(coup_de("b7b8q e7e5"), encoder_coup(b7, b8, P, Q, 0, 0, 0, 0));
        VERIF_ENTIER(coup_de("e2e3\n"), encoder_coup(e2, e3, P, 0, 0, 0, 0, 0));
        VERIF_ENTIER(coup_de("e2e3\te7e5"), encoder_coup(e2, e3, P, 0, 0, 0, 0, 0));
    });
    PREPARER("4k3/8/8/8/8/8/p7/4K3 b - -");
    VERIF_ENTIER(coup_de("a2a1r"), encoder_coup(a2, a1, p, r, 0, 0, 0, 0));
}

VERIF(coups_qui_n_en_sont_pas, "GET-COUP-G2 GET-COUP-G3")
{
    static const char *textes[] = {
        "", " e2e4", "e2", "e2e5", "e2e4q", "e7e5", "b7b8", "b7b8k", "b7b8Q", "E2E4", "e2-e4", "0000",
        "e9e4", "\xff\xfe", "e1f1x",
    };
    int i;

    PREPARER("r3k3/1P6/8/2pP4/8/8/4P3/4K2R w K c6");
    for (i = 0; i < (int)(sizeof textes / sizeof *textes); i++) {
        VERIF_CONTEXTE("chaîne \"%s\"", textes[i]);
        VERIF_ETAT_INCHANGE(VERIF_STDERR("", VERIF_ENTIER(coup_de(textes[i]), 0)));
    }
    VERIF_CONTEXTE("un coup qui laisse le roi en échec");
    PREPARER("4r1k1/8/8/8/8/8/4N3/4K3 w - -");
    VERIF_ETAT_INCHANGE(VERIF_ENTIER(coup_de("e2c3"), 0));
}

static void obeir(const char *ligne)
{
    char copie[500];

    snprintf(copie, sizeof copie, "%s", ligne);
    parse_position(copie);
}

/* L'échiquier est celui d'une FEN. */
static void verifie_position(const char *fen)
{
    etat recu = etat_courant();

    PREPARER(fen);
    verifie_etat(&recu);
}

VERIF(positions, "PARSE-POSITION-G1")
{
    obeir("position startpos");
    verifie_position(position_de_depart);
    obeir("position startpos moves e2e4 c7c5 g1f3\n");
    verifie_position("rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq -");
    obeir("  position   fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    verifie_position("4k3/8/8/8/8/8/8/4K2R w K -");
    obeir("position fen 4k3/8/8/8/8/8/8/4K2R w K - moves e1g1");
    verifie_position("4k3/8/8/8/8/8/8/5RK1 b - -");
    obeir("position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 moves");
    verifie_position(tricky_position);
}

static const char *lignes_refusees[] = {
    "", "position", "startpos", "position debut", "position fen", "position fen 8/8 w - -",
    "position startpos e2e4", "position startpos moves e2e5", "position startpos moves e2e4 e2e4",
    "position startpos moves e2e4 xxxx e7e5", "position fen 4k3/8/8/8/8/8/8/4K2R w K - moves e1c1",
    "position fen 8/8/8/8/8/8/8/8 x - -", "position startpos moves \xff\x1b[2J",
};

#define NOMBRE_REFUSEES ((int)(sizeof lignes_refusees / sizeof *lignes_refusees))

VERIF(positions_refusees, "PARSE-POSITION-G3")
{
    int i;

    PREPARER(tricky_position);
    en_passant = e3;
    for (i = 0; i < NOMBRE_REFUSEES; i++) {
        VERIF_CONTEXTE("ligne \"%s\"", lignes_refusees[i]);
        VERIF_ETAT_INCHANGE(obeir(lignes_refusees[i]));
    }
}

/* Une interface peut envoyer n'importe quelle ligne : même en mode arret, il n'y a qu'une réponse. */
VERIF(l_interface_sait_pourquoi, "PARSE-POSITION-G4")
{
    int i;

    verif_variable("ECHECS_CONTRATS", "arret");
    PREPARER(tricky_position);
    for (i = 0; i < NOMBRE_REFUSEES; i++) {
        const char *texte;

        VERIF_CONTEXTE("ligne \"%s\"", lignes_refusees[i]);
        VERIF_STDERR("", obeir(lignes_refusees[i]));
        verif_capture_debut(STDOUT_FILENO);
        obeir(lignes_refusees[i]);
        texte = verif_capture_fin();
        VERIF_CHAINE_COMMENCE(texte, "info string ");
        VERIF_INDICE("une seule ligne, sans caractère de contrôle");
        VERIF_POINTEUR(strpbrk(texte, "\n\x1b"), texte + strlen(texte) - 1);
    }
    VERIF_STDOUT("info string e2e5: not a legal move here\n", obeir("position startpos moves e2e5"));
    VERIF_INDICE("rien à dire d'une ligne acceptée");
    VERIF_STDOUT("", obeir("position startpos moves e2e4"));
}

/* Ce que « go » écrit. */
static const char *chercher(const char *ligne)
{
    char copie[200];

    snprintf(copie, sizeof copie, "%s", ligne);
    verif_capture_debut(STDOUT_FILENO);
    parse_go(copie);
    return verif_capture_fin();
}

/* Le coup de la dernière ligne, qui doit être « bestmove ». */
static const char *meilleur(const char *texte)
{
    static char coup[10];
    const char *ligne = strstr(texte, "bestmove ");

    VERIF_NON_NUL(ligne);
    VERIF_VRAI(ligne == texte || ligne[-1] == '\n');
    VERIF_ENTIER(sscanf(ligne, "bestmove %9s", coup), 1);
    VERIF_VRAI(strchr(ligne, '\n') != NULL && strchr(ligne, '\n')[1] == '\0');
    return coup;
}

VERIF(meilleurs_coups, "PARSE-GO-G1 PARSE-GO-G3 PARSE-GO-G4 PARSE-GO-G5")
{
    static const char *limites[] = {
        "go depth 4", "go nodes 2000", "go movetime 50", "go wtime 1000 btime 1000 winc 10 binc 10",
        "go infinite", "go",
    };
    int i;

    for (i = 0; i < 6; i++) {
        const char *texte;

        VERIF_CONTEXTE("ligne \"%s\"", limites[i]);
        PREPARER("6k1/5ppp/8/8/8/8/8/R3K3 w - -");
        VERIF_ETAT_INCHANGE(texte = chercher(limites[i]));
        if (i < 4) {
            VERIF_CHAINE(meilleur(texte), "a1a8");
            VERIF_CHAINE_COMMENCE(texte, "info ");
            VERIF_CHAINE_CONTIENT(texte, "score mate 1");
        }
        VERIF_VRAI(coup_de(meilleur(texte)) != 0);
    }
    PREPARER(tricky_position);
    VERIF_VRAI(strstr(chercher("go depth 3"), "info depth 4 ") == NULL);
}

VERIF(sans_coup, "PARSE-GO-G2")
{
    static const char *positions[] = {
        "7k/6Q1/6K1/8/8/8/8/8 b - -", "7k/5Q2/6K1/8/8/8/8/8 b - -", echiquier_vide,
        "8/8/8/8/8/8/8/R7 w - -", "4k3/4Q3/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/K3K3 w - -",
        "P3k3/8/8/8/8/8/8/4K3 w - -",
    };
    unsigned tour;
    int i;

    for (i = 0; i < 7; i++) {
        PREPARER(positions[i]);
        VERIF_CHAINE(meilleur(chercher("go depth 2")), "0000");
    }
    PREPARER(position_de_depart);
    trait = 9;
    VERIF_CHAINE(meilleur(chercher("go depth 2")), "0000");
    for (tour = 0; tour < 30; tour++) {
        abimer_l_etat(tour);
        VERIF_ETAT_INCHANGE(meilleur(chercher("go depth 1")));
    }
}

/* ---- main_uci -------------------------------------------------------------------------------- */

/* Donne ces lignes au moteur. */
static void dire(const void *lignes, size_t nombre)
{
    taper(lignes, nombre);
    main_uci();
}

/* Ce que répond le moteur à ces lignes. */
static const char *dialogue(const void *lignes, size_t nombre)
{
    verif_capture_debut(STDOUT_FILENO);
    dire(lignes, nombre);
    return verif_capture_fin();
}

VERIF(presentation, "MAIN-UCI-G2 MAIN-UCI-G9")
{
    const char *texte = dialogue("uci\nisready\nquit\nisready\n", 25);

    VERIF_CHAINE_COMMENCE(texte, "id name libechecs ");
    VERIF_CHAINE_CONTIENT(texte, "\nid author ");
    VERIF_CHAINE_CONTIENT(texte, "\noption name Hash type spin ");
    VERIF_CHAINE_CONTIENT(texte, "\nuciok\nreadyok\n");
    VERIF_ENTIER(strlen(strstr(texte, "readyok")), 8);
}

VERIF(une_partie_par_uci, "MAIN-UCI-G1 MAIN-UCI-G10")
{
    static const char lignes[] = "ucinewgame\nposition startpos moves f2f3 e7e5 g2g4\ngo depth 3\n";

    VERIF_CHAINE(meilleur(dialogue(lignes, sizeof lignes - 1)), "d8h4");
    verifie_position("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3");
}

VERIF(sans_position, "MAIN-UCI-G10")
{
    VERIF_INDICE("la partie commence par la position du début");
    VERIF_VRAI(strcmp(meilleur(dialogue("go depth 1\n", 11)), "0000") != 0);
}

VERIF(en_anglais, "PARSE-GO-G2")
{
    static const char *positions[] = { echiquier_vide, "8/8/8/8/8/8/8/R7 w - -", "4k3/4Q3/8/8/8/8/8/4K3 w - -" };
    int i;

    for (i = 0; i < 3; i++) {
        PREPARER(positions[i]);
        VERIF_INDICE("le protocole UCI est en anglais");
        VERIF_VRAI(strpbrk(chercher("go depth 1"), "\xc3\xab\xbb") == NULL);
        VERIF_VRAI(strstr(chercher("go depth 1"), " roi") == NULL);
    }
}

VERIF(arreter_une_recherche, "MAIN-UCI-G3 MAIN-UCI-G9")
{
    static const char lignes[] = "position startpos\ngo infinite\nisready\nstop\nquit\n";
    const char *texte = dialogue(lignes, sizeof lignes - 1);

    VERIF_CHAINE_CONTIENT(texte, "readyok\n");
    VERIF_VRAI(strstr(texte, "readyok") < strstr(texte, "bestmove"));
    VERIF_VRAI(coup_de(meilleur(texte)) != 0);
}

VERIF(une_longue_partie, "PARSE-POSITION-G1 MAIN-UCI-G1")
{
    static char lignes[30000] = "position startpos moves";
    int i;

    for (i = 0; i < 500; i++)
        strcat(lignes, " g1f3 g8f6 f3g1 f6g8");
    strcat(lignes, " e2e4\n");
    dialogue(lignes, strlen(lignes));
    verifie_position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3");
}

VERIF(une_seule_reponse, "MAIN-UCI-G3 PARSE-GO-G2")
{
    static const char lignes[] = "position startpos\ngo infinite\nposition fen 8/8/8/8/8/8/8/8 b - -\n"
                                 "go depth 1\nstop\nquit\n";
    const char *texte = dialogue(lignes, sizeof lignes - 1);

    VERIF_INDICE("la seconde ligne « go » est refusée, pas répondue");
    meilleur(texte);
}

VERIF(une_recherche_sans_fin, "PARSE-GO-G5 MAIN-UCI-G10")
{
    static const char lignes[] = "position startpos\ngo mate 1\n";

    PREPARER(position_de_depart);
    VERIF_VRAI(coup_de(meilleur(chercher("go mate 1"))) != 0);
    meilleur(dialogue(lignes, sizeof lignes - 1));
}

VERIF(lignes_qui_ne_sont_pas_go, "PARSE-GO-G8")
{
    static const char *lignes[] = { "", "depth 3", "uci", "isready", "position startpos", "gogo" };
    int i;

    verif_variable("ECHECS_CONTRATS", "arret");
    PREPARER(tricky_position);
    for (i = 0; i < 6; i++) {
        VERIF_CONTEXTE("ligne \"%s\"", lignes[i]);
        VERIF_CHAINE(chercher(lignes[i]), "info string not a go line\n");
    }
}

VERIF(nombres_de_go, "PARSE-GO-G9")
{
    static const char *lignes[] = {
        "go depth -1", "go depth 99999999999999999999 movetime 20", "go depth x nodes 100 bonjour",
        "go nodes 100 depth", "go movetime -5 \xff", "go wtime -1000 btime 99999999999999999999",
    };
    int i;

    verif_variable("ECHECS_CONTRATS", "arret");
    for (i = 0; i < (int)(sizeof lignes / sizeof *lignes); i++) {
        VERIF_CONTEXTE("ligne \"%s\"", lignes[i]);
        PREPARER(tricky_position);
        VERIF_VRAI(coup_de(meilleur(chercher(lignes[i]))) != 0);
    }
    VERIF_INDICE("le nombre d'un mot inconnu ne compte pas, celui de depth compte");
    VERIF_VRAI(strstr(chercher("go bonjour 9 depth depth 2"), "info depth 3 ") == NULL);
}

VERIF(quitter_pendant_une_recherche, "MAIN-UCI-G3")
{
    static const char lignes[] = "position startpos\ngo infinite\nquit\n";

    dialogue(lignes, sizeof lignes - 1);
}

VERIF(n_importe_quelles_lignes, "MAIN-UCI-G4 MAIN-UCI-G10")
{
    static char lignes[20000];
    static const char debut[] = "\n\n  \nbonjour\nposition\nposition fen x\nposition startpos moves e2e5\n"
                                "go depth -1\nstop\nsetoption\nsetoption name Hash value 99999999999\n"
                                "setoption name Rien value 3\nuci\xff\n\0\0\n";
    static const char fin_du_texte[] = "\nposition startpos moves f2f3 e7e5 g2g4\ngo depth 2\n";
    size_t n = sizeof debut - 1;

    memcpy(lignes, debut, n);
    memset(lignes + n, 'x', 15000);
    n += 15000;
    memcpy(lignes + n, fin_du_texte, sizeof fin_du_texte - 1);
    n += sizeof fin_du_texte - 1;
    VERIF_CHAINE_CONTIENT(dialogue(lignes, n), "\nbestmove d8h4");
}

VERIF(aucune_ligne_n_arrete_le_moteur, "MAIN-UCI-G7 MAIN-UCI-G10")
{
    static const char lignes[] = "position\nposition fen x\nposition fen 8/8/8/8/8/8/8/8 x - -\n"
                                 "position startpos moves e2e5\ngo depth -1 nodes x\nstop\n"
                                 "setoption name Hash value x\ngo\xff\nposition startpos moves f2f3 e7e5 g2g4\ngo depth 2\n";
    const char *texte;

    verif_variable("ECHECS_CONTRATS", "arret");
    texte = dialogue(lignes, sizeof lignes - 1);
    VERIF_CHAINE_COMMENCE(texte, "info string position: startpos or fen expected\ninfo string FEN: ");
    VERIF_CHAINE_CONTIENT(texte, "\ninfo string e2e5: not a legal move here\n");
    VERIF_CHAINE_CONTIENT(texte, "\nbestmove d8h4");
    VERIF_STDERR("", dire(lignes, sizeof lignes - 1));
}

VERIF_PROGRAMME(
    VERIF_LIGNE(chaines_nulles),
    VERIF_LIGNE(coup_sans_trait),
    VERIF_LIGNE(coups_qui_en_sont),
    VERIF_LIGNE(coups_qui_n_en_sont_pas),
    VERIF_LIGNE(positions),
    VERIF_LIGNE(positions_refusees),
    VERIF_LIGNE(l_interface_sait_pourquoi),
    VERIF_LIGNE(meilleurs_coups),
    VERIF_LIGNE(sans_coup),
    VERIF_LIGNE(presentation),
    VERIF_LIGNE(une_partie_par_uci),
    VERIF_LIGNE(sans_position),
    VERIF_LIGNE(en_anglais),
    VERIF_LIGNE(arreter_une_recherche),
    VERIF_LIGNE(une_longue_partie),
    VERIF_LIGNE(une_seule_reponse),
    VERIF_LIGNE(une_recherche_sans_fin),
    VERIF_LIGNE(lignes_qui_ne_sont_pas_go),
    VERIF_LIGNE(nombres_de_go),
    VERIF_LIGNE(quitter_pendant_une_recherche),
    VERIF_LIGNE(n_importe_quelles_lignes),
    VERIF_LIGNE(aucune_ligne_n_arrete_le_moteur))
