/* echecs_commun.h : echecs_verifier_fen. */
#include "generalites.h"

#include <stdint.h>

VERIF(fen_nulle, "FEN-N1")
{
    char raison[20] = "à effacer";

    VERIF_CODE(echecs_verifier_fen(NULL, raison, sizeof raison), erreur_pointeur_nul, nommer);
    VERIF_INDICE("un texte est vide après une clause non respectée");
    VERIF_CHAINE(raison, "");
    VERIF_CODE(echecs_verifier_fen(NULL, NULL, 0), erreur_pointeur_nul, nommer);
}

VERIF(raison_nulle, "FEN-N2")
{
    VERIF_INDICE("raison ne peut être NULL que si taille vaut 0, même quand la FEN est bonne");
    VERIF_CODE(echecs_verifier_fen(DEPART, NULL, 1), erreur_pointeur_nul, nommer);
    VERIF_CODE(echecs_verifier_fen("", NULL, SIZE_MAX), erreur_pointeur_nul, nommer);
}

VERIF(raison_nulle_de_taille_nulle, "FEN-N2 FEN-G5")
{
    VERIF_INDICE("sans tampon, le code est rendu comme d'habitude");
    VERIF_STDERR("", {
        VERIF_CODE(echecs_verifier_fen(DEPART, NULL, 0), pas_erreur, nommer);
        VERIF_CODE(echecs_verifier_fen("", NULL, 0), erreur_fen_champs, nommer);
    });
}

VERIF(fen_possible, "FEN-G1")
{
    static const char *const fens[] = { DEPART, KIWIPETE, "8/8/8/8/8/4k3/8/4K3 b - - 99 70",
                                        "4k3/44/121211/8/8/8/8/4K3 w - - 0 1",
                                        "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3" };
    char raison[80];
    size_t i;

    for (i = 0; i < sizeof fens / sizeof *fens; i++) {
        VERIF_POSITION(fens[i]);
        VERIF_REMPLIR(raison, sizeof raison);
        VERIF_STDERR("", VERIF_CODE(echecs_verifier_fen(fens[i], raison, sizeof raison), pas_erreur, nommer));
        VERIF_CHAINE(raison, "");
    }
}

static void verifie_admises(const char *const *fens, size_t nombre)
{
    char raison[80];
    size_t i;

    for (i = 0; i < nombre; i++) {
        VERIF_POSITION(fens[i]);
        VERIF_CODE(echecs_verifier_fen(fens[i], raison, sizeof raison), pas_erreur, nommer);
        VERIF_CHAINE(raison, "");
    }
}

VERIF(fen_abregee, "FEN-G7")
{
    static const char *const fens[] = {
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq",
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq -",
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 12",
    };

    verifie_admises(fens, sizeof fens / sizeof *fens);
}

VERIF(fen_avec_d_autres_blancs, "FEN-G7")
{
    static const char *const fens[] = {
        "  4k3/8/8/8/8/8/8/4K3   w - - 0 1\r\n",
        "\n\t4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3\tw\t-\t-\t0\t1",
        "4k3/8/8/8/8/8/8/4K3_w_-_-_0_1",
        "r3k2r/8/8/8/8/8/8/R3K2R w qQkK - 0 1",
    };

    verifie_admises(fens, sizeof fens / sizeof *fens);
}

VERIF(fen_de_chess960, "FEN-G8")
{
    static const char *const fens[] = {
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        "nrbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBNR w KQkq - 0 1",
    };

    verifie_admises(fens, sizeof fens / sizeof *fens);
}

typedef struct {
    const char *fen;
    type_erreur code;
    int place;
    const char *indice;
} refus;

