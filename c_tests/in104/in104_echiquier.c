/* Section « Échiquier (fiche 2) » de in104.h. */
#include "in104_etat.h"

static const int hors_limites[] = HORS_LIMITES;

VERIF(presence_hors_de_l_echiquier, "PRESENCE-N1")
{
    int i;

    PREPARER(position_de_depart);
    for (i = 0; i < 5; i++)
        VERIF_ENTIER(presence_sq(hors_limites[i]), -1);
}

VERIF(presence, "PRESENCE-G1 PRESENCE-G2")
{
    static const int premiere[8] = { R, N, B, Q, K, B, N, R };
    int i;

    PREPARER(position_de_depart);
    for (i = 0; i < 8; i++) {
        VERIF_CONTEXTE("colonne %c", 'a' + i);
        VERIF_ENTIER(presence_sq(a1 + i), premiere[i]);
        VERIF_ENTIER(presence_sq(a2 + i), P);
        VERIF_ENTIER(presence_sq(a7 + i), p);
        VERIF_ENTIER(presence_sq(a8 + i), premiere[i] + 6);
    }
    for (i = a6; i <= h3; i++) {
        VERIF_CONTEXTE("case %s", square_to_coordonnees[i]);
        VERIF_ENTIER(presence_sq(i), -1);
    }
    VERIF_INDICE("le programme a mis deux pièces sur une case");
    set_bit(echiquier[k], e1);
    VERIF_ENTIER(presence_sq(e1), K);
}

VERIF(fen_null, "PARSE-FEN-N1")
{
    PREPARER(tricky_position);
    VERIF_ETAT_INCHANGE(parse_fen(NULL));
}

/* L'appel, avec une copie de cette FEN, ne change pas l'échiquier. */
static void refuser(const char *mauvaise)
{
    char fen[100];

    VERIF_CONTEXTE("fen \"%s\"", mauvaise);
    snprintf(fen, sizeof fen, "%s", mauvaise);
    VERIF_ETAT_INCHANGE(parse_fen(fen));
}

VERIF(fen_mal_ecrites, "PARSE-FEN-G3")
{
    static const char *mauvaises[] = {
        "",
        "8/8/8/8/8/8/8/8",
        "8/8/8/8/8/8/8/8 w",
        "8/8/8/8/8/8/8 w - -",
        "8/8/8/8/8/8/8/8/8 w - -",
        "9/8/8/8/8/8/8/8 w - -",
        "8/8/8/8/8/8/8/7 w - -",
        "7/8/8/8/8/8/8/8 w - -",
        "8/8/8/8/8/8/8/ w - -",
        "pppppppp1/8/8/8/8/8/8/8 w - -",
        "8/8/8/8/8/8/8/7x w - -",
        "8/8/8/8/8/8/8/7\xff w - -",
        "8/8/8/8/8/8/8/8 x - -",
        "8/8/8/8/8/8/8/8 w X -",
        "8/8/8/8/8/8/8/8 w HAha -",
        "8/8/8/8/8/8/8/8 w KK -",
        "8/8/8/8/8/8/8/8 w - e9",
        "8/8/8/8/8/8/8/8 w - e",
    };
    int i;

    PREPARER(tricky_position);
    en_passant = e3;
    for (i = 0; i < (int)(sizeof mauvaises / sizeof *mauvaises); i++)
        refuser(mauvaises[i]);
}

VERIF(droits_de_chess960, "PARSE-FEN-G6")
{
    PREPARER(tricky_position);
    VERIF_INDICE("echecs_verifier_fen accepte ces lettres, parse_fen non");
    VERIF_ENTIER(echecs_verifier_fen("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", NULL, 0), pas_erreur);
    refuser("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1");
    refuser("r3k2r/8/8/8/8/8/8/R3K2R w KQkh - 0 1");
    refuser("r3k2r/8/8/8/8/8/8/R3K2R b AKkq -");
}

VERIF(une_ligne_dit_pourquoi, "PARSE-FEN-G5")
{
    char trait_faux[] = "8/8/8/8/8/8/8/8 x - -";
    char piece_fausse[] = "8/8/8/8/8/8/8/7x w - -";
    char roques[] = "8/8/8/8/8/8/8/8 w HAha -";

    if (!VERIF_PARLE(parse_fen(NULL)))
        return;
    VERIF_STDERR("libechecs : parse_fen : caractère 17 : le trait « x » doit être w (blancs) ou b (noirs)\n",
                 parse_fen(trait_faux));
    VERIF_CHAINE(echecs_derniere_erreur(),
                 "libechecs : parse_fen : caractère 17 : le trait « x » doit être w (blancs) ou b (noirs)");
    VERIF_STDERR_UNE_LIGNE("libechecs : parse_fen : caractère 16 : ", parse_fen(piece_fausse));
    VERIF_STDERR_UNE_LIGNE("doivent être K, Q, k, q ou -", parse_fen(roques));
}

VERIF(une_fen_refusee_n_arrete_rien, "PARSE-FEN-G3 PARSE-FEN-G5")
{
    PREPARER(tricky_position);
    verif_variable("ECHECS_CONTRATS", "arret");
    refuser("8/8/8/8/8/8/8/8 x - -");
    refuser("");
}

