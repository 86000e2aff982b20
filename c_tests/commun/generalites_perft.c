/* echecs_commun.h : echecs_perft. */
#include "generalites.h"

#define PAT "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"

#include <limits.h>

/* Un appel refusé : le code, et *feuilles inchangé. */
static void verifie_perft_refuse(const char *fen, int profondeur, type_erreur code)
{
    unsigned long long feuilles = 123456789;
    type_erreur rendu = pas_erreur;

    VERIF_POSITION(fen);
    VERIF_APPEL("echecs_perft(\"%s\", %d, &feuilles)", fen != NULL ? fen : "(NULL)", profondeur);
    VERIF_INDICE("un appel refusé rend le code de la clause et laisse *feuilles comme avant");
    VERIF_INCHANGE(&feuilles, sizeof feuilles, rendu = echecs_perft(fen, profondeur, &feuilles));
    VERIF_CODE(rendu, code, nommer);
}

VERIF(perft_sans_fen, "PERFT-N1 PERFT-G3")
{
    verifie_perft_refuse(NULL, 1, erreur_pointeur_nul);
}

VERIF(perft_profondeur_hors_limites, "PERFT-N2 PERFT-G3")
{
    static const int profondeurs[] = { INT_MIN, -1, 21, 64, INT_MAX };
    size_t i;

    for (i = 0; i < sizeof profondeurs / sizeof *profondeurs; i++)
        verifie_perft_refuse(DEPART, profondeurs[i], erreur_argument_hors_limites);
}

VERIF(perft_profondeur_vingt, "PERFT-N2 PERFT-G1")
{
    unsigned long long feuilles = 1;

    VERIF_POSITION(PAT);
    VERIF_INDICE("les noirs sont pat : aucune suite d'au moins un coup");
    VERIF_STDERR("", VERIF_CODE(echecs_perft(PAT, 20, &feuilles), pas_erreur, nommer));
    VERIF_NATUREL(feuilles, 0);
}

VERIF(perft_sans_feuilles, "PERFT-N3")
{
    VERIF_INDICE("il faut un endroit où écrire le nombre");
    VERIF_CODE(echecs_perft(DEPART, 1, NULL), erreur_pointeur_nul, nommer);
}

VERIF(perft_fen_refusee, "PERFT-G5 PERFT-G3")
{
    static const char *const refusees[] = {
        REFUSEE, "", "8/8/8/8/8/8/8/8 w - - 0 1", "\xff\x1b[2J",
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
    };
    size_t i;

    for (i = 0; i < sizeof refusees / sizeof *refusees; i++) {
        type_erreur code = echecs_verifier_fen(refusees[i], NULL, 0);

        VERIF_VRAI(code != pas_erreur);
        verifie_perft_refuse(refusees[i], (int)i % 2, code);
    }
    VERIF_INDICE("une FEN refusée n'est pas une faute du programme");
    echecs_choisir_contrats(contrats_arret);
    VERIF_STDERR("", verifie_perft_refuse(REFUSEE, 1, erreur_fen_trait));
    VERIF_CHAINE(echecs_derniere_erreur(), "");
}

VERIF(perft_de_positions_sans_partie, "PERFT-G4")
{
    static const struct {
        const char *fen;
        int profondeur;
        unsigned long long feuilles;
    } connues[] = {
        { "5R2/2P5/8/4k3/8/3rK2r/8/8 w - - 0 1", 3, 1030 },
        { "1rrrrrk1/1PPPPPPP/8/8/8/8/8/6K1 b - - 0 1", 1, 3 },
        { "kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1", 1, 270 },
        { "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", 1, 5 },
    };
    unsigned long long feuilles = 0;
    size_t i;

    for (i = 0; i < sizeof connues / sizeof *connues; i++) {
        VERIF_POSITION(connues[i].fen);
        VERIF_VRAI(echecs_verifier_fen(connues[i].fen, NULL, 0) != pas_erreur);
        VERIF_INDICE("un échec impossible ou trop de pièces n'empêchent pas de compter");
        VERIF_STDERR("", VERIF_CODE(echecs_perft(connues[i].fen, connues[i].profondeur, &feuilles), pas_erreur, nommer));
        VERIF_NATUREL(feuilles, connues[i].feuilles);
    }
}

VERIF(perft_d_une_position_qui_a_deux_defauts, "PERFT-G4 PERFT-G3")
{
    static const char fen[] = "4k3/8/8/8/QQQQQQQQ/QQQQQQQQ/Q7/4K3 w - - 0 1";

    VERIF_POSITION(fen);
    VERIF_CODE(echecs_verifier_fen(fen, NULL, 0), erreur_position_pieces, nommer);
    verifie_perft_refuse(fen, 1, erreur_position_roi_adverse_en_echec);
}

VERIF(perft_du_depart, "PERFT-G1")
{
    static const unsigned long long attendus[] = { 20, 400, 8902, 197281 };
    unsigned long long feuilles = 0;
    int i;

    VERIF_POSITION(DEPART);
    for (i = 1; i <= 4; i++) {
        VERIF_CONTEXTE("profondeur %d", i);
        VERIF_STDERR("", VERIF_CODE(echecs_perft(DEPART, i, &feuilles), pas_erreur, nommer));
        VERIF_NATUREL(feuilles, attendus[i - 1]);
    }
}

VERIF(perft_de_kiwipete, "PERFT-G1")
{
    static const unsigned long long attendus[] = { 48, 2039, 97862 };
    unsigned long long feuilles = 0;
    int i;

    VERIF_POSITION(KIWIPETE);
    for (i = 1; i <= 3; i++) {
        VERIF_CONTEXTE("profondeur %d", i);
        VERIF_CODE(echecs_perft(KIWIPETE, i, &feuilles), pas_erreur, nommer);
        VERIF_NATUREL(feuilles, attendus[i - 1]);
    }
}

VERIF(perft_de_profondeur_zero, "PERFT-G2")
{
    unsigned long long feuilles = 0;

    VERIF_POSITION(PAT);
    VERIF_INDICE("à la profondeur 0, la seule suite est la suite vide");
    VERIF_CODE(echecs_perft(PAT, 0, &feuilles), pas_erreur, nommer);
    VERIF_NATUREL(feuilles, 1);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(perft_sans_fen),
    VERIF_LIGNE(perft_profondeur_hors_limites),
    VERIF_LIGNE(perft_profondeur_vingt),
    VERIF_LIGNE(perft_sans_feuilles),
    VERIF_LIGNE(perft_fen_refusee),
    VERIF_LIGNE(perft_de_positions_sans_partie),
    VERIF_LIGNE(perft_d_une_position_qui_a_deux_defauts),
    VERIF_LIGNE(perft_du_depart),
    VERIF_LIGNE(perft_de_kiwipete),
    VERIF_LIGNE(perft_de_profondeur_zero))