static void verifie_refus(const refus *attendus, size_t nombre)
{
    char raison[200], debut[40];
    type_erreur code = pas_erreur;
    size_t i;

    for (i = 0; i < nombre; i++) {
        VERIF_POSITION(attendus[i].fen);
        VERIF_APPEL("echecs_verifier_fen(\"%s\", raison, sizeof raison)", attendus[i].fen);
        VERIF_INDICE(attendus[i].indice != NULL ? attendus[i].indice
                                                : "quel champ est fautif, et à partir d'où ?");
        VERIF_REMPLIR(raison, sizeof raison);
        VERIF_STDERR("", code = echecs_verifier_fen(attendus[i].fen, raison, sizeof raison));
        raison[sizeof raison - 1] = '\0';
        VERIF_CODE(code, attendus[i].code, nommer);
        snprintf(debut, sizeof debut, "caractère %d : ", attendus[i].place);
        VERIF_CHAINE_COMMENCE(raison, debut);
        VERIF_VRAI(strlen(raison) > strlen(debut));
    }
    VERIF_INDICE("une chaîne refusée n'est pas une clause non respectée");
    VERIF_CHAINE(echecs_derniere_erreur(), "");
}

VERIF(fen_mal_ecrite, "FEN-G2 FEN-G4")
{
    static const refus attendus[] = {
        { "", erreur_fen_champs, 1, NULL },
        { "4k3/8/8/8/8/8/8/4K3", erreur_fen_champs, 20, NULL },
        { "4k3/8/8/8/8/8/8/4K3 w", erreur_fen_champs, 22, NULL },
        { "4k3/8/8/8/8/8/8/4K2 w - - 0 1", erreur_fen_placement, 20, NULL },
        { "4k3/8/8/8/8/8/8/4K3 w - - 0 1 encore", erreur_fen_champs, 31, NULL },
        { "4k3/8/8/8/8/8/8/4x3 w - - 0 1", erreur_fen_placement, 18, NULL },
        { "4k3/8/8/8/8/8/8/4é3 w - - 0 1", erreur_fen_placement, 18, NULL },
        { "4k3/9/8/8/8/8/8/4K3 w - - 0 1", erreur_fen_placement, 5, NULL },
        { "4k3/7/8/8/8/8/8/4K3 w - - 0 1", erreur_fen_placement, 6, NULL },
        { "4k3/8p/8/8/8/8/8/4K3 w - - 0 1", erreur_fen_placement, 6, NULL },
        { "8", erreur_fen_placement, 2, NULL },
        { "4k3/8/4K3 w - - 0 1", erreur_fen_placement, 10, NULL },
        { "4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", erreur_fen_placement, 18, NULL },
        { "4k3/8/8/8/8/8/8/4K3 noirs - - 0 1", erreur_fen_trait, 21, NULL },
        { "4k3/8/8/8/8/8/8/4K3 w Kx - 0 1", erreur_fen_roque, 24, NULL },
        { "4k3/8/8/8/8/8/8/4K3 w - e9 0 1", erreur_fen_prise_en_passant, 25, NULL },
        { "4k3/8/8/8/8/8/8/4K3 w - - -1 1", erreur_fen_compteurs, 27, NULL },
        { "4k3/8/8/8/8/8/8/4K3 w - - 0 un", erreur_fen_compteurs, 29, NULL },
        { "4k3/8/8/8/8/8/8/4K3 w KK - 0 1", erreur_fen_roque, 24, NULL },
        { "4k3/8/8/8/8/8/8/4K3 ww - - 0 1", erreur_fen_trait, 21, NULL },
        { "4k3/8/8/8/8/8/8/4K3 w - e33 0 1", erreur_fen_prise_en_passant, 25, NULL },
        { "4k3/8/8/8/8/8/8/4K3 w - - 0 1.5", erreur_fen_compteurs, 29, NULL },
        { "4k3/8/8/8/8/8/8/4K3 w - - 2147483648 1", erreur_fen_compteurs, 27, NULL },
        { "4k3/8/8/8/8/8/8/4K3 x x e9 -1 -1", erreur_fen_trait, 21, NULL },
        { "  ", erreur_fen_champs, 1, NULL },
        { " 4k3/8/8/8/8/8/8/4K3 w \n", erreur_fen_champs, 23, "les espaces finales ne comptent pas" },
        { "4k3/8/4K3  ", erreur_fen_placement, 10, NULL },
    };

    verifie_refus(attendus, sizeof attendus / sizeof *attendus);
}