VERIF(rien_en_mode_silence, "PARSE-FEN-G5")
{
    PREPARER(tricky_position);
    verif_variable("ECHECS_CONTRATS", "silence");
    VERIF_STDERR("", refuser("8/8/8/8/8/8/8/8 x - -"));
}

VERIF(position_du_debut, "PARSE-FEN-G1")
{
    PREPARER(position_de_depart);
    VERIF_CASES(echiquier[P], 0x00ff000000000000ULL);
    VERIF_CASES(echiquier[p], 0x000000000000ff00ULL);
    VERIF_CASES(echiquier[K], 1ULL << e1);
    VERIF_CASES(echiquier[k], 1ULL << e8);
    VERIF_CASES(echiquier[Q], 1ULL << d1);
    VERIF_CASES(echiquier[r], 1ULL << a8 | 1ULL << h8);
    VERIF_CASES(echiquier[N], 1ULL << b1 | 1ULL << g1);
    VERIF_CASES(echiquier[b], 1ULL << c8 | 1ULL << f8);
    VERIF_CASES(occupations[blancs], 0xffff000000000000ULL);
    VERIF_CASES(occupations[noirs], 0xffffULL);
    VERIF_CASES(occupations[mixte], 0xffff00000000ffffULL);
    VERIF_ENTIER(trait, blancs);
    VERIF_ENTIER(roque, 15);
    VERIF_ENTIER(en_passant, no_sq);
}

VERIF(champs_d_une_fen, "PARSE-FEN-G1 PARSE-FEN-G2")
{
    PREPARER("4k3/8/8/8/3Pp3/8/8/4K2R b K d3 0 1");
    VERIF_ENTIER(trait, noirs);
    VERIF_ENTIER(roque, petit_roque_blanc);
    VERIF_ENTIER(en_passant, d3);
    VERIF_ENTIER(enpassant, d3);
    PREPARER("r3k2r/8/8/8/8/8/8/R3K2R w Qk - 12 34");
    VERIF_ENTIER(roque, grand_roque_blanc + petit_roque_noir);
    VERIF_ENTIER(en_passant, no_sq);
    PREPARER(echiquier_vide);
    VERIF_CASES(occupations[mixte], 0);
    VERIF_ENTIER(trait, noirs);
    VERIF_ENTIER(roque, 0);
    PREPARER("QQQQQQQQ/QQ6/8/8/8/8/8/8 w KQkq -");
    VERIF_ENTIER(nb_bits(echiquier[Q]), 10);
    VERIF_ENTIER(roque, 15);
}

/* Ce qui suit les champs d'une FEN : la suite d'une ligne « position », ou n'importe quoi. */
VERIF(la_suite_ne_compte_pas, "PARSE-FEN-G4")
{
    static const char *suites[] = {
        "", " ", " 0 1", " 12 34 moves e2e4 e7e5\n", " moves e2e4", " 3", " 3 moves", " x", " 0 -1", " 0 1 2 3", "\n",
    };
    int i;

    for (i = 0; i < (int)(sizeof suites / sizeof *suites); i++) {
        char fen[200];

        VERIF_CONTEXTE("suite \"%s\"", suites[i]);
        snprintf(fen, sizeof fen, "4k3/8/8/8/3Pp3/8/8/4K2R b K d3%s", suites[i]);
        PREPARER(fen);
        VERIF_ENTIER(trait, noirs);
        VERIF_ENTIER(roque, petit_roque_blanc);
        VERIF_ENTIER(en_passant, d3);
        VERIF_CASES(echiquier[R], 1ULL << h1);
    }
}

VERIF(trois_champs, "PARSE-FEN-G4")
{
    PREPARER(tricky_position);
    en_passant = e3;
    PREPARER("4k3/8/8/8/8/8/8/4K2R b K");
    VERIF_ENTIER(trait, noirs);
    VERIF_ENTIER(roque, petit_roque_blanc);
    VERIF_ENTIER(en_passant, no_sq);
    VERIF_CASES(echiquier[R], 1ULL << h1);
    VERIF_INDICE("seulement si la chaîne s'arrête là");
    refuser("4k3/8/8/8/8/8/8/4K3 w - moves e1e2");
    refuser("4k3/8/8/8/8/8/8/4K3 w - 0 1");
}

VERIF(les_tableaux, "PRINT-ECHIQUIER-G1")
{
    static const char lettres[] = "PNBRQKpnbrqk", promotions[] = " nbrqk nbrqk";
    int i;

    for (i = 0; i < 64; i++) {
        char nom[3] = { (char)('a' + i % 8), (char)('8' - i / 8), '\0' };

        VERIF_CHAINE(square_to_coordonnees[i], nom);
    }
    for (i = 0; i < 12; i++) {
        VERIF_ENTIER(char_piece[(int)lettres[i]], i);
        VERIF_ENTIER(piece_char[i], promotions[i]);
    }
    for (i = 0; i < 128; i++) {
        if (i == 0 || strchr(lettres, i) == NULL)
            VERIF_ENTIER(char_piece[i], -1);
    }
    VERIF_CHAINE(pieces_unicode[K], "♚");
    VERIF_CHAINE(pieces_unicode[k], "♔");
}