VERIF(pieces_promues, "FEN-G1 FEN-G3")
{
    static const char *possibles[] = {
        "4k3/8/8/8/8/8/8/QQQQKQQQ b - - 0 1",
        "8/8/k7/8/8/8/3QQQQQ/1QQQQ2K b - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/Q7/1PPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/B7/1PPPPPPP/RNBQKBNR w KQkq - 0 1",
        "4k3/8/8/8/8/8/8/B1B1K3 w - - 0 1",
        "4k3/8/8/8/8/N6N/PPPPPP2/R3KR1R w - - 0 1",
        "4k3/pppppppp/8/8/8/8/PPPPPPPP/2B1KB2 w - - 0 1",
    };
    static const refus attendus[] = {
        { "4k3/8/8/8/8/8/PPPPPPPP/3QKQ2 w - - 0 1", erreur_position_pieces, 1,
          "huit pions et deux dames" },
        { "4k3/pppppppp/8/8/8/r6r/8/4K2r b - - 0 1", erreur_position_pieces, 1,
          "huit pions et trois tours" },
        { "4k3/8/8/8/8/N6N/PPPPPPP1/N3K2N w - - 0 1", erreur_position_pieces, 1,
          "sept pions et quatre cavaliers" },
        { "4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1", erreur_position_pieces, 1,
          "huit pions et deux fous sur des cases de la même couleur" },
        { "4k3/8/8/8/8/Q6R/PPPPPPP1/R2QKR2 w - - 0 1", erreur_position_pieces, 1,
          "sept pions, une dame de trop et une tour de trop" },
    };
    size_t i;

    for (i = 0; i < sizeof possibles / sizeof *possibles; i++) {
        VERIF_POSITION(possibles[i]);
        VERIF_CODE(echecs_verifier_fen(possibles[i], NULL, 0), pas_erreur, nommer);
    }
    verifie_refus(attendus, sizeof attendus / sizeof *attendus);
}

VERIF(position_impossible, "FEN-G3 FEN-G4")
{
    static const refus attendus[] = {
        { "8/8/8/8/8/8/8/8 w - - 0 1", erreur_position_vide, 1,
          "il faut au moins les deux rois" },
        { "8/8/8/8/8/8/8/4K3 w - - 0 1", erreur_position_rois, 1,
          "il faut exactement un roi de chaque couleur" },
        { "4k3/8/8/8/8/8/8/4KK2 w - - 0 1", erreur_position_rois, 1,
          "il faut exactement un roi de chaque couleur" },
        { "4k3/qqqqqqqq/qqqqqqqq/8/8/8/8/4K3 w - - 0 1", erreur_position_pieces, 1,
          "pas plus de 16 pièces par camp, ni plus de pièces promues que de pions en moins" },
        { "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", erreur_position_pions, 1,
          "pas plus de 8 pions par camp, aucun sur les rangées 1 et 8" },
        { "4k2P/8/8/8/8/8/8/4K3 w - - 0 1", erreur_position_pions, 1,
          "pas plus de 8 pions par camp, aucun sur les rangées 1 et 8" },
        { "4k3/8/8/8/8/8/4K3/8 w K - 0 1", erreur_position_roque, 23,
          "un droit de roque demande le roi et la tour sur leur rangée de départ, et un seul par côté" },
        { "4k3/8/8/8/8/8/8/4K3 w Q - 0 1", erreur_position_roque, 23,
          "un droit de roque demande le roi et la tour sur leur rangée de départ, et un seul par côté" },
        { "4k3/8/8/8/8/8/8/4K3 w - e6 0 1", erreur_position_prise_en_passant, 25,
          "un pion adverse doit venir de passer par cette case" },
        { "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", erreur_position_roi_adverse_en_echec, 1,
          "le camp qui vient de jouer ne peut pas être resté en échec" },
        { "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1", erreur_position_echec_impossible, 1,
          "combien de pièces donnent l'échec, lesquelles, et sur quelle ligne ?" },
        { "4k3/8/8/8/8/8/8/4KRR1 w FG - 0 1", erreur_position_roque, 26,
          "un droit de roque demande le roi et la tour sur leur rangée de départ, et un seul par côté" },
        { "4k3/8/8/8/8/8/8/4K2R w KH - 0 1", erreur_position_roque, 25,
          "deux lettres différentes pour un même droit sont bien écrites" },
        { "4k3/8/8/8/8/8/8/4K3 w - e4 0 1", erreur_position_prise_en_passant, 25,
          "un pion adverse doit venir de passer par cette case" },
        { "4k3/8/4p3/8/8/8/8/4K3 w - e6 0 1", erreur_position_prise_en_passant, 27,
          "un pion adverse doit venir de passer par cette case" },
        { "R3k2R/8/8/8/8/8/8/4K3 b - - 0 1", erreur_position_echec_impossible, 1,
          "combien de pièces donnent l'échec, lesquelles, et sur quelle ligne ?" },
        { "4k3/3P4/5N2/8/8/8/8/K3R3 b - - 0 1", erreur_position_echec_impossible, 1,
          "combien de pièces donnent l'échec, lesquelles, et sur quelle ligne ?" },
        { "4k3/PPPPPPPP/P7/8/8/8/8/4K3 w - - 0 1", erreur_position_pions, 1,
          "pas plus de 8 pions par camp, aucun sur les rangées 1 et 8" },
        { "4k3/8/8/8/QQQQQQQQ/PPPPPPPP/8/4K3 w - - 0 1", erreur_position_pieces, 1,
          "pas plus de 16 pièces par camp, ni plus de pièces promues que de pions en moins" },
        { "4k3/8/8/8/8/8/4Q3/4K3 w - e6 0 1", erreur_position_prise_en_passant, 27,
          "un pion adverse doit venir de passer par cette case" },
    };

    verifie_refus(attendus, sizeof attendus / sizeof *attendus);
}

VERIF(raison_coupee_entre_deux_caracteres, "FEN-G5")
{
    char entiere[200], tampon[200];
    size_t taille, garde, i;

    VERIF_CODE(echecs_verifier_fen(REFUSEE, entiere, sizeof entiere), erreur_fen_trait, nommer);
    VERIF_CHAINE_CONTIENT(entiere, "caractère");
    for (taille = 0; taille <= strlen(entiere) + 2; taille++) {
        VERIF_CONTEXTE("taille %zu", taille);
        VERIF_REMPLIR(tampon, sizeof tampon);
        VERIF_CODE(echecs_verifier_fen(REFUSEE, tampon, taille), erreur_fen_trait, nommer);
        garde = taille == 0 ? 0 : taille - 1;
        if (garde > strlen(entiere))
            garde = strlen(entiere);
        /* Un octet 10xxxxxx est la suite d'un caractère. */
        while (((unsigned char)entiere[garde] & 0xC0) == 0x80)
            garde--;
        VERIF_INDICE("ni octet de trop, ni caractère coupé, ni zéro final oublié");
        VERIF_VRAI(memcmp(tampon, entiere, garde) == 0);
        if (taille > 0)
            VERIF_ENTIER((unsigned char)tampon[garde], '\0');
        for (i = taille == 0 ? 0 : garde + 1; i < sizeof tampon; i++)
            VERIF_JAMAIS_ECRIT(tampon + i, 1);
    }
}

VERIF(raison_de_taille_nulle_est_intacte, "FEN-G5")
{
    char raison[4] = "abc";

    VERIF_INCHANGE(raison, sizeof raison,
                   VERIF_CODE(echecs_verifier_fen(REFUSEE, raison, 0), erreur_fen_trait, nommer));
    VERIF_INCHANGE(raison, sizeof raison,
                   VERIF_CODE(echecs_verifier_fen(DEPART, raison, 0), pas_erreur, nommer));
}

VERIF(raison_au_dessus_de_la_fen, "FEN-G5")
{
    char tampon[200] = REFUSEE;

    VERIF_INDICE("la fen est lue avant que la raison soit écrite");
    VERIF_CODE(echecs_verifier_fen(tampon, tampon, sizeof tampon), erreur_fen_trait, nommer);
    VERIF_CHAINE_COMMENCE(tampon, "caractère 17 : ");
}