/* Ce qu'écrit print_echiquier. */
static const char *affichage(const char *fen)
{
    preparer(fen);
    verif_capture_debut(STDOUT_FILENO);
    print_echiquier();
    return verif_capture_fin();
}

VERIF(afficher_l_echiquier,
      "PRINT-ECHIQUIER-G1 PRINT-ECHIQUIER-G2 PRINT-ECHIQUIER-G3 PRINT-ECHIQUIER-G4 "
      "PRINT-ECHIQUIER-G5 PRINT-ECHIQUIER-G6")
{
    VERIF_POSITION(position_de_depart);
    VERIF_CHAINE(affichage(position_de_depart),
                 "8  ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖\n7  ♙ ♙ ♙ ♙ ♙ ♙ ♙ ♙\n6  . . . . . . . .\n"
                 "5  . . . . . . . .\n4  . . . . . . . .\n3  . . . . . . . .\n"
                 "2  ♟ ♟ ♟ ♟ ♟ ♟ ♟ ♟\n1  ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜\n   a b c d e f g h\n"
                 "trait : blancs\nen passant : no_sq\nroque : KQkq\névaluation : 0\n");
}

VERIF(afficher_l_etat, "PRINT-ECHIQUIER-G2 PRINT-ECHIQUIER-G5")
{
    {
        VERIF_POSITION(position_de_depart);
        VERIF_CHAINE_CONTIENT(affichage(position_de_depart),
                              "   a b c d e f g h\ntrait : blancs\nen passant : no_sq\nroque : KQkq\n");
    }
    VERIF_POSITION("4k3/8/8/8/8/8/8/4K3 b Kq e3");
    VERIF_CHAINE_CONTIENT(affichage("4k3/8/8/8/8/8/8/4K3 b Kq e3"),
                          "   a b c d e f g h\ntrait : noirs\nen passant : e3\nroque : K--q\n");
}

VERIF(afficher_l_evaluation, "PRINT-ECHIQUIER-G3 PRINT-ECHIQUIER-G6")
{
    char attendu[100];

    snprintf(attendu, sizeof attendu, "\nroque : KQkq\névaluation : %d\n", 105);
    VERIF_POSITION(tricky_position);
    VERIF_CHAINE_CONTIENT(affichage(tricky_position), attendu);
}

VERIF(plusieurs_pieces_sur_une_case, "PRESENCE-G3")
{
    PREPARER(echiquier_vide);
    set_bit(echiquier[N], e4);
    set_bit(echiquier[q], e4);
    VERIF_INDICE("la première dans l'ordre de P à k");
    VERIF_ENTIER(presence_sq(e4), N);
}

VERIF(presence_sur_n_importe_quel_contenu, "PRESENCE-G3")
{
    unsigned tour;
    int i;

    for (tour = 0; tour < 100; tour++) {
        VERIF_CONTEXTE("contenu quelconque, tour %u", tour);
        abimer_l_etat(tour);
        VERIF_ETAT_INCHANGE({
            for (i = 0; i < 64; i++)
                VERIF_VRAI(presence_sq(i) >= -1 && presence_sq(i) < 12);
        });
    }
}

VERIF(afficher_n_importe_quel_contenu, "PRINT-ECHIQUIER-G5")
{
    unsigned tour;

    for (tour = 0; tour < 100; tour++) {
        VERIF_CONTEXTE("contenu quelconque, tour %u", tour);
        abimer_l_etat(tour);
        VERIF_ETAT_INCHANGE(print_echiquier());
    }
    abimer_l_etat(4);
    trait = 9;
    en_passant = -5;
    verif_capture_debut(STDOUT_FILENO);
    print_echiquier();
    VERIF_CHAINE_CONTIENT(verif_capture_fin(), "trait : 9\nen passant : no_sq\n");
}

VERIF_PROGRAMME(
    VERIF_LIGNE(presence_hors_de_l_echiquier),
    VERIF_LIGNE(presence),
    VERIF_LIGNE(fen_null),
    VERIF_LIGNE(fen_mal_ecrites),
    VERIF_LIGNE(droits_de_chess960),
    VERIF_LIGNE(une_ligne_dit_pourquoi),
    VERIF_LIGNE(une_fen_refusee_n_arrete_rien),
    VERIF_LIGNE(rien_en_mode_silence),
    VERIF_LIGNE(position_du_debut),
    VERIF_LIGNE(champs_d_une_fen),
    VERIF_LIGNE(la_suite_ne_compte_pas),
    VERIF_LIGNE(trois_champs),
    VERIF_LIGNE(les_tableaux),
    VERIF_LIGNE(afficher_l_echiquier),
    VERIF_LIGNE(afficher_l_etat),
    VERIF_LIGNE(afficher_l_evaluation),
    VERIF_LIGNE(plusieurs_pieces_sur_une_case),
    VERIF_LIGNE(presence_sur_n_importe_quel_contenu),
    VERIF_LIGNE(afficher_n_importe_quel_contenu))