/* Le texte est-il de l'UTF-8 sans caractère de contrôle ? */
static int est_affichable(const char *texte)
{
    const unsigned char *p = (const unsigned char *)texte;
    int suites = 0;

    for (; *p != '\0'; p++) {
        if (suites > 0) {
            if ((*p & 0xC0) != 0x80)
                return 0;
            suites--;
        } else if (*p >= 0xF0) {
            suites = 3;
        } else if (*p >= 0xE0) {
            suites = 2;
        } else if (*p >= 0xC2) {
            suites = 1;
        } else if (*p < 0x20 || *p >= 0x7f) {
            return 0;
        }
    }
    return suites == 0;
}

VERIF(raison_toujours_affichable, "FEN-G6")
{
    static const char *const debuts[] = { "", "8/", DEPART " ",
                                          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR ",
                                          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ",
                                          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq ",
                                          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - " };
    char fen[120], raison[300];
    size_t i;
    int octet;

    for (i = 0; i < sizeof debuts / sizeof *debuts; i++) {
        for (octet = 1; octet < 256; octet++) {
            snprintf(fen, sizeof fen, "%s%cx", debuts[i], octet);
            VERIF_POSITION(fen);
            VERIF_VRAI(echecs_verifier_fen(fen, raison, sizeof raison) != pas_erreur);
            VERIF_VRAI(raison[0] != '\0' && est_affichable(raison));
        }
    }
}

VERIF(fen_tres_longue, "FEN-G2 FEN-G5")
{
    static const char *const debuts[] = { "", "8/", DEPART " x",
                                          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR " };
    static const char remplissages[] = { 'x', '8', '/', ' ', 'K', '\xff' };
    enum { longueur = 100000 };
    char *fen = (char *)malloc(longueur + 1);
    char raison[300];
    size_t i, j;

    VERIF_NON_NUL(fen);
    for (i = 0; i < sizeof debuts / sizeof *debuts; i++) {
        for (j = 0; j < sizeof remplissages; j++) {
            VERIF_CONTEXTE("\"%s\", puis l'octet 0x%02X jusqu'à 100000 octets", debuts[i],
                           (unsigned char)remplissages[j]);
            memset(fen, remplissages[j], longueur);
            memcpy(fen, debuts[i], strlen(debuts[i]));
            fen[longueur] = '\0';
            VERIF_VRAI(echecs_verifier_fen(fen, raison, sizeof raison) != pas_erreur);
            VERIF_VRAI(strlen(raison) < sizeof raison - 1);
            VERIF_VRAI(est_affichable(raison));
        }
    }
    free(fen);
}

VERIF(les_raisons_changent_de_langue, "FEN-G9 LANGUE-G2")
{
    char raison[ECHECS_PHRASE_MAX];

    echecs_choisir_langue(langue_anglais);
    VERIF_CODE(echecs_verifier_fen(REFUSEE, raison, sizeof raison), erreur_fen_trait, nommer);
    VERIF_CHAINE(raison, "character 17: the side to move \"x\" must be w (White) or b (Black)");
    echecs_choisir_langue(langue_francais);
    VERIF_CODE(echecs_verifier_fen(REFUSEE, raison, sizeof raison), erreur_fen_trait, nommer);
    VERIF_CHAINE(raison, "caractère 17 : le trait « x » doit être w (blancs) ou b (noirs)");
}

VERIF_PROGRAMME(
    VERIF_LIGNE(les_raisons_changent_de_langue),
    VERIF_LIGNE(fen_nulle),
    VERIF_LIGNE(raison_nulle),
    VERIF_LIGNE(raison_nulle_de_taille_nulle),
    VERIF_LIGNE(fen_possible),
    VERIF_LIGNE(fen_abregee),
    VERIF_LIGNE(fen_avec_d_autres_blancs),
    VERIF_LIGNE(fen_de_chess960),
    VERIF_LIGNE(fen_mal_ecrite),
    VERIF_LIGNE(pieces_promues),
    VERIF_LIGNE(position_impossible),
    VERIF_LIGNE(raison_coupee_entre_deux_caracteres),
    VERIF_LIGNE(raison_de_taille_nulle_est_intacte),
    VERIF_LIGNE(raison_au_dessus_de_la_fen),
    VERIF_LIGNE(raison_toujours_affichable),
    VERIF_LIGNE(fen_tres_longue))
